# The terminal's board
round = Round { $round } of { $rounds }
small-figures = Small figures are bull heads; without one it is one.
row = Row { $row }
x-pile = X pile
hand = Your hand
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ready = is ready
to-place = has { $card } to place
taken = Taken cards
seen = seen

# What to do
notation = a card (57), a row to take (row 2) or a taken card for the X row (keep 41)
ask-choose = Choose a card to play
ask-take-row = { $card } is lower than every row: choose a row to take (such as row 1)
ask-keep = Choose one of the taken cards for your X row (such as keep { $card })

# What happened
event-round-started = Round { $round } begins.
event-row-started = { $card } starts row { $row }.
event-dealt = { $seat }: dealt { $card }.
event-dealt-hidden = { $seat }: dealt a card.
event-sealed = { $seat }: { $card } chosen.
event-sealed-hidden = { $seat }: a card chosen.
event-amended = { $seat }: choice changed to { $card }.
event-amended-hidden = { $seat }: choice changed.
event-revealed = { $seat }: { $card } revealed.
event-placed = { $seat }: { $card } goes to row { $row }.
event-too-low = { $seat }: { $card } is lower than every row.
event-took-row = { $seat }: row { $row } taken ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}); { $card } starts it anew.
event-x-row-dumped = { $seat }: the X row ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}) goes to the X pile.
event-to-x-row = { $seat }: { $card } goes to the X row.
event-to-hand = { $seat }: { $card } goes into the hand.
event-round-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round, { $total } in all.
event-game-over = The game is over.
