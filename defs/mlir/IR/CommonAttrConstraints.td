// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_COMMONATTRCONSTRAINTS_TD
#define MICA_IR_COMMONATTRCONSTRAINTS_TD

include "mica/attributes.def"

#endif
