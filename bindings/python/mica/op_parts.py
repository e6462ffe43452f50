"""The parts of an operation: operands, results, successors, regions, attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Optional

from mica._base import ffi, in_text, lib, of_text
from mica._sequence import Sequenced, at_index, hold, join
from mica.attributes import Attribute, DictAttr, candidates
from mica.errors import MicaError
from mica.value import OpResult, Value

if TYPE_CHECKING:
    from mica.context import Context
    from mica.operation import Operation


class Operands(Sequenced[Optional[Value]]):
    """The operands of an operation. One whose value is gone is None."""

    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_operand_count(self._of._live()))

    def _get(self, index: int) -> Optional[Value]:
        at = lib.op_operand(self._of._live(), index)
        return Value._of(at, self._of._life) if at else None

    def __setitem__(self, index: int, value: Value) -> None:
        op, context = self._of, self._of._life.context
        join(op, value)
        context._call(lib.op_set_operand, context._home, op._live(), at_index(index, len(self)), value._live())


class Results(Sequenced[OpResult]):
    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_result_count(self._of._live()))

    def _get(self, index: int) -> OpResult:
        op = self._of
        held: OpResult = hold(OpResult, lib.op_result(op._live(), index), op._life)
        held._key = op._at
        return held


class Successors(Sequenced["Block"]):
    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_successor_count(self._of._live()))

    def _get(self, index: int) -> "Block":
        block: Block = hold(Block, lib.op_successor(self._of._live(), index), self._of._life)
        return block

    def __setitem__(self, index: int, block: "Block") -> None:
        op, context = self._of, self._of._life.context
        join(op, block)
        context._call(lib.op_set_successor, context._home, op._live(), at_index(index, len(self)), block._live())


class Regions(Sequenced["Region"]):
    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_region_count(self._of._live()))

    def _get(self, index: int) -> "Region":
        return Region(self._of, index)


class OpAttributes:
    """A mapping of all attributes of an operation: those of its definition, its properties, and others."""

    __slots__ = ("_of",)

    def __init__(self, of: "Operation") -> None:
        self._of = of

    def _all(self) -> DictAttr:
        context = self._of._life.context
        at = context._call(lib.op_all_attributes, context._home, self._of._live())
        found: DictAttr = DictAttr._make(at, context)
        return found

    def get(self, name: str, default: Any = None) -> Any:
        """The attribute of that name; of one that is absent and has a default that."""
        op = self._of
        at = op._life.context._call(lib.op_attribute, op._live(), *in_text(name))
        return Attribute._of(at, op._life.context) if at else default

    def __getitem__(self, name: str) -> Any:
        found = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def __setitem__(self, name: str, value: Any) -> None:
        self._set(name, fitting(self._of._name_at(), name, value, self._of._life.context)._at)

    def __delitem__(self, name: str) -> None:
        if self.get(name) is None:
            raise KeyError(name)
        self._set(name, 0)

    def _set(self, name: str, at: int) -> None:
        context = self._of._life.context
        if not context._call(lib.op_set_attribute, context._home, self._of._live(), *in_text(name), at):
            raise context._error(MicaError, f"the attribute {name!r} can't be set")

    def _is_property(self, name: str) -> bool:
        name_at = self._of._name_at()
        slot = lib.name_slot(name_at, *in_text(name)) if lib.name_is_registered(name_at) else -1
        return slot >= 0 and bool(lib.name_part_flags(name_at, lib.PART_SLOT, slot) & lib.IS_PROPERTY)

    def keys(self) -> list[str]:
        return self._all().keys()

    def items(self) -> list[tuple[str, Attribute]]:
        return self._all().items()

    def __len__(self) -> int:
        return len(self._all())

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __repr__(self) -> str:
        return f"<attributes {self._all()}>"


def fitting(name_at: int, part: str, value: Any, context: "Context") -> Attribute:
    """The attribute for a value of Python's, of those that it may be the first that the definition takes."""
    slot = lib.name_slot(name_at, *in_text(part)) if lib.name_is_registered(name_at) else -1
    first: Optional[Attribute] = None
    for candidate in candidates(value, context):
        if slot < 0 or lib.slot_takes(name_at, slot, candidate._at):
            return candidate
        first = candidate if first is None else first
    if isinstance(value, Attribute) and first is not None and not lib.name_part_flags(name_at, 0, slot) & lib.IS_PROPERTY:
        return first  # the verifier says what is wrong with it
    says = str(ffi.string(lib.name_part_summary(name_at, lib.PART_SLOT, slot)), "utf-8")
    raise TypeError(f"{of_text(lib.name_text(name_at))}: {part!r} must be {says or 'something else'}, not {value!r}")


# What it leads to stands above it.
from mica.block import Block, Region  # noqa: E402
