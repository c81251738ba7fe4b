# 6. bierze! na stronie
tile-label = { $tile }, { $heads ->
    [one] { $heads } głowa byka
    [few] { $heads } głowy byka
   *[many] { $heads } głów byka
}
track-label = Punkty: { $scores }. Tor punktów biegnie od { $low } do { $high }; koniczyny na { $clovers }.
rows-label = Rzędy
row-name = Rząd { $row }
row-label = Rząd { $row }: { $tiles }. Wolne: { $fields }. { $heads ->
    [one] Leży tam { $heads } głowa byka
    [few] Leżą tam { $heads } głowy byka
   *[many] Leży tam { $heads } głów byka
}
row-empty = Rząd { $row } jest pusty: { $fields }
lies-skipped = pominięte
luck-cards = { $cards ->
    [one] { $cards } karta szczęścia
    [few] { $cards } karty szczęścia
   *[many] { $cards } kart szczęścia
}
field-plain = bez efektu
field-take = zabierz rząd
field-take-heads = zabierz rząd, strata głów
field-take-tiles = zabierz płytki rzędu
field-two = zagrajcie po dwie
field-tile = dobierz płytkę
field-card = dobierz kartę
field-good = { $heads ->
    [one] plus głowy płytki
   *[other] plus podwójne głowy
}
field-bad = { $heads ->
    [one] minus głowy płytki
   *[other] minus podwójne głowy
}
field-points = { $points }
preview = Rząd { $row }, pole { $field }: { $what }
piles-left = Zostało w stosach
round-now = Runda { $round }
place-in-line = W kolejności dokładania
cards-toggle = Karty
hand-toggle = Płytki
cards-label = Twoje karty
no-cards = Nie masz żadnych kart
choose-row-for = Rząd dla karty { $card }
choose-restart = Wybierz pusty rząd
choose-heads = Płytki, które liczą się dla ciebie
choose-luck = Karty szczęścia, które bierzesz
choose-tile = Wybierz płytkę
choose-second = Wybierz drugą płytkę
choose-swap = Wybierz płytkę do odkrycia
choose-row = Wybierz rząd
choose-heads-count = { $count ->
    [one] Wybierz { $count } płytkę
    [few] Wybierz { $count } płytki
   *[many] Wybierz { $count } płytek
}
choose-cards = Wybierz karty szczęścia
do-lay = Wyłóż { $tile }
do-amend = Zmień na { $tile }
do-back = Cofnij { $number }
do-place = Dołóż { $number }
do-card = Zagraj { $card }
do-stop = Zatrzymaj rząd { $number }
do-insert = Na początek rzędu { $number }
do-ascending = Do rzędu { $number }
do-restart = Zacznij rząd { $number }
do-swap = Zamień na { $number }
do-two = Zagraj też { $number }
do-heads = { $tiles } dla mnie
do-take = Weź { $cards }
with-points = { $what }: { $points }
back = Wstecz
one-moment = Chwileczkę
over-button = Koniec gry
seat-left = Zostało na końcu
option-version = Wersja
option-version-basic = podstawowa
option-version-basic-luck = podstawowa ze szczęściem
option-version-advanced = zaawansowana
option-version-advanced-luck = zaawansowana ze szczęściem
option-round_limit = Najwyżej rund
