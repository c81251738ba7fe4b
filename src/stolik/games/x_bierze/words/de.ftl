# Der Tisch im Terminal
round = Runde { $round } von { $rounds }
small-figures = Kleine Ziffern sind Hornochsen; ohne Ziffer ist es einer.
row = Reihe { $row }
x-pile = X-Stapel
hand = Deine Hand
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ready = ist bereit
to-place = legt noch { $card } an
taken = Genommene Karten
seen = gesehen

# Was zu tun ist
notation = eine Karte (57), eine Reihe, die man nimmt (row 2), oder eine genommene Karte für die X-Reihe (keep 41)
ask-choose = Wähle eine Karte zum Ausspielen
ask-take-row = { $card } ist niedriger als jedes Reihenende: Wähle eine Reihe, die du nimmst (etwa row 1)
ask-keep = Wähle eine der genommenen Karten für deine X-Reihe (etwa keep { $card })

# Was geschah
event-round-started = Runde { $round } beginnt.
event-row-started = { $card } eröffnet Reihe { $row }.
event-dealt = { $seat }: { $card } ausgeteilt.
event-dealt-hidden = { $seat }: eine Karte ausgeteilt.
event-sealed = { $seat }: { $card } gewählt.
event-sealed-hidden = { $seat }: Karte gewählt.
event-amended = { $seat }: Wahl in { $card } geändert.
event-amended-hidden = { $seat }: Wahl geändert.
event-revealed = { $seat }: { $card } aufgedeckt.
event-placed = { $seat }: { $card } kommt in Reihe { $row }.
event-too-low = { $seat }: { $card } ist niedriger als jedes Reihenende.
event-took-row = { $seat }: Reihe { $row } genommen ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}); { $card } eröffnet sie neu.
event-x-row-dumped = { $seat }: Die X-Reihe ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}) kommt auf den X-Stapel.
event-to-x-row = { $seat }: { $card } kommt in die X-Reihe.
event-to-hand = { $seat }: { $card } kommt auf die Hand.
event-round-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde, { $total } insgesamt.
event-game-over = Das Spiel ist aus.
