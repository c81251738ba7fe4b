# Worte des Terminals, die zu keinem Spiel gehören
you = Du
allowed = { $move } ist erlaubt.
welcome = { $title }, { $seats } Plätze. Du spielst als { $you }. Tippe einen Zug, ? für Hilfe, quit zum Beenden.
watching = Die anderen entscheiden
no-move = Das ist kein Zug. Ein Zug ist { $help }.
help-moves = Du darfst: { $moves }
help-more = { $moves } und { $count } weitere
help-notation = Ein Zug ist { $help }.
help-why = "? ZUG" sagt, warum ein Zug nicht erlaubt ist; ein Versuch auch.
help-commands = Andere Worte: board, rules WORTE, log, quit.
refused = Nicht erlaubt. { $words }
not-watching = Die anderen entscheiden
no-move = Das ist kein Zug. Ein Zug ist { $help }.
over = Das Spiel ist aus ({ $rule }).
place = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stopped = Vor dem Ende abgebrochen; niemand hat gewonnen.
nothing-found = Kein Paragraph mit { $query }.
waiting = Warten auf: { $names }.
