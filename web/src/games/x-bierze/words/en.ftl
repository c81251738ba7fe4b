# X bierze! on the page
card-label = { $card }, { $heads ->
    [one] 1 bull head
   *[other] { $heads } bull heads
}
row-label = Row { $row }, the card at place { $limit } takes it: { $cards }
rows-label = Rows
x-label = X row: { $cards }. X pile: { $heads ->
    [one] 1 bull head
   *[other] { $heads } bull heads
}, counted twice
choose-card = Choose a card
choose-row = Choose a row to take
choose-keep = Choose a card for your X row
do-play = Play { $card }
do-amend = Change to { $card }
do-row = Take row { $card }
do-keep = { $card } to the X row
one-moment = One moment
over-button = The game is over
option-x_row = Card for the X row
option-x_row-must_fit = must fit if one does
option-x_row-free = free choice
option-memory_aid = Show taken cards in hands
