// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_REWRITE_PASSUTIL_TD
#define MICA_REWRITE_PASSUTIL_TD

include "mica/passes.def"

#endif
