// What the hooks of nvgpu share.
#ifndef MICA_DEFS_NVGPU_SHARED_H
#define MICA_DEFS_NVGPU_SHARED_H

#include "nvgpu/nvgpu.h"

// Memory that a group of threads shares: 3, or gpu's `workgroup`.
bool nvgpu_is_shared(const mica_type *memref);
// A dimension of a shape; 0 where it has fewer.
int64_t nvgpu_dim(const mica_type *shaped, size_t index);
// What a matrix of several warps may have as its columns.
bool nvgpu_takes_columns(int64_t columns, const mica_type *element);

#endif
