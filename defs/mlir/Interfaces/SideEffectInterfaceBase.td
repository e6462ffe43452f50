// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_INTERFACES_SIDEEFFECTINTERFACEBASE_TD
#define MICA_INTERFACES_SIDEEFFECTINTERFACEBASE_TD

include "mica/effects.def"

#endif
