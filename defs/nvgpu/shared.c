// What the hooks of nvgpu share: memory that is shared, shapes, errors.
#include "shared.h"

#include "gpu/gpu.h"
#include "mica/diagnostic.h"

bool nvgpu_is_shared(const mica_type *memref) {
  enum { SHARED = 3 };
  const mica_attr *space = mica_type_memory_space(memref);
  if (space == NULL) return false;
  if (mica_attr_is_integer(space)) return mica_attr_integer_value(space) == SHARED;
  return gpu_address_space_attr_isa(space) &&
         gpu_address_space_attr_value(space) == GPU_ADDRESS_SPACE_WORKGROUP;
}

int64_t nvgpu_dim(const mica_type *shaped, size_t index) {
  const mica_int64s shape = mica_type_shape(shaped);
  return index < shape.size ? shape.data[index] : 0;
}

bool nvgpu_takes_columns(int64_t columns, const mica_type *element) {
  if (columns < 8 || columns > 256 || columns % 8 != 0) return false;
  if (mica_type_is_float_kind(element, MICA_BF16) || mica_type_is_float_kind(element, MICA_F16) ||
      mica_type_is_float_kind(element, MICA_F32) || mica_type_is_float_kind(element, MICA_TF32) ||
      mica_type_is_float_kind(element, MICA_F8E4M3FN) ||
      mica_type_is_float_kind(element, MICA_F8E5M2))
    return true;
  const bool is_narrow = mica_type_is_integer(element) && (mica_type_integer_width(element) == 8 ||
                                                           mica_type_integer_width(element) == 1);
  return is_narrow && (columns <= 24 || columns % 16 == 0);
}
