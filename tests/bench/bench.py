# Times Mica against MLIR 22 on the same work in one run and prints medians and ratios (peer / Mica).
# Needs the peer's programs (PEER, by default /usr/lib/llvm-22/bin). Pairs are interleaved, so that a slow moment of
# the machine meets both.
import argparse
import glob
import os
import statistics
import subprocess
import sys
import time

PEER = os.environ.get("PEER", "/usr/lib/llvm-22/bin")
PEER_INCLUDE = os.environ.get("PEER_INCLUDE", "/usr/lib/llvm-22/include")
TIME = "/usr/bin/time"
BODY = 1000  # operations in a function


def generic_module(path, operations):
    """Straight-line arithmetic in functions of BODY operations, in generic form, about 98 bytes an operation."""
    kinds = ["addi", "muli", "subi", "andi", "ori", "xori"]
    with open(path, "w", encoding="utf-8") as f:
        f.write('"builtin.module"() ({\n')
        for function in range(operations // BODY):
            f.write(f'  "func.func"() <{{function_type = (i32, i32) -> i32, sym_name = "f{function}"}}> ({{\n')
            f.write("  ^bb0(%arg0: i32, %arg1: i32):\n")
            previous, before = "%arg0", "%arg1"
            for i in range(BODY - 1):
                kind = kinds[i % len(kinds)]
                flags = " <{overflowFlags = #arith.overflow<none>}>" if i % len(kinds) < 3 else ""
                f.write(f'    %{i} = "arith.{kind}"({previous}, {before}){flags} : (i32, i32) -> i32\n')
                previous, before = f"%{i}", previous
            f.write(f'    "func.return"({previous}) : (i32) -> ()\n  }}) : () -> ()\n')
        f.write("}) : () -> ()\n")


def once(command):
    """CPU seconds of one run, of the command alone: it is spawned, not forked from this process."""
    null = os.open(os.devnull, os.O_RDWR)
    child = os.posix_spawn(command[0], command, os.environ,
                           file_actions=[(os.POSIX_SPAWN_DUP2, null, fd) for fd in (0, 1, 2)])
    os.close(null)
    _, status, usage = os.wait4(child, 0)
    if status != 0:
        sys.exit(f"bench: exit code {os.waitstatus_to_exitcode(status)}: {' '.join(command)}")
    return usage.ru_utime + usage.ru_stime


def peak(command):
    """Peak memory in MB of one run, told by GNU time: what this process holds would count as a child's own."""
    told = subprocess.run([TIME, "-q", "-f", "%M"] + command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, check=True)
    return float(told.stderr.split()[-1]) / 1024


def pair(name, ours, peers, runs):
    """Runs the two in turn and prints a row; either is a list of commands whose costs add up."""
    times = [(sum(map(once, ours)), sum(map(once, peers))) for _ in range(runs)]
    ours_time, peer_time = (statistics.median(column) for column in zip(*times))
    ratio = statistics.median(peer / our for our, peer in times)
    ours_memory, peer_memory = max(map(peak, ours)), max(map(peak, peers))
    print(f"{name:44}{ours_time:9.3f}{peer_time:9.3f}{ratio:8.1f}x"
          f"{ours_memory:9.1f}{peer_memory:9.1f}{peer_memory / ours_memory:8.1f}x", flush=True)


def phases(opt, name, path, runs):
    """What each phase adds, from runs that stop after it."""
    totals = []
    for phase in ("lex", "parse", "verify", "print"):
        totals.append(min(once([opt, f"--stop-after={phase}", path]) for _ in range(runs)))
    whole = totals[-1]
    steps = [totals[0]] + [b - a for a, b in zip(totals, totals[1:])]
    shares = "  ".join(f"{p} {100 * s / whole:.0f} %" for p, s in zip(("lex", "parse", "verify", "print"), steps))
    print(f"  phases, {name}: {shares} of {whole:.3f} s")


def startup(opt, peer, empty, runs=50):
    """Wall time in milliseconds from start to end, and memory, on an empty module."""
    def median(command):
        times = []
        for _ in range(runs):
            before = time.perf_counter()
            subprocess.run([command, empty], check=True, stdout=subprocess.DEVNULL)
            times.append(time.perf_counter() - before)
        return 1000 * statistics.median(times)
    ours, theirs = median(opt), median(peer)
    our_memory, peer_memory = peak([opt, empty]), peak([peer, empty])
    print(f"{'start-up on an empty module (milliseconds)':44}{ours:9.2f}{theirs:9.2f}{theirs / ours:8.1f}x"
          f"{our_memory:9.1f}{peer_memory:9.1f}{peer_memory / our_memory:8.1f}x", flush=True)


def text_rows(o):
    opt, peer = os.path.join(o.bin, "mica-opt"), os.path.join(PEER, "mlir-opt")
    generic = os.path.join(o.work, "generic.mlir")
    custom = os.path.join(o.work, "custom.mlir")
    empty = os.path.join(o.work, "empty.mlir")
    generic_module(generic, o.operations)
    open(empty, "w", encoding="utf-8").close()
    with open(custom, "wb") as f:
        subprocess.run([opt, generic], check=True, stdout=f)
    flag = "--mlir-print-op-generic"
    threads = "--mlir-disable-threading"
    count = f"{o.operations / 1e6:g} M ops, "
    for name, path, flags in (("generic to generic", generic, [flag]), ("generic to custom", generic, []),
                              ("custom to custom", custom, []), ("custom to generic", custom, [flag])):
        pair(count + name, [[opt, path] + flags], [[peer, path, threads] + flags], o.runs)
    phases(opt, "generic", generic, o.runs)
    phases(opt, "custom", custom, o.runs)
    startup(opt, peer, empty)


def generator_rows(o):
    gen = os.path.join(o.bin, "mica-gen")
    include = ["-I", PEER_INCLUDE]
    arith = os.path.join(PEER_INCLUDE, "mlir/Dialect/Arith/IR/ArithOps.td")
    base = os.path.join(PEER_INCLUDE, "mlir/Dialect/Arith/IR/ArithBase.td")
    peers = [[os.path.join(PEER, "mlir-tblgen"), "-gen-" + g, arith] + include for g in ("op-decls", "op-defs", "op-doc")]
    peers += [[os.path.join(PEER, "mlir-tblgen"), "-gen-" + g, base] + include
              for g in ("dialect-decls", "dialect-defs", "enum-decls", "enum-defs", "attrdef-decls", "attrdef-defs")]
    ours = [[gen, "-I", "defs", "-o", os.path.join(o.work, "arith"), "defs/arith/arith.def"]]
    os.makedirs(os.path.join(o.work, "arith"), exist_ok=True)
    pair("arith: every output from its definitions", ours, peers, o.runs)
    tblgen = os.path.join(PEER, "llvm-tblgen")
    sets = [("all of MLIR's .td files", sorted(glob.glob(PEER_INCLUDE + "/mlir/**/*.td", recursive=True))),
            ("llvm/IR/Intrinsics.td", [PEER_INCLUDE + "/llvm/IR/Intrinsics.td"]),
            ("llvm/Target/Target.td", [PEER_INCLUDE + "/llvm/Target/Target.td"])]
    for name, files in sets:
        readable = [f for f in files if subprocess.run([tblgen, f] + include, capture_output=True).returncode == 0]
        for flag, form in (("--dump-json", "JSON"), ("--print-records", "text")):
            if readable:
                pair(f"{name} to {form} ({len(readable)})", [[gen, flag, f] + include for f in readable],
                     [[tblgen, flag, f] + include for f in readable], 1 if len(readable) > 1 else o.runs)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--work", required=True)
    options.add_argument("--operations", type=int, default=1000000)
    options.add_argument("--runs", type=int, default=3)
    o = options.parse_args()
    if not os.path.exists(os.path.join(PEER, "mlir-opt")):
        sys.exit(f"bench: no {PEER}/mlir-opt; build/setup peer installs it, or set PEER to its folder")
    if not os.path.exists(TIME):
        sys.exit(f"bench: no {TIME}; build/setup peer installs it")
    os.makedirs(o.work, exist_ok=True)
    print(f"{'CPU seconds, peak MB (medians)':44}{'Mica':>9}{'MLIR 22':>9}{'ratio':>9}{'Mica':>9}{'MLIR 22':>9}{'ratio':>9}")
    text_rows(o)
    generator_rows(o)


main()
