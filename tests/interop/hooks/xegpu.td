// What MLIR says in C++.
include "xegpu/xegpu_in_c.def"
