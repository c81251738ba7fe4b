"""Which build of the engine runs, and that a compiled module never stands in for a source edited since."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stolik import _build

SHOW_MODULES = """
import importlib, sys
from stolik import _build
print(_build.describe())
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""

PICKLE_CLASSES = """
import importlib, pickle, sys
for name in sys.argv[1:]:
    for thing in vars(importlib.import_module(name)).values():
        if isinstance(thing, type) and thing.__module__ == name:
            assert pickle.loads(pickle.dumps(thing)) is thing
            print(pickle.dumps(thing).hex())
"""

LIST_DATA = """
import sys
from importlib import resources
for package in sys.argv[1:]:
    print(sorted(file.name for file in resources.files(package).iterdir() if file.name.endswith(".toml")))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one source, and a stamp that says it is compiled."""
    package = tmp_path / "stolik"
    folder = Path(_build.compiled_folder(str(package)))
    folder.mkdir(parents=True)
    (package / "rules.py").write_text("ROWS = 4\n")
    Path(_build.module_file(str(folder), "rules")).touch()
    digest = _build.source_hash(str(package / "rules.py"))
    (folder / "stamp").write_text(f"mypyc 2.4.1\nrecipe 0\nmodule rules\nsource {digest} rules.py\n")
    return package


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of this very package, compiled modules included; the folder to import it from."""
    if "module" not in _build.read_stamp(_build.compiled_folder(_build.PACKAGE)):
        pytest.skip("no compiled engine is installed")
    shutil.copytree(_build.PACKAGE, tmp_path / "stolik", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(folder: Path, code: str, *arguments: str, pure: str = "") -> list[str]:
    environ = os.environ | {"PYTHONPATH": str(folder), "STOLIK_PURE": pure}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, env=environ, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def compiled_modules() -> list[str]:
    modules = _build.read_stamp(_build.compiled_folder(_build.PACKAGE))["module"]
    return [module for module in modules if module.startswith("stolik.")]


def source_of(module: str) -> str:
    return module.removeprefix("stolik.").replace(".", "/") + ".py"


def test_untouched_sources_run_compiled(package: Path) -> None:
    """While every source is what was compiled, the compiled modules run."""
    build, detail = _build.choose(str(package), {})
    assert build == "compiled"
    assert detail == f"mypyc 2.4.1, CPython 3.{sys.version_info.minor}"


@pytest.mark.parametrize("value", ["1", "yes"])
def test_asked_for_pure(package: Path, value: str) -> None:
    """STOLIK_PURE wins over compiled modules."""
    assert _build.choose(str(package), {"STOLIK_PURE": value}) == ("pure", f"STOLIK_PURE={value}")


@pytest.mark.parametrize("value", ["", "0"])
def test_not_asked_for_pure(package: Path, value: str) -> None:
    """An empty STOLIK_PURE, or 0, asks for nothing."""
    assert _build.choose(str(package), {"STOLIK_PURE": value})[0] == "compiled"


def test_changed_source(package: Path) -> None:
    """An edited source runs, and the reason names it."""
    (package / "rules.py").write_text("ROWS = 5\n")
    build, detail = _build.choose(str(package), {})
    assert (build, detail) == ("pure", "rules.py changed since the engine was compiled: run make setup")


def test_removed_source(package: Path) -> None:
    """A compiled module does not outlive its source."""
    (package / "rules.py").unlink()
    assert _build.choose(str(package), {})[0] == "pure"


def test_deleted_module(package: Path) -> None:
    """Where somebody cleared away compiled files, the sources run."""
    Path(_build.module_file(_build.compiled_folder(str(package)), "rules")).unlink()
    assert _build.choose(str(package), {}) == ("pure", "compiled modules were deleted: run make setup")


def test_nothing_compiled(tmp_path: Path) -> None:
    """A pure wheel says so."""
    assert _build.choose(str(tmp_path), {}) == ("pure", "no compiled engine installed")


def test_reason_left_by_the_hook(package: Path) -> None:
    """Why nothing was compiled is told when Stolik runs."""
    stamp = Path(_build.compiled_folder(str(package)), "stamp")
    stamp.write_text("pure no C compiler: cc is missing\n")
    assert _build.choose(str(package), {}) == ("pure", "no C compiler: cc is missing")


def test_installed_modules_are_compiled(installed: Path) -> None:
    """Every module of the stamp is imported from its compiled file."""
    modules = compiled_modules()
    build, *files = run(installed, SHOW_MODULES, *modules)
    assert build.startswith("compiled (mypyc ")
    folder = _build.compiled_folder(str(installed / "stolik"))
    assert files == [_build.module_file(folder, module) for module in modules]


def test_installed_modules_run_pure_when_asked(installed: Path) -> None:
    """With STOLIK_PURE=1 every module is imported from its source, though compiled files are there."""
    modules = compiled_modules()
    build, *files = run(installed, SHOW_MODULES, *modules, pure="1")
    assert build == "pure (STOLIK_PURE=1)"
    assert files == [str(installed / "stolik" / source_of(module)) for module in modules]


def test_one_edit_turns_all_modules_pure(installed: Path) -> None:
    """Compiled modules call each other directly, so one stale module makes all of them stale."""
    modules = compiled_modules()
    with (installed / "stolik" / source_of(modules[0])).open("a") as source:
        source.write("EDITED = True\n")
    build, *files = run(installed, SHOW_MODULES, *modules)
    assert build.startswith(f"pure ({source_of(modules[0])} changed")
    assert files == [str(installed / "stolik" / source_of(module)) for module in modules]


def test_imported_sources_count_as_well(installed: Path) -> None:
    """What compiled modules import can be built into them, so an edit there counts too."""
    stamp = _build.read_stamp(_build.compiled_folder(_build.PACKAGE))
    sources = {line.partition(" ")[2] for line in stamp["source"]}
    imported = min(sources - {source_of(module) for module in compiled_modules()})
    with (installed / "stolik" / imported).open("a") as source:
        source.write("EDITED = True\n")
    assert run(installed, SHOW_MODULES)[0].startswith(f"pure ({imported} changed")


def test_classes_are_pickled_alike(installed: Path) -> None:
    """A process that runs compiled can hand its objects to one that runs pure."""
    compiled = run(installed, PICKLE_CLASSES, *compiled_modules())
    assert compiled
    assert compiled == run(installed, PICKLE_CLASSES, *compiled_modules(), pure="1")


def test_data_files_are_found(installed: Path) -> None:
    """The data of a package lies beside its sources, on both builds."""
    packages = sorted({module.rpartition(".")[0] for module in compiled_modules()})
    listed = run(installed, LIST_DATA, *packages)
    assert "rulebook.toml" in "".join(listed)
    assert listed == run(installed, LIST_DATA, *packages, pure="1")
