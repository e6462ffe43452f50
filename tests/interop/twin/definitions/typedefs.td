// Types: parameters of every class, every directive of their formats, and operations that hold them.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Typedefs_Dialect : Dialect {
  let name = "typedefs";
  let cppNamespace = "::typedefs";
  let useDefaultTypePrinterParser = 1;
}
class Typedefs_Type<string name, string mnemonicName> : TypeDef<Typedefs_Dialect, name> { let mnemonic = mnemonicName; }
class Typedefs_Op<string mnemonic, list<Trait> traits = []> : Op<Typedefs_Dialect, mnemonic, traits>;

def Size : I32Enum<"Size", "a size", [I32EnumCase<"Small", 0, "small">, I32EnumCase<"Large", 1, "large">]> {
  let cppNamespace = "::typedefs";
}

def UnitTy : Typedefs_Type<"Unit", "unit">;
def DottedTy : Typedefs_Type<"Dotted", "dotted.name">;

// One parameter of each class.
class One<string name, string mnemonicName, string parameterType> : Typedefs_Type<name, mnemonicName> {
  let parameters = (ins parameterType:$value);
  let assemblyFormat = "`<` $value `>`";
}
def OneInt : One<"OneInt", "one_int", "int">;
def OneUnsigned : One<"OneUnsigned", "one_unsigned", "unsigned">;
def OneI16 : One<"OneI16", "one_i16", "int16_t">;
def OneU8 : One<"OneU16", "one_u16", "uint16_t">;
def OneI64 : One<"OneI64", "one_i64", "int64_t">;
def OneU64 : One<"OneU64", "one_u64", "uint64_t">;
def OneBool : One<"OneBool", "one_bool", "bool">;
def OneType : One<"OneType", "one_type", "::mlir::Type">;
def OneInteger : One<"OneInteger", "one_integer", "::mlir::IntegerType">;
def OneFunction : One<"OneFunction", "one_function", "::mlir::FunctionType">;
def OneAttribute : One<"OneAttribute", "one_attribute", "::mlir::Attribute">;
def OneStringAttr : One<"OneStringAttr", "one_string_attr", "::mlir::StringAttr">;
def OneIntegerAttr : One<"OneIntegerAttr", "one_integer_attr", "::mlir::IntegerAttr">;
def OneArrayAttr : One<"OneArrayAttr", "one_array_attr", "::mlir::ArrayAttr">;
def OneMap : One<"OneMap", "one_map", "::mlir::AffineMap">;
def OneSymbol : One<"OneSymbol", "one_symbol", "::mlir::FlatSymbolRefAttr">;
def OneOther : One<"OneOther", "one_other", "::typedefs::OneIntType">;
class OneOf<string name, string mnemonicName, AttrOrTypeParameter parameter> : Typedefs_Type<name, mnemonicName> {
  let parameters = (ins parameter:$value);
  let assemblyFormat = "`<` $value `>`";
}
def OneString : OneOf<"OneString", "one_string", StringRefParameter<"a text">>;
def OneInts : OneOf<"OneInts", "one_ints", ArrayRefParameter<"int64_t">>;
def OneBools : OneOf<"OneBools", "one_bools", ArrayRefParameter<"bool">>;
def OneTypes : OneOf<"OneTypes", "one_types", ArrayRefParameter<"::mlir::Type">>;
def OneAttributes : OneOf<"OneAttributes", "one_attributes", ArrayRefParameter<"::mlir::Attribute">>;
def OneIntegers : OneOf<"OneIntegers", "one_integers", ArrayRefParameter<"::mlir::IntegerType">>;
def OneOwns : OneOf<"OneOwns", "one_owns", ArrayRefParameter<"::typedefs::OneIntType">>;
def OneStrings : OneOf<"OneStrings", "one_strings", ArrayRefParameter<"::mlir::StringAttr">>;
def OneAPInt : OneOf<"OneAPInt", "one_apint", APIntParameter<"a number">>;
def OneEnum : OneOf<"OneEnum", "one_enum", EnumParameter<Size>>;

// Optional parameters and defaults.
def MaybeTy : Typedefs_Type<"Maybe", "maybe"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$type);
  let assemblyFormat = "(`<` $type^ `>`)?";
}
def MaybeAttributeTy : Typedefs_Type<"MaybeAttribute", "maybe_attribute"> {
  let parameters = (ins OptionalParameter<"::mlir::StringAttr">:$name, "int":$value);
  let assemblyFormat = "`<` ($name^ `,`)? $value `>`";
}
def MaybeElseTy : Typedefs_Type<"MaybeElse", "maybe_else"> {
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$values);
  let assemblyFormat = "`[` (`]`) : ($values^ `]`)?";
}
def DefaultTy : Typedefs_Type<"Default", "default"> {
  let parameters = (ins "::mlir::Type":$type, DefaultValuedParameter<"int64_t", "4">:$count,
                        DefaultValuedParameter<"bool", "false">:$flag);
  let assemblyFormat = "`<` $type (`x` $count^)? (`,` `flag` `=` $flag^)? `>`";
}
def DefaultStringTy : Typedefs_Type<"DefaultString", "default_string"> {
  let parameters = (ins StringRefParameter<"a text", "\"none\"">:$text);
  let assemblyFormat = "(`<` $text^ `>`)?";
}

// Directives.
def ParamsTy : Typedefs_Type<"Params", "params"> {
  let parameters = (ins "int":$width, "::mlir::Type":$element);
  let assemblyFormat = "`<` params `>`";
}
def ParamsOptionalTy : Typedefs_Type<"ParamsOptional", "params_optional"> {
  let parameters = (ins "int":$width, OptionalParameter<"::mlir::Type">:$element);
  let assemblyFormat = "`<` params `>`";
}
def StructTy : Typedefs_Type<"Struct", "struct"> {
  let parameters = (ins "int":$width, StringRefParameter<>:$name, "::mlir::Type":$element);
  let assemblyFormat = "`<` struct(params) `>`";
}
def StructOptionalTy : Typedefs_Type<"StructOptional", "struct_optional"> {
  let parameters = (ins "int":$width, OptionalParameter<"::mlir::Type">:$element,
                        DefaultValuedParameter<"int64_t", "7">:$count);
  let assemblyFormat = "`<` struct(params) `>`";
}
def StructAllOptionalTy : Typedefs_Type<"StructAllOptional", "struct_all_optional"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$element, DefaultValuedParameter<"int64_t", "7">:$count);
  let assemblyFormat = "`<` struct(params) `>`";
}
def StructSomeTy : Typedefs_Type<"StructSome", "struct_some"> {
  let parameters = (ins "int":$width, "int":$height, "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `:` struct($width, $height) `>`";
}
def StructGroupTy : Typedefs_Type<"StructGroup", "struct_group"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b, "int":$c);
  let assemblyFormat = "`<` $c (`:` struct($a, $b)^)? `>`";
}
def QualifiedTy : Typedefs_Type<"Qualified", "qualified"> {
  let parameters = (ins "::typedefs::OneIntType":$inner, "::typedefs::UnitType":$unit);
  let assemblyFormat = "`<` qualified($inner) `,` $unit `>`";
}
def LiteralsTy : Typedefs_Type<"Literals", "literals"> {
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "`<` `(` $a `)` `->` `{` $b `}` `key` `word` `*` `?` `=` `[` `]` `+` `-` `>`";
}
def SpacesTy : Typedefs_Type<"Spaces", "spaces"> {
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = "`<` $a `` `x` `` $b ` ` `y` `\\n` `z` `>`";
}
def FlagElseTy : Typedefs_Type<"FlagElse", "flag_else"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, OptionalParameter<"::mlir::Type">:$b);
  let assemblyFormat = "`<` (`a` $a^) : (`none`)? (`b` $b^)? `>`";
}
def NestedGroupTy : Typedefs_Type<"NestedGroup", "nested_group"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$a, DefaultValuedParameter<"int", "1">:$b);
  let assemblyFormat = "`<` (`a` $a^ `times` $b)? `>`";
}
def ManyTy : Typedefs_Type<"Many", "many"> {
  let parameters = (ins "int":$a, ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$element,
                        OptionalParameter<"::mlir::Attribute">:$encoding, EnumParameter<Size>:$size);
  let assemblyFormat = "`<` $a `,` `[` $shape `]` `,` $element `,` $size (`,` $encoding^)? `>`";
}
def AliasedTy : Typedefs_Type<"Aliased", "aliased"> {
  let parameters = (ins "int":$a);
  let assemblyFormat = "`<` $a `>`";
  let genMnemonicAlias = 1;
}

foreach type = [UnitTy, DottedTy, OneInt, OneString, OneTypes, OneEnum, MaybeTy, DefaultTy, ParamsTy, StructTy,
                QualifiedTy, LiteralsTy, ManyTy, AliasedTy] in {
  def Hold # !cast<string>(type) # Op : Typedefs_Op<"hold_" # !tolower(!cast<string>(type))> {
    let arguments = (ins type:$value);
    let results = (outs type:$result);
    let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
  }
}
def QualifiedHoldOp : Typedefs_Op<"qualified_hold"> {
  let arguments = (ins OneInt:$value, TypeAttrOf<MaybeTy>:$kind);
  let assemblyFormat = "$value `:` qualified(type($value)) $kind attr-dict";
}
def UnitHoldOp : Typedefs_Op<"unit_hold"> {
  let arguments = (ins UnitTy:$value);
  let results = (outs UnitTy:$result);
  let assemblyFormat = "$value attr-dict";
}
def VariadicHoldOp : Typedefs_Op<"variadic_hold"> {
  let arguments = (ins Variadic<OneInt>:$values, Optional<AnyTypeOf<[OneString, UnitTy]>>:$more);
  let traits = [AttrSizedOperandSegments];
  let assemblyFormat = "($values^ `:` type($values))? (`and` $more^ `:` type($more))? attr-dict";
}
