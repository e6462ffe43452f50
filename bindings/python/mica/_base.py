"""What the other modules share: the library, text in and out, and how long things live.

An object of the IR is its address. Who holds one holds its `Lifetime`, which owns the trees of operations that belong
together: as long as one object of a tree is held, the tree is there. What is taken away all the same (`erase`, a pass, a
pattern) is noted by the library, with the time; who saw the object before that gets ErasedError.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from mica import _native  # type: ignore[attr-defined]

if TYPE_CHECKING:
    from mica.context import Context

ffi: Any = _native.ffi
lib: Any = _native.lib


class ErasedError(ReferenceError):
    """An operation, block or value was used after it had been taken away."""


def in_text(string: str) -> tuple[bytes, int]:
    """A string as the library takes it: bytes and their number."""
    data = string.encode("utf-8", "surrogateescape")
    return data, len(data)


def of_text(text: Any) -> str:
    """A borrowed text of the library."""
    if text.size == 0:
        return ""
    return str(ffi.buffer(text.data, text.size)[:], "utf-8", "surrogateescape")


def addresses(objects: Any) -> Any:
    """An array of the addresses of objects that were asked for."""
    return ffi.new("at[]", objects)


class Lifetime:
    """Owns trees of operations. Two that get to do with each other become one."""

    __slots__ = ("context", "roots", "into")

    def __init__(self, context: "Context") -> None:
        self.context = context
        self.roots: set[int] = set()  # operations that stand nowhere
        self.into: Lifetime | None = None  # what owns the trees instead

    def owner(self) -> "Lifetime":
        found = self
        while found.into is not None:
            found = found.into
        if self.into is not None and self.into is not found:
            self.into = found
        return found

    def join(self, other: "Lifetime") -> None:
        """The trees of both are there as long as something of either is held."""
        mine, its = self.owner(), other.owner()
        if mine is not its:
            its.roots |= mine.roots
            mine.roots = set()
            mine.into = its

    def __del__(self) -> None:
        if self.roots:
            self.context._destroy_unseen(self.roots)


class Moment:
    """A time in the life of a context, until something is taken away."""

    __slots__ = ("clock", "over")

    def __init__(self, clock: int) -> None:
        self.clock = clock  # how often something was taken away before
        self.over = False


class Made:
    """What only the package makes: a number of the library's is behind it."""

    __slots__ = ()

    def __new__(cls, *_: Any, **__: Any) -> Any:
        raise TypeError(f"a {cls.__name__} can't be made so: a context, an operation or a type gives it")


class Held(Made):
    """An object of the IR, by its address."""

    __slots__ = ("_at", "_life", "_seen")
    _at: int
    _life: Lifetime
    _seen: Moment  # when it was there

    def _live(self) -> int:
        """The address, of an object that is still there."""
        if self._seen.over:
            self._look(self._at)
        return self._at

    def _look(self, key: int) -> None:
        context = self._life.context
        if not lib.home_is_alive(context._home, key, self._seen.clock):
            raise ErasedError(f"this {type(self).__name__} was erased")
        self._seen = context._now

    def _is_alive(self) -> bool:
        try:
            self._live()
        except ErasedError:
            return False
        return True

    @property
    def context(self) -> "Context":
        """The context that it belongs to."""
        return self._life.context

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Held):
            return NotImplemented
        return self is other or (self._at == other._at and self._is_alive() and other._is_alive())

    def __hash__(self) -> int:
        return hash(self._at)


class Uniqued(Made):
    """A type or an attribute: equal ones are one object of the context, which they keep."""

    __slots__ = ("_at", "context")
    _at: int
    context: "Context"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Uniqued):
            return NotImplemented
        return self._at == other._at

    def __hash__(self) -> int:
        return hash(self._at)


this_thread = threading.get_ident
