// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_BUILTINOPS_TD
#define MICA_IR_BUILTINOPS_TD

include "builtin/builtin.def"

#endif
