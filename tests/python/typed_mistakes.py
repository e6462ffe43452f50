"""Mistakes that a checker of types finds (tests/python.py asks mypy): one in each marked line, and none elsewhere."""

import mica
from mica.dialects import arith, func


def use(op: arith.AddIOp, f: func.FuncOp, ip: mica.InsertionPoint) -> None:
    name: int = f.sym_name  # wrong
    op.lhs = "x"  # wrong
    op.result = op.lhs  # wrong
    arith.addi(op.lhs, at=ip)  # wrong
    arith.addi(op.lhs, op.rhs, overflowFlags="nsw", at=ip)  # wrong
    arith.addi(op.lhs, op.rhs, flags=1)  # wrong
    arith.cmpi(arith.CmpIPredicate.nothing, op.lhs, op.rhs)  # wrong
    op.left  # wrong
    mica.IntegerType.get("32", ip.block.context)  # wrong
