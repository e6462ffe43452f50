// What MLIR says in C++.
include "arm_sme/arm_sme_in_c.def"
