# Runs the cases made from the reference documents and prints how many have MLIR 22's verdict: accepted with the same
# text (default and generic form), or rejected with the same first error at the same place, and of those of older
# language versions how many --upgrade-legacy gives the text that says the same today. Cases in dialects that mica-opt
# does not know only have to be survived.
# --seeds 001,003: the cases of these documents alone, with measures of their own, in which all dialects count.
# The folder: cases/*.mlir, expected/NAME.{out,generic,err}, results.tsv (case, verdict, flags, dialects, first error).
import argparse
import os
import re
import sys

from interop import check_rates, known_dialects, read, read_tsv, run


def first_error(text):
    """`line:column: error: message` of the first diagnostic."""
    found = re.search(rb"(\d+:\d+: error: [^\n]*)", text)
    return found.group(1) if found else b""


def outcome(opt, folder, row, known, measure):
    """(measure, passed, broken) of one case. `known`: the dialects whose cases must pass; None: all."""
    name, verdict, flags, dialects = (row + [""] * 4)[:4]
    words = flags.split()
    path = os.path.join("cases", name + ".mlir")
    command = [opt] + ([] if "!noallow" in words else ["--allow-unregistered-dialect"])
    command += [w for w in words if not w.startswith("!")] + [path]
    code, out, err, broken = run(command, folder)
    lacks_flag = code == 2 and any(w.startswith("-") for w in words)  # such as a pass
    if lacks_flag:
        broken = None
        if known is not None:
            return f"{measure}-survived", True, None
    known_case = known is None or "!bytecode" not in words and {d for d in dialects.split(",") if d} <= known
    expected = os.path.join(folder, "expected", name)
    if verdict == "accepts" and known_case:
        _, generic, _, _ = run(command + ["--mlir-print-op-generic"], folder)
        same = code == 0 and out == read(expected + ".out") and generic == read(expected + ".generic")
        return f"{measure}-accepted", same, broken
    if verdict == "rejects":
        return f"{measure}-rejected", code == 1 and first_error(err) == first_error(read(expected + ".err")), broken
    if verdict == "legacy":
        code, out, _, worse = run(command + ["--upgrade-legacy"], folder)
        return f"{measure}-legacy", code == 0 and out == read(expected + ".modern.out"), broken or worse
    return f"{measure}-survived", True, broken


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    options.add_argument("--cases", required=True)
    options.add_argument("--seeds", help="only these documents: 001,003")
    options.add_argument("--list", action="store_true", help="print the cases that fail")
    options.add_argument("--record", action="store_true", help="write the rates reached to rates.tsv")
    o = options.parse_args()
    if not os.path.exists(os.path.join(o.cases, "results.tsv")):
        print(f"seedcases: no {o.cases}/results.tsv here; nothing to compare (set SEEDCASES=FOLDER)")
        return 0
    opt = os.path.abspath(o.opt)
    seeds = o.seeds.split(",") if o.seeds else []
    known = None if seeds else known_dialects(opt)
    name = "-".join(["seedcases", *seeds])
    table, broken_cases, failed = {}, [], []
    for row in read_tsv(os.path.join(o.cases, "results.tsv"))[1:]:
        if seeds and row[0][:3] not in seeds:
            continue
        measure, passed, broken = outcome(opt, o.cases, row, known, name)
        done = table.setdefault(measure, [0, 0])
        done[0] += 1
        done[1] += passed and not broken
        if broken:
            broken_cases.append(f"  {row[0]}: {broken}")
        elif not passed and o.list:
            failed.append(f"  {measure} {row[0]}")
    status = check_rates(table, o.record)
    print("\n".join(broken_cases + failed))
    return int(status or bool(broken_cases))


sys.exit(main())
