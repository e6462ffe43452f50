#!/usr/bin/env python3
"""Operations at random, right and wrong ones (made.py), through mica-opt and mlir-opt: both take a text and print the
same, or refuse it with the same messages at the same places.

operations.tsv has a reason for each difference: a pattern, the reason. A pattern is searched in a line: operations, what
differs, MLIR's answer, Mica's. More differences without a reason than rates.tsv allows fail. What mlir-opt crashes on, or
refuses without a message, isn't compared.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import random as randomness
import re
import subprocess
import sys
import tempfile

from facts import Facts
from interop import check_rates, known_dialects, limited, read_tsv
from made import TYPE, TYPES, Maker, attributes_seen, changed
from models import records

REASONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "operations.tsv")
FLAGS = ["--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false", "--split-input-file"]
SPLIT = "// -----\n"
SAID = re.compile(r"^[^\s:][^:\n]*:(\d+):(\d+): (error|warning|note): (.*)$", re.M)
BATCH = 64


class Answer:
    """What a tool made of a piece."""

    def __init__(self, out="", messages=(), broken=None):
        self.out, self.messages, self.broken = out, list(messages), broken

    def failed_silently(self, other):
        """No text and no message, where the other refuses what it was given."""
        return not self.out and not self.messages and bool(other.messages)

    def line(self):
        return self.broken or " / ".join(self.messages) or "taken"


def ask(tool, pieces, flags=()):
    """What a tool makes of each piece; one on which it dies is found by halves."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(SPLIT.join(pieces))
        file.flush()
        try:
            done = subprocess.run(limited([tool, *FLAGS, *flags, file.name]), capture_output=True, text=True, errors="replace",
                                  timeout=60)
            code = done.returncode
        except subprocess.TimeoutExpired:
            code = "hang"
    if code not in (0, 1):
        if len(pieces) == 1:
            return [Answer(broken=f"exit code {code}")]
        half = len(pieces) // 2
        return ask(tool, pieces[:half], flags) + ask(tool, pieces[half:], flags)
    outputs = done.stdout.split(SPLIT)
    answers = [Answer(out.strip()) for out in outputs + [""] * (len(pieces) - len(outputs))]
    starts, line = [], 1
    for piece in pieces:
        starts.append(line)
        line += piece.count("\n") + 1
    for at, column, kind, text in SAID.findall(done.stderr):
        piece = max(i for i, start in enumerate(starts) if start <= int(at)) if pieces else 0
        if not text.startswith("Available dialects: "):
            answers[piece].messages.append(f"{int(at) - starts[piece] + 1}:{column}: {kind}: {text}")
    return answers


def in_batches(tool, pieces, flags=()):
    batches = [pieces[i:i + BATCH] for i in range(0, len(pieces), BATCH)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return [answer for answers in pool.map(lambda batch: ask(tool, batch, flags), batches) for answer in answers]


def facts_of(o, dialects):
    found = {}
    for dialect in dialects:
        folder = os.path.join(o.defs, dialect)
        found.update(Facts(records(o.gen, [o.defs], f"{folder}/{dialect}.def"), dialect).all(set(os.listdir(folder))))
    return found


def test_pieces(o, dialects):
    """{dialect: the pieces of its text tests}."""
    found = {}
    for dialect in dialects:
        for path in sorted(glob.glob(f"{o.tests}/{dialect}/*.mlir")):
            with open(path, encoding="utf-8") as file:
                text = re.sub(r"^\s*//(?! -----$).*\n", "", file.read(), flags=re.M)
            found.setdefault(dialect, []).extend(piece.strip("\n") + "\n" for piece in text.split(SPLIT) if piece.strip())
    return found


def generic(o, pieces):
    """The pieces that are taken, in generic form."""
    answers = in_batches(o.opt, pieces, ["--mlir-print-op-generic", "--mlir-print-local-scope"])
    return [answer.out + "\n" for answer in answers if not answer.messages and answer.out]


def learned(o, maker, rounds):
    """Asks Mica about operations until the maker knows what the constraints take."""
    for number in range(rounds):
        random = randomness.Random(f"{o.seed} learn {number}")
        made = [maker.make(random, name) for name in maker.names()]
        for _ in range(4):
            answers = in_batches(o.opt, [one.text() for one in made])
            made = [one for one, answer in zip(made, answers)
                    if maker.hear(random, one, answer.messages[0] if answer.messages else None)]


def made_texts(o, maker, count):
    """(operation, text): as many of each operation, half of them mended by what Mica says of them."""
    names = maker.names()
    random = randomness.Random(f"{o.seed} mend")
    made = [maker.make(randomness.Random(f"{o.seed} {names[i % len(names)]} {i // len(names)}"), names[i % len(names)])
            for i in range(count)]
    mended = made[::2]
    for _ in range(3):
        answers = in_batches(o.opt, [one.text() for one in mended])
        mended = [one for one, answer in zip(mended, answers)
                  if maker.hear(random, one, answer.messages[0] if answer.messages else None)]
    return [(one.name, one.text()) for one in made]


def changed_texts(o, pieces, count):
    """(operations, text): pieces of the text tests, changed, as many of each dialect."""
    dialects = sorted(pieces)
    pools = {dialect: sorted({found for piece in pieces[dialect] for found in TYPE.findall(piece)}) + TYPES[::7] for dialect in dialects}
    for number in range(count):
        dialect = dialects[number % len(dialects)]
        random = randomness.Random(f"{o.seed} {dialect} {number // len(dialects)}")
        yield dialect, changed(random, random.choice(pieces[dialect]), pools[dialect])


def difference(peer, ours):
    """What differs: (kind, MLIR's, Mica's), or None."""
    if peer.broken or peer.failed_silently(ours):
        return None
    if ours.broken or bool(peer.messages) != bool(ours.messages):
        return "crash" if ours.broken else "accepted" if peer.messages else "rejected", peer.line(), ours.line()
    if peer.messages != ours.messages:
        return "messages", peer.line(), ours.line()
    if peer.out != ours.out:
        pair = next(((a, b) for a, b in zip(peer.out.split("\n"), ours.out.split("\n")) if a != b), ("length", "length"))
        return "text", *pair
    return None


def options(description, count):
    """The command line of what compares texts made at random, and where their makers look; None: nothing can be compared."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--out", required=True, help="the build's products")
    parser.add_argument("--peer", default="/usr/lib/llvm-22/bin/mlir-opt")
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", help="dialects, with commas between")
    parser.add_argument("--show", type=int, default=20, help="so many differences without a reason are shown")
    parser.add_argument("--record", action="store_true", help="write the rate reached to rates.tsv")
    o = parser.parse_args()
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    o.gen, o.opt = o.out + "/bin/mica-gen", o.out + "/bin/mica-opt"
    o.defs, o.tests = root + "/defs", root + "/tests/text"
    if os.path.exists(o.peer):
        return o
    print("mlir-opt 22 is not installed; nothing compared")
    return None


def random_texts(o, left_out):
    """(operations, text): six of ten made, the others changed, of all dialects but those."""
    dialects = o.only.split(",") if o.only else sorted(known_dialects(o.opt) & set(os.listdir(o.defs)) - left_out)
    maker = Maker(facts_of(o, dialects))
    pieces = test_pieces(o, dialects)
    in_generic_form = {dialect: generic(o, pieces[dialect]) for dialect in pieces}
    for operation, name, value in (seen for texts in in_generic_form.values() for text in texts for seen in attributes_seen(text)):
        maker.seen.setdefault((operation, name), []).append(value)
    learned(o, maker, 8)
    both = {dialect: pieces[dialect] + in_generic_form[dialect] for dialect in pieces}
    return made_texts(o, maker, o.count * 6 // 10) + list(changed_texts(o, both, o.count - o.count * 6 // 10))


def main():
    o = options(__doc__, 20000)
    if o is None:
        return 0
    texts = random_texts(o, {"vcix"})  # mlir-opt doesn't know vcix; mlir-translate does
    peers, ours = in_batches(o.peer, [text for _, text in texts]), in_batches(o.opt, [text for _, text in texts])
    return report(o, texts, peers, ours)


def report(o, texts, peers, ours):
    reasons = [(re.compile(row[0]), row[1]) for row in read_tsv(REASONS)]
    counts, causes = collections.Counter(), {}
    for (subject, text), peer, own in zip(texts, peers, ours):
        counts["taken" if not own.messages else "refused"] += 1
        found = difference(peer, own)
        counts["crashed in mlir-opt"] += peer.broken is not None
        if found is None:
            continue
        line = "\t".join([subject, *found])
        explained = next((reason for pattern, reason in reasons if pattern.search(line)), None)
        counts["differ with a reason" if explained else "differ without a reason"] += 1
        if not explained:
            cause = re.sub(r"'[^']*'|\d+", "_", "\t".join(found)[:300])
            causes.setdefault(cause, []).append((line, text))
    for cause in sorted(causes, key=lambda cause: -len(causes[cause]))[:o.show]:
        line, text = min(causes[cause], key=lambda one: len(one[1]))
        print(f"---- {len(causes[cause])} times: {line}\n{text}")
    print(f"operations: {len(texts)} texts: " + ", ".join(f"{counts[key]} {key}" for key in sorted(counts)))
    without = sum(len(found) for found in causes.values())
    return check_rates({"operations": (len(texts), len(texts) - without)}, o.record)


if __name__ == "__main__":
    sys.exit(main())
