// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_OPBASE_TD
#define MICA_IR_OPBASE_TD

include "mica/operations.def"

#endif
