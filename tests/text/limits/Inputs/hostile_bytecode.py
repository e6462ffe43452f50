# Writes hostile bytecode to stdout: hostile_bytecode.py KIND COUNT. Each kind asks with few bytes for much memory.
import sys

VERSION, PRODUCER = 6, b"hostile"
STRING, DIALECT, ENTRIES, OFFSETS, IR, PROPERTIES = 0, 1, 2, 3, 4, 8
RESULTS, OPERANDS, REGIONS = 2, 4, 16  # of an operation's mask
UNKNOWN_LOC, UNIT, INTEGER = 15, 7, 8  # codes of attributes


def number(value):
    size = next((n for n in range(1, 9) if value >> 7 * n == 0), 9)
    if size == 9:
        return b"\0" + value.to_bytes(8, "little")
    return ((value << 1 | 1) << (size - 1)).to_bytes(size, "little")


def section(kind, content):
    return bytes([kind]) + number(len(content)) + content


def strings(texts):
    sizes = [number(len(text) + 1) for text in reversed(texts)]
    return number(len(texts)) + b"".join(sizes) + b"".join(text + b"\0" for text in texts)


def file(body, attrs=(), types=(), names=1, dialects=1, texts=()):
    """`attrs` follow the unknown location, which is number 0. Operations are `a.a`."""
    attrs = [number(UNKNOWN_LOC), *attrs]
    offsets = number(len(attrs)) + number(len(types))
    for group in (attrs, types):
        if group:
            offsets += number(0) + number(len(group)) + b"".join(number(len(entry) << 1 | 1) for entry in group)
    dialect_table = number(dialects + 1) + number(0) + number(2) * dialects
    name_table = number(names) + number(1) + number(names) + number(2) * names
    return (b"ML\xefR" + number(VERSION) + PRODUCER + b"\0" + section(DIALECT, dialect_table + name_table) +
            section(OFFSETS, offsets) + section(ENTRIES, b"".join([*attrs, *types])) + section(IR, body) +
            section(STRING, strings([b"builtin", b"a", *texts])) + section(PROPERTIES, b""))


def op(mask=0, rest=b""):
    return number(0) + bytes([mask]) + number(0) + rest


def block(ops):
    return number(len(ops) << 1) + b"".join(ops)


def nested_regions(n, head):
    """Each region of the n that are nested begins with what `head` says, which counts the bytes behind it."""
    body = op()
    for _ in range(n):
        body = op(REGIONS, number(1 << 1) + head(len(body)) + number(1 << 1) + body)
    return number(1 << 1) + body


def operations(n, mask=0, rest=b""):
    return block([op(mask, rest)] * n)


KINDS = {
    "operations": lambda n: file(operations(n)),
    "results": lambda n: file(op_with_results(n), types=[number(0) + number(32 << 2)]),
    "regions": lambda n: file(operations(n, REGIONS, number(60000 << 1) + number(0) * 60000)),
    "blocks": lambda n: file(nested_regions(n, lambda size: number(size) + number(0))),
    "values": lambda n: file(nested_regions(n, lambda size: number(1) + number(size))),
    "names": lambda n: file(operations(0), names=n),
    "dialects": lambda n: file(operations(0), dialects=n),
    "strings": lambda n: file(operations(0), texts=[b""] * n),
    "attributes": lambda n: file(operations(0), attrs=[b""] * n),
    "wide-integers": lambda n: file(
        block([number(0) + bytes([1]) + number(0) + number(n + 1)]),
        attrs=[number(INTEGER) + number(0) + number(1) + number(2 * i) for i in range(n)] +
        [number(0) + number(n) + b"".join(number(i + 1) for i in range(n))],
        types=[number(0) + number(0xFFFFFF << 2)]),
}


def op_with_results(n):
    """One operation with n results, and a second one that reads each of them."""
    made = op(RESULTS, number(n) + number(0) * n)
    used = op(OPERANDS, number(n) + b"".join(number(i) for i in range(n)))
    inner = number(1) + number(n) + block([made, used])
    return number(1 << 1) + op(REGIONS, number(1 << 1) + inner)


sys.stdout.buffer.write(KINDS[sys.argv[1]](int(sys.argv[2])))
