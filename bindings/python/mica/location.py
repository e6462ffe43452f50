"""Locations: where an operation comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from mica._base import Made, in_text, lib, of_text

if TYPE_CHECKING:
    from mica.context import Context

KINDS = ("unknown", "file", "name", "callsite", "fused")


class Location(Made):
    """A location of a context. Made by `Context.location` and the class methods."""

    __slots__ = ("_bits", "context")
    _bits: int
    context: "Context"

    @classmethod
    def _of(cls, bits: int, context: "Context") -> "Location":
        made: Location = object.__new__(cls)
        made._bits = bits
        made.context = context
        return made

    @classmethod
    def unknown(cls, context: "Context") -> "Location":
        return cls._of(0, context)

    @classmethod
    def of_file(cls, file: str, line: int, column: int, context: "Context") -> "Location":
        return cls._of(context._call(lib.loc_file, context._home, *in_text(file), line, column), context)

    @classmethod
    def of_name(cls, name: str, context: "Context", child: "Optional[Location]" = None) -> "Location":
        within = 0 if child is None else context._same(child)._bits
        return cls._of(context._call(lib.loc_name, context._home, *in_text(name), within), context)

    @classmethod
    def call_site(cls, callee: "Location", caller: "Location") -> "Location":
        context = callee.context
        return cls._of(context._call(lib.loc_call_site, context._home, callee._bits, context._same(caller)._bits), context)

    @classmethod
    def fused(cls, parts: "list[Location]", context: "Context") -> "Location":
        bits = [context._same(part)._bits for part in parts]
        return cls._of(context._call(lib.loc_fused, context._home, bits, len(bits)), context)

    @property
    def kind(self) -> str:
        """One of "unknown", "file", "name", "callsite", "fused"."""
        return KINDS[lib.loc_kind(self._bits)]

    def _place(self) -> Any:
        return self._file_part(self)

    @staticmethod
    def _file_part(location: "Location") -> "Optional[Any]":
        """The first position in a file that it is made of."""
        bits = location._bits
        while True:
            kind = lib.loc_kind(bits)
            if kind == lib.LOC_FILE:
                return lib.loc_place(location.context._home, bits)
            if kind == lib.LOC_NAME:
                bits = lib.loc_child(bits)
            elif kind == lib.LOC_CALL_SITE:
                bits = lib.loc_callee(bits)
            elif kind == lib.LOC_FUSED and lib.loc_part_count(bits) > 0:
                bits = lib.loc_part(bits, 0)
            else:
                return None

    @property
    def file(self) -> Optional[str]:
        place = self._place()
        return None if place is None else of_text(place.file)

    @property
    def line(self) -> Optional[int]:
        place = self._place()
        return None if place is None else place.line

    @property
    def column(self) -> Optional[int]:
        place = self._place()
        return None if place is None else place.column

    @property
    def name(self) -> Optional[str]:
        """Of a location with a name."""
        return of_text(lib.loc_name_of(self._bits)) if lib.loc_kind(self._bits) == lib.LOC_NAME else None

    @property
    def parts(self) -> "list[Location]":
        """What it is made of."""
        bits, kind = self._bits, lib.loc_kind(self._bits)
        if kind == lib.LOC_NAME:
            found = [lib.loc_child(bits)]
        elif kind == lib.LOC_CALL_SITE:
            found = [lib.loc_callee(bits), lib.loc_caller(bits)]
        elif kind == lib.LOC_FUSED:
            found = [lib.loc_part(bits, i) for i in range(lib.loc_part_count(bits))]
        else:
            found = []
        return [Location._of(part, self.context) for part in found]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Location):
            return NotImplemented
        return self._bits == other._bits and self.context is other.context

    def __hash__(self) -> int:
        return hash(self._bits)

    def __str__(self) -> str:
        return self.context._take_text(lib.loc_text(self.context._home, self._bits))

    def __repr__(self) -> str:
        return f"<Location {self}>"
