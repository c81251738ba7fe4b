# Words of the terminal that belong to no game
you = You
bot = { $name } (bot { $number })
allowed = { $move } is allowed.
welcome = { $title }, { $seats } seats. You are { $you }. Type a move, ? for help, quit to stop.
your-turn = Your move
help-moves = You may: { $moves }
help-more = { $moves } and { $count } more
help-notation = A move is { $help }.
help-why = You asked about a move: type it and the rule that forbids it is named.
help-commands = Other words: board, rules WORDS, log, quit.
refused = Not allowed. { $words }
not-your-turn = It is not your turn; the others are deciding.
over = The game is over ({ $rule }).
place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stopped = Stopped before the end; nobody has won.
nothing-found = No paragraph with { $query }.
waiting = Waiting for { $names }.
