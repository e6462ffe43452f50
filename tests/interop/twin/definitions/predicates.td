// Predicates: every combiner, over types, attributes, values of enclosing operations.
include "mlir/IR/OpBase.td"

def Predicates_Dialect : Dialect {
  let name = "predicates";
  let cppNamespace = "::predicates";
}
class Predicates_Op<string mnemonic, list<Trait> traits = []> : Op<Predicates_Dialect, mnemonic, traits>;
class Asks<string mnemonic, Pred predicate> : Predicates_Op<"asks_" # mnemonic> {
  let arguments = (ins Type<predicate, "what it asks">:$value);
}
class Asked<Pred predicate> : Attr<predicate, "what it asks"> {
  let storageType = "::mlir::Attribute";
  let returnType = "::mlir::Attribute";
  let convertFromStorage = "$_self";
}
class AsksAttr<string mnemonic, Pred predicate> : Predicates_Op<"asks_attr_" # mnemonic> {
  let arguments = (ins Asked<predicate>:$value);
}
defvar isInteger = CPred<"::llvm::isa<::mlir::IntegerType>($_self)">;
defvar isFloat = CPred<"::llvm::isa<::mlir::FloatType>($_self)">;
defvar isWide = CPred<"$_self.getIntOrFloatBitWidth() >= 32">;
def AsksPlain : Asks<"plain", isInteger>;
def AsksAnd : Asks<"and", And<[isInteger, isWide]>>;
def AsksAndEmpty : Asks<"and_empty", And<[]>>;
def AsksOr : Asks<"or", Or<[isInteger, isFloat]>>;
def AsksOrEmpty : Asks<"or_empty", Or<[]>>;
def AsksNeg : Asks<"neg", Neg<isInteger>>;
def AsksNested : Asks<"nested", And<[Or<[isInteger, isFloat]>, isWide, Neg<CPred<"$_self.isF64()">>]>>;
def AsksTrue : Asks<"true", TruePred>;
def AsksFalse : Asks<"false", False>;
def AsksSubst : Asks<"subst", And<[CPred<"::llvm::isa<::mlir::ShapedType>($_self)">,
    SubstLeaves<"$_self", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()", isInteger>]>>;
def AsksConcat : Asks<"concat", Concat<"!(", isInteger, ")">>;
def AsksBoth : Asks<"both", CPred<"$_self.isInteger(8) || $_self.isF32() && !$_self.isF64()">>;
def AsksTernary : Asks<"ternary", CPred<"::llvm::isa<::mlir::IntegerType>($_self) ? $_self.isInteger(8) : $_self.isIndex()">>;
def AsksShape : Asks<"shape", And<[CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">,
    CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).getRank() == 2">,
    CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).getDimSize(0) == 4">]>>;
def AsksVector : Asks<"vector", And<[CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
    CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() % 2 == 0">]>>;
def AsksDyn : Asks<"dyn", CPred<"::llvm::dyn_cast<::mlir::IntegerType>($_self) != nullptr">>;
def AsksSigned : Asks<"signed", And<[isInteger, CPred<"::llvm::cast<::mlir::IntegerType>($_self).isSigned()">]>>;
def AsksWidth : Asks<"width", And<[isInteger, CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() == 8">]>>;
def AsksIntOrIndex : Asks<"int_or_index", CPred<"$_self.isIntOrIndex()">>;
def AsksIntOrFloat : Asks<"int_or_float", CPred<"$_self.isIntOrFloat()">>;
def AsksIntOrIndexOrFloat : Asks<"int_or_index_or_float", CPred<"$_self.isIntOrIndexOrFloat()">>;
def AsksSignlessIntOrFloat : Asks<"signless_int_or_float", CPred<"$_self.isSignlessIntOrFloat()">>;
def AsksElement : Asks<"element", CPred<"::mlir::getElementTypeOrSelf($_self).isF32()">>;

def AsksAttrInteger : AsksAttr<"integer", CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">>;
def AsksAttrValue : AsksAttr<"value", And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 3">]>>;
def AsksAttrString : AsksAttr<"string", And<[CPred<"::llvm::isa<::mlir::StringAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue() == \"abc\"">]>>;
def AsksAttrLength : AsksAttr<"length", And<[CPred<"::llvm::isa<::mlir::StringAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::StringAttr>($_self).getValue().size() < 4">]>>;
def AsksAttrEmpty : AsksAttr<"empty", And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
    CPred<"!::llvm::cast<::mlir::ArrayAttr>($_self).empty()">]>>;
def AsksAttrAll : AsksAttr<"all", And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
    CPred<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), [](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })">]>>;
def AsksAttrAny : AsksAttr<"any", And<[CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">,
    CPred<"::llvm::any_of(::llvm::cast<::mlir::ArrayAttr>($_self), [](::mlir::Attribute a) { return ::llvm::isa<::mlir::StringAttr>(a); })">]>>;
def AsksAttrType : AsksAttr<"type", And<[CPred<"::llvm::isa<::mlir::TypeAttr>($_self)">,
    CPred<"::llvm::isa<::mlir::FunctionType>(::llvm::cast<::mlir::TypeAttr>($_self).getValue())">]>>;
def AsksAttrBool : AsksAttr<"bool", And<[CPred<"::llvm::isa<::mlir::BoolAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::BoolAttr>($_self).getValue()">]>>;
def AsksAttrFloat : AsksAttr<"float", And<[CPred<"::llvm::isa<::mlir::FloatAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::FloatAttr>($_self).getValueAsDouble() > 0.0">]>>;
def AsksAttrDense : AsksAttr<"dense", And<[CPred<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).isSplat()">]>>;
def AsksAttrDict : AsksAttr<"dict", And<[CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)">,
    CPred<"::llvm::cast<::mlir::DictionaryAttr>($_self).size() == 1">]>>;
