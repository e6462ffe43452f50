// Parameters of the class std::optional.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Optional_Parameters_Dialect : Dialect {
  let name = "optional_parameters";
  let cppNamespace = "::optional_parameters";
  let useDefaultTypePrinterParser = 1;
}
def MaybeIntTy : TypeDef<Optional_Parameters_Dialect, "MaybeInt"> {
  let mnemonic = "maybe_int";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$value);
  let assemblyFormat = "`<` (`at` $value^)? `>`";
}
