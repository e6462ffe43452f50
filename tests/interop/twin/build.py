"""Builds both twins of a set of definitions: mica-gen and the C compiler, mlir-tblgen and the C++ compiler.

A set is a `.td` file that defines one dialect, of the file's name. The C++ objects are expensive (tens of
seconds each) and kept by the hash of all that goes into them.
"""
import concurrent.futures
import dataclasses
import hashlib
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror".split()

# The outputs of mlir-tblgen: name of the file, its actions.
GENERATORS = {
    "dialect.h": ["-gen-dialect-decls"], "dialect.cpp": ["-gen-dialect-defs"],
    "enums.h": ["-gen-enum-decls"], "enums.cpp": ["-gen-enum-defs"],
    "op_interfaces.h": ["-gen-op-interface-decls"], "op_interfaces.cpp": ["-gen-op-interface-defs"],
    "type_interfaces.h": ["-gen-type-interface-decls"], "type_interfaces.cpp": ["-gen-type-interface-defs"],
    "attr_interfaces.h": ["-gen-attr-interface-decls"], "attr_interfaces.cpp": ["-gen-attr-interface-defs"],
    "attrs.h": ["-gen-attrdef-decls", "-attrdefs-dialect=%s"], "attrs.cpp": ["-gen-attrdef-defs", "-attrdefs-dialect=%s"],
    "types.h": ["-gen-typedef-decls", "-typedefs-dialect=%s"], "types.cpp": ["-gen-typedef-defs", "-typedefs-dialect=%s"],
    "ops.h": ["-gen-op-decls", "-dialect=%s"], "ops.cpp": ["-gen-op-defs", "-dialect=%s"],
}
for name in ("dialect.h", "dialect.cpp"):
    GENERATORS[name].append("-dialect=%s")

CPP = """#include "prelude.h"
using namespace mlir;
#include "dialect.h.inc"
#include "enums.h.inc"
#include "attr_interfaces.h.inc"
#include "type_interfaces.h.inc"
#include "op_interfaces.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "types.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"
{hook}
#include "dialect.cpp.inc"
#include "enums.cpp.inc"
#include "attr_interfaces.cpp.inc"
#include "type_interfaces.cpp.inc"
#include "op_interfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"
void {namespace}::{dialect}::initialize() {{
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
  >();
{attributes}{types}}}
void register_{name}(mlir::DialectRegistry &registry) {{ registry.insert<{namespace}::{dialect}>(); }}
"""
LIST = """  add{what}<
#define GET_{macro}_LIST
#include "{file}.cpp.inc"
  >();
"""


@dataclasses.dataclass
class Twin:
    """What became of one set of definitions; a side that refused it has a message and no object."""
    name: str
    path: str
    cpp_error: str = ""
    c_error: str = ""
    cpp_object: str = ""
    c_object: str = ""

    @property
    def whole(self):
        return not self.cpp_error and not self.c_error


@dataclasses.dataclass
class Tools:
    """Where things are and how they are called."""
    gen: str = "build/out/bin/mica-gen"
    out: str = "build/out/twin"
    lib: str = "build/out/lib"
    dialects: str = "build/out/dialects"
    llvm: str = "/usr/lib/llvm-22"
    cc: str = "cc"
    cxx: str = "clang++"
    jobs: int = 2

    def tblgen(self, path, arguments, output=None):
        return call([f"{self.llvm}/bin/mlir-tblgen", "-I", f"{self.llvm}/include", "-I", os.path.dirname(path), path]
                    + arguments + (["-o", output] if output else []))

    def cxx_flags(self):
        return ["-std=c++17", "-O0", "-g0", "-fno-rtti", "-fno-exceptions", "-w", "-fPIC", f"-I{self.llvm}/include"]


def call(arguments):
    """Exit code and all that was said. The program may be several words, as "ccache gcc"."""
    done = subprocess.run([*arguments[0].split(), *arguments[1:]], stdin=subprocess.DEVNULL, capture_output=True)
    return done.returncode, (done.stderr + done.stdout).decode("utf-8", "replace")


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def digest(*parts):
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def versions(tools):
    return call([f"{tools.llvm}/bin/mlir-tblgen", "--version"])[1] + call([tools.cxx, "--version"])[1]


def precompiled_header(tools, stamp):
    """Made from a copy, so that a check-out that touches the header doesn't make it stale."""
    text = read(os.path.join(HERE, "prelude.h"))
    copy = os.path.join(tools.out, f"prelude.{digest(stamp, text)}.h")
    path = copy[:-1] + "pch"
    if not os.path.exists(path) or not os.path.exists(copy):
        write(copy, text)
        code, said = call([tools.cxx, *tools.cxx_flags(), "-x", "c++-header", copy, "-o", path])
        if code != 0:
            raise SystemExit(f"twin: the headers of MLIR don't compile:\n{said[:2000]}")
    return path


# ---- The C++ side -----------------------------------------------------------------------------------

def hook(path, ending):
    """The hand-written part of a set, if it has one."""
    name = os.path.splitext(path)[0] + ending
    return name if os.path.exists(name) else None


def write_cpp(tools, twin, folder):
    """Runs mlir-tblgen, and writes the file that includes its outputs; what it said when it refused, or the empty string."""
    os.makedirs(folder, exist_ok=True)
    for name, arguments in GENERATORS.items():
        arguments = [a.replace("%s", twin.name) for a in arguments]
        code, said = tools.tblgen(twin.path, arguments, os.path.join(folder, name + ".inc"))
        if code != 0:
            return said
    declaration = read(os.path.join(folder, "dialect.h.inc"))
    dialect = re.search(r"class (\w+) : public ::mlir::Dialect", declaration)[1]
    namespace = "::".join(re.findall(r"^namespace (\w+) \{", declaration, re.M))

    def listed(what, macro, file):
        text = read(os.path.join(folder, file + ".cpp.inc"))
        body = re.search(rf"#undef\s+GET_{macro}_LIST(.*?)#endif", text, re.S)
        some = body is not None and body[1].strip()
        return LIST.format(what=what, macro=macro, file=file) if some else ""

    own = hook(twin.path, ".cpp")
    write(os.path.join(folder, "twin.cpp"), CPP.format(
        namespace=namespace, dialect=dialect, name=twin.name, hook=f'#include "{own}"' if own else "",
        attributes=listed("Attributes", "ATTRDEF", "attrs"), types=listed("Types", "TYPEDEF", "types")))
    return ""


def build_cpp(tools, twin, header):
    """Compiles what mlir-tblgen writes; an object that was made of the same text before is taken again."""
    folder = os.path.join(tools.out, twin.name, "cpp")
    twin.cpp_error = write_cpp(tools, twin, folder)
    if twin.cpp_error:
        return
    own = hook(twin.path, ".cpp")
    written = [read(os.path.join(folder, name)) for name in sorted(os.listdir(folder))]
    kept = os.path.join(tools.out, "cache", digest(os.path.basename(header), *tools.cxx_flags(), *written, read(own) if own else ""))
    if not os.path.exists(kept + ".o"):
        code, said = call(["nice", "-n", "3", tools.cxx, *tools.cxx_flags(), "-include-pch", header, f"-I{HERE}", f"-I{folder}",
                           "-c", os.path.join(folder, "twin.cpp"), "-o", kept + ".tmp"])
        if code != 0:
            twin.cpp_error = "C++: " + said
            return
        os.rename(kept + ".tmp", kept + ".o")
    twin.cpp_object = kept + ".o"


# ---- The C side -------------------------------------------------------------------------------------

def build_c(tools, twin):
    folder = os.path.join(tools.out, twin.name, "c")
    os.makedirs(folder, exist_ok=True)
    code, said = call([tools.gen, "-I", os.path.join(ROOT, "defs"), "-I", os.path.dirname(twin.path), "-o", folder, twin.path])
    if code != 0:
        twin.c_error = said
        return
    sources = [os.path.join(folder, twin.name + ".c"), hook(twin.path, ".c")]
    twin.c_object = os.path.join(folder, twin.name + ".o")
    parts = []
    for number, source in enumerate(filter(None, sources)):
        part = os.path.join(folder, f"part{number}.o")
        code, said = call([tools.cc, *WARNINGS, "-O0", f"-I{ROOT}/runtime/include", f"-I{tools.dialects}", f"-I{folder}", "-c",
                           source, "-o", part])
        if code != 0:
            twin.c_error = "C: " + said
            return
        parts.append(part)
    code, said = call(["ld", "-r", "-o", twin.c_object, *parts])
    twin.c_error = said if code != 0 else ""


# ---- Both -------------------------------------------------------------------------------------------

def build_all(tools, twins):
    os.makedirs(os.path.join(tools.out, "cache"), exist_ok=True)
    stamp = versions(tools)
    header = precompiled_header(tools, stamp)
    with concurrent.futures.ThreadPoolExecutor(tools.jobs) as pool:
        for done in [pool.submit(build_c, tools, t) for t in twins] + \
                    [pool.submit(build_cpp, tools, t, header) for t in twins]:
            done.result()


def link(tools, twins):
    """The two programs that read texts: (C++, C)."""
    whole = [t for t in twins if t.whole]
    write(os.path.join(tools.out, "dialects.inc"), "".join(f"TWIN({t.name})\n" for t in whole))
    peer, ours = os.path.join(tools.out, "peer"), os.path.join(tools.out, "mica")
    code, said = call([tools.cxx, *tools.cxx_flags(), f"-I{tools.out}", os.path.join(HERE, "twin.cpp"),
                       *[t.cpp_object for t in whole], f"-L{tools.llvm}/lib", "-lMLIR", "-lLLVM",
                       f"-Wl,-rpath,{tools.llvm}/lib", "-o", peer])
    if code != 0:
        raise SystemExit(f"twin: the C++ twin doesn't link:\n{said[:4000]}")
    code, said = call([tools.cc, *WARNINGS, "-O0", f"-I{ROOT}/runtime/include", f"-I{tools.dialects}", f"-I{tools.out}",
                       os.path.join(HERE, "twin.c"), *[t.c_object for t in whole], f"{tools.lib}/libmica-dialects.a",
                       f"{tools.lib}/libmica.a", "-lm", "-o", ours])
    if code != 0:
        raise SystemExit(f"twin: the C twin doesn't link:\n{said[:4000]}")
    return peer, ours
