# The terminal's board
round = Round { $round }.
plays-two = Everybody plays two tiles.
heads = { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}
points = { $points ->
    [one] 1 point
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
ask-choose = Choose a tile to play.
ask-cards = Play a card, or place your tile.
ask-draw-luck = Choose the luck cards you take.
ask-restart = Choose an empty row for your tile.

# What happened
event-dealt = { $seat } is dealt { $tile }.
event-dealt-hidden = { $seat } is dealt a tile.
event-row-started = { $tile } starts row { $row }.
event-action-dealt = { $seat } is dealt { $card }.
event-action-dealt-hidden = { $seat } is dealt an action card.
event-round-started = Round { $round } begins; everybody plays { $plays ->
    [one] one tile
   *[other] { $plays } tiles
}.
event-lot-started = Everybody draws new tiles.
event-laid = { $seat } has chosen { $tile }.
event-laid-hidden = { $seat } has laid a tile face down.
event-laid-instead = { $seat } has chosen { $tile } instead.
event-laid-instead-hidden = { $seat } has laid another tile face down instead.
event-taken-back = { $seat } takes { $tile } back.
event-taken-back-hidden = { $seat } takes a tile back.
event-revealed = { $seat } reveals { $tile }.
event-action-played = { $seat } plays { $card }.
event-stopped = { $seat } stops row { $row }.
event-swapped = { $seat } puts { $tile } behind the screen and reveals { $other }.
event-skipped = { $seat } skips a field with { $tile }.
event-chose-insert = { $seat } inserts { $tile } at the start of row { $row }.
event-chose-ascending = { $seat } takes { $tile } to row { $row }.
event-played-two = { $seat } also reveals { $tile } and places all own tiles now.
event-luck-played = { $seat } plays the luck card { $luck }.
event-heads-chosen = { $tile } counts for { $seat }: { $heads ->
    [one] 1 head
   *[other] { $heads } heads
}.
event-placed = { $seat }: { $tile } goes to row { $row }, field { $field }.
event-moved-up = { $tile } moves to field { $field } of row { $row }.
event-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; the marker moves by { $moved } to { $total }.
event-markers-lifted = The Stop! markers leave the board.
event-took-row = { $seat } takes row { $row } with { $tile }.
event-to-box = { $tile } goes to the box ({ $heads ->
    [one] 1 head
   *[other] { $heads } heads
}).
event-to-screen = { $seat } takes { $tile } behind the screen.
event-restarted = { $seat }: { $tile } starts row { $row }.
event-tile-drawn = { $seat } draws { $tile }.
event-tile-drawn-hidden = { $seat } draws a tile.
event-action-drawn = { $seat } draws { $card }.
event-action-drawn-hidden = { $seat } draws an action card.
event-pile-remade = The action pile is made anew from { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-luck-drawn = { $seat } takes a luck card: { $luck }.
event-tile-left = { $seat } has { $tile } left ({ $heads ->
    [one] 1 head
   *[other] { $heads } heads
}).
event-action-left = { $seat } has { $card } left.
event-game-over = The game is over.
