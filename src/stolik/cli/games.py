"""`stolik games`: what can be played."""

import argparse
from typing import Any

import msgspec

from stolik.cli.output import print_json
from stolik.engine.data import Json
from stolik.engine.game import Game
from stolik.engine.registry import find_game, game_ids


def describe_options(game: Game[Any]) -> dict[str, Json]:
    """For each option its default and what it may be, as JSON Schema says it."""
    schema = msgspec.json.schema(game.options_type)
    name = schema["$ref"].rpartition("/")[2]
    properties: dict[str, Json] = schema["$defs"][name]["properties"]
    return properties


def describe(game: Game[Any]) -> dict[str, Json]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(range(game.min_seats, game.max_seats + 1)),
        "options": describe_options(game),
        "revision": game.revision,
        "data_hash": game.data_hash,
    }


def run(arguments: argparse.Namespace) -> int:
    games = [find_game(game) for game in game_ids()]
    if arguments.json:
        print_json({"games": [describe(game) for game in games]})
        return 0
    for game in games:
        print(f"{game.id:12} {game.title}, {game.min_seats}–{game.max_seats} seats")
        for name, schema in describe_options(game).items():
            print(f"{'':12}   --option {name}={allowed(schema)} (default {said(schema.get('default'))})")
    return 0


def said(value: Json) -> str:
    if value is None or isinstance(value, bool):
        return {None: "none", True: "true", False: "false"}[value]
    return str(value)


def allowed(schema: Json) -> str:
    """What an option may be, as one types it."""
    if "enum" in schema:
        return "|".join(said(value) for value in schema["enum"])
    if "anyOf" in schema:
        return "|".join(allowed(part) for part in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return f"[{allowed(schema.get('items', {}))}, …]"
        case "integer" | "number":
            return f"{schema.get('minimum', '')}…{schema.get('maximum', '')}"
        case kind:
            return {"boolean": "true|false", "null": "none"}.get(str(kind), "TEXT")
