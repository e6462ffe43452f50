"""Attributes. `value` is what one says in Python's terms, and `to_attribute` makes one of a value of Python's."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Iterator, Mapping, Optional, Sequence, Union

from mica._base import Uniqued, ffi, in_text, lib, of_text
from mica.location import Location
from mica.types import FloatType, IndexType, IntegerType, ShapedType, Type

if TYPE_CHECKING:
    from mica.context import Context


class Attribute(Uniqued):
    """Any attribute. What is more is known of builtin ones and of those with a class in `mica.dialects`."""

    __slots__ = ()
    NAME = ""  # of a dialect's attribute: "arith.fastmath"

    @classmethod
    def _of(cls, at: int, context: "Context") -> Any:
        kind = lib.attr_kind(at)
        found = _classes.get(kind) or context._class_of_attr(at)
        made = object.__new__(found)
        made._at = at
        made.context = context
        return made

    @classmethod
    def _or_none(cls, at: int, context: "Context") -> "Optional[Attribute]":
        return cls._of(at, context) if at else None

    @classmethod
    def _make(cls, at: int, context: "Context") -> Any:
        return cls._of(context._made(at, f"no {cls.__name__}"), context)

    @property
    def value(self) -> Any:
        """What it says: a number, a text, a list, ...; of other kinds the attribute itself."""
        return self

    @property
    def type(self) -> Optional[Type]:
        """Of an attribute that has one."""
        at = lib.attr_type(self._at)
        return Type._of(at, self.context) if at else None

    @property
    def dialect(self) -> str:
        """The dialect that defines it."""
        return str(ffi.string(lib.attr_def_name(self._at)), "utf-8").split(".")[0]

    def __str__(self) -> str:
        return self.context._take_text(lib.attr_text(self._at))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


def _words(value: int, width: int) -> list[int]:
    count = max(1, (width + 63) // 64)
    if not -(1 << max(width - 1, 0)) <= value < 1 << width:
        raise OverflowError(f"{value} has no room in {width} bits")
    whole = value & ((1 << width) - 1)
    if width and whole >> (width - 1):
        whole |= ~((1 << width) - 1)
    return [(whole >> (64 * i)) & (2**64 - 1) for i in range(count)]


def _width_of(type: Optional[Type]) -> int:
    return 64 if isinstance(type, IndexType) else type.width if isinstance(type, IntegerType) else 0


class IntegerAttr(Attribute):
    __slots__ = ()

    @classmethod
    def get(cls, type: Type, value: int) -> "IntegerAttr":
        if not isinstance(type, (IntegerType, IndexType)):
            raise TypeError(f"an integer of type {type}")
        words, context = _words(value, _width_of(type)), type.context
        made: IntegerAttr = cls._make(context._call(lib.attr_integer, type._at, words, len(words)), context)
        return made

    @property
    def value(self) -> int:
        count = ffi.new("size_t *")
        words = lib.attr_words(self._at, count)
        width, whole = _width_of(self.type), 0
        for i in range(count[0]):
            whole |= words[i] << (64 * i)
        whole &= (1 << width) - 1
        is_unsigned = isinstance(self.type, IntegerType) and self.type.signed is False
        return whole - (1 << width) if width and not is_unsigned and whole >> (width - 1) else whole


class BoolAttr(Attribute):
    """true, false: an integer of type i1"""

    __slots__ = ()

    @classmethod
    def get(cls, value: bool, context: "Context") -> "BoolAttr":
        made: BoolAttr = cls._make(context._call(lib.attr_bool, context._home, value), context)
        return made

    @property
    def value(self) -> bool:
        count = ffi.new("size_t *")
        return bool(lib.attr_words(self._at, count)[0] & 1)


class FloatAttr(Attribute):
    __slots__ = ()

    @classmethod
    def get(cls, type: Type, value: float) -> "FloatAttr":
        if not isinstance(type, FloatType):
            raise TypeError(f"a float of type {type}")
        made: FloatAttr = cls._make(type.context._call(lib.attr_float, type._at, value), type.context)
        return made

    @property
    def value(self) -> float:
        """The nearest double."""
        return float(lib.attr_float_value(self._at))


class StringAttr(Attribute):
    __slots__ = ()

    @classmethod
    def get(cls, value: str, context: "Context") -> "StringAttr":
        made: StringAttr = cls._make(context._call(lib.attr_string, context._home, *in_text(value)), context)
        return made

    @property
    def value(self) -> str:
        return of_text(lib.attr_string_value(self._at))


class UnitAttr(Attribute):
    """What says something by being there: its value is True."""

    __slots__ = ()

    @classmethod
    def get(cls, context: "Context") -> "UnitAttr":
        made: UnitAttr = cls._make(context._call(lib.attr_unit, context._home), context)
        return made

    @property
    def value(self) -> bool:
        return True


class TypeAttr(Attribute):
    __slots__ = ()

    @classmethod
    def get(cls, value: Type) -> "TypeAttr":
        made: TypeAttr = cls._make(value.context._call(lib.attr_of_type, value._at), value.context)
        return made

    @property
    def value(self) -> Type:
        found: Type = Type._of(lib.attr_type_value(self._at), self.context)
        return found


class ArrayAttr(Attribute):
    """A sequence of attributes."""

    __slots__ = ()

    @classmethod
    def get(cls, elements: Sequence[Any], context: "Context") -> "ArrayAttr":
        given = [to_attribute(e, context)._at for e in elements]
        made: ArrayAttr = cls._make(context._call(lib.attr_array, context._home, given, len(given)), context)
        return made

    def __len__(self) -> int:
        return int(lib.attr_size(self._at))

    def __getitem__(self, index: int) -> Attribute:
        found: Attribute = Attribute._of(lib.attr_element(self._at, _in_range(index, len(self))), self.context)
        return found

    def __iter__(self) -> Iterator[Attribute]:
        return (self[i] for i in range(len(self)))

    @property
    def value(self) -> list[Any]:
        return [element.value for element in self]


class DictAttr(Attribute):
    """A mapping from names to attributes, in the order of the names."""

    __slots__ = ()

    @classmethod
    def get(cls, entries: Mapping[str, Any], context: "Context") -> "DictAttr":
        held = [in_text(name)[0] for name in entries]
        names = _texts(held)
        values = [to_attribute(value, context)._at for value in entries.values()]
        made: DictAttr = cls._make(
            context._call(lib.attr_dictionary, context._home, names, values, len(values)), context
        )
        return made

    def __len__(self) -> int:
        return int(lib.attr_size(self._at))

    def keys(self) -> list[str]:
        return [of_text(lib.attr_name(self._at, i)) for i in range(len(self))]

    def items(self) -> list[tuple[str, Attribute]]:
        return [
            (of_text(lib.attr_name(self._at, i)), Attribute._of(lib.attr_element(self._at, i), self.context))
            for i in range(len(self))
        ]

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __getitem__(self, name: str) -> Attribute:
        return dict(self.items())[name]

    @property
    def value(self) -> dict[str, Any]:
        return {name: attribute.value for name, attribute in self.items()}


class SymbolRefAttr(Attribute):
    """@name, or @outer::@inner. Its value is the names, joined by `::`."""

    __slots__ = ()

    @classmethod
    def get(cls, name: Union[str, Sequence[str]], context: "Context") -> "SymbolRefAttr":
        parts = [name] if isinstance(name, str) else list(name)
        if not parts or not all(parts):
            raise ValueError("a symbol without a name")
        held = [in_text(part)[0] for part in parts]
        at = context._call(lib.attr_symbol, context._home, _texts(held), len(held))
        made: SymbolRefAttr = cls._make(at, context)
        return made

    @property
    def names(self) -> list[str]:
        return [of_text(lib.attr_symbol_name(self._at, i)) for i in range(lib.attr_symbol_size(self._at))]

    @property
    def value(self) -> str:
        return "::".join(self.names)


_FORMATS = {("int", 1): "b", ("int", 2): "h", ("int", 4): "i", ("int", 8): "q", ("float", 4): "f", ("float", 8): "d"}


def _format_of(element: Optional[Type]) -> Optional[str]:
    """How an element stands in memory, as `struct` says it; None: Python has no such number."""
    kind = "int" if isinstance(element, (IntegerType, IndexType)) else "float" if isinstance(element, FloatType) else ""
    if isinstance(element, FloatType) and str(element) not in ("f16", "f32", "f64"):
        return None
    if isinstance(element, FloatType) and element.width == 16:
        return "e"
    if isinstance(element, IntegerType) and element.width == 1:
        return "?"
    size = lib.element_size(element._at) if kind and element is not None else 0
    letter = _FORMATS.get((kind, size))
    is_unsigned = isinstance(element, IntegerType) and element.signed is False
    return letter.upper() if letter is not None and is_unsigned else letter


def _packed(element: Type, values: Sequence[Any]) -> bytes:
    letter = _format_of(element)
    if letter is None:
        raise TypeError(f"no numbers of type {element} in Python; give bytes")
    try:
        return struct.pack(f"={len(values)}{letter}", *values)
    except struct.error as error:
        raise OverflowError(f"{element}: {error}") from None


class DenseArrayAttr(Attribute):
    """array<i64: 1, 2>: a sequence of numbers"""

    __slots__ = ()

    @classmethod
    def get(cls, element: Type, values: Sequence[Any]) -> "DenseArrayAttr":
        data, context = _packed(element, values), element.context
        made: DenseArrayAttr = cls._make(
            context._call(lib.attr_dense_array, element._at, data, len(data), len(values)), context
        )
        return made

    @property
    def element(self) -> Type:
        found: Type = Type._of(lib.attr_dense_array_element(self._at), self.context)
        return found

    @property
    def value(self) -> list[Any]:
        count, letter = ffi.new("size_t *"), _format_of(self.element)
        data = lib.attr_dense_array_data(self._at, count)
        if letter is None or count[0] == 0:
            return []
        whole = ffi.buffer(data, count[0] * struct.calcsize("=" + letter))
        return list(struct.unpack(f"={count[0]}{letter}", whole))

    def __len__(self) -> int:
        return len(self.value)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.value)

    def __getitem__(self, index: int) -> Any:
        return self.value[index]


class DenseElementsAttr(Attribute):
    """dense<...>: numbers of a vector or tensor, the last dimension's side by side"""

    __slots__ = ()

    @classmethod
    def get(cls, type: Type, values: Union[bytes, int, float, Sequence[Any]]) -> "DenseElementsAttr":
        """`values`: as many as the type has elements, one for all, or the bytes of either."""
        if not isinstance(type, ShapedType) or not type.has_static_shape:
            raise TypeError(f"dense elements of type {type}")
        if isinstance(values, (int, float)):
            values = [values]
        data = bytes(values) if isinstance(values, (bytes, bytearray, memoryview)) else _packed(type.element, values)
        count, each = lib.type_element_count(type._at), lib.element_size(type.element._at)
        if each == 0 or len(data) not in (each, each * count):
            raise ValueError(f"{len(data)} bytes for {count} elements of {each}")
        splat = len(data) == each and count != 1
        at = type.context._call(lib.attr_dense_elements, type._at, data, len(data), splat)
        made: DenseElementsAttr = cls._make(at, type.context)
        return made

    @property
    def is_splat(self) -> bool:
        """One element stands for all."""
        return bool(lib.attr_is_splat(self._at))

    @property
    def data(self) -> bytes:
        """Its bytes, of a splat those of one element."""
        size = ffi.new("size_t *")
        at = lib.attr_dense_data(self._at, size)
        return bytes(ffi.buffer(at, size[0]))

    def __len__(self) -> int:
        return int(lib.type_element_count(lib.attr_type(self._at)))

    def __getitem__(self, index: int) -> Attribute:
        at = self.context._call(lib.attr_dense_at, self._at, _in_range(index, len(self)))
        found: Attribute = Attribute._of(self.context._made(at, "no such element"), self.context)
        return found

    @property
    def value(self) -> list[Any]:
        """All elements, in one list."""
        type = self.type
        letter = _format_of(type.element) if isinstance(type, ShapedType) else None
        if letter is None:
            return [self[i].value for i in range(len(self))]
        data, count = self.data, len(self)
        found = list(struct.unpack(f"={len(data) // struct.calcsize('=' + letter)}{letter}", data))
        return found * count if self.is_splat else found


class DenseStringsAttr(Attribute):
    __slots__ = ()


class AffineMapAttr(Attribute):
    __slots__ = ()


class IntegerSetAttr(Attribute):
    __slots__ = ()


class LocationAttr(Attribute):
    __slots__ = ()

    @property
    def value(self) -> Location:
        return Location._of(lib.attr_location_value(self._at), self.context)


class OpaqueAttr(Attribute):
    """An attribute of a dialect that isn't known."""

    __slots__ = ()


_classes: dict[int, Any] = {
    lib.ATTR_INTEGER: IntegerAttr,
    lib.ATTR_BOOL: BoolAttr,
    lib.ATTR_FLOAT: FloatAttr,
    lib.ATTR_STRING: StringAttr,
    lib.ATTR_UNIT: UnitAttr,
    lib.ATTR_TYPE: TypeAttr,
    lib.ATTR_ARRAY: ArrayAttr,
    lib.ATTR_DICTIONARY: DictAttr,
    lib.ATTR_SYMBOL: SymbolRefAttr,
    lib.ATTR_DENSE_ARRAY: DenseArrayAttr,
    lib.ATTR_DENSE_ELEMENTS: DenseElementsAttr,
    lib.ATTR_DENSE_STRINGS: DenseStringsAttr,
    lib.ATTR_AFFINE_MAP: AffineMapAttr,
    lib.ATTR_INTEGER_SET: IntegerSetAttr,
    lib.ATTR_LOCATION: LocationAttr,
    lib.ATTR_OPAQUE: OpaqueAttr,
}


def _in_range(index: int, size: int) -> int:
    if not -size <= index < size:
        raise IndexError(f"index {index} of {size}")
    return index % size


def _texts(held: Sequence[bytes]) -> Any:
    """An array of texts; the bytes, and what keeps them, must be held by the caller as long as it."""
    texts = ffi.new("text[]", len(held))
    for i, data in enumerate(held):
        buffer = ffi.from_buffer(data)
        texts[i].data, texts[i].size = buffer, len(data)
    return texts


# ---- Of values of Python's ------------------------------------------------------------------------


def candidates(value: Any, context: "Context") -> Iterator[Attribute]:
    """The attributes that may be meant by a value, the likeliest first."""
    if isinstance(value, Attribute):
        yield context._same(value)
    elif isinstance(value, Type):
        yield TypeAttr.get(context._same(value))
    elif isinstance(value, Location):
        yield Attribute._make(lib.attr_location(context._home, context._same(value)._bits), context)
    elif hasattr(value, "_to_attributes"):
        yield from value._to_attributes(context)
    elif isinstance(value, bool):
        yield BoolAttr.get(value, context)
        if value:
            yield UnitAttr.get(context)
    elif isinstance(value, int):
        yield from _of_int(value, context)
    elif isinstance(value, float):
        for name in ("f64", "f32", "f16", "bf16"):
            yield FloatAttr.get(FloatType.get(name, context), value)
    elif isinstance(value, str):
        yield StringAttr.get(value, context)
        if value:
            yield SymbolRefAttr.get(value.split("::"), context)
    elif isinstance(value, Mapping):
        yield DictAttr.get(value, context)
    elif isinstance(value, (list, tuple)):
        yield from _of_list(list(value), context)
    else:
        raise TypeError(f"no attribute is made of a {type(value).__name__}")


def _of_int(value: int, context: "Context") -> Iterator[Attribute]:
    kinds: list[Type] = [IntegerType.get(64, context), IndexType.get(context)]
    kinds += [IntegerType.get(width, context) for width in (32, 16, 8, 1)]
    kinds += [IntegerType.get(width, context, signed=sign) for sign in (True, False) for width in (64, 32, 16, 8)]
    for kind in kinds:
        try:
            yield IntegerAttr.get(kind, value)
        except OverflowError:
            pass


def _of_list(values: list[Any], context: "Context") -> Iterator[Attribute]:
    if not values:
        yield ArrayAttr.get([], context)
    if all(isinstance(v, bool) for v in values):
        yield from _dense(values, [IntegerType.get(1, context)])
    if all(isinstance(v, int) for v in values):
        yield from _dense(values, [IntegerType.get(width, context) for width in (64, 32, 16, 8)])
    if all(isinstance(v, (int, float)) for v in values):
        yield from _dense(values, [FloatType.get("f64", context), FloatType.get("f32", context)])
    yield ArrayAttr.get(values, context)
    if values and all(isinstance(v, str) for v in values):
        yield ArrayAttr.get([SymbolRefAttr.get(v.split("::"), context) for v in values], context)
    if values and all(isinstance(v, int) and not isinstance(v, bool) for v in values):
        for width in (32, 16, 8):
            yield ArrayAttr.get([IntegerAttr.get(IntegerType.get(width, context), v) for v in values], context)
        yield ArrayAttr.get([IntegerAttr.get(IndexType.get(context), v) for v in values], context)


def _dense(values: list[Any], elements: Sequence[Type]) -> Iterator[Attribute]:
    for element in elements:
        try:
            yield DenseArrayAttr.get(element, values)
        except OverflowError:
            pass


def to_attribute(value: Any, context: "Context") -> Attribute:
    """The attribute that a value of Python's is without being asked for another: an int is an i64, a str a string."""
    return next(candidates(value, context))


__all__ = [
    "AffineMapAttr",
    "ArrayAttr",
    "Attribute",
    "BoolAttr",
    "DenseArrayAttr",
    "DenseElementsAttr",
    "DenseStringsAttr",
    "DictAttr",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "LocationAttr",
    "OpaqueAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
    "to_attribute",
]
