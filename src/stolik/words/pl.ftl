# Słowa terminala, które nie należą do żadnej gry
you = Ty
allowed = { $move } wolno.
welcome = { $title }, liczba miejsc: { $seats }. Grasz jako { $you }. Wpisz ruch, ? to pomoc, quit kończy.
watching = Decydują inni
no-move = To nie jest ruch. Ruch to { $help }.
help-moves = Możesz: { $moves }
help-more = { $moves } i jeszcze { $count }
help-notation = Ruch to { $help }.
help-why = "? RUCH" mówi, dlaczego ruchu nie wolno; próba też.
help-commands = Inne słowa: board, rules SŁOWA, log, quit.
refused = Nie wolno. { $words }
not-watching = Decydują inni
no-move = To nie jest ruch. Ruch to { $help }.
over = Koniec gry ({ $rule }).
place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
stopped = Przerwano przed końcem; nikt nie wygrał.
nothing-found = Nie ma paragrafu ze słowami { $query }.
waiting = Czekamy na: { $names }.
