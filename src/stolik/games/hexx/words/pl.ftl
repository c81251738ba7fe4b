# Plansza w terminalu
round = Runda { $round } z { $rounds }
phase-race = Wszyscy grają jednocześnie.
phase-stop = Stop! Zwycięzca oddaje jeszcze kafelki.
phase-stuck = Nic już nie pasuje; trwa oddawanie ostatnich kafelków.
phase-over = Koniec gry.
red = czerwony
yellow = żółty
blue = niebieski
white = biały
letter-red = C
letter-yellow = Ż
letter-blue = N
letter-white = B
how-to-read = W kafelku stoi jego q, po lewej stronie rzędu jego r. [ ] to puste pole, które styka się z co najmniej dwoma kafelkami. Obrót r1 przekręca kafelek o jeden bok w prawo.
further-right = a dalej w prawo:
stack = { $tiles ->
    [one] { $tiles } kafelek w stosie
    [few] { $tiles } kafelki w stosie
   *[many] { $tiles } kafelków w stosie
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
rounds-won = { $rounds ->
    [one] { $rounds } wygrana runda
    [few] { $rounds } wygrane rundy
   *[many] { $rounds } wygranych rund
}
owes = { $tiles ->
    [one] do oddania 1 kafelek
    [few] do oddania { $tiles } kafelki
   *[many] do oddania { $tiles } kafelków
}
open = odkryty:
your-tile = Twój odkryty kafelek
fits = Pasuje na
instruct-ask = pytaj mnie
instruct-fewest = najpierw temu, kto ma najmniej kafelków
instruct-most = najpierw temu, kto ma najwięcej kafelków
instruct-seat = wszystko graczowi na miejscu { $seat }

# Co trzeba zrobić
notation = up (odkryj kafelek), back (odłóż go), place 2 -1 r3 (pole q r i obrót), give 2 to 1 albo give 1 to 2, 1 to 3 (ile kafelków na które miejsce, licząc od 0) albo stałe polecenie: instruct ask, fewest, most lub seat 2
ask-turn-up = Odkryj kafelek
ask-lay = Dołóż kafelek albo odłóż go zakrytego
ask-give = Rozdaj kafelki, które masz do oddania

# Co się stało
event-round-started = Zaczyna się runda { $round }. Rozdający: { $seat }.
event-figure-started = Kafelek { $tile } figury początkowej leży na { $q } { $r }, r{ $rotation }.
event-dealt = { $seat }: stos – { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}.
event-turned-up = { $seat }: odkryty kafelek { $tile }.
event-put-back = { $seat }: kafelek { $tile } odłożony.
event-placed = { $seat }: { $contacts ->
    [2] „Dwa”
    [3] „Trzy!”
    [4] „Cztery!!!”
    [5] „Pięć!!!!”
   *[other] „Sześć!!!!!”
} Kafelek { $tile } leży na { $q } { $r }, r{ $rotation }.
event-owes-gift = { $seat }: do oddania { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}.
event-gave = { $seat } → { $receiver }: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}.
event-gift-lapsed = { $seat }: do oddania było jeszcze { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
   *[many] { $tiles } kafelków
}; to przepada.
event-instructed = { $seat }: oddawanie kafelków odtąd: { $instruction }.
event-stopped = { $seat }: „Stop!!!!”
event-nothing-fits = Żaden kafelek nigdzie już nie pasuje; nikt nie wygrywa rundy.
event-limit-reached = Zbyt wiele razy odkryto kafelek i żadnego nie dołożono; nikt nie wygrywa rundy.
event-round-scored = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w tej rundzie, razem { $total }.
event-game-over = Koniec gry.
