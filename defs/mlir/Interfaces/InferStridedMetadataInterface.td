// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_INTERFACES_INFERSTRIDEDMETADATAINTERFACE_TD
#define MICA_INTERFACES_INFERSTRIDEDMETADATAINTERFACE_TD

include "mica/core_interfaces.def"

#endif
