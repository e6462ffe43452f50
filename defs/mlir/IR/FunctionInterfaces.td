// Answers an include name that MLIR had until version 16.

#ifndef MICA_IR_FUNCTIONINTERFACES_TD
#define MICA_IR_FUNCTIONINTERFACES_TD

include "mica/core_interfaces.def"

#endif
