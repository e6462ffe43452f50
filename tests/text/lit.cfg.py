# How lit runs the tests below: each file with a RUN line is one. Mica's programs, FileCheck and `not` are on
# the PATH; %root, %defs and %out are the project, its definitions and the products.
# `make check-text` sets MICA_BIN (the programs), MICA_OUT (the products) and FILECHECK_FOLDER; tests/machines.py also
# MICA_LACKS, what a machine's C library goes without.
import os
import sys
import lit.formats

config.name = "Mica"
config.test_format = lit.formats.ShTest(execute_external=True)
config.suffixes = [".mlir", ".def", ".td", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(os.path.abspath(__file__))
config.test_exec_root = os.path.join(os.environ["MICA_OUT"], "text")

root = os.path.dirname(os.path.dirname(config.test_source_root))
config.environment["PATH"] = os.pathsep.join(
    [os.environ["MICA_BIN"], os.environ["FILECHECK_FOLDER"], os.environ["PATH"]])
for name in ("CC", "CFLAGS", "LDFLAGS", "CXX", "CFLAGS", "LDFLAGS", "ASAN_OPTIONS", "UBSAN_OPTIONS", "MICA_SAID_BIN",
             "MICA_SAID_LOG"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
config.substitutions.append(("%root", root))
config.substitutions.append(("%defs", os.path.join(root, "defs")))
config.substitutions.append(("%out", os.environ["MICA_OUT"]))
config.substitutions.append(("%{python}", sys.executable))
# What a test may need of the system: references back in regular expressions of the C library, modes of files, and special
# files such as /dev/stdout.
config.available_features.update(
    {"back-references", "modes", "devices"} - set(os.environ.get("MICA_LACKS", "").split()))
# AddressSanitizer reserves more address space than any limit would leave.
sanitized = "address" in os.environ.get("CFLAGS", "")
if sanitized:
    config.available_features.add("sanitizers")
config.substitutions.append(("%{limit-memory}", "" if sanitized else "ulimit -v 4000000;"))
