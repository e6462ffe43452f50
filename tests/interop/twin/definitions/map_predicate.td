// A predicate over the results of an affine map.
include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "map_predicate";
  let cppNamespace = "::map_predicate";
}
def OneResultMap : Attr<And<[CPred<"::llvm::isa<::mlir::AffineMapAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::AffineMapAttr>($_self).getValue().getNumResults() == 1">]>, "a map with one result"> {
  let storageType = "::mlir::AffineMapAttr";
  let returnType = "::mlir::AffineMap";
}
def AskOp : Op<D, "ask"> {
  let arguments = (ins OneResultMap:$value);
  let assemblyFormat = "$value attr-dict";
}
