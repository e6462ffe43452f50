// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_DIALECTBASE_TD
#define MICA_IR_DIALECTBASE_TD

include "mica/dialect.def"

#endif
