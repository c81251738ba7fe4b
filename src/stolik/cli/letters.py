"""What a terminal is shown that has not all our letters: others that look alike."""

import codecs
import unicodedata

ERRORS = "stolik-letters"
ALIKE = str.maketrans(
    {
        "ł": "l",
        "Ł": "L",
        "ß": "ss",
        "„": '"',
        "“": '"',
        "”": '"',
        "–": "-",
        "−": "-",
        "±": "+-",
        "×": "x",
        "→": "->",
        "›": ">",
        "»": ">",
        "·": ".",
        "■": "#",
        "♣": "*",
    }
)


def alike(text: str) -> str:
    """`text` in ASCII: without accents, small raised figures behind a ^, and ? where nothing looks alike."""
    return "".join(alike_to(letter) for letter in text.translate(ALIKE))


def alike_to(letter: str) -> str:
    if letter.isascii():
        return letter
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    if unicodedata.decomposition(letter).startswith("<super>"):
        return f"^{plain}"
    return plain or "?"


def in_letters_alike(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return alike(error.object[error.start : error.end]), error.end


codecs.register_error(ERRORS, in_letters_alike)
