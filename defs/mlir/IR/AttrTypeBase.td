// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_ATTRTYPEBASE_TD
#define MICA_IR_ATTRTYPEBASE_TD

include "mica/definitions.def"

#endif
