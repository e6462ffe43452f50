# What the comparisons with MLIR 22 share: running a program, reading tables, and holding rates against rates.tsv.
import os
import shutil
import subprocess

SECONDS = 20
MOST_MEMORY = 4 << 30
# Where mlir-opt crashes, its place in 250 MB of libraries isn't looked up: that takes seconds each time.
os.environ.setdefault("LLVM_DISABLE_SYMBOLIZATION", "1")
RATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "rates.tsv")


def read_tsv(path):
    with open(path, encoding="utf-8") as f:
        return [line.rstrip("\n").split("\t") for line in f if line.strip() and not line.startswith("# ")]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def limited(arguments):
    """The command, with a limit to the memory of mlir-opt, which takes whatever the numbers in a text come to."""
    limit = os.path.basename(arguments[0]) == "mlir-opt" and shutil.which("prlimit")
    return [limit, f"--as={MOST_MEMORY}", *arguments] if limit else arguments


def run(arguments, folder=None):
    """Exit code, stdout, stderr, and what went wrong beyond a plain error (or None)."""
    try:
        done = subprocess.run(limited(arguments), cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return 1, b"", b"", "hang"
    broken = None
    if done.returncode not in (0, 1):
        broken = f"exit code {done.returncode}"
    elif b"Sanitizer" in done.stderr or b"runtime error:" in done.stderr:
        broken = "sanitizer report"
    return done.returncode, done.stdout, done.stderr, broken


def known_dialects(opt):
    _, out, err, _ = run([opt, "--show-dialects"])
    return set((out + err).decode().split(":", 1)[1].replace(",", " ").split()) | {"builtin"}


def is_in(row, text, known):
    """Whether the piece of a row of index.tsv is of these dialects, without what MLIR's own tests add to one of them."""
    return set(row[5].split(",") if len(row) > 5 else [""]) <= known and ("test" in known or b"transform.test_" not in text)


def check_rates(table, record):
    """Prints {measure: (cases, passed)} beside the recorded rates; 1 when one fell below, else 0."""
    floors = {row[0]: float(row[1]) for row in read_tsv(RATES)} if os.path.exists(RATES) else {}
    status = 0
    print(f"{'measure':24}{'cases':>8}{'passed':>8}{'rate':>9}{'recorded':>10}")
    for name, (cases, passed) in table.items():
        rate = 100.0 * passed / cases if cases else 100.0
        floor = floors.get(name, 0.0)
        below = rate + 0.005 < floor
        status |= below
        print(f"{name:24}{cases:8}{passed:8}{rate:8.2f}%{floor:9.2f}%{'  BELOW' if below else ''}")
        floors[name] = int(rate * 100) / 100
    if record:
        with open(RATES, "w", encoding="utf-8") as f:
            f.write("# What a comparison must reach: percentages, and for records-... a number of files.\n")
            f.writelines(f"{name}\t{floors[name]:g}\n" for name in sorted(floors))
    return int(status)
