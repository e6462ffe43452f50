// Types that a C++ expression makes for a list of values.
include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "ranged_types";
  let cppNamespace = "::ranged_types";
}
def RangeOp : Op<D, "range", [RangedTypesMatchWith<"all of one type", "a", "b",
    "::llvm::SmallVector<::mlir::Type>($b.size(), $_self)">]> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
}
