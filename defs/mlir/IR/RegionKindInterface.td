// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_REGIONKINDINTERFACE_TD
#define MICA_IR_REGIONKINDINTERFACE_TD

include "mica/core_interfaces.def"

#endif
