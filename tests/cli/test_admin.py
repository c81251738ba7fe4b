"""`stolik admin` on a database file: what it says, what it does, and what it leaves alone."""

import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stolik.store import RowChange, Store
from stolik.table import office
from tests.cli.conftest import Stolik
from tests.cli.tables_on_disk import DAY, do, fill, made_anew


class Admin:
    """The command on one database, and the tables that were made in it."""

    def __init__(self, stolik: Stolik, file: Path, tables: tuple[str, str, str]) -> None:
        self.stolik = stolik
        self.file = file
        self.over, self.playing, self.gathering = tables

    def do(self, scene: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
        return do(self.file, scene)

    def __call__(self, deed: str, *arguments: object) -> Any:
        return self.stolik("admin", deed, *arguments, "--database", self.file)

    def phases(self) -> dict[str, str]:
        """Of each table that is there."""
        return {one["table"]: one["phase"] for one in self("list", "--json").json["tables"]}

    def age(self, table: str, days: int) -> None:
        """Nobody has touched it for so long."""

        async def scene(store: Store) -> None:
            row = await store.row(table)
            await made_anew(store, table, created=row.created - days * DAY)

        self.do(scene)


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[str, str, str]]:
    file = tmp_path_factory.mktemp("admin") / "stolik.db"
    return file, do(file, fill)


@pytest.fixture
def admin(stolik: Stolik, tmp_path: Path, filled: tuple[Path, tuple[str, str, str]]) -> Admin:
    """Each test has a copy of its own."""
    file, tables = filled
    shutil.copyfile(file, tmp_path / "stolik.db")
    return Admin(stolik, tmp_path / "stolik.db", tables)


def test_list(admin: Admin) -> None:
    """All tables, or those that are asked for."""
    assert admin.phases() == {admin.over: "over", admin.playing: "playing", admin.gathering: "gathering"}
    for line, found in (
        (("--phase", "over"), [admin.over]),
        (("--game", "niet"), [admin.gathering]),
        (("--name", "Celina"), [admin.playing]),
        (("--name", "Zofia"), []),
        (("--quiet-days", "1"), []),
    ):
        assert [one["table"] for one in admin("list", *line, "--json").json["tables"]] == found, line
    shown = admin("list", "--phase", "over").out
    assert admin.over in shown
    assert "Ania, Bartek" in shown
    assert shown.endswith("1 table\n")
    assert admin("list", "--name", "Zofia").out == "no tables\n"


def test_show(admin: Admin) -> None:
    """Who is there and what was played; nothing that lets anybody in, nothing that is hidden."""
    shown = admin("show", admin.over, "--json").json
    assert [(one["name"], one["seat"], one["host"]) for one in shown["members"]] == [
        ("Ania", 0, True),
        ("Bartek", 1, False),
    ]
    assert [one["kind"] for one in shown["seats"]] == ["person", "person"]
    [game] = shown["games"]
    assert (game["match"], min(game["places"])) == (1, 1)
    said = admin("show", admin.playing)
    assert "name Celina" in said.out
    for text in (said.out, admin("show", admin.over, "--json").out):
        assert not {"token", "secret", "invite"} & set(text.replace('"', " ").split())


def test_close(admin: Admin) -> None:
    """The game that runs ends without places; what is over stays."""
    said = admin("close", admin.playing, admin.gathering)
    assert said.out == f"closed: {admin.playing}\nclosed: {admin.gathering}\n"
    assert admin.phases() == {admin.over: "over", admin.playing: "closed", admin.gathering: "closed"}
    assert admin("close", admin.playing, "--json").json == {"closed": [admin.playing], "dry_run": False}
    assert admin("check").code == 0
    assert admin("show", admin.playing, "--json").json["games"][0]["places"] is None


def test_close_while_somebody_plays(admin: Admin) -> None:
    """Whoever appends first is first: the other looks anew."""

    async def scene(store: Store) -> None:
        honest, reads = store.append, 0

        async def late(table: str, expected: int, *more: Any) -> int:
            nonlocal reads
            reads += 1
            if reads == 1:
                await honest(table, expected, [b'{"did":"chat","by":0,"phrase":"oops"}'], 1)
            return await honest(table, expected, *more)

        store.append = late  # type: ignore[method-assign, assignment]
        assert await office.close(store, admin.playing) is True
        assert reads == 2
        assert (await store.row(admin.playing)).phase == "closed"

    admin.do(scene)


def test_archive_and_delete(admin: Admin, stolik: Stolik, tmp_path: Path) -> None:
    """Of an archived table the records are left, of a deleted one nothing."""
    assert admin("archive", admin.over, admin.playing, admin.gathering).code == 0
    assert admin.phases() == {admin.over: "archived", admin.playing: "archived"}
    assert admin("show", admin.over, "--json").json["games"][0]["places"]
    assert admin("list", "--name", "Celina", "--json").json["tables"][0]["table"] == admin.playing
    records = tmp_path / "records.jsonl"
    assert admin("export", "--out", records).out == f"2 records in {records}\n"
    assert stolik("verify", records).code == 0
    assert admin("delete", admin.over).out == f"deleted: {admin.over}\n"
    assert admin.phases() == {admin.playing: "archived"}
    assert admin("export", admin.over).code == 2


def test_delete_a_table_that_is_played(admin: Admin) -> None:
    assert admin("delete", admin.playing, "--json").json == {"deleted": [admin.playing], "dry_run": False}
    assert admin.phases() == {admin.over: "over", admin.gathering: "gathering"}


def test_what_is_quiet(admin: Admin) -> None:
    """Only what nobody has touched for so long; and a dry run touches nothing at all."""
    admin.age(admin.gathering, 40)
    said = admin("archive", "--quiet-days", "30", "--dry-run")
    assert said.out == f"would be archived: {admin.gathering}\n"
    assert admin.gathering in admin.phases()
    assert admin("list", "--quiet-days", "30", "--json").json["tables"][0]["table"] == admin.gathering
    assert admin("delete", "--quiet-days", "30").out == f"deleted: {admin.gathering}\n"
    assert admin("delete", "--quiet-days", "30").out == "no tables\n"
    assert set(admin.phases()) == {admin.over, admin.playing}


def test_forget(admin: Admin) -> None:
    """Name and words are gone from the file; the game goes on and its record verifies."""
    for table in (admin.over, admin.playing):
        said = admin("forget", table, "Bartek", "--json")
        assert said.json == {"table": table, "members": 1}
    assert admin("list", "--name", "Bartek").out == "no tables\n"
    assert "Bartek" not in admin("show", admin.playing).out
    assert "Ania" in admin("export", admin.over).out
    assert "Bartek" not in admin("export", admin.over).out
    assert admin("check").code == 0
    assert admin.phases()[admin.playing] == "playing"
    again = admin("forget", admin.over, "Bartek")
    assert (again.code, again.err) == (
        2,
        f"stolik admin forget: NAME: nobody at table {admin.over} is or was called 'Bartek'\n",
    )


def test_forget_what_is_archived(admin: Admin) -> None:
    admin("archive", admin.over)
    assert "Bartek" in admin("export", admin.over).out
    assert admin("forget", admin.over, "Bartek").code == 0
    assert "Bartek" not in admin("export", admin.over).out
    assert admin("check").code == 0
    assert admin("list", "--name", "Bartek", "--json").json["tables"][0]["table"] == admin.playing


def test_export(admin: Admin, stolik: Stolik, tmp_path: Path) -> None:
    """Games that are over, one a line, as verify and replay read them; with or without names."""
    lines = admin("export").lines
    assert [line["game"] for line in lines] == ["x-bierze"]
    assert "Ania" in str(lines)
    for arguments in ((), ("--without-names",)):
        file = tmp_path / "games.jsonl"
        said = admin("export", "--out", file, *arguments, "--json")
        assert said.json == {"records": 1, "file": str(file)}
        assert stolik("verify", file).code == 0
        assert stolik("replay", file, "--json").json["ending"]["places"]
        assert ("Ania" in file.read_text(encoding="utf-8")) is not bool(arguments)
    assert admin("export", "--game", "niet").out == ""


def test_check(admin: Admin) -> None:
    """A row that is out of step, and a log that was tampered with: exit code 1, and which table it is."""
    said = admin("check", "--json")
    assert (said.code, said.json) == (0, {"tables": 3, "problems": {}})

    async def spoil(store: Store) -> None:
        seq = (await store.row(admin.gathering)).last_seq + 1
        chat = b'{"did":"chat","by":0,"phrase":"oops"}'
        await store.append(admin.gathering, seq, [chat], 1, RowChange(phase="over"))
        row = await store.row(admin.over)
        log = await store.read(admin.over)
        played = next(entry for entry in log if b'"played"' in entry.body)
        await store.rewrite(
            admin.over, {played.seq: played.body.replace(b'"move":"', b'"move":"9')}, row.card
        )

    admin.do(spoil)
    said = admin("check", "--json")
    assert said.code == 1
    assert said.json["problems"][admin.gathering] == ["it is listed as over, but its log says gathering"]
    assert "its log cannot be replayed" in said.json["problems"][admin.over][0]
    assert set(said.json["problems"]) == {admin.gathering, admin.over}
    assert admin("check", admin.playing).out == "fine: 1 table\n"


def test_backup_and_restore(admin: Admin, stolik: Stolik, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.db", tmp_path / "other.db"
    assert admin("backup", file).out.startswith("3 tables with")
    assert admin("backup", file).code == 2
    assert admin("backup", file, "--replace", "--json").json["tables"] == 3
    said = stolik("admin", "restore", file, "--database", other, "--json")
    assert said.json["tables"] == 3
    before = stolik("admin", "list", "--database", file, "--json").json
    assert stolik("admin", "list", "--database", other, "--json").json == before
    assert stolik("admin", "check", "--database", other).code == 0
    # The one that is there was used by a server a moment ago, for all that anybody knows.
    assert "a server was using it" in admin("restore", file, "--replace").err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("close", "name tables, or say which with --quiet-days"),
        ("close TABLE --quiet-days 3", "name tables, or say which with --quiet-days"),
        ("delete 0123456789", "there is no table 0123456789"),
        ("archive TABLE 0123456789", "there is no table 0123456789"),
        ("show 0123456789", "there is no table 0123456789"),
        ("check 0123456789", "there is no table 0123456789"),
        ("forget 0123456789 Ania", "there is no table 0123456789"),
        ("export TABLE --out none/x.jsonl", "none/x.jsonl: cannot be written: No such file or directory"),
        ("backup none/x.db", "none/x.db: there is no folder"),
        ("restore none.db", "none.db: there is no such file"),
        ("list --quiet-days soon", "'soon' is not a number of days from 0 to 36500"),
        ("list --phase dreaming", "invalid choice: 'dreaming'"),
        ("list --database none.db", "none.db: there is no such file"),
        ("list --database ftp://x/y", "databases of the kind 'ftp' are not known"),
        ("backup --database none.db x.db", "none.db: there is no such file"),
        ("tidy", "invalid choice: 'tidy'"),
        ("", "the following arguments are required: DEED"),
    ],
)
def test_wrong_use(
    admin: Admin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, said: str
) -> None:
    """Exit code 2, one or two lines, nothing done."""
    monkeypatch.chdir(tmp_path)
    before = admin.phases()
    words = [admin.over if word == "TABLE" else word for word in line.split()]
    if words and "--database" not in words and words != ["tidy"]:
        words += ["--database", str(admin.file)]
    done = admin.stolik("admin", *words)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert len(done.err.splitlines()) <= 2
    assert admin.phases() == before
    assert not list(tmp_path.glob("none*"))
