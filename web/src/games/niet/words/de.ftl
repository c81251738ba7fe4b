# NIET! auf der Seite
board = Der Spielplan
field-open = { $field }, offen
field-left = { $field }, bleibt offen
field-covered = { $field }, verdeckt von { $name }
field-absent = { $field }, spielt niemand
pool = gemeinsamer Vorrat
tokens = { $tokens ->
    [one] noch 1 Marker
   *[other] noch { $tokens } Marker
}
dealer = gibt
term-first = Beginnt
term-discard = Abwurf
term-trump = Trumpf
term-super = Super
term-value = Wert
players = Spieler
team-mine = Mein Team
team-theirs = Gegner
do-niet = NIET! zu { $field }
do-team = Mit { $names } spielen
do-alone = Allein spielen
do-bonus = ×2 für { $name }
do-discard = { $cards } ablegen
do-pass = { $cards } weitergeben
do-play = { $cards } spielen
do-change = Zu { $cards } wechseln
one-moment = Einen Moment
show-board = Den Spielplan zeigen
show-rounds = Punkte bisher
round-over = Runde { $round } ist aus
points-word = Punkte
option-no_trump_field = Fünftes Trumpffeld: NIET!
option-target = Auf so viele Punkte spielen
