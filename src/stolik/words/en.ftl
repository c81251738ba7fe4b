# Words of the terminal that belong to no game
you = You
allowed = { $move } is allowed.
welcome = { $title }, { $seats } seats. You are { $you }. Type a move, ? for help, quit to stop.
watching = The others are deciding
no-move = That is no move. A move is { $help }.
help-moves = You may: { $moves }
help-more = { $moves } and { $count } more
help-notation = A move is { $help }.
help-why = "? MOVE" says why a move is not allowed; so does trying it.
help-commands = Other words: board, rules WORDS, log, quit.
refused = Not allowed. { $words }
not-watching = The others are deciding
no-move = That is no move. A move is { $help }.
over = The game is over ({ $rule }).
place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stopped = Stopped before the end; nobody has won.
nothing-found = No paragraph with { $query }.
waiting = Waiting for { $names }.
