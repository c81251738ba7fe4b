# Strona, poza tym, co mówią same gry
welcome = Pięć gier przy jednym stoliku: ze znajomymi, z botami, w każdej przeglądarce. Bez konta.
games = Gry
seats = Graczy: { $seats }
about-x-bierze = Wszyscy grają kartę naraz. Kto zapełni rząd, ten go zabiera.
about-six-bierze = Kafelki, dziesięć rzędów i tor punktów w obie strony.
about-niet = Lewy, których zasady najpierw się skreśla.
about-kniffel = Pięć kart jak pięć kości: wymieniaj i zapisuj.
about-hexx = Wyścig sześciokątów: wszyscy dokładają naraz.
my-tables = Moje stoliki
your-turn = twój ruch
phase-gathering = zbiera się
phase-playing = w grze
phase-over = zakończona
phase-closed = zamknięty
have-link = Masz link do stolika?
join = Dołącz
no-link = To nie jest link do stolika.
language = Język
settings = Ustawienia
theme = Kolory
theme-auto = jak w urządzeniu
theme-light = jasne
theme-dark = ciemne
text-size = Tekst
text-normal = zwykły
text-large = duży
text-larger = większy
set-animation = Ruch kart
set-confirm = Każdy ruch potwierdzam przyciskiem
set-left = Dla leworęcznych
set-slow-hands = Dla powolnych rąk (Hexx & Hopp): duże cele, kładzie dopiero przycisk
set-sound = Dźwięki
close = Zamknij
loading = Chwileczkę …
missing = Tu nic nie ma.
to-games = Do gier
problem-offline = Nie można połączyć się z serwerem.
problem-outdated = Jest nowszy Stolik. Odśwież stronę.

# Nowy stolik i ci, którzy się przy nim zbierają
how-many = Ilu graczy?
seat-number = Miejsce { $seat }
friend = ktoś z linku
your-name = Twoje imię
your-name-default = Gość
create = Załóż stolik
seat-open = wolne
seat-reserved = zarezerwowane
seat-you = { $name } (ty)
host = gospodarz
bot-level = bot, poziom { $level }
add-bot = + bot
add-bot-seat = Bot na miejsce { $seat }
bot-of-level = bot { $name }, poziom { $level }
remove = Usuń: { $name }
sit-down = Usiądź
watch = Patrz
start = Zacznij grę
seats-missing = { $seats ->
    [one] Jeszcze { $seats } miejsce jest wolne
    [few] Jeszcze { $seats } miejsca są wolne
   *[many] Jeszcze { $seats } miejsc jest wolnych
}
host-starts = Grę zaczyna gospodarz.
invite = Zaproś
invite-link = Link do tego stolika
invite-code = Kod dla aparatu w telefonie
copy = Udostępnij
copied = Link skopiowany.
watching-now = { $count ->
    [one] { $count } osoba patrzy
    [few] { $count } osoby patrzą
   *[many] { $count } osób patrzy
}

# Przy stoliku
is-bot = bot
state-choosing = wybiera
state-ready = gotowe
state-away = nieobecność
points = punktów
skip = Pomiń
undo = Cofnij
menu = Menu
panel = Przebieg, zasady, rozmowa
tab-log = Przebieg
tab-rules = Zasady
tab-chat = Rozmowa
what-happened = Co się stało
rule-says = Zasada { $rule }
waiting-for = Czekamy na: { $names }
status-connecting = łączenie
status-open = połączono
status-lost = brak połączenia, próbujemy dalej
status-closed = nie połączono
status-outdated = odśwież stronę
take-back = Wracam na swoje miejsce
lend = Niech bot zagra za mnie
pause = Przerwa
go-on = Gramy dalej
close-table = Zamknij stolik
rules-search = Szukaj w zasadach
rules-nothing = Nic nie znaleziono.
chat-say = Powiedz coś
chat-send = Wyślij
phrase-hello = Cześć!
phrase-thanks = Dziękuję!
phrase-well-played = Dobrze zagrane!
phrase-oops = Ojej!
phrase-thinking = Myślę …
phrase-hurry = Twój ruch!
phrase-again = Jeszcze raz?
phrase-bye = Do widzenia!

# Po grze
result = Wynik
over-title = Koniec gry
closed-words = Gospodarz zamknął stolik; nikt nie wygrał.
rematch = Jeszcze raz
rematch-wait = Gospodarz może zacząć jeszcze raz.
score-chart = Punkty po każdej rundzie
round-word = Runda
deal-title = Czy rozdanie było uczciwe?
deal-words = Stolik ogłosił skrót swojego sekretu, zanim ktokolwiek usiadł. Karty wynikają z tego sekretu i z liczby od każdego gracza.
deal-commitment = Skrót ogłoszony przed rozdaniem
deal-secret = Sekret ogłoszony po grze
deal-verify = Sprawdź
deal-true = Sekret pasuje do skrótu: rozdanie było przesądzone, zanim ktokolwiek usiadł.
deal-false = Sekret nie pasuje do skrótu!
deal-unknown = Zapis gry jest niedostępny.
