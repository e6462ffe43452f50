"""Regions, and the blocks in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Optional, Sequence

from mica._base import Held, ffi, lib
from mica._sequence import Sequenced, at_index, hold, join
from mica.errors import MicaError
from mica.location import Location
from mica.types import Type
from mica.value import BlockArgument, Value

if TYPE_CHECKING:
    from mica.context import Context


class Blocks(Sequenced["Block"]):
    """The blocks of a region. Going through all costs no more than their number."""

    __slots__ = ()
    _of: "Region"

    def _all(self) -> "Iterator[Block]":
        life, at = self._of.operation._life, lib.region_first(self._of._live())
        while at:
            block: Block = hold(Block, at, life)
            yield block
            at = lib.block_next(block._live())

    def __len__(self) -> int:
        return sum(1 for _ in self._all())

    def __iter__(self) -> "Iterator[Block]":
        return self._all()

    def _get(self, index: int) -> "Block":
        for i, block in enumerate(self._all()):
            if i == index:
                return block
        raise IndexError(index)

    def append(self, *types: Type, locations: Optional[Sequence[Location]] = None) -> "Block":
        """A new block at the end, with arguments of these types."""
        return self._of._add_block(0, types, locations)


class Region:
    """A region of an operation."""

    __slots__ = ("operation", "index")

    def __init__(self, operation: Operation, index: int) -> None:
        self.operation = operation
        self.index = index

    def _live(self) -> int:
        return int(lib.op_region(self.operation._live(), self.index))

    @property
    def context(self) -> "Context":
        return self.operation.context

    @property
    def blocks(self) -> Blocks:
        return Blocks(self)

    @property
    def is_empty(self) -> bool:
        return not lib.region_first(self._live())

    def _add_block(self, before: int, types: Sequence[Type], locations: Optional[Sequence[Location]]) -> "Block":
        op = self.operation
        context = op.context
        given = [context._same(t)._at for t in types]
        where = [op.location] * len(given) if locations is None else list(locations)
        if len(where) != len(given):
            raise ValueError("as many locations as types")
        bits = [context._same(loc)._bits for loc in where]
        at = context._call(lib.region_add_block, context._home, self._live(), before, given, bits, len(given))
        block: Block = hold(Block, context._made(at, "no memory for a block"), op._life)
        return block

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Region):
            return NotImplemented
        return self.operation == other.operation and self.index == other.index

    def __hash__(self) -> int:
        return hash((self.operation, self.index))

    def __repr__(self) -> str:
        return f"<region {self.index} of {self.operation.name}>"


class BlockArguments(Sequenced[BlockArgument]):
    __slots__ = ()
    _of: "Block"

    def __len__(self) -> int:
        return int(lib.block_argument_count(self._of._live()))

    def _get(self, index: int) -> BlockArgument:
        at = lib.block_argument(self._of._live(), index)
        held: BlockArgument = hold(BlockArgument, at, self._of._life)
        held._key = at
        return held

    def append(self, type: Type, location: Optional[Location] = None) -> BlockArgument:
        return self.insert(len(self), type, location)

    def insert(self, index: int, type: Type, location: Optional[Location] = None) -> BlockArgument:
        block, context = self._of, self._of._life.context
        if not 0 <= index <= len(self):
            raise IndexError(f"index {index} of {len(self)}")
        bits = 0 if location is None else context._same(location)._bits
        at = context._call(
            lib.block_add_argument, context._home, block._live(), index, context._same(type)._at, bits
        )
        context._made(at, "no memory for an argument")
        return self._get(index)

    def __delitem__(self, index: int) -> None:
        block, context = self._of, self._of._life.context
        which = at_index(index, len(self))
        if not context._call(lib.block_erase_argument, context._home, block._live(), which):
            raise context._error(MicaError, "the argument is still used")


class BlockOperations(Sequenced["Operation"]):
    """The operations of a block. Whoever goes through all gets those that there are at the beginning, but for what is
    erased meanwhile."""

    __slots__ = ()
    _of: "Block"

    def __len__(self) -> int:
        found, at = 0, lib.block_first(self._of._live())
        while at:
            found, at = found + 1, lib.op_next(at)
        return found

    def _get(self, index: int) -> Operation:
        at = lib.block_first(self._of._live())
        for _ in range(index):
            at = lib.op_next(at)
        return Operation._of(at, self._of._life)

    def __iter__(self) -> Iterator[Operation]:
        return walked(lib.walk_block(self._of._live()), self._of._life)

    def append(self, op: Operation) -> None:
        """Puts an operation at the end; from where it stands, or from nowhere."""
        op._put(self._of, None)

    def insert(self, index: int, op: Operation) -> None:
        op._put(self._of, self[index] if index < len(self) else None)


class Block(Held):
    """A block of a region."""

    __slots__ = ()

    @property
    def arguments(self) -> BlockArguments:
        return BlockArguments(self)

    @property
    def operations(self) -> BlockOperations:
        return BlockOperations(self)

    def __iter__(self) -> Iterator[Operation]:
        return iter(BlockOperations(self))

    @property
    def owner(self) -> Optional[Operation]:
        """The operation that it stands in."""
        at = lib.block_parent_op(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def region(self) -> Region:
        at = self._live()
        return Region(Operation._of(lib.block_parent_op(at), self._life), lib.region_index(lib.block_region(at)))

    @property
    def first(self) -> Optional[Operation]:
        at = lib.block_first(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def last(self) -> Optional[Operation]:
        at = lib.block_last(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def next(self) -> "Optional[Block]":
        at = lib.block_next(self._live())
        return hold(Block, at, self._life) if at else None

    @property
    def previous(self) -> "Optional[Block]":
        at = lib.block_previous(self._live())
        return hold(Block, at, self._life) if at else None

    @property
    def predecessors(self) -> "list[Block]":
        """The blocks that control comes from, each once for each time that it goes here."""
        at = self._live()
        found = [lib.block_predecessor(at, i) for i in range(lib.block_predecessor_count(at))]
        return [hold(Block, block, self._life) for block in found]

    def append(self, op: Operation) -> None:
        """Puts an operation at the end; from where it stands, or from nowhere."""
        op._put(self, None)

    def add_before(self, *types: Type, locations: Optional[Sequence[Location]] = None) -> "Block":
        """A new block in front of it."""
        return self.region._add_block(self._live(), types, locations)

    def split(self, first: Optional[Operation]) -> "Block":
        """What stands from an operation on becomes a new block behind this one."""
        context = self._life.context
        if first is not None and first.block != self:
            raise ValueError("the operation stands in another block")
        at = context._call(lib.block_split, context._home, self._live(), 0 if first is None else first._live())
        block: Block = hold(Block, context._made(at, "no memory for a block"), self._life)
        return block

    def move_to(self, region: Region, before: "Optional[Block]" = None) -> None:
        """To the end of a region, or in front of one of its blocks."""
        context = self._life.context
        join(self, region.operation, *([] if before is None else [before]))
        if before is not None and before.region != region:
            raise ValueError("the other block stands in another region")
        op: Optional[Operation] = region.operation
        while op is not None:
            if op.block == self:
                raise ValueError("a block can't stand inside of itself")
            op = op.parent
        in_front = 0 if before is None else before._live()
        context._call(lib.block_move, context._home, self._live(), region._live(), in_front)

    def erase(self) -> None:
        """Takes it away with its operations. MicaError: an operation goes to it, or a value of it is used elsewhere."""
        at, context = self._live(), self._life.context
        if not context._call(lib.block_erase, context._home, at):
            raise context._error(MicaError, "the block is still named, or a value of it is used")

    def __str__(self) -> str:
        context = self._life.context
        return context._take_text(lib.block_text(context._home, self._live()))

    def __repr__(self) -> str:
        return "<Block>"


# What it leads to stands above it.
from mica.operation import Operation, walked  # noqa: E402
