"""The table of survivors. Reasons that somebody wrote into it are kept when it is made again."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from stolik.testing.bite.mutants import Mutant
from stolik.testing.bite.trials import Verdict

TABLES = Path("docs/bite")
CELLS = re.compile(r"(?<!\\)\|")
PLACE = re.compile(r"(?P<file>[^:]+\.py):\d+ ?(?P<where>.*)")
Reasons = dict[tuple[str, str, str], str]


def table_of(game: str) -> Path:
    return TABLES / f"{game}.md"


def read_reasons(path: Path) -> Reasons:
    """Every survivor of the last table, with its reason, which may be empty."""
    if not path.is_file():
        return {}
    return dict(reasons_in(path.read_text(encoding="utf-8")))


def reasons_in(text: str) -> Iterator[tuple[tuple[str, str, str], str]]:
    for line in text.splitlines():
        cells = [cell.strip().replace(r"\|", "|") for cell in CELLS.split(line)[1:-1]]
        found = PLACE.fullmatch(cells[0]) if len(cells) == 3 else None
        if found:
            yield (found["file"], found["where"], cells[1].strip("`")), cells[2]


def row(mutant: Mutant, reason: str) -> str:
    place = f"{mutant.file.name}:{mutant.line} {mutant.where}".strip()
    cells = [place, f"`{mutant.change}`", reason]
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"


def in_order(verdicts: Sequence[Verdict]) -> list[Mutant]:
    survivors = [verdict.mutant for verdict in verdicts if not verdict.noticed_by]
    return sorted(survivors, key=lambda mutant: (mutant.file.name, mutant.line, mutant.change))


def unexplained(verdicts: Sequence[Verdict], reasons: Reasons) -> list[Mutant]:
    return [mutant for mutant in in_order(verdicts) if not reasons.get(mutant.key)]


def summary(verdicts: Sequence[Verdict]) -> str:
    """Without a word of reasons: those are written into the table later."""
    survivors = len(in_order(verdicts))
    files = Counter(verdict.mutant.file.name for verdict in verdicts)
    where = ", ".join(f"{count} in {file}" for file, count in sorted(files.items()))
    return f"{len(verdicts)} changes ({where}): {len(verdicts) - survivors} noticed, {survivors} not."


def report(game: str, how: str, verdicts: Sequence[Verdict], reasons: Reasons) -> str:
    lines = [
        f"# {game}: changes of the rules that no test notices",
        "",
        f"Made by `make bite GAME={game}`, which keeps the reasons that are written here. A change that a",
        "test could notice needs a test that cites a sentence.",
        "",
        how,
        "",
        summary(verdicts),
        "",
        "| place | change | why no test can notice it |",
        "| --- | --- | --- |",
    ]
    lines += [row(mutant, reasons.get(mutant.key, "")) for mutant in in_order(verdicts)]
    return "\n".join([*lines, ""])
