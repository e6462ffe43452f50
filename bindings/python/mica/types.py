"""Types. Equal ones are equal in Python, too; `str` gives their text, and `Context.type` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Sequence, TypeVar

from mica._base import Uniqued, ffi, in_text, lib

if TYPE_CHECKING:
    from mica.attributes import Attribute
    from mica.context import Context

DYNAMIC = -(2**63)  # a dimension that isn't known: `?`
T = TypeVar("T", bound="Type")


class Type(Uniqued):
    """Any type. What is more is known of builtin types and of those with a class in `mica.dialects`."""

    __slots__ = ()
    _kind: Optional[int] = None
    NAME = ""  # of a dialect's type: "ring.elem"

    @classmethod
    def _of(cls, at: int, context: "Context") -> Any:
        kind = lib.type_kind(at)
        found = _classes.get(kind) or context._class_of_type(at)
        made = object.__new__(found)
        made._at = at
        made.context = context
        return made

    @classmethod
    def _make(cls, at: int, context: "Context") -> Any:
        return cls._of(context._made(at, f"no {cls.__name__}"), context)

    @property
    def dialect(self) -> str:
        """The dialect that defines it."""
        return str(ffi.string(lib.type_name(self._at)), "utf-8").split(".")[0]

    def __str__(self) -> str:
        return self.context._take_text(lib.type_text(self._at))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


class IntegerType(Type):
    """iN, siN, uiN"""

    __slots__ = ()

    @classmethod
    def get(cls, width: int, context: "Context", *, signed: Optional[bool] = None) -> "IntegerType":
        sign = 0 if signed is None else 1 if signed else 2
        made: IntegerType = cls._make(context._call(lib.type_integer, context._home, width, sign), context)
        return made

    @property
    def width(self) -> int:
        return int(lib.type_width(self._at))

    @property
    def signed(self) -> Optional[bool]:
        """None: it says nothing of a sign."""
        return (None, True, False)[lib.type_sign(self._at)]


class IndexType(Type):
    __slots__ = ()

    @classmethod
    def get(cls, context: "Context") -> "IndexType":
        made: IndexType = cls._make(context._call(lib.type_index, context._home), context)
        return made


class FloatType(Type):
    """f32, bf16, f8E5M2, ..."""

    __slots__ = ()

    @classmethod
    def get(cls, name: str, context: "Context") -> "FloatType":
        made: FloatType = cls._make(context._call(lib.type_float, context._home, *in_text(name)), context)
        return made

    @property
    def width(self) -> int:
        return int(lib.type_width(self._at))


class NoneType(Type):
    __slots__ = ()

    @classmethod
    def get(cls, context: "Context") -> "NoneType":
        made: NoneType = cls._make(context._call(lib.type_none, context._home), context)
        return made


class FunctionType(Type):
    __slots__ = ()

    @classmethod
    def get(cls, inputs: Sequence[Type], results: Sequence[Type], context: "Context") -> "FunctionType":
        given, given_back = [context._same(t)._at for t in inputs], [context._same(t)._at for t in results]
        at = context._call(lib.type_function, context._home, given, len(given), given_back, len(given_back))
        made: FunctionType = cls._make(at, context)
        return made

    @property
    def inputs(self) -> list[Type]:
        return [Type._of(lib.type_input(self._at, i), self.context) for i in range(lib.type_input_count(self._at))]

    @property
    def results(self) -> list[Type]:
        return [Type._of(lib.type_result(self._at, i), self.context) for i in range(lib.type_result_count(self._at))]


class TupleType(Type):
    __slots__ = ()

    @classmethod
    def get(cls, elements: Sequence[Type], context: "Context") -> "TupleType":
        given = [context._same(t)._at for t in elements]
        made: TupleType = cls._make(context._call(lib.type_tuple, context._home, given, len(given)), context)
        return made

    @property
    def elements(self) -> list[Type]:
        return [Type._of(lib.type_input(self._at, i), self.context) for i in range(lib.type_input_count(self._at))]


class ComplexType(Type):
    __slots__ = ()

    @classmethod
    def get(cls, element: Type) -> "ComplexType":
        context = element.context
        made: ComplexType = cls._make(context._call(lib.type_complex, context._home, element._at), context)
        return made

    @property
    def element(self) -> Type:
        found: Type = Type._of(lib.type_element(self._at), self.context)
        return found


class ShapedType(Type):
    """Vectors, tensors, memrefs."""

    __slots__ = ()

    @property
    def element(self) -> Type:
        found: Type = Type._of(lib.type_element(self._at), self.context)
        return found

    @property
    def shape(self) -> list[int]:
        """Its dimensions; one that isn't known is DYNAMIC. Empty where there is no rank."""
        rank = lib.type_rank(self._at)
        return list(ffi.unpack(lib.type_shape(self._at), rank)) if rank else []

    @property
    def has_rank(self) -> bool:
        return True

    @property
    def rank(self) -> int:
        return int(lib.type_rank(self._at))

    @property
    def has_static_shape(self) -> bool:
        return self.has_rank and DYNAMIC not in self.shape


def _other(part: "Optional[Attribute]", context: "Context") -> int:
    return 0 if part is None else int(context._same(part)._at)


class VectorType(ShapedType):
    __slots__ = ()

    @classmethod
    def get(cls, shape: Sequence[int], element: Type, *, scalable: Optional[Sequence[bool]] = None) -> "VectorType":
        context = element.context
        if scalable is not None and len(scalable) != len(shape):
            raise ValueError("as many scalable marks as dimensions")
        marks = ffi.NULL if scalable is None else ffi.new("bool[]", list(scalable))
        at = context._call(lib.type_vector, context._home, list(shape), len(shape), marks, element._at)
        made: VectorType = cls._make(at, context)
        return made

    @property
    def scalable(self) -> list[bool]:
        marks, rank = lib.type_scalable(self._at), self.rank
        return [False] * rank if marks == ffi.NULL else [bool(marks[i]) for i in range(rank)]


class RankedTensorType(ShapedType):
    __slots__ = ()

    @classmethod
    def get(
        cls, shape: Sequence[int], element: Type, *, encoding: "Optional[Attribute]" = None
    ) -> "RankedTensorType":
        context = element.context
        at = context._call(
            lib.type_tensor, context._home, list(shape), len(shape), element._at, _other(encoding, context)
        )
        made: RankedTensorType = cls._make(at, context)
        return made

    @property
    def encoding(self) -> "Optional[Attribute]":
        from mica.attributes import Attribute

        return Attribute._or_none(lib.type_encoding(self._at), self.context)


class UnrankedTensorType(ShapedType):
    __slots__ = ()

    @classmethod
    def get(cls, element: Type) -> "UnrankedTensorType":
        context = element.context
        at = context._call(lib.type_unranked_tensor, context._home, element._at)
        made: UnrankedTensorType = cls._make(at, context)
        return made

    @property
    def has_rank(self) -> bool:
        return False


class MemRefType(ShapedType):
    __slots__ = ()

    @classmethod
    def get(
        cls,
        shape: Sequence[int],
        element: Type,
        *,
        layout: "Optional[Attribute]" = None,
        memory_space: "Optional[Attribute]" = None,
    ) -> "MemRefType":
        context = element.context
        more = _other(layout, context), _other(memory_space, context)
        at = context._call(lib.type_memref, context._home, list(shape), len(shape), element._at, *more)
        made: MemRefType = cls._make(at, context)
        return made

    @property
    def layout(self) -> "Optional[Attribute]":
        """None: the identity."""
        from mica.attributes import Attribute

        return Attribute._or_none(lib.type_layout(self._at), self.context)

    @property
    def memory_space(self) -> "Optional[Attribute]":
        from mica.attributes import Attribute

        return Attribute._or_none(lib.type_memory_space(self._at), self.context)


class UnrankedMemRefType(ShapedType):
    __slots__ = ()

    @classmethod
    def get(cls, element: Type, *, memory_space: "Optional[Attribute]" = None) -> "UnrankedMemRefType":
        context = element.context
        at = context._call(lib.type_unranked_memref, context._home, element._at, _other(memory_space, context))
        made: UnrankedMemRefType = cls._make(at, context)
        return made

    @property
    def has_rank(self) -> bool:
        return False

    @property
    def memory_space(self) -> "Optional[Attribute]":
        from mica.attributes import Attribute

        return Attribute._or_none(lib.type_memory_space(self._at), self.context)


class OpaqueType(Type):
    """A type of a dialect that isn't known."""

    __slots__ = ()


_classes: dict[int, Any] = {
    lib.TYPE_INTEGER: IntegerType,
    lib.TYPE_INDEX: IndexType,
    lib.TYPE_FLOAT: FloatType,
    lib.TYPE_NONE: NoneType,
    lib.TYPE_FUNCTION: FunctionType,
    lib.TYPE_TUPLE: TupleType,
    lib.TYPE_COMPLEX: ComplexType,
    lib.TYPE_VECTOR: VectorType,
    lib.TYPE_TENSOR: RankedTensorType,
    lib.TYPE_UNRANKED_TENSOR: UnrankedTensorType,
    lib.TYPE_MEMREF: MemRefType,
    lib.TYPE_UNRANKED_MEMREF: UnrankedMemRefType,
    lib.TYPE_OPAQUE: OpaqueType,
}

__all__ = [
    "ComplexType",
    "DYNAMIC",
    "FloatType",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "OpaqueType",
    "RankedTensorType",
    "ShapedType",
    "TupleType",
    "Type",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
]
