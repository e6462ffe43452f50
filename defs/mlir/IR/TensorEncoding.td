// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_TENSORENCODING_TD
#define MICA_IR_TENSORENCODING_TD

include "mica/operations.def"
include "mica/builtin_interfaces.def"

#endif
