// The operations that MLIR writes in C++ alone.
include "affine/affine_dma.def"
def : Unwritten<Affine_Dialect, ["hasFolder", "hasCanonicalizer"], [
  AffineParallelOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp
]>;
