# Holds tests/seeds.tsv and the tests together: each row that the head counts is there, each test that a row names
# exists and names the row, each id in a test is a row that names the test, and no more rows lack a test than the head
# says. Columns: id, kind (test, missing, legacy), the files of the tests, what is stated, a remark.
import argparse
import os
import re
import sys

ID = re.compile(r"\bF\d{3}-\d{3}\b")


def read_text(path):
    with open(path, encoding="utf-8", errors="replace") as f:
        return f.read()


def read_table(path):
    """The counts of the head ({"F001": 160}, missing), and the rows, each a list of five."""
    counts, missing, rows = {}, 0, []
    for line in read_text(path).splitlines():
        words = line.split()
        if words[:2] == ["#", "rows"]:
            counts[words[2]] = int(words[3])
        elif words[:2] == ["#", "missing"]:
            missing = int(words[2])
        elif ID.match(line):
            rows.append((line.split("\t") + [""] * 5)[:5])
    return counts, missing, rows


def check_ids(counts, rows):
    ids = [row[0] for row in rows]
    wanted = [f"{seed}-{n:03}" for seed, count in counts.items() for n in range(1, count + 1)]
    yield from (f"{i}: no row" for i in wanted if i not in ids)
    yield from (f"{i}: a row that the head doesn't count" for i in ids if i not in wanted)
    yield from (f"{i}: two rows" for i in sorted(set(ids)) if ids.count(i) > 1)


def check_row(root, row):
    name, kind, files, statement, remark = row
    if kind not in ("test", "missing", "legacy"):
        yield f"{name}: kind '{kind}' is none of test, missing, legacy"
    if not statement:
        yield f"{name}: nothing is stated"
    if kind != "test":
        if files != "-" or not remark:
            yield f"{name}: {kind}, so it has '-' for a test and a remark that tells why"
        return
    for path in files.split():
        if not os.path.isfile(os.path.join(root, path)):
            yield f"{name}: no test {path}"
        elif name not in ID.findall(read_text(os.path.join(root, path))):
            yield f"{name}: {path} doesn't name it"


def check_mentions(root, rows):
    """Each id that stands in a test is one that a row has for this test."""
    tests = {row[0]: row[2].split() for row in rows}
    for folder in ("tests/text", "tests/unit"):
        for place, _, names in os.walk(os.path.join(root, folder)):
            for name in names:
                path = os.path.relpath(os.path.join(place, name), root)
                for i in sorted(set(ID.findall(read_text(os.path.join(root, path))))):
                    if path not in tests.get(i, []):
                        yield f"{path} names {i}, whose row doesn't name this test"


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--root", default=".")
    o = options.parse_args()
    counts, allowed, rows = read_table(os.path.join(o.root, "tests", "seeds.tsv"))
    errors = list(check_ids(counts, rows))
    for row in rows:
        errors += check_row(o.root, row)
    errors += check_mentions(o.root, rows)
    missing = sum(row[1] == "missing" for row in rows)
    if missing > allowed:
        errors.append(f"{missing} rows are missing, {allowed} in the head")
    for error in errors:
        print(f"tests/seeds.tsv: {error}")
    tested = sum(row[1] == "test" for row in rows)
    print(f"seeds: {tested} of {len(rows)} statements tested, {missing} missing, {len(rows) - tested - missing} legacy")
    return int(bool(errors))


sys.exit(main())
