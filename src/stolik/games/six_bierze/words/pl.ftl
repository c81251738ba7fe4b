# Plansza w terminalu
round = Runda { $round }.
plays-two = Wszyscy zagrywają po dwie płytki.
heads = { $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tiles = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
action-cards = { $cards ->
    [one] { $cards } karta akcji
    [few] { $cards } karty akcji
   *[many] { $cards } kart akcji
}
face-down = zakryte: { $tiles }
to-place = do dołożenia: { $tiles }
left = zostało: { $tiles }
draw-pile = Stos płytek: { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
   *[many] { $tiles } płytek
}
action-pile = Stos kart akcji: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
luck-piles = Karty szczęścia: +5 ×{ $fives }, dodatnie głowy ×{ $heads }
hand = Twoje płytki
chosen = Zakryte
own-cards = Twoje karty akcji
card-stop = Stop!
card-swap = Zamiana płytek
card-skip = Pominięcie
card-insert = Dołóż na początku
card-ascending = Dołóż rosnąco
card-two = Zagraj dwie płytki
luck-five = +5
luck-heads = Dodatnie głowy

# Co zrobić
notation = płytka do zagrania (57); przed dołożeniem: place (dołóż), stop 2, swap 22, skip, insert 3, ascending 4, two 31, luck +5, luck heads 23 83; potem: take +5 heads, restart 5; zmiana wyłożonej płytki: back 57
ask-choose = Wybierz płytkę do zagrania
ask-cards = Zagraj kartę albo dołóż { $tile } (place)
ask-draw-luck = Wybierz karty szczęścia do wzięcia (take +5 heads)
ask-restart = Wybierz pusty rząd dla { $tile } (restart 5)

# Co się stało
event-dealt = { $seat }: rozdano { $tile }.
event-dealt-hidden = { $seat }: rozdano płytkę.
event-row-started = { $tile } rozpoczyna rząd { $row }.
event-action-dealt = { $seat }: rozdano kartę { $card }.
event-action-dealt-hidden = { $seat }: rozdano kartę akcji.
event-round-started = Zaczyna się runda { $round }; każdy zagrywa { $plays ->
    [one] jedną płytkę
    [few] { $plays } płytki
   *[many] { $plays } płytek
}.
event-lot-started = Wszyscy dobierają nowe płytki.
event-laid = { $seat }: wybrana płytka { $tile }.
event-laid-hidden = { $seat }: płytka wyłożona.
event-laid-instead = { $seat }: wybór zmieniony na { $tile }.
event-laid-instead-hidden = { $seat }: wyłożona inna płytka.
event-taken-back = { $seat }: cofnięta płytka { $tile }.
event-taken-back-hidden = { $seat }: płytka cofnięta.
event-revealed = { $seat }: odkryta płytka { $tile }.
event-action-played = { $seat }: zagrana karta { $card }.
event-stopped = { $seat }: zatrzymany rząd { $row }.
event-swapped = { $seat }: { $tile } wraca za zasłonkę, odkryta płytka { $other }.
event-skipped = { $seat }: { $tile } pomija pole.
event-chose-insert = { $seat }: { $tile } trafia na początek rzędu { $row }.
event-chose-ascending = { $seat }: dla { $tile } wybrany rząd { $row }.
event-played-two = { $seat }: odkryta jeszcze płytka { $tile }; wszystkie własne płytki trafiają teraz na planszę.
event-luck-played = { $seat }: zagrana karta szczęścia { $luck }.
event-heads-chosen = { $tile } liczy się na plus dla { $seat }: { $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}.
event-placed = { $seat }: { $tile } trafia do rzędu { $row }, pole { $field }.
event-moved-up = { $tile } przesuwa się na pole { $field } rzędu { $row }.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; znacznik przesuwa się o { $moved } na { $total }.
event-markers-lifted = Znaczniki Stop! schodzą z planszy.
event-took-row = { $seat }: rząd { $row } zabrany płytką { $tile }.
event-to-box = { $tile } trafia do pudełka ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}).
event-to-screen = { $seat }: { $tile } trafia za zasłonkę.
event-restarted = { $seat }: { $tile } rozpoczyna rząd { $row }.
event-tile-drawn = { $seat }: dobrana płytka { $tile }.
event-tile-drawn-hidden = { $seat }: płytka dobrana.
event-action-drawn = { $seat }: dobrana karta { $card }.
event-action-drawn-hidden = { $seat }: karta akcji dobrana.
event-pile-remade = Powstaje nowy stos kart akcji: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-luck-drawn = { $seat }: wzięta karta szczęścia: { $luck }.
event-tile-left = { $seat }: zostaje { $tile } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}).
event-action-left = { $seat }: zostaje karta { $card }.
event-game-over = Koniec gry.
