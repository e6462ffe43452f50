"""The package's library, by cffi in API mode: native.h says what there is, native.c does it.

It holds the dialects and the passes, and calls libmica, which lies beside it. Only Python's entry is a symbol of it.
"""

import os
import sys

import cffi

HERE = os.path.dirname(os.path.abspath(__file__))


def declarations() -> str:
    with open(os.path.join(HERE, "native.h"), encoding="utf-8") as file:
        return file.read()


def builder(mica: str, own: "list[str]", folder: str) -> cffi.FFI:
    """`mica`: where Mica is installed. `own`: C of further dialects; `folder`: where own_dialects.h is."""
    lib = os.path.join(mica, "lib")
    ffi = cffi.FFI()
    ffi.cdef(declarations())
    with open(os.path.join(HERE, "native.c"), encoding="utf-8") as file:
        source = file.read()
    is_mac = sys.platform == "darwin"
    ffi.set_source(
        "mica._native",
        source,
        sources=own,
        include_dirs=[folder, os.path.join(mica, "include")],
        extra_compile_args=["-std=c11", "-fvisibility=hidden", "-Werror=implicit-function-declaration"],
        extra_objects=[os.path.join(lib, "libmica-dialects.a")],
        library_dirs=[os.path.join(lib, "mica")],
        libraries=["mica", "m"],
        extra_link_args=["-Wl,-rpath,@loader_path"] if is_mac else
        ["-Wl,-rpath,$ORIGIN", "-Wl,--exclude-libs,ALL", "-Wl,--gc-sections"],
        py_limited_api=True,
    )  # fmt: skip
    return ffi
