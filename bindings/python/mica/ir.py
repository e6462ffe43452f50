"""The IR: operations, their regions, blocks and values. Every object keeps what it belongs to; one that was taken away
raises ErasedError."""

from __future__ import annotations

import contextvars
from typing import TYPE_CHECKING, Any, Generic, Iterator, Mapping, Optional, Sequence, TypeVar, Union, overload

from mica._base import Held, Lifetime, addresses, ffi, in_text, lib, of_text
from mica.attributes import Attribute, DictAttr, SymbolRefAttr, candidates, to_attribute
from mica.errors import MicaError, VerifyError
from mica.location import Location
from mica.types import Type

if TYPE_CHECKING:
    from mica.context import Context

T = TypeVar("T")
NOTHING = ffi.NULL


def _hold(cls: Any, at: int, life: Lifetime) -> Any:
    held = object.__new__(cls)
    held._at = at
    held._life = life
    held._seen = life.context._now
    return held


def _at_index(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(f"index {index} of {size}")
    return index % size


class Sequenced(Generic[T]):
    """What stands one after the other, looked up when it is asked for."""

    __slots__ = ("_of",)

    def __init__(self, of: Any) -> None:
        self._of = of

    def __len__(self) -> int:
        raise NotImplementedError

    def _get(self, index: int) -> T:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: Union[int, slice]) -> Any:
        size = len(self)
        if isinstance(index, slice):
            return [self._get(i) for i in range(*index.indices(size))]
        return self._get(_at_index(index, size))

    def __iter__(self) -> Iterator[T]:
        return (self._get(i) for i in range(len(self)))

    def __repr__(self) -> str:
        return repr(list(self))


# ---- Values ---------------------------------------------------------------------------------------


class Value(Held):
    """A result of an operation, or an argument of a block."""

    __slots__ = ("_key",)
    _key: int  # what goes when it goes: the operation, or the argument itself

    @classmethod
    def _of(cls, at: int, life: Lifetime) -> "Value":
        is_argument = lib.value_is_argument(at)
        held: Value = _hold(BlockArgument if is_argument else OpResult, at, life)
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
            block: Block = _hold(Block, owner, self._life)
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
        _join(self, other)
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
        block: Block = _hold(Block, lib.value_owner(self._live()), self._life)
        return block


class Use:
    """An operand that reads a value."""

    __slots__ = ("operation", "index")

    def __init__(self, operation: "Operation", index: int) -> None:
        self.operation = operation
        self.index = index

    def __repr__(self) -> str:
        return f"<operand {self.index} of {self.operation.name}>"


def _join(first: Held, *others: Held) -> None:
    """They are of one context, and live as long as each other from now on."""
    life = first._life
    for other in others:
        life.context._same(other)
        if other._life is not life:
            other._life.join(life)


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
        _join(op, value)
        context._call(lib.op_set_operand, context._home, op._live(), _at_index(index, len(self)), value._live())


class Results(Sequenced[OpResult]):
    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_result_count(self._of._live()))

    def _get(self, index: int) -> OpResult:
        op = self._of
        held: OpResult = _hold(OpResult, lib.op_result(op._live(), index), op._life)
        held._key = op._at
        return held


class Successors(Sequenced["Block"]):
    __slots__ = ()
    _of: "Operation"

    def __len__(self) -> int:
        return int(lib.op_successor_count(self._of._live()))

    def _get(self, index: int) -> "Block":
        block: Block = _hold(Block, lib.op_successor(self._of._live(), index), self._of._life)
        return block

    def __setitem__(self, index: int, block: "Block") -> None:
        op, context = self._of, self._of._life.context
        _join(op, block)
        context._call(lib.op_set_successor, context._home, op._live(), _at_index(index, len(self)), block._live())


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
        self._set(name, _fitting(self._of._name_at(), name, value, self._of._life.context)._at)

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


def _fitting(name_at: int, part: str, value: Any, context: "Context") -> Attribute:
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


# ---- Operations -----------------------------------------------------------------------------------


class Operation(Held):
    """An operation. Those that `mica.dialects` knows have a class of their own, with their parts by name."""

    __slots__ = ()
    NAME = ""

    @classmethod
    def _of(cls, at: int, life: Lifetime) -> "Operation":
        context = life.context
        name = lib.op_name(at)
        held: Operation = _hold(context._classes.get(name) or context._class_of(name), at, life)
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
        _join(self, *values)
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
        return _hold(Block, at, self._life) if at else None

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
        return _walked(lib.walk_begin(self._live(), after), self._life)

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
        _join(block, self, *([] if before is None else [before]))
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
            self._put(_standing(other), other)

    def move_after(self, other: "Operation") -> None:
        if other != self:
            block, behind = _standing(other), other.next
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
        _join(self, *given)
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


def _walked(walk: Any, life: Lifetime) -> "Iterator[Operation]":
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


def _standing(op: Operation) -> "Block":
    block = op.block
    if block is None:
        raise ValueError("that operation stands nowhere")
    return block


# ---- Regions and blocks ---------------------------------------------------------------------------


class Blocks(Sequenced["Block"]):
    """The blocks of a region. Going through all costs no more than their number."""

    __slots__ = ()
    _of: "Region"

    def _all(self) -> "Iterator[Block]":
        life, at = self._of.operation._life, lib.region_first(self._of._live())
        while at:
            block: Block = _hold(Block, at, life)
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
        block: Block = _hold(Block, context._made(at, "no memory for a block"), op._life)
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
        held: BlockArgument = _hold(BlockArgument, at, self._of._life)
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
        which = _at_index(index, len(self))
        if not context._call(lib.block_erase_argument, context._home, block._live(), which):
            raise context._error(MicaError, "the argument is still used")


class BlockOperations(Sequenced[Operation]):
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
        return _walked(lib.walk_block(self._of._live()), self._of._life)

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
        return _hold(Block, at, self._life) if at else None

    @property
    def previous(self) -> "Optional[Block]":
        at = lib.block_previous(self._live())
        return _hold(Block, at, self._life) if at else None

    @property
    def predecessors(self) -> "list[Block]":
        """The blocks that control comes from, each once for each time that it goes here."""
        at = self._live()
        found = [lib.block_predecessor(at, i) for i in range(lib.block_predecessor_count(at))]
        return [_hold(Block, block, self._life) for block in found]

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
        block: Block = _hold(Block, context._made(at, "no memory for a block"), self._life)
        return block

    def move_to(self, region: Region, before: "Optional[Block]" = None) -> None:
        """To the end of a region, or in front of one of its blocks."""
        context = self._life.context
        _join(self, region.operation, *([] if before is None else [before]))
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


# ---- Making operations ----------------------------------------------------------------------------

_points: contextvars.ContextVar[tuple["InsertionPoint", ...]] = contextvars.ContextVar("mica insertion points", default=())


class InsertionPoint:
    """Where new operations go: at the end of a block, or in front of an operation. In a `with` it is where all go that
    name no other; `location` is theirs where they name none."""

    __slots__ = ("block", "before", "location")

    def __init__(self, place: Union[Block, Operation], *, location: Optional[Location] = None) -> None:
        self.before = place if isinstance(place, Operation) else None
        self.block = _standing(place) if isinstance(place, Operation) else place
        self.location = location

    @classmethod
    def at_start(cls, block: Block, *, location: Optional[Location] = None) -> "InsertionPoint":
        first = block.first
        return cls(block if first is None else first, location=location)

    @classmethod
    def after(cls, op: Operation, *, location: Optional[Location] = None) -> "InsertionPoint":
        behind = op.next
        return cls(_standing(op) if behind is None else behind, location=location)

    def __enter__(self) -> "InsertionPoint":
        _points.set((*_points.get(), self))
        return self

    def __exit__(self, *_: object) -> None:
        _points.set(_points.get()[:-1])

    @staticmethod
    def current() -> "Optional[InsertionPoint]":
        points = _points.get()
        return points[-1] if points else None


def _context_of(things: Sequence[Any], more: "Optional[Context]") -> "Context":
    if more is not None:
        return more
    for thing in things:
        if isinstance(thing, (list, tuple)):
            found = [t for t in thing if t is not None]
            if found:
                return _context_of(found, None)
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
    home_of = _context_of([point.block] if point is not None and context is None else [*operands, *(results or ()), *successors,
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
        fitted = [_fitting(self.name_at, name, value, self.context)._at for name, value in named.items()]
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
