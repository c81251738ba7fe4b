# Words of the terminal that belong to no game
you = You
welcome = { $title } with { $others }. Type a move, ? for help, quit to stop.
watching = The others are deciding
allowed = { $move } is allowed.
refused = Not allowed. { $words }
wait = Too early: wait { $seconds } s more.
no-move = That is no move. A move is { $help }.
help-moves = You may: { $moves }
help-more = { $moves } and { $count } more
help-nothing = Right now there is nothing for you to decide.
help-notation = A move is { $help }.
help-why = "? MOVE" says why a move is not allowed; so does trying it.
help-commands = Other words: board, rules WORDS, log, quit.
help-rules = Say what you look for: rules and a word, or the number of a paragraph.
nothing-found = No paragraph with { $query }.
source-ruling = ruling
source-rebuilt = rebuilt
place = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
stopped = Stopped before the end; nobody has won.

# The deal that anybody can check
fair-commitment = This deal can be checked. Hash of the secret: { $hash }
fair-ask = Add a word of your own, or nothing
fair-too-long = That is too long: at most { $bytes } bytes.
fair-secret = The secret was { $secret }
