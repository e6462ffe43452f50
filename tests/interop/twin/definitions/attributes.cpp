// What the C++ of this set needs besides.
#include "mlir/IR/IntegerSet.h"
