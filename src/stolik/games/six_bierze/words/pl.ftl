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
ask-choose = Wybierz płytkę do zagrania.
ask-cards = Zagraj kartę albo dołóż płytkę.
ask-draw-luck = Wybierz, które karty szczęścia bierzesz.
ask-restart = Wybierz pusty rząd dla swojej płytki.

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
event-taken-back = { $seat } cofa { $tile }.
event-taken-back-hidden = { $seat } cofa płytkę.
event-revealed = { $seat } odkrywa { $tile }.
event-action-played = { $seat } zagrywa kartę { $card }.
event-stopped = { $seat } zatrzymuje rząd { $row }.
event-swapped = { $seat } odkłada { $tile } za zasłonkę i odkrywa { $other }.
event-skipped = { $seat } pomija pole płytką { $tile }.
event-chose-insert = { $seat } dokłada { $tile } na początek rzędu { $row }.
event-chose-ascending = { $seat } wybiera dla { $tile } rząd { $row }.
event-played-two = { $seat } odkrywa jeszcze { $tile } i od razu dokłada wszystkie swoje płytki.
event-luck-played = { $seat } zagrywa kartę szczęścia { $luck }.
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
event-took-row = { $seat } bierze rząd { $row } płytką { $tile }.
event-to-box = { $tile } trafia do pudełka ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}).
event-to-screen = { $seat } bierze { $tile } za zasłonkę.
event-restarted = { $seat }: { $tile } rozpoczyna rząd { $row }.
event-tile-drawn = { $seat } dobiera { $tile }.
event-tile-drawn-hidden = { $seat } dobiera płytkę.
event-action-drawn = { $seat } dobiera kartę { $card }.
event-action-drawn-hidden = { $seat } dobiera kartę akcji.
event-pile-remade = Powstaje nowy stos kart akcji: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}.
event-luck-drawn = { $seat } bierze kartę szczęścia: { $luck }.
event-tile-left = { $seat }: zostaje { $tile } ({ $heads ->
    [one] { $heads } głowa
    [few] { $heads } głowy
   *[many] { $heads } głów
}).
event-action-left = { $seat }: zostaje karta { $card }.
event-game-over = Koniec gry.
