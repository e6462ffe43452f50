"""Values: the results of operations and the arguments of blocks, and where they are read."""

from __future__ import annotations

from typing import Union

from mica._base import Held, Lifetime, lib
from mica._sequence import hold, join
from mica.location import Location
from mica.types import Type


class Value(Held):
    """A result of an operation, or an argument of a block."""

    __slots__ = ("_key",)
    _key: int  # what goes when it goes: the operation, or the argument itself

    @classmethod
    def _of(cls, at: int, life: Lifetime) -> "Value":
        is_argument = lib.value_is_argument(at)
        held: Value = hold(BlockArgument if is_argument else OpResult, at, life)
        held._key = at if is_argument else lib.value_owner(at)
        return held

    def _live(self) -> int:
        if self._seen.over:
            self._look(self._key)
        return self._at

    @property
    def type(self) -> Type:
        found: Type = Type._of(lib.value_type(self._live()), self._life.context)
        return found

    @type.setter
    def type(self, type: Type) -> None:
        context = self._life.context
        context._call(lib.value_set_type, context._home, self._live(), context._same(type)._at)

    @property
    def index(self) -> int:
        """Which result, or which argument."""
        return int(lib.value_index(self._live()))

    @property
    def location(self) -> Location:
        return Location._of(lib.value_loc(self._live()), self._life.context)

    @property
    def owner(self) -> "Union[Operation, Block]":
        """The operation that it is a result of, or the block that it is an argument of."""
        at = self._live()
        owner = lib.value_owner(at)
        if lib.value_is_argument(at):
            block: Block = hold(Block, owner, self._life)
            return block
        return Operation._of(owner, self._life)

    @property
    def uses(self) -> "list[Use]":
        """Where it is read."""
        found, use = [], lib.value_first_use(self._live())
        while use:
            found.append(Use(Operation._of(lib.use_owner(use), self._life), lib.use_index(use)))
            use = lib.use_next(use)
        return found

    @property
    def is_used(self) -> bool:
        return bool(lib.value_first_use(self._live()))

    @property
    def name(self) -> str:
        """As the printer calls it: `%0`."""
        context = self._life.context
        return context._take_text(lib.value_name(context._home, self._live()))

    def replace_all_uses_with(self, other: "Value") -> None:
        """Whatever reads it reads the other one."""
        context = self._life.context
        join(self, other)
        context._call(lib.value_replace_uses, context._home, self._live(), other._live())

    def __str__(self) -> str:
        context = self._life.context
        return context._take_text(lib.value_text(context._home, self._live()))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class OpResult(Value):
    __slots__ = ()

    @property
    def owner(self) -> "Operation":
        return Operation._of(lib.value_owner(self._live()), self._life)


class BlockArgument(Value):
    __slots__ = ()

    @property
    def owner(self) -> "Block":
        block: Block = hold(Block, lib.value_owner(self._live()), self._life)
        return block


class Use:
    """An operand that reads a value."""

    __slots__ = ("operation", "index")

    def __init__(self, operation: "Operation", index: int) -> None:
        self.operation = operation
        self.index = index

    def __repr__(self) -> str:
        return f"<operand {self.index} of {self.operation.name}>"


# What it leads to stands above it.
from mica.block import Block  # noqa: E402
from mica.operation import Operation  # noqa: E402
