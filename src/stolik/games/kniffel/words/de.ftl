# Der Wertungszettel
box-ones = Einser
box-twos = Zweier
box-threes = Dreier
box-fours = Vierer
box-fives = Fünfer
box-sixes = Sechser
box-three-of-a-kind = Dreierpasch
box-four-of-a-kind = Viererpasch
box-full-house = Full House
box-small-straight = kleine Straße
box-large-straight = große Straße
box-kniffel = Kniffel
upper = oberer Teil
bonus = Bonus
unannounced = nicht angesagt
total = gesamt

# Der Tisch im Terminal
round = Runde { $round }
last-round = letzte Runde
piles = Nachziehstapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Ablagestapel: { $discards ->
    [one] 1 Karte
   *[other] { $discards } Karten
}, obenauf: { $top }
now = jetzt
hand = Deine Hand
penalty-now = Werten kostet { $points } Strafpunkte

# Was zu tun ist
notation = Karten zum Ablegen und wie viele gezogen werden (discard 1 3 draw 3, discard nothing draw 1, pass) oder ein Feld und die Karten dafür (score sixes 6 6 6, score full-house 1 1 3 3 3), mit announce am Ende als Ansage
ask-turn = Tausche Karten oder werte ein Feld

# Was geschah
event-begins = { $seat }: erster Zug.
event-dealt = { $seat }: { $card } ausgeteilt.
event-dealt-hidden = { $seat }: eine Karte ausgeteilt.
event-discarded = { $seat }: { $card } abgelegt.
event-exchanged = { $seat }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} abgelegt, { $drawn } gezogen.
event-passed = { $seat }: gepasst.
event-played = { $seat }: { $card } ausgespielt.
event-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $box }.
event-penalty = { $seat }: { $points } Strafpunkte neben { $box }.
event-announced = { $seat }: „Nur noch ein Feld!“
event-forgot = { $seat }: Das vorletzte Feld wurde nicht angesagt, { $points } Strafpunkte.
event-drew = { $seat }: { $card } gezogen.
event-drew-hidden = { $seat }: eine Karte gezogen.
event-shuffled = Die abgelegten Karten werden zu einem neuen Nachziehstapel gemischt ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}).
event-sheet-full = { $seat }: Der Wertungszettel ist voll. Das ist die letzte Runde.
event-limit-reached = Die Grenze von { $turns } Zügen ist erreicht.
event-bonus = { $seat }: { $points } Punkte Bonus.
event-malus = { $seat }: { $points } Punkte Abzug für den oberen Teil.
event-total = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} insgesamt.
event-game-over = Das Spiel ist aus.
