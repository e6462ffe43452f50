# Changes pieces of the corpus at random, a token, a line, a type, a number or a name at a time, and compares what mica-opt and
# mlir-opt say of what comes out: whether they take it, what they print, and the first error with its place. Where mlir-opt
# crashes, mica-opt alone must not.
#   mutants.py --opt build/out/bin/mica-test-opt --corpus FOLDER [--count N] [--seed S] [--show N] [--keep FOLDER]
import argparse
import bisect
import collections
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys

from interop import check_rates, is_in, known_dialects, limited, read, read_tsv

MARK = "\n// -----\n"
BATCH = 40
LONGEST = 4000  # bytes of a piece: longer ones take time and bring nothing new
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|%[\w$.#-]+|@[\w$.-]+|\^[\w$.-]+|[#!][\w$.-]+|-?\d[\w.+]*|[A-Za-z_][\w$.]*'
                   r"|->|::|==|[^\sA-Za-z0-9_]|\s+")
A_TYPE = re.compile(r"i\d+|f\d+|index|bf16|[?\dx]+x(?:f|i)\d+|tensor|memref|vector")
A_NUMBER = re.compile(r"-?\d+")
AN_OPERATION = re.compile(r"[a-z_]+\.[a-z_.0-9]+")
TYPES = ("i1 i8 i32 i64 index f16 f32 f64 bf16 none si8 tensor<4xf32> memref<?xf32> vector<4xi32> tensor<*xf32> !llvm.ptr () "
         "tensor<2x?xi64> complex<f32> vector<[4]xf32> tuple<i32>").split()
NUMBERS = ["0", "1", "-1", "2", "3", "64", "4294967296", "9223372036854775807", "-2"]
ERROR = re.compile(r"^<stdin>:(\d+):(\d+): error: (.*)$", re.M)


def pieces(corpus, known):
    for row in read_tsv(os.path.join(corpus, "index.tsv"))[1:]:
        for form in ("mlir", "generic", "custom") if row[0] == "ok" else ():
            text = read(os.path.join(corpus, "ok", row[1][:2], f"{row[1]}.{form}"))
            if len(text) < LONGEST and MARK.strip().encode() not in text and is_in(row, text, known):
                # mlir-opt holds what such comments expect against what it says, asked or not.
                yield row[1] + "." + form, text.decode("utf-8", "replace").replace("expected-", "wanted-")


class Mutator:
    """Makes one change; `texts`: where it finds names of operations."""

    def __init__(self, texts):
        names = {name for text in texts for name in re.findall(r'(?<![\w!#@%.$])([a-z_]+\.[a-z_.0-9]+)', text)}
        self.operations = collections.defaultdict(list)
        for name in sorted(names):
            self.operations[name.split(".")[0]].append(name)

    def operation(self, token):
        others = self.operations.get(token.split(".")[0])
        return others if others and AN_OPERATION.fullmatch(token) else None

    def change_line(self, r, text):
        lines = text.split("\n")
        line = lines.pop(r.randrange(len(lines)))
        if r.random() < 0.5:
            lines.insert(r.randrange(len(lines) + 1), line)
            lines.insert(r.randrange(len(lines) + 1), line)
        return "\n".join(lines)

    def change_some(self, r, tokens, at, which, what):
        """Replaces a token that `which` takes by what `what` gives."""
        found = [i for i in at if which(tokens[i])]
        if found:
            i = r.choice(found)
            tokens[i] = what(tokens[i])

    def change(self, r, text):
        tokens = TOKEN.findall(text)
        at = [i for i, token in enumerate(tokens) if not token.isspace() and not token.startswith("//")]
        if not at:
            return text
        i, j = r.choice(at), r.choice(at)
        kind = r.choices(range(9), [16, 10, 8, 12, 20, 10, 10, 7, 7])[0]
        if kind == 0:
            tokens[i] = ""
        elif kind == 1:
            tokens[i] += " " + tokens[i]
        elif kind == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif kind == 3:
            tokens[i] = tokens[j]
        elif kind == 4:
            self.change_some(r, tokens, at, A_TYPE.fullmatch, lambda _: r.choice(TYPES))
        elif kind == 5:
            self.change_some(r, tokens, at, A_NUMBER.fullmatch, lambda _: r.choice(NUMBERS))
        elif kind == 6:
            self.change_some(r, tokens, at, lambda t: self.operation(t.strip('"')),
                             lambda t: t.replace(t.strip('"'), r.choice(self.operation(t.strip('"')))))
        elif kind == 7:
            values = [tokens[k] for k in at if tokens[k][0] == "%"]
            self.change_some(r, tokens, at, lambda t: t[0] == "%", lambda _: r.choice(values))
        else:
            return self.change_line(r, text)
        return "".join(tokens)


def run(tool, texts):
    arguments = [tool, "--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading", "-"]
    try:
        done = subprocess.run(limited(arguments), input=MARK.join(texts).encode(), capture_output=True, timeout=120)
    except subprocess.TimeoutExpired:
        return None
    return done if done.returncode in (0, 1) and b"runtime error:" not in done.stderr else None


def verdicts(tool, texts):
    """Of each text None where the tool crashes or hangs, else its first error (line, column, words) or None, and what is
    printed (None: it can't be told)."""
    done = run(tool, texts)
    if done is None and len(texts) > 1:
        half = len(texts) // 2
        return verdicts(tool, texts[:half]) + verdicts(tool, texts[half:])
    if done is None:
        return [None]
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + 2
    errors = {}
    for found in ERROR.finditer(done.stderr.decode("utf-8", "replace")):
        piece = bisect.bisect_right(starts, int(found[1])) - 1
        errors.setdefault(piece, (int(found[1]) - starts[piece] + 1, int(found[2]), found[3]))
    printed = done.stdout.decode("utf-8", "replace").split(MARK)
    known = len(printed) == len(texts)
    return [(errors.get(i), printed[i].strip("\n") if known else None) for i in range(len(texts))]


def judge(peer, mine):
    """The measure that the text counts for, and whether the two agree."""
    if mine is None:
        return "crash", False
    if peer is None:
        return "crash", True
    if (peer[0] is None) != (mine[0] is None):
        return "verdict", False
    if peer[0] is not None:
        return "error", peer[0] == mine[0]
    return "text", None in (peer[1], mine[1]) or peer[1] == mine[1]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--peer", default=shutil.which("mlir-opt") or "/usr/lib/llvm-22/bin/mlir-opt")
    options.add_argument("--corpus", required=True)
    options.add_argument("--count", type=int, default=20000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--changes", type=int, default=1, metavar="N", help="up to N changes each")
    options.add_argument("--show", type=int, default=0, metavar="N", help="of each kind of difference name N")
    options.add_argument("--keep", metavar="FOLDER", help="write the texts of those there")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    if not os.path.exists(os.path.join(o.corpus, "index.tsv")):
        print(f"mutants: no {o.corpus}/index.tsv here; nothing to compare (set CORPUS=FOLDER)")
        return 0
    corpus = list(pieces(o.corpus, known_dialects(o.opt)))
    mutator, r = Mutator([text for _, text in corpus]), random.Random(o.seed)

    def made():
        name, text = r.choice(corpus)
        for _ in range(r.randint(1, o.changes)):
            text = mutator.change(r, text)
        return name, text.replace(MARK.strip(), "//")

    batches = [[made() for _ in range(BATCH)] for _ in range(max(1, o.count // BATCH))]

    def both(batch):
        texts = [text for _, text in batch]
        return zip(batch, verdicts(o.peer, texts), verdicts(o.opt, texts))

    counts, shown = collections.Counter(), collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for batch in pool.map(both, batches):
            for (name, text), peer, mine in batch:
                measure, agree = judge(peer, mine)
                counts[measure] += 1
                counts[measure, True] += agree
                if agree:
                    continue
                words = [v[0][2] if v and v[0] else "taken" if v else "crash" for v in (peer, mine)]
                kind = (measure, *(re.sub(r"'[^']*'|\d+", "_", w)[:60] for w in words))
                shown[kind] += 1
                if shown[kind] <= o.show:
                    print(f"{measure} {name}: {peer and peer[0]} <> {mine and mine[0]}")
                    if o.keep:
                        os.makedirs(o.keep, exist_ok=True)
                        with open(os.path.join(o.keep, f"{measure}-{sum(shown.values())}-{name}.mlir"), "w", encoding="utf-8") as f:
                            f.write(text)
    judged = counts["error"] + counts["text"] + counts["verdict"]
    return check_rates({
        "mutants-no-crash": (judged + counts["crash"], judged + counts["crash", True]),
        "mutants-verdict": (judged, counts["error"] + counts["text"]),
        "mutants-text": (counts["text"], counts["text", True]),
        "mutants-error": (counts["error"], counts["error", True]),
    }, o.record)


if __name__ == "__main__":
    sys.exit(main())
