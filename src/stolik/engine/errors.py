"""What can go wrong, each with its own type, so that callers can tell a typo from a rule."""


class StolikError(Exception):
    """Bad input of any kind: the message names what was wrong and what is allowed."""


class NotationError(StolikError):
    """A text that is no move of this game at all."""


class IllegalMove(StolikError):
    """A move that a rule forbids now. `rule` is an id of the game's rule book."""

    def __init__(self, rule: str, detail: str = "") -> None:
        super().__init__(f"{rule}: {detail}" if detail else rule)
        self.rule = rule
        self.detail = detail


class DataError(StolikError):
    """A file or a piece of JSON that does not say what it should, and where."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.what = what


class NeedsChance(Exception):
    """Raised by a suspending chance: the game waits for a number below `n`."""

    def __init__(self, n: int) -> None:
        super().__init__(f"a number below {n} is needed")
        self.n = n
