"""What the modules of dialects are made of, which `mica-gen --python` writes: their classes are mostly tables of these."""

from __future__ import annotations

import importlib
import struct
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any, Callable, Iterator, Mapping, Optional, Sequence

from mica._base import addresses, ffi, in_text, lib, of_text
from mica.attributes import Attribute, IntegerAttr, to_attribute
from mica.errors import MicaError
from mica.ir import Block, InsertionPoint, Operation, Region, Value, create
from mica.location import Location
from mica.types import IntegerType, Type

if TYPE_CHECKING:
    from mica.context import Context

# ---- Which class something has --------------------------------------------------------------------

operations: dict[str, Any] = {}
types: dict[str, Any] = {}
attributes: dict[str, Any] = {}
_others = {id(operations): Operation, id(types): Type, id(attributes): Attribute}
_modules: dict[str, bool] = {}  # those that were looked for


def class_of(known: dict[str, Any], name: str) -> Any:
    """By the name of the definition; its dialect's module is loaded when it is first met."""
    dialect = name.split(".")[0]
    if name not in known and dialect not in _modules:
        _modules[dialect] = dialect.isidentifier() and _load(f"mica.dialects.{dialect}")
    return known.get(name, _others[id(known)])


def _load(module: str) -> bool:
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return False
    return True


def known(cls: Any) -> Any:
    """Decorates the class of a definition: what has its name is of this class."""
    kind = operations if issubclass(cls, Operation) else types if issubclass(cls, Type) else attributes
    kind[cls.NAME] = cls
    return cls


# ---- Parts of operations --------------------------------------------------------------------------


class Part:
    """A part of an operation by its name: an attribute of the class that is asked of each operation."""

    __slots__ = ("index",)

    def __init__(self, index: Any) -> None:
        self.index = index

    def __get__(self, op: Optional[Operation], owner: Any = None) -> Any:
        return self if op is None else self.get(op)

    def get(self, op: Operation) -> Any:
        raise NotImplementedError


class operand(Part):
    """Of an operation whose operands are one value each."""

    __slots__ = ()

    def get(self, op: Operation) -> Any:
        return op.operands[self.index]

    def __set__(self, op: Operation, value: Value) -> None:
        op.operands[self.index] = value


class result(Part):
    __slots__ = ()

    def get(self, op: Operation) -> Any:
        return op.results[self.index]


class operand_of_groups(Part):
    """One value, behind groups of several."""

    __slots__ = ()

    def get(self, op: Operation) -> Optional[Value]:
        first, count = op._operand_group(self.index)
        return op.operands[first] if count else None

    def __set__(self, op: Operation, value: Value) -> None:
        first, count = op._operand_group(self.index)
        if not count:
            raise ValueError(f"{op.name} has no such operand: make another operation")
        op.operands[first] = value


class operand_group(Part):
    __slots__ = ()

    def get(self, op: Operation) -> list[Optional[Value]]:
        first, count = op._operand_group(self.index)
        return op.operands[first : first + count]


class result_of_groups(Part):
    __slots__ = ()

    def get(self, op: Operation) -> Optional[Value]:
        first, count = op._result_group(self.index)
        return op.results[first] if count else None


class result_group(Part):
    __slots__ = ()

    def get(self, op: Operation) -> list[Any]:
        first, count = op._result_group(self.index)
        return op.results[first : first + count]


class region(Part):
    __slots__ = ()

    def get(self, op: Operation) -> Any:
        return op.regions[self.index]


class region_group(Part):
    """All from this one on."""

    __slots__ = ()

    def get(self, op: Operation) -> list[Region]:
        return op.regions[self.index :]


class successor(Part):
    __slots__ = ()

    def get(self, op: Operation) -> Any:
        return op.successors[self.index]

    def __set__(self, op: Operation, block: Block) -> None:
        op.successors[self.index] = block


class successor_group(Part):
    __slots__ = ()

    def get(self, op: Operation) -> list[Block]:
        return op.successors[self.index :]


class attribute(Part):
    """What an attribute or property says, in Python's terms. Absent: its default, or None."""

    __slots__ = ()

    def get(self, op: Operation) -> Any:
        found = op.attributes.get(self.index)
        return None if found is None else found.value

    def __set__(self, op: Operation, value: Any) -> None:
        if value is None:
            op.attributes._set(self.index, 0)
        else:
            op.attributes[self.index] = value


class flag(attribute):
    """A unit attribute, True where it is there; or a property that is true or false."""

    __slots__ = ()

    def get(self, op: Operation) -> bool:
        found = op.attributes.get(self.index)
        return found is not None and found.value is True

    def __set__(self, op: Operation, value: bool) -> None:
        if value or op.attributes._is_property(self.index):
            op.attributes[self.index] = bool(value)
        else:
            op.attributes._set(self.index, 0)


class attribute_itself(attribute):
    """The attribute, where Python has no value for what it says."""

    __slots__ = ()

    def get(self, op: Operation) -> Optional[Attribute]:
        found: Optional[Attribute] = op.attributes.get(self.index)
        return found


class enumeration(attribute):
    __slots__ = ("cases",)

    def __init__(self, index: str, cases: Any) -> None:
        super().__init__(index)
        self.cases = cases

    def get(self, op: Operation) -> Any:
        found = super().get(op)
        return _case(self.cases, found) if isinstance(found, int) else found


def _case(cases: Any, value: int) -> Any:
    try:
        return cases(value)
    except ValueError:
        return value


# ---- Making operations ----------------------------------------------------------------------------


def build(
    cls: Any,
    operands: Sequence[Any],
    given: Mapping[str, Any],
    results: Optional[Sequence[Any]],
    successors: Sequence[Any],
    regions: int,
    attributes: Optional[Mapping[str, Any]],
    location: Optional[Location],
    at: Optional[InsertionPoint],
    context: "Optional[Context]",
) -> Any:
    """An operation of the class; `attributes` are further ones."""
    named = {**given, **(attributes or {})}
    return create(cls.NAME, operands, results, named, successors, regions, location, at, context)


def function(cls: Any, picks: Optional[bool] = None) -> Callable[..., Any]:
    """Makes an operation and answers its one result (`picks`), or the operation."""

    def make(*arguments: Any, **named: Any) -> Any:
        made = cls(*arguments, **named)
        return made.results[0] if picks else made

    make.__name__ = make.__qualname__ = cls.NAME
    make.__doc__ = cls.__doc__
    return make


# ---- Enums ----------------------------------------------------------------------------------------


class _Cases:
    def _to_attributes(self: Any, context: "Context") -> Iterator[Attribute]:
        if self._attr:
            yield DialectAttr._made_of(context, self._attr, [int(self)])
        if self._width:
            yield IntegerAttr.get(IntegerType.get(self._width, context), int(self))

    @property
    def text(self: Any) -> str:
        """As the IR writes it."""
        found: str = self._texts.get(int(self), str(int(self)))
        return found


def cases(width: int, attr: str, texts: Mapping[int, str]) -> Callable[[Any], Any]:
    """Decorates an enum. width: bits of the integer that holds a value, or 0; attr: the dialect's attribute that does, or
    ""; texts: as the IR writes them."""

    def decorate(cls: Any) -> Any:
        cls._width, cls._attr, cls._texts = width, attr, texts
        return cls

    return decorate


class Cases(_Cases, IntEnum):
    """An enum of a dialect."""


class Bits(_Cases, IntFlag):  # type: ignore[misc]
    """An enum of a dialect whose values combine."""


# ---- Types and attributes of dialects -------------------------------------------------------------


def _read(params: Any, def_at: int, is_attr: bool, index: int, letter: str, context: "Context") -> Any:
    kind = lib.def_param_kind(def_at, is_attr, index)
    at, size = params + lib.def_param_offset(def_at, is_attr, index), lib.def_param_size(def_at, is_attr, index)
    if kind in (lib.PARAM_TYPE, lib.PARAM_ATTR):
        found = ffi.cast("at *", at)[0]
        made: Any = Type if kind == lib.PARAM_TYPE else Attribute
        return made._of(found, context) if found else None
    if kind == lib.PARAM_STR:
        return of_text(ffi.cast("text *", at)[0])
    if kind == lib.PARAM_FLOAT:
        return ffi.cast("double *", at)[0]
    if kind == lib.PARAM_BITS:
        return struct.unpack("=" + letter, ffi.buffer(at, size))[0]
    data, count = ffi.cast("text *", at)[0].data, ffi.cast("text *", at)[0].size
    if kind == lib.PARAM_STRS:
        return [of_text(ffi.cast("text *", data)[i]) for i in range(count)]
    if kind in (lib.PARAM_TYPES, lib.PARAM_ATTRS):
        make: Any = Type if kind == lib.PARAM_TYPES else Attribute
        return [make._of(ffi.cast("at *", data)[i], context) for i in range(count)]
    return list(struct.unpack(f"={count}{letter}", ffi.buffer(data, count * size))) if count else []


class _Params:
    """The parameters of a type or attribute that is being made."""

    def __init__(self, context: "Context", def_at: int, is_attr: bool) -> None:
        self.context, self.def_at, self.is_attr = context, def_at, is_attr
        self.data = ffi.new("char[]", max(1, lib.def_params_size(def_at, is_attr)))
        self.held: list[Any] = []

    def _list(self, at: Any, array: Any, count: int) -> None:
        self.held.append(array)
        place = ffi.cast("text *", at)
        place.data, place.size = ffi.cast("char *", array), count

    def put(self, index: int, letter: str, value: Any) -> None:
        kind = lib.def_param_kind(self.def_at, self.is_attr, index)
        at = self.data + lib.def_param_offset(self.def_at, self.is_attr, index)
        if value is None:  # absent
            return
        if kind in (lib.PARAM_TYPE, lib.PARAM_ATTR):
            ffi.cast("at *", at)[0] = self._part(kind == lib.PARAM_TYPE, value)
        elif kind == lib.PARAM_STR:
            data, size = in_text(value)
            self._list(at, ffi.from_buffer(data), size)
        elif kind == lib.PARAM_FLOAT:
            ffi.cast("double *", at)[0] = value
        elif kind == lib.PARAM_BITS:
            packed = self._packed([value], letter)
            ffi.memmove(at, packed, len(packed))
        elif kind == lib.PARAM_STRS:
            self.held += (held := [in_text(v)[0] for v in value])
            texts = ffi.new("text[]", len(held))
            for i, data in enumerate(held):
                texts[i].data, texts[i].size = ffi.from_buffer(data), len(data)
            self._list(at, texts, len(held))
        elif kind in (lib.PARAM_TYPES, lib.PARAM_ATTRS):
            self._list(at, addresses([self._part(kind == lib.PARAM_TYPES, v) for v in value]), len(value))
        else:
            self._list(at, ffi.new("char[]", self._packed(list(value), letter) + b"\0"), len(value))

    def _part(self, is_type: bool, value: Any) -> int:
        found = self.context._same(value) if is_type else to_attribute(value, self.context)
        if is_type is not isinstance(found, Type):
            raise TypeError(f"a {'type' if is_type else 'attribute'}, not {value!r}")
        return int(found._at)

    @staticmethod
    def _packed(values: list[Any], letter: str) -> bytes:
        try:
            return struct.pack(f"={len(values)}{letter}", *values)
        except struct.error as error:
            raise OverflowError(str(error)) from None


def _context_in(values: Sequence[Any], context: "Optional[Context]") -> "Context":
    from mica.building import context_of

    point = InsertionPoint.current()
    if context is None and point is not None:
        return point.block.context
    return context_of(values, context)


class DialectType(Type):
    """A type of a dialect."""

    __slots__ = ()
    _letters: Sequence[str] = ()  # how each parameter stands in memory, as `struct` says it

    @classmethod
    def _get(cls, values: Sequence[Any], context: "Optional[Context]") -> Any:
        home_of = _context_in(values, context)
        def_at = lib.home_type_def(home_of._home, *in_text(cls.NAME))
        params = _Params(home_of, def_at, False)
        for i, value in enumerate(values):
            params.put(i, cls._letters[i], value)
        return cls._make(home_of._call(lib.type_of_params, home_of._home, def_at, params.data), home_of)


class DialectAttr(Attribute):
    """An attribute of a dialect."""

    __slots__ = ()
    _letters: Sequence[str] = ()

    @classmethod
    def _get(cls, values: Sequence[Any], context: "Optional[Context]") -> Any:
        return DialectAttr._made_of(_context_in(values, context), cls.NAME, values, cls._letters)

    @staticmethod
    def _made_of(context: "Context", name: str, values: Sequence[Any], letters: Sequence[str] = ()) -> Any:
        def_at = lib.home_attr_def(context._home, *in_text(name))
        if not def_at:
            raise MicaError(f"no dialect here has the attribute {name}")
        params = _Params(context, def_at, True)
        for i, value in enumerate(values):
            size = lib.def_param_size(def_at, True, i)
            params.put(i, letters[i] if letters else {1: "B", 2: "H", 4: "I", 8: "Q"}[size], value)
        return Attribute._make(context._call(lib.attr_of_params, context._home, def_at, params.data), context)


class parameter:
    """A parameter of a type or attribute, by its name."""

    __slots__ = ("index", "cases")

    def __init__(self, index: int, cases: Any = None) -> None:
        self.index = index
        self.cases = cases

    def __get__(self, it: Any, owner: Any = None) -> Any:
        if it is None:
            return self
        is_attr = isinstance(it, Attribute)
        def_at = lib.attr_def(it._at) if is_attr else lib.type_def(it._at)
        params = lib.attr_params(it._at) if is_attr else lib.type_params(it._at)
        found = _read(params, def_at, is_attr, self.index, type(it)._letters[self.index], it.context)
        return found if self.cases is None else _case(self.cases, found)
