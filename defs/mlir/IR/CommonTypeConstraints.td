// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_COMMONTYPECONSTRAINTS_TD
#define MICA_IR_COMMONTYPECONSTRAINTS_TD

include "mica/shaped_types.def"

#endif
