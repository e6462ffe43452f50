// Operands and results: every type constraint of the prelude, all arities, sizes of groups.
include "mlir/IR/OpBase.td"

def Operands_Dialect : Dialect {
  let name = "operands";
  let cppNamespace = "::operands";
}
class Operands_Op<string mnemonic, list<Trait> traits = []> : Op<Operands_Dialect, mnemonic, traits>;

// One operation for each named constraint: what it accepts, what it calls itself.
foreach constraint = [
    AnyType, NoneType, AnyInteger, AnyI1, AnyI8, AnyI32, AnySignlessInteger, I1, I8, I16, I32, I64, I128,
    AnySignedInteger, SI1, SI8, SI32, SI64, AnyUnsignedInteger, UI1, UI8, UI32, UI64, Index,
    AnySignlessIntegerOrIndex, AnyFloat, F16, F32, F64, F80, F128, BF16, TF32, F8E4M3FN, F8E5M2, F8E4M3,
    F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2FNUZ, F8E3M4, F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E8M0FNU, AnyComplex,
    FunctionType, GraphType, AnyVectorOfNonZeroRank, AnyFixedVectorOfNonZeroRank, AnyVectorOfAnyRank,
    AnyFixedVectorOfAnyRank, AnyScalableVectorOfAnyRank, AnyShaped, AnyTensor, I1Tensor, I32Tensor, IndexTensor,
    BF16Tensor, F32Tensor, AnyRankedTensor, AnyNon0RankedTensor, AnyUnrankedTensor,
    AnyNon0RankedOrUnrankedTensor, AnyStaticShapeTensor, AnyUnrankedMemRef, AnyMemRef, AnyNon0RankedMemRef,
    AnyRankedOrUnrankedMemRef, AnyNon0RankedOrUnrankedMemRef, I8MemRef, F64MemRef, AnyStaticShapeMemRef,
    AnyStridedMemRef, AnyTuple, BoolLike, SignlessIntegerLike, SignlessIntegerOrIndexLike, FloatLike] in
def Takes # !cast<string>(constraint) # Op : Operands_Op<"takes_" # !tolower(!cast<string>(constraint))> {
  let arguments = (ins constraint:$value);
}

// The constraints that take arguments.
class Takes<string mnemonic, Type constraint> : Operands_Op<"takes_" # mnemonic> {
  let arguments = (ins constraint:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def TakesAnyTypeOf : Takes<"any_type_of", AnyTypeOf<[I32, F32, Index]>>;
def TakesAnyTypeOfNamed : Takes<"any_type_of_named", AnyTypeOf<[I32, F32], "a number of 32 bits">>;
def TakesAllOfType : Takes<"all_of_type", AllOfType<[AnyTensor, AnyStaticShapeTensor]>>;
def TakesConfined : Takes<"confined", ConfinedType<AnyInteger, [CPred<"$_self.getIntOrFloatBitWidth() > 8">], "a wide integer">>;
def TakesAnyIntOfWidths : Takes<"any_int_of_widths", AnyIntOfWidths<[8, 16]>>;
def TakesSignlessIntOfWidths : Takes<"signless_int_of_widths", SignlessIntOfWidths<[8, 16]>>;
def TakesSignedIntOfWidths : Takes<"signed_int_of_widths", SignedIntOfWidths<[8, 16]>>;
def TakesUnsignedIntOfWidths : Takes<"unsigned_int_of_widths", UnsignedIntOfWidths<[8, 16]>>;
def TakesFloatOfWidths : Takes<"float_of_widths", FloatOfWidths<[16, 32]>>;
def TakesComplex : Takes<"complex", Complex<AnyFloat>>;
def TakesComplexF32 : Takes<"complex_f32", Complex<F32>>;
def TakesOpaque : Takes<"opaque", OpaqueType<"u", "t", "the opaque type u.t">>;
def TakesVectorOf : Takes<"vector_of", VectorOfNonZeroRankOf<[I32, F32]>>;
def TakesFixedVectorOf : Takes<"fixed_vector_of", FixedVectorOfNonZeroRankOf<[I32]>>;
def TakesVectorOfRank : Takes<"vector_of_rank", VectorOfRank<[1, 2]>>;
def TakesFixedVectorOfRank : Takes<"fixed_vector_of_rank", FixedVectorOfRank<[2]>>;
def TakesScalableVectorOfRank : Takes<"scalable_vector_of_rank", ScalableVectorOfRank<[1]>>;
def TakesVectorOfRankAndType : Takes<"vector_of_rank_and_type", VectorOfRankAndType<[1], [I32]>>;
def TakesVectorOfLength : Takes<"vector_of_length", VectorOfLength<[4, 8]>>;
def TakesVectorOfMinLength : Takes<"vector_of_min_length", VectorOfMinLength<4>>;
def TakesVectorOfMaxLength : Takes<"vector_of_max_length", VectorOfMaxLength<4>>;
def TakesFixedVectorOfLength : Takes<"fixed_vector_of_length", FixedVectorOfLength<[4]>>;
def TakesScalableVectorOfLength : Takes<"scalable_vector_of_length", ScalableVectorOfLength<[4]>>;
def TakesVectorOfLengthAndType : Takes<"vector_of_length_and_type", VectorOfLengthAndType<[4], [F32]>>;
def TakesVectorOfShape : Takes<"vector_of_shape", FixedVectorOfShapeAndType<[2, 4], I32>>;
def TakesNthDim : Takes<"nth_dim", ShapedTypeWithNthDimOfSize<-1, [4]>>;
def TakesTensorOf : Takes<"tensor_of", TensorOf<[I32, F32]>>;
def TakesRankedTensorOf : Takes<"ranked_tensor_of", RankedTensorOf<[I32]>>;
def TakesUnrankedTensorOf : Takes<"unranked_tensor_of", UnrankedTensorOf<[I32]>>;
def Takes0DTensorOf : Takes<"0d_tensor_of", 0DTensorOf<[I32]>>;
def Takes2DTensorOf : Takes<"2d_tensor_of", 2DTensorOf<[AnyType]>>;
def TakesStaticShapeTensorOf : Takes<"static_shape_tensor_of", StaticShapeTensorOf<[I32]>>;
def TakesMemRefOf : Takes<"memref_of", MemRefOf<[I32]>>;
def TakesUnrankedMemRefOf : Takes<"unranked_memref_of", UnrankedMemRefOf<[I32]>>;
def TakesMemRefRankOf : Takes<"memref_rank_of", MemRefRankOf<[AnyType], [1, 2]>>;
def TakesStridedMemRefRankOf : Takes<"strided_memref_rank_of", StridedMemRefRankOf<[AnyType], [2]>>;
def TakesTupleOf : Takes<"tuple_of", TupleOf<[I32, F32]>>;
def TakesNestedTupleOf : Takes<"nested_tuple_of", NestedTupleOf<[I32, F32]>>;
def TakesTensorOrMemRef : Takes<"tensor_or_memref", TensorOrMemRef<[I32]>>;
def TakesValueSemantics : Takes<"value_semantics", ValueSemanticsContainerOf<[I32]>>;
def TakesTypeAlias : Takes<"type_alias", TypeAlias<I32, "an i32 of another name">>;

// Arities.
def NoneOp : Operands_Op<"none">;
def TwoOp : Operands_Op<"two"> { let arguments = (ins I32:$a, F32:$b); let results = (outs I32:$x, F32:$y); }
def OptionalOp : Operands_Op<"optional"> { let arguments = (ins Optional<I32>:$a); let results = (outs Optional<F32>:$x); }
def VariadicOp : Operands_Op<"variadic"> { let arguments = (ins Variadic<I32>:$a); let results = (outs Variadic<F32>:$x); }
def FirstVariadicOp : Operands_Op<"first_variadic"> {
  let arguments = (ins Variadic<I32>:$a, F32:$b, Index:$c);
  let results = (outs Variadic<I32>:$x, F32:$y, Index:$z);
}
def MiddleVariadicOp : Operands_Op<"middle_variadic"> {
  let arguments = (ins I32:$a, Variadic<F32>:$b, Index:$c);
  let results = (outs I32:$x, Variadic<F32>:$y, Index:$z);
}
def UnnamedResultsOp : Operands_Op<"unnamed_results"> { let results = (outs I32, F32); }
def SameSizesOp : Operands_Op<"same_sizes", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<I32>:$a, F32:$b, Variadic<Index>:$c);
  let results = (outs Variadic<I32>:$x, F32:$y, Variadic<Index>:$z);
}
def SegmentsOp : Operands_Op<"segments", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<I32>:$a, Optional<F32>:$b, Index:$c);
  let results = (outs Variadic<I32>:$x, Optional<F32>:$y, Index:$z);
}
def OperandSegmentsOp : Operands_Op<"operand_segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$b, Variadic<I32>:$c, I32Attr:$d);
}
def ResultSegmentsOp : Operands_Op<"result_segments", [AttrSizedResultSegments]> {
  let results = (outs Optional<I32>:$a, Variadic<I32>:$b);
}
def VariadicOfVariadicOp : Operands_Op<"variadic_of_variadic"> {
  let arguments = (ins I32:$first, VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$first `:` ($groups^ `:` type($groups))? attr-dict";
}
def DescribedOp : Operands_Op<"described"> {
  let arguments = (ins Arg<I32, "the first one">:$a, Arg<Variadic<F32>, "the rest">:$b);
  let results = (outs Res<I32, "the only one">:$x);
  let summary = "described parts";
}
