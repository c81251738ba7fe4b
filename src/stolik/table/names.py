"""Names and texts that people type: short, visible, and nobody looks like somebody else."""

import re
import unicodedata
from collections.abc import Iterable

from stolik.table.problems import Refused

MOST_NAME = 20
# More marks on one letter than any language needs.
MOST_MARKS = 2
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")
LOOK_ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "$": "s", "3": "e", "@": "a"})


def clean_name(name: str) -> str:
    """The name as it is shown, or `Refused`."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not name:
        raise Refused("name-empty")
    if len(name) > MOST_NAME:
        raise Refused("name-long", most=MOST_NAME)
    if not all(is_visible(char) for char in name) or has_towers(name):
        raise Refused("name-hidden")
    if len(scripts(name)) > 1:
        raise Refused("name-mixed")
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        raise Refused("name-empty")
    return name


def clean_text(text: str) -> str:
    """What somebody says, without what cannot be seen."""
    text = "".join(char if is_visible(char) else " " for char in unicodedata.normalize("NFC", text))
    text = " ".join(text.split())
    if not text or has_towers(text):
        raise Refused("text-empty")
    return text


def is_visible(char: str) -> bool:
    """Neither control nor format nor unassigned; `Cf` holds what turns texts around."""
    return char == " " or unicodedata.category(char)[0] not in "CZ"


def has_towers(text: str) -> bool:
    """Marks piled up until they cover the lines above."""
    run = 0
    for char in unicodedata.normalize("NFD", text):
        run = run + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if run > MOST_MARKS:
            return True
    return False


def scripts(text: str) -> set[str]:
    """Of the alphabets whose letters look alike, those that occur."""
    letters = (unicodedata.name(char, "").split(" ")[0] for char in text if char.isalpha())
    return {script for script in letters if script in SCRIPTS}


def skeleton(name: str) -> str:
    """Equal for names that look alike."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(char for char in bare if unicodedata.category(char) != "Mn" and not char.isspace())
    return letters.translate(LOOK_ALIKE)


def unique_name(name: str, others: Iterable[str]) -> str:
    """A clean name that none of the others looks like: the second Ania is `Ania 2`."""
    name = clean_name(name)
    taken = {skeleton(other) for other in others}
    base = re.sub(r" \d+$", "", name)[: MOST_NAME - 3]
    number = 2
    while skeleton(name) in taken:
        name = f"{base} {number}"
        number += 1
    return name
