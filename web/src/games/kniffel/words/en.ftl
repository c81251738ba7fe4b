# Kniffel on the page
card-label = Card { $card }
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
lower = lower part
box-open = { $box }: open
box-offer = { $box }: { $points ->
    [one] 1 point
   *[other] { $points } points
} now
box-filled = { $box }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $penalty } penalty points
sheet-of = Sheet of { $name }
my-sheet = My sheet
selected = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $sum }
penalty-short = Penalty −{ $points }
announce = One to go!
do-pass = Pass
do-draw = Draw 1
do-swap = Swap { $count }
do-swap-more = Swap { $count } + 1
do-score = Score { $box }
do-score-points = { $box }: { $points }
ask-box = Pick cards or a box
one-moment = One moment
over-button = The game is over
option-announce = Announcing the last box but one
option-announce-manual = by the players, as at a real table
option-announce-auto = by the table
option-max_turns = Turns at most
