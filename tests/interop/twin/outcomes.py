"""Runs the two programs that read texts, and tells apart what they answered."""
import dataclasses
import hashlib
import json
import os
import re
import subprocess
import tempfile

MARKER = "// -----\n"
SECONDS = 120


@dataclasses.dataclass
class Outcome:
    """What a program made of one text."""
    accepted: bool = False
    messages: str = ""
    custom: str = ""
    generic: str = ""
    effects: str = ""
    broken: str = ""  # a crash or a hang


def parse(report):
    """{number: outcome} of the pieces that a report has."""
    found = {}
    for number, body in re.findall(r"^=== (\d+)\n(.*?)(?=^=== \d+\n|\Z)", report, re.M | re.S):
        outcome = Outcome()
        messages, _, forms = body.partition("=== custom\n")
        outcome.messages = messages
        if forms:
            outcome.custom, _, rest = forms.partition("=== generic\n")
            outcome.generic, _, outcome.effects = rest.partition("=== effects\n")
            outcome.accepted = outcome.generic != ""
        found[int(number)] = outcome
    return found


def ask(program, bodies):
    """The outcome of each text. A crash costs the text that it happens in."""
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "texts.mlir")
        with open(path, "w", encoding="utf-8") as f:
            f.write(MARKER.join(bodies))
        while len(outcomes) < len(bodies):
            broken = ""
            with open(os.path.join(folder, "report"), "w+b") as report:
                try:
                    done = subprocess.run([program, path, str(len(outcomes))], stdin=subprocess.DEVNULL, stdout=report,
                                          stderr=subprocess.DEVNULL, timeout=SECONDS)
                    broken = f"exit code {done.returncode}" if done.returncode != 0 else ""
                except subprocess.TimeoutExpired:
                    broken = "hang"
                report.seek(0)
                found = parse(report.read().decode("utf-8", "replace"))
            for number in sorted(found):
                outcomes.append(found[number])
            if broken:
                if not found:
                    outcomes.append(Outcome())
                outcomes[-1] = Outcome(messages=outcomes[-1].messages, broken=broken)
    return outcomes


class Remembered:
    """A program whose answers are kept, in a file beside the object that they depend on."""

    def __init__(self, program, kept):
        with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "twin.cpp"), "rb") as f:
            self.program, self.path = program, f"{kept}.{hashlib.sha256(f.read()).hexdigest()[:8]}.json"
        try:
            with open(self.path, encoding="utf-8") as f:
                self.known = json.load(f)
        except OSError:
            self.known = {}
        self.used = {}

    def ask(self, bodies):
        new = [b for b in dict.fromkeys(bodies) if b not in self.known]
        for body, outcome in zip(new, ask(self.program, new) if new else []):
            self.known[body] = dataclasses.astuple(outcome)
        self.used.update((b, self.known[b]) for b in bodies)
        return [Outcome(*self.known[b]) for b in bodies]

    def save(self):
        """Keeps what was asked for this time."""
        with open(self.path + ".tmp", "w", encoding="utf-8") as f:
            json.dump(self.used, f)
        os.replace(self.path + ".tmp", self.path)
