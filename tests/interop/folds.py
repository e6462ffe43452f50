#!/usr/bin/env python3
"""Folds at random: the operations that operations.py makes and changes, with constants for some of their operands and a use of
each of their results, through passes of mica-opt and mlir-opt: both give the same text.

folds.tsv has a reason for each difference: a pattern, the reason, as operations.tsv does. What mlir-opt crashes on, or makes
invalid IR of, isn't compared.
"""
import collections
import os
import random as randomness
import re
import sys

import operations
from interop import check_rates, read_tsv

REASONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "folds.tsv")
PASSES = ["canonicalize", "sccp", "int-range-optimizations", "cse"]
# Their texts run by themselves, or have no operands.
LEFT_OUT = {"vcix", "builtin", "transform", "irdl"}
AROUND = {"builtin.module", "func.func", "func.return", "arith.constant", "folds.use"}
NUMBERS = {"i": ["0", "1", "-1", "2", "4"], "f": ["0.0", "1.0", "-0.0", "2.5"]}


def constant_of(random, kind):
    """An attribute of the type; None: it has no constants here."""
    shaped = re.fullmatch(r"(?:vector|tensor)<(?:\d+x)+([if]\d+|index)>", kind)
    element = shaped.group(1) if shaped else kind
    if not re.fullmatch(r"i\d+|index|f16|f32|f64|bf16", element):
        return None
    value = random.choice(["true", "false"] if element == "i1" else NUMBERS["i" if element[0] == "i" else "f"])
    if shaped:
        return f"dense<{value}> : {kind}"
    return value if element == "i1" else f"{value} : {element}"


def with_constants(random, text):
    """Constants take the places of some arguments of functions, from their blocks' starts on."""
    lines, renamed = [], {}
    for line in text.rstrip("\n").split("\n"):
        arguments = re.match(r"^( {2,4})\^bb\d+\((.*)\):$", line)
        if not arguments and "^bb" not in line:
            line = re.sub(r"%\w+\b(?!#)", lambda m: renamed.get(m.group(), m.group()), line)
        lines.append(line)
        for name, kind in re.findall(r"(%\w+): ((?:[^,<>]|<[^<>]*>)+)", arguments.group(2)) if arguments else ():
            value = constant_of(random, kind.strip())
            if value and random.random() < 0.6:
                renamed[name] = f"%k{name[1:]}"
                lines.append(f'{arguments.group(1)}  {renamed[name]} = "arith.constant"() <{{value = {value}}}> : () -> {kind.strip()}')
    return lines


def with_uses(lines):
    """An operation that nobody knows reads each result, so that no fold goes unseen."""
    out, waiting = [], {}
    for line in lines:
        out.append(line)
        indent = len(line) - len(line.lstrip())
        made = re.match(r'^ *(%\w+)(?::(\d+))? = "', line)
        made = (made.group(1), int(made.group(2) or 1)) if made else None
        if line.rstrip().endswith("({"):
            if made:
                waiting[indent] = made
            continue
        if not made and line.lstrip().startswith("})"):
            made = waiting.pop(indent, None)
        types = line.rsplit(" -> ", 1)
        if made and len(types) == 2:
            name, count = made
            names = ", ".join([name] if count == 1 else [f"{name}#{i}" for i in range(count)])
            out.append(f'{" " * indent}"folds.use"({names}) : ({types[1].strip().removeprefix("(").removesuffix(")")}) -> ()')
    return "\n".join(out) + "\n"


def texts(o):
    taken = operations.generic(o, [text for _, text in operations.random_texts(o, LEFT_OUT)])
    used = [with_uses(with_constants(randomness.Random(f"{o.seed} {i}"), text)) for i, text in enumerate(taken)
            if "dialect_resources" not in text]
    return [text for text, answer in zip(used, operations.in_batches(o.opt, used)) if answer.out and not answer.messages]


def compare(o, flag, pieces):
    """(pieces that count, right ones), and {cause: (line, text)} of the others."""
    reasons = [re.compile(row[0]) for row in read_tsv(REASONS)]
    right, wrong = 0, collections.defaultdict(list)
    peers, ours = (operations.in_batches(tool, pieces, [flag]) for tool in (o.peer, o.opt))
    counted = [(text, peer, own) for text, peer, own in zip(pieces, peers, ours) if not peer.broken and not peer.messages and peer.out]
    for text, peer, own in counted:
        found = operations.difference(peer, own)
        names = [name for name in re.findall(r'"([a-z_]\w*\.[\w.]+)"', text) if name not in AROUND]
        line = "\t".join([flag, *names[:4], *(found or ())])
        if found is None or any(reason.search(line) for reason in reasons):
            right += 1
        else:
            wrong[re.sub(r"'[^']*'|\d+", "_", "\t".join(found)[:300])].append((line, text))
    return len(counted), right, wrong


def main():
    o = operations.options(__doc__, 8000)  # of which a quarter is taken
    if o is None:
        return 0
    pieces, table = texts(o), {}
    for name in PASSES:
        counted, right, wrong = compare(o, "--" + name, pieces)
        table["folds-" + name] = (counted, right)
        for cause in sorted(wrong, key=lambda cause: -len(wrong[cause]))[:o.show]:
            line, text = min(wrong[cause], key=lambda one: len(one[1]))
            print(f"---- {len(wrong[cause])} times: {line}\n{text}")
    return check_rates(table, o.record)


if __name__ == "__main__":
    sys.exit(main())
