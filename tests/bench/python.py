#!/usr/bin/env python3
"""Walking a module of a million operations: in C, in Python with the package (cffi in API mode), and what one call of the
library costs by cffi, by ctypes, and by ctypes while Python stays locked. Times are nanoseconds an operation (a call), the
least of several runs that take turns.

  python.py --mica build/out/stage [--operations 1000000] [--runs 5]        (or: make bench-python)
"""
import argparse
import ctypes
import glob
import os
import subprocess
import sys
import tempfile
import time

import mica
from mica._base import lib

WALK_IN_C = r"""
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "mica/dialects.h"
#include "mica/mica.h"
static mica_walk count(void *user, mica_op *op) { (void)op; ++*(size_t *)user; return MICA_WALK_ON; }
static double now(void) { struct timespec t; timespec_get(&t, TIME_UTC); return (double)t.tv_sec + (double)t.tv_nsec / 1e9; }
int main(int argc, char **argv) {
  mica_context *ctx = mica_context_create(NULL);
  if (argc < 3 || !mica_register_all(ctx)) return 1;
  mica_op *module = mica_parse_file(ctx, argv[1], NULL);
  double least = 1e9;
  for (int i = atoi(argv[2]); i > 0 && module != NULL; i--) {
    size_t n = 0;
    double start = now();
    mica_op_walk_before(module, count, &n);
    double each = (now() - start) / (double)n;
    if (each < least) least = each;
  }
  printf("%.9g\n", least * 1e9);
  return module == NULL;
}
"""


def write_module(path, operations):
    with open(path, "w", encoding="utf-8") as file:
        for f in range(operations // 1000):
            file.write(f"func.func @f{f}(%x: i32) {{\n")
            file.write("".join(f"  %{i} = arith.addi %{i - 1 if i else 'x'}, %x : i32\n" for i in range(998)))
            file.write("  return\n}\n")


def walk_in_c(options, folder, path):
    source, program = os.path.join(folder, "walk.c"), os.path.join(folder, "walk")
    with open(source, "w", encoding="utf-8") as file:
        file.write(WALK_IN_C)
    libraries = [os.path.join(options.mica, "lib", f"lib{name}.a") for name in ("mica-dialects", "mica")]
    subprocess.run([*options.cc.split(), "-O2", "-I", os.path.join(options.mica, "include", "mica-1"), "-o", program, source, *libraries,
                    "-lm"], check=True)
    return float(subprocess.run([program, path, str(options.runs)], check=True, capture_output=True, text=True).stdout)


def walk(module):
    n = 0
    for _ in module.walk():
        n += 1
    return n


def walk_and_ask(module):
    n = 0
    for op in module.walk():
        n += op.name == "arith.addi"
    return n


def walk_blocks(module):
    n = 0
    for f in module.body:
        for _ in f.body:
            n += 1
    return n


def calls(function, at):
    def call(_):
        for _ in range(1000000):
            function(at)
        return 1000000
    return call


def of_ctypes(kind, path):
    function = kind(path).mica_op_next
    function.argtypes, function.restype = [ctypes.c_void_p], ctypes.c_void_p
    return function


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mica", required=True)
    parser.add_argument("--cc", default="cc")
    parser.add_argument("--operations", type=int, default=1000000)
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "million.mlir")
        write_module(path, options.operations)
        context = mica.Context()
        start = time.perf_counter()
        module = context.parse_file(path)
        read = time.perf_counter() - start
        in_c = walk_in_c(options, folder, path)
    library = glob.glob(os.path.join(os.path.dirname(mica.__file__), "libmica.so.*"))[0]
    rows = {
        "walk in Python": walk, "walk, and the name of each": walk_and_ask, "blocks and their operations": walk_blocks,
        "a call by cffi": calls(lib.op_next, module._live()),
        "a call by ctypes": calls(of_ctypes(ctypes.CDLL, library), module._live()),
        "a call by ctypes, locked": calls(of_ctypes(ctypes.PyDLL, library), module._live()),
    }
    least = dict.fromkeys(rows, 1e9)
    for _ in range(options.runs):
        for name, work in rows.items():
            start = time.perf_counter()
            n = work(module)
            least[name] = min(least[name], (time.perf_counter() - start) / n * 1e9)
    print(f"Python {sys.version.split()[0]}, {context.live_operations} operations, read in {read:.2f} s")
    print(f"{'walk in C':<30}{in_c:8.1f} ns")
    for name, ns in least.items():
        print(f"{name:<30}{ns:8.1f} ns")


if __name__ == "__main__":
    main()
