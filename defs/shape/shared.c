// What folds and patterns of shape share; see shared.h.
#include "shared.h"

#include <string.h>

#include "mica/context.h"

const mica_attr *shape_extents_attr(mica_context *ctx, mica_int64s extents) {
  const int64_t count = (int64_t)extents.size;
  const mica_type *type =
      mica_type_ranked_tensor((mica_int64s){&count, 1}, mica_type_index(ctx), NULL);
  return type == NULL ? NULL
                      : mica_attr_dense_elements(type, extents.data,
                                                 extents.size * sizeof *extents.data, false);
}

bool shape_is_extents(const mica_attr *attr) {
  return attr != NULL && mica_attr_is_dense_int_elements(attr) &&
         mica_type_is_index(mica_type_element(mica_attr_type(attr)));
}

size_t shape_extents_count(const mica_attr *extents) {
  return (size_t)mica_type_element_count(mica_attr_type(extents));
}

int64_t shape_extents_at(const mica_attr *extents, size_t index) {
  size_t size;
  const char *data = mica_attr_dense_data(extents, &size);
  int64_t extent;
  memcpy(&extent, data + (mica_attr_dense_is_splat(extents) ? 0 : index * sizeof extent),
         sizeof extent);
  return extent;
}

int64_t *shape_extents_read(mica_context *ctx, const mica_attr *extents) {
  const size_t count = shape_extents_count(extents);
  int64_t *read = mica_allocate(ctx, count * sizeof *read);
  for (size_t i = 0; read != NULL && i < count; i++) read[i] = shape_extents_at(extents, i);
  return read;
}

// Of one that isn't known, the other one stays if it is more than 1.
static bool broadcast_dim(int64_t a, int64_t b, int64_t *out) {
  if (a == MICA_DYNAMIC || b == MICA_DYNAMIC) {
    const int64_t known = a > 1 ? a : b > 1 ? b : MICA_DYNAMIC;
    *out = known != MICA_DYNAMIC ? known : a == 1 ? b : b == 1 ? a : MICA_DYNAMIC;
    return true;
  }
  *out = a == b || b == 1 ? a : b;
  return a == b || b == 1 || a == 1;
}

bool shape_broadcast_pair(mica_int64s a, mica_int64s b, int64_t *out) {
  const mica_int64s longer = a.size > b.size ? a : b, shorter = a.size > b.size ? b : a;
  const size_t more = longer.size - shorter.size;
  for (size_t i = 0; i < more; i++) out[i] = longer.data[i];
  for (size_t i = 0; i < shorter.size; i++)
    if (!broadcast_dim(longer.data[more + i], shorter.data[i], &out[more + i])) return false;
  return true;
}
