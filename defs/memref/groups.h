// Groups of neighbouring dimensions that become one, of expand_shape and collapse_shape: each by
// where it ends. What two reshapes make together, and how one shape may become another.
#ifndef MICA_DEFS_MEMREF_GROUPS_H
#define MICA_DEFS_MEMREF_GROUPS_H

#include "mica/attribute.h"

typedef struct memref_groups {
  mica_context *ctx;
  size_t count, capacity;
  size_t *ends;  // the first dimension behind each
} memref_groups;
static inline size_t memref_group_begin(const memref_groups *groups, size_t i) {
  return i == 0 ? 0 : groups->ends[i - 1];
}
// Room for so many. The caller gives it back, also when making it failed. False: no memory.
bool memref_groups_make(mica_context *ctx, size_t capacity, memref_groups *out);
void memref_groups_free(memref_groups *groups);
// Of an operation's attribute, which is verified.
bool memref_groups_read(mica_context *ctx, mica_attrs attrs, memref_groups *out);
// The attribute. NULL: no memory.
const mica_attr *memref_groups_attr(const memref_groups *groups);

// The rest writes into room that is there, and answers false where there is no answer.

// Two collapses (or expansions, the other way round): `fewer` joins the groups of `more`.
bool memref_groups_compose(const memref_groups *more, const memref_groups *fewer,
                           memref_groups *out);
// Both part the same dimensions: the groups of `fine` that make up each of `coarse`.
bool memref_groups_within(const memref_groups *fine, const memref_groups *coarse,
                          memref_groups *out);
// The groups that make `to` of `from`, if there is one way alone (dimensions of size 1 aside);
// those of `from` are numbered from `base` on. Adds to `out`. False also without memory.
bool memref_groups_find(mica_int64s from, mica_int64s to, size_t base, memref_groups *out);

#endif
