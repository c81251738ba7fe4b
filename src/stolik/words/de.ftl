# Worte des Terminals, die zu keinem Spiel gehören
you = Du
welcome = { $title } mit { $others }. Tippe einen Zug, ? für Hilfe, quit zum Beenden.
watching = Die anderen entscheiden
allowed = { $move } ist erlaubt.
refused = Nicht erlaubt. { $words }
wait = Zu früh: Warte noch { $seconds } s.
no-move = Das ist kein Zug. Ein Zug ist { $help }.
help-moves = Du darfst: { $moves }
help-more = { $moves } und { $count } weitere
help-nothing = Gerade hast du nichts zu entscheiden.
help-notation = Ein Zug ist { $help }.
help-why = „? ZUG“ sagt, warum ein Zug nicht erlaubt ist; ein Versuch auch.
help-commands = Andere Worte: board, rules WORTE, log, quit.
help-rules = Sag, was du suchst: rules und ein Wort oder die Nummer eines Paragraphen.
nothing-found = Kein Paragraph mit { $query }.
source-ruling = Entscheidung von Stolik
source-rebuilt = rekonstruiert
place = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stopped = Vor dem Ende abgebrochen; niemand hat gewonnen.

# Die Verteilung, die jeder prüfen kann
fair-commitment = Diese Verteilung lässt sich prüfen. Hash des Geheimnisses: { $hash }
fair-ask = Gib ein eigenes Wort dazu, oder nichts
fair-too-long = Das ist zu lang: höchstens { $bytes } Bytes.
fair-secret = Das Geheimnis war { $secret }
