// Parameters of the class std::optional.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Optional_Parameters_Dialect : Dialect {
  let name = "optional_parameters";
  let cppNamespace = "::optional_parameters";
  let useDefaultTypePrinterParser = 1;
}
class Maybe<string name, string typeMnemonic, dag ins, string format>
    : TypeDef<Optional_Parameters_Dialect, name> {
  let mnemonic = typeMnemonic;
  let parameters = ins;
  let assemblyFormat = format;
}
def MaybeBoolTy : Maybe<"MaybeBool", "maybe_bool", (ins OptionalParameter<"std::optional<bool>">:$value),
                        "`<` ($value^)? `>`">;
def MaybeSmallTy
    : Maybe<"MaybeSmall", "maybe_small", (ins OptionalParameter<"std::optional<int16_t>">:$a,
                                              OptionalParameter<"std::optional<uint32_t>">:$b),
            "`<` params `>`">;
def MaybeAttributeTy
    : Maybe<"MaybeAttribute", "maybe_attribute",
            (ins OptionalParameter<"std::optional<::mlir::StringAttr>">:$a), "`<` (`x` $a^)? `>`">;
def MaybeStructTy
    : Maybe<"MaybeStruct", "maybe_struct", (ins OptionalParameter<"std::optional<int>">:$a,
                                                DefaultValuedParameter<"std::optional<unsigned>", "5">:$b),
            "`<` struct(params) `>`">;
def MaybeIntTy : TypeDef<Optional_Parameters_Dialect, "MaybeInt"> {
  let mnemonic = "maybe_int";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$value);
  let assemblyFormat = "`<` (`at` $value^)? `>`";
}
