// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_PROPERTIES_TD
#define MICA_IR_PROPERTIES_TD

include "mica/properties.def"

#endif
