// What the hooks of amdgpu share: which memory is where.
#ifndef MICA_DEFS_AMDGPU_SHARED_H
#define MICA_DEFS_AMDGPU_SHARED_H

#include "amdgpu/amdgpu.h"

bool amdgpu_is_global(const mica_type *memref);  // of the whole device
bool amdgpu_is_lds(const mica_type *memref);     // of a group of threads
bool amdgpu_is_fat_raw_buffer(const mica_type *memref);

#endif
