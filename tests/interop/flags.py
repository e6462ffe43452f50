"""Flags of mlir-opt that are MLIR's own, rather than of LLVM's code generators: each is known to mica-opt, which accepts it or
says why it can't be had.
"""
import argparse
import os
import re
import subprocess
import sys

PEER = os.environ.get("PEER", "/usr/lib/llvm-22/bin")

# Beside those that begin with mlir-.
OWN = """allow-unregistered-dialect color dump-pass-pipeline elide-resource-data-from-bytecode emit-bytecode emit-bytecode-version
help help-hidden help-list help-list-hidden irdl-file list-passes load-dialect-plugin load-pass-plugin log-actions-to
log-mlir-actions-filter no-implicit-module o output-split-marker pass-pipeline print-all-options print-options
profile-actions-to remark-format remark-policy remarks-filter remarks-filter-analyse remarks-filter-failed
remarks-filter-missed remarks-filter-passed remarks-output-file run-reproducer show-dialects split-input-file
verify-diagnostics verify-each verify-roundtrip version""".split()


def flags(command):
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^  --?([A-Za-z][\w.-]*)", told, re.M))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--opt", required=True)
    o = options.parse_args()
    theirs = flags([os.path.join(PEER, "mlir-opt"), "--help-hidden"])
    ours = flags([o.opt, "--help-list-hidden"])
    wanted = {name for name in theirs if name.startswith("mlir-")} | set(OWN)
    wrong = [f"flags: mica-opt doesn't know --{name}" for name in sorted(wanted - ours)]
    wrong += [f"flags: mlir-opt has no --{name}" for name in sorted(wanted - theirs)]
    print("\n".join(wrong + [f"flags: {len(wanted & ours)} of {len(wanted)} known"]))
    sys.exit(1 if wrong else 0)


main()
