// What the checks of xegpu's operations share: memory spaces, hints for caches, shapes in messages.
#include "shared.h"

bool xegpu_check_spaces(const mica_op *op, const mica_type *source, const mica_type *descriptor) {
  const uint64_t of_source = xegpu_source_space(source);
  const xegpu_memory_space space = xegpu_descriptor_space(descriptor);
  return of_source == (uint64_t)space ||
         mica_op_error(op, "Memory space mismatch. Source: %U, TensorDesc: %U", of_source,
                       (uint64_t)space);
}

static bool fits(const mica_attr *hint, bool for_writing) {
  if (hint == NULL) return true;
  switch (xegpu_cache_policy_attr_value(hint)) {
  case XEGPU_CACHE_POLICY_CACHED:
  case XEGPU_CACHE_POLICY_UNCACHED: return true;
  case XEGPU_CACHE_POLICY_STREAMING:
  case XEGPU_CACHE_POLICY_READ_INVALIDATE: return !for_writing;
  case XEGPU_CACHE_POLICY_WRITE_BACK:
  case XEGPU_CACHE_POLICY_WRITE_THROUGH: return for_writing;
  }
  return false;
}

bool xegpu_check_hints(const mica_op *op, const mica_attr *const *hints, bool for_writing) {
  enum { LEVELS = 3 };
  for (size_t i = 0; i < LEVELS; i++)
    if (!fits(hints[i], for_writing))
      return mica_op_error(op, "invalid l%z_hint: %a", i + 1, hints[i]);
  return true;
}

void xegpu_append_shape(mica_diag *diag, const int64_t *shape, size_t rank) {
  for (size_t i = 0; i < rank; i++) mica_diag_append(diag, i == 0 ? "[%I" : ", %I", shape[i]);
  mica_diag_append(diag, "]");
}

int64_t xegpu_count(mica_int64s shape) {
  uint64_t count = 1;
  for (size_t i = 0; i < shape.size; i++) count *= (uint64_t)shape.data[i];
  return (int64_t)count;
}

mica_int64s xegpu_shape(const mica_type *type) {
  static const int64_t one = 1;
  return mica_type_is_shaped(type) ? mica_type_shape(type) : (mica_int64s){&one, 1};
}
