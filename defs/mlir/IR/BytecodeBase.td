// Answers the include name of MLIR with Mica's prelude.

#ifndef MICA_IR_BYTECODEBASE_TD
#define MICA_IR_BYTECODEBASE_TD

include "mica/bytecode.def"

#endif
