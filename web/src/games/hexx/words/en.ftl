# Hexx & Hopp on the page
side-0 = right
side-1 = lower right
side-2 = lower left
side-3 = left
side-4 = upper left
side-5 = upper right
side-there = { $side } { $there }
side-both = { $side } { $there }, mine { $own }
side-wrong = { $side }: mine { $own }, there { $other }
cell-tile = { $q }, { $r }: tile, { $sides }
cell-alone = { $q }, { $r }: empty, touches nothing
cell-empty = { $q }, { $r }: empty, { $count ->
    [one] touches 1 tile
   *[other] touches { $count } tiles
}: { $sides }
sites = Cells that touch two tiles or more
figure-label = The figure: { $tiles } tiles, { $sites } cells beside it that touch two or more. Arrow keys walk over the cells, Space turns the tile, Enter lays it.
zoom-in = Nearer
zoom-out = Farther
zoom-all = All of the figure
contacts-short = { $matching }/{ $sides }
turn = Turn clockwise
turn-back = Turn the other way
put-back = Put the tile back
turn-up = Turn up a tile
own-tile = My tile: { $sides }. Press to turn it, drag it to a cell
no-open-tile = no open tile
points-short = { $points } pt
owes-short = gives { $tiles }
waits = seconds to wait
stop = Stop!
stop-by = Stop! { $name } wins the round
nothing-fits = Nothing fits any more
round-over = End of round { $round }
round-won-by = Round { $round }: { $name } wins it
round-stuck = Round { $round }: nothing fitted any more
next-round-in = Next round in { $seconds } s
see-figure = See the figure
start-call = Start!
starts-soon = The race begins in a moment
starts-in = Starts in { $seconds }
paused = Paused
wait = Wait { $seconds } s
one-moment = One moment
do-up = Turn up a tile
choose-cell = Tap a cell, or drag the tile there
do-place = Lay it here
do-give = Give
give-more = { $tiles ->
    [one] Choose who gets 1 tile
   *[other] Choose who gets { $tiles } tiles
}
over-button = The game is over
gifts = Gifts
gift-owed = { $tiles ->
    [one] You give 1 tile away
   *[other] You give { $tiles } tiles away
}
gift-clear = Anew
always-fewest = Always: fewest first
always-most = Always: most first
instruction = Gifts from now on
instruction-words = Who gets the tiles that you have to give away? Then the race need not wait for you.
instruct-name = all to { $name }
instruct-seat = all to seat { $seat }
late = Somebody was quicker.
late-name = { $name } was quicker here.
late-beside = Somebody was quicker beside it. { $sides }.
wrong = Does not match: { $sides }.
keys = Keys
key-arrows = ← → ↑ ↓
key-arrows-does = walk over the cells; with Shift move the view
key-turn = R, Space
key-turn-does = turn the tile; Shift + R the other way
key-enter = Enter
key-enter-does = lay it, or turn one up
key-up = U
key-up-does = turn up a tile
key-back = B
key-back-does = put it back
key-next = N, P
key-next-does = next and previous cell that touches two tiles
key-zoom = +, −, 0
key-zoom-does = nearer, farther, all of it
practise = Practise alone, against the clock
your-time = Your time
best-time = best: { $time }
run-stuck = Nothing fitted any more: no time for this one.
run-first = Your first time on this device. Now there is something to beat.
run-better = Your best time! Until now it was { $time }.
run-best = Your best time on this device is { $time }.
event-placed = { $seat }: { $contacts ->
    [2] “Two”
    [3] “Three!”
    [4] “Four!!!”
    [5] “Five!!!!”
   *[other] “Six!!!!!”
} A tile lies at { $q }, { $r }.
option-rounds = Rounds
option-assist = Help for finding a place
option-assist-none = none
option-assist-contacts = count what matches
option-assist-cells = light up the cells
option-mistake_freeze = Seconds to wait after a mistake
option-handicap_tiles = Tiles fewer, for each seat
option-handicap_seconds = Seconds later, for each seat
option-compare_groups = Only full groups of five points count
