"""TypeScript's types of all that is said between page and server: `python -m stolik.server.typescript`.

They are made from the structs that check the messages, so a page cannot drift from them.
"""

import inspect as source
import re
import sys
import typing
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from stolik.engine.events import EventKind
from stolik.engine.game import Game
from stolik.engine.registry import find_game
from stolik.server import wire
from stolik.table import messages

Struct = type[msgspec.Struct]

HEADER = "// Made by `python -m stolik.server.typescript`: change the Python structs, not this file.\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "Json",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
EVENT_FACTS = """/** What the engine says of one kind of event. */
export interface EventFacts {
  /** Fields that not everybody may see. */
  secret: string[];
  /** Fields that hold a seat: words name who sits there. */
  seats: string[];
  /** Not told in the log. */
  routine: boolean;
}"""
OUR_GAMES = ("hexx", "kniffel", "niet", "six-bierze", "x-bierze")


class Writer:
    """Writes one interface for each struct it is asked for, and for those that they hold."""

    def __init__(self, prefix: str = "", known: Iterable[Struct] = ()) -> None:
        self.prefix = prefix
        # Structs that are written elsewhere under their own name.
        self.known = set(known)
        self.waiting: list[Struct] = []
        self.seen: set[Struct] = set()

    def write(self, *structs: Struct) -> Iterator[str]:
        for struct in structs:
            self.name(struct)
        while self.waiting:
            yield self.interface(self.waiting.pop(0))

    def name(self, struct: Struct) -> str:
        if struct in self.known:
            return struct.__name__
        if struct not in self.seen:
            self.seen.add(struct)
            self.waiting.append(struct)
        return self.prefix + struct.__name__

    def interface(self, struct: Struct) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = [f"/** {' '.join(doc.split())} */"] if (doc := own_doc(struct)) else []
        lines.append(f"export interface {self.name(struct)} {{")
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {literal(info.tag)};")
        comments = field_comments(struct)
        for field in info.fields:
            if comment := comments.get(field.name):
                lines.append(f"  /** {comment} */")
            mark = "?" if may_lack(struct, field) else ""
            lines.append(f"  {key(field.encode_name)}{mark}: {self.given(struct, field)};")
        return "\n".join([*lines, "}"])

    def given(self, struct: Struct, field: inspect.Field) -> str:
        """The type of a field; of what clients send, parts with defaults may be given in part."""
        text = self.type(field.type)
        inner = field.type
        if issubclass(struct, wire.Body) and isinstance(inner, inspect.StructType):
            return f"Partial<{text}>"
        return text

    def type(self, info: inspect.Type) -> str:
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        match info:
            case inspect.StructType():
                return self.name(info.cls)
            case inspect.LiteralType():
                return " | ".join(literal(value) for value in info.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.type(one) for one in info.types))
        return self.holding(info)

    def holding(self, info: inspect.Type) -> str:
        """The type of a list, a tuple or a dictionary."""
        match info:
            case inspect.TupleType():
                return f"[{', '.join(self.type(one) for one in info.item_types)}]"
            case inspect.CollectionType():
                inner = self.type(info.item_type)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.DictType():
                record = f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
                return f"Partial<{record}>" if isinstance(info.key_type, inspect.LiteralType) else record
        raise TypeError(f"no TypeScript for {info}")


def may_lack(struct: Struct, field: inspect.Field) -> bool:
    """Whether the field may be missing: the client may leave it out, or the server leaves its default out."""
    config = struct.__struct_config__
    return not field.required and config.omit_defaults


def own_doc(struct: Struct) -> str:
    return struct.__dict__.get("__doc__") or ""


def field_comments(struct: Struct) -> dict[str, str]:
    """The comment lines above each field, of the struct and of those it extends."""
    found: dict[str, str] = {}
    for base in struct.__mro__:
        if base.__module__.startswith("stolik."):
            found = comments_in(source.getsource(base)) | found
    return found


def comments_in(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    lines: list[str] = []
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("#"):
            lines.append(stripped.lstrip("# "))
            continue
        if (field := re.match(r"    (\w+): ", line)) and lines:
            found[field[1]] = " ".join(lines)
        lines = []
    return found


def key(name: str) -> str:
    return name if name.isidentifier() else literal(name)


def literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def structs_of(module: ModuleType, base: Struct) -> list[Struct]:
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, base) and one.__module__ == module.__name__
    ]


def union(name: str, types: Any) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(one.__name__ for one in get_args(types)) + ";"


def shared() -> Iterator[str]:
    bodies = [one for base in (wire.Body, wire.Reply) for one in structs_of(wire, base) if one is not base]
    yield f"export const PROTOCOL = {messages.PROTOCOL};"
    phrases = ", ".join(literal(phrase) for phrase in get_args(messages.Phrase))
    yield f"export const PHRASES = [{phrases}] as const;"
    yield "/** Anything JSON can say. */\nexport type Json = unknown;"
    yield EVENT_FACTS
    yield union("FromClient", messages.FromClient)
    yield union("FromTable", messages.FromTable)
    yield from Writer().write(*get_args(messages.FromClient), *get_args(messages.FromTable), *bodies)


def of_game(game: Game[Any], prefix: str) -> Iterator[str]:
    """A game's view, options and events."""
    view = typing.get_type_hints(type(game).view)["return"]
    yield from Writer(prefix).write(view, game.options_type)
    events = "\n  | ".join(event_type(kind) for kind in game.events.values())
    yield f"export type {prefix}Event =\n  | {events};"
    facts = [f"  {key(kind.name)}: {event_facts(kind)}," for kind in game.events.values()]
    constant = f"{game.id.replace('-', '_').upper()}_EVENTS"
    yield "\n".join(
        [f"export const {constant}: Record<{prefix}Event['event'], EventFacts> = {{", *facts, "};"]
    )


def event_type(kind: EventKind) -> str:
    fields = [f"{key(name)}{'?' if name in kind.secret else ''}: number" for name in kind.fields]
    return f"{{ {'; '.join([f'event: {literal(kind.name)}', *fields])} }}"


def event_facts(kind: EventKind) -> str:
    seats = [name for name in kind.seats if name in kind.fields]
    return msgspec.json.encode({"secret": kind.secret, "seats": seats, "routine": kind.routine}).decode()


def by_id(name: str, prefixes: dict[str, str]) -> str:
    """One interface that finds each game's type by the game's id."""
    lines = [f"  {literal(game)}: {prefix}{name};" for game, prefix in prefixes.items()]
    return "\n".join([f"export interface {name}Of {{", *lines, "}"])


def typescript(games: Iterable[str] = OUR_GAMES) -> str:
    prefixes = {game: type(find_game(game)).__name__.removesuffix("Game") for game in games}
    parts = [HEADER, *shared()]
    for game, prefix in prefixes.items():
        parts += of_game(find_game(game), prefix)
    parts += [by_id(name, prefixes) for name in ("View", "Options", "Event")]
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
