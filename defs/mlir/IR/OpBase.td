// Answers the include name of MLIR with Mica's prelude, and what it knows of the C++ of MLIR's dialects.

#ifndef MICA_IR_OPBASE_TD
#define MICA_IR_OPBASE_TD

include "mica/operations.def"
include "mlir/vocabulary/vocabulary.def"

#endif
