// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_INTERFACES_CALLINTERFACES_TD
#define MICA_INTERFACES_CALLINTERFACES_TD

include "mica/core_interfaces.def"

#endif
