// The files that define the builtin dialect may be included.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/BuiltinAttributes.td"

def Builtin_Includes_Dialect : Dialect {
  let name = "builtin_includes";
  let cppNamespace = "::builtin_includes";
}
def TakesOp : Op<Builtin_Includes_Dialect, "takes"> {
  let arguments = (ins Builtin_RankedTensor:$value, Builtin_StringAttr:$name);
  let assemblyFormat = "$value $name attr-dict `:` type($value)";
}
