# Die Seite, ohne das, was die Spiele selbst sagen
welcome = Fünf Spiele an einem kleinen Tisch: mit Freunden, mit Bots, in jedem Browser. Ohne Konto.
games = Spiele
seats = { $seats } Spieler
about-x-bierze = Alle spielen zugleich eine Karte. Wer eine Reihe füllt, nimmt sie.
about-six-bierze = Plättchen, zehn Reihen und eine Leiste, die in beide Richtungen läuft.
about-niet = Stiche, deren Regeln man erst wegstreicht.
about-kniffel = Fünf Karten wie fünf Würfel: tauschen und werten.
about-hexx = Ein Wettlauf der Sechsecke: Alle legen zugleich.
my-tables = Meine Tische
your-turn = du bist dran
phase-gathering = sammelt sich
phase-playing = im Spiel
phase-over = beendet
phase-closed = geschlossen
have-link = Hast du einen Link zu einem Tisch?
join = Mitspielen
no-link = Das ist kein Link zu einem Tisch.
language = Sprache
settings = Einstellungen
theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
text-size = Schrift
text-normal = normal
text-large = groß
text-larger = größer
set-animation = Bewegte Karten
set-confirm = Jeden Zug mit dem Knopf bestätigen
set-left = Für Linkshänder
set-slow-hands = Für langsame Hände (Hexx & Hopp): große Ziele, gelegt wird mit dem Knopf
set-sound = Töne
close = Schließen
loading = Einen Moment …
missing = Hier ist nichts.
to-games = Zu den Spielen
problem-offline = Der Server ist nicht zu erreichen.
problem-outdated = Stolik ist neuer geworden. Bitte lade die Seite neu.

# Ein neuer Tisch, und wer sich an ihm sammelt
how-many = Wie viele spielen?
seat-number = Platz { $seat }
friend = jemand mit Link
your-name = Dein Name
your-name-default = Gast
create = Tisch eröffnen
seat-open = frei
seat-reserved = reserviert
seat-you = { $name } (du)
host = lädt ein
bot-level = Bot, Stufe { $level }
add-bot = + Bot
add-bot-seat = Bot für Platz { $seat }
bot-of-level = Bot { $name }, Stufe { $level }
remove = { $name } entfernen
sit-down = Platz nehmen
watch = Zuschauen
start = Spiel beginnen
seats-missing = { $seats ->
    [one] Ein Platz ist noch frei
   *[other] { $seats } Plätze sind noch frei
}
host-starts = Wer einlädt, beginnt das Spiel.
invite = Einladen
invite-link = Link zu diesem Tisch
invite-code = Code für die Handykamera
copy = Teilen
copied = Der Link ist kopiert.
watching-now = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}

# Am Tisch
is-bot = Bot
state-choosing = wählt
state-ready = ist bereit
state-away = ist nicht da
points = Punkte
skip = Überspringen
undo = Zurück
menu = Menü
panel = Verlauf, Regeln, Gespräch
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Gespräch
what-happened = Was geschah
rule-says = Regel { $rule }
waiting-for = Warten auf { $names }
status-connecting = verbindet
status-open = verbunden
status-lost = Verbindung verloren, neuer Versuch
status-closed = nicht verbunden
status-outdated = Seite neu laden
take-back = Meinen Platz wieder einnehmen
lend = Einen Bot für mich spielen lassen
pause = Pause
go-on = Weiter
close-table = Tisch schließen
rules-search = Regeln durchsuchen
rules-nothing = Nichts gefunden.
chat-say = Sag etwas
chat-send = Senden
phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla!
phrase-thinking = Ich denke nach …
phrase-hurry = Du bist dran!
phrase-again = Noch einmal?
phrase-bye = Auf Wiedersehen!

# Nach dem Spiel
result = Ergebnis
over-title = Das Spiel ist aus
closed-words = Der Tisch wurde geschlossen; niemand hat gewonnen.
rematch = Noch einmal
rematch-wait = Wer eingeladen hat, kann noch einmal beginnen.
score-chart = Punkte nach jeder Runde
round-word = Runde
deal-title = Wurde ehrlich gegeben?
deal-words = Der Tisch hat den Hash seines Geheimnisses veröffentlicht, bevor sich jemand setzte. Die Karten folgen aus dem Geheimnis und einer Zahl von jedem Mitspieler.
deal-commitment = Hash, vor dem Geben veröffentlicht
deal-secret = Geheimnis, nach dem Spiel veröffentlicht
deal-verify = Prüfen
deal-true = Das Geheimnis passt zum Hash: Die Karten standen fest, bevor sich jemand setzte.
deal-false = Das Geheimnis passt nicht zum Hash!
deal-unknown = Die Aufzeichnung des Spiels ist nicht zu bekommen.
