// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_ENUMATTR_TD
#define MICA_IR_ENUMATTR_TD

include "mica/enums.def"

#endif
