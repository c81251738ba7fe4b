# Der Tisch im Terminal
round = Runde { $round }.
plays-two = Alle spielen zwei Plättchen.
heads = { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
points = { $points ->
    [one] { $points } Punkt
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
notation = ein Plättchen zum Ausspielen (57); vor dem Anlegen: place (anlegen), stop 2, swap 22, skip, insert 3, ascending 4, two 31, luck +5, luck heads 23 83; danach: take +5 heads, restart 5; verdeckt Liegendes ändern: back 57
ask-choose = Wähle ein Plättchen zum Ausspielen
ask-cards = Spiele eine Karte oder lege { $tile } an (place)
ask-draw-luck = Wähle die Glückskarten, die du nimmst (take +5 heads)
ask-restart = Wähle eine leere Reihe für { $tile } (restart 5)

# Was geschah
event-dealt = { $seat }: { $tile } ausgeteilt.
event-dealt-hidden = { $seat }: ein Plättchen ausgeteilt.
event-row-started = { $tile } eröffnet Reihe { $row }.
event-action-dealt = { $seat }: { $card } ausgeteilt.
event-action-dealt-hidden = { $seat }: eine Aktionskarte ausgeteilt.
event-round-started = Runde { $round } beginnt; alle spielen { $plays ->
    [one] ein Plättchen
   *[other] { $plays } Plättchen
}.
event-lot-started = Alle ziehen neue Plättchen.
event-laid = { $seat }: { $tile } gewählt.
event-laid-hidden = { $seat }: ein Plättchen verdeckt ausgelegt.
event-laid-instead = { $seat }: stattdessen { $tile } gewählt.
event-laid-instead-hidden = { $seat }: ein anderes Plättchen verdeckt ausgelegt.
event-taken-back = { $seat }: { $tile } zurückgenommen.
event-taken-back-hidden = { $seat }: ein Plättchen zurückgenommen.
event-revealed = { $seat }: { $tile } aufgedeckt.
event-action-played = { $seat }: { $card } gespielt.
event-stopped = { $seat }: Reihe { $row } gestoppt.
event-swapped = { $seat }: { $tile } kommt hinter den Schirm, { $other } wird aufgedeckt.
event-skipped = { $seat }: { $tile } überspringt ein Feld.
event-chose-insert = { $seat }: { $tile } kommt vorne in Reihe { $row }.
event-chose-ascending = { $seat }: { $tile } kommt in Reihe { $row }.
event-played-two = { $seat }: { $tile } auch aufgedeckt; alle eigenen Plättchen werden jetzt angelegt.
event-luck-played = { $seat }: Glückskarte { $luck } gespielt.
event-heads-chosen = { $tile } zählt für { $seat }: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}.
event-placed = { $seat }: { $tile } kommt in Reihe { $row }, Feld { $field }.
event-moved-up = { $tile } rückt auf Feld { $field } von Reihe { $row }.
event-scored = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; der Marker rückt um { $moved } auf { $total }.
event-markers-lifted = Die Stopp!-Marker verlassen den Plan.
event-took-row = { $seat }: Reihe { $row } mit { $tile } genommen.
event-to-box = { $tile } kommt in die Schachtel ({ $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}).
event-to-screen = { $seat }: { $tile } kommt hinter den Schirm.
event-restarted = { $seat }: { $tile } eröffnet Reihe { $row }.
event-tile-drawn = { $seat }: { $tile } gezogen.
event-tile-drawn-hidden = { $seat }: ein Plättchen gezogen.
event-action-drawn = { $seat }: { $card } gezogen.
event-action-drawn-hidden = { $seat }: eine Aktionskarte gezogen.
event-pile-remade = Der Stapel der Aktionskarten wird neu gebildet: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-luck-drawn = { $seat }: eine Glückskarte genommen: { $luck }.
event-tile-left = { $seat }: { $tile } bleibt übrig ({ $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}).
event-action-left = { $seat }: { $card } bleibt übrig.
event-game-over = Das Spiel ist aus.
