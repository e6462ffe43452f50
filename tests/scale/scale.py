# make check-scale: every shape of shapes.py, dialect_shapes.py, pass_shapes.py and definition_shapes.py once with n things and once with 4 n. The instructions
# that mica-opt (or mica-gen) takes for them, and the memory, may grow 5 times; what it takes for
# next to nothing is not counted. Instructions are counted by valgrind, so that a busy machine tells
# the same as an idle one; memory is measured 10 times larger, without it.
#
#   scale.py --bin FOLDER --defs FOLDER --work FOLDER [--only REGEX] [--jobs N] [--show]
#            [--bytecode]: what is read is the bytecode of the texts that have one
#            [--doubling COUNT]: instead, operations doubled up to COUNT, by time and memory
import argparse
import concurrent.futures
import os
import re
import resource
import subprocess
import sys

import definition_shapes
import dialect_shapes
import pass_shapes
import shapes

HERE = os.path.dirname(os.path.abspath(__file__))

MOST = 5.0  # times, for 4 times the text
START_TAKES = 400_000  # instructions
START = 2000
START_OF_DEFINITIONS = 8000
# Where a step is small beside what is linear, more things show it.
STARTS = {"large_map_before_small_ones": 8000, "large_dictionary_before_small_ones": 8000, "dense_hex": 8000,
          "long_string": 8000, "blank_lines": 4000, "switch_cases": 4000, "def_records": 1000, "def_operations": 2400,
          "def_interface_levels": 50, "def_enum_cases": 3000, "dead_in_loop": 8000, "escaped_string": 20000, "comments": 20000}
LOCATIONS = ["--mlir-print-debuginfo"]
# What nests is indented: the text that is printed grows with the square of the depth, as the peer's does.
UNPRINTED = ["--stop-after=verify"]
FLAGS = {"nested_regions": UNPRINTED, "values_seen_from_inside": UNPRINTED, "nested_modules": UNPRINTED,
         "deep_loops": UNPRINTED, "split_pieces": ["--split-input-file"], "expected_errors": ["--verify-diagnostics"],
         "expected_errors_that_match": ["--verify-diagnostics"], "expected_patterns": ["--verify-diagnostics"],
         "expected_remarks_that_do_not_come": ["--verify-diagnostics"], "file_locations": LOCATIONS,
         "files": LOCATIONS, "name_locations": LOCATIONS, "location_aliases": LOCATIONS,
         "call_site_aliases": LOCATIONS, "fused_parts": LOCATIONS, "users_of_one": ["--mlir-print-value-users"],
         "slots_in_one_block": ["--mem2reg"], "slots_in_branches": ["--mem2reg"], "slots_in_parts": ["--sroa"],
         **{name: [flag] for name, (_, flag) in pass_shapes.NAMED.items()},
         **{name: ["--remove-dead-values"] for name in ("dead_in_chain", "dead_in_loop", "dead_in_blocks", "dead_in_calls")}}


# Of a definition: those of the language alone have no need of it.
def reads_prelude(name, path):
    with open(path) as f:
        return name.startswith("def_") and "include" in f.read(200)


def command(options, name, text, folder):
    if name.startswith("def_"):
        return [os.path.join(options.bin, "mica-gen"), "-I", options.defs, *(
            ["-o", folder] if reads_prelude(name, text) else ["--print-records"]), text]
    return [os.path.join(options.bin, "mica-opt"), "--allow-unregistered-dialect", *FLAGS.get(name, []), text]


# Definitions become C: one that is refused, for want of memory, say, would take little.
def is_expected(name, code):
    return code == 0 or (code == 1 and not name.startswith("def_"))


def write(options, name, count):
    folder = os.path.join(options.work, name)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{count}." + ("def" if name.startswith("def_") else "mlir"))
    # Apart, since a process begins with the memory of the one that starts it.
    with open(path, "w") as f:
        subprocess.run([sys.executable, os.path.join(HERE, "shapes.py"), name, str(count)], stdout=f, check=True)
    return as_bytecode(options, path) if options.bytecode and not name.startswith("def_") else path, folder


# The file stands in its text's place. A text that is wrong stays.
def as_bytecode(options, path):
    made = path + ".mlirbc"
    arguments = ["--allow-unregistered-dialect", "--mlir-very-unsafe-disable-verifier-on-parsing", "--emit-bytecode"]
    done = subprocess.run([os.path.join(options.bin, "mica-opt"), *arguments, path, "-o", made], capture_output=True)
    if done.returncode == 0:
        os.replace(made, path)
    return path


# Of the processor, so that a busy machine stops nothing that an idle one lets through.
def limit_seconds():
    resource.setrlimit(resource.RLIMIT_CPU, (120, 120))


# Exit code, the first bytes of the messages, how many there are, what it took. A process begins with
# the memory of the one that starts it: this one holds little.
def run(arguments, folder):
    messages = os.path.join(folder, "messages")
    with open(messages, "wb") as stderr:
        with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=stderr, preexec_fn=limit_seconds) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
    with open(messages, "rb") as stderr:
        return process.returncode, stderr.read(300), os.path.getsize(messages), usage


# Without what a start takes.
def instructions(options, name, count):
    path, folder = write(options, name, count)
    log = os.path.join(folder, "log")
    code, error, _, _ = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=" + log,
                             *command(options, name, path, folder)], folder)
    with open(log) as f:
        found = re.search(r"refs:\s*([0-9,]+)", f.read())
    if not is_expected(name, code) or found is None:
        raise RuntimeError(f"{name}: exit code {code} for {count}: {error}")
    return int(found.group(1).replace(",", "")) - (options.prelude if reads_prelude(name, path) else START_TAKES)


def memory(options, name, count):
    path, folder = write(options, name, count)
    code, error, size, usage = run(command(options, name, path, folder), folder)
    if not is_expected(name, code):
        raise RuntimeError(f"{name}: exit code {code} for {count}: {error}")
    os.unlink(path)
    return usage.ru_maxrss * 1024, size


def ratio(small, large, floor):
    return large / max(small, floor)


def check(options, name):
    start = STARTS.get(name, START_OF_DEFINITIONS if name.startswith("def_") else START)
    work = [instructions(options, name, n) for n in (start, 4 * start)]
    held = [memory(options, name, n) for n in (10 * start, 40 * start)] if not name.startswith("def_") else [(0, 0)] * 2
    size = [h[0] for h in held]
    said = [h[1] for h in held]
    return (ratio(*work, 1_500_000), ratio(*size, 16 << 20), ratio(*said, 4096), work, size, said)


def double(options):
    count = 10_000
    while count <= options.doubling:
        path, folder = write(options, "operations", count)
        code, error, _, usage = run(command(options, "operations", path, folder), folder)
        os.unlink(path)
        print(f"{count:>9} operations: {usage.ru_utime + usage.ru_stime:7.2f} s, {usage.ru_maxrss // 1024:6} MB, "
              f"{1e6 * (usage.ru_utime + usage.ru_stime) / count:.2f} us each", flush=True)
        if code != 0:
            sys.exit(error.decode())
        count *= 2


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--defs", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--doubling", type=int, default=0)
    parser.add_argument("--bytecode", action="store_true")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_STACK, (8 << 20, resource.getrlimit(resource.RLIMIT_STACK)[1]))
    if options.doubling:
        return double(options)
    options.prelude = 0
    options.prelude = instructions(options, "def_former_names", 8) - START_TAKES
    names = shapes.NAMES + dialect_shapes.NAMES + ([] if options.bytecode else pass_shapes.NAMES + definition_shapes.NAMES)
    names = [n for n in names if re.search(options.only, n)]
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, result in zip(names, pool.map(lambda n: check(options, n), names)):
            worse = [r for r in result[:3] if r > MOST]
            failed += bool(worse)
            if worse or options.show:
                print(f"{'FAIL' if worse else 'ok  '} {name}: {result[0]:.1f} times the instructions, {result[1]:.1f} the "
                      f"memory, {result[2]:.1f} the messages for 4 times the text  {result[3:]}", flush=True)
    print(f"scale: {len(names)} shapes, {failed} grow more than {MOST:.0f} times")
    return failed != 0


sys.exit(main())
