#!/usr/bin/env python3
"""The twin: the same definitions through mica-gen and through mlir-tblgen, the same texts through both tools.

Every file of definitions/ and a number of files made at random are compiled by mica-gen and the C compiler, and
by mlir-tblgen and the C++ compiler against MLIR 22. Texts are made from the definitions, right and wrong ones.
Both tools must print the same bytes, report the same messages and know the same effects. What differs and isn't listed in known.tsv
fails; so does a rate below the recorded one.
"""
import argparse
import collections
import concurrent.futures
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))

import build  # noqa: E402
import compare  # noqa: E402
import definitions  # noqa: E402
import outcomes  # noqa: E402
import sets  # noqa: E402
import texts  # noqa: E402
from interop import check_rates, read_tsv  # noqa: E402

KNOWN = os.path.join(HERE, "known.tsv")


class Area:
    """What was compared of one set of definitions."""

    def __init__(self, twin, made):
        self.name, self.operations, self.definitions = twin.name, len(made.operations), len(made.definitions)
        self.never = []  # operations of which no right form was found
        self.texts = self.right = self.same_bytes = self.same_messages = self.skipped = 0
        self.differences = []

    def add(self, text, peer, ours):
        if peer.broken:
            self.skipped += 1
            return
        different = compare.difference(text, peer, ours)
        self.texts += 1
        self.right += peer.accepted
        self.same_bytes += peer.accepted and different is None
        self.same_messages += not peer.accepted and different is None
        if different is not None:
            self.differences.append(different)


def compare_set(options, tools, programs, twin):
    made = sets.read_set(tools.llvm, twin.name, twin.path)
    area = Area(twin, made)
    kept = os.path.join(tools.out, "cache", os.path.basename(twin.cpp_object))
    peer = outcomes.Remembered(programs[0], kept)
    maker = texts.Maker(made, peer.ask, f"{options.seed} {twin.name}")
    all_texts = maker.definition_texts(options.each)
    maker.learn_definitions(all_texts, peer.ask([t.body for t in all_texts]))
    asked = maker.learn_operations(2)
    right = {operation.name for operation, _, _, outcome in asked if outcome.accepted}
    area.never = [o.name for o in made.operations if o.name not in right]
    all_texts += maker.operation_texts(asked, 2, 4) + texts.own_texts(twin.name, twin.path)
    bodies = [t.body for t in all_texts]
    for text, theirs, ours in zip(all_texts, peer.ask(bodies), outcomes.ask(programs[1], bodies)):
        area.add(text, theirs, ours)
    peer.save()
    return area


# ---- What is known -----------------------------------------------------------------------------------

class Known:
    """The differences with a reason: rows of area, kind, pattern and reason."""

    def __init__(self):
        self.rows = [(re.compile(a), k, re.compile(p), reason) for a, k, p, reason in read_tsv(KNOWN)]
        self.seen = [0] * len(self.rows)

    def knows(self, area, kind, line):
        for i, (areas, kinds, pattern, _) in enumerate(self.rows):
            if areas.fullmatch(area) and kind in kinds.split(",") and pattern.search(line):
                self.seen[i] += 1
                return True
        return False

    def tell(self):
        print("known differences:")
        for (areas, kinds, _, reason), seen in zip(self.rows, self.seen):
            print(f"{seen:7}  {reason}" + ("" if seen else "  (no longer seen: the row can go)"))


def verdict(twin):
    """What is different in how the tools took a set, or None."""
    if bool(twin.cpp_error) == bool(twin.c_error):
        return None
    which, said = ("mica-gen accepts", twin.cpp_error) if twin.cpp_error else ("mica-gen rejects", twin.c_error)
    error = re.search(r"error: .*", said)
    return f"{which}\t{error[0] if error else said.strip()[:200]}"


# ---- The report ----------------------------------------------------------------------------------------

def print_areas(areas):
    print(f"{'definitions':28}{'ops':>6}{'types+attrs':>13}{'texts':>8}{'right':>8}{'same bytes':>12}{'wrong':>8}{'same messages':>15}")
    for a in areas + [total(areas)]:
        wrong = a.texts - a.right
        print(f"{a.name:28}{a.operations:6}{a.definitions:13}{a.texts:8}{a.right:8}{percent(a.same_bytes, a.right):>12}"
              f"{wrong:8}{percent(a.same_messages, wrong):>15}")


def total(areas):
    made = Area.__new__(Area)
    made.name = "all"
    for field in ("operations", "definitions", "texts", "right", "same_bytes", "same_messages", "skipped"):
        setattr(made, field, sum(getattr(a, field) for a in areas))
    return made


def percent(part, whole):
    return f"{100 * part / whole:.2f}%" if whole else "-"


def print_differences(found, show):
    """One example of each cause, the shortest."""
    causes = collections.defaultdict(list)
    for d in found:
        causes[d.cause()].append(d)
    for some in sorted(causes.values(), key=lambda some: -len(some))[:show]:
        d = min(some, key=lambda d: len(d.text.body))
        print(f"\n#### {len(some)} {d.kind}: {d.text.subject} ({d.text.kind})\n{d.text.body.rstrip()}")
        print(f"---- MLIR\n{form(d, d.peer)}\n---- Mica\n{form(d, d.ours)}")
    if len(causes) > show:
        print(f"\n... and {len(causes) - show} more causes (--show)")


def form(difference, outcome):
    body = getattr(outcome, difference.kind) if difference.kind in ("generic", "effects") else outcome.custom
    return (outcome.messages + body).rstrip() or outcome.broken


def verdicts(twins, files):
    """(how many definitions both generators were asked about, what they disagree on: [(area, line, text)])"""
    different = [(t.name, verdict(t), t.path) for t in twins if verdict(t) is not None]
    for _, _, _, disagreements in files:
        different += [(d.dialect, d.line(), d.text) for d in disagreements]
    return len(twins) + sum(tried for _, tried, _, _ in files), different


def report(options, twins, files, areas):
    known = Known()
    asked, different = verdicts(twins, files)
    wrong_verdicts = [(line, text) for area, line, text in different if not known.knows(area, "definition", line)]
    unknown = []
    for area in areas:
        unknown += [d for d in area.differences if not known.knows(area.name, d.kind, d.line())]
    print_areas(areas)
    for area in areas:
        if area.never:
            print(f"  {area.name}: no right form found of {', '.join(n.split('.', 1)[1] for n in area.never)}")
    known.tell()
    print_differences([d for a in areas for d in a.differences] if options.all else unknown, options.show)
    for line, text in wrong_verdicts:
        print(f"\n#### a definition: {line}\n{text}")
    if unknown:
        print(f"{len(unknown)} differences are not listed in {os.path.relpath(KNOWN)}")
    sums = total(areas)
    status = check_rates({
        "twin-definitions": (asked, asked - len(different)),
        "twin-bytes": (sums.right, sums.same_bytes),
        "twin-messages": (sums.texts - sums.right, sums.same_messages),
    }, options.record)
    return int(status or bool(unknown) or bool(wrong_verdicts))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True, help="where Mica was built ($(OUT)); the twins go to OUT/twin")
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--cxx", default="clang++")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the texts")
    parser.add_argument("--random", type=int, default=4, help="how many files of random definitions")
    parser.add_argument("--each", type=int, default=9, help="texts of each type and attribute, before changes")
    parser.add_argument("--only", help="these sets only, a regular expression")
    parser.add_argument("--show", type=int, default=20, help="how many causes to print")
    parser.add_argument("--all", action="store_true", help="print known differences too")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    out = os.path.abspath(options.out)
    tools = build.Tools(gen=f"{out}/bin/mica-gen", out=f"{out}/twin", lib=f"{out}/lib", dialects=f"{out}/dialects",
                        cc=options.cc, cxx=options.cxx, jobs=options.jobs)
    if not os.path.exists(f"{tools.llvm}/bin/mlir-tblgen"):
        print("twin: MLIR 22 is not installed; nothing compared")
        return 0
    paths = sorted(glob.glob(os.path.join(HERE, "definitions", "*.td")))
    files = definitions.write_files(tools, options.random)
    paths += [path for path, _, _, _ in files]
    twins = [build.Twin(os.path.splitext(os.path.basename(p))[0], p) for p in paths]
    twins = [t for t in twins if not options.only or re.search(options.only, t.name)]
    build.build_all(tools, twins)
    programs = build.link(tools, twins)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        areas = list(pool.map(lambda t: compare_set(options, tools, programs, t), [t for t in twins if t.whole]))
    return report(options, twins, files, areas)


if __name__ == "__main__":
    sys.exit(main())
