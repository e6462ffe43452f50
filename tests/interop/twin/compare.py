"""Holds what Mica made of texts against what MLIR made of them, and sorts the differences."""
import dataclasses
import re


@dataclasses.dataclass
class Difference:
    text: object
    kind: str  # accepted, rejected, custom, generic, effects, messages, crash
    expected: str  # the first lines that differ
    got: str
    peer: object  # both outcomes
    ours: object

    def line(self):
        """All in one line: what the patterns of known.tsv are searched in."""
        said = " / ".join(self.peer.messages.splitlines()), " / ".join(self.ours.messages.splitlines())
        expected, got = (self.expected, self.got) if self.kind in ("custom", "generic", "effects") else said
        return f"{self.text.subject}\t{self.text.kind}\t{self.text.features}\t{expected}\t{got}"

    def cause(self):
        """Differences with one cause look alike when names and numbers are left out."""
        return self.text.area, self.kind, plain(self.expected), plain(self.got)


def first(text):
    lines = text.strip().split("\n")
    return lines[0] if lines else ""


def plain(text):
    text = re.sub(r"^\d+:\d+: ", "", text)
    text = re.sub(r"'[^']*'|`[^`]*`|\"[^\"]*\"", "'_'", text)
    return re.sub(r"\d+", "0", text)


def first_difference(expected, got):
    """The first lines that differ."""
    for a, b in zip(expected.split("\n"), got.split("\n")):
        if a != b:
            return a.strip(), b.strip()
    return f"{expected.count(chr(10))} lines", f"{got.count(chr(10))} lines"


def unordered(report):
    """What an operation does with its regions has no order."""
    return re.sub(r"(?<=; with regions:).*(?=;)", lambda all_of: ",".join(sorted(all_of[0].split(","))), report)


def difference(text, peer, ours):
    """None: the same bytes, the same messages. What the peer itself crashes on isn't compared."""
    if peer.broken:
        return None
    if ours.broken:
        return Difference(text, "crash", first(peer.messages), ours.broken, peer, ours)
    if peer.accepted and not ours.accepted:
        return Difference(text, "rejected", "", first(ours.messages), peer, ours)
    if ours.accepted and not peer.accepted:
        return Difference(text, "accepted", first(peer.messages), "", peer, ours)
    for kind in ("messages", "custom", "generic", "effects"):
        a, b = unordered(getattr(peer, kind)), unordered(getattr(ours, kind))
        if a != b:
            return Difference(text, kind, *first_difference(a, b), peer, ours)
    return None
