// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_INTERFACES_SIDEEFFECTINTERFACES_TD
#define MICA_INTERFACES_SIDEEFFECTINTERFACES_TD

include "mica/effects.def"

#endif
