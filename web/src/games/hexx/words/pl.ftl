# Hexx & Hopp na stronie
side-0 = z prawej
side-1 = z prawej u dołu
side-2 = z lewej u dołu
side-3 = z lewej
side-4 = z lewej u góry
side-5 = z prawej u góry
side-there = { $side } { $there }
side-both = { $side } { $there }, mój { $own }
side-wrong = { $side }: mój { $own }, tam { $other }
cell-tile = { $q }, { $r }: kafelek, { $sides }
cell-alone = { $q }, { $r }: puste, niczego nie dotyka
cell-empty = { $q }, { $r }: puste, dotyka { $count ->
    [one] { $count } kafelka
   *[other] { $count } kafelków
}: { $sides }
sites = Pola, które dotykają co najmniej dwóch kafelków
figure-label = Układ: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}, obok { $sites ->
    [one] { $sites } pole, które dotyka
    [few] { $sites } pola, które dotykają
   *[many] { $sites } pól, które dotykają
} dwóch lub więcej. Strzałki chodzą po polach, spacja obraca kafelek, Enter go dokłada.
zoom-in = Bliżej
zoom-out = Dalej
zoom-all = Cały układ
contacts-short = { $matching }/{ $sides }
turn = Obróć w prawo
turn-back = Obróć w lewo
put-back = Odłóż kafelek
turn-up = Odkryj kafelek
own-tile = Mój kafelek: { $sides }. Naciśnij, aby obrócić, albo przeciągnij na pole
no-open-tile = bez odkrytego kafelka
points-short = { $points } pkt
owes-short = oddaje { $tiles }
waits = sekund czekania
stop = Stop!
stop-by = Stop! Rundę wygrywa { $name }
nothing-fits = Nic już nie pasuje
round-over = Koniec rundy { $round }
round-won-by = Runda { $round }: wygrywa { $name }
round-stuck = Runda { $round }: nic już nie pasowało
next-round-in = Następna runda za { $seconds } s
see-figure = Pokaż układ
start-call = Start!
starts-soon = Wyścig zaraz się zacznie
starts-in = Start za { $seconds }
paused = Przerwa
wait = Poczekaj { $seconds } s
one-moment = Chwileczkę
do-up = Odkryj kafelek
choose-cell = Wskaż pole albo przeciągnij tam kafelek
do-place = Połóż tutaj
do-give = Oddaj
give-more = { $tiles ->
    [one] Wybierz, kto dostanie { $tiles } kafelek
    [few] Wybierz, kto dostanie { $tiles } kafelki
   *[many] Wybierz, kto dostanie { $tiles } kafelków
}
over-button = Koniec gry
gifts = Prezenty
gift-owed = { $tiles ->
    [one] Oddajesz { $tiles } kafelek
    [few] Oddajesz { $tiles } kafelki
   *[many] Oddajesz { $tiles } kafelków
}
gift-clear = Od nowa
always-fewest = Zawsze: kto ma najmniej
always-most = Zawsze: kto ma najwięcej
instruction = Prezenty odtąd
instruction-words = Kto dostaje kafelki, które masz oddać? Dzięki poleceniu wyścig nie musi na ciebie czekać.
instruct-name = wszystko dla: { $name }
instruct-seat = wszystko dla miejsca { $seat }
late = Ktoś był szybszy.
late-name = Szybciej kładzie tu { $name }.
late-beside = Ktoś był szybszy tuż obok. { $sides }.
wrong = Nie pasuje: { $sides }.
keys = Klawisze
key-arrows = ← → ↑ ↓
key-arrows-does = chodzą po polach; z Shift przesuwają widok
key-turn = R, spacja
key-turn-does = obraca kafelek; Shift + R w drugą stronę
key-enter = Enter
key-enter-does = dokłada kafelek albo odkrywa nowy
key-up = U
key-up-does = odkrywa kafelek
key-back = B
key-back-does = odkłada kafelek
key-next = N, P
key-next-does = następne i poprzednie pole, które dotyka dwóch kafelków
key-zoom = +, −, 0
key-zoom-does = bliżej, dalej, całość
practise = Poćwicz samemu, na czas
your-time = Twój czas
best-time = najlepszy: { $time }
run-stuck = Nic już nie pasowało: tym razem bez czasu.
run-first = Twój pierwszy czas na tym urządzeniu. Jest co poprawiać.
run-better = Twój najlepszy czas! Dotychczasowy: { $time }.
run-best = Twój najlepszy czas na tym urządzeniu: { $time }.
event-placed = { $seat }: { $contacts ->
    [2] „Dwa”
    [3] „Trzy!”
    [4] „Cztery!!!”
    [5] „Pięć!!!!”
   *[other] „Sześć!!!!!”
} Kafelek leży na { $q }, { $r }.
option-rounds = Rundy
option-assist = Pomoc w szukaniu miejsca
option-assist-none = bez pomocy
option-assist-contacts = liczy, ile pasuje
option-assist-cells = podświetla pola
option-mistake_freeze = Ile sekund czeka się po pomyłce
option-handicap_tiles = O ile kafelków mniej, na każdym miejscu
option-handicap_seconds = O ile sekund później, na każdym miejscu
option-compare_groups = Liczą się tylko pełne piątki punktów
