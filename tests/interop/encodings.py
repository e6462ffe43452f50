#!/usr/bin/env python3
"""The encodings of Mica's dialects are those of MLIR's: the same codes, with the same members in the bytes, under conditions
where there are several. And the builtin dialect's table in the runtime follows the definition.

    encodings.py --gen build/out/bin/mica-gen
"""
import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PEER = "/usr/lib/llvm-22/include"
DIALECTS = {"LLVM": ("llvm/llvm_bytecode.def", "mlir/Dialect/LLVMIR/LLVMDialectBytecode.td"),
            "Quant": ("quant/quant_bytecode.def", "mlir/Dialect/Quant/IR/QuantDialectBytecode.td"),
            "Builtin": ("builtin/builtin_bytecode.def", "mlir/IR/BuiltinDialectBytecode.td")}
TABLE = "runtime/bytecode/builtin.c"
# What a function reads, in C++ and in C.
READ = {"readVarInt": "varint", "readSignedVarInt": "signed_varint", "readBool": "bool", "readString": "string",
        "readBlob": "blob", "readAttribute": "attr", "readType": "type", "readOptionalAttribute": "optional_attr",
        "readOptionalInt": "optional_varint", "readDoubleAPFloat": "double", "readAPIntWithKnownWidth": "KnownWidthAPInt",
        "readAPFloatWithKnownSemantics": "KnownSemanticsAPFloat", "readResourceHandle": "ResourceHandle",
        "readFileLineColRangeLocs": "FileLineColRangeLocs", "readPotentiallySplatString": "PotentiallySplatString"}


def records_of(command, path, folders):
    command = [command, "--dump-json", *(f"-I{folder}" for folder in folders), path]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def kind_of(records, name):
    """What of a member stands in the bytes; None: nothing."""
    record = records[name]
    classes = record["!superclasses"]
    if "Array" in classes:
        return f"{kind_of(records, record['elemT']['def'])}s"
    for known in ("KnownWidthAPInt", "KnownSemanticsAPFloat", "ResourceHandle"):
        if known in classes:
            return known
    if "LocalVar" in classes:
        return None
    members = record.get("members")
    if "CompositeBytecode" in classes and members is not None:
        return "(" + " ".join(kind_of(records, item[0]["def"]) for item in members["args"]) + ")"
    found = re.search(r"mica_bytecode_read_(\w+)\(", record["cParser"])
    if found:
        return found.group(1)
    found = re.search(r"(read\w+)(?:<([^>]*)>)?\(", record["cParser"])
    if not found:
        return name
    if found.group(1) == "readOptionalArrayRef":
        return "optional_varints" if found.group(2) == "uint64_t" else "optional_attrs"
    return READ.get(found.group(1), found.group(1))


def encoding_of(records, name):
    """Its name, its members in the bytes, and whether it applies to some alone."""
    record = records[name]
    if name == "ReservedOrDead":
        return name, [], False
    members = [(label, kind_of(records, item["def"])) for item, label in record["members"]["args"]]
    return name, [(label, kind) for label, kind in members if kind is not None], bool(record["printerPredicate"])


def lists_of(records, dialect):
    lists = {}
    for kind in ("DialectAttributes", "DialectTypes"):
        for name in records["!instanceof"][kind]:
            if records[name]["dialect"] == dialect:
                lists[kind] = [item["def"] for item in records[name]["elems"]]
    return lists


def difference(ours, theirs):
    """What differs; a member with `_` in front is called as each side likes, and more may have conditions."""
    if ours[0] != theirs[0]:
        return f"is {ours[0]}, MLIR's {theirs[0]}"
    if [kind for _, kind in ours[1]] != [kind for _, kind in theirs[1]]:
        return f"{ours[0]} has {ours[1]}, MLIR's {theirs[1]}"
    for (our_name, _), (their_name, _) in zip(ours[1], theirs[1]):
        if our_name != their_name and "_" not in (our_name[0], their_name[0]):
            return f"{ours[0]}: '{our_name}' is MLIR's '{their_name}'"
    return f"{ours[0]} applies to all" if theirs[2] and not ours[2] else None


def compare(dialect, own, peer):
    own_lists, peer_lists = lists_of(own, dialect), lists_of(peer, dialect)
    count = 0
    for kind in ("DialectAttributes", "DialectTypes"):
        ours = [encoding_of(own, name) for name in own_lists.get(kind, [])]
        theirs = [encoding_of(peer, name) for name in peer_lists.get(kind, [])]
        if len(ours) != len(theirs):
            yield f"{dialect}: {len(ours)} codes in {kind}, {len(theirs)} in MLIR's"
        for code, (one, other) in enumerate(zip(ours, theirs)):
            found = difference(one, other)
            if found:
                yield f"{dialect}: code {code} of {kind} {found}"
        count += len(ours)
    if count == 0:
        yield f"{dialect}: no encodings"
    print(f"encodings: {dialect}: {count} codes")


def check_table(own):
    """The rows of the runtime's table, in order, and the questions of those that apply to some alone."""
    text = open(os.path.join(ROOT, TABLE), encoding="utf-8").read()
    for kind, macro in (("DialectAttributes", "ATTR"), ("DialectTypes", "TYPE")):
        rows = re.findall(rf"^    {macro}\((\w+), (\w+), (\w+)\)", text, re.M)
        names = lists_of(own, "Builtin")[kind]
        if [row[2] for row in rows] != [own[name]["cRow"] for name in names]:
            yield f"{TABLE}: the rows of {macro} aren't those of the definition"
        for row, name in zip(rows, names):
            said = own[name]["printerPredicate"].split("(")[0]
            if said and said != row[1]:
                yield f"{TABLE}: {row[2]} applies by {row[1]}, in the definition by {said}"


def check_as_it_stands(gen, work):
    """Upstream's own file of LLVM's encodings, under Mica's definitions: each line of its C++ has C."""
    command = [gen, "-I", os.path.join(ROOT, "defs"), "-I", PEER, "-o", work, "--dialect", "llvm", "--strict", "--encodings",
               DIALECTS["LLVM"][1], os.path.join(ROOT, "defs/llvm/llvm.def")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        yield f"{DIALECTS['LLVM'][1]} isn't read as it stands:\n{done.stderr}"
        return
    text = open(os.path.join(work, "llvm.c"), encoding="utf-8").read()
    if text.count(".read = llvm_") != 19:
        yield f"{DIALECTS['LLVM'][1]}: {text.count('.read = llvm_')} readers"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--gen", required=True)
    options = parser.parse_args()
    problems = []
    for dialect, (own_path, peer_path) in DIALECTS.items():
        defs = os.path.join(ROOT, "defs")
        own = records_of(options.gen, os.path.join(defs, own_path), [defs])
        peer = records_of("/usr/lib/llvm-22/bin/llvm-tblgen", os.path.join(PEER, peer_path), [PEER])
        problems += compare(dialect, own, peer)
        if dialect == "Builtin":
            problems += check_table(own)
    with tempfile.TemporaryDirectory() as work:
        problems += check_as_it_stands(options.gen, work)
    for problem in problems:
        print(f"encodings: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
