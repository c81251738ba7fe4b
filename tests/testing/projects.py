"""A game in a wheel of its own, installed where a test wants it."""

import shutil
import tomllib
from pathlib import Path

from tests.processes import Done, run_python

TOY = Path(__file__).parent / "toy_game"


class Project:
    """A copy of the toy game's project, with its wheel laid out in a folder on the path."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copytree(TOY, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        self.metadata = root / "src" / "stolik_high_card-1.0.dist-info"
        self.metadata.mkdir()
        named = tomllib.loads((root / "pyproject.toml").read_text())["project"]
        (self.metadata / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {named['name']}\nVersion: 1.0\n"
        )
        points = [f"{name} = {where}" for name, where in named["entry-points"]["stolik.games"].items()]
        (self.metadata / "entry_points.txt").write_text("\n".join(["[stolik.games]", *points, ""]))

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.root / name).read_text(encoding="utf-8")
        assert old in text
        self.write(name, text.replace(old, new))

    def python(self, *arguments: str, pure: bool = False) -> Done:
        environ = {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        return run_python(*arguments, pure=pure, cwd=self.root, environ=environ)

    def stolik(self, *arguments: str, pure: bool = False) -> Done:
        return self.python("-m", "stolik", *arguments, pure=pure)

    def pytest(self, *arguments: str) -> Done:
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
