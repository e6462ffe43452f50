// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_OPASMINTERFACE_TD
#define MICA_IR_OPASMINTERFACE_TD

include "mica/core_interfaces.def"

#endif
