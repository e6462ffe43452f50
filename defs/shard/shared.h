// What the hooks of shard share: the grid that an operation names, and shapes along its axes.
#ifndef MICA_DEFS_SHARD_SHARED_H
#define MICA_DEFS_SHARD_SHARED_H

#include "mica/symbol.h"
#include "shard/shard.h"

// The grid that the operation names; NULL: reported.
const mica_op *shard_find_grid(const mica_op *op, mica_symbol_tables *tables,
                               const mica_attr *name);
// Each is an axis of the grid and stands there once, or it is reported.
bool shard_check_axes(const mica_op *op, const mica_op *grid, mica_int16s axes);
// How many processes differ in these axes of the grid alone; MICA_DYNAMIC: it isn't known.
int64_t shard_group_size(const mica_op *grid, mica_int16s axes);

static inline bool shard_is_dynamic(int64_t size) { return size == MICA_DYNAMIC; }

#endif
