// Traits of operations: what they demand of operands, results, parents, regions; predicates over several parts.
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Traits_Dialect : Dialect {
  let name = "traits";
  let cppNamespace = "::traits";
}
class Traits_Op<string mnemonic, list<Trait> traits = []> : Op<Traits_Dialect, mnemonic, traits>;
class Binary<string mnemonic, list<Trait> traits> : Traits_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
}
class Unary<string mnemonic, list<Trait> traits> : Traits_Op<mnemonic, traits> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def SameTypeOperandsOp : Binary<"same_type_operands", [SameTypeOperands]>;
def SameOperandsShapeOp : Binary<"same_operands_shape", [SameOperandsShape]>;
def SameShapeOp : Binary<"same_shape", [SameOperandsAndResultShape]>;
def SameOperandsElementTypeOp : Binary<"same_operands_element_type", [SameOperandsElementType]>;
def SameElementTypeOp : Binary<"same_element_type", [SameOperandsAndResultElementType]>;
def SameTypeOp : Binary<"same_type", [SameOperandsAndResultType]>;
def SameTypeFormatOp : Binary<"same_type_format", [SameOperandsAndResultType]> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
def SameTypeFirstOp : Binary<"same_type_first", [SameOperandsAndResultType]> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def SameTypeVariadicOp : Traits_Op<"same_type_variadic", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$values attr-dict `:` type($result)";
}
def SameTypeTwoResultsOp : Traits_Op<"same_type_two_results", [SameOperandsAndResultType]> {
  let arguments = (ins AnyTensor:$a, AnyTensor:$b);
  let results = (outs AnyTensor:$x, AnyTensor:$y);
}
def CommutativeOp : Binary<"commutative", [Commutative]>;
def IdempotentOp : Unary<"idempotent", [Idempotent, SameOperandsAndResultType]>;
def InvolutionOp : Unary<"involution", [Involution, SameOperandsAndResultType]>;
def ResultsFloatOp : Unary<"results_float", [ResultsAreFloatLike]>;
def BroadcastOp : Binary<"broadcast", [ResultsBroadcastableShape]>;
def ElementwiseOp : Binary<"elementwise", [Elementwise]>;
def MappableOp : Binary<"mappable", ElementwiseMappable.traits>;
def ScalarizableOp : Unary<"scalarizable", [Elementwise, Scalarizable]>;
def PureOp : Unary<"pure", [Pure]>;
def EffectOp : Unary<"effect", [MemoryEffects<[MemRead, MemWrite]>]>;
def NormalizableOp : Unary<"normalizable", [MemRefsNormalizable]>;

def AllTypesOp : Traits_Op<"all_types", [AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}
def AllTypesPartOp : Traits_Op<"all_types_part", [AllTypesMatch<["rhs", "result"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($result)";
}
def AllTypesAttrOp : Traits_Op<"all_types_attr", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "attr-dict $value";
}
def AllTypesTypedAttrOp : Traits_Op<"all_types_typed_attr", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins I32ElementsAttr:$value);
  let results = (outs AnyShaped:$result);
}
def AllElementCountsOp : Traits_Op<"all_element_counts", [AllElementCountsMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyStaticShapeTensor:$lhs, AnyStaticShapeTensor:$rhs);
}
def AllElementTypesOp : Traits_Op<"all_element_types", [AllElementTypesMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
def AllRanksOp : Traits_Op<"all_ranks", [AllRanksMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyMemRef:$rhs);
}
def AllShapesOp : Traits_Op<"all_shapes", [AllShapesMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyRankedTensor:$lhs, AnyRankedTensor:$rhs);
}
def AllTypeIDsOp : Traits_Op<"all_type_ids", [AllTypeIDsMatch<["lhs", "rhs"]>]> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
}
def TypesMatchOp : Traits_Op<"types_match", [TypesMatchWith<"the result is the element", "value", "result",
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyShaped:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def TypesMatchGenericOp : Traits_Op<"types_match_generic", [TypesMatchWith<"the result is the element", "value", "result",
    "::mlir::getElementTypeOrSelf($_self)">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def TypesMatchSelfOp : Traits_Op<"types_match_self", [TypesMatchWith<"both of one type", "result", "value", "$_self">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}
def OptionalTypesMatchOp : Traits_Op<"optional_types_match", [OptionalTypesMatchWith<"both of one type", "lhs", "rhs", "$_self">]> {
  let arguments = (ins AnyType:$lhs, Optional<AnyType>:$rhs);
}
def RangedTypesMatchOp : Traits_Op<"ranged_types_match", [RangedTypesMatchWith<"the same types", "values", "results",
    "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$results);
}
def TypeIsOp : Traits_Op<"type_is", [TypeIs<"value", I32>]> { let arguments = (ins AnyType:$value); }
def ElementTypeIsOp : Traits_Op<"element_type_is", [ElementTypeIs<"value", F32>]> { let arguments = (ins AnyType:$value); }
def InputMatchesOp : Traits_Op<"input_matches", [InputMatchesTypes<["a", "b"], [I32, F32]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def CombinationOp : Traits_Op<"combination", [InputAddressIsCombinationOf<["a", "b"], [[I32, F32], [F32, I32]]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def ShapedElementsOp : Traits_Op<"shaped_elements", [ShapedTypeMatchesElementCountAndTypes<"shaped", "elements">]> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$shaped);
}
def TCopOp : Traits_Op<"tcop", [PredOpTrait<"the first is made of i32", TCopVTEtIs<0, I32>>]> {
  let arguments = (ins Variadic<AnyType>:$values);
}
def TCopSameOp : Traits_Op<"tcop_same", [PredOpTrait<"both have one element type", TCopVTEtIsSameAs<0, 1>>]> {
  let arguments = (ins Variadic<AnyType>:$values);
}
def TCresOp : Traits_Op<"tcres", [PredOpTrait<"result and operand have one element type", TCresVTEtIsSameAsOp<0, 0>>]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def AndOp : Traits_Op<"and", [PredOpTrait<"both are integers", And<[
    CPred<"::llvm::isa<::mlir::IntegerType>($a.getType())">, CPred<"::llvm::isa<::mlir::IntegerType>($b.getType())">]>>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def OrOp : Traits_Op<"or", [PredOpTrait<"one is an integer", Or<[
    CPred<"::llvm::isa<::mlir::IntegerType>($a.getType())">, CPred<"::llvm::isa<::mlir::IntegerType>($b.getType())">]>>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def NegOp : Traits_Op<"neg", [PredOpTrait<"the types differ", Neg<CPred<"$a.getType() == $b.getType()">>>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def CountOp : Traits_Op<"count", [PredOpTrait<"two operands", CPred<"$_op.getNumOperands() == 2">>]> {
  let arguments = (ins Variadic<AnyType>:$values);
}

// Where operations may stand, and what they hold.
def ParentOp : Traits_Op<"parent", [NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$body); }
def OtherParentOp : Traits_Op<"other_parent", [NoTerminator]> { let regions = (region AnyRegion:$body); }
def ChildOp : Traits_Op<"child", [HasParent<"ParentOp">]>;
def OneOfChildOp : Traits_Op<"one_of_child", [ParentOneOf<["ParentOp", "OtherParentOp"]>]>;
def EndOp : Traits_Op<"end", [Terminator]>;
def ReturnOp : Traits_Op<"return", [Terminator, ParentOneOf<["BlockOp", "TerminatedOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def BlockOp : Traits_Op<"block", [SingleBlock]> { let regions = (region AnyRegion:$body); }
def TerminatedOp : Traits_Op<"terminated", SingleBlockImplicitTerminator<"ReturnOp">.traits> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def IsolatedOp : Traits_Op<"isolated", [IsolatedFromAbove, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def NoArgumentsOp : Traits_Op<"no_arguments", [NoRegionArguments, NoTerminator]> { let regions = (region AnyRegion:$body); }
def ScopeOp : Traits_Op<"scope", [AffineScope, AutomaticAllocationScope, NoTerminator]> { let regions = (region AnyRegion:$body); }
def TableOp : Traits_Op<"table", [SymbolTable, NoTerminator, IsolatedFromAbove]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def SymbolOp : Traits_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let assemblyFormat = "($sym_visibility^)? $sym_name attr-dict";
}
def RecursiveOp : Traits_Op<"recursive", [RecursiveMemoryEffects, NoTerminator]> { let regions = (region AnyRegion:$body); }
def ResultFromAttrOp : Traits_Op<"result_from_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$type);
  let results = (outs AnyType:$result);
}
def ResultFromTypedAttrOp : Traits_Op<"result_from_typed_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32ElementsAttr:$value);
  let results = (outs AnyType:$result);
}
