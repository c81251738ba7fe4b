"""What stands around the tables: how it was measured, on what, with which versions."""

import os
import platform
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

from bench.comparison import TRIES
from stolik import _build

RESULTS = Path(__file__).parent / "results"


def compiler() -> str:
    """Name and version, without the distribution's own numbering."""
    try:
        done = subprocess.run(["cc", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler"
    line = done.stdout.partition("\n")[0]
    return re.sub(r" \(.*?\)", "", line)


def processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    found = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    return found[1] if found else platform.machine()


def load() -> float:
    """How many processes wanted a core, on average over the last minute."""
    return os.getloadavg()[0]


def preamble(title: str, made_by: str, load_before: float, peers: Sequence[str] = ()) -> str:
    versions = [
        f"engine {_build.describe()}",
        f"CPython {platform.python_version()}",
        f"C compiler {compiler()}",
        *peers,
        f"{processor()}, {os.cpu_count()} cores",
        f"load {load_before:.1f} before, {load():.1f} after",
    ]
    return f"""# {title}

Made by `{made_by}`. The two sides of a line take turns, {TRIES} each: one process measures while the
other sleeps. Rates are millions of decisions a second of CPU time, random play with four seats. A goal
holds when the ratio of the best tries and that of the medians both keep it. Other work may have shared
the machine: only ratios count.

{"; ".join(versions)}.
"""


def write(name: str, text: str) -> None:
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / name).write_text(text, encoding="utf-8")
