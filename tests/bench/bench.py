# Times Mica against MLIR 22 on the same work in one run and prints medians and ratios (peer / Mica).
# Needs the peer's programs (PEER, by default /usr/lib/llvm-22/bin). Pairs are interleaved, so that a slow moment of
# the machine meets both. Texts are written to a file by both, and the peer runs without threads. What the system takes
# for fresh pages depends on the host, so that each row is there twice: with small pages alone, and with huge ones.
import argparse
import bisect
import ctypes
import glob
import os
import re
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "interop"))
from interop import known_dialects, read, read_tsv  # noqa: E402

PEER = os.environ.get("PEER", "/usr/lib/llvm-22/bin")
PEER_INCLUDE = os.environ.get("PEER_INCLUDE", "/usr/lib/llvm-22/include")
TIME = "/usr/bin/time"
BODY = 1000  # operations in a function
ALLOW = "--allow-unregistered-dialect"
GENERIC = "--mlir-print-op-generic"
SINGLE = "--mlir-disable-threading"


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


def mixed_module(path, operations):
    """Functions of loops, calls, branches and accesses to memory, in generic form, about 100 bytes an operation."""
    memref, fast = "memref<?x16xf32>", "fastmath = #arith.fastmath<none>"
    with open(path, "w", encoding="utf-8") as f:
        f.write('"builtin.module"() ({\n')
        for function in range(operations // BODY):
            f.write(f'  "func.func"() <{{function_type = ({memref}, index, f32) -> f32, sym_name = "g{function}"}}> ({{\n'
                    f"  ^bb0(%arg0: {memref}, %arg1: index, %arg2: f32):\n"
                    '    %0 = "arith.constant"() <{value = 0 : index}> : () -> index\n'
                    '    %1 = "arith.constant"() <{value = 1 : index}> : () -> index\n')
            value = "%arg2"
            for i in range(2, BODY - 12, 12):
                v = [f"%{i + n}" for n in range(12)]
                f.write(f"""    {v[7]} = "scf.for"(%0, %arg1, %1, {value}) ({{
    ^bb0({v[0]}: index, {v[1]}: f32):
      {v[2]} = "memref.load"(%arg0, {v[0]}, %0) : ({memref}, index, index) -> f32
      {v[3]} = "arith.mulf"({v[2]}, {v[1]}) <{{{fast}}}> : (f32, f32) -> f32
      {v[4]} = "arith.addi"({v[0]}, %1) <{{overflowFlags = #arith.overflow<none>}}> : (index, index) -> index
      {v[5]} = "func.call"(%arg0, {v[4]}, {v[3]}) <{{callee = @g{function * 7 // 11}}}> : ({memref}, index, f32) -> f32
      "memref.store"({v[5]}, %arg0, {v[0]}, %0) : (f32, {memref}, index, index) -> ()
      "scf.yield"({v[5]}) : (f32) -> ()
    }}) : (index, index, index, f32) -> f32
    {v[8]} = "arith.cmpf"({v[7]}, %arg2) <{{{fast}, predicate = 4 : i64}}> : (f32, f32) -> i1
    "cf.cond_br"({v[8]}, {v[7]})[^bb{2 * i}, ^bb{2 * i + 1}] <{{operandSegmentSizes = array<i32: 1, 0, 1>}}> : (i1, f32) -> ()
  ^bb{2 * i}:
    {v[9]} = "arith.negf"({v[7]}) <{{{fast}}}> : (f32) -> f32
    "cf.br"({v[9]})[^bb{2 * i + 1}] : (f32) -> ()
  ^bb{2 * i + 1}({v[10]}: f32):
""")
                value = v[10]
            f.write(f'    "func.return"({value}) : (f32) -> ()\n  }}) : () -> ()\n')
        f.write("}) : () -> ()\n")


# ---- The corpus in one file ---------------------------------------------------------------------

def refused(program, pieces):
    """The indices of the pieces that the program finds an error in."""
    text = b"// -----\n".join(pieces)
    starts, line = [], 1
    for piece in pieces:
        starts.append(line)
        line += piece.count(b"\n") + 1
    told = subprocess.run([program, ALLOW, "--split-input-file", "-", "-o", os.devnull], input=text,
                          capture_output=True).stderr
    error = re.compile(rb"^(?:within split at <stdin>:(\d+) offset :)?(?:<stdin>:)?(\d+):\d+: error", re.M)
    return {bisect.bisect(starts, int(m.group(1) or 0) + int(m.group(2))) - 1 for m in error.finditer(told)}


def corpus_file(o, form, start, path, dialects=None):
    """The corpus's modules (of these dialects) one after another, again and again until there are --megabytes of them. Left
    out are those that name themselves or define aliases, which can't stand beside others. Answers how many there are."""
    known, pieces = dialects or known_dialects(os.path.join(o.bin, "mica-opt")), []
    for row in read_tsv(os.path.join(o.corpus, "index.tsv"))[1:]:
        if row[0] != "ok" or (form == "custom" and not set(row[5].split(",") if len(row) > 5 else [""]) <= known):
            continue
        text = read(os.path.join(o.corpus, "ok", row[1][:2], f"{row[1]}.{form}"))
        if text.startswith(start):
            pieces.append(text)
    wrong = set.union(*(refused(os.path.join(folder, name), pieces)
                        for folder, name in ((o.bin, "mica-opt"), (PEER, "mlir-opt"))))
    pieces = [piece for i, piece in enumerate(pieces) if i not in wrong]
    once_over = b"".join(pieces)
    with open(path, "wb") as f:
        for _ in range(max(1, o.megabytes * 1000000 // len(once_over))):
            f.write(once_over)
    return len(pieces)


# ---- Measuring ----------------------------------------------------------------------------------

PR_SET_THP_DISABLE = 41
HUGE_PAGES = "/sys/kernel/mm/transparent_hugepage/enabled"


class Pages:
    """Commands that are run inside of this have small pages alone, or huge ones for whatever malloc gives them."""
    def __init__(self, huge):
        self.name, self.huge = "huge" if huge else "small", huge

    def __enter__(self):
        if ctypes.CDLL(None).prctl(PR_SET_THP_DISABLE, 0 if self.huge else 1, 0, 0, 0) != 0:
            sys.exit("bench: this system can't turn huge pages off for a process")
        os.environ["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1" if self.huge else ""

    def __exit__(self, *_):
        ctypes.CDLL(None).prctl(PR_SET_THP_DISABLE, 0, 0, 0, 0)
        del os.environ["GLIBC_TUNABLES"]


def settings():
    """Small pages, and huge ones where the system has them at all."""
    has_huge = os.path.exists(HUGE_PAGES) and b"[never]" not in read(HUGE_PAGES)
    return [Pages(huge) for huge in ((False, True) if has_huge else (False,))]


def once(command, output=os.devnull, errors=os.devnull):
    """User, system and wall seconds of one run, of the command alone: it is spawned, not forked from this process."""
    null = os.open(os.devnull, os.O_RDONLY)
    out, err = (os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC) for path in (output, errors))
    before = time.perf_counter()
    child = os.posix_spawn(command[0], command, os.environ,
                           file_actions=[(os.POSIX_SPAWN_DUP2, fd, to) for fd, to in ((null, 0), (out, 1), (err, 2))])
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - before
    for fd in (null, out, err):
        os.close(fd)
    if status != 0:
        sys.exit(f"bench: exit code {os.waitstatus_to_exitcode(status)}: {' '.join(command)}")
    return usage.ru_utime, usage.ru_stime, wall


def peak(command):
    """Peak memory in MB of one run, told by GNU time: what this process holds would count as a child's own."""
    told = subprocess.run([TIME, "-q", "-f", "%M"] + command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                          stderr=subprocess.PIPE, check=True)
    return float(told.stderr.split()[-1]) / 1024


def pair(name, ours, peers, runs, output=os.devnull):
    """Runs the two in turn and prints a row for each setting; either is a list of commands whose costs add up."""
    for pages in settings():
        with pages:
            pair_row(f"{name:41}{pages.name:>6}", ours, peers, runs, output)


def pair_row(row, ours, peers, runs, output):
    def run(commands):
        return [sum(column) for column in zip(*(once(c, output) for c in commands))]
    times = [(run(ours), run(peers)) for _ in range(runs)]
    for side in (0, 1):
        user, system, _ = (statistics.median(column) for column in zip(*(pair[side] for pair in times)))
        row += f"{user:8.3f}{system:8.3f}"
    for spent in (lambda times: times[0] + times[1], lambda times: times[2]):  # CPU, wall
        row += f"{statistics.median(spent(peer) / spent(our) for our, peer in times):7.1f}x"
    ours_memory, peer_memory = max(map(peak, ours)), max(map(peak, peers))
    print(f"{row}{ours_memory:8.1f}{peer_memory:8.1f}{peer_memory / ours_memory:7.1f}x", flush=True)


def phases(opt, name, path, flags, runs):
    """What each phase adds, from runs that stop after it."""
    totals = []
    for phase in ("lex", "parse", "verify", "print"):
        totals.append(min(sum(once([opt, f"--stop-after={phase}", path] + flags)[:2]) for _ in range(runs)))
    whole = totals[-1]
    steps = [totals[0]] + [b - a for a, b in zip(totals, totals[1:])]
    shares = "  ".join(f"{p} {100 * s / whole:.0f} %" for p, s in zip(("lex", "parse", "verify", "print"), steps))
    print(f"  phases, {name}: {shares} of {whole:.3f} s", flush=True)


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
    print(f"{'start-up on an empty module (ms)':71}{ours:8.2f}{theirs:8.2f}{theirs / ours:7.1f}x"
          f"{our_memory:8.1f}{peer_memory:8.1f}{peer_memory / our_memory:7.1f}x", flush=True)


def text_rows(o):
    opt, peer = os.path.join(o.bin, "mica-opt"), os.path.join(PEER, "mlir-opt")
    generic, custom, mixed, empty, output, real, real_custom = (
        os.path.join(o.work, name + ".mlir")
        for name in ("generic", "custom", "mixed", "empty", "output", "corpus.generic", "corpus.custom"))
    generic_module(generic, o.operations)
    mixed_module(mixed, o.operations)
    open(empty, "w", encoding="utf-8").close()
    with open(custom, "wb") as f:
        subprocess.run([opt, generic], check=True, stdout=f)

    def row(name, path, flags):
        pair(name, [[opt, path] + flags], [[peer, path, SINGLE] + flags], o.runs, output)

    count = f"{o.operations / 1e6:g} M ops, "
    row(count + "generic to generic", generic, [GENERIC])
    row(count + "generic to custom", generic, [])
    row(count + "custom to custom", custom, [])
    row(count + "custom to generic", custom, [GENERIC])
    phases(opt, "generic", generic, [GENERIC], o.runs)
    phases(opt, "custom", custom, [], o.runs)
    row("mixed, generic to generic", mixed, [ALLOW, GENERIC])
    phases(opt, "mixed", mixed, [ALLOW, GENERIC], o.runs)
    if os.path.exists(os.path.join(o.corpus, "index.tsv")):
        pieces = corpus_file(o, "generic", b'"builtin.module"() ({\n', real)
        row(f"{pieces} real modules, generic to generic", real, [ALLOW, GENERIC])
        phases(opt, "real, generic", real, [ALLOW, GENERIC], o.runs)
        pieces = corpus_file(o, "custom", b"module {\n", real_custom)
        row(f"{pieces} real modules, custom to custom", real_custom, [ALLOW])
        phases(opt, "real, custom", real_custom, [ALLOW], o.runs)
    else:
        print(f"bench: no {o.corpus}/index.tsv here: no real modules (set CORPUS=FOLDER)")
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


# ---- Compiling what was generated ---------------------------------------------------------------

# Dialects whose operations in C++ compile without the parts that are written by hand: header, operations.
PEER_DIALECTS = {"arith": ("Arith/IR/Arith.h", "Arith/IR/ArithOps"),
                 "complex": ("Complex/IR/Complex.h", "Complex/IR/ComplexOps"),
                 "math": ("Math/IR/Math.h", "Math/IR/MathOps")}


def compiled(command, source, target):
    """CPU seconds of compiling, and bytes of code and data; None where it doesn't compile."""
    null = os.open(os.devnull, os.O_RDWR)
    child = os.posix_spawnp(command[0], command + ["-c", source, "-o", target], os.environ,
                            file_actions=[(os.POSIX_SPAWN_DUP2, null, 2)])
    _, status, usage = os.wait4(child, 0)
    os.close(null)
    if status != 0:
        return None
    told = subprocess.run(["size", target], capture_output=True, text=True, check=True).stdout.split()
    return usage.ru_utime + usage.ru_stime, int(told[6]) + int(told[7])


def peer_source(name, path):
    header, operations = PEER_DIALECTS[name]
    with open(path, "w", encoding="utf-8") as f:
        for h in (f"Dialect/{header}", "IR/Builders.h", "IR/OpImplementation.h"):
            f.write(f'#include "mlir/{h}"\n')
        f.write("using namespace mlir;\nextern Type getI1SameShape(Type type);  // by hand\n"
                f'#define GET_OP_CLASSES\n#include "mlir/Dialect/{operations}.cpp.inc"\n')
    return path


def dialect_rows(o):
    """What an operation costs to compile, dialect by dialect, -O2 both; the hand-written parts are in neither."""
    folder = os.path.join(os.path.dirname(os.path.abspath(o.bin)), "dialects")
    ours = o.cc.split() + ["-std=c11", "-O2", "-w", "-Iruntime/include", f"-I{folder}"]
    peers = o.cxx.split() + ["-std=c++17", "-O2", "-w", "-fno-rtti", "-fno-exceptions", f"-I{PEER_INCLUDE}"]
    print(f"{'an operation compiled: ms CPU, bytes':41}{'ops':>8}{'ms':>8}{'MLIR 22':>8}{'ratio':>8}{'bytes':>8}"
          f"{'MLIR 22':>8}{'ratio':>8}", flush=True)
    for name in sorted(os.listdir(folder)):
        source = os.path.join(folder, name, name + ".c")
        count = read(source[:-1] + "h").count(b"extern const mica_op_def ") if os.path.exists(source) else 0
        if count == 0:
            continue
        path = os.path.join(o.work, name)
        our, peer = compiled(ours, source, path + ".o"), None
        if name in PEER_DIALECTS:
            peer = compiled(peers, peer_source(name, path + ".cpp"), path + ".o")
        if our is None:
            sys.exit(f"bench: {source} doesn't compile")
        row = f"{name:41}{count:8}"
        for i, unit, digits in ((0, 1000, 1), (1, 1, 0)):
            row += f"{unit * our[i] / count:8.{digits}f}"
            row += f"{unit * peer[i] / count:8.{digits}f}{peer[i] / our[i]:7.1f}x" if peer else " " * 16
        print(row, flush=True)


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--bin", required=True)
    options.add_argument("--work", required=True)
    options.add_argument("--operations", type=int, default=1000000)
    options.add_argument("--megabytes", type=int, default=64, help="of real modules")
    options.add_argument("--corpus", default="")
    options.add_argument("--texts-only", action="store_true", help="mica-opt alone, not mica-gen")
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--cc", default="cc")
    options.add_argument("--cxx", default="c++")
    o = options.parse_args()
    if not os.path.exists(os.path.join(PEER, "mlir-opt")):
        sys.exit(f"bench: no {PEER}/mlir-opt; build/setup peer installs it, or set PEER to its folder")
    if not os.path.exists(TIME):
        sys.exit(f"bench: no {TIME}; build/setup peer installs it")
    os.makedirs(o.work, exist_ok=True)
    print(f"{'':47}{'Mica':>8}{'':8}{'MLIR 22':>8}{'':8}{'ratio':>8}{'ratio':>8}{'Mica':>8}{'MLIR 22':>8}")
    print(f"{'seconds and MB, medians':41}{'pages':>6}{'user':>8}{'system':>8}{'user':>8}{'system':>8}{'CPU':>8}{'wall':>8}"
          f"{'peak':>8}{'peak':>8}{'ratio':>8}")
    text_rows(o)
    if not o.texts_only:
        generator_rows(o)
        dialect_rows(o)


if __name__ == "__main__":
    main()
