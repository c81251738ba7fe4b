# Kniffel na stronie
card-label = Karta { $card }
cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
lower = część dolna
box-open = { $box }: wolne
box-offer = { $box }: teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
box-filled = { $box }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, punkty karne: { $penalty }
sheet-of = Karta wyników: { $name }
my-sheet = Moja karta
selected = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: { $sum }
penalty-short = Kara −{ $points }
announce = Jeszcze jedno!
do-pass = Pas
do-draw = Dobierz 1
do-swap = Wymień { $count }
do-swap-more = Wymień { $count } + 1
do-score = Wpisz { $box }
do-score-points = { $box }: { $points }
ask-box = Wybierz karty lub pole
one-moment = Chwileczkę
over-button = Koniec gry
option-announce = Zapowiedź przedostatniego pola
option-announce-manual = przez graczy, jak przy prawdziwym stole
option-announce-auto = przez stół
option-max_turns = Najwięcej tur
