"""The build hook, and what is promised about the files that pin what is installed."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

import stolik
from stolik import _build

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

TINY_PROJECT = """
[tool.stolik]
compiled = ["src/stolik/games/*.py"]
[dependency-groups]
compile = ["mypy==2.4.1", "setuptools"]
"""


def load_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK: Any = load_hook()


class NoPage:
    """The page of a tree that has none: nothing to build, nothing asked for."""

    tools: ClassVar[list[str]] = []

    def is_fresh(self) -> bool:
        return True

    def build(self) -> str:
        return "page, up to date"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a tiny Stolik whose compiled modules import one that is not compiled."""
    monkeypatch.delenv("STOLIK_PURE", raising=False)
    monkeypatch.delenv("STOLIK_MUST_COMPILE", raising=False)
    monkeypatch.setattr(HOOK.BuildHook, "frontend", NoPage())
    package = tmp_path / "tree" / "src" / "stolik"
    (package / "games").mkdir(parents=True)
    (package.parents[1] / "pyproject.toml").write_text(TINY_PROJECT)
    shutil.copy(_build.__file__, package)
    for name, text in {
        "__init__.py": "",
        "limits.py": "ROWS = 4\n",
        "unrelated.py": "",
        "games/__init__.py": "",
        "games/rules.py": "from stolik.limits import ROWS\n\nCARDS = ROWS * 5\n",
    }.items():
        (package / name).write_text(text)
    return package.parents[1]


def pretend_to_compile(tree: Path) -> None:
    """Leaves what ``Engine.compile`` leaves, with empty files for compiled modules."""
    engine = HOOK.Engine(tree)
    built = tree / "built"
    for module in [HOOK.LIBRARY, *engine.modules()]:
        file = Path(_build.module_file(str(built), module))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    HOOK.write_stamp(built, engine.stamp(tree, engine.modules()))
    engine.install(built)


def run_hook(tree: Path, version: str) -> dict[str, Any]:
    build_data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    HOOK.BuildHook(str(tree), {}, None, None, str(tree), "wheel").initialize(version, build_data)
    return build_data


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_locks_name_no_host(lock: Path) -> None:
    """Which registry serves a package is the reader's business; its hash is ours."""
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"://|^-|(index|find-links|trusted-host)", text, re.MULTILINE)
    pins = re.findall(r"^[\w.-]+==.*(?:\n    --hash=sha256:[0-9a-f]{64}.*)+", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^\w", text, re.MULTILINE)) > 0


def test_locks_agree() -> None:
    """What is tested is what is run and what compiles."""
    pins = [dict(re.findall(r"^([\w.-]+)==([^ ;]+)", lock.read_text(), re.MULTILINE)) for lock in LOCKS]
    for name in {name for lock in pins for name in lock}:
        assert len({lock[name] for lock in pins if name in lock}) == 1, name


def test_every_glob_names_modules() -> None:
    """A renamed module does not drop out of the compiled engine unseen."""
    for glob in PROJECT["tool"]["stolik"]["compiled"]:
        assert list(ROOT.glob(glob)), glob


def test_version_is_the_package_s() -> None:
    """The version stands once, in the package."""
    assert metadata.version("stolik") == stolik.__version__


def test_inits_stay_sources(tree: Path) -> None:
    """The globs name modules; a package's __init__ is left out of them."""
    assert HOOK.Engine(tree).modules() == ["stolik.games.rules"]


def test_compiled_once(tree: Path) -> None:
    """While nothing changed there is nothing to compile, and no tool is asked for."""
    pretend_to_compile(tree)
    assert HOOK.Engine(tree).build() == "compiled engine, up to date"
    assert HOOK.BuildHook(str(tree), {}, None, None, str(tree), "wheel").dependencies() == []


def test_what_makes_it_compile_again(tree: Path) -> None:
    """Its sources, what they import, and a new module are reasons to compile; other modules are none."""
    package = tree / "src" / "stolik"
    for name, matters in [("unrelated.py", False), ("limits.py", True), ("games/six.py", True)]:
        pretend_to_compile(tree)
        (package / name).write_text("ROWS = 5\n")
        assert HOOK.Engine(tree).is_fresh() is not matters, name


def test_other_flags_compile_again(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler's flags are part of what was compiled."""
    pretend_to_compile(tree)
    monkeypatch.setenv("CFLAGS", "-g")
    assert not HOOK.Engine(tree).is_fresh()


def test_wheel_carries_compiled_modules(tree: Path) -> None:
    """A wheel with compiled modules is for one platform and has them where the package looks."""
    pretend_to_compile(tree)
    build_data = run_hook(tree, "standard")
    assert (build_data["pure_python"], build_data["infer_tag"]) == (False, True)
    assert list(build_data["force_include"].values()) == [f"stolik/_compiled/{_build.ABI}"]


def test_pure_wheel_when_asked(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """STOLIK_PURE=1 makes a wheel for every platform, though compiled modules are there."""
    pretend_to_compile(tree)
    monkeypatch.setenv("STOLIK_PURE", "1")
    assert run_hook(tree, "standard") == {"force_include": {}, "pure_python": True, "infer_tag": False}


@pytest.mark.usefixtures("no_compiler")
def test_no_compiler(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a C compiler the wheel is pure, one line says so, and the package can say it later."""
    assert run_hook(tree, "editable")["pure_python"]
    assert capsys.readouterr().err == (
        "stolik: page, up to date\nstolik: pure engine: no C compiler: no-such-compiler is missing\n"
    )
    detail = _build.choose(str(tree / "src" / "stolik"), {})[1]
    assert detail == "no C compiler: no-such-compiler is missing"


@pytest.mark.usefixtures("no_compiler")
def test_compiler_insisted_upon(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel that is to be compiled is compiled or not made."""
    monkeypatch.setenv("STOLIK_MUST_COMPILE", "1")
    with pytest.raises(SystemExit, match="not compiled: no C compiler"):
        run_hook(tree, "standard")


def test_no_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler without Python's headers is told apart from none."""
    compiler = tmp_path / "cc.py"
    compiler.write_text("import sys; sys.exit('probe.c:1:10: fatal error: Python.h: No such file')")
    monkeypatch.setenv("CC", f"{sys.executable} {compiler}")
    assert HOOK.missing_tool().startswith("the C headers of Python 3.")


def test_error_in_a_source(tree: Path) -> None:
    """A mistake in the engine is named by file and line, without a traceback."""
    (tree / "src" / "stolik" / "games" / "rules.py").write_text('ROWS: int = "four"\n')
    with pytest.raises(HOOK.CannotCompile, match=r"^src/stolik/games/rules.py:1: error: [^\n]*$"):
        HOOK.run_mypyc(tree, ["stolik.games.rules"])
