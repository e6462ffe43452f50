// Properties within each other, of few bits, confined, with defaults; in groups and oilists; one of the author's own.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"

def More_Properties_Dialect : Dialect {
  let name = "more_properties";
  let cppNamespace = "::more_properties";
  let useDefaultAttributePrinterParser = 1;
}
class More_Op<string mnemonic, list<Trait> traits = []> : Op<More_Properties_Dialect, mnemonic, traits>;

def Level : I32Enum<"Level", "a level", [I32EnumCase<"Low", 1, "low">, I32EnumCase<"High", 2, "high">]> {
  let cppNamespace = "::more_properties";
}
def LevelAttr : EnumAttr<More_Properties_Dialect, Level, "level">;
def LevelProp : EnumProp<Level>;
def LevelAttrProp : NamedEnumPropWithAttrForm<Level, "level", LevelAttr>;
def StoredLevelProp : NamedEnumPropWithAttrForm<Level, "level", LevelAttr> { let storeInCustomAttribute = 1; }

def U8Prop : IntProp<"uint8_t", "an unsigned byte">;
def I32ListProp : IntArrayProp<I32Prop>;
def BoolListProp : ArrayProp<BoolProp>;
def UnitListProp : ArrayProp<UnitProp>;
def LevelListProp : ArrayProp<LevelProp>;
def NamedListProp : ArrayProp<LevelAttrProp>;
def OptionalListProp : ArrayProp<OptionalProp<I64Prop>>;
def OptionalBoolProp : OptionalProp<BoolProp>;
def OptionalUnitProp : OptionalProp<UnitProp>;
def OptionalNamedProp : OptionalProp<LevelAttrProp>;
def OptionalOptionalProp : OptionalProp<OptionalProp<I64Prop>>;
def OptionalU8Prop : OptionalProp<U8Prop>;
def OptionalFastListProp : OptionalProp<I32ListProp>;
def ShortListProp : ConfinedProp<ArrayProp<I64Prop>, CPred<"$_self.size() <= 2">, "short list">;
def ShortStringProp : ConfinedProp<StringProp, CPred<"$_self.size() < 4">, "short string">;
def FiveProp : ConstantProp<I64Prop, "5">;
def TwiceConfinedProp : ConfinedProp<ConfinedProp<I64Prop, CPred<"$_self > 0">, "positive">, CPred<"$_self < 9">>;
def DefaultUnitProp : DefaultValuedProp<UnitProp, "true">;
def DefaultLevelProp : DefaultValuedProp<LevelProp, "::more_properties::Level::High">;
def DefaultSmallProp : DefaultValuedProp<TwiceConfinedProp, "3">;
def DefaultNegativeProp : DefaultValuedProp<I64Prop, "-1">;

// The conversions of C++ are in more_properties.cpp, those of C in more_properties.c.
def EvenProp : Property<"int64_t", "an even number"> {
  let convertToAttribute = [{ return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, 16), $_storage); }];
  let convertFromAttribute = [{
    auto number = ::llvm::dyn_cast<::mlir::IntegerAttr>($_attr);
    if (!number || number.getInt() % 2 != 0) return $_diag() << "expected an even number, not " << $_attr;
    $_storage = number.getInt();
    return ::mlir::success();
  }];
  let parser = [{ return parseEven($_parser, $_storage); }];
  let optionalParser = [{
    if (failed($_parser.parseOptionalKeyword("even"))) return std::nullopt;
    return parseEven($_parser, $_storage);
  }];
  let printer = "printEven($_printer, $_storage)";
  let writeToMlirBytecode = "$_writer.writeSignedVarInt($_storage);";
  let readFromMlirBytecode = "return $_reader.readSignedVarInt($_storage);";
}
def EvenListProp : ArrayProp<EvenProp>;
def OptionalEvenProp : OptionalProp<EvenProp, 0>;

foreach prop = [LevelAttrProp, StoredLevelProp, U8Prop, I32ListProp, BoolListProp, UnitListProp, LevelListProp,
                NamedListProp, OptionalListProp, OptionalBoolProp, OptionalUnitProp, OptionalNamedProp,
                OptionalOptionalProp, OptionalU8Prop, OptionalFastListProp, ShortListProp, ShortStringProp, FiveProp,
                TwiceConfinedProp, DefaultUnitProp, DefaultLevelProp, DefaultSmallProp, DefaultNegativeProp, EvenProp,
                EvenListProp, OptionalEvenProp] in {
  def Writes # !cast<string>(prop) # Op : More_Op<"writes_" # !tolower(!cast<string>(prop))> {
    let arguments = (ins prop:$value);
    let assemblyFormat = "$value attr-dict";
  }
  def Dict # !cast<string>(prop) # Op : More_Op<"dict_" # !tolower(!cast<string>(prop))> {
    let arguments = (ins prop:$value);
    let assemblyFormat = "prop-dict attr-dict";
  }
}
foreach prop = [OptionalBoolProp, OptionalUnitProp, OptionalNamedProp, OptionalOptionalProp, OptionalU8Prop,
                OptionalFastListProp, DefaultUnitProp, DefaultLevelProp, DefaultSmallProp, DefaultNegativeProp,
                UnitProp] in
def First # !cast<string>(prop) # Op : More_Op<"first_" # !tolower(!cast<string>(prop))> {
  let arguments = (ins prop:$value, I64Prop:$more);
  let assemblyFormat = "($value^ `,`)? $more attr-dict";
}
def ListOp : More_Op<"list"> {
  let arguments = (ins DefaultNegativeProp:$a, UnitProp:$b, OptionalU8Prop:$c, DefaultLevelProp:$d);
  let assemblyFormat = "oilist(`a` $a | `b` $b | `c` `(` $c `)` | `d` $d) attr-dict";
}
def ElseOp : More_Op<"else"> {
  let arguments = (ins OptionalBoolProp:$a, DefaultSmallProp:$b, UnitProp:$c);
  let assemblyFormat = "(`a` $a^) : (`b` $b)? (`c` $c^ `d`)? attr-dict-with-keyword";
}
def CustomOp : More_Op<"custom"> {
  let arguments = (ins I64Prop:$a, EvenProp:$b);
  let assemblyFormat = "custom<Number>($a) $b attr-dict";
}
def TypedOp : More_Op<"typed"> {
  let arguments = (ins I64Prop:$a, AnyType:$b, Variadic<AnyType>:$c, ShortStringProp:$d);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a $b ($c^ `:` type($c))? $d attr-dict `:` functional-type($b, $r)";
}
