#!/usr/bin/env python3
"""make check-distributed: docs/scale.md holds. Its commands are run as they stand there.

  folder    what mica-gen writes in two folders is the same
  ccache    a second checkout elsewhere finds every object in the cache, and the objects are the same
  distcc    two servers on this machine make the same objects, but for what is there for debuggers
  parallel  many pieces give what they give one by one, also when the run was killed and taken up again
  slurm     the tasks of a job together do each piece once; each is started here with the variables that Slurm sets

What isn't installed is skipped, and said.

  distributed.py --bin build/out/bin --work build/out/distributed [--pieces 10000] [--only NAME]
"""
import argparse
import filecmp
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DOCUMENT = os.path.join(ROOT, "docs", "scale.md")
FLAGS = ["mica-opt", "--allow-unregistered-dialect"]


def check(holds, message):
    if not holds:
        sys.exit(f"distributed: {message}")


def installed(name):
    if shutil.which(name):
        return True
    print(f"{name + ':':10}not installed, skipped")
    return False


def command(name):
    """The block of the document that is marked as this one."""
    with open(DOCUMENT, encoding="utf-8") as file:
        found = re.search(rf"<!-- run: {re.escape(name)} -->\n```sh\n(.*?)```\n", file.read(), re.S)
    check(found, f"docs/scale.md has no block '{name}'")
    return found[1]


def run(script, folder, **variables):
    return subprocess.run(["sh", "-ec", script], cwd=folder, env={**os.environ, **variables}, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def run_well(script, folder, **variables):
    done = run(script, folder, **variables)
    check(done.returncode == 0, f"in {folder}: {script}{done.stdout[-4000:]}")


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder


# ---- What is built -------------------------------------------------------------------------------


def checkout(options, name):
    """A second copy of the sources, in a folder of another length."""
    folder = os.path.join(options.work, name)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT, folder, ignore=lambda at, names: {".git", "out"} & set(names) if at in (
        ROOT, os.path.join(ROOT, "build")) else set())
    return folder


def objects(folder):
    found = [os.path.join(at, name) for at, _, names in os.walk(os.path.join(folder, "build", "out"))
             for name in names if name.endswith((".o", ".a"))]
    return sorted(os.path.relpath(path, folder) for path in found)


def without_debug(folder):
    for name in objects(folder):
        subprocess.run(["strip", "--strip-debug", "--enable-deterministic-archives", os.path.join(folder, name)],
                       check=True)
    return folder


def same_objects(one, other):
    names = objects(one)
    check(names and names == objects(other), f"{one} and {other} hold other objects")
    differ = filecmp.cmpfiles(one, other, names, shallow=False)
    check(differ[0] == names, f"{one} and {other} differ in {differ[1][:5]}")
    return len(names)


def check_folder(options):
    gen = os.path.join(options.bin, "mica-gen")
    definitions = ["defs/llvm/llvm.def", "defs/builtin/builtin.def", "examples/ring/ring.def"]
    written = []
    for name in ("one", "another-folder"):
        folder = checkout(options, name)
        for definition in definitions:
            subprocess.run([gen, "-I", "defs", "--html", "-o", "relative", definition], cwd=folder, check=True)
            subprocess.run([gen, "-I", f"{folder}/defs", "--no-line", "--html", "-o", "absolute",
                            f"{folder}/{definition}"], cwd=folder, check=True)
        written.append(folder)
    count = 0
    for way in ("relative", "absolute"):
        one, other = (os.path.join(folder, way) for folder in written)
        names = sorted(os.listdir(one))
        same = filecmp.cmpfiles(one, other, names, shallow=False)[0]
        check(same == names == sorted(os.listdir(other)), f"{one} and {other} differ")
        count += len(names)
    print(f"folder:   {count} files of mica-gen's are the same in two folders")


def check_ccache(options):
    """The first of the two builds stays: others are compared with it."""
    if not installed("ccache"):
        return
    cache = fresh(os.path.join(options.work, "cache"))
    folders = [checkout(options, name) for name in ("one", "another-folder")]
    for folder in folders:
        run_well("ccache -z", folder, CCACHE_DIR=cache)
        run_well(command("ccache"), folder, CCACHE_DIR=cache, MAKEFLAGS="")
    counts = subprocess.run(["ccache", "--print-stats"], env={**os.environ, "CCACHE_DIR": cache}, check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    counts = {name: int(count) for name, count in (line.split() for line in counts.splitlines())}
    hits = counts["direct_cache_hit"] + counts["preprocessed_cache_hit"]
    check(hits > 0 and counts["cache_miss"] == 0, f"{counts['cache_miss']} of {hits} objects weren't in the cache")
    print(f"ccache:   {hits} of {hits} objects of a second checkout come from the cache, "
          f"{same_objects(*folders)} objects and archives are the same")


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for s in sockets:
        s.bind(("127.0.0.1", 0))
    ports = [s.getsockname()[1] for s in sockets]
    for s in sockets:
        s.close()
    return ports


def start_server(options, port):
    folder = fresh(os.path.join(options.work, f"server-{port}"))
    os.chmod(folder, 0o777)
    return subprocess.Popen(["distccd", "--no-detach", "--daemon", "--listen", "127.0.0.1", "--port", str(port),
                             "--allow", "127.0.0.1", "--jobs", "4", "--enable-tcp-insecure", "--log-file",
                             os.path.join(folder, "log")], env={**os.environ, "TMPDIR": folder}), folder


def check_distcc(options):
    if not (installed("distcc") and installed("distccd") and installed("ccache")):
        return
    folder = checkout(options, "third")
    ports = free_ports(2)
    servers = [start_server(options, port) for port in ports]
    try:
        time.sleep(1)
        run_well(command("distcc"), folder, MAKEFLAGS="", DISTCC_FALLBACK="0",
                 DISTCC_HOSTS=" ".join(f"127.0.0.1:{port}/4" for port in ports))
    finally:
        for server, _ in servers:
            server.terminate()
            server.wait()
    compiled = []
    for _, at in servers:
        with open(os.path.join(at, "log"), encoding="utf-8") as file:
            compiled.append(file.read().count("COMPILE_OK"))
    check(min(compiled) > 0, f"the servers compiled {compiled} files")
    print(f"distcc:   {compiled[0]} and {compiled[1]} files compiled by two servers, "
          f"{same_objects(without_debug(os.path.join(options.work, 'one')), without_debug(folder))} objects and archives are the same")


# ---- What is read --------------------------------------------------------------------------------


def write_pieces(options, folder):
    """Those of the tests of texts, right and wrong ones, as often as it takes."""
    pieces = []
    for at, _, names in sorted(os.walk(os.path.join(ROOT, "tests", "text"))):
        for name in sorted(names):
            if name.endswith(".mlir"):
                with open(os.path.join(at, name), "rb") as file:
                    pieces += re.split(rb"(?m)^// -----.*$", file.read())
    os.makedirs(os.path.join(folder, "pieces"))
    for i in range(options.pieces):
        with open(os.path.join(folder, "pieces", f"{i:05}.mlir"), "wb") as file:
            file.write(pieces[i % len(pieces)])


def outcome(folder):
    """What stands beside the pieces: the texts and the messages."""
    found = {}
    for name in sorted(os.listdir(os.path.join(folder, "pieces"))):
        if not name.endswith((".mlir", ".tmp")):
            with open(os.path.join(folder, "pieces", name), "rb") as file:
                found[name] = file.read()
    return found


def one_by_one(options):
    folder = fresh(os.path.join(options.work, "one-by-one"))
    write_pieces(options, folder)
    for name in sorted(os.listdir(os.path.join(folder, "pieces"))):
        stem = f"pieces/{name[:-5]}"
        with open(os.path.join(folder, f"{stem}.err"), "wb") as messages:
            subprocess.run([*FLAGS, f"{stem}.mlir", "-o", f"{stem}.out"], cwd=folder, stderr=messages, check=False)
    return outcome(folder)


def compare(expected, folder, what):
    found = outcome(folder)
    check(found.keys() == expected.keys(), f"{what}: {len(found)} files in place of {len(expected)}")
    differ = [name for name in expected if found[name] != expected[name]]
    check(not differ, f"{what}: {differ[:5]} differ")


def done_pieces(log):
    if not os.path.exists(log):
        return []
    with open(log, encoding="utf-8") as file:
        return [int(line.split("\t")[0]) for line in file.readlines()[1:]]


def check_parallel(options, expected):
    folder = fresh(os.path.join(options.work, "parallel"))
    write_pieces(options, folder)
    log = os.path.join(folder, "log")
    script = command("parallel")
    killed = subprocess.Popen(["sh", "-ec", script], cwd=folder, start_new_session=True)
    while len(done_pieces(log)) < options.pieces // 3 and killed.poll() is None:
        time.sleep(0.05)
    check(killed.poll() is None, "the run ended before it was killed")
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    before = len(done_pieces(log))
    run_well(script, folder)
    done = done_pieces(log)
    check(sorted(done) == list(range(1, options.pieces + 1)), f"{len(done)} pieces in the log")
    compare(expected, folder, "parallel")
    print(f"parallel: {options.pieces} pieces as one by one; killed after {before}, taken up for {len(done) - before}")


def check_slurm(options, expected):
    folder = fresh(os.path.join(options.work, "slurm"))
    write_pieces(options, folder)
    script = command("slurm many.sh")
    first, last = map(int, re.search(r"#SBATCH --array=(\d+)-(\d+)", script).groups())
    for task in range(first, last + 1):
        run_well(script, folder, SLURM_ARRAY_TASK_ID=str(task))
    done = sum(len(done_pieces(os.path.join(folder, f"log.{task}"))) for task in range(first, last + 1))
    check(done == options.pieces, f"slurm: {done} of {options.pieces} pieces")
    compare(expected, folder, "slurm")
    print(f"slurm:    {last - first + 1} tasks did {done} pieces, each once, as one by one")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--pieces", type=int, default=10000)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.bin, options.work = os.path.abspath(options.bin), os.path.abspath(options.work)
    os.makedirs(options.work, exist_ok=True)
    os.environ["PATH"] = options.bin + os.pathsep + os.environ["PATH"]
    builds = {"folder": check_folder, "ccache": check_ccache, "distcc": check_distcc}
    for name, function in builds.items():
        if options.only in ("", name):
            function(options)
    if options.only in ("", "parallel", "slurm") and installed("parallel"):
        expected = one_by_one(options)
        if options.only != "slurm":
            check_parallel(options, expected)
        if options.only != "parallel":
            check_slurm(options, expected)


main()
