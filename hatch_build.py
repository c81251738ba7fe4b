"""Hatchling build hook: what is made from sources when Stolik is built or installed.

First the page, by ``hatch_frontend.py``. Then the compiled engine: mypyc compiles the modules that
``[tool.stolik] compiled`` names in ``pyproject.toml``, as one group, into ``src/stolik/_compiled/<ABI>/``,
from where ``src/stolik/_build.py`` uses them. ``docs/decisions/0001-build.md`` says why it is done so.

Where the engine cannot be compiled, Stolik is installed all the same, pure. ``STOLIK_PURE=1`` asks for that;
``STOLIK_MUST_COMPILE=1`` makes it an error instead.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable
from functools import cached_property
from modulefinder import ModuleFinder
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "stolik"
LIBRARY = f"{GROUP}__mypyc"  # mypyc's name for the code that the modules of the group share
OPTIMIZE, DEBUG_INFO = "3", "0"
FLAGS = ["-fvisibility=hidden"]  # functions nobody else can replace are inlined: 10 % faster random play
PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


class CannotCompile(Exception):
    """Why the engine stays pure: one line, and in further lines what the compiler said."""


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    @cached_property
    def engine(self) -> Engine:
        return Engine(Path(self.root))

    @cached_property
    def frontend(self) -> Any:
        return load_module(Path(self.root) / "hatch_frontend.py").FrontEnd(Path(self.root))

    def dependencies(self) -> list[str]:
        """Asked before the build environment is complete; nothing to make, nothing asked for."""
        node: list[str] = [] if self.frontend.is_fresh() else self.frontend.tools
        if self.target_name != "wheel" or not self.engine.needs_compiling():
            return node
        # mypy reads the types of all that the modules import, so what Stolik runs with is needed as well
        return [*node, *self.engine.tools, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.say(self.frontend.build())
        if self.target_name != "wheel":
            return
        if self.engine.pure_asked:
            self.say("pure engine, as asked (STOLIK_PURE)")
            return
        try:
            self.say(self.engine.build())
        except CannotCompile as reason:
            self.stay_pure(str(reason), editable=version == "editable")
            return
        if version != "editable":
            build_data["force_include"] |= self.engine.wheel_files()
            build_data |= {"pure_python": False, "infer_tag": True}

    def stay_pure(self, reason: str, *, editable: bool) -> None:
        if os.environ.get("STOLIK_MUST_COMPILE"):
            raise SystemExit(f"stolik: the engine was not compiled: {reason}")
        summary, _, more = reason.partition("\n")
        summary += " …" if more else ""
        self.say(f"pure engine: {summary}")
        if editable:
            self.engine.leave_reason(summary)

    def say(self, text: str) -> None:
        self.app.display_info(f"stolik: {text}")

    def clean(self, versions: list[str]) -> None:
        self.engine.clean()
        self.frontend.clean()


class Engine:
    """The compiled engine of the source tree in ``root``."""

    def __init__(self, root: Path) -> None:
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.root = root
        self.package = root / "src" / "stolik"
        self.globs: list[str] = project["tool"]["stolik"]["compiled"]
        self.tools: list[str] = project["dependency-groups"]["compile"]
        self.runtime = load_module(self.package / "_build.py")
        self.folder = Path(self.runtime.compiled_folder(str(self.package)))
        self.pure_asked: bool = self.runtime.pure_asked(os.environ)

    def needs_compiling(self) -> bool:
        return not (self.pure_asked or self.is_fresh() or missing_tool())

    def build(self) -> str:
        """Leaves fresh compiled modules in ``folder`` and says what it took."""
        if self.is_fresh():
            return "compiled engine, up to date"
        if missing := missing_tool():
            raise CannotCompile(missing)
        started = time.monotonic()
        self.compile()
        return f"compiled engine, built in {time.monotonic() - started:.0f} s"

    def is_fresh(self) -> bool:
        stamp = self.runtime.read_stamp(str(self.folder))
        if stamp.get("recipe") != [self.recipe(self.modules())]:
            return False
        return not self.runtime.outdated(stamp, str(self.package))

    def recipe(self, modules: list[str]) -> str:
        """Changes with all that shapes the result, apart from the sources' contents and the Python."""
        parts = [modules, self.tools, OPTIMIZE, DEBUG_INFO, FLAGS, os.environ.get("CFLAGS")]
        return hashlib.sha256(repr(parts).encode()).hexdigest()

    def modules(self) -> list[str]:
        """The modules to compile; no package's ``__init__``, for data files are found beside it."""
        files = {file.relative_to(self.root / "src") for glob in self.globs for file in self.root.glob(glob)}
        return sorted(".".join(file.with_suffix("").parts) for file in files if file.name != "__init__.py")

    def compile(self) -> None:
        """Compiles a snapshot, so that an edit made while the compiler runs cannot pass for compiled."""
        with tempfile.TemporaryDirectory(prefix="stolik-") as name:
            snapshot = Path(name)
            modules = self.modules()
            shutil.copytree(self.package, snapshot / "src" / "stolik", ignore=all_but_sources)
            run_mypyc(snapshot, modules)
            write_stamp(snapshot / "lib", self.stamp(snapshot, modules))
            self.install(snapshot / "lib")

    def install(self, built: Path) -> None:
        new = self.folder.with_suffix(".new")
        shutil.rmtree(new, ignore_errors=True)
        shutil.copytree(built, new)
        self.clean()
        new.rename(self.folder)

    def stamp(self, snapshot: Path, modules: list[str]) -> list[str]:
        package = snapshot / "src" / "stolik"
        sources = imported_sources(package, modules)
        return [
            f"mypyc {self.tools[0].partition('==')[2]}",
            f"recipe {self.recipe(modules)}",
            *(f"module {module}" for module in [LIBRARY, *modules]),
            *(f"source {self.runtime.source_hash(package / source)} {source}" for source in sources),
        ]

    def wheel_files(self) -> dict[str, str]:
        return {str(self.folder): f"stolik/_compiled/{self.folder.name}"}

    def leave_reason(self, reason: str) -> None:
        """For ``stolik._build.describe()``: installers do not show what a build prints."""
        self.clean()
        self.folder.mkdir(parents=True)
        write_stamp(self.folder, [f"pure {reason}"])

    def clean(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def load_module(file: Path) -> Any:
    """A module by its file, without the package around it."""
    spec = importlib.util.spec_from_file_location(f"hatch_build_{file.stem}", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write_stamp(folder: Path, lines: list[str]) -> None:
    (folder / "stamp").write_text("\n".join(lines) + "\n", encoding="utf-8")


def missing_tool() -> str:
    """What a compilation would lack, in words; found by compiling two lines, in a tenth of a second."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_config_var("INCLUDEPY")
    with tempfile.TemporaryDirectory(prefix="stolik-") as temp:
        Path(temp, "probe.c").write_text(PROBE, encoding="utf-8")
        command = [*compiler, "-shared", "-fPIC", f"-I{include}", "-o", "probe.so", "probe.c"]
        try:
            done = subprocess.run(command, cwd=temp, capture_output=True, text=True, check=False)
        except OSError:
            return f"no C compiler: {compiler[0]} is missing"
    if done.returncode == 0:
        return ""
    if "Python.h" in done.stderr:
        return f"the C headers of Python {sysconfig.get_python_version()} are missing (Python.h)"
    return f"the C compiler does not work\n{done.stderr}"


def all_but_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not (name.endswith(".py") or Path(folder, name).is_dir())]


def imported_sources(package: Path, modules: list[str]) -> list[str]:
    """The files of the package that the modules import, directly or not, and their own.

    mypyc builds their constants and types into the compiled code, so each of them can outdate it.
    """
    finder = ModuleFinder([str(package.parent)])
    for module in modules:
        finder.import_hook(module)
    found: Iterable[Any] = finder.modules.values()
    files = [module.__file__ for module in found if module.__file__]
    return sorted(Path(file).relative_to(package).as_posix() for file in files)


def run_mypyc(snapshot: Path, modules: list[str]) -> None:
    """Compiles in a process of its own: mypyc ends the process when it finds an error."""
    sources = [f"src/{module.replace('.', '/')}.py" for module in modules]
    command = [sys.executable, "-P", __file__, *sources]
    done = subprocess.run(
        command, cwd=snapshot, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        lines = done.stdout.strip().splitlines()
        errors = [line for line in lines if re.search(r": (fatal )?error: ", line)] or lines[-1:]
        raise CannotCompile("\n".join(errors[:10]))


def mypyc_main(sources: list[str]) -> None:
    """What that process does; the compiled modules are under ``lib`` afterwards."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Whether Stolik can be installed depends neither on how strictly it is checked, so no configuration file,
    # nor on modules that are not compiled, so silence about those.
    options = ["--config-file=", "--follow-imports=silent", "--cache-dir=mypy_cache"]
    extensions = mypycify(
        [*options, *sources],
        opt_level=OPTIMIZE,
        debug_level=DEBUG_INFO,
        group_name=GROUP,
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = "lib"
    command.build_temp = "temp"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    mypyc_main(sys.argv[1:])
