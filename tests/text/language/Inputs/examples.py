"""Runs the examples of a page: every ```tablegen block is given to mica-gen and must print what the block
after it says, the definitions (```text) or the errors and notes among the messages (```error)."""
import os
import re
import subprocess
import sys
import tempfile

BLOCK = re.compile(r"```tablegen\n(.*?)```\n```(text|error)\n(.*?)```", re.S)


def run(source, folder):
    with open(os.path.join(folder, "example.td"), "w", encoding="utf-8") as file:
        file.write(source)
    done = subprocess.run(["mica-gen", "--print-records", "example.td"], cwd=folder, text=True,
                          capture_output=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


def definitions(output):
    """The definitions that an example names; helpers that expressions made are left out."""
    text = output.split("------------- Defs -----------------\n", 1)[-1]
    return re.findall(r"^def .*?^}\n", text, re.S | re.M)


def check(source, kind, expected, folder):
    code, output, errors = run(source, folder)
    if kind == "error":
        messages = [line for line in errors.splitlines()
                    if re.search(r"(^|: )(error|note|help): ", line)]
        return code == 1 and messages == expected.splitlines(), errors
    wanted = re.findall(r"^def .*?^}\n", expected, re.S | re.M)
    names = {text.split()[1] for text in wanted}
    got = [text for text in definitions(output) if text.split()[1] in names]
    return code == 0 and bool(wanted) and got == wanted, output + errors


def unused_operators(page):
    """The operators in the page's tables that no example uses, and how many there are."""
    in_tables = set(re.findall(r"![a-z]+", "".join(re.findall(r"^\|[^|]*\|", page, re.M))))
    in_examples = set(re.findall(r"![a-z]+", "".join(source for source, _, _ in BLOCK.findall(page))))
    return len(in_tables), sorted(in_tables - in_examples)


def main():
    with open(sys.argv[1], encoding="utf-8") as page:
        text = page.read()
    examples = BLOCK.findall(text)
    operators, unused = unused_operators(text)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for source, kind, expected in examples:
            ok, got = check(source, kind, expected, folder)
            if not ok:
                failed += 1
                print(f"--- example\n{source}--- expected\n{expected}--- got\n{got}")
    print(f"{len(examples)} examples, {failed} failed")
    print(f"{operators} operators, without an example: {' '.join(unused) or 'none'}")
    return 1 if failed or unused or not examples else 0


if __name__ == "__main__":
    sys.exit(main())
