// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_CONSTRAINTS_TD
#define MICA_IR_CONSTRAINTS_TD

include "mica/constraints.def"

#endif
