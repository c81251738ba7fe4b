# Das Spielfeld im Terminal
round = Runde { $round } von { $rounds }
phase-race = Alle spielen gleichzeitig.
phase-stop = Stopp! Wer gewonnen hat, verschenkt noch Plättchen.
phase-stuck = Nichts passt mehr; die letzten Geschenke werden verteilt.
phase-over = Das Spiel ist zu Ende.
red = rot
yellow = gelb
blue = blau
white = weiß
letter-red = R
letter-yellow = G
letter-blue = B
letter-white = W
how-to-read = Im Plättchen steht sein q, links von der Reihe ihr r. [ ] ist ein leeres Feld, das zwei oder mehr Plättchen berührt. Drehung r1 dreht ein Plättchen im Uhrzeigersinn um eine Seite.
further-right = und weiter rechts:
stack = { $tiles } Plättchen im Stapel
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rounds-won = { $rounds ->
    [one] 1 Runde gewonnen
   *[other] { $rounds } Runden gewonnen
}
owes = { $tiles } Plättchen zu verschenken
open = offen:
your-tile = Dein offenes Plättchen
fits = Es passt auf
instruct-ask = frag mich
instruct-fewest = zuerst an die wenigsten Plättchen
instruct-most = zuerst an die meisten Plättchen
instruct-seat = alles an Platz { $seat }

# Was zu tun ist
notation = up (Plättchen aufdecken), back (zurücklegen), place 2 -1 r3 (Feld q r und Drehung), give 2 to 1 oder give 1 to 2, 1 to 3 (Plättchen an Plätze, gezählt ab 0) oder eine feste Anweisung: instruct ask, fewest, most oder seat 2
ask-turn-up = Decke ein Plättchen auf
ask-lay = Lege dein Plättchen an oder lege es zurück
ask-give = Verschenke die fälligen Plättchen

# Was geschehen ist
event-round-started = Runde { $round } beginnt. Geber: { $seat }.
event-figure-started = Plättchen { $tile } der Startfigur liegt auf { $q } { $r }, r{ $rotation }.
event-dealt = { $seat }: ein Stapel von { $tiles } Plättchen.
event-turned-up = { $seat }: Plättchen { $tile } ist aufgedeckt.
event-put-back = { $seat }: Plättchen { $tile } ist zurückgelegt.
event-placed = { $seat }: { $contacts ->
    [2] „Zwei“
    [3] „Drei!“
    [4] „Vier!!!“
    [5] „Fünf!!!!“
   *[other] „Sechs!!!!!“
} Plättchen { $tile } liegt auf { $q } { $r }, r{ $rotation }.
event-owes-gift = { $seat }: ein Geschenk von { $tiles } Plättchen ist fällig.
event-gave = { $seat } → { $receiver }: { $tiles } Plättchen.
event-gift-lapsed = { $seat }: das Geschenk von { $tiles } Plättchen verfällt.
event-instructed = { $seat }: Geschenke ab jetzt: { $instruction }.
event-stopped = { $seat }: „Stopp!!!!“
event-nothing-fits = Kein Plättchen passt mehr irgendwo; niemand gewinnt die Runde.
event-limit-reached = Zu oft wurde aufgedeckt, ohne dass ein Plättchen gelegt wurde; niemand gewinnt die Runde.
event-round-scored = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in dieser Runde, zusammen { $total }.
event-game-over = Das Spiel ist zu Ende.
