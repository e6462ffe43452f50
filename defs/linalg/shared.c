// What several hooks of linalg ask of operands and their types: see shared.h. Owns nothing.
#include "shared.h"

size_t linalg_input_count(const mica_op *op) { return mica_op_destinations(op).first; }

static bool is_container(const mica_type *type) {
  return mica_type_is_memref(type) || mica_type_is_ranked_tensor(type);
}
mica_int64s linalg_shape(const mica_type *type) {
  return is_container(type) ? mica_type_shape(type) : (mica_int64s){NULL, 0};
}
size_t linalg_rank(const mica_type *type) { return linalg_shape(type).size; }
const mica_type *linalg_element(const mica_type *type) {
  return is_container(type) ? mica_type_element(type) : type;
}

bool *linalg_marks(mica_context *ctx, mica_int64s numbers, size_t count) {
  bool *marks = mica_allocate(ctx, count + 1);
  if (marks == NULL) return NULL;
  memset(marks, 0, count + 1);
  for (size_t i = 0; i < numbers.size; i++)
    if (numbers.data[i] >= 0 && (uint64_t)numbers.data[i] < count) marks[numbers.data[i]] = true;
  return marks;
}
