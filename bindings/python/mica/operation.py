"""Operations. Every object keeps what it belongs to; one that was taken away raises ErasedError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Iterator, Mapping, Optional, Sequence, Union

from mica._base import Held, Lifetime, ffi, in_text, lib
from mica._sequence import hold, join
from mica.attributes import SymbolRefAttr
from mica.errors import MicaError, VerifyError
from mica.location import Location
from mica.op_parts import OpAttributes, Operands, Regions, Results, Successors
from mica.value import Value

if TYPE_CHECKING:
    from mica.context import Context


class Operation(Held):
    """An operation. Those that `mica.dialects` knows have a class of their own, with their parts by name."""

    __slots__ = ()
    NAME = ""

    @classmethod
    def _of(cls, at: int, life: Lifetime) -> "Operation":
        context = life.context
        name = lib.op_name(at)
        held: Operation = hold(context._classes.get(name) or context._class_of(name), at, life)
        return held

    @staticmethod
    def create(
        name: str,
        operands: Sequence[Any] = (),
        results: Optional[Sequence[Any]] = None,
        *,
        attributes: Optional[Mapping[str, Any]] = None,
        successors: "Sequence[Block]" = (),
        regions: int = 0,
        location: Optional[Location] = None,
        at: "Optional[InsertionPoint]" = None,
        context: "Optional[Context]" = None,
    ) -> Any:
        """An operation of any name, where the insertion point is; without any it stands nowhere.

        operands, results: values, types; or a list (None, a value) for each that the definition declares, where groups
        of them are to be told apart. results: None lets the definition say their types.
        """
        return create(name, operands, results, attributes, successors, regions, location, at, context)

    def _name_at(self) -> int:
        return lib.op_name(self._live())  # type: ignore[no-any-return]

    @property
    def name(self) -> str:
        """Its whole name: "arith.addi"."""
        if self._seen.over:
            self._look(self._at)
        return self.NAME or self._life.context._names[lib.op_name(self._at)]

    @property
    def is_registered(self) -> bool:
        """A dialect defines it."""
        return bool(lib.name_is_registered(self._name_at()))

    @property
    def operands(self) -> Operands:
        return Operands(self)

    def set_operands(self, values: Sequence[Value]) -> None:
        """All operands at once, of any number."""
        context = self._life.context
        join(self, *values)
        given = [value._live() for value in values]
        if not context._call(lib.op_set_operands, context._home, self._live(), given, len(given)):
            raise context._error(MicaError, "the operands can't be set")

    @property
    def results(self) -> Results:
        return Results(self)

    @property
    def regions(self) -> Regions:
        return Regions(self)

    @property
    def successors(self) -> Successors:
        return Successors(self)

    @property
    def attributes(self) -> OpAttributes:
        return OpAttributes(self)

    @property
    def location(self) -> Location:
        return Location._of(lib.op_loc(self._live()), self._life.context)

    @location.setter
    def location(self, location: Location) -> None:
        lib.op_set_loc(self._live(), self._life.context._same(location)._bits)

    @property
    def parent(self) -> "Optional[Operation]":
        """The operation that it stands in."""
        at = lib.op_parent(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def block(self) -> "Optional[Block]":
        """The block that it stands in."""
        at = lib.op_block(self._live())
        return hold(Block, at, self._life) if at else None

    @property
    def next(self) -> "Optional[Operation]":
        at = lib.op_next(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def previous(self) -> "Optional[Operation]":
        at = lib.op_previous(self._live())
        return Operation._of(at, self._life) if at else None

    @property
    def body(self) -> "Block":
        """The first block of the first region."""
        return self.regions[0].blocks[0]

    def has_trait(self, name: str) -> bool:
        """Whether its definition names the trait: "IsTerminator"."""
        return bool(lib.op_has_trait(self._live(), in_text(name)[0]))

    def is_before(self, other: "Operation") -> bool:
        """Of two in one block."""
        if self.block != other.block or self.block is None:
            raise ValueError("they stand in different blocks")
        return bool(lib.op_is_before(self._live(), other._live()))

    def symbol(self, name: str) -> "Optional[Operation]":
        """The operation of that name in this symbol table."""
        at = lib.op_symbol(self._live(), *in_text(name))
        return Operation._of(at, self._life) if at else None

    def resolve(self, reference: Union[str, SymbolRefAttr]) -> "Optional[Operation]":
        """What a reference from here means, by the symbol tables around it."""
        context = self._life.context
        named = SymbolRefAttr.get(reference.split("::"), context) if isinstance(reference, str) else reference
        at = context._call(lib.op_nearest_symbol, self._live(), context._same(named)._at)
        return Operation._of(at, self._life) if at else None

    # ---- Text, and what is right ----------------------------------------------------------------

    def text(
        self,
        *,
        generic: bool = False,
        locations: bool = False,
        local_scope: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> str:
        """As `mica-opt` prints it."""
        flags = generic * lib.PRINT_GENERIC | locations * lib.PRINT_LOCATIONS | local_scope * lib.PRINT_LOCAL
        flags |= assume_verified * lib.PRINT_ASSUME_VERIFIED | skip_regions * lib.PRINT_SKIP_REGIONS
        context = self._life.context
        return context._take_text(context._call(lib.op_text, self._live(), flags))

    def bytecode(self, *, version: Optional[int] = None) -> bytes:
        """As `mica-opt --emit-bytecode` writes it, of what is right: VerifyError, if it isn't."""
        self.verify()
        context, out = self._life.context, ffi.new("text *")
        if not context._call(lib.op_bytecode, self._live(), -1 if version is None else version, out):
            raise context._error(MicaError, "no bytecode can be written")
        try:
            return bytes(ffi.buffer(out.data, out.size))
        finally:
            lib.text_free(context._home, out[0])

    def verify(self) -> None:
        """VerifyError: it, or what is nested, isn't as its definition demands."""
        context = self._life.context
        if not context._call(lib.op_verify, self._live()):
            raise context._error(VerifyError, "it isn't right")

    def __str__(self) -> str:
        return self.text().rstrip("\n")

    def __repr__(self) -> str:
        if not lib.home_is_alive(self._life.context._home, self._at, self._seen.clock):
            return f"<erased {type(self).__name__}>"
        return f"<{type(self).__name__} {self.name}>"

    # ---- Walking --------------------------------------------------------------------------------

    def walk(self, *, after: bool = False) -> "Iterator[Operation]":
        """This operation and all that is nested: each before what is in it, or `after` it. These are those that there
        are when it begins; of them, what is erased meanwhile is left out."""
        return walked(lib.walk_begin(self._live(), after), self._life)

    # ---- Changing -------------------------------------------------------------------------------

    def _may_change(self) -> int:
        """The address, of what patterns that run now may take away or put elsewhere."""
        at, context = self._live(), self._life.context
        if lib.home_is_rewriting(context._home) and not lib.home_may_take(context._home, at):
            raise RuntimeError("patterns run on it, or it isn't what they run on")
        return at

    def erase(self) -> None:
        """Takes it away with all that is nested. MicaError: a result is still used."""
        at, context = self._may_change(), self._life.context
        if not context._call(lib.op_erase, context._home, at):
            raise context._error(MicaError, "it can't be erased")
        context._disown(at, self._life)

    def remove(self) -> None:
        """Takes it out of its block. It stands nowhere then, and can be put elsewhere."""
        context = self._life.context
        if lib.home_is_rewriting(context._home):
            raise RuntimeError("patterns run: move it, or erase it")
        at = self._live()
        context._call(lib.op_remove, context._home, at)
        context._own(at, self._life)

    def _put(self, block: "Block", before: "Optional[Operation]") -> None:
        context = self._life.context
        join(block, self, *([] if before is None else [before]))
        at, to, in_front = self._live(), block._live(), 0 if before is None else before._live()
        if lib.op_stands_inside(at, to):
            raise ValueError("an operation can't stand inside of itself")
        if lib.op_block(at):
            context._call(lib.op_move, context._home, self._may_change(), to, in_front)
        else:
            context._call(lib.op_insert, context._home, at, to, in_front)
            context._disown(at, self._life)

    def move_before(self, other: "Operation") -> None:
        """To the place in front of another one; from where it stands, or from nowhere."""
        if other != self:
            self._put(standing(other), other)

    def move_after(self, other: "Operation") -> None:
        if other != self:
            block, behind = standing(other), other.next
            self._put(block, behind if behind != self else self.next)

    def clone(self) -> Any:
        """A deep copy that stands nowhere."""
        context = self._life.context
        at = context._made(context._call(lib.op_clone, self._live()), "no memory for a copy")
        is_apart = lib.op_is_isolated(at) and lib.op_operand_count(at) == 0
        return Operation._of(at, context._own(at, None if is_apart else self._life))

    def replace(self, values: "Union[Operation, Value, Sequence[Value]]") -> None:
        """Its results become these values, or the results of another operation, and it goes."""
        given: Sequence[Value] = [values] if isinstance(values, Value) else []
        if isinstance(values, Operation):
            given = list(values.results)
        elif not isinstance(values, Value):
            given = list(values)
        at, context = self._may_change(), self._life.context
        if len(given) != lib.op_result_count(at):
            raise ValueError(f"{len(given)} values for {lib.op_result_count(at)} results")
        join(self, *given)
        known = [value._live() for value in given]
        if any(lib.value_owner(value) == at for value in known):
            raise ValueError("an operation can't be replaced by its own results")
        context._call(lib.op_replace, context._home, at, known)
        context._disown(at, self._life)

    # ---- By the definition ----------------------------------------------------------------------

    def _operand_group(self, index: int) -> "tuple[int, int]":
        first = ffi.new("size_t *")
        count = lib.op_operand_group(self._live(), index, first)
        return first[0], count

    def _result_group(self, index: int) -> "tuple[int, int]":
        first = ffi.new("size_t *")
        count = lib.op_result_group(self._live(), index, first)
        return first[0], count


_CHUNK = 4096


def walked(walk: Any, life: Lifetime) -> "Iterator[Operation]":
    """The operations that the library has gathered."""
    if not walk:
        raise MemoryError("no memory for a walk")
    return _each(ffi.gc(walk, lib.walk_end), life, life.context)


def _each(walk: Any, life: Lifetime, context: "Context") -> "Iterator[Operation]":
    new, classes, home = object.__new__, context._classes, context._home
    data, count, start = lib.walk_data(walk), lib.walk_count(walk), context._now
    for begin in range(0, count, _CHUNK):
        pairs = iter(ffi.unpack(data + begin, min(_CHUNK, count - begin)))
        for at, name in zip(pairs, pairs):
            if start.over and not lib.home_is_alive(home, at, start.clock):
                continue
            op = new(classes.get(name) or context._class_of(name))
            op._at = at
            op._life = life
            op._seen = context._now
            yield op


def standing(op: Operation) -> "Block":
    block = op.block
    if block is None:
        raise ValueError("that operation stands nowhere")
    return block


# What it leads to stands above it.
from mica.block import Block  # noqa: E402
from mica.building import InsertionPoint, create  # noqa: E402
