// Properties: every class, defaults, optional ones, lists, enums; in generic form, in formats, in prop-dict.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"

def Properties_Dialect : Dialect {
  let name = "properties";
  let cppNamespace = "::properties";
  let useDefaultAttributePrinterParser = 1;
}
class Properties_Op<string mnemonic, list<Trait> traits = []> : Op<Properties_Dialect, mnemonic, traits>;

def Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"One", 1, "one">, I32EnumCase<"Two", 2, "two">]> {
  let cppNamespace = "::properties";
}
def KindAttr : EnumAttr<Properties_Dialect, Kind, "kind">;
def Bits : I32BitEnum<"Bits", "some bits", [I32BitEnumCaseBit<"A", 0, "a">, I32BitEnumCaseBit<"B", 1, "b">]> {
  let cppNamespace = "::properties";
}
def BitsAttr : EnumAttr<Properties_Dialect, Bits, "bits">;
def KindProp : EnumProp<Kind>;
def BitsProp : EnumProp<Bits>;
def NamedKindProp : NamedEnumProp<Kind, "kind">;
def KindAttrProp : EnumPropWithAttrForm<Kind, KindAttr>;
def StoredKindProp : EnumPropWithAttrForm<Kind, KindAttr> { let storeInCustomAttribute = 1; }
def StoredBitsProp : EnumPropWithAttrForm<Bits, BitsAttr> { let storeInCustomAttribute = 1; }
def I8Prop : IntProp<"int8_t", "a byte">;
def SmallProp : ConfinedProp<I64Prop, CPred<"$_self < 10">, "a small number">;
def NonNegativeProp : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "not negative">;
def I64ListProp : ArrayProp<I64Prop>;
def I64FastListProp : IntArrayProp<I64Prop>;
def StringListProp : ArrayProp<StringProp>;
def SmallListProp : ArrayProp<SmallProp>;
def NestedListProp : ArrayProp<ArrayProp<I64Prop>>;
def OptionalI64Prop : OptionalProp<I64Prop>;
def OptionalStringProp : OptionalProp<StringProp>;
def OptionalNoDelegateProp : OptionalProp<I64Prop, 0>;
def OptionalListProp : OptionalProp<ArrayProp<I64Prop>>;
def OptionalSmallProp : OptionalProp<SmallProp>;
def OptionalKindProp : OptionalProp<KindProp>;
def DefaultI64Prop : DefaultValuedProp<I64Prop, "7">;
def DefaultStringProp : DefaultValuedProp<StringProp, "\"none\"">;
def DefaultBoolProp : DefaultValuedProp<BoolProp, "true">;
def DefaultKindProp : DefaultValuedProp<KindProp, "::properties::Kind::One">;

foreach prop = [I32Prop, I64Prop, I8Prop, BoolProp, UnitProp, StringProp, KindProp, BitsProp, NamedKindProp,
                KindAttrProp, StoredKindProp, StoredBitsProp, SmallProp, NonNegativeProp, I64ListProp, I64FastListProp, StringListProp, SmallListProp,
                NestedListProp, OptionalI64Prop, OptionalStringProp, OptionalNoDelegateProp, OptionalListProp,
                OptionalSmallProp, OptionalKindProp, DefaultI64Prop, DefaultStringProp, DefaultBoolProp,
                DefaultKindProp] in {
  def Has # !cast<string>(prop) # Op : Properties_Op<"has_" # !tolower(!cast<string>(prop))> {
    let arguments = (ins prop:$value);
  }
  def Writes # !cast<string>(prop) # Op : Properties_Op<"writes_" # !tolower(!cast<string>(prop))> {
    let arguments = (ins prop:$value);
    let assemblyFormat = "$value attr-dict";
  }
  def Dict # !cast<string>(prop) # Op : Properties_Op<"dict_" # !tolower(!cast<string>(prop))> {
    let arguments = (ins prop:$value);
    let assemblyFormat = "prop-dict attr-dict";
  }
}
foreach prop = [OptionalI64Prop, OptionalStringProp, OptionalListProp, OptionalSmallProp, DefaultI64Prop, DefaultStringProp, UnitProp] in
def Group # !cast<string>(prop) # Op : Properties_Op<"group_" # !tolower(!cast<string>(prop))> {
  let arguments = (ins prop:$value);
  let assemblyFormat = "(`value` $value^)? attr-dict";
}
foreach prop = [OptionalI64Prop, OptionalStringProp, OptionalListProp, OptionalSmallProp, DefaultI64Prop, DefaultStringProp] in
def First # !cast<string>(prop) # Op : Properties_Op<"first_" # !tolower(!cast<string>(prop))> {
  let arguments = (ins prop:$value);
  let assemblyFormat = "($value^)? attr-dict";
}
def MixedOp : Properties_Op<"mixed"> {
  let arguments = (ins I64Prop:$a, I32Attr:$b, DefaultI64Prop:$c, OptionalAttr<StrAttr>:$d, I32:$e);
  let results = (outs I32:$r);
  let assemblyFormat = "$a `,` $b (`c` $c^)? (`d` $d^)? $e attr-dict";
}
def MixedDictOp : Properties_Op<"mixed_dict"> {
  let arguments = (ins I64Prop:$a, I32Attr:$b, DefaultI64Prop:$c, OptionalAttr<StrAttr>:$d, StringProp:$e);
  let assemblyFormat = "$e prop-dict attr-dict";
}
def SegmentsOp : Properties_Op<"segments", [AttrSizedOperandSegments]> {
  let arguments = (ins I64Prop:$a, Variadic<I32>:$b, Optional<I32>:$c);
  let assemblyFormat = "$a `(` $b `)` (`c` $c^)? attr-dict";
}
def FlagsOp : Properties_Op<"flags"> {
  let arguments = (ins UnitProp:$fast, UnitProp:$slow);
  let assemblyFormat = "(`fast` $fast^)? (`slow` $slow^) : (`normal`)? attr-dict";
}
