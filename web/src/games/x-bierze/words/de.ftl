# X bierze! auf der Seite
card-label = { $card }, { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}
row-label = Reihe { $row }, die Karte auf Platz { $limit } nimmt sie: { $cards }
rows-label = Reihen
x-label = X-Reihe: { $cards }. X-Stapel: { $heads ->
    [one] 1 Hornochse
   *[other] { $heads } Hornochsen
}, doppelt gezählt
choose-card = Wähle eine Karte
choose-row = Wähle eine Reihe zum Nehmen
choose-keep = Wähle eine Karte für deine X-Reihe
do-play = { $card } ausspielen
do-amend = Zu { $card } wechseln
do-row = Reihe { $card } nehmen
do-keep = { $card } in die X-Reihe
one-moment = Einen Moment
over-button = Das Spiel ist aus
option-x_row = Karte für die X-Reihe
option-x_row-must_fit = muss passen, wenn eine passt
option-x_row-free = freie Wahl
option-memory_aid = Genommene Karten in Händen zeigen
