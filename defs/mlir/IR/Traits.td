// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_TRAITS_TD
#define MICA_IR_TRAITS_TD

include "mica/traits.def"

#endif
