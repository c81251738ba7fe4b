"""What README and docs show is run: commands, programs, scenarios, transcripts, tables of fields, links."""

import inspect
import os
import re
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from prometheus_client.metrics import MetricWrapperBase

from stolik.cli.commands import make_parser
from stolik.cli.serve import default_database
from stolik.engine.record import (
    Amended,
    Closed,
    FastStream,
    Played,
    Record,
    Refused,
    Sat,
    ScriptedStream,
    SealedStream,
    Undone,
)
from stolik.engine.registry import find_game, game_ids
from stolik.engine.scenario import Step, read_scenario, run_scenario
from stolik.server.api import ENDPOINTS
from stolik.server.limits import Limits
from stolik.server.metrics import Metrics
from stolik.store import Store
from stolik.table import messages
from stolik.table.share import AT_ONCE
from tests.cli.conftest import Stolik
from tests.cli.tables_on_disk import do, fill, made_anew

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/*.md")),
]
TEXTS = {
    page: page.read_text(encoding="utf-8") for page in [*PAGES, *sorted(ROOT.glob("docs/decisions/*.md"))]
}


def blocks(language: str) -> list[object]:
    """The fenced blocks of all pages in one language."""
    fence = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return [
        pytest.param(found, id=f"{page.name}-{number}")
        for page, text in TEXTS.items()
        for number, found in enumerate(fence.findall(text))
    ]


def commands(file: Path) -> list[str]:
    """The lines of indented blocks and of sh blocks that call stolik, without their remarks."""
    lines = re.findall(r"^(?:    |\$ )((?:\.venv/bin/)?stolik .*?)(?: +#.*)?$", TEXTS[file], re.MULTILINE)
    return [line.removeprefix(".venv/bin/").removeprefix("stolik ") for line in lines]


async def three_tables(store: Store) -> None:
    """With the ids that docs/hosting.md names."""
    over, playing, _ = await fill(store)
    await made_anew(store, playing, id="0f3a5c7e91")
    await made_anew(store, over, id="8e6d4b2a10")


@pytest.mark.parametrize("file", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands(stolik: Stolik, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """In the order of the page, in an empty folder, with nobody at the keyboard: all of them go well."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    if any(line.startswith("admin") for line in commands(file)):
        do(default_database(make=True), three_tables)
    for line in commands(file):
        if line.startswith("serve"):
            assert make_parser().parse_args(shlex.split(line)).command == "serve"
            continue
        said = stolik(*shlex.split(line))
        assert (said.code, said.err) == (0, ""), line
        assert said.out or "--without-names" in line, line


def test_the_service() -> None:
    """What systemd is told to run is a command that there is."""
    (line,) = re.findall(
        r"^ExecStart=/opt/stolik/bin/stolik (.*)$", TEXTS[ROOT / "docs/hosting.md"], re.MULTILINE
    )
    options = make_parser().parse_args(shlex.split(line))
    assert (options.command, options.database) == ("serve", "/var/lib/stolik/stolik.db")


def test_every_metric_is_described() -> None:
    """In the table of docs/hosting.md, with its labels, and none that is not there."""
    described = re.findall(
        r"^\| `(stolik_\w+)(?:\{(.*?)\})?` \|", TEXTS[ROOT / "docs/hosting.md"], re.MULTILINE
    )
    metrics = Metrics()
    known = {
        f"{metric._name}{'_total' if metric._type == 'counter' else ''}": ", ".join(metric._labelnames)
        for metric in vars(metrics).values()
        if isinstance(metric, MetricWrapperBase)
    }
    assert dict(described) == known


def test_the_limits_are_described() -> None:
    """In the table of docs/hosting.md."""
    text = TEXTS[ROOT / "docs/hosting.md"]
    given = inspect.signature(Limits).parameters
    for words, name in (
        ("open connections", "connections"),
        ("tables made in ten minutes", "tables"),
        ("times of joining in ten minutes", "joins"),
        ("requests in ten minutes", "requests"),
    ):
        assert f"| {words} | {given[name].default:,}" in text
    assert f"{given['all_connections'].default:,} from all addresses" in text
    assert f"| seats whose bots think at once | {AT_ONCE} |" in text


@pytest.mark.parametrize("program", blocks("python"))
def test_programs(program: str, tmp_path: Path) -> None:
    """Each runs as it stands and prints something; `stolik` is on its path."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-"],
        input=program,
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("text", blocks("toml"))
def test_scenarios(text: str, tmp_path: Path) -> None:
    """Each is a whole file and true."""
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    scenario = read_scenario(file)
    assert run_scenario(find_game(scenario.game), scenario) == []


def test_the_transcript(stolik: Stolik) -> None:
    """Of docs/play-json.md: every line is said, in this order; … stands for what is left out."""
    (shown,) = re.findall(r"```\n\$ stolik (.*?)\n(.*?)```", TEXTS[ROOT / "docs/play-json.md"], re.DOTALL)
    lines = shown[1].splitlines()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    said = iter(stolik(*shlex.split(shown[0]), said="\n".join(typed)).out.splitlines())
    for line in lines:
        if line != "…" and not line.startswith("> "):
            pattern = ".*".join(re.escape(part) for part in line.split("…"))
            assert any(re.fullmatch(pattern, each) for each in said), line


def table(page: str, head: str) -> dict[str, str]:
    """First column to second of the table that begins with this head; names stand in backticks."""
    rows = TEXTS[ROOT / page].split(head)[1].split("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in rows]
    return {name: row[1] if len(row) > 1 else "" for row in cells for name in re.findall(r"`(\w+)`", row[0])}


def named_in(page: str, head: str) -> set[str]:
    """What stands in backticks in the first column of the table that begins with this head."""
    rows = TEXTS[ROOT / page].split(head)[1].split("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`([\w-]+)`", row.split(" | ")[0])}


def test_every_message_is_described() -> None:
    """In the tables of docs/protocol.md, and every request."""
    page = "docs/protocol.md"
    assert named_in(page, "says (`do`):\n\n") == {tag(one) for one in get_args(messages.FromClient)}
    assert named_in(page, "says (`say`):\n\n") == {tag(one) for one in get_args(messages.FromTable)}
    described = re.findall(r"^\| `(GET|POST) (/[^`?]*)", TEXTS[ROOT / page], re.MULTILINE)
    known = [(one.method, re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), one.path)) for one in ENDPOINTS]
    assert set(described) == {*known, ("GET", "/schema"), ("GET", "/metrics")}


def test_every_dependency_has_its_reason() -> None:
    """In the tables of decision 2."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needed = [*project["project"]["dependencies"]]
    for group in (project["project"]["optional-dependencies"], project["dependency-groups"]):
        needed += [one for several in group.values() for one in several if isinstance(one, str)]
    page = TEXTS[ROOT / "docs/decisions/0002-dependencies.md"]
    for name in (re.split(r"[\[<>=;]", one)[0] for one in needed):
        assert re.search(rf"^\| .*\b{re.escape(name)}\b.* \|", page, re.MULTILINE), name


def test_every_field_of_a_record_is_described() -> None:
    """And none that is not there."""
    assert set(table("docs/record.md", "| field | |")) == {
        field.name for field in msgspec.structs.fields(Record)
    }
    lines = {tag(kind): fields(kind) - {"at"} for kind in (Played, Amended, Refused, Undone, Sat, Closed)}
    described = table("docs/record.md", "| `do` | fields | |")
    assert {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in described.items()} == lines
    for stream in (FastStream, ScriptedStream, SealedStream):
        shown = TEXTS[ROOT / "docs/record.md"].split(f'{{"kind": "{tag(stream)}"')[1].partition("}")[0]
        assert set(re.findall(r'"(\w+)":', shown)) == fields(stream)


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_kind_of_step_is_described() -> None:
    """In the table of docs/scenarios.md."""
    text = TEXTS[ROOT / "docs/scenarios.md"]
    for name in fields(Step):
        assert f"`{name}" in text, name


def test_every_game_and_command_is_in_the_readme() -> None:
    """With its id, and whether it is new here or gone."""
    text = TEXTS[ROOT / "README.md"]
    games = re.findall(r"^\| .* \| `([\w-]+)` \| (\d)–(\d) \|", text, re.MULTILINE)
    assert sorted(games) == [
        (game, str(find_game(game).min_seats), str(find_game(game).max_seats)) for game in game_ids()
    ]
    assert set(re.findall(r"stolik ([a-z]+)", text)) == set(subcommands())


def subcommands() -> list[str]:
    (action,) = (action for action in make_parser()._actions if action.dest == "command")
    assert action.choices is not None
    return list(action.choices)


def test_make_targets_exist() -> None:
    """Whatever the pages tell to `make`."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    told = {
        name
        for text in TEXTS.values()
        for name in re.findall(r"(?:`|^    |\$ )make ([a-z-]+)", text, re.MULTILINE)
    }
    assert told - targets == set()


@pytest.mark.parametrize("file", TEXTS, ids=lambda page: page.name)
def test_links_and_paths_lead_somewhere(file: Path) -> None:
    """Links, and paths from the top of the repository; <game> stands for any."""
    for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", TEXTS[file]):
        assert (file.parent / link).exists(), link
    for path in re.findall(r"`((?:src|tests|docs|bench|requirements)/[^` ]*)`", TEXTS[file]):
        pattern = re.sub("<game>|NAME", "*", path.partition(":")[0])
        assert list(ROOT.glob(pattern.rstrip("/"))), path


def test_the_paths_of_a_game_s_package_exist() -> None:
    """The files that ARCHITECTURE.md lists are those of the model package."""
    listed = TEXTS[ROOT / "ARCHITECTURE.md"].split("## A game's package")[1].split("\n\n")[1]
    for row in listed.splitlines()[2:]:
        for name in re.findall(r"`([^`]+)`", row.split(" | ")[0]):
            assert list((ROOT / "src/stolik/games/x_bierze").glob(name)), name


def test_the_changelog_names_every_game() -> None:
    """In the words that its title begins with."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for game in game_ids():
        assert f"*{find_game(game).title.split(' –')[0].split(' the ')[0]}*" in text
