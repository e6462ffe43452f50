// Hooks of the math dialect. Called by generated code.
#include "math/math.h"

#include "arith/arith.h"

const mica_type *math_get_i1_same_shape(const mica_type *type) {
  return arith_get_i1_same_shape(type);
}
