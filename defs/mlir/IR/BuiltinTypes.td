// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_BUILTINTYPES_TD
#define MICA_IR_BUILTINTYPES_TD

include "mica/builtin.def"
include "mica/core_interfaces.def"

#endif
