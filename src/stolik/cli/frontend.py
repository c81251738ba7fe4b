"""How a terminal game is shown: in words to a person, in JSON lines to a program."""

from collections import Counter
from math import ceil

from stolik.cli.output import brief, lines, print_json, unbroken
from stolik.cli.rules import paragraph
from stolik.engine.errors import IllegalMove, NotationError
from stolik.engine.match import Match
from stolik.engine.state import Event
from stolik.words import Words

SHOWN_MOVES = 24


class Frontend:
    def __init__(self, match: Match, me: int, words: Words) -> None:
        self.match = match
        self.me = me
        self.names = match.names
        self.words = words
        self.told = 0
        self.last_refusal = ""

    def news(self) -> list[Event]:
        news = self.match.log[self.told :]
        self.told = len(self.match.log)
        return news

    def greet(self) -> None:
        raise NotImplementedError

    def tell(self) -> None:
        """What has happened since it was last told."""
        raise NotImplementedError

    def tell_meanwhile(self) -> None:
        """The same while somebody is asked already, in a race."""
        self.tell()

    def ask(self) -> None:
        raise NotImplementedError

    def prompt(self) -> None:
        raise NotImplementedError

    def command(self, text: str) -> bool:
        """Does what is asked when the text is a command and no move."""
        raise NotImplementedError

    def accept(self) -> None:
        self.last_refusal = ""

    def refuse(self, refusal: IllegalMove) -> None:
        raise NotImplementedError

    def no_move(self, problem: str) -> None:
        raise NotImplementedError

    def wait(self, seconds: float) -> None:
        """Nothing can be done yet, for so long."""
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError

    def finish(self) -> None:
        raise NotImplementedError


class TextFrontend(Frontend):
    def greet(self) -> None:
        others = ", ".join(name for seat, name in enumerate(self.names) if seat != self.me)
        self.say("welcome", title=self.match.game.title, others=others)

    def say(self, message: str, **values: object) -> None:
        print(lines(self.words(message, **values)))

    def tell(self) -> None:
        self.tell_of([event for event in self.news() if not self.match.game.events[event[0]].routine])

    def tell_of(self, events: list[Event]) -> None:
        for event in events:
            print(lines(self.words.event(event, self.me, self.names), first="  ", others="    "))

    def tell_meanwhile(self) -> None:
        """On lines of its own, and then the question again."""
        if any(not self.match.game.events[event[0]].routine for event in self.match.log[self.told :]):
            print()
            self.tell()
            if self.match.running:
                self.prompt()

    def ask(self) -> None:
        self.board()
        self.prompt()

    def board(self) -> None:
        match = self.match
        view = match.game.view(match.state, match.terms, self.me)
        print(f"\n{match.game.board(view, self.names, self.words)}\n")

    def prompt(self) -> None:
        match = self.match
        asked = ""
        if self.me in match.state.actors():
            asked = match.game.asked(match.game.view(match.state, match.terms, self.me), self.words)
        print(lines(f"{asked or self.words('watching')} >") + " ", end="", flush=True)

    def command(self, text: str) -> bool:
        word, _, rest = text.partition(" ")
        match word.lower():
            case "?" | "help":
                self.help(rest.strip())
            case "board":
                self.board()
            case "log":
                self.tell_of(self.match.log)
            case "rules":
                self.rules(rest.strip())
            case _:
                return False
        return True

    def help(self, move: str) -> None:
        """Why a move is not allowed, or what is."""
        if move:
            self.explain(move)
            return
        if self.last_refusal:
            self.say("refused", words=self.last_refusal)
        moves = self.match.suggested(self.me)
        shown = ", ".join(map(unbroken, some_of_each_kind(moves)))
        if len(moves) > SHOWN_MOVES:
            shown = self.words("help-more", moves=shown, count=len(moves) - SHOWN_MOVES)
        self.say("help-moves", moves=shown) if moves else self.say("help-nothing")
        self.say("help-notation", help=self.words("notation"))
        self.say("help-why")
        self.say("help-commands")

    def explain(self, move: str) -> None:
        match = self.match
        try:
            match.game.check_move(match.state, self.me, move)
        except NotationError as error:
            self.no_move(str(error))
        except IllegalMove as refusal:
            self.say("refused", words=match.game.words_of(refusal, self.words.language))
        else:
            self.say("allowed", move=move)

    def rules(self, query: str) -> None:
        if not query:
            self.say("help-rules")
            return
        found = self.match.game.rulebook.find(query, self.words.language)
        for entry in found:
            print(paragraph(entry, self.words))
        if not found:
            self.say("nothing-found", query=brief(query))

    def refuse(self, refusal: IllegalMove) -> None:
        self.last_refusal = self.match.game.words_of(refusal, self.words.language)
        self.say("refused", words=self.last_refusal)

    def no_move(self, problem: str) -> None:
        """The engine speaks English; for others what a move looks like has to do."""
        if self.words.language == "en":
            print(lines(brief(problem)))
        else:
            self.say("no-move", help=self.words("notation"))

    def wait(self, seconds: float) -> None:
        self.say("wait", seconds=ceil(seconds * 10) / 10)

    def stop(self) -> None:
        print()
        self.say("stopped")

    def finish(self) -> None:
        self.tell()
        ending = self.match.ending()
        if ending is None:
            return
        print(paragraph(self.match.game.rulebook.by_id[ending.rule], self.words))
        for seat in sorted(range(len(self.names)), key=lambda seat: ending.places[seat]):
            self.say("place", place=ending.places[seat], name=self.names[seat], points=ending.points[seat])


class JsonFrontend(Frontend):
    """Lines with `say`: start, event, ask, refused, error, wait, stopped, over."""

    def greet(self) -> None:
        match = self.match
        start = {"say": "start", "game": match.game.id, "seat": self.me, "names": self.names}
        print_json(start | {"options": match.terms.options, "notation": match.game.notation_help})

    def tell(self) -> None:
        for event in self.news():
            print_json({"say": "event"} | self.match.seen(event, self.me))

    def ask(self) -> None:
        self.prompt()

    def prompt(self) -> None:
        print_json({"say": "ask", "view": self.match.view(self.me), "moves": self.match.suggested(self.me)})

    def command(self, text: str) -> bool:
        return text == "?"

    def refuse(self, refusal: IllegalMove) -> None:
        words = self.match.game.words_of(refusal, self.words.language)
        print_json({"say": "refused", "rule": refusal.rule, "detail": refusal.detail, "words": words})

    def no_move(self, problem: str) -> None:
        print_json({"say": "error", "words": brief(problem)})

    def wait(self, seconds: float) -> None:
        print_json({"say": "wait", "seconds": seconds})

    def stop(self) -> None:
        print_json({"say": "stopped"})

    def finish(self) -> None:
        self.tell()
        print_json({"say": "over", "ending": self.match.ending(), "view": self.match.view(self.me)})


def some_of_each_kind(moves: list[str]) -> list[str]:
    """As many moves as are shown, of those with one first word no more than of others."""
    before: Counter[str] = Counter()
    ranked = []
    for at, move in enumerate(moves):
        kind = move.split(" ")[0]
        ranked.append((before[kind], at))
        before[kind] += 1
    return [moves[at] for _, at in sorted(sorted(ranked)[:SHOWN_MOVES], key=lambda place: place[1])]
