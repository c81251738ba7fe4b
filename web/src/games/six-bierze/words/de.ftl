# 6. bierze! auf der Seite
tile-label = { $tile }, { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
track-label = Punkte: { $scores }. Die Leiste reicht von { $low } bis { $high }; Kleeblätter bei { $clovers }.
rows-label = Reihen
row-name = Reihe { $row }
row-label = Reihe { $row }: { $tiles }. Frei: { $fields }. { $heads ->
    [one] Dort liegt 1 Hornochse
   *[other] Dort liegen { $heads } Hornochsen
}
row-empty = Reihe { $row } ist leer: { $fields }
lies-skipped = übersprungen
luck-cards = { $cards ->
    [one] 1 Glückskarte
   *[other] { $cards } Glückskarten
}
field-plain = keine Wirkung
field-take = Reihe nehmen
field-take-heads = Reihe nehmen, Hornochsen kosten
field-take-tiles = Plättchen der Reihe nehmen
field-two = zwei spielen
field-tile = Plättchen ziehen
field-card = Karte ziehen
field-good = { $heads ->
    [one] plus Hornochsen des Plättchens
   *[other] plus doppelte Hornochsen
}
field-bad = { $heads ->
    [one] minus Hornochsen des Plättchens
   *[other] minus doppelte Hornochsen
}
field-points = { $points }
preview = Reihe { $row }, Feld { $field }: { $what }
piles-left = Noch in den Stapeln
round-now = Runde { $round }
place-in-line = In der Reihenfolge des Anlegens
cards-toggle = Karten
hand-toggle = Plättchen
cards-label = Deine Karten
no-cards = Du hast keine Karten
choose-row-for = Reihe für { $card }
choose-restart = Wähle eine leere Reihe
choose-heads = Plättchen, die für dich zählen
choose-luck = Glückskarten, die du nimmst
choose-tile = Wähle ein Plättchen
choose-second = Wähle das zweite Plättchen
choose-swap = Welches Plättchen aufdecken?
choose-row = Wähle eine Reihe
choose-heads-count = { $count ->
    [one] Wähle 1 Plättchen
   *[other] Wähle { $count } Plättchen
}
choose-cards = Wähle Glückskarten
do-lay = { $tile } auslegen
do-amend = Zu { $tile } wechseln
do-back = { $number } zurücknehmen
do-place = { $number } anlegen
do-card = { $card } spielen
do-stop = Reihe { $number } stoppen
do-insert = Vorne in Reihe { $number }
do-ascending = In Reihe { $number }
do-restart = Reihe { $number } eröffnen
do-swap = Gegen { $number } tauschen
do-two = Auch { $number } spielen
do-heads = { $tiles } für mich
do-take = { $cards } nehmen
with-points = { $what }: { $points }
back = Zurück
one-moment = Einen Moment
over-button = Das Spiel ist aus
seat-left = Am Ende übrig
option-version = Version
option-version-basic = einfach
option-version-basic-luck = einfach mit Glück
option-version-advanced = fortgeschritten
option-version-advanced-luck = fortgeschritten mit Glück
option-round_limit = Höchstens so viele Runden
