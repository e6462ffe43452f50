"""Patterns in Python: functions that look at an operation, and change the IR by what they always change it by."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence, Union

from mica._base import ffi, in_text, lib
from mica.errors import MicaError, PassError
from mica.ir import Operation


class Pattern:
    """A function for operations of one name, or of any. It has matched when it changes something."""

    def __init__(self, function: Callable[[Any], Any], root: Optional[str], benefit: int) -> None:
        self.function = function
        self.root = root  # "arith.addi"; None: any operation
        self.benefit = benefit  # the higher one is tried first

    def __call__(self, op: Any) -> Any:
        return self.function(op)


def pattern(root: Union[str, type, None] = None, *, benefit: int = 1) -> Callable[[Callable[[Any], Any]], Pattern]:
    """Decorates a function as a pattern: @pattern(arith.AddIOp)"""
    name = root.NAME if isinstance(root, type) and issubclass(root, Operation) else root

    def decorate(function: Callable[[Any], Any]) -> Pattern:
        return Pattern(function, name, benefit)  # type: ignore[arg-type]

    return decorate


def rewrite(
    op: Operation,
    patterns: Sequence[Union[Pattern, Callable[[Any], Any]]],
    *,
    fold: bool = True,
    canonicalize: bool = False,
    most_rounds: int = 10,
) -> bool:
    """Applies patterns to all that is nested in an operation that is isolated from above, until none matches. Answers
    whether something changed. An exception of a pattern ends it. MicaError: it doesn't come to an end.

    fold, canonicalize: then operations whose values are known become constants, and the dialects' own patterns are applied,
    and again those that are given, until nothing changes. What the dialects do takes it for granted that the IR is right, so
    it is verified each time before: VerifyError.
    """
    if not lib.op_is_isolated(op._live()):
        raise ValueError(f"{op.name} isn't isolated from above")
    if op.context._patterns is not None:
        raise RuntimeError("patterns run already")
    given = [p if isinstance(p, Pattern) else Pattern(p, None, 1) for p in patterns]
    table = _Table(op, sorted(given, key=lambda p: -p.benefit))
    changed = False
    op.verify()
    for _ in range(most_rounds):
        if given:
            changed |= _drive(op, table, False, False, most_rounds)
        if not fold and not canonicalize:
            return changed
        if given:
            op.verify()
        if not _drive(op, _Table(op, []), fold, canonicalize, most_rounds):
            return changed
        changed = True
        if not given:
            return changed
    raise _without_end(op, most_rounds)


def _without_end(op: Operation, most_rounds: int) -> Any:
    return op.context._error(MicaError, f"the patterns still match after {most_rounds} rounds")


def _drive(op: Operation, table: "_Table", fold: bool, canonicalize: bool, most_rounds: int) -> bool:
    context, changed = op.context, ffi.new("bool *")
    context._patterns, context._raised = table, None
    try:
        end = context._call(
            lib.home_rewrite, context._home, op._live(), table.names, len(table.names), bool(table.any), fold, canonicalize,
            most_rounds, changed,
        )  # fmt: skip
    finally:
        context._patterns = None
    raised, context._raised = context._raised, None
    if raised is not None:
        raise raised
    if end == lib.REWRITE_NO_MEMORY:
        raise context._error(MemoryError, "no memory for patterns")
    if end == lib.REWRITE_STOPPED:
        raise _without_end(op, most_rounds)
    return bool(changed[0])


class _Table:
    """Patterns by what the library has for the name of their root."""

    def __init__(self, op: Operation, patterns: Sequence[Pattern]) -> None:
        context, self.life = op.context, op._life
        self.any = [p for p in patterns if p.root is None]
        self.by_name: dict[int, list[Pattern]] = {}
        for p in patterns:
            if p.root is not None:
                name = context._call(lib.home_name, context._home, *in_text(p.root))
                if not name or not lib.name_is_registered(name):
                    raise ValueError(f"no dialect defines {p.root!r}")
                self.by_name[name] = [q for q in patterns if q.root in (p.root, None)]
        self.names = list(self.by_name)


@ffi.def_extern()  # type: ignore[misc]
def python_rewrite(handle: Any, at: int) -> bool:
    context = ffi.from_handle(handle)()
    if context._raised is not None:
        return False
    context._pass_on()
    changes = lib.home_changes(context._home)
    try:
        name = lib.op_name(at)
        op = Operation._of(at, context._patterns.life)
        for p in context._patterns.by_name.get(name, context._patterns.any):
            p.function(op)
            if lib.home_changes(context._home) != changes:
                return True
    except BaseException as error:
        context._raised = error
    return False


def run(op: Operation, pipeline: str, *, verify: bool = True) -> None:
    """Runs passes on an operation: run(module, "builtin.module(func.func(canonicalize),cse)"). VerifyError: it isn't right,
    as passes take for granted. PassError: the text names no pipeline, or a pass failed. verify: after each pass, too."""
    context = op.context
    if context._patterns is not None:
        raise RuntimeError("patterns run")
    op.verify()
    if not context._call(lib.home_run_pipeline, context._home, op._live(), *in_text(pipeline), verify):
        raise context._error(PassError, f"the pipeline failed: {pipeline}")
