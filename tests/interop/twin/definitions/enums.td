// Enums: integers and bits, as attributes of operations, as attribute definitions, in formats.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Enums_Dialect : Dialect {
  let name = "enums";
  let cppNamespace = "::enums";
  let useDefaultAttributePrinterParser = 1;
}
class Enums_Op<string mnemonic, list<Trait> traits = []> : Op<Enums_Dialect, mnemonic, traits>;
class Enums_Attr<string name, string mnemonicName> : AttrDef<Enums_Dialect, name> { let mnemonic = mnemonicName; }

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 1, "green">, I32EnumAttrCase<"DeepBlue", 7, "deep-blue">,
    I32EnumAttrCase<"Int", 9>]> { let cppNamespace = "::enums"; }
def Wide : I64EnumAttr<"Wide", "", [I64EnumAttrCase<"Low", 0>, I64EnumAttrCase<"High", 0x7fffffffffffffff, "high">]> {
  let cppNamespace = "::enums";
}
def Plain : I32EnumAttr<"Plain", "a plain enum", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1, "b b">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
}
def PlainAttr : EnumAttr<Enums_Dialect, Plain, "plain">;
def Plain2 : I32EnumAttr<"Plain2", "a plain enum in brackets", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1, "b b">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
}
def PlainAngle : EnumAttr<Enums_Dialect, Plain2, "angle"> { let assemblyFormat = "`<` $value `>`"; }
def Flags : I32BitEnumAttr<"Flags", "some flags", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">,
    I32BitEnumAttrCaseBit<"Run", 2, "run">, I32BitEnumAttrCaseGroup<"All", [I32BitEnumAttrCaseBit<"Read", 0, "read">,
    I32BitEnumAttrCaseBit<"Write", 1, "write">, I32BitEnumAttrCaseBit<"Run", 2, "run">], "all">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
  let separator = " | ";
}
def FlagsAttr : EnumAttr<Enums_Dialect, Flags, "flags">;
def Flags2 : I32BitEnumAttr<"Flags2", "flags in brackets", [
    I32BitEnumAttrCaseNone<"None", "none">, I32BitEnumAttrCaseBit<"Read", 0, "read">, I32BitEnumAttrCaseBit<"Write", 1, "write">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
  let separator = " | ";
}
def FlagsAngle : EnumAttr<Enums_Dialect, Flags2, "flags_angle"> { let assemblyFormat = "`<` $value `>`"; }
def Commas : I32BitEnumAttr<"Commas", "flags with commas", [
    I32BitEnumAttrCaseBit<"X", 0, "x">, I32BitEnumAttrCaseBit<"Y", 1, "y">, I32BitEnumAttrCaseBit<"Z", 4, "z">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
  let separator = ", ";
}
def CommasAttr : EnumAttr<Enums_Dialect, Commas, "commas"> { let assemblyFormat = "`<` $value `>`"; }
def Primary : I32BitEnumAttr<"Primary", "primary groups", [
    I32BitEnumAttrCaseNone<"Nil", "nil">, I32BitEnumAttrCaseBit<"P", 0, "p">, I32BitEnumAttrCaseBit<"Q", 1, "q">,
    I32BitEnumAttrCaseBit<"R", 2, "r">,
    I32BitEnumAttrCaseGroup<"PQ", [I32BitEnumAttrCaseBit<"P", 0, "p">, I32BitEnumAttrCaseBit<"Q", 1, "q">], "pq">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}
def PrimaryAttr : EnumAttr<Enums_Dialect, Primary, "primary"> { let assemblyFormat = "`<` $value `>`"; }
def StoredFlags : I32BitEnumAttr<"StoredFlags", "flags of their own class", [
    I32BitEnumAttrCaseBit<"One", 0, "one">, I32BitEnumAttrCaseBit<"Two", 1, "two">]> { let cppNamespace = "::enums"; }
def Wide64 : I64BitEnumAttr<"Wide64", "wide flags", [
    I64BitEnumAttrCaseBit<"Bit0", 0, "bit0">, I64BitEnumAttrCaseBit<"Bit63", 63, "bit63">]> {
  let cppNamespace = "::enums";
  let genSpecializedAttr = 0;
}
def Wide64Attr : EnumAttr<Enums_Dialect, Wide64, "wide64"> { let assemblyFormat = "`<` $value `>`"; }

// The same without attributes of their own.
def Fruit : I32Enum<"Fruit", "a fruit", [I32EnumCase<"Apple", 0, "apple">, I32EnumCase<"Pear", 4, "pear">]> {
  let cppNamespace = "::enums";
}
def FruitAttr : EnumAttr<Enums_Dialect, Fruit, "fruit">;
def Marks : I8BitEnum<"Marks", "some marks", [I8BitEnumCaseBit<"M0", 0, "m0">, I8BitEnumCaseBit<"M7", 7, "m7">]> {
  let cppNamespace = "::enums";
}
def MarksAttr : EnumAttr<Enums_Dialect, Marks, "marks"> { let assemblyFormat = "`<` $value `>`"; }

foreach attribute = [Color, Wide, PlainAttr, PlainAngle, FlagsAttr, FlagsAngle, CommasAttr, PrimaryAttr, StoredFlags,
                     Wide64Attr, FruitAttr, MarksAttr] in {
  def Bare # !cast<string>(attribute) # Op : Enums_Op<"bare_" # !tolower(!cast<string>(attribute))> {
    let arguments = (ins attribute:$value);
  }
  def In # !cast<string>(attribute) # Op : Enums_Op<"in_" # !tolower(!cast<string>(attribute))> {
    let arguments = (ins attribute:$value, OptionalAttr<attribute>:$more);
    let assemblyFormat = "$value (`more` $more^)? attr-dict";
  }
  def List # !cast<string>(attribute) # Op : Enums_Op<"list_" # !tolower(!cast<string>(attribute))> {
    let arguments = (ins TypedArrayAttrBase<attribute, "a list of enums">:$values);
    let assemblyFormat = "$values attr-dict";
  }
}
def DefaultColorOp : Enums_Op<"default_color"> {
  let arguments = (ins DefaultValuedAttr<Color, "::enums::Color::Green">:$color);
  let assemblyFormat = "(`in` $color^)? attr-dict";
}
def DefaultPlainOp : Enums_Op<"default_plain"> {
  let arguments = (ins DefaultValuedAttr<PlainAttr, "::enums::Plain::B">:$value);
  let assemblyFormat = "(`is` $value^)? attr-dict";
}
def DefaultFlagsOp : Enums_Op<"default_flags"> {
  let arguments = (ins DefaultValuedAttr<FlagsAngle, "::enums::Flags2::None">:$flags);
  let assemblyFormat = "(`with` $flags^)? attr-dict";
}
def QualifiedOp : Enums_Op<"qualified"> {
  let arguments = (ins PlainAttr:$a, FlagsAngle:$b);
  let assemblyFormat = "qualified($a) qualified($b) attr-dict";
}
def FirstColorOp : Enums_Op<"first_color"> {
  let arguments = (ins OptionalAttr<Color>:$color, OptionalAttr<PlainAttr>:$plain);
  let assemblyFormat = "($color^)? ($plain^)? attr-dict";
}

// As parameters.
def HolderAttr : Enums_Attr<"Holder", "holder"> {
  let parameters = (ins EnumParameter<Plain>:$plain, DefaultValuedParameter<"::enums::Fruit", "::enums::Fruit::Pear">:$fruit);
  let assemblyFormat = "`<` $plain (`,` $fruit^)? `>`";
}
def StructHolderAttr : Enums_Attr<"StructHolder", "struct_holder"> {
  let parameters = (ins EnumParameter<Flags>:$flags, EnumParameter<Fruit>:$fruit);
  let assemblyFormat = "`<` struct(params) `>`";
}
def HoldersOp : Enums_Op<"holders"> {
  let arguments = (ins HolderAttr:$a, OptionalAttr<StructHolderAttr>:$b);
  let assemblyFormat = "$a (`,` $b^)? attr-dict";
}
