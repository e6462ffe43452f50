"""A program that a checker of types takes without a complaint (tests/python.py asks mypy --strict)."""

import mica
from mica.dialects import arith, func


def double(op: arith.AddIOp, ip: mica.InsertionPoint) -> mica.OpResult:
    lhs: mica.Value = op.lhs
    flags: arith.IntegerOverflowFlags = op.overflowFlags
    return arith.muli(lhs, op.rhs, overflowFlags=flags | arith.IntegerOverflowFlags.nsw, at=ip)


def names(module: mica.Operation) -> "list[str]":
    return [op.sym_name for op in module.walk() if isinstance(op, func.FuncOp)]


def signature(f: func.FuncOp, context: mica.Context) -> mica.FunctionType:
    f.sym_name = "other"
    return mica.FunctionType.get([a.type for a in f.body.arguments], [mica.IntegerType.get(32, context)], context)


def read(path: str) -> mica.Operation:
    context = mica.Context()
    try:
        return context.parse_file(path)
    except mica.ParseError as error:
        print(error.file, error.line, error.column, error.message)
        raise
