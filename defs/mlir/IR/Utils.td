// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_UTILS_TD
#define MICA_IR_UTILS_TD

include "mica/utility.def"

#endif
