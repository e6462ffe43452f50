"""Mica for Python: a compiler IR that is MLIR's.

    context = mica.Context()
    module = context.parse("func.func @f() { return }")
    module.verify()
    print(module)

Modules of dialects are in `mica.dialects`: `from mica.dialects import arith, func`.
"""

from mica._base import lib as _lib, ffi as _ffi
from mica.attributes import *
from mica.context import Context
from mica.errors import *
from mica.ir import Block, BlockArgument, InsertionPoint, Operation, OpResult, Region, Use, Value
from mica.location import Location
from mica.rewriting import Pattern, pattern, rewrite, run
from mica.types import *

__all__ = [
    "AffineMapAttr",
    "ArrayAttr",
    "Attribute",
    "Block",
    "BlockArgument",
    "BoolAttr",
    "ComplexType",
    "Context",
    "DenseArrayAttr",
    "DenseElementsAttr",
    "DenseStringsAttr",
    "Diagnostic",
    "DictAttr",
    "DYNAMIC",
    "ErasedError",
    "FloatAttr",
    "FloatType",
    "FunctionType",
    "IndexType",
    "InsertionPoint",
    "IntegerAttr",
    "IntegerSetAttr",
    "IntegerType",
    "Location",
    "LocationAttr",
    "MemRefType",
    "MicaError",
    "MicaWarning",
    "NoneType",
    "OpaqueAttr",
    "OpaqueType",
    "Operation",
    "OpResult",
    "ParseError",
    "PassError",
    "Pattern",
    "pattern",
    "RankedTensorType",
    "Region",
    "rewrite",
    "run",
    "Severity",
    "ShapedType",
    "StringAttr",
    "SymbolRefAttr",
    "to_attribute",
    "TupleType",
    "Type",
    "TypeAttr",
    "UnitAttr",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Use",
    "Value",
    "VectorType",
    "VerifyError",
]
__version__: str = str(_ffi.string(_lib.native_version()), "utf-8")
