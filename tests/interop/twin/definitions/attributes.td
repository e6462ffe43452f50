// Attributes of operations: every attribute constraint of the prelude in generic form, in formats, optional,
// with defaults, confined.
include "mlir/IR/OpBase.td"

def Attributes_Dialect : Dialect {
  let name = "attributes";
  let cppNamespace = "::attributes";
}
class Attributes_Op<string mnemonic, list<Trait> traits = []> : Op<Attributes_Dialect, mnemonic, traits>;

defvar constraints = [
    AnyAttr, LocationAttr, BoolAttr, IndexAttr, AnyI1Attr, AnyI32Attr, APIntAttr, I1Attr, I8Attr, I16Attr, I32Attr,
    I64Attr, SI1Attr, SI8Attr, SI32Attr, SI64Attr, UI1Attr, UI8Attr, UI32Attr, UI64Attr, F32Attr, F64Attr, StrAttr,
    SymbolNameAttr, TypeAttr, UnitAttr, DictionaryAttr, ElementsAttr, DenseBoolArrayAttr, DenseI8ArrayAttr,
    DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr,
    IndexElementsAttr, AnyIntElementsAttr, AnyI32ElementsAttr, I32ElementsAttr, I64ElementsAttr, F64ElementsAttr,
    StringElementsAttr, AffineMapAttr, IntegerSetAttr, ArrayAttr, LocationArrayAttr, AffineMapArrayAttr,
    BoolArrayAttr, I32ArrayAttr, I64ArrayAttr, F32ArrayAttr, F64ArrayAttr, StrArrayAttr, TypeArrayAttr,
    IndexListArrayAttr, DictArrayAttr, SymbolRefAttr, FlatSymbolRefAttr, SymbolRefArrayAttr, FlatSymbolRefArrayAttr];

foreach constraint = constraints in {
  def Has # !cast<string>(constraint) # Op : Attributes_Op<"has_" # !tolower(!cast<string>(constraint))> {
    let arguments = (ins constraint:$value);
  }
  def Writes # !cast<string>(constraint) # Op : Attributes_Op<"writes_" # !tolower(!cast<string>(constraint))> {
    let arguments = (ins constraint:$value, OptionalAttr<constraint>:$more);
    let assemblyFormat = !if(!eq(!cast<string>(constraint), "UnitAttr"),
        "(`value` $value^)? (`more` $more^)? attr-dict", "$value (`more` $more^)? attr-dict");
  }
}

class Has<string mnemonic, Attr constraint> : Attributes_Op<"has_" # mnemonic> {
  let arguments = (ins constraint:$value);
  let assemblyFormat = "$value attr-dict";
}
class Default<string mnemonic, Attr constraint> : Attributes_Op<"default_" # mnemonic> {
  let arguments = (ins constraint:$value);
  let assemblyFormat = "(`value` $value^)? attr-dict";
}
def DefaultI32 : Default<"i32", DefaultValuedAttr<I32Attr, "7">>;
def DefaultI64Negative : Default<"i64_negative", DefaultValuedAttr<I64Attr, "-7">>;
def DefaultBool : Default<"bool", DefaultValuedAttr<BoolAttr, "true">>;
def DefaultF32 : Default<"f32", DefaultValuedAttr<F32Attr, "1.5f">>;
def DefaultF64 : Default<"f64", DefaultValuedAttr<F64Attr, "0.25">>;
def DefaultStr : Default<"str", DefaultValuedStrAttr<StrAttr, "hello">>;
def DefaultI64Array : Default<"i64_array", DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2, 3}">>;
def DefaultI64ArrayEmpty : Default<"i64_array_empty", DefaultValuedAttr<DenseI64ArrayAttr, "{}">>;
def DefaultArray : Default<"array", DefaultValuedAttr<ArrayAttr, "{}">>;
def DefaultI32Array : Default<"i32_list", DefaultValuedAttr<I32ArrayAttr, "{}">>;
def DefaultIndex : Default<"index", DefaultValuedAttr<IndexAttr, "3">>;
def DefaultOptionalI32 : Default<"optional_i32", DefaultValuedOptionalAttr<I32Attr, "7">>;
def DefaultOptionalStr : Default<"optional_str", DefaultValuedOptionalStrAttr<StrAttr, "hello">>;
def DefaultPlainOp : Attributes_Op<"default_plain"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$value, DefaultValuedStrAttr<StrAttr, "x">:$name, UnitAttr:$flag);
  let assemblyFormat = "attr-dict";
}
def DefaultGenericOp : Attributes_Op<"default_generic"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$value, DefaultValuedAttr<BoolAttr, "false">:$flag,
                       OptionalAttr<I64Attr>:$count);
}

def Confined1 : Has<"positive", ConfinedAttr<I32Attr, [IntPositive]>>;
def Confined2 : Has<"non_negative", ConfinedAttr<I32Attr, [IntNonNegative]>>;
def Confined3 : Has<"min", ConfinedAttr<I64Attr, [IntMinValue<3>]>>;
def Confined4 : Has<"min_max", ConfinedAttr<I64Attr, [IntMinValue<3>, IntMaxValue<5>]>>;
def Confined5 : Has<"not_equal", ConfinedAttr<I64Attr, [IntNEQValue<3>]>>;
def Confined6 : Has<"power", ConfinedAttr<I64Attr, [IntPowerOf2]>>;
def Confined7 : Has<"positive_power", ConfinedAttr<I64Attr, [IntPositivePowerOf2]>>;
def Confined8 : Has<"alignment", IntValidAlignment<I64Attr>>;
def Confined9 : Has<"one_of", ConfinedAttr<I64Attr, [IntIsOneOf<[1, 2, 4]>]>>;
def Confined10 : Has<"max_count", ConfinedAttr<ArrayAttr, [ArrayMaxCount<2>]>>;
def Confined11 : Has<"min_count", ConfinedAttr<I64ArrayAttr, [ArrayMinCount<2>]>>;
def Confined12 : Has<"count", ConfinedAttr<StrArrayAttr, [ArrayCount<2>]>>;
def Confined13 : Has<"dense_count", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>]>>;
def Confined14 : Has<"dense_max", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayMaxCt<2>]>>;
def Confined15 : Has<"dense_min", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<2>]>>;
def Confined16 : Has<"dense_positive", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>>;
def Confined17 : Has<"dense_non_negative", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayNonNegative<DenseI64ArrayAttr>]>>;
def Confined18 : Has<"dense_sorted", ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>>;
def Confined19 : Has<"dense_strictly_sorted", ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>>;
def Confined20 : Has<"nth_eq", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<0, 8>]>>;
def Confined21 : Has<"nth_min", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<1, 8>]>>;
def Confined22 : Has<"nth_max", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMaxValue<0, 8>]>>;
def Confined23 : Has<"nth_range", ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, 8, 9>]>>;
def Confined24 : Has<"optional_positive", OptionalAttr<ConfinedAttr<I32Attr, [IntPositive]>>> {
  let assemblyFormat = "($value^)? attr-dict";
}
def Confined25 : Has<"default_positive", DefaultValuedAttr<ConfinedAttr<I32Attr, [IntPositive]>, "5">> {
  let assemblyFormat = "(`at` $value^)? attr-dict";
}

def AnyOf1 : Has<"any_of", AnyAttrOf<[I32Attr, StrAttr]>>;
def AnyOf2 : Has<"any_of_named", AnyAttrOf<[I32Attr, F32Attr], "a number">>;
def TypeOf1 : Has<"type_of_integer", TypeAttrOf<AnyInteger>>;
def TypeOf2 : Has<"type_of_function", TypeAttrOf<FunctionType>>;
def TypeOf3 : Has<"type_of_i32", TypeAttrOf<I32>>;
def TypeOf4 : Has<"type_of_tensor", TypeAttrOf<AnyTensor>>;
def TypedArray1 : Has<"typed_array", TypedArrayAttrBase<I8Attr, "an array of bytes">>;
def TypedArray2 : Has<"typed_array_nested", TypedArrayAttrBase<StrArrayAttr, "an array of arrays of strings">>;
def TypedArray3 : Has<"typed_array_any_of", TypedArrayAttrBase<AnyAttrOf<[StrAttr, UnitAttr]>, "strings or units">>;
def Elements1 : Has<"i32_elements", RankedI32ElementsAttr<[2]>>;
def Elements2 : Has<"i64_elements", RankedI64ElementsAttr<[2, 2]>>;
def Elements3 : Has<"f32_elements", RankedF32ElementsAttr<[2]>>;
def Elements4 : Has<"f32_elements_any", FloatElementsAttr<32>>;
def Elements5 : Has<"i8_elements", SignlessIntElementsAttr<8>>;
def Elements6 : Has<"int_elements_of", IntElementsAttrOf<16>>;
def Typed1 : Has<"typed_str", TypedStrAttr<AnyType>>;
def Typed2 : Has<"typed_str_i32", TypedStrAttr<I32>>;

// Several attributes, each its own way.
def ManyOp : Attributes_Op<"many"> {
  let arguments = (ins I32Attr:$a, StrAttr:$b, OptionalAttr<F32Attr>:$c, UnitAttr:$d, DefaultValuedAttr<I64Attr, "1">:$e,
                       ArrayAttr:$f, OptionalAttr<TypeAttr>:$g);
  let assemblyFormat = "$a `,` $b (`c` $c^)? (`d` $d^)? (`e` `=` $e^)? $f (`->` $g^)? attr-dict";
}
def ManyInDictOp : Attributes_Op<"many_in_dict"> {
  let arguments = (ins I32Attr:$a, StrAttr:$b, OptionalAttr<F32Attr>:$c, UnitAttr:$d, DefaultValuedAttr<I64Attr, "1">:$e);
  let assemblyFormat = "attr-dict";
}
def ManyInKeywordDictOp : Attributes_Op<"many_in_keyword_dict"> {
  let arguments = (ins I32Attr:$a, OptionalAttr<StrAttr>:$b);
  let assemblyFormat = "attr-dict-with-keyword";
}
def ManyInPropDictOp : Attributes_Op<"many_in_prop_dict"> {
  let arguments = (ins I32Attr:$a, OptionalAttr<StrAttr>:$b, DefaultValuedAttr<I64Attr, "1">:$c, UnitAttr:$d);
  let assemblyFormat = "prop-dict attr-dict";
}
def KeywordNamesOp : Attributes_Op<"keyword_names"> {
  let arguments = (ins I32Attr:$restrict, StrAttr:$ctx, OptionalAttr<I32Attr>:$loc, UnitAttr:$def);
  let assemblyFormat = "$restrict $ctx (`loc` $loc^)? (`def` $def^)? attr-dict";
}
def DerivedOp : Attributes_Op<"derived"> {
  let arguments = (ins AnyType:$value);
  DerivedTypeAttr kind = DerivedTypeAttr<"return getValue().getType();">;
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
