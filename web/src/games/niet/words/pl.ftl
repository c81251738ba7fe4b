# NIET! na stronie
board = Plansza
field-open = { $field }, odkryte
field-left = { $field }, zostaje odkryte
field-covered = { $field }, zakryte przez: { $name }
field-absent = { $field }, nikt tym nie gra
pool = wspólna pula
tokens = { $tokens ->
    [one] Został { $tokens } żeton
    [few] Zostały { $tokens } żetony
   *[many] Zostało { $tokens } żetonów
}
dealer = rozdaje
term-first = Zaczyna
term-discard = Odrzucanie
term-trump = Atu
term-super = Super atu
term-value = Wartość
players = Gracze
team-mine = Moja drużyna
team-theirs = Przeciwnicy
do-niet = NIET! na pole { $field }
do-team = Gram z: { $names }
do-alone = Gram w pojedynkę
do-bonus = ×2 dla: { $name }
do-discard = Odrzuć: { $cards }
do-pass = Przekaż: { $cards }
do-play = Zagraj: { $cards }
do-change = Zmień na: { $cards }
one-moment = Chwileczkę
show-board = Pokaż planszę
show-rounds = Dotychczasowe punkty
round-over = Koniec rundy { $round }
points-word = punktów
option-no_trump_field = Piąte pole atu: NIET!
option-target = Gra do tylu punktów
