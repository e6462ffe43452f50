// The operations that MLIR writes in C++ alone.
include "affine/affine_dma.def"
