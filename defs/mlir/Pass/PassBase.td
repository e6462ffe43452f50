// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_PASS_PASSBASE_TD
#define MICA_PASS_PASSBASE_TD

include "mica/passes.def"

#endif
