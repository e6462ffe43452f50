// Parts written by hand, in hooks.cpp for MLIR and in hooks.c for Mica.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Hooks_Dialect : Dialect {
  let name = "hooks";
  let cppNamespace = "::hooks";
  let useDefaultTypePrinterParser = 1;
}
class Hooks_Op<string mnemonic, list<Trait> traits = []> : Op<Hooks_Dialect, mnemonic, traits>;

def VerifiedOp : Hooks_Op<"verified"> {
  let arguments = (ins I32Attr:$a, I32Attr:$b);
  let assemblyFormat = "$a `,` $b attr-dict";
  let hasVerifier = 1;
}
def RegionVerifiedOp : Hooks_Op<"region_verified", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
  let hasRegionVerifier = 1;
}
def BothVerifiedOp : Hooks_Op<"both_verified", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def CustomOp : Hooks_Op<"custom"> {
  let arguments = (ins I32Attr:$a);
  let assemblyFormat = "`{` custom<Number>($a) `}` attr-dict";
}
def CustomTypeOp : Hooks_Op<"custom_type"> {
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value `:` custom<Bracketed>(type($value)) attr-dict";
}
def CustomOptionalOp : Hooks_Op<"custom_optional"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a);
  let assemblyFormat = "(`at` custom<Number>($a)^)? attr-dict";
}
def InferredOp : Hooks_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def CheckedTy : TypeDef<Hooks_Dialect, "Checked"> {
  let mnemonic = "checked";
  let parameters = (ins "int":$width, "::mlir::Type":$element);
  let assemblyFormat = "`<` $width `x` $element `>`";
  let genVerifyDecl = 1;
}
def HoldOp : Hooks_Op<"hold"> {
  let arguments = (ins CheckedTy:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
