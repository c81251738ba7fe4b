# Der Tisch im Terminal
round = Runde { $round } von { $rounds }
round-to-target = Runde { $round }, Partie auf { $target } Punkte
row-first = Startspieler
row-discard = Abwurf
row-trump = Trumpf
row-super = Supertrumpf
row-value = Wert
character-wolf = Wolf
character-crane = Kranich
character-tiger = Tiger
character-bear = Bär
character-eagle = Adler
discard-1 = 1 Karte
discard-2 = 2 Karten
discard-not-1 = 1, keine 1
discard-left = links
colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
tricks = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
first-player = beginnt
team-first = Team des Startspielers
team-other = anderes Team
bonus = Bonuskarte ×2
ready = ist bereit
loot = Beute
trick = Stich
last-trick = Letzter Stich
hand = Deine Hand
given-up = Abgegeben
received = Bekommen

# Was zu tun ist
notation = ein Feld, das bedeckt wird (niet first wolf, niet discard not-1, niet trump red, niet super blue, niet value -2), Partner (team crane tiger, team alone), wer die Bonuskarte bekommt (bonus bear), Karten zum Ablegen oder Weitergeben (discard red 9 blue 1, pass red 9) oder eine Karte zum Spielen (red 9)
ask-niet = Lege einen NIET!-Marker auf ein offenes Feld.
ask-team = Du beginnst: Wähle deine Partner.
ask-bonus = Gib die Bonuskarte jemandem aus dem kleineren Team.
ask-discard-1 = Wähle eine Karte zum Ablegen.
ask-discard-2 = Wähle zwei Karten zum Ablegen.
ask-discard-not-1 = Wähle eine Karte zum Ablegen, aber keine Eins.
ask-pass = Wähle eine Karte, die du nach links weitergibst.
ask-tricks = Spiele eine Karte.
ask-over = Das Spiel ist aus.

# Was geschah
event-round-started = Runde { $round } beginnt. Geber: { $seat }.
event-dealt = { $seat }: { $card } ausgeteilt.
event-dealt-hidden = { $seat }: eine Karte ausgeteilt.
event-covered = { $seat }: NIET! zu { $field }.
event-left-open = Offen geblieben: { $field }.
event-first-player = Startspieler: { $seat }.
event-joined = { $seat }: im Team des Startspielers.
event-alone = { $seat }: allein gegen die anderen.
event-bonus-given = { $seat }: Bonuskarte ×2.
event-sealed = { $seat }: { $card } gewählt.
event-sealed-hidden = { $seat }: eine Karte gewählt.
event-amended = { $seat }: Wahl in { $card } geändert.
event-amended-hidden = { $seat }: Wahl geändert.
event-discarded = { $seat }: { $card } abgelegt.
event-discarded-hidden = { $seat }: eine Karte abgelegt.
event-passed = { $seat }: { $card } nach links weitergegeben.
event-passed-hidden = { $seat }: eine Karte nach links weitergegeben.
event-received = { $seat }: { $card } erhalten.
event-received-hidden = { $seat }: eine Karte erhalten.
event-played = { $seat }: { $card }.
event-trick-taken = { $seat }: Stich genommen.
event-looted = { $seat }: { $card } als Beute behalten.
event-round-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde, { $total } insgesamt.
event-game-over = Das Spiel ist aus.
