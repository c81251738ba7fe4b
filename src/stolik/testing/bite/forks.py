"""Forks that run pytest quietly."""

import multiprocessing
import os
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess

import pytest

FORK = multiprocessing.get_context("fork")
QUIET = [
    "-p",
    "no:cacheprovider",
    "-p",
    "no:stolik-tracer",
    "-s",
    "--assert=plain",
    "--tb=native",
    "-o",
    "addopts=",
]


def fork(act: Callable[..., None], *arguments: object) -> tuple[Connection, ForkProcess]:
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=act, args=(*arguments, theirs))
    process.start()
    theirs.close()
    return ours, process


def silence() -> None:
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)


def run_pytest(paths: Sequence[str], plugin: object) -> int:
    return int(pytest.main([*QUIET, *paths], plugins=[plugin]))
