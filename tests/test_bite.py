"""The mutation tester: what it changes, and whether it tells survivors from the noticed."""

import json
import math
import subprocess
import sys
from pathlib import Path

import pytest

from stolik.testing.bite import __main__ as main
from stolik.testing.bite.__main__ import sample
from stolik.testing.bite.baseline import Baseline, TimedTest
from stolik.testing.bite.mutants import Mutant, mutants
from stolik.testing.bite.report import read_reasons, report, unexplained
from stolik.testing.bite.trials import Verdict


def changes(tmp_path: Path, source: str) -> list[str]:
    return [mutant.change for mutant in mutants_of(tmp_path, source)]


def mutants_of(tmp_path: Path, source: str) -> list[Mutant]:
    file = tmp_path / "rules.py"
    file.write_text(source, encoding="utf-8")
    return mutants("rules", file)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x < y", ["x <= y"]),
        ("x == y", ["x != y"]),
        ("x < y <= z", ["x <= y <= z", "x < y < z"]),
        ("x + y", ["x - y"]),
        ("x and y", ["x or y"]),
        ("-x", ["x"]),
        ("min(x)", ["max(x)"]),
        ("x.copy()", ["x"]),
        ("x[:]", ["x"]),
        ("x[1:]", ["x[2:]", "x[0:]"]),
        ("7", ["8", "6"]),
        ("True", ["False"]),
        ("x if y else z", ["x if not y else z"]),
    ],
)
def test_expressions(tmp_path: Path, body: str, expected: list[str]) -> None:
    """Each may become its neighbour, as by a slip of the pen."""
    found = changes(tmp_path, f"def f(x, y, z):\n    use({body})\n")
    assert found == [
        f"use({body}) → (deleted)",
        *(f"use({body}) → use({other})" for other in expected),
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x = y", ["x = y → (deleted)"]),
        ("x += y", ["x += y → x -= y", "x += y → (deleted)"]),
        ("return", ["return → (deleted)"]),
        ("return x == y", ["return x == y → return not x == y", "return x == y → return x != y"]),
        ("return 'X2.1a'", ["return 'X2.1a' → return ''"]),
        ("if x > y: pass", ["if x > y: → if not x > y:", "if x > y: → if x >= y:"]),
        ("if not x: pass", ["if not x: → if x:"]),
        ("while x in y: break", ["while x in y: → while x not in y:", "break → continue"]),
        ("raise Error(7)", []),
        ("'a docstring'", []),
        ("x: vec[7] = y", []),
    ],
)
def test_statements(tmp_path: Path, body: str, expected: list[str]) -> None:
    """They go, or go the other way; types, errors and docstrings stay."""
    assert changes(tmp_path, f"def f(x: int = y):\n    {body}\n") == expected


def test_long_statements_are_shown_in_part(tmp_path: Path) -> None:
    """As much around the change as fits on a line; equal changes of a function are numbered."""
    source = f"def f():\n    use({', '.join(['[0, 0]'] * 20)}, 0)\n"
    found = mutants_of(tmp_path, source)
    assert all(len(mutant.before) <= 80 for mutant in found if mutant.after != "(deleted)")
    assert found[1].change == "[0, 0] → [1, 0]"
    assert found[5].change == "[0, 0] → [1, 0] (number 2)"
    assert len({mutant.key for mutant in found}) == len(found)


def test_names_and_lines(tmp_path: Path) -> None:
    """Functions are named as Python names them; what is at the top is harmless to nobody."""
    source = "N = 1\nclass A:\n    M = 2\n    def f(self):\n        def g():\n            return 3\n"
    found = mutants_of(tmp_path, source)
    assert [(m.where, m.line, m.called) for m in found[::2]] == [
        ("", 1, False),
        ("A", 3, False),
        ("A.f.<locals>.g", 6, True),
    ]


def test_a_mutant_leaves_the_others_alone(tmp_path: Path) -> None:
    """Compiling one changes nothing for the next."""
    found = mutants_of(tmp_path, "N = 1\n")
    values = []
    for mutant in [*found, *found]:
        scope: dict[str, object] = {}
        exec(mutant.code(), scope)
        values.append(scope["N"])
    assert values == [2, 0, 2, 0]


def test_reasons_survive(tmp_path: Path) -> None:
    """A reason is found again though lines have moved; bars in code do not break the table."""
    source = "def f(x, y):\n    return x | y\n\nN = 1\n"
    verdicts = [Verdict(mutant, "") for mutant in mutants_of(tmp_path, source)]
    table = tmp_path / "table.md"
    table.write_text(report("some-game", "All were tried.", verdicts, {}), encoding="utf-8")
    empty = read_reasons(table)
    assert set(empty) == {verdict.mutant.key for verdict in verdicts}
    assert set(empty.values()) == {""}

    table.write_text(
        table.read_text().replace("x & y` |  |", "x & y` | because \\| of it |"), encoding="utf-8"
    )
    later = [Verdict(mutant, "") for mutant in mutants_of(tmp_path, f"\n\n{source}")]
    reasons = read_reasons(table)
    assert [mutant.before for mutant in unexplained(later, reasons)] == ["N = 1", "N = 1"]
    again = report("some-game", "All were tried.", later, reasons)
    assert "| rules.py:4 f | `return x \\| y → return x & y` | because \\| of it |" in again
    assert "3 changes (3 in rules.py): 0 noticed, 3 not." in again


def test_a_sample_is_drawn_by_name(tmp_path: Path) -> None:
    """New code elsewhere, or moved lines, leave what was drawn as it is."""
    functions = [f"def f{n}():\n    return {n}\n" for n in range(20)]
    found = mutants_of(tmp_path, "".join(functions))
    drawn = {mutant.key for mutant in sample(found, 10, 0)}
    assert len(drawn) == 10
    assert drawn != {mutant.key for mutant in sample(found, 10, 1)}
    moved = mutants_of(tmp_path, "\n".join(functions[1:]))
    kept = {key for key in drawn if key[1] != "f0"}
    assert kept <= {mutant.key for mutant in sample(moved, 10, 0)}


def test_only_tests_that_can_notice(tmp_path: Path) -> None:
    """Those that call the function, quick ones first; all of them for what runs while importing."""
    n, f = mutants_of(tmp_path, "N = 1\ndef f():\n    return 1\n")[::2]
    file = str(tmp_path / "rules.py")
    slow, quick = TimedTest("slow", 2.0, {(file, "f")}), TimedTest("quick", 1.0, {(file, "f")})
    baseline = Baseline([slow, quick, TimedTest("other", 0.5)])
    assert [test.name for test in baseline.for_mutant(f)] == ["quick", "slow"]
    assert [test.name for test in baseline.for_mutant(n)] == ["other", "quick", "slow"]
    baseline.longest = 1.5
    assert [test.name for test in baseline.for_mutant(f)] == ["quick"]
    baseline.shortest, baseline.longest = 1.5, 3.0
    assert [test.name for test in baseline.for_mutant(f)] == ["slow"]


def test_long_tests_only_for_what_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What quick tests notice, or a reason explains, is not tried with the long ones."""
    noticed, explained, left = mutants_of(tmp_path, "N = 1\ndef f():\n    return 1\n")[:3]
    asked: list[tuple[float, float, list[Mutant]]] = []

    def trials(_: object, found: list[Mutant], baseline: Baseline, _workers: int) -> list[Verdict]:
        asked.append((baseline.shortest, baseline.longest, found))
        quick = baseline.longest == 0.5
        return [
            Verdict(mutant, "a test" if mutant is noticed or (mutant is left and not quick) else "")
            for mutant in found
        ]

    monkeypatch.setattr(main, "make_baseline", lambda *_: Baseline([TimedTest("long", 2.0)]))
    monkeypatch.setattr(main, "trials", trials)
    options = main.parse(["kniffel", "--longest", "0.5"])
    reasons = {explained.key: "none can"}
    verdicts = main.bite(main.Target("x", {}, []), [noticed, explained, left], reasons, options)
    assert asked == [(-1.0, 0.5, [noticed, explained, left]), (0.5, math.inf, [left])]
    assert {verdict.mutant.key for verdict in verdicts if not verdict.noticed_by} == {explained.key}
    assert len(verdicts) == 3


COUNTING = """
from functools import cache

STEP = 1

def count(most, start=0):
    total = start
    while total < most:
        total += STEP
    return total

@cache
def half(number):
    return number // 2

def unused():
    return 1
"""
TESTS = """
from counting import count, half

def test_count():
    assert count(3) == 3
    assert count(0) == 0

def test_half():
    assert half(5) == 2
"""
RUN = """
import json, sys
from pathlib import Path
from stolik.testing.bite.mutants import mutants
from stolik.testing.bite import baseline as of_tests, trials
of_tests.AT_LEAST = 1.0
folder = Path(sys.argv[1])
sys.path.insert(0, str(folder))
tried = json.loads(sys.argv[2])
found = [m for m in mutants("counting", folder / "counting.py") if m.change in tried]
paths = [str(folder / "test_counting.py")]
baseline = of_tests.make_baseline(paths, {str(folder / "counting.py")})
verdicts = [] if baseline.failed else trials.trials(paths, found, baseline, 2)
told = {v.mutant.change: [v.noticed_by, v.endless, v.never_called] for v in verdicts}
print(json.dumps([baseline.failed, told]))
"""


def bite(folder: Path, tests: str, *tried: str) -> tuple[str, dict[str, list[object]]]:
    (folder / "counting.py").write_text(COUNTING)
    (folder / "test_counting.py").write_text(tests)
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(folder), json.dumps(tried)],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
    )
    failed, told = json.loads(done.stdout)
    return failed, told


def test_survivors_are_told_from_the_noticed(tmp_path: Path) -> None:
    """A wrong result, a loop without end, and what no test calls."""
    wrong, endless = "while total < most: → while total <= most:", "total += STEP → (deleted)"
    survivor, unused = "return number // 2 → return number // 3", "return 1 → return 2"
    failed, told = bite(
        tmp_path, TESTS.replace("half(5) == 2", "half(3) == 1"), wrong, endless, survivor, unused
    )
    assert failed == ""
    by = "test_counting.py::test_count"
    assert told == {
        wrong: [by, False, False],
        endless: [by, True, False],
        survivor: ["", False, False],
        unused: ["", False, True],
    }


def test_what_an_earlier_test_has_worked_out(tmp_path: Path) -> None:
    """A kept result hides that a test calls the function, so nothing is kept from test to test."""
    tests = TESTS.replace("def test_half", "def test_asks():\n    half(5)\n\ndef test_half")
    change = "return number // 2 → return number // 3"
    _, told = bite(tmp_path, tests, change)
    assert told[change] == ["test_counting.py::test_half", False, False]


def test_what_is_not_in_the_code_of_a_function_is_tried_too(tmp_path: Path) -> None:
    """A default, a number at the top, a function behind a decorator: the module is imported anew."""
    default = "def count(most, start=0): → def count(most, start=1):"
    top, behind = "STEP = 1 → STEP = 2", "return number // 2 → return number // 3"
    failed, told = bite(tmp_path, TESTS, default, top, behind)
    assert failed == ""
    assert {change: by for change, (by, *_) in told.items()} == {
        default: "test_counting.py::test_count",
        top: "test_counting.py::test_count",
        behind: "test_counting.py::test_half",
    }


def test_a_test_that_fails_anyway(tmp_path: Path) -> None:
    """The baseline names it: nothing could be concluded."""
    failed, _ = bite(tmp_path, TESTS.replace("count(3) == 3", "count(3) == 4"))
    assert failed == "test_counting.py::test_count"
