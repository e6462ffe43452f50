// What is like a tensor or a buffer MLIR's C++ says by interfaces that it attaches to builtin types, and attributes of
// arguments it verifies without saying so in the .td.
def : MoreFields<"Bufferization_TensorLikeTypeInterface"> { Pred predicate = AnyTensor.predicate; }
def : MoreFields<"Bufferization_BufferLikeTypeInterface"> { Pred predicate = AnyRankedOrUnrankedMemRef.predicate; }
def : Spelling<["mlir::bufferization::TensorLikeType"], "const mica_type *", "MICA_PARAM_TYPE", "mica_type_is_tensor">;
def : Spelling<["mlir::bufferization::BufferLikeType"], "const mica_type *", "MICA_PARAM_TYPE",
               "mica_type_is_any_memref">;
def : MoreFields<"Bufferization_Dialect"> { bit hasRegionArgAttrVerify = 1; }
def : MoreTraits<Bufferization_MaterializeInDestinationOp,
                 [ImplementedBy<DestinationStyleOpInterface, "mica_second_is_destination">]>;
