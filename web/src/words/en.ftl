# The page, apart from what games say themselves
welcome = Five games at one little table: with friends, with bots, in any browser. No account.
games = Games
seats = { $seats } players
about-x-bierze = Everybody plays a card at once. Fill a row and you take it.
about-six-bierze = Tiles, ten rows and a track that runs both ways.
about-niet = Tricks whose rules you vote down first.
about-kniffel = Five cards like five dice: swap, and score.
about-hexx = A race of hexagons: everybody lays at once.
my-tables = My tables
your-turn = your turn
phase-gathering = gathering
phase-playing = being played
phase-over = over
phase-closed = closed
have-link = Do you have a link to a table?
join = Join
no-link = That is no link to a table.
language = Language
settings = Settings
theme = Colours
theme-auto = like the device
theme-light = light
theme-dark = dark
text-size = Text
text-normal = normal
text-large = large
text-larger = larger
set-animation = Moving cards
set-confirm = Confirm each move with the button
set-left = Left-handed
set-slow-hands = For slow hands (Hexx & Hopp): large targets, place with the button
set-sound = Sounds
close = Close
loading = One moment …
missing = There is nothing here.
to-games = To the games
problem-offline = The server cannot be reached.
problem-outdated = Stolik has become newer. Please reload the page.

# A new table and those who gather at it
how-many = How many play?
seat-number = Seat { $seat }
friend = a friend, by link
your-name = Your name
your-name-default = Guest
create = Create table
seat-open = free
seat-reserved = reserved
seat-you = { $name } (you)
host = host
bot-level = bot, level { $level }
add-bot = + bot
add-bot-seat = Bot for seat { $seat }
bot-of-level = bot { $name }, level { $level }
remove = Remove { $name }
sit-down = Sit down
watch = Watch
start = Start the game
seats-missing = { $seats ->
    [one] One seat is still free
   *[other] { $seats } seats are still free
}
host-starts = The host starts the game.
invite = Invite
invite-link = Link to this table
invite-code = Code for a phone's camera
copy = Share
copied = The link is copied.
watching-now = { $count ->
    [one] 1 is watching
   *[other] { $count } are watching
}

# At the table
is-bot = bot
state-choosing = is choosing
state-ready = is ready
state-away = is away
points = points
skip = Skip
undo = Undo
menu = Menu
panel = Log, rules, chat
tab-log = Log
tab-rules = Rules
tab-chat = Chat
what-happened = What happened
rule-says = Rule { $rule }
waiting-for = Waiting for { $names }
status-connecting = connecting
status-open = connected
status-lost = connection lost, trying again
status-closed = not connected
status-outdated = reload the page
take-back = Take my seat back
lend = Let a bot play for me
pause = Pause
go-on = Go on
close-table = Close the table
rules-search = Search the rules
rules-nothing = Nothing found.
chat-say = Say something
chat-send = Send
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thinking = I am thinking …
phrase-hurry = Your turn!
phrase-again = Once more?
phrase-bye = Goodbye!

# After the game
result = Result
over-title = The game is over
closed-words = The host has closed the table; nobody has won.
rematch = Once more
rematch-wait = The host can start once more.
score-chart = Points after each round
round-word = Round
deal-title = Was the deal fair?
deal-words = The table published the hash of its secret before anybody sat down. The cards follow from that secret and a number from each player.
deal-commitment = Hash, published before the deal
deal-secret = Secret, published after the game
deal-verify = Check
deal-true = The secret fits the hash: the deal was settled before anybody sat down.
deal-false = The secret does not fit the hash!
deal-unknown = The record of the game cannot be had.
