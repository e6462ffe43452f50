// The C++ of the .td that has no C: what a sparse tensor slice is.
#include "sparse_tensor/sparse_tensor.h"

bool sparse_tensor_is_sparse_tensor_slice_pred(const mica_type *type) {
  return sparse_tensor_is_slice(type);
}
