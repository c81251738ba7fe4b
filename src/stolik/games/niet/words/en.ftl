# The terminal's board
round = Round { $round } of { $rounds }
round-to-target = Round { $round }, game to { $target } points
row-first = First player
row-discard = Discards
row-trump = Trump
row-super = Super trump
row-value = Value
character-wolf = Wolf
character-crane = Crane
character-tiger = Tiger
character-bear = Bear
character-eagle = Eagle
discard-1 = 1 card
discard-2 = 2 cards
discard-not-1 = 1, no 1s
discard-left = pass left
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
first-player = first player
team-first = first player's team
team-other = other team
bonus = bonus card ×2
ready = is ready
loot = loot
trick = Trick
last-trick = Last trick
hand = Your hand
given-up = Given up
received = Received

# What to do
notation = a field to cover (niet first wolf, niet discard not-1, niet trump red, niet super blue, niet value -2), partners (team crane tiger, team alone), who holds the bonus card (bonus bear), cards to discard or pass (discard red 9 blue 1, pass red 9) or a card to play (red 9)
ask-niet = Place a NIET! token on an open field.
ask-team = You are first player: choose your partners.
ask-bonus = Give the bonus card to a member of the smaller team.
ask-discard-1 = Choose a card to discard.
ask-discard-2 = Choose two cards to discard.
ask-discard-not-1 = Choose a card to discard, but not a 1.
ask-pass = Choose a card to pass to the left.
ask-tricks = Play a card.
ask-over = The game is over.

# What happened
event-round-started = Round { $round } begins. Dealer: { $seat }.
event-dealt = { $seat }: { $card } dealt.
event-dealt-hidden = { $seat }: a card dealt.
event-covered = { $seat }: NIET! to { $field }.
event-left-open = Left open: { $field }.
event-first-player = First player: { $seat }.
event-joined = { $seat }: in the first player's team.
event-alone = { $seat }: alone against the others.
event-bonus-given = { $seat }: bonus card ×2.
event-sealed = { $seat }: { $card } chosen.
event-sealed-hidden = { $seat }: a card chosen.
event-amended = { $seat }: choice changed to { $card }.
event-amended-hidden = { $seat }: choice changed.
event-discarded = { $seat }: { $card } discarded.
event-discarded-hidden = { $seat }: a card discarded.
event-passed = { $seat }: { $card } passed to the left.
event-passed-hidden = { $seat }: a card passed to the left.
event-received = { $seat }: { $card } received.
event-received-hidden = { $seat }: a card received.
event-played = { $seat }: { $card }.
event-trick-taken = { $seat }: the trick is taken.
event-looted = { $seat }: { $card } kept as loot.
event-round-scored = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round, { $total } in all.
event-game-over = The game is over.
