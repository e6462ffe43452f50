// What the hooks of amdgpu share: which memory is where.
#include "shared.h"

#include "gpu/gpu.h"

static bool is_gpu_space(const mica_attr *space, gpu_address_space expected) {
  return gpu_address_space_attr_isa(space) && gpu_address_space_attr_value(space) == expected;
}

bool amdgpu_is_global(const mica_type *memref) {
  const mica_attr *space = mica_type_memory_space(memref);
  if (space == NULL) return true;
  if (!mica_attr_is_integer(space)) return is_gpu_space(space, GPU_ADDRESS_SPACE_GLOBAL);
  const int64_t number = mica_attr_integer_value(space);
  return number == 0 || number == 1;
}

bool amdgpu_is_lds(const mica_type *memref) {
  enum { LDS = 3 };
  const mica_attr *space = mica_type_memory_space(memref);
  if (space == NULL) return false;
  if (mica_attr_is_integer(space)) return mica_attr_integer_value(space) == LDS;
  return is_gpu_space(space, GPU_ADDRESS_SPACE_WORKGROUP);
}

bool amdgpu_is_fat_raw_buffer(const mica_type *memref) {
  enum { FAT_RAW_BUFFER = 7 };
  const mica_attr *space = mica_type_memory_space(memref);
  if (space == NULL) return false;
  if (mica_attr_is_integer(space)) return mica_attr_integer_value(space) == FAT_RAW_BUFFER;
  return amdgpu_address_space_attr_isa(space) &&
         amdgpu_address_space_attr_value(space) == AMDGPU_ADDRESS_SPACE_FAT_RAW_BUFFER;
}
