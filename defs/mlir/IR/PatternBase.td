// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_PATTERNBASE_TD
#define MICA_IR_PATTERNBASE_TD

include "mica/patterns.def"

#endif
