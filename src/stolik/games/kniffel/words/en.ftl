# The score sheet
box-ones = ones
box-twos = twos
box-threes = threes
box-fours = fours
box-fives = fives
box-sixes = sixes
box-three-of-a-kind = three of a kind
box-four-of-a-kind = four of a kind
box-full-house = full house
box-small-straight = small straight
box-large-straight = large straight
box-kniffel = kniffel
upper = upper part
bonus = bonus
unannounced = not announced
total = total

# The terminal's board
round = Round { $round }
last-round = last round
piles = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Discard pile: { $discards ->
    [one] 1 card
   *[other] { $discards } cards
}, on top: { $top }
now = now
hand = Your hand
penalty-now = scoring costs { $points } penalty points

# What to do
notation = cards to discard and how many to draw (discard 1 3 draw 3, discard nothing draw 1, pass), or a box and the cards for it (score sixes 6 6 6, score full-house 1 1 3 3 3), with announce at the end to announce
ask-turn = Exchange cards or score a box

# What happened
event-begins = { $seat }: first to play.
event-dealt = { $seat }: { $card } is dealt.
event-dealt-hidden = { $seat }: a card is dealt.
event-discarded = { $seat }: { $card } is discarded.
event-exchanged = { $seat }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} discarded, { $drawn } drawn.
event-passed = { $seat }: pass.
event-played = { $seat }: { $card } is played.
event-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $box }.
event-penalty = { $seat }: { $points } penalty points beside { $box }.
event-announced = { $seat }: “One box to go!”
event-forgot = { $seat }: the last box but one was not announced, { $points } penalty points.
event-drew = { $seat }: { $card } is drawn.
event-drew-hidden = { $seat }: a card is drawn.
event-shuffled = The discards are shuffled into a new draw pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-sheet-full = { $seat }: the sheet is full. This is the last round.
event-limit-reached = Turn limit of { $turns } reached.
event-bonus = { $seat }: bonus of { $points } points.
event-malus = { $seat }: { $points } points lost for the upper part.
event-total = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
event-game-over = The game is over.
