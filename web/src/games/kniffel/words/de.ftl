# Kniffel auf der Seite
card-label = Karte { $card }
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
lower = unterer Teil
box-open = { $box }: frei
box-offer = { $box }: jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
box-filled = { $box }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Strafpunkte: { $penalty }
sheet-of = Wertungsblatt von { $name }
my-sheet = Mein Blatt
selected = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $sum }
penalty-short = Strafe −{ $points }
announce = Nur noch eins!
do-pass = Passen
do-draw = 1 ziehen
do-swap = { $count } tauschen
do-swap-more = { $count } + 1 tauschen
do-score = { $box } werten
do-score-points = { $box }: { $points }
ask-box = Karten oder Feld wählen
one-moment = Einen Moment
over-button = Das Spiel ist aus
option-announce = Ansage des vorletzten Felds
option-announce-manual = durch die Spieler, wie am echten Tisch
option-announce-auto = durch den Tisch
option-max_turns = Züge höchstens
