#!/usr/bin/env python3
"""Doors between rooms open downwards only.

A part (gen, runtime, parser) is a list of rooms, lowest first; a room is a folder. Read from the object
files by nm: no object uses a global of a room that stands above its own. Read from the sources: no file
includes a header from above, and a header from another room is included as "room/file.h". Parts know
each other by the list that stands in ALLOWED alone; a room in SEES is kept from more than what
stands above it.

Inside of a room files should stand one above the other, too. For each of the rooms in COUNTED it prints how many
arrows run back up: a file is a stem (x.c, x.h); an arrow runs from one to another of the room that it includes or
whose global it uses, once for each pair. The files are put in an order with few arrows upwards: first, again and
again, the file that uses no other that is left goes below, the one that no other uses above, and where there is
neither the one with the most users over what it uses goes below; then each file is moved to where it has the fewest,
until none gains. Names decide between equals, so that the number hangs on the sources alone. --arrows names them.

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
SEES = {"gen/emit": ("gen/base", "gen/c", "gen/model", "gen/format", "gen/emit")}
COUNTED = ("gen/model", "gen/make", "gen/emit", "parser")  # and the rooms below parser/
MOST_UP = 20  # in each of them, fewer arrows run back up
PRIVATE = "build.h"  # what the files of one room share while they make something
DEFINED = set("TDBRVWCuGS")

Room = collections.namedtuple("Room", "part rank name")


def read_symbols(nm, paths):
    """The globals that each object file defines, and those that it uses."""
    out = subprocess.run([nm, "-g", "-A", *paths], check=True, capture_output=True, text=True).stdout
    symbols = {path: (set(), set()) for path in paths}
    for line in out.splitlines():
        path, words = line[:line.index(".o:") + 2], line.split()
        defined, used = symbols[path]
        if words[-2] in DEFINED:
            defined.add(words[-1])
        elif words[-2] in "Uwv":
            used.add(words[-1])
    return symbols


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
    paths = {room: sorted(glob.glob(os.path.join(objects, room.name, "*.o"))) for room in rooms}
    if not any(paths.values()):
        yield f"no object files below {objects}"
        return
    symbols = read_symbols(nm, sum(paths.values(), []))
    for room in rooms:
        for path in paths[room]:
            source = source_of(objects, path)
            if source is None:
                continue
            defined, used = symbols[path]
            home.update((symbol, (room, source)) for symbol in defined)
            uses.append((room, source, used))
    for room, source, used in uses:
        for symbol in sorted(used & home.keys()):
            why = climbs(room, home[symbol][0])
            if why:
                yield f"{source} uses {symbol} of {home[symbol][1]}, which {why}"


def sources(folder):
    return sorted(p for e in ("c", "h", "re", "y") for p in glob.glob(f"{folder}/*.{e}"))


def check_includes(rooms):
    by_folder = {room.name: room for room in rooms}
    for room in rooms:
        for path in sources(room.name):
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


def file_uses(nm, objects, room):
    """By stem: the stems of the room that a file uses."""
    stems = sorted({os.path.splitext(os.path.basename(p))[0] for p in sources(room)})
    home, used = {}, {}
    paths = {os.path.join(objects, room, stem + ".o"): stem for stem in stems}
    for path, symbols in read_symbols(nm, [p for p in paths if os.path.exists(p)]).items():
        used[paths[path]] = symbols[1]
        home.update((symbol, paths[path]) for symbol in symbols[0])
    uses = {stem: {home[s] for s in used.get(stem, ()) if s in home} for stem in stems}
    for path in sources(room):
        for line in open(path, encoding="utf-8"):
            found = re.match(r'\s*#\s*include "([^"]+)"', line)
            if found and os.path.dirname(found[1]) in ("", room, os.path.basename(room)):
                uses[os.path.splitext(os.path.basename(path))[0]].add(os.path.splitext(os.path.basename(found[1]))[0])
    return {stem: (of & uses.keys()) - {stem} for stem, of in uses.items()}


def first_order(uses):
    """Lowest first: what uses nothing that is left, and what nothing that is left uses, from both ends."""
    left, low, high = set(uses), [], []
    users = {stem: {u for u in uses if stem in uses[u]} for stem in uses}
    while left:
        names = sorted(left)
        below = next((n for n in names if not uses[n] & left), None)
        above = next((n for n in names if not users[n] & left), None) if below is None else None
        if below is None and above is None:
            below = max(names, key=lambda n: len(users[n] & left) - len(uses[n] & left))
        (low if above is None else high).append(below if above is None else above)
        left.remove(below if above is None else above)
    return low + high[::-1]


def moved(order, uses, stem):
    """The order with one file where the fewest of its arrows run up; the same, if it gains nothing."""
    rest = [n for n in order if n != stem]
    costs = [sum(n in uses[stem] for n in rest)]
    for n in rest:
        costs.append(costs[-1] + (stem in uses[n]) - (n in uses[stem]))
    best = costs.index(min(costs))
    return order if costs[best] == costs[order.index(stem)] else rest[:best] + [stem] + rest[best:]


def arrows_up(uses):
    """The pairs (file, file above it that it uses)."""
    order, before = first_order(uses), None
    while order != before:
        before = order
        for stem in sorted(uses):
            order = moved(order, uses, stem)
    rank = {stem: i for i, stem in enumerate(order)}
    return [(a, b) for a in order for b in sorted(uses[a]) if rank[b] > rank[a]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nm", default="nm")
    parser.add_argument("--objects", required=True)
    parser.add_argument("--arrows", action="store_true", help="name the arrows that run back up inside of rooms")
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
    for name in (r.name for r in rooms if r.name.startswith(COUNTED)):
        uses = file_uses(options.nm, options.objects, name)
        up = arrows_up(uses)
        print(f"rooms: {name}: {len(uses)} files, {sum(map(len, uses.values()))} arrows, {len(up)} run back up")
        if len(up) >= MOST_UP:
            wrong.append(name)
            print(f"rooms: {name}: less than {MOST_UP} may run back up", file=sys.stderr)
        for arrow in up if options.arrows else ():
            print(f"rooms:   {arrow[0]} -> {arrow[1]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
