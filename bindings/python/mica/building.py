"""Making operations: where they are put, and of which parts."""

from __future__ import annotations

import contextvars
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence

from mica._base import Held, Lifetime, addresses, ffi, in_text, lib
from mica.block import Block
from mica.location import Location
from mica.op_parts import fitting
from mica.operation import Operation, standing

if TYPE_CHECKING:
    from mica.context import Context

NOTHING = ffi.NULL


_points: contextvars.ContextVar[tuple["InsertionPoint", ...]] = contextvars.ContextVar("mica insertion points", default=())


class InsertionPoint:
    """Where new operations go: at the end of a block, or in front of an operation. In a `with` it is where all go that
    name no other; `location` is theirs where they name none."""

    __slots__ = ("block", "before", "location")

    def __init__(self, place: Union[Block, Operation], *, location: Optional[Location] = None) -> None:
        self.before = place if isinstance(place, Operation) else None
        self.block = standing(place) if isinstance(place, Operation) else place
        self.location = location

    @classmethod
    def at_start(cls, block: Block, *, location: Optional[Location] = None) -> "InsertionPoint":
        first = block.first
        return cls(block if first is None else first, location=location)

    @classmethod
    def after(cls, op: Operation, *, location: Optional[Location] = None) -> "InsertionPoint":
        behind = op.next
        return cls(standing(op) if behind is None else behind, location=location)

    def __enter__(self) -> "InsertionPoint":
        _points.set((*_points.get(), self))
        return self

    def __exit__(self, *_: object) -> None:
        _points.set(_points.get()[:-1])

    @staticmethod
    def current() -> "Optional[InsertionPoint]":
        points = _points.get()
        return points[-1] if points else None


def context_of(things: Sequence[Any], more: "Optional[Context]") -> "Context":
    if more is not None:
        return more
    for thing in things:
        if isinstance(thing, (list, tuple)):
            found = [t for t in thing if t is not None]
            if found:
                return context_of(found, None)
        elif thing is not None and hasattr(thing, "context"):
            context: Context = thing.context
            return context
    raise ValueError("no context: give one, or an insertion point")


def _flat(given: Sequence[Any]) -> "tuple[list[Any], Optional[list[int]]]":
    """Values, and where groups are told apart their sizes."""
    if not any(g is None or isinstance(g, (list, tuple)) for g in given):
        return list(given), None
    groups = [[] if g is None else list(g) if isinstance(g, (list, tuple)) else [g] for g in given]
    return [value for group in groups for value in group], [len(group) for group in groups]


def _declared(name_at: int, kind: int) -> "tuple[int, bool]":
    """How many operands (results) a definition declares, and whether an attribute holds the sizes of groups."""
    sized = any(
        lib.name_part_flags(name_at, lib.PART_SLOT, i) & lib.IS_SIZES
        for i in range(lib.name_part_count(name_at, lib.PART_SLOT))
    )
    return lib.name_part_count(name_at, kind), sized


def _groups(name_at: int, name: str, kind: int, what: str, given: Sequence[Any]) -> "tuple[list[Any], Any, int]":
    values, sizes = _flat(given)
    if not lib.name_is_registered(name_at):
        return values, NOTHING, 0
    declared, sized = _declared(name_at, kind)
    if sizes is None and sized and len(values) == declared:
        sizes = [1] * declared
    if sizes is not None and len(sizes) != declared:
        raise TypeError(f"{name}: {len(sizes)} groups of {what}, but {declared} are declared")
    return values, NOTHING if sizes is None else ffi.new("size_t[]", sizes), 0 if sizes is None else declared


def create(
    name: str,
    operands: Sequence[Any],
    results: Optional[Sequence[Any]],
    attributes: Optional[Mapping[str, Any]],
    successors: Sequence[Block],
    regions: int,
    location: Optional[Location],
    at: Optional[InsertionPoint],
    context: "Optional[Context]",
) -> Any:
    """See Operation.create."""
    point = at if at is not None else InsertionPoint.current()
    home_of = context_of([point.block] if point is not None and context is None else [*operands, *(results or ()), *successors,
                          location, *(attributes or {}).values()], context)
    if point is not None and point.block.context is not home_of:
        point = None
    return _New(home_of, name, point).create(operands, results, attributes, successors, regions, location)


class _New:
    """One operation that is being made."""

    def __init__(self, context: "Context", name: str, point: Optional[InsertionPoint]) -> None:
        self.context = context
        self.name = name
        self.point = point
        self.name_at = context._made(context._call(lib.home_name, context._home, *in_text(name)), "no operation's name")
        self.parts = ffi.new("new_op *")
        self.held: list[Any] = []  # what the parts point at
        self.life: Optional[Lifetime] = None if point is None else point.block._life

    def _live_of(self, things: Sequence[Held]) -> list[int]:
        for thing in things:
            if not isinstance(thing, Held):
                raise TypeError(f"{self.name}: a value or block, not {thing!r}")
            self.context._same(thing)
            if self.life is None:
                self.life = thing._life
            elif thing._life is not self.life:
                thing._life.join(self.life)
        return [thing._live() for thing in things]

    def _array(self, items: Sequence[int]) -> Any:
        array = addresses(items)
        self.held.append(array)
        return array

    def _place(self, location: Optional[Location]) -> None:
        parts, point = self.parts, self.point
        parts.name = self.name_at
        found = location if location is not None or point is None else point.location
        parts.loc = 0 if found is None else self.context._same(found)._bits
        if point is not None:
            parts.block = self._live_of([point.block])[0]
            parts.before = 0 if point.before is None else self._live_of([point.before])[0]
            if point.before is not None and point.before.block != point.block:
                raise ValueError("the operation of the insertion point stands in another block now")

    def _operands(self, given: Sequence[Any]) -> None:
        parts = self.parts
        values, sizes, count = _groups(self.name_at, self.name, lib.PART_OPERAND, "operands", given)
        self.held.append(sizes)
        parts.operands, parts.operand_count = self._array(self._live_of(values)), len(values)
        parts.operand_groups, parts.operand_group_count = sizes, count

    def _results(self, given: Optional[Sequence[Any]]) -> None:
        parts = self.parts
        if given is None:
            parts.infers = lib.name_infers(self.name_at)
            if not parts.infers and lib.name_part_count(self.name_at, lib.PART_RESULT) > 0:
                raise TypeError(f"{self.name}: the types of its results don't follow from its parts; give them")
            return
        types, sizes, count = _groups(self.name_at, self.name, lib.PART_RESULT, "results", given)
        self.held.append(sizes)
        parts.types = self._array([self.context._same(type)._at for type in types])
        parts.type_count = len(types)
        parts.result_groups, parts.result_group_count = sizes, count

    def _attributes(self, given: Optional[Mapping[str, Any]]) -> None:
        named = {name: value for name, value in (given or {}).items() if value is not None and value is not False or
                 isinstance(value, bool) and not self._is_unit(name)}
        held = [in_text(name)[0] for name in named]
        names = ffi.new("text[]", len(held))
        for i, data in enumerate(held):
            names[i].data, names[i].size = ffi.from_buffer(data), len(data)
        self.held += [held, names]
        fitted = [fitting(self.name_at, name, value, self.context)._at for name, value in named.items()]
        parts = self.parts
        parts.attr_names, parts.attrs, parts.attr_count = names, self._array(fitted), len(fitted)

    def _is_unit(self, name: str) -> bool:
        """False stands for the absence of an attribute that says something by being there."""
        slot = lib.name_slot(self.name_at, *in_text(name))
        if slot < 0 or lib.name_part_flags(self.name_at, lib.PART_SLOT, slot) & lib.IS_PROPERTY:
            return False
        at = lib.attr_bool(self.context._home, False)
        return not lib.slot_takes(self.name_at, slot, at)

    def create(
        self,
        operands: Sequence[Any],
        results: Optional[Sequence[Any]],
        attributes: Optional[Mapping[str, Any]],
        successors: Sequence[Block],
        regions: int,
        location: Optional[Location],
    ) -> Any:
        parts, context = self.parts, self.context
        self._place(location)
        self._operands(operands)
        self._results(results)
        self._attributes(attributes)
        parts.successors, parts.successor_count = self._array(self._live_of(list(successors))), len(successors)
        parts.region_count = regions
        at = context._call(lib.op_create, context._home, parts)
        context._made(at, f"{self.name}: a part that must be there is missing")
        if parts.block == 0:
            self.life = context._own(at, self.life)
        assert self.life is not None
        return Operation._of(at, self.life)
