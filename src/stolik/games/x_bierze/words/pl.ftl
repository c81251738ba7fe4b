# Plansza w terminalu
round = Runda { $round } z { $rounds }
small-figures = Małe cyfry to bycze głowy; karta bez cyfry ma jedną.
row = Rząd { $row }
x-pile = stos X
hand = Twoja ręka
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
ready = gotowe
to-place = dołoży { $card }
taken = Zabrane karty
seen = widziane

# Co zrobić
notation = karta (57), rząd do zabrania (row 2) albo zabrana karta do rzędu X (keep 41)
ask-choose = Wybierz kartę do zagrania
ask-take-row = { $card } jest niższa od końca każdego rzędu: wybierz rząd do zabrania (na przykład row 1)
ask-keep = Wybierz jedną z zabranych kart do swojego rzędu X (na przykład keep { $card })

# Co się stało
event-round-started = Zaczyna się runda { $round }.
event-row-started = { $card } rozpoczyna rząd { $row }.
event-dealt = { $seat }: rozdano { $card }.
event-dealt-hidden = { $seat }: rozdano kartę.
event-sealed = { $seat }: wybrana karta { $card }.
event-sealed-hidden = { $seat }: karta wybrana.
event-amended = { $seat }: wybór zmieniony na { $card }.
event-amended-hidden = { $seat }: wybór zmieniony.
event-revealed = { $seat }: odkryto { $card }.
event-placed = { $seat }: { $card } trafia do rzędu { $row }.
event-too-low = { $seat }: { $card } jest niższa od końca każdego rzędu.
event-took-row = { $seat }: zabrany rząd { $row } ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}); zaczyna go od nowa { $card }.
event-x-row-dumped = { $seat }: rząd X ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}) trafia na stos X.
event-to-x-row = { $seat }: { $card } trafia do rzędu X.
event-to-hand = { $seat }: { $card } trafia na rękę.
event-round-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w tej rundzie, razem { $total }.
event-game-over = Koniec gry.
