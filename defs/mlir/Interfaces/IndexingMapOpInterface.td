// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_INTERFACES_INDEXINGMAPOPINTERFACE_TD
#define MICA_INTERFACES_INDEXINGMAPOPINTERFACE_TD

include "mica/core_interfaces.def"

#endif
