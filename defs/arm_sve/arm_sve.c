// The type of all bits of predicates. Called by generated code; owns nothing.
#include "arm_sve/arm_sve.h"

#include "mica/context.h"

const mica_type *arm_sve_svbool_of(const mica_type *vector) {
  enum { BITS = 16 };
  mica_context *ctx = vector->context;
  const mica_int64s shape = mica_type_shape(vector);
  if (!mica_type_is_vector(vector) || shape.size == 0) return vector;
  const size_t size = shape.size * sizeof(int64_t);
  int64_t *dims = mica_allocate(ctx, size);
  if (dims == NULL) return NULL;
  for (size_t i = 0; i < shape.size; i++) dims[i] = shape.data[i];
  dims[shape.size - 1] = BITS;
  const mica_type *made = mica_type_vector(
      (mica_int64s){dims, shape.size}, mica_type_scalable_dims(vector), mica_type_element(vector));
  mica_free(ctx, dims, size);
  return made;
}
