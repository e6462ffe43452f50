// What the canonicalizations of scf share: constants, trip counts, lists of values, bodies that
// take the place of their operation.
#ifndef MICA_DEFS_SCF_REWRITE_H
#define MICA_DEFS_SCF_REWRITE_H

#include "mica/arithmetic.h"
#include "mica/rewrite.h"
#include "scf/scf.h"

// A number of the value's type if it is a constant; else none.
mica_number scf_constant(const mica_value *value);
// An arith.constant of type i1, where the rewriter stands. NULL: no memory.
mica_value *scf_build_truth(mica_rewriter *rw, mica_loc loc, bool truth);

// How often a loop is executed.
typedef enum scf_trips { SCF_TRIPS_UNKNOWN, SCF_NO_TRIP, SCF_ONE_TRIP, SCF_MORE_TRIPS } scf_trips;
scf_trips scf_trip_count(const mica_value *lower, const mica_value *upper, const mica_value *step,
                         bool is_signed);
// The same where the values may be numbers that are known: `_value` NULL.
typedef struct scf_bound {
  mica_value *value;
  int64_t number;
} scf_bound;
scf_trips scf_index_trip_count(const mica_type *index, scf_bound lower, scf_bound upper,
                               scf_bound step);

// A list of values in the context's memory. {0} is empty.
typedef struct scf_values {
  mica_value **data;
  size_t size, capacity;
} scf_values;
bool scf_values_init(mica_context *ctx, scf_values *list, size_t capacity);  // false: no memory
void scf_values_free(mica_context *ctx, scf_values *list);
static inline void scf_values_add(scf_values *list, mica_value *value) {
  assert(list->size < list->capacity);
  list->data[list->size++] = value;
}
void scf_values_add_operands(scf_values *list, const mica_op *op, size_t first, size_t count);

// The operations of `block` take the operation's place, what its end passes on that of its results.
// `arguments` become those of the block. False: it ends with something else, or no memory; nothing
// changed.
bool scf_replace_by_block(mica_rewriter *rw, mica_op *op, mica_block *block,
                          mica_value *const *arguments);

// `end`, which is detached, takes the place of what ends a block.
void scf_replace_end(mica_rewriter *rw, mica_op *old, mica_op *end);

// Of a loop's body as of a new loop: its own location, and of carried values that of what they
// begin with.
void scf_for_set_argument_locs(const mica_op *op);

static inline bool scf_is_defined_in(const mica_value *value, const mica_region *region) {
  const mica_block *block = mica_value_block(value);
  return block != NULL && mica_block_region(block) == region;
}
// The region of `op` that the operation stands in, on whatever level; NULL: it stands outside.
const mica_region *scf_region_around(const mica_op *op, const mica_op *inner);

#endif
