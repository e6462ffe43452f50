// What TensorOps.td asks for besides the hooks of defs/tensor: the types of all elements at once,
// where tensor.def asks for one (a text can name a tensor of any size).
#include "tensor/tensor.h"

#include "mica/mica.h"

enum { ELEMENTS_MAX = 4096 };

mica_types tensor_from_elements_elements_type(const mica_type *type) {
  static const mica_type *types[ELEMENTS_MAX];
  int64_t count = mica_type_element_count(type);
  if (count > ELEMENTS_MAX) return (mica_types){NULL, 0};
  for (int64_t i = 0; i < count; i++) types[i] = mica_type_element(type);
  return (mica_types){types, (size_t)count};
}
