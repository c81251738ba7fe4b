"""Which build of the engine runs, compiled or pure: decided once, when ``stolik`` is imported.

The build hook (``hatch_build.py``) puts compiled modules into ``stolik/_compiled/<ABI>/``, where Python's
own import system never looks, with a stamp that names them and holds the hash of every source they were made
from. Only while all those hashes hold does a finder lead imports there: a compiled module cannot shadow a
source that was edited since.

Every ``import stolik`` runs this, hence no ``pathlib``, ``json``, ``typing`` or ``dataclasses`` here.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

Stamp = dict[str, list[str]]

SUFFIX = EXTENSION_SUFFIXES[0]  # such as ".cpython-311-x86_64-linux-gnu.so"
ABI = SUFFIX.strip(".").partition(".")[0]
PACKAGE = os.path.dirname(os.path.abspath(__file__))


def compiled_folder(package: str) -> str:
    """Where this Python's compiled modules of the package in ``package`` are, if there are any."""
    return os.path.join(package, "_compiled", ABI)


def module_file(folder: str, module: str) -> str:
    return os.path.join(folder, *module.split(".")) + SUFFIX


def read_stamp(folder: str) -> Stamp:
    """The lines of the stamp by their first word; nothing when no build left one.

    ``mypyc VERSION``, ``recipe HASH``, ``module NAME``… and ``source HASH FILE``…; or only ``pure REASON``.
    """
    stamp: Stamp = {}
    try:
        with open(os.path.join(folder, "stamp"), encoding="utf-8") as lines:
            for line in lines:
                word, _, rest = line.rstrip("\n").partition(" ")
                stamp.setdefault(word, []).append(rest)
    except OSError:
        return {}
    return stamp


def outdated(stamp: Stamp, package: str) -> str:
    """Why the compiled modules must not run; nothing when they are what the sources would give."""
    folder = compiled_folder(package)
    if not all(os.path.isfile(module_file(folder, module)) for module in stamp["module"]):
        return "compiled modules were deleted"
    for line in stamp["source"]:
        digest, _, name = line.partition(" ")
        if digest != source_hash(os.path.join(package, name)):
            return f"{name} changed since the engine was compiled"
    return ""


def source_hash(file: str) -> str:
    try:
        with open(file, "rb") as source:
            return sha256(source.read()).hexdigest()
    except FileNotFoundError:
        return "missing"


def pure_asked(environ: Mapping[str, str]) -> bool:
    return environ.get("STOLIK_PURE", "") not in ("", "0")


def choose(package: str, environ: Mapping[str, str]) -> tuple[str, str]:
    """The build to run, and what to know about it."""
    if pure_asked(environ):
        return "pure", f"STOLIK_PURE={environ['STOLIK_PURE']}"
    stamp = read_stamp(compiled_folder(package))
    if not stamp:
        return "pure", "no compiled engine installed"
    if "pure" in stamp:
        return "pure", stamp["pure"][0]
    if reason := outdated(stamp, package):
        return "pure", f"{reason}: run make setup"
    return "compiled", f"mypyc {stamp['mypyc'][0]}, CPython {sys.version_info[0]}.{sys.version_info[1]}"


class CompiledFinder:
    """Finds the compiled modules and nothing else; all other imports go Python's own way."""

    def __init__(self, folder: str, modules: list[str]) -> None:
        self.files = {module: module_file(folder, module) for module in modules}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        spec.has_location = True
        return spec


BUILD, DETAIL = choose(PACKAGE, os.environ)


def describe() -> str:
    """One line for people: the build that runs, and why it is this one."""
    return f"{BUILD} ({DETAIL})"


def use_compiled_modules() -> None:
    if BUILD == "compiled":
        folder = compiled_folder(PACKAGE)
        sys.meta_path.insert(0, CompiledFinder(folder, read_stamp(folder)["module"]))
