# The terminal's board
round = Round { $round } of { $rounds }
phase-race = Everybody plays at once.
phase-stop = Stop! The winner still gives tiles away.
phase-stuck = Nothing fits any more; the last gifts are dealt.
phase-over = The game is over.
red = red
yellow = yellow
blue = blue
white = white
letter-red = R
letter-yellow = Y
letter-blue = B
letter-white = W
how-to-read = In each tile stands its q, at the left of the row its r. [ ] is an empty cell with two contacts or more. Rotation r1 turns a tile clockwise by one side.
further-right = and further to the right:
stack = { $tiles ->
    [one] 1 tile in the stack
   *[other] { $tiles } tiles in the stack
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rounds-won = { $rounds ->
    [one] 1 round won
   *[other] { $rounds } rounds won
}
owes = { $tiles ->
    [one] owes 1 tile
   *[other] owes { $tiles } tiles
}
open = open:
your-tile = Your open tile
fits = It fits at
instruct-ask = ask me
instruct-fewest = fewest tiles first
instruct-most = most tiles first
instruct-seat = all to seat { $seat }

# What to do
notation = up (turn up a tile), back (put it back), place 2 -1 r3 (cell q r and rotation), give 2 to 1 or give 1 to 2, 1 to 3 (tiles to seats, counted from 0), or a standing instruction: instruct ask, fewest, most or seat 2
ask-turn-up = Turn up a tile
ask-lay = Lay your tile or put it back
ask-give = Give the tiles you owe away

# What happened
event-round-started = Round { $round } begins. Dealer: { $seat }.
event-figure-started = Tile { $tile } of the start figure lies at { $q } { $r }, r{ $rotation }.
event-dealt = { $seat }: a stack of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
event-turned-up = { $seat }: tile { $tile } is turned up.
event-put-back = { $seat }: tile { $tile } is put back.
event-placed = { $seat }: { $contacts ->
    [2] “Two”
    [3] “Three!”
    [4] “Four!!!”
    [5] “Five!!!!”
   *[other] “Six!!!!!”
} Tile { $tile } lies at { $q } { $r }, r{ $rotation }.
event-owes-gift = { $seat }: a gift of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} is due.
event-gave = { $seat } → { $receiver }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}.
event-gift-lapsed = { $seat }: the gift of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} lapses.
event-instructed = { $seat }: gifts from now on: { $instruction }.
event-stopped = { $seat }: “Stop!!!!”
event-nothing-fits = No tile fits anywhere any more; nobody wins the round.
event-limit-reached = Too many tiles were turned up and none was laid; nobody wins the round.
event-round-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round, { $total } in all.
event-game-over = The game is over.
