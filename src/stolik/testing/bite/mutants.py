"""Mutants of a module: one small change each, as one slips into code by mistake."""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import TypeVar

Changes = Iterator[ast.AST]
N = TypeVar("N", bound=ast.AST)

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# What negating the whole comparison would give as well.
NEGATED_ALREADY = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_LOOKED_INTO = ("annotation", "returns", "decorator_list", "type_params", "bases")
WIDEST = 80
NOT_CHANGED = (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.JoinedStr)


@dataclass(eq=False)
class Mutant:
    """One change in one module: the node that goes, and the one that comes instead."""

    module: str
    file: Path
    # The function (or class) it is in, as Python names it; empty at the top of the module.
    where: str
    line: int
    tree: ast.Module = field(repr=False)
    old: ast.AST = field(repr=False)
    new: ast.AST = field(repr=False)
    before: str
    after: str
    # Whether it is inside a function, hence harmless until that is called.
    called: bool
    # Its number among equal changes of the same function.
    number: int = 1

    @property
    def change(self) -> str:
        nth = f" (number {self.number})" if self.number > 1 else ""
        return f"{self.before} → {self.after}{nth}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What it is known by when lines have moved."""
        return self.file.name, self.where, self.change

    def code(self) -> CodeType:
        """The module with this change; lines are where they were."""
        replace(self.tree, self.old, self.new)
        try:
            return compile(self.tree, str(self.file), "exec")
        finally:
            replace(self.tree, self.new, self.old)


def replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
                return
            if isinstance(value, list):
                for at, element in enumerate(value):
                    if element is old:
                        value[at] = new
                        return
    raise ValueError("the node is not in the tree")


def changed(node: N, **fields: object) -> N:
    """The node with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def negated(condition: ast.expr) -> ast.expr:
    if isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not):
        return condition.operand
    return ast.copy_location(ast.UnaryOp(ast.Not(), condition), condition)


# -- what may become of one node -----------------------------------------------------------------


def of_comparison(node: ast.Compare) -> Changes:
    for at, op in enumerate(node.ops):
        other = COMPARED[type(op)]()
        yield changed(node, ops=[*node.ops[:at], other, *node.ops[at + 1 :]])


def of_calculation(node: ast.BinOp | ast.AugAssign) -> Changes:
    if type(node.op) in CALCULATED:
        yield changed(node, op=CALCULATED[type(node.op)]())


def of_constant(node: ast.Constant) -> Changes:
    if isinstance(node.value, bool):
        yield changed(node, value=not node.value)
    elif isinstance(node.value, int):
        yield changed(node, value=node.value + 1)
        yield changed(node, value=node.value - 1)


def of_logic(node: ast.BoolOp) -> Changes:
    yield changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())


def of_sign(node: ast.UnaryOp) -> Changes:
    if not isinstance(node.op, ast.Not):
        yield node.operand


def of_call(node: ast.Call) -> Changes:
    function = node.func
    if isinstance(function, ast.Name) and function.id in SWAPPED:
        yield changed(node, func=changed(function, id=SWAPPED[function.id]))
    if isinstance(function, ast.Attribute) and function.attr == "copy" and not node.args:
        yield function.value


def of_slice(node: ast.Subscript) -> Changes:
    """A copy that is none."""
    whole = isinstance(node.slice, ast.Slice) and not (
        node.slice.lower or node.slice.upper or node.slice.step
    )
    if whole and isinstance(node.ctx, ast.Load):
        yield node.value


def of_condition(node: ast.If | ast.While | ast.IfExp) -> Changes:
    test = node.test
    simple = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_ALREADY)
    if not simple:
        yield changed(node, test=negated(test))


def of_return(node: ast.Return) -> Changes:
    """Returns nothing, the opposite, or an empty text: no rule forbids it."""
    value = node.value
    if value is None:
        yield from deleted(node)
    elif isinstance(value, ast.Compare | ast.BoolOp) or (
        isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    ):
        yield changed(node, value=negated(value))
    elif isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        yield changed(node, value=changed(value, value=""))


def of_jump(node: ast.Break | ast.Continue) -> Changes:
    other = ast.Continue() if isinstance(node, ast.Break) else ast.Break()
    yield ast.copy_location(other, node)


def deleted(node: ast.stmt) -> Changes:
    yield ast.copy_location(ast.Pass(), node)


def of_statement(node: ast.Assign | ast.Expr) -> Changes:
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if not docstring:
        yield from deleted(node)


CHANGES: list[tuple[tuple[type[ast.AST], ...], Callable[..., Changes]]] = [
    ((ast.Compare,), of_comparison),
    ((ast.BinOp, ast.AugAssign), of_calculation),
    ((ast.Constant,), of_constant),
    ((ast.BoolOp,), of_logic),
    ((ast.UnaryOp,), of_sign),
    ((ast.Call,), of_call),
    ((ast.Subscript,), of_slice),
    ((ast.If, ast.While, ast.IfExp), of_condition),
    ((ast.Return,), of_return),
    ((ast.Break, ast.Continue), of_jump),
    ((ast.Assign, ast.Expr), of_statement),
    ((ast.AugAssign,), deleted),
]


def changes(node: ast.AST) -> Changes:
    for kinds, change in CHANGES:
        if isinstance(node, kinds):
            yield from change(node)


# -- all mutants of a module ---------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """Where a walk through a module has got to."""

    names: tuple[str, ...] = ()
    # Inside a function, not only inside a class or nothing.
    called: bool = False
    # The statement, and what leads from it to the node, the node included.
    path: tuple[ast.AST, ...] = ()

    def inside(self, node: ast.AST) -> "Place":
        path = (node,) if isinstance(node, ast.stmt) else (*self.path, node)
        if isinstance(node, ast.FunctionDef):
            parent = (*self.names, "<locals>") if self.called else self.names
            return Place((*parent, node.name), called=True, path=path)
        if isinstance(node, ast.ClassDef):
            return Place((*self.names, node.name), called=self.called, path=path)
        return Place(self.names, self.called, path)


def mutants(module: str, file: Path) -> list[Mutant]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = [mutant_of(module, file, tree, place, *nodes) for place, *nodes in walk(tree, Place())]
    times: Counter[tuple[str, str, str]] = Counter()
    for mutant in found:
        key = mutant.key
        times[key] += 1
        mutant.number = times[key]
    return found


def walk(node: ast.AST, place: Place) -> Iterator[tuple[Place, ast.AST, ast.AST]]:
    """Every node that may change, with what it may become."""
    if isinstance(node, NOT_CHANGED):
        return
    here = place.inside(node)
    for new in changes(node):
        # Without a name that is defined at its top a module cannot even be imported.
        if here.called or not isinstance(new, ast.Pass):
            yield here, node, new
    for name, value in ast.iter_fields(node):
        if name not in NOT_LOOKED_INTO:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from walk(child, here)


def mutant_of(module: str, file: Path, tree: ast.Module, place: Place, old: ast.AST, new: ast.AST) -> Mutant:
    ast.fix_missing_locations(new)
    # As much of the statement as fits on a line, at least the node itself.
    shown = next((node for node in place.path if len(first_line(node)) <= WIDEST), old)
    before = first_line(shown)
    if shown is old:
        after = "(deleted)" if isinstance(new, ast.Pass) else first_line(new)
    else:
        replace(shown, old, new)
        after = first_line(shown)
        replace(shown, new, old)
    where = ".".join(place.names)
    line: int = getattr(old, "lineno", 0)
    return Mutant(module, file, where, line, tree, old, new, before, after, place.called)


def first_line(node: ast.AST) -> str:
    """A statement without its block."""
    if isinstance(node, ast.FunctionDef):
        node = changed(node, decorator_list=[])
    return ast.unparse(node).partition("\n")[0]
