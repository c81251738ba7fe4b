notation = a card (7)
ask = Choose a card
hand = Your hand
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-dealt = { $seat }: dealt { $card }.
event-dealt-hidden = { $seat }: dealt a card.
event-laid = { $seat }: { $card } laid.
event-laid-hidden = { $seat }: a card laid.
event-shown = { $seat }: { $card } shown.
event-point = { $seat } scores.
