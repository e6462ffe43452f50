# Patterns on values (mica-gen --check-patterns): those of arith are right but for the ones in tests/patterns/known.tsv; of
# tests/patterns/wrong.def the wrong ones are found, and one of them by random programs that are run before and after it, too.
#   patterns.py --gen build/out/bin/mica-gen --cc 'cc -O1' --libraries 'build/out/lib/libmica-opt.a ...' --bin build/out/bin
#               --include FOLDER... --work build/out/patterns
import argparse
import os
import re
import shlex
import subprocess
import sys

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "patterns")
ROOT = os.path.dirname(os.path.dirname(HERE))
WRONG = ["Wrong_Choice", "Wrong_Difference", "Wrong_Promise", "Wrong_Selection", "Wrong_Shift"]


def run(words, **more):
    return subprocess.run(words, capture_output=True, text=True, **more)


def must(words):
    done = run(words)
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)}: exit code {done.returncode}\n{done.stdout}{done.stderr}")


def compile_program(o, output, sources, more=()):
    must([*shlex.split(o.cc), *more, *(f"-I{i}" for i in [o.work, *o.include]), "-o", os.path.join(o.work, output),
          *sources, *shlex.split(o.libraries), "-lm"])


def known():
    with open(os.path.join(HERE, "known.tsv"), encoding="utf-8") as f:
        return [line.rstrip("\n").split("\t") for line in f if not line.startswith("#")]


def check_arith(o):
    must([o.gen, "-I", "defs", "--check-patterns", "-o", o.work, "defs/arith/arith.def"])
    compile_program(o, "arith_check", [os.path.join(o.work, "arith_check.c")])
    faults, lines = [], []
    for mode in ("strict", "lax"):
        expected = [f"--wrong={name}" for when, name in known() if when in (mode, "always")]
        done = run([os.path.join(o.work, "arith_check"), *(["--lax"] if mode == "lax" else []), *expected])
        if done.returncode != 0:
            faults.append(f"arith, {mode}: not what tests/patterns/known.tsv says\n{done.stdout}{done.stderr}")
        summary = done.stdout.splitlines()[-1:] or ["nothing"]
        lines.append(f"{mode} {summary[0].removeprefix('// patterns: ')}")
    return faults, lines


def check_wrong(o):
    must([o.gen, "-I", "defs", "--check-patterns", "-o", o.work, os.path.join(HERE, "wrong.def")])
    sources = [os.path.join(o.work, "wrong.c"), os.path.join(HERE, "wrong.c")]
    compile_program(o, "wrong_check", [os.path.join(o.work, "wrong_check.c"), *sources])
    os.makedirs(os.path.join(o.work, "bin"), exist_ok=True)
    compile_program(o, "bin/mica-opt", sources, ["-DWRONG_OPT"])
    done = run([os.path.join(o.work, "wrong_check")])
    found = sorted(re.findall(r"^// The pattern '(\w+)' is wrong", done.stdout, re.M))
    return [] if found == WRONG and done.returncode == 1 else [f"wrong.def: expected {WRONG}, found {found}\n{done.stderr}"]


# What was printed for a wrong pattern is IR that is read.
def check_printed(o):
    done = run([os.path.join(o.work, "wrong_check"), "Wrong_Shift"])
    read = run([os.path.join(o.bin, "mica-opt"), "-"], input=done.stdout)
    is_read = read.returncode == 0 and "@before" in read.stdout and "@after" in read.stdout
    return [] if is_read else [f"what was printed for Wrong_Shift isn't read:\n{done.stdout}{read.stderr}"]


def check_programs(o):
    link = os.path.join(o.work, "bin", "mica-run")
    if not os.path.lexists(link):
        os.symlink(os.path.abspath(os.path.join(o.bin, "mica-run")), link)
    done = run([sys.executable, os.path.join(ROOT, "tests/interop/runs.py"), "--bin", os.path.join(o.work, "bin"),
                "--programs", "200", "--pipeline=--wrong-rewrite"])
    return [] if done.returncode == 1 and " gives " in done.stdout else [f"runs.py found nothing wrong:\n{done.stdout}{done.stderr}"]


def main():
    options = argparse.ArgumentParser()
    for name in ("gen", "cc", "libraries", "bin", "work"):
        options.add_argument(f"--{name}", required=True)
    options.add_argument("--include", nargs="+", required=True)
    o = options.parse_args()
    os.makedirs(o.work, exist_ok=True)
    faults, lines = check_arith(o)
    faults += check_wrong(o) + check_printed(o) + check_programs(o)
    print("\n".join(faults))
    print(f"patterns: arith {'; '.join(lines)}; of wrong.def {len(WRONG)} found: {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
