// Attribute definitions: parameters of every class, formats, with a type of their own, and operations that hold them.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Attrdefs_Dialect : Dialect {
  let name = "attrdefs";
  let cppNamespace = "::attrdefs";
  let useDefaultAttributePrinterParser = 1;
}
class Attrdefs_Attr<string name, string mnemonicName, list<Trait> traits = []> : AttrDef<Attrdefs_Dialect, name, traits> {
  let mnemonic = mnemonicName;
}
class Attrdefs_Op<string mnemonic, list<Trait> traits = []> : Op<Attrdefs_Dialect, mnemonic, traits>;

def UnitA : Attrdefs_Attr<"UnitA", "unit">;
def DottedA : Attrdefs_Attr<"Dotted", "dotted.name">;
class One<string name, string mnemonicName, string parameterType> : Attrdefs_Attr<name, mnemonicName> {
  let parameters = (ins parameterType:$value);
  let assemblyFormat = "`<` $value `>`";
}
def OneInt : One<"OneInt", "one_int", "int">;
def OneI32 : One<"OneI32", "one_i32", "int32_t">;
def OneU32 : One<"OneU32", "one_u32", "uint32_t">;
def OneI64 : One<"OneI64", "one_i64", "int64_t">;
def OneU64 : One<"OneU64", "one_u64", "uint64_t">;
def OneBool : One<"OneBool", "one_bool", "bool">;
def OneType : One<"OneType", "one_type", "::mlir::Type">;
def OneAttribute : One<"OneAttribute", "one_attribute", "::mlir::Attribute">;
def OneString : One<"OneString", "one_string", "::mlir::StringAttr">;
def OneInteger : One<"OneInteger", "one_integer", "::mlir::IntegerAttr">;
def OneFloat : One<"OneFloat", "one_float", "::mlir::FloatAttr">;
def OneArray : One<"OneArray", "one_array", "::mlir::ArrayAttr">;
def OneDict : One<"OneDict", "one_dict", "::mlir::DictionaryAttr">;
def OneTypeAttr : One<"OneTypeAttr", "one_type_attr", "::mlir::TypeAttr">;
def OneSymbol : One<"OneSymbol", "one_symbol", "::mlir::SymbolRefAttr">;
def OneFlatSymbol : One<"OneFlatSymbol", "one_flat_symbol", "::mlir::FlatSymbolRefAttr">;
def OneUnit : One<"OneUnit", "one_unit", "::mlir::UnitAttr">;
def OneI64s : One<"OneI64s", "one_i64s", "::mlir::DenseI64ArrayAttr">;
def OneMapAttr : One<"OneMapAttr", "one_map_attr", "::mlir::AffineMapAttr">;
def OneMap : One<"OneMap", "one_map", "::mlir::AffineMap">;
def OneOther : One<"OneOther", "one_other", "::attrdefs::OneIntAttr">;
class OneOf<string name, string mnemonicName, AttrOrTypeParameter parameter> : Attrdefs_Attr<name, mnemonicName> {
  let parameters = (ins parameter:$value);
  let assemblyFormat = "`<` $value `>`";
}
def OneText : OneOf<"OneText", "one_text", StringRefParameter<>>;
def OneInts : OneOf<"OneInts", "one_ints", ArrayRefParameter<"int32_t">>;
def OneU64s : OneOf<"OneU64s", "one_u64s", ArrayRefParameter<"uint64_t">>;
def OneTypes : OneOf<"OneTypes", "one_types", ArrayRefParameter<"::mlir::Type">>;
def OneAttributes : OneOf<"OneAttributes", "one_attributes", ArrayRefParameter<"::mlir::Attribute">>;
def OneStrings : OneOf<"OneStrings", "one_strings", ArrayRefParameter<"::mlir::StringAttr">>;
def OneOthers : OneOf<"OneOthers", "one_others", ArrayRefParameter<"::attrdefs::OneIntAttr">>;
def OneAPInt : OneOf<"OneAPInt", "one_apint", APIntParameter<"">>;
def ArrayOfA : ArrayOfAttr<Attrdefs_Dialect, "ArrayOf", "array_of", "::attrdefs::OneIntAttr">;
def ArrayOfPlain : ArrayOfAttr<Attrdefs_Dialect, "ArrayOfPlain", "array_of_plain", "int64_t">;

def MaybeA : Attrdefs_Attr<"Maybe", "maybe"> {
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$value);
  let assemblyFormat = "(`<` $value^ `>`)?";
}
def MaybeTextA : Attrdefs_Attr<"MaybeText", "maybe_text"> {
  let parameters = (ins OptionalParameter<"::mlir::StringAttr">:$name, OptionalParameter<"::mlir::IntegerAttr">:$number);
  let assemblyFormat = "`<` ($name^)? (`,` $number^)? `>`";
}
def DefaultA : Attrdefs_Attr<"Default", "default"> {
  let parameters = (ins DefaultValuedParameter<"int64_t", "-1">:$a, DefaultValuedParameter<"bool", "true">:$b,
                        DefaultValuedParameter<"uint32_t", "3">:$c);
  let assemblyFormat = "`<` (`a` `=` $a^)? (`b` $b^)? (`c` $c^)? `>`";
}
def ParamsA : Attrdefs_Attr<"Params", "params"> {
  let parameters = (ins "int":$width, "::mlir::Attribute":$element);
  let assemblyFormat = "`<` params `>`";
}
def StructA : Attrdefs_Attr<"Struct", "struct"> {
  let parameters = (ins "int":$width, "::mlir::StringAttr":$name, ArrayRefParameter<"int64_t">:$shape);
  let assemblyFormat = "`<` `[` $shape `]` `,` struct($width, $name) `>`";
}
def StructOptionalA : Attrdefs_Attr<"StructOptional", "struct_optional"> {
  let parameters = (ins OptionalParameter<"::mlir::Attribute">:$a, OptionalParameter<"::mlir::Attribute">:$b,
                        DefaultValuedParameter<"bool", "false">:$c);
  let assemblyFormat = "`<` struct(params) `>`";
}
def StructOnlyA : Attrdefs_Attr<"StructOnly", "struct_only"> {
  let parameters = (ins "int":$a, OptionalParameter<"::mlir::Attribute">:$b);
  let assemblyFormat = "struct(params)";
}
def GroupA : Attrdefs_Attr<"Group", "group"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`<` (`of` $a^ (`and` $b^)?) : (`nothing`)? `>`";
}
def QualifiedA : Attrdefs_Attr<"Qualified", "qualified"> {
  let parameters = (ins "::attrdefs::OneIntAttr":$a, "::attrdefs::OneIntAttr":$b);
  let assemblyFormat = "`<` qualified($a) `,` $b `>`";
}
def TypedA : Attrdefs_Attr<"TypedA", "typed"> {
  let parameters = (ins "int":$value, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $value `>`";
}
def AliasedA : Attrdefs_Attr<"Aliased", "aliased"> {
  let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`";
  let genMnemonicAlias = 1;
}
def BareA : Attrdefs_Attr<"Bare", "bare"> {
  let parameters = (ins "int":$a);
  let assemblyFormat = "$a";
}
def KeywordA : Attrdefs_Attr<"Keyword", "keyword"> {
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "`at` $a `of` $b";
}

foreach attribute = [UnitA, DottedA, OneInt, OneBool, OneType, OneAttribute, OneText, OneInts, OneOthers, ArrayOfA, MaybeA,
                     DefaultA, ParamsA, StructA, StructOptionalA, StructOnlyA, GroupA, QualifiedA, TypedA, AliasedA, BareA,
                     KeywordA] in {
  def Hold # !cast<string>(attribute) # Op : Attrdefs_Op<"hold_" # !tolower(!cast<string>(attribute))> {
    let arguments = (ins attribute:$value, OptionalAttr<attribute>:$more);
    let assemblyFormat = "$value (`more` $more^)? attr-dict";
  }
  def Have # !cast<string>(attribute) # Op : Attrdefs_Op<"have_" # !tolower(!cast<string>(attribute))> {
    let arguments = (ins attribute:$value);
  }
}
def QualifiedHoldOp : Attrdefs_Op<"qualified_hold"> {
  let arguments = (ins OneInt:$a, UnitA:$b, OptionalAttr<ArrayOfA>:$c);
  let assemblyFormat = "qualified($a) $b (qualified($c)^)? attr-dict";
}
def ListHoldOp : Attrdefs_Op<"list_hold"> {
  let arguments = (ins TypedArrayAttrBase<OneInt, "a list of ints">:$values);
  let assemblyFormat = "$values attr-dict";
}
def AnyHoldOp : Attrdefs_Op<"any_hold"> {
  let arguments = (ins AnyAttrOf<[OneInt, UnitA, StrAttr]>:$value);
  let assemblyFormat = "$value attr-dict";
}
def DefaultHoldOp : Attrdefs_Op<"default_hold"> {
  let arguments = (ins OptionalAttr<OneInt>:$value);
  let assemblyFormat = "attr-dict";
}
