// What MLIR says of masks in C++.
include "vector/vector_methods.def"
def : MoreTraits<Vector_TransferReadOp, [DeclareOpInterfaceMethods<MaskableOpInterface, ["supportsPassthru"]>]>;
def : MoreTraits<Vector_TransferWriteOp, [ImplementedBy<DestinationStyleOpInterface, "mica_second_is_destination">]>;
def : MoreFields<"Vector_TransferReadOp"> { bit hasCanonicalizer = 0; }
def : Unwritten<Vector_Dialect, ["hasFolder", "hasCanonicalizer"], [
  Vector_CompressStoreOp, Vector_ContractionOp, Vector_ExpandLoadOp, Vector_ExtractOp, Vector_FromElementsOp,
  Vector_GatherOp, Vector_InsertOp, Vector_InsertStridedSliceOp, Vector_LoadOp, Vector_MaskOp,
  Vector_MaskedLoadOp, Vector_MaskedStoreOp, Vector_MultiDimReductionOp, Vector_ReductionOp, Vector_ScatterOp,
  Vector_ShuffleOp, Vector_StepOp, Vector_StoreOp, Vector_ToElementsOp, Vector_TransposeOp
]>;
def : Unwritten<Vector_Dialect, ["hasCanonicalizer"], [Vector_BroadcastOp, Vector_ShapeCastOp]>;
