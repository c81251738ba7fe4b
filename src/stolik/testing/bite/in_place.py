"""A mutant put into a module that is imported already: the code of one function is exchanged."""

import inspect
import sys
from collections.abc import Iterator
from types import CodeType, FunctionType

from stolik.testing.bite.mutants import Mutant


def exchange(mutant: Mutant) -> bool:
    """Whether it could be done; a change that is not in the code of a plain function needs a new import."""
    name = mutant.where.partition(".<locals>")[0]
    function = function_named(mutant.module, name)
    codes = list(codes_named(name, mutant.code()))
    # A parameter's default is no part of the code.
    if function is None or len(codes) != 1 or codes[0] == function.__code__:
        return False
    if codes[0].co_freevars != function.__code__.co_freevars:
        return False
    function.__code__ = codes[0]
    return True


def function_named(module: str, name: str) -> FunctionType | None:
    found: object = sys.modules.get(module)
    for part in name.split("."):
        found = inspect.getattr_static(found, part, None)
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    return found if isinstance(found, FunctionType) else None


def codes_named(name: str, code: CodeType) -> Iterator[CodeType]:
    if code.co_qualname == name:
        yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_named(name, constant)
