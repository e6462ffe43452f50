"""Builds the package `mica` against an installed Mica: the one that this folder is a part of (share/mica/python), or
that of the variable MICA. MICA_DEFS names definitions of dialects of one's own (tally.def, with hooks.c beside it),
which then are in the package as well: `mica.dialects.tally`.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True  # what is installed stays as it is
import build_native  # noqa: E402

MICA = os.path.abspath(os.environ.get("MICA") or os.path.join(HERE, "..", "..", ".."))
WORK = tempfile.mkdtemp(prefix="mica-python-")  # what is made on the way


def check_mica() -> None:
    if not build_native.folder_of_libraries(MICA):
        sys.exit(f"mica: no installed Mica in {MICA}; the variable MICA says where it is")


def generate(definition: str) -> "tuple[str, str, list[str]]":
    """C and Python of a definition of one's own: its name, its table, and its C with that of the hooks beside it."""
    folder, name = os.path.split(os.path.abspath(definition))
    dialect = os.path.splitext(name)[0]
    program = os.path.join(MICA, "bin", "mica-gen")
    subprocess.run([program, "--no-line", "--python", "-I", folder, "-o", WORK, os.path.join(folder, name)], check=True)
    with open(os.path.join(WORK, dialect + ".h"), encoding="utf-8") as file:
        table = re.search(r"^extern const mica_dialect_def (\w+);", file.read(), re.M)
    if table is None:
        sys.exit(f"mica: {definition} defines no dialect")
    hooks = [c for c in sorted(glob.glob(os.path.join(folder, "*.c"))) if "main" not in os.path.basename(c)]
    return dialect, table[1], [os.path.join(WORK, dialect + ".c"), *hooks]


def own_dialects() -> "tuple[list[str], list[str]]":
    made = [generate(d) for d in os.environ.get("MICA_DEFS", "").split(os.pathsep) if d]
    with open(os.path.join(WORK, "own_dialects.h"), "w", encoding="utf-8") as file:
        for dialect, _, _ in made:
            file.write(f'#include "{dialect}.h"\n')
        file.write("#define OWN_DIALECTS " + "".join(f"&{table}, " for _, table, _ in made) + "\n")
    return [dialect for dialect, _, _ in made], [c for _, _, sources in made for c in sources]


class build_with_library(build_py):
    """The package's Python, libmica, and the modules of dialects of one's own."""

    def run(self) -> None:
        super().run()
        package = os.path.join(self.build_lib, "mica")
        for library in glob.glob(os.path.join(build_native.folder_of_libraries(MICA), "libmica.so.*")):
            shutil.copy(library, package)
        for dialect in OWN:
            for kind in (".py", ".pyi"):
                shutil.copy(os.path.join(WORK, dialect + kind), os.path.join(package, "dialects"))


def version() -> str:
    with open(os.path.join(MICA, "include", "mica-1", "mica", "version.h"), encoding="utf-8") as file:
        return file.read().split('MICA_VERSION "')[1].split('"')[0]


check_mica()
OWN, SOURCES = own_dialects()
FFI = build_native.builder(MICA, SOURCES, WORK)
try:
    setup(
        name="mica",
        version=version(),
        description="A compiler IR that is MLIR's",
        license="MIT",
        python_requires=">=3.9",
        packages=["mica", "mica.dialects"],
        package_data={"mica": ["py.typed"], "mica.dialects": ["*.pyi"]},
        install_requires=["cffi>=1.12"],
        ext_modules=[FFI.distutils_extension(WORK)],
        cmdclass={"build_py": build_with_library},
        options={
            "build": {"build_base": os.path.join(WORK, "build")},
            "egg_info": {"egg_base": WORK},
            "bdist_wheel": {"py_limited_api": "cp39"},
        },
    )
finally:
    shutil.rmtree(WORK, ignore_errors=True)
