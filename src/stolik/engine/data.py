"""Data from outside, checked: what a file or a message says is either right or refused with its place."""

import re
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, TypeGuard, TypeVar

import msgspec

from stolik.engine.errors import DataError

T = TypeVar("T")
Json = Any

# What a native integer of the compiled engine holds.
LARGEST = 2**63 - 1
NESTED = "nested too deeply"
# No file that a person or a program of ours writes is larger.
MOST_BYTES = 256 << 20

_PLACE = re.compile(r"^(?P<what>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)


def checked(kind: type[T], data: Json, where: str, *, lax: bool = False) -> T:
    """`data` as a `kind`, or a `DataError` that names the place inside `where` and what is allowed there."""
    try:
        huge = place_of_huge(data)
        if huge is not None:
            raise DataError(f"{where}{huge}".lstrip("."), f"a number is from {-LARGEST} to {LARGEST}")
        return msgspec.convert(data, kind, strict=not lax)
    except RecursionError:
        raise DataError(where, NESTED) from None
    except msgspec.ValidationError as error:
        found = _PLACE.match(str(error))
        place = found["place"] if found and found["place"] else ""
        what = found["what"] if found else str(error)
        allowed = allowed_at(kind, place, data)
        raise DataError(
            ".".join(part for part in (where, place) if part), f"{what}; {allowed}" if allowed else what
        ) from None


def place_of_huge(data: Json) -> str | None:
    """Where in the data a number is that the engine cannot hold, such as `.seats.1.score`."""
    if isinstance(data, int):
        return None if -LARGEST <= data <= LARGEST else ""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in parts:
        inner = place_of_huge(value)
        if inner is not None:
            return f".{name}{inner}"
    return None


def allowed_at(kind: object, place: str, data: Json) -> str:
    """The names or values that a place inside a type may hold, where they can be listed."""
    info = said_to_be(msgspec.inspect.type_info(kind), data)
    for part in filter(None, re.split(r"[.\[\]]+", place)):
        data = part_of(data, part)
        info = said_to_be(inside(info, part), data)
    if isinstance(info, msgspec.inspect.UnionType):
        # What may be left out, `Result | None`; where several are possible their fields are not one list.
        parts = [one for one in info.types if not isinstance(one, msgspec.inspect.NoneType)]
        info = parts[0] if len(parts) == 1 else info
    if isinstance(info, msgspec.inspect.StructType):
        return "known are " + ", ".join(names_in(info))
    parts = list(info.types) if isinstance(info, msgspec.inspect.UnionType) else [info]
    tagged = [one for one in parts if is_tagged(one)]
    if tagged:
        return f"{tagged[0].tag_field} is one of {', '.join(str(one.tag) for one in tagged)}"
    values = [value for part in parts for value in named_values(part)]
    if values and any(isinstance(part, msgspec.inspect.IntType) for part in parts):
        values.append("a whole number")
    return f"allowed are {', '.join(values)}" if values else ""


def names_in(info: msgspec.inspect.StructType) -> list[str]:
    names = [field.encode_name for field in info.fields]
    return names if info.tag_field is None else [info.tag_field, *names]


def is_tagged(info: msgspec.inspect.Type) -> TypeGuard[msgspec.inspect.StructType]:
    return isinstance(info, msgspec.inspect.StructType) and info.tag_field is not None


def said_to_be(info: msgspec.inspect.Type, data: Json) -> msgspec.inspect.Type:
    """Of several kinds of struct the one that the data says it is."""
    if isinstance(info, msgspec.inspect.UnionType) and isinstance(data, dict):
        tagged = [one for one in info.types if is_tagged(one)]
        return next((one for one in tagged if data.get(str(one.tag_field)) == one.tag), info)
    return info


def part_of(data: Json, part: str) -> Json:
    if isinstance(data, dict):
        return data.get(part)
    return data[int(part)] if isinstance(data, list) and part.isdecimal() and int(part) < len(data) else None


def named_values(info: msgspec.inspect.Type) -> list[str]:
    """The values of a type that has few and names them all."""
    if isinstance(info, msgspec.inspect.LiteralType):
        return [str(value) for value in info.values]
    return ["true", "false"] if isinstance(info, msgspec.inspect.BoolType) else []


def inside(info: msgspec.inspect.Type, part: str) -> msgspec.inspect.Type:
    """The type of one part of a type: a field of a struct, an element of a list."""
    if isinstance(info, msgspec.inspect.UnionType):
        tags = [one.tag for one in info.types if isinstance(one, msgspec.inspect.StructType)]
        if part in {one.tag_field for one in info.types if isinstance(one, msgspec.inspect.StructType)}:
            return msgspec.inspect.LiteralType(values=tuple(tags))
        parts = [inside(one, part) for one in info.types]
        return next(
            (one for one in parts if not isinstance(one, msgspec.inspect.AnyType)), msgspec.inspect.AnyType()
        )
    if isinstance(info, msgspec.inspect.Metadata):
        return inside(info.type, part)
    if isinstance(info, msgspec.inspect.StructType):
        return next(
            (field.type for field in info.fields if field.encode_name == part), msgspec.inspect.AnyType()
        )
    if isinstance(info, msgspec.inspect.CollectionType):
        return info.item_type
    return msgspec.inspect.AnyType()


def plain(data: object) -> Json:
    """Structs and tuples as JSON-ready dicts and lists."""
    return msgspec.to_builtins(data)


def from_json(text: str | bytes, where: str) -> Json:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise DataError(where, f"not valid JSON: {error}") from None
    except RecursionError:
        raise DataError(where, NESTED) from None


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise DataError(str(path), f"larger than {MOST_BYTES >> 20} megabytes")
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise DataError(str(path), "not a text file in UTF-8") from None
    except OSError as error:
        raise DataError(str(path), f"cannot be read: {error.strerror or error}") from None


def from_toml(text: str, where: str) -> dict[str, Json]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise DataError(where, f"not valid TOML: {error}") from None
    except RecursionError:
        raise DataError(where, NESTED) from None


def read_toml(path: Path) -> dict[str, Json]:
    return from_toml(read_text(path), str(path))


def packaged_toml(package: str, name: str) -> dict[str, Json]:
    """A TOML file that lies inside a package of ours or of another wheel."""
    text = resources.files(package).joinpath(name).read_text(encoding="utf-8")
    return from_toml(text, f"{package}/{name}")


def from_text(value: str) -> Json:
    """An option's value as typed on a command line: JSON where it is JSON, else the words themselves."""
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return value


def changed(data: Mapping[str, Json], default: Mapping[str, Json]) -> dict[str, Json]:
    """The entries of `data` that differ from the default's."""
    return {name: value for name, value in data.items() if value != default.get(name)}
