"""What is wrong with a text or with IR, and where: exceptions that carry what the library reported."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Optional, Sequence

from mica._base import ErasedError

if TYPE_CHECKING:
    from mica.location import Location

__all__ = ["Diagnostic", "ErasedError", "MicaError", "MicaWarning", "ParseError", "PassError", "Severity", "VerifyError"]


class Severity(IntEnum):
    NOTE = 0
    REMARK = 1
    WARNING = 2
    ERROR = 3


class Diagnostic:
    """One message, with its notes."""

    __slots__ = ("severity", "message", "location", "help", "notes")

    def __init__(self, severity: Severity, message: str, location: "Location", help: str) -> None:
        self.severity = severity
        self.message = message
        self.location = location
        self.help = help  # "did you mean 'arith.addi'?", or ""
        self.notes: list[Diagnostic] = []

    @property
    def file(self) -> Optional[str]:
        return self.location.file

    @property
    def line(self) -> Optional[int]:
        return self.location.line

    @property
    def column(self) -> Optional[int]:
        return self.location.column

    def __str__(self) -> str:
        where = "" if self.file is None else f"{self.file}:{self.line}:{self.column}: "
        lines = [f"{where}{self.severity.name.lower()}: {self.message}"]
        if self.help:
            lines.append(f"help: {self.help}")
        return "\n".join(lines + [str(note) for note in self.notes])

    def __repr__(self) -> str:
        return f"<Diagnostic {str(self)!r}>"


class MicaWarning(UserWarning):
    """A warning or remark of the library, where a context has nothing else for them."""


class MicaError(Exception):
    """What the library refused. `file`, `line`, `column` and `message` are those of the first error."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__("\n".join(str(d) for d in diagnostics) or message)
        self.diagnostics = list(diagnostics)
        errors = [d for d in self.diagnostics if d.severity == Severity.ERROR] or self.diagnostics
        first = errors[0] if errors else None
        self.message = message if first is None else first.message
        self.file: Optional[str] = None if first is None else first.file
        self.line: Optional[int] = None if first is None else first.line
        self.column: Optional[int] = None if first is None else first.column
        self.location: "Optional[Location]" = None if first is None else first.location


class ParseError(MicaError):
    """A text, a type, an attribute or bytecode can't be read."""


class VerifyError(MicaError):
    """IR is not as its definitions demand."""


class PassError(MicaError):
    """A pipeline can't be read, or a pass failed."""
