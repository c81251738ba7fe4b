"""Runs Python and the command `stolik` in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

Done = subprocess.CompletedProcess[str]


def run_python(
    *arguments: str,
    pure: bool = False,
    said: str | bytes = "",
    cwd: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> Done:
    """What a Python of its own prints and says; `said` goes to its standard input."""
    process = subprocess.run(
        [sys.executable, *arguments],
        input=said if isinstance(said, bytes) else said.encode(),
        capture_output=True,
        check=False,
        cwd=cwd,
        env={**os.environ, "STOLIK_PURE": "1" if pure else "", **(environ or {})},
        timeout=120,
    )
    return Done(process.args, process.returncode, process.stdout.decode(), process.stderr.decode())


def run_stolik(*arguments: str, pure: bool = False, said: str | bytes = "", **environ: str) -> Done:
    return run_python("-m", "stolik", *arguments, pure=pure, said=said, environ=environ)
