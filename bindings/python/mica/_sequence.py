"""What values, operations and blocks share: how one is made of its address, and sequences that are looked up."""

from __future__ import annotations

from typing import Any, Generic, Iterator, TypeVar, Union, overload

from mica._base import Held, Lifetime

T = TypeVar("T")


def hold(cls: Any, at: int, life: Lifetime) -> Any:
    held = object.__new__(cls)
    held._at = at
    held._life = life
    held._seen = life.context._now
    return held


def at_index(index: int, size: int) -> int:
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
        return self._get(at_index(index, size))

    def __iter__(self) -> Iterator[T]:
        return (self._get(i) for i in range(len(self)))

    def __repr__(self) -> str:
        return repr(list(self))


def join(first: Held, *others: Held) -> None:
    """They are of one context, and live as long as each other from now on."""
    life = first._life
    for other in others:
        life.context._same(other)
        if other._life is not life:
            other._life.join(life)
