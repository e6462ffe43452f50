// Constraints of one's own: on regions and successors, and over several operands, results and attributes at once.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

def Constraints_Dialect : Dialect {
  let name = "constraints";
  let cppNamespace = "::constraints";
}
class Constraints_Op<string mnemonic, list<Trait> traits = []> : Op<Constraints_Dialect, mnemonic, traits>;

// ---- Regions ----
def OneBlock : Region<CPred<"$_self.hasOneBlock()">, "region with one block">;
def NoBlock : Region<CPred<"$_self.empty()">, "region without blocks">;
def NotEmpty : Region<Neg<CPred<"$_self.empty()">>, "region with blocks">;
def TwoArguments : Region<CPred<"$_self.getNumArguments() == 2">, "region with two arguments">;
def OneOrTwoBlocks : Region<And<[CPred<"::llvm::hasNItemsOrMore($_self, 1)">, CPred<"::llvm::hasNItemsOrLess($_self, 2)">]>,
                            "region with one or two blocks">;
def EmptyOrArgument : Region<Or<[CPred<"$_self.empty()">, CPred<"$_self.front().getNumArguments() == 1">]>,
                             "region that is empty or has one argument">;
def I32Argument : Region<And<[CPred<"$_self.getNumArguments() > 0">, CPred<"$_self.getArgument(0).getType().isInteger(32)">]>,
                         "region whose first argument is an i32">;
def Undescribed : Region<CPred<"$_self.hasOneBlock()">>;
class Holds<string mnemonic, Region constraint> : Constraints_Op<"holds_" # mnemonic, [NoTerminator]> {
  let regions = (region constraint:$body);
}
def HoldsOneBlock : Holds<"one_block", OneBlock>;
def HoldsNoBlock : Holds<"no_block", NoBlock>;
def HoldsNotEmpty : Holds<"not_empty", NotEmpty>;
def HoldsTwoArguments : Holds<"two_arguments", TwoArguments>;
def HoldsOneOrTwo : Holds<"one_or_two", OneOrTwoBlocks>;
def HoldsEmptyOrArgument : Holds<"empty_or_argument", EmptyOrArgument>;
def HoldsI32Argument : Holds<"i32_argument", I32Argument>;
def HoldsUndescribed : Holds<"undescribed", Undescribed>;
def HoldsVariadic : Holds<"variadic", VariadicRegion<OneBlock>>;
def HoldsTwo : Constraints_Op<"holds_two", [NoTerminator]> { let regions = (region OneBlock, TwoArguments:$second); }
def HoldsSame : Constraints_Op<"holds_same", [NoTerminator]> { let regions = (region OneBlock:$a, OneBlock:$b, NotEmpty:$c); }

// ---- Successors ----
def NoArguments : Successor<CPred<"$_self->getNumArguments() == 0">, "successor without arguments">;
def OneArgument : Successor<CPred<"$_self->getNumArguments() == 1">, "successor with one argument">;
def NotEntry : Successor<Neg<CPred<"$_self->isEntryBlock()">>, "successor that isn't the entry">;
def HasOperations : Successor<CPred<"!$_self->empty()">, "successor with operations">;
// mlir-tblgen calls accessors that it doesn't write.
class Jumps<string mnemonic, Successor constraint> : Constraints_Op<"jumps_" # mnemonic, [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor constraint:$to);
  let extraClassDeclaration = "::mlir::Block *&to() { static ::mlir::Block *block; return block = getTo(); }";
}
def JumpsNoArguments : Jumps<"no_arguments", NoArguments>;
def JumpsOneArgument : Jumps<"one_argument", OneArgument>;
def JumpsNotEntry : Jumps<"not_entry", NotEntry>;
def JumpsHasOperations : Jumps<"has_operations", HasOperations>;
def JumpsVariadic : Jumps<"variadic", VariadicSuccessor<NoArguments>> {
  let extraClassDeclaration = "::mlir::SuccessorRange to() { return getTo(); }";
}
def JumpsTwo : Constraints_Op<"jumps_two", [Terminator]> {
  let successors = (successor NoArguments:$a, VariadicSuccessor<NotEntry>:$b);
  let extraClassDeclaration = "::mlir::Block *&a() { static ::mlir::Block *block; return block = getA(); } "
                              "::mlir::SuccessorRange b() { return getB(); }";
}

// ---- Over several parts ----
def AllTypes3 : Constraints_Op<"all_types3", [AllTypesMatch<["a", "b", "c"]>]> {
  let arguments = (ins AnyType:$a, I32:$b, AnyType:$c);
  let results = (outs I32:$r);
}
def AllTypesResultFirst : Constraints_Op<"all_types_result_first", [AllTypesMatch<["r", "a"]>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r, I32:$s);
  let assemblyFormat = "$a attr-dict `:` type($r)";
}
def AllTypesOneOp : Constraints_Op<"all_types_one", [AllTypesMatch<["a"]>]> { let arguments = (ins AnyType:$a, AnyType:$b); }
def TwoMatches : Constraints_Op<"two_matches", [AllTypesMatch<["a", "r"]>, AllTypesMatch<["b", "s"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r, AnyType:$s);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
}
def ChainOfMatches : Constraints_Op<"chain_of_matches", [AllTypesMatch<["a", "b"]>, AllTypesMatch<["b", "r"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
}
def MatchWithOther : Constraints_Op<"match_with_other", [
    TypesMatchWith<"element of the vector", "vector", "element", "::mlir::getElementTypeOrSelf($_self)">]> {
  let arguments = (ins AnyInteger:$element, AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$element `,` $vector attr-dict `:` type($vector)";
}
def MatchBoth : Constraints_Op<"match_both", [
    TypesMatchWith<"the element", "v", "e", "::llvm::cast<::mlir::VectorType>($_self).getElementType()">,
    TypesMatchWith<"the same", "v", "r", "$_self">, AllTypesMatch<["e", "f"]>]> {
  let arguments = (ins AnyVectorOfNonZeroRank:$v, AnyType:$e, AnyType:$f);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$v `,` $e `,` $f attr-dict `:` type($v) `,` type($e)";
}
def AttrMatch : Constraints_Op<"attr_match", [
    TypesMatchWith<"the type of the value", "value", "r", "$_self">]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict";
}
def SameWidth : Constraints_Op<"same_width", [PredOpTrait<"widths are the same",
    CPred<"$lhs.getType().getIntOrFloatBitWidth() == $rhs.getType().getIntOrFloatBitWidth()">>]> {
  let arguments = (ins AnyInteger:$lhs, AnyFloat:$rhs);
}
def AndOfTwo : Constraints_Op<"and_of_two", [PredOpTrait<"lhs is an integer and rhs as wide", And<[
    CPred<"$lhs.getType().isInteger()">, CPred<"$lhs.getType() == $rhs.getType()">]>>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
def OrOfTwo : Constraints_Op<"or_of_two", [PredOpTrait<"one is an index", Or<[
    CPred<"$lhs.getType().isIndex()">, Neg<CPred<"!$rhs.getType().isIndex()">>]>>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
def PredOfResult : Constraints_Op<"pred_of_result", [PredOpTrait<"result and operand differ",
    CPred<"$a.getType() != $r.getType()">>, PredOpTrait<"the second is an f32", CPred<"$s.getType().isF32()">>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r, AnyType:$s);
}
def PredOfOp : Constraints_Op<"pred_of_op", [PredOpTrait<"as many operands as results",
    CPred<"$_op.getNumOperands() == $_op.getNumResults()">>]> {
  let arguments = (ins Variadic<AnyType>:$a);
  let results = (outs Variadic<AnyType>:$r);
}
def PredOfIndexed : Constraints_Op<"pred_of_indexed", [PredOpTrait<"first operand and result alike",
    CPred<"$_op.getOperand(0).getType() == $_op.getResult(0).getType()">>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
}
def ElementTypes : Constraints_Op<"element_types", [AllElementTypesMatch<["a", "b", "r"]>, AllShapesMatch<["a", "r"]>]> {
  let arguments = (ins AnyRankedTensor:$a, AnyVectorOfNonZeroRank:$b);
  let results = (outs AnyRankedTensor:$r);
}
def Counts : Constraints_Op<"counts", [AllElementCountsMatch<["a", "r"]>, AllRanksMatch<["a", "b"]>]> {
  let arguments = (ins AnyStaticShapeTensor:$a, AnyRankedTensor:$b);
  let results = (outs AnyVectorOfNonZeroRank:$r);
}
def SizedMatch : Constraints_Op<"sized_match", [AttrSizedOperandSegments, SameVariadicResultSize,
    RangedTypesMatchWith<"as given", "a", "r", "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
  let results = (outs Variadic<AnyType>:$r, Variadic<AnyType>:$s);
}
def OptionalMatch : Constraints_Op<"optional_match", [OptionalTypesMatchWith<"as given", "a", "b", "$_self">,
    SameVariadicOperandSize]> {
  let arguments = (ins Optional<AnyType>:$a, Optional<AnyType>:$b);
}
