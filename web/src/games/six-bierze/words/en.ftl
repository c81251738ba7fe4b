# 6. bierze! on the page
tile-label = { $tile }, { $heads ->
    [one] 1 bull head
   *[other] { $heads } bull heads
}
track-label = Points: { $scores }. The track runs from { $low } to { $high }; clovers at { $clovers }.
rows-label = Rows
row-name = Row { $row }
row-label = Row { $row }: { $tiles }. Free: { $fields }. { $heads ->
    [one] 1 bull head lies there
   *[other] { $heads } bull heads lie there
}
row-empty = Row { $row } is empty: { $fields }
lies-skipped = skipped
luck-cards = { $cards ->
    [one] 1 luck card
   *[other] { $cards } luck cards
}
field-plain = no effect
field-take = take the row
field-take-heads = take the row, losing heads
field-take-tiles = take the row's tiles
field-two = play two
field-tile = draw a tile
field-card = draw a card
field-good = { $heads ->
    [one] plus the tile's heads
   *[other] plus twice the heads
}
field-bad = { $heads ->
    [one] minus the tile's heads
   *[other] minus twice the heads
}
field-points = { $points }
preview = Row { $row }, field { $field }: { $what }
piles-left = Still in the piles
round-now = Round { $round }
place-in-line = In the order in which they are placed
cards-toggle = Cards
hand-toggle = Tiles
cards-label = Your cards
no-cards = You hold no cards
choose-row-for = Row for { $card }
choose-restart = Choose an empty row
choose-heads = Tiles that count for you
choose-luck = Luck cards you take
choose-tile = Choose a tile
choose-second = Choose your second tile
choose-swap = Choose a tile to reveal
choose-row = Choose a row
choose-heads-count = { $count ->
    [one] Choose 1 tile
   *[other] Choose { $count } tiles
}
choose-cards = Choose luck cards
do-lay = Lay { $tile }
do-amend = Change to { $tile }
do-back = Take { $number } back
do-place = Place { $number }
do-card = Play { $card }
do-stop = Stop row { $number }
do-insert = Insert in row { $number }
do-ascending = Go to row { $number }
do-restart = Start row { $number }
do-swap = Swap for { $number }
do-two = Play { $number } too
do-heads = { $tiles } for me
do-take = Take { $cards }
with-points = { $what }: { $points }
back = Back
one-moment = One moment
over-button = The game is over
seat-left = Left at the end
option-version = Version
option-version-basic = basic
option-version-basic-luck = basic, with luck
option-version-advanced = advanced
option-version-advanced-luck = advanced, with luck
option-round_limit = Rounds at most
