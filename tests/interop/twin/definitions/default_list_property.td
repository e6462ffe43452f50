// A list property with an empty default, as MLIR's documentation writes it.
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Default_List_Property_Dialect : Dialect {
  let name = "default_list_property";
  let cppNamespace = "::default_list_property";
}
def ListOp : Op<Default_List_Property_Dialect, "list"> {
  let arguments = (ins DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$value);
  let assemblyFormat = "($value^)? attr-dict";
}
