# Worte des Terminals, die zu keinem Spiel gehören
you = Du
bot = { $name } (Bot { $number })
allowed = { $move } ist erlaubt.
welcome = { $title }, { $seats } Plätze. Du spielst als { $you }. Tippe einen Zug, ? für Hilfe, quit zum Beenden.
your-turn = Dein Zug
help-moves = Du darfst: { $moves }
help-more = { $moves } und { $count } weitere
help-notation = Ein Zug ist { $help }.
help-why = Warum ein Zug verboten ist? Tippe ihn, dann wird die Regel genannt.
help-commands = Andere Worte: board, rules WORTE, log, quit.
refused = Nicht erlaubt. { $words }
not-your-turn = Du bist nicht am Zug; die anderen entscheiden.
over = Das Spiel ist aus ({ $rule }).
place = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stopped = Vor dem Ende abgebrochen; niemand hat gewonnen.
nothing-found = Kein Paragraph mit { $query }.
waiting = Warten auf: { $names }.
