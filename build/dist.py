#!/usr/bin/env python3
"""Packs the sources with what re2c, Lemon, awk and mica-gen make of them, in generated/: the same bytes for the same sources.

  dist.py -o build/out/mica-0.9.0.tar.gz --name mica-0.9.0 --out build/out GENERATED...
"""
import argparse
import gzip
import io
import os
import re
import subprocess
import tarfile


def sources():
    """What git knows; where there is no git, what was packed."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True)
    if listed.returncode == 0:
        return [name for name in listed.stdout.decode().split("\0") if name and os.path.isfile(name)]
    names = (os.path.join(at, name)[2:] for at, _, files in os.walk(".") for name in files)
    made = re.compile(r"build/[^/]+/|generated/")
    return [name for name in names if not made.match(name)]


def add(tar, name, path):
    info = tarfile.TarInfo(name)
    with open(path, "rb") as file:
        data = file.read()
    info.size, info.mode, info.mtime = len(data), 0o755 if os.access(path, os.X_OK) else 0o644, 0
    tar.addfile(info, io.BytesIO(data))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", dest="output", required=True)
    parser.add_argument("--name", required=True)
    parser.add_argument("--out", required=True, help="below which what is generated stands, scanners and parsers in obj/")
    parser.add_argument("generated", nargs="+")
    options = parser.parse_args()
    files = {name: name for name in sources()}
    generated = {os.path.relpath(path, options.out).removeprefix("obj/"): path for path in options.generated}
    files.update({os.path.join("generated", name): path for name, path in generated.items()})
    with open(options.output, "wb") as out, gzip.GzipFile("", "wb", 9, out, 0) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for name in sorted(files):
                add(tar, f"{options.name}/{name}", files[name])
    print(f"{options.output}: {len(files)} files, {os.path.getsize(options.output) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
