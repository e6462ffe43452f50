"""The package's library, by cffi in API mode: native.h says what there is, the files of native/ do it.

It holds the dialects and the passes, and calls libmica, which lies beside it. Only Python's entry is a symbol of it.
"""

import glob
import os
import sys

import cffi

HERE = os.path.dirname(os.path.abspath(__file__))


# What native.h stands on, and the functions of Python's that C calls (native.c).
TYPES = """
typedef uintptr_t at;
typedef struct {
  const char *data;
  size_t size;
} text;
"""
CALLED = """
extern "Python" void python_diagnostic(void *, int, uint64_t, text, text, bool);
extern "Python" bool python_rewrite(void *, at);
"""


def declarations() -> str:
    with open(os.path.join(HERE, "native.h"), encoding="utf-8") as file:
        return TYPES + file.read() + CALLED


def folder_of_libraries(mica: str) -> str:
    """`lib`, or a folder in it that has a machine's name; "": neither has any."""
    archive = "libmica-dialects.a"
    found = glob.glob(os.path.join(mica, "lib", archive)) + sorted(glob.glob(os.path.join(mica, "lib", "*", archive)))
    return os.path.dirname(found[0]) if found else ""


def builder(mica: str, own: "list[str]", folder: str) -> cffi.FFI:
    """`mica`: where Mica is installed. `own`: C of further dialects; `folder`: where own_dialects.h is."""
    lib = folder_of_libraries(mica)
    ffi = cffi.FFI()
    ffi.cdef(declarations())
    with open(os.path.join(HERE, "native.c"), encoding="utf-8") as file:
        source = file.read()
    is_mac = sys.platform == "darwin"
    ffi.set_source(
        "mica._native",
        source,
        sources=own + sorted(glob.glob(os.path.join(HERE, "native", "*.c"))),
        include_dirs=[HERE, folder, os.path.join(mica, "include", "mica-1")],
        extra_compile_args=["-std=c11", "-fvisibility=hidden", "-Werror=implicit-function-declaration"],
        extra_objects=[os.path.join(lib, "libmica-dialects.a")],
        library_dirs=[os.path.join(lib, "mica")],
        libraries=["mica", "m"],
        extra_link_args=["-Wl,-rpath,@loader_path"] if is_mac else
        ["-Wl,-rpath,$ORIGIN", "-Wl,--exclude-libs,ALL", "-Wl,--gc-sections"],
        py_limited_api=True,
    )  # fmt: skip
    return ffi
