# Der Tisch im Terminal
round = Runde { $round }.
plays-two = Alle spielen zwei Plättchen.
heads = { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tiles = { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
action-cards = { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}
face-down = { $tiles } verdeckt
to-place = legt noch { $tiles } an
left = übrig: { $tiles }
draw-pile = Nachziehstapel: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}
action-pile = Aktionskarten: { $cards ->
    [one] 1 im Stapel
   *[other] { $cards } im Stapel
}
luck-piles = Glückskarten: +5 ×{ $fives }, positive Hornochsen ×{ $heads }
hand = Deine Plättchen
chosen = Verdeckt
own-cards = Deine Aktionskarten
card-stop = Stopp!
card-swap = Tauschen
card-skip = Überspringen
card-insert = Vorne anlegen
card-ascending = Aufsteigend
card-two = Zwei spielen
luck-five = +5
luck-heads = Positive Hornochsen

# Was zu tun ist
ask-choose = Wähle ein Plättchen zum Ausspielen.
ask-cards = Spiele eine Karte oder lege dein Plättchen an.
ask-draw-luck = Wähle die Glückskarten, die du nimmst.
ask-restart = Wähle eine leere Reihe für dein Plättchen.

# Was geschah
event-dealt = { $seat } bekommt { $tile }.
event-dealt-hidden = { $seat } bekommt ein Plättchen.
event-row-started = { $tile } eröffnet Reihe { $row }.
event-action-dealt = { $seat } bekommt { $card }.
event-action-dealt-hidden = { $seat } bekommt eine Aktionskarte.
event-round-started = Runde { $round } beginnt; alle spielen { $plays ->
    [one] ein Plättchen
   *[other] { $plays } Plättchen
}.
event-lot-started = Alle ziehen neue Plättchen.
event-laid = { $seat } hat { $tile } gewählt.
event-laid-hidden = { $seat } hat ein Plättchen verdeckt ausgelegt.
event-laid-instead = { $seat } hat stattdessen { $tile } gewählt.
event-laid-instead-hidden = { $seat } hat stattdessen ein anderes Plättchen ausgelegt.
event-taken-back = { $seat } nimmt { $tile } zurück.
event-taken-back-hidden = { $seat } nimmt ein Plättchen zurück.
event-revealed = { $seat } deckt { $tile } auf.
event-action-played = { $seat } spielt { $card }.
event-stopped = { $seat } stoppt Reihe { $row }.
event-swapped = { $seat } legt { $tile } hinter den Schirm und deckt { $other } auf.
event-skipped = { $seat } überspringt mit { $tile } ein Feld.
event-chose-insert = { $seat } legt { $tile } vorne in Reihe { $row }.
event-chose-ascending = { $seat } wählt für { $tile } Reihe { $row }.
event-played-two = { $seat } deckt noch { $tile } auf und legt jetzt alle eigenen Plättchen an.
event-luck-played = { $seat } spielt die Glückskarte { $luck }.
event-heads-chosen = { $tile } zählt für { $seat }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}.
event-placed = { $seat }: { $tile } kommt in Reihe { $row }, Feld { $field }.
event-moved-up = { $tile } rückt auf Feld { $field } von Reihe { $row }.
event-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; der Marker rückt um { $moved } auf { $total }.
event-markers-lifted = Die Stopp!-Marker verlassen den Plan.
event-took-row = { $seat } nimmt Reihe { $row } mit { $tile }.
event-to-box = { $tile } kommt in die Schachtel ({ $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}).
event-to-screen = { $seat } nimmt { $tile } hinter den Schirm.
event-restarted = { $seat }: { $tile } eröffnet Reihe { $row }.
event-tile-drawn = { $seat } zieht { $tile }.
event-tile-drawn-hidden = { $seat } zieht ein Plättchen.
event-action-drawn = { $seat } zieht { $card }.
event-action-drawn-hidden = { $seat } zieht eine Aktionskarte.
event-pile-remade = Der Stapel der Aktionskarten wird neu gebildet: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-luck-drawn = { $seat } nimmt eine Glückskarte: { $luck }.
event-tile-left = { $seat } hat { $tile } übrig ({ $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}).
event-action-left = { $seat } hat { $card } übrig.
event-game-over = Das Spiel ist aus.
