#!/usr/bin/env python3
"""Doors between rooms open downwards only.

A part (gen, runtime, parser) is a list of rooms, lowest first; a room is a folder. Read from the object
files by nm: no object uses a global of a room that stands above its own. Read from the sources: no file
includes a header from above, and a header from another room is included as "room/file.h". Parts know
each other by the list that stands in ALLOWED alone; a room in SEES is kept from more than what
stands above it.

  rooms.py --nm nm --objects build/out/obj gen=gen/base:gen/syntax:... runtime=... parser=parser
"""
import argparse
import collections
import glob
import os
import re
import subprocess
import sys

# Which parts a part may use, besides itself.
ALLOWED = {"gen": (), "runtime": (), "parser": ("runtime",)}
# Rooms that don't see all that stands below them: an emitter sees the model, no records and no text.
SEES = {"gen/emit": ("gen/base", "gen/model", "gen/format", "gen/emit")}
PRIVATE = "build.h"  # what the files of one room share while they make something
DEFINED = set("TDBRVWCuGS")

Room = collections.namedtuple("Room", "part rank name")


def read_symbols(nm, path):
    """The globals that an object file defines, and those that it uses."""
    out = subprocess.run([nm, "-g", path], check=True, capture_output=True, text=True).stdout
    defined, used = set(), set()
    for line in out.splitlines():
        words = line.split()
        if len(words) < 2:
            continue
        if words[-2] in DEFINED:
            defined.add(words[-1])
        elif words[-2] in "Uwv":
            used.add(words[-1])
    return defined, used


def source_of(objects, path):
    """The source of an object file; None: it is left over from a source that is gone."""
    stem = os.path.splitext(os.path.relpath(path, objects))[0]
    return next((stem + e for e in (".c", ".re", ".y") if os.path.exists(stem + e)), None)


def climbs(user, owner):
    """What is wrong with `user` using `owner`, or None."""
    if user.part == owner.part:
        if owner.rank > user.rank:
            return "stands above it"
        return None if owner.name in SEES.get(user.name, (owner.name,)) else "it must not see"
    return None if owner.part in ALLOWED[user.part] else "is no part that it knows"


def check_symbols(nm, objects, rooms):
    home, uses = {}, []
    for room in rooms:
        for path in sorted(glob.glob(os.path.join(objects, room.name, "*.o"))):
            source = source_of(objects, path)
            if source is None:
                continue
            defined, used = read_symbols(nm, path)
            home.update((symbol, (room, source)) for symbol in defined)
            uses.append((room, source, used))
    for room, source, used in uses:
        for symbol in sorted(used & home.keys()):
            why = climbs(room, home[symbol][0])
            if why:
                yield f"{source} uses {symbol} of {home[symbol][1]}, which {why}"
    if not home:
        yield f"no object files below {objects}"


def check_includes(rooms):
    by_folder = {room.name: room for room in rooms}
    for room in rooms:
        for path in sorted(p for e in ("c", "h", "re", "y") for p in glob.glob(f"{room.name}/*.{e}")):
            for number, line in enumerate(open(path, encoding="utf-8"), 1):
                found = re.match(r'\s*#\s*include "([^"]+)"', line)
                if not found or found[1].startswith("mica/"):
                    continue
                folder = os.path.dirname(found[1])
                owner = by_folder.get(f"{room.part}/{folder}" if folder else room.part) or by_folder.get(folder)
                if owner is None:
                    yield f"{path}:{number}: \"{found[1]}\" is in no room"
                elif os.path.basename(found[1]) == PRIVATE and owner != room:
                    yield f"{path}:{number}: \"{found[1]}\" is private to {owner.name}"
                elif climbs(room, owner):
                    yield f"{path}:{number}: \"{found[1]}\" {climbs(room, owner)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--objects", required=True)
    parser.add_argument("parts", nargs="+", metavar="PART=ROOM:ROOM...")
    options = parser.parse_args()
    rooms = []
    for part in options.parts:
        name, _, folders = part.partition("=")
        rooms += [Room(name, rank, folder) for rank, folder in enumerate(folders.split(":"))]
    wrong = list(check_symbols(options.nm, options.objects, rooms)) + list(check_includes(rooms))
    for line in wrong:
        print(f"rooms: {line}", file=sys.stderr)
    print(f"rooms: {len(rooms)} rooms, {len(wrong)} doors that climb")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
