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
notation = ein Feld, das verdeckt wird (niet first wolf, niet discard not-1, niet trump red, niet super blue, niet value -2), Partner (team crane tiger, team alone), wer die Bonuskarte bekommt (bonus bear), Karten zum Ablegen oder Weitergeben (discard red 9 blue 1, pass red 9) oder eine Karte zum Spielen (red 9)
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
event-round-started = Runde { $round } beginnt; { $seat } gibt.
event-dealt = { $seat } bekommt { $card }.
event-dealt-hidden = { $seat } bekommt eine Karte.
event-covered = { $seat } sagt NIET! zu { $field }.
event-left-open = Offen geblieben: { $field }.
event-first-player = { $seat } ist Startspieler.
event-joined = { $seat } kommt ins Team des Startspielers.
event-alone = { $seat } spielt allein.
event-bonus-given = { $seat } bekommt die Bonuskarte ×2.
event-sealed = { $seat } hat { $card } gewählt.
event-sealed-hidden = { $seat } hat eine Karte gewählt.
event-amended = { $seat } hat die Wahl in { $card } geändert.
event-amended-hidden = { $seat } hat die Wahl geändert.
event-discarded = { $seat } legt { $card } ab.
event-discarded-hidden = { $seat } legt eine Karte ab.
event-passed = { $seat } gibt { $card } nach links weiter.
event-passed-hidden = { $seat } gibt eine Karte nach links weiter.
event-received = { $seat } erhält { $card }.
event-received-hidden = { $seat } erhält eine Karte.
event-played = { $seat } spielt { $card }.
event-trick-taken = { $seat } nimmt den Stich.
event-looted = { $seat } behält { $card } als Beute.
event-round-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde, { $total } insgesamt.
event-game-over = Das Spiel ist aus.
