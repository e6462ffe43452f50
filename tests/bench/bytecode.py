# Times bytecode against MLIR 22's on the same files in one run: read and written again, read and printed, made of text. Prints
# medians of CPU seconds, peaks of memory in MB, and ratios (peer / Mica). Then what a program pays that maps a file: for a large
# resource, and for one function of many (bytecode.c).
import argparse
import os
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "interop"))
import bench  # noqa: E402


def cpu(command):
    user, system, _ = bench.once(command)
    return user + system


def row(o, name, path, flags):
    ours = [os.path.join(o.bin, "mica-opt"), path, bench.ALLOW, *flags, "-o", os.devnull]
    peers = [os.path.join(bench.PEER, "mlir-opt"), path, bench.ALLOW, bench.SINGLE, *flags, "-o", os.devnull]
    times = [(cpu(ours), cpu(peers)) for _ in range(o.runs)]
    our, peer = (statistics.median(column) for column in zip(*times))
    memory, peer_memory = bench.peak(ours), bench.peak(peers)
    print(f"{name:40}{our:8.3f}{peer:8.3f}{peer / our:7.1f}x{memory:9.1f}{peer_memory:9.1f}{peer_memory / memory:7.1f}x", flush=True)


def rows(o, name, text):
    binary = text + ".mlirbc"
    subprocess.run([os.path.join(o.bin, "mica-opt"), text, bench.ALLOW, "--emit-bytecode", "-o", binary], check=True)
    sizes = f"{os.path.getsize(text) / 1e6:.1f} MB of text, {os.path.getsize(binary) / 1e6:.1f} MB of bytecode"
    print(f"{name}: {sizes}")
    row(o, "  bytecode read, written again", binary, ["--emit-bytecode"])
    row(o, "  bytecode to generic text", binary, [bench.GENERIC])
    row(o, "  text to bytecode", text, ["--emit-bytecode"])


def functions(path, count):
    """A module of functions that have 20 operations each."""
    line = "  %{0} = arith.addi %{1}, %{1} : i32\n"
    body = "  %0 = arith.constant 7 : i32\n" + "".join(line.format(i, i - 1) for i in range(1, 19))
    with open(path, "w") as out:
        for i in range(count):
            out.write(f"func.func @f{i}() -> i32 {{\n{body}  return %18 : i32\n}}\n")


def steps(o, task, path):
    """What each step took, medians: its name, milliseconds of CPU, MB."""
    told = [subprocess.run([o.parts, task, path], check=True, capture_output=True, text=True).stdout for _ in range(o.runs)]
    for lines in zip(*(t.splitlines() for t in told)):
        taken = sorted([line.split() for line in lines], key=lambda words: float(words[1]))
        name, milliseconds, kilobytes = taken[len(taken) // 2]
        yield name, float(milliseconds), float(kilobytes) / 1024


def parts(o):
    resource = os.path.join(o.work, "resource.mlirbc")
    subprocess.run([o.parts, "write", str(o.resource), resource], check=True)
    print(f"a resource of {o.resource} MB")
    row(o, "  read, written again", resource, ["--emit-bytecode"])
    text = os.path.join(o.work, "functions.mlir")
    binary = text + ".mlirbc"
    functions(text, o.functions)
    subprocess.run([os.path.join(o.bin, "mica-opt"), text, "--emit-bytecode", "-o", binary], check=True)
    words = {"resource": f"a resource of {o.resource} MB read", "whole": f"{o.functions} functions read",
             "open": "they are left unread", "one": "then one of them is read"}
    print(f"{'by a program that maps the file':40}{'CPU ms':>10}{'MB':>10}{'process MB':>14}")
    for task, path in (("resource", resource), ("whole", binary), ("one", binary)):
        peak = bench.peak([o.parts, task, path])
        for name, milliseconds, megabytes in steps(o, task, path):
            print(f"  {words[name]:38}{milliseconds:10.3f}{megabytes:10.3f}{peak:14.1f}", flush=True)
    os.remove(resource)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--parts", required=True, help="the program of bytecode.c")
    options.add_argument("--work", required=True)
    options.add_argument("--corpus", default="")
    options.add_argument("--operations", type=int, default=1000000)
    options.add_argument("--megabytes", type=int, default=32, help="of real modules")
    options.add_argument("--resource", type=int, default=1024, help="its megabytes")
    options.add_argument("--functions", type=int, default=10000)
    options.add_argument("--runs", type=int, default=3)
    o = options.parse_args()
    os.makedirs(o.work, exist_ok=True)
    print(f"{'CPU seconds and MB, medians':40}{'Mica':>8}{'MLIR 22':>8}{'ratio':>8}{'peak':>9}{'MLIR 22':>9}{'ratio':>8}")
    if os.path.exists(os.path.join(o.corpus, "index.tsv")):
        real = os.path.join(o.work, "corpus.custom.mlir")
        pieces = bench.corpus_file(o, "custom", b"module {\n", real)
        rows(o, f"{pieces} real modules", real)
    for name, write in (("straight", bench.generic_module), ("mixed", bench.mixed_module)):
        path = os.path.join(o.work, f"bytecode.{name}.mlir")
        write(path, o.operations)
        rows(o, f"{name}, {o.operations} operations", path)
    parts(o)


if __name__ == "__main__":
    main()
