// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_INTERFACES_TD
#define MICA_IR_INTERFACES_TD

include "mica/interfaces.def"

#endif
