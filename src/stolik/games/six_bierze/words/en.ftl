# The terminal's board
round = Round { $round }.
plays-two = Everybody plays two tiles.
heads = { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
action-cards = { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
face-down = { $tiles } face down
to-place = has { $tiles } to place
left = had { $tiles } left
draw-pile = Draw pile: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
action-pile = Action pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
luck-piles = Luck cards: +5 ×{ $fives }, positive heads ×{ $heads }
hand = Your tiles
chosen = Face down
own-cards = Your action cards
card-stop = Stop!
card-swap = Swap
card-skip = Skip
card-insert = Insert
card-ascending = Ascending
card-two = Play two
luck-five = +5
luck-heads = Positive heads

# What to do
notation = a tile to play (57); before placing it: place, stop 2, swap 22, skip, insert 3, ascending 4, two 31, luck +5, luck heads 23 83; afterwards: take +5 heads, restart 5; to change what lies face down: back 57
ask-choose = Choose a tile to play
ask-cards = Play a card, or place { $tile } (place)
ask-draw-luck = Choose the luck cards you take (take +5 heads)
ask-restart = Choose an empty row for { $tile } (restart 5)

# What happened
event-dealt = { $seat }: { $tile } dealt.
event-dealt-hidden = { $seat }: a tile dealt.
event-row-started = { $tile } starts row { $row }.
event-action-dealt = { $seat }: { $card } dealt.
event-action-dealt-hidden = { $seat }: an action card dealt.
event-round-started = Round { $round } begins; everybody plays { $plays ->
    [one] one tile
   *[other] { $plays } tiles
}.
event-lot-started = Everybody draws new tiles.
event-laid = { $seat }: { $tile } chosen.
event-laid-hidden = { $seat }: a tile laid face down.
event-laid-instead = { $seat }: { $tile } chosen instead.
event-laid-instead-hidden = { $seat }: another tile laid face down instead.
event-taken-back = { $seat }: { $tile } taken back.
event-taken-back-hidden = { $seat }: a tile taken back.
event-revealed = { $seat }: { $tile } revealed.
event-action-played = { $seat }: { $card } played.
event-stopped = { $seat }: row { $row } stopped.
event-swapped = { $seat }: { $tile } goes behind the screen, { $other } is revealed.
event-skipped = { $seat }: { $tile } skips a field.
event-chose-insert = { $seat }: { $tile } is inserted at the start of row { $row }.
event-chose-ascending = { $seat }: { $tile } goes to row { $row }.
event-played-two = { $seat }: { $tile } revealed too; all own tiles are placed now.
event-luck-played = { $seat }: luck card { $luck } played.
event-heads-chosen = { $tile } counts for { $seat }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}.
event-placed = { $seat }: { $tile } goes to row { $row }, field { $field }.
event-moved-up = { $tile } moves to field { $field } of row { $row }.
event-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the marker moves by { $moved } to { $total }.
event-markers-lifted = The Stop! markers leave the board.
event-took-row = { $seat }: row { $row } taken with { $tile }.
event-to-box = { $tile } goes to the box ({ $heads ->
    [one] 1 head
   *[other] { $heads } heads
}).
event-to-screen = { $seat }: { $tile } goes behind the screen.
event-restarted = { $seat }: { $tile } starts row { $row }.
event-tile-drawn = { $seat }: { $tile } drawn.
event-tile-drawn-hidden = { $seat }: a tile drawn.
event-action-drawn = { $seat }: { $card } drawn.
event-action-drawn-hidden = { $seat }: an action card drawn.
event-pile-remade = The action pile is made anew from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-luck-drawn = { $seat }: a luck card taken: { $luck }.
event-tile-left = { $seat }: { $tile } is left ({ $heads ->
    [one] 1 head
   *[other] { $heads } heads
}).
event-action-left = { $seat }: { $card } is left.
event-game-over = The game is over.
