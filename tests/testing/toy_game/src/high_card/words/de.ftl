notation = eine Karte (7)
ask = Wähle eine Karte
hand = Deine Hand
cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-dealt = { $seat }: { $card } bekommen.
event-dealt-hidden = { $seat }: eine Karte bekommen.
event-laid = { $seat }: { $card } gelegt.
event-laid-hidden = { $seat }: eine Karte gelegt.
event-shown = { $seat }: { $card } aufgedeckt.
event-point = { $seat } bekommt einen Punkt.
