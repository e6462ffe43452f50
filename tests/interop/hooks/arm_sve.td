// What MLIR says in C++.
include "arm_sve/arm_sve_in_c.def"
