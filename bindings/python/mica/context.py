"""Contexts: owners of all types, attributes and names, and of how text is read."""

from __future__ import annotations

import os
import warnings
import weakref
from typing import TYPE_CHECKING, Any, Callable, Iterable, Optional, Union

from mica._base import Lifetime, Moment, ffi, in_text, lib, of_text, this_thread
from mica.errors import Diagnostic, MicaError, MicaWarning, ParseError, Severity
from mica.location import Location

if TYPE_CHECKING:
    from mica.attributes import Attribute
    from mica.ir import Operation
    from mica.types import Type


class Context:
    """Everything that belongs together. It has all dialects of the package, and is used by one thread at a time: that
    which made it, until `adopt` says otherwise. An object of a context keeps the context.

    on_diagnostic: is called with each Diagnostic that is no error of a call that fails (those are in its exception).
    Without it they are warnings of Python's, MicaWarning.
    """

    def __init__(
        self,
        *,
        allow_unregistered: bool = False,
        on_diagnostic: Optional[Callable[[Diagnostic], None]] = None,
        nesting: int = 0,
        memory: int = 0,
    ) -> None:
        self._handle = ffi.new_handle(weakref.ref(self))
        self._home: Any = lib.home_create(self._handle, allow_unregistered, nesting, memory)
        if not self._home:
            raise MemoryError("no context")
        self.on_diagnostic = on_diagnostic
        self._now = Moment(0)
        self._busy = 0  # calls of the library that are going on
        self._thread = this_thread()
        self._roots: set[int] = set()  # all that somebody owns
        self._doomed: list[int] = []  # what nobody holds any more, to be destroyed by the thread that may
        self._diagnostics: list[Diagnostic] = []
        self._classes: dict[int, Any] = {}  # by what the library has for a name
        self._names: dict[int, str] = {}
        self._patterns: Any = None
        self._raised: Optional[BaseException] = None
        if not self._call(lib.home_register_all, self._home):
            raise self._error(MicaError, "the dialects can't be registered")

    def __del__(self, destroy: Any = lib.op_destroy_unseen, end: Any = lib.home_destroy) -> None:
        home = getattr(self, "_home", None)
        if home:
            self._home = None
            for root in self._roots:
                destroy(home, root)
            end(home)

    # ---- Calls of the library -------------------------------------------------------------------

    def _enter(self) -> None:
        if this_thread() != self._thread:
            raise RuntimeError("a context belongs to one thread at a time; Context.adopt hands it over")
        while self._doomed and not self._busy:
            self._destroy_now(self._doomed.pop())

    def _call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Calls what may report, change or take away."""
        self._enter()
        self._busy += 1
        try:
            return function(*arguments)
        finally:
            self._busy -= 1
            if lib.home_clock(self._home) != self._now.clock:
                self._pass_on()
            if self._diagnostics and not self._busy:
                self._tell_what_is_no_error()

    def _pass_on(self) -> None:
        """Something was taken away: whoever saw it before looks again."""
        self._now.over = True
        self._now = Moment(lib.home_clock(self._home))

    def _tell_what_is_no_error(self) -> None:
        kept: list[Diagnostic] = []
        told: list[Diagnostic] = []
        for diagnostic in self._diagnostics:
            (kept if diagnostic.severity == Severity.ERROR else told).append(diagnostic)
        self._diagnostics = kept
        for diagnostic in told:
            if self.on_diagnostic is not None:
                self.on_diagnostic(diagnostic)
            else:
                warnings.warn(str(diagnostic), MicaWarning, stacklevel=4)

    def _error(self, kind: Any, message: str) -> Any:
        """What a call that failed leaves behind."""
        found, self._diagnostics = self._diagnostics, []
        if lib.home_take_out_of_memory(self._home) and not found:
            return MemoryError(message)
        return kind(message, found)

    def _made(self, at: int, message: str, kind: Any = MicaError) -> int:
        if at == 0:
            raise self._error(kind, message)
        return at

    def _same(self, thing: Any) -> Any:
        """What belongs to this context; anything else can't be mixed with what does."""
        context = getattr(thing, "context", None)
        if context is None:
            raise TypeError(f"something of a context is wanted, not {thing!r}")
        if context is not self:
            raise ValueError(f"{type(thing).__name__} of another context")
        return thing

    def _take_text(self, text: Any) -> str:
        """A text that the library made for the caller."""
        if not text.data:
            raise self._error(MicaError, "it can't be printed")
        try:
            return of_text(text)
        finally:
            lib.text_free(self._home, text)

    def _note_diagnostic(self, severity: int, loc: int, message: str, help: str, is_note: bool) -> None:
        diagnostic = Diagnostic(Severity(severity), message, Location._of(loc, self), help)
        if is_note and self._diagnostics:
            self._diagnostics[-1].notes.append(diagnostic)
        else:
            self._diagnostics.append(diagnostic)

    # ---- Lifetimes ------------------------------------------------------------------------------

    def _own(self, root: int, life: Optional[Lifetime] = None) -> Lifetime:
        """A lifetime that owns the detached operation."""
        owner = Lifetime(self) if life is None else life.owner()
        owner.roots.add(root)
        self._roots.add(root)
        return owner

    def _disown(self, root: int, life: Lifetime) -> None:
        """The operation stands somewhere now, or is gone."""
        life.owner().roots.discard(root)
        self._roots.discard(root)

    def _destroy_unseen(self, roots: Iterable[int]) -> None:
        """Nobody holds anything of these. Another thread may be at work here, or a call around this one."""
        if self._home is None:
            return
        if self._busy or this_thread() != self._thread:
            self._doomed.extend(roots)
            return
        for root in roots:
            self._destroy_now(root)

    def _destroy_now(self, root: int) -> None:
        self._roots.discard(root)
        lib.op_destroy_unseen(self._home, root)

    # ---- Classes --------------------------------------------------------------------------------

    def _class_of(self, name_at: int) -> Any:
        """The class of operations of a name, which is kept."""
        from mica import typed

        name = of_text(lib.name_text(name_at))
        found = typed.class_of(typed.operations, name)
        self._names[name_at] = name
        self._classes[name_at] = found
        return found

    def _class_of_type(self, at: int) -> Any:
        from mica import typed

        return typed.class_of(typed.types, str(ffi.string(lib.type_name(at)), "utf-8"))

    def _class_of_attr(self, at: int) -> Any:
        from mica import typed

        return typed.class_of(typed.attributes, str(ffi.string(lib.attr_def_name(at)), "utf-8"))

    # ---- What users call ------------------------------------------------------------------------

    def adopt(self) -> None:
        """From now on this thread uses the context, and the one that did no longer does."""
        self._thread = this_thread()

    @property
    def allow_unregistered(self) -> bool:
        """Operations, types and attributes of unknown dialects are taken."""
        return bool(lib.home_allows_unregistered(self._home))

    @allow_unregistered.setter
    def allow_unregistered(self, allow: bool) -> None:
        lib.home_allow_unregistered(self._home, allow)

    @property
    def dialects(self) -> list[str]:
        """The names of the dialects that are known."""
        return [of_text(lib.home_dialect_name(self._home, i)) for i in range(lib.home_dialect_count(self._home))]

    @property
    def live_operations(self) -> int:
        """How many operations there are."""
        self._enter()
        return int(lib.home_op_count(self._home))

    def parse(
        self, text: Union[str, bytes], *, file: str = "-", single: bool = False, upgrade_legacy: bool = False
    ) -> "Operation":
        """Reads a module of text or bytecode. `single`: the text is one operation, which is the answer."""
        from mica.ir import Operation

        data = in_text(text)[0] if isinstance(text, str) else bytes(text)
        name, size = in_text(file)[0], len(data)
        if lib.is_bytecode(data, size):
            at = self._call(lib.home_read_bytecode, self._home, data, size, name)
        else:
            at = self._call(lib.home_parse, self._home, data, size, name, single, upgrade_legacy)
        return Operation._of(self._made(at, "it can't be read", ParseError), self._own(at))

    def parse_file(self, path: Union[str, "os.PathLike[str]"], *, upgrade_legacy: bool = False) -> "Operation":
        """Reads a module from a file of text or bytecode."""
        with open(path, "rb") as stream:
            return self.parse(stream.read(), file=os.fspath(path), upgrade_legacy=upgrade_legacy)

    def type(self, text: str) -> "Type":
        """The type that a text names: `context.type("tensor<4x?xf32>")`."""
        from mica.types import Type

        at = self._call(lib.home_parse_type, self._home, *in_text(text))
        found: Type = Type._of(self._made(at, f"no type: {text}", ParseError), self)
        return found

    def attribute(self, text: str) -> "Attribute":
        """The attribute that a text names: `context.attribute("dense<1> : tensor<4xi8>")`."""
        from mica.attributes import Attribute

        at = self._call(lib.home_parse_attr, self._home, *in_text(text))
        found: Attribute = Attribute._of(self._made(at, f"no attribute: {text}", ParseError), self)
        return found

    def location(self, file: Optional[str] = None, line: int = 0, column: int = 0) -> Location:
        """A position in a file; without any the unknown location."""
        return Location.unknown(self) if file is None else Location.of_file(file, line, column, self)

    def __repr__(self) -> str:
        return f"<Context of {len(self.dialects)} dialects>"


@ffi.def_extern()  # type: ignore[misc]
def python_diagnostic(handle: Any, severity: int, loc: int, message: Any, help: Any, is_note: bool) -> None:
    ffi.from_handle(handle)()._note_diagnostic(severity, loc, of_text(message), of_text(help), is_note)
