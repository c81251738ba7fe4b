# NIET! on the page
board = The board
field-open = { $field }, open
field-left = { $field }, left open
field-covered = { $field }, covered by { $name }
field-absent = { $field }, nobody plays it
pool = the common pool
tokens = { $tokens ->
    [one] 1 token left
   *[other] { $tokens } tokens left
}
dealer = dealer
term-first = Starts
term-discard = Discards
term-trump = Trump
term-super = Super
term-value = Value
players = Players
team-mine = My team
team-theirs = Opponents
do-niet = NIET! to { $field }
do-team = Play with { $names }
do-alone = Play alone
do-bonus = ×2 for { $name }
do-discard = Discard { $cards }
do-pass = Pass { $cards }
do-play = Play { $cards }
do-change = Change to { $cards }
one-moment = One moment
show-board = Show the board
show-rounds = Points so far
round-over = Round { $round } is over
points-word = points
option-no_trump_field = Fifth trump field: NIET!
option-target = Play to so many points
