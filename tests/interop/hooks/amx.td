// What MLIR says in C++.
include "amx/amx_in_c.def"
