# Słowa terminala, które nie należą do żadnej gry
you = Ty
welcome = { $title }, przy stole: { $others }. Wpisz ruch, ? to pomoc, quit kończy.
watching = Decydują inni
allowed = { $move } wolno.
refused = Nie wolno. { $words }
wait = Za wcześnie: poczekaj jeszcze { $seconds } s.
no-move = To nie jest ruch. Ruch to { $help }.
help-moves = Możesz: { $moves }
help-more = { $moves } i jeszcze { $count }
help-nothing = Teraz nie masz o czym decydować.
help-notation = Ruch to { $help }.
help-why = „? RUCH” mówi, dlaczego ruchu nie wolno; próba też.
help-commands = Inne słowa: board, rules SŁOWA, log, quit.
help-rules = Powiedz, czego szukasz: rules i słowo albo numer paragrafu.
nothing-found = Nie ma paragrafu ze słowami { $query }.
source-ruling = rozstrzygnięcie Stolika
source-rebuilt = odtworzone
place = { $place }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
stopped = Przerwano przed końcem; nikt nie wygrał.

# Rozdanie, które każdy może sprawdzić
fair-commitment = To rozdanie można sprawdzić. Skrót sekretu: { $hash }
fair-ask = Dodaj własne słowo albo nic
fair-too-long = To za długie: najwyżej { $bytes } bajtów.
fair-secret = Sekret to { $secret }
