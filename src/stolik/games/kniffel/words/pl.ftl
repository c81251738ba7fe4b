# Karta punktów
box-ones = jedynki
box-twos = dwójki
box-threes = trójki
box-fours = czwórki
box-fives = piątki
box-sixes = szóstki
box-three-of-a-kind = trzy takie same
box-four-of-a-kind = cztery takie same
box-full-house = full
box-small-straight = mały strit
box-large-straight = duży strit
box-kniffel = knyf
upper = część górna
bonus = premia
unannounced = nie ogłoszono
total = razem

# Plansza w terminalu
round = Kolejka { $round }
last-round = ostatnia kolejka
piles = Stos do dobierania: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}. Stos odrzuconych: { $discards ->
    [one] { $discards } karta
    [few] { $discards } karty
   *[many] { $discards } kart
}, na wierzchu: { $top }
now = teraz
hand = Twoja ręka
penalty-now = punkty karne przy punktowaniu: { $points }

# Co zrobić
notation = karty do odrzucenia i liczba dobieranych (discard 1 3 draw 3, discard nothing draw 1, pass) albo pole i karty na nie (score sixes 6 6 6, score full-house 1 1 3 3 3), z announce na końcu, by ogłosić
ask-turn = Wymień karty albo wpisz punkty w pole

# Co się stało
event-begins = { $seat }: pierwsza tura.
event-dealt = { $seat }: rozdano { $card }.
event-dealt-hidden = { $seat }: rozdano kartę.
event-discarded = { $seat }: odrzucono { $card }.
event-exchanged = { $seat }: { $cards ->
    [one] odrzucono { $cards } kartę
    [few] odrzucono { $cards } karty
   *[many] odrzucono { $cards } kart
}, dobrano { $drawn }.
event-passed = { $seat }: pas.
event-played = { $seat }: zagrano { $card }.
event-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w polu { $box }.
event-penalty = { $seat }: punkty karne obok pola { $box }: { $points }.
event-announced = { $seat }: „Zostało mi jedno pole!”
event-forgot = { $seat }: przedostatniego pola nie ogłoszono, punkty karne: { $points }.
event-drew = { $seat }: dobrano { $card }.
event-drew-hidden = { $seat }: dobrano kartę.
event-shuffled = Z odrzuconych kart powstaje nowy stos do dobierania ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}).
event-sheet-full = { $seat }: karta punktów jest pełna. To ostatnia kolejka.
event-limit-reached = Osiągnięto limit tur: { $turns }.
event-bonus = { $seat }: premia, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-malus = { $seat }: strata za część górną, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-total = { $seat }: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-game-over = Koniec gry.
