// What the files of the dialect conversion share: the state of one that is under way, and the log
// of its changes, by which they are undone.
#ifndef MICA_RUNTIME_REWRITE_CONVERSION_H
#define MICA_RUNTIME_REWRITE_CONVERSION_H

#include "mica/conversion.h"

#include "memory/array.h"
#include "memory/pointer_stack.h"
#include "memory/table.h"

typedef struct type_materialization {
  mica_materialization *make;  // or NULL
  void *user;
} type_materialization;
type_materialization mica_type_converter_materialization(const mica_type_converter *converter,
                                                         bool to_source);

typedef enum change_kind {
  CHANGE_MADE,            // `op`
  CHANGE_REMOVED,         // `op`, before `next` or at the end of `block`; destroyed at the end
  CHANGE_USE,             // operand `index` of `op` was `value`
  CHANGE_OP,              // `op` was as `state` says
  CHANGE_BLOCK_MADE,      // `block`
  CHANGE_BLOCK_MOVED,     // `block`, which stood in `region` before `next`
  CHANGE_BLOCK_REMOVED,   // the same; destroyed at the end
  CHANGE_SPLIT,           // `block`; what is behind went into `next`
  CHANGE_SPLIT_FRONT,     // `block`; what stood in front went into `next`
  CHANGE_JOINED,          // the operations `op` to `next` of `block`
  CHANGE_ARGUMENT_ADDED,  // the last of `block`
  CHANGE_SUCCESSOR,       // successor `index` of `op` was `block`
} change_kind;

// What an operation was before it was changed in place.
typedef struct op_state op_state;

typedef struct change {
  change_kind kind;
  mica_op *op;
  mica_block *block;
  mica_region *region;
  void *next;
  size_t index;
  mica_value *value;
  op_state *state;
} change;

// A cast that the conversion made.
typedef struct conversion_cast {
  mica_op *op;
  bool to_source;
} conversion_cast;

// What a pattern asked for, until it ends.
typedef struct conversion_list {
  void *data;
  size_t size;
} conversion_list;

struct mica_conversion {
  mica_context *context;
  const mica_conversion_options *options;
  mica_rewriter rewriter;
  mica_listener listener;
  change *log;
  size_t log_size, log_capacity;
  mica_pointer_map gone;       // removed operations, and what is nested in them
  mica_pointer_map originals;  // by operand: the value that it had at first
  conversion_cast *casts;
  size_t cast_count, cast_capacity;
  conversion_list *lists;
  size_t list_count, list_capacity;
  const mica_conversion_pattern **applied;  // that are being applied
  size_t applied_count, applied_capacity;
};

// ---- The log (conversion_log.c) -----------------------------------------------------------------

// Room for what a pattern makes, whose making can't be refused. False: no memory.
bool mica_conversion_log_reserve(mica_conversion *c);
bool mica_conversion_log(mica_conversion *c, change entry);  // false: no memory
void mica_conversion_undo(mica_conversion *c, size_t log_size);
void mica_conversion_commit(mica_conversion *c);
bool mica_conversion_is_gone(const mica_conversion *c, const mica_op *op);
// Marks an operation and all in it. False: no memory.
bool mica_conversion_mark_gone(mica_conversion *c, mica_op *op);

// ---- Casts (conversion_cast.c) ------------------------------------------------------------------

// Values of these types out of `values`, where the rewriter stands. NULL: no memory.
mica_op *mica_conversion_cast(mica_conversion *c, mica_value *const *values, size_t count,
                              const mica_type *const *types, size_t type_count, mica_loc loc,
                              bool to_source);
bool mica_conversion_is_cast(const mica_conversion *c, const mica_op *op);
// What casts give and take back needs none; others the types' author makes. False: no memory.
bool mica_conversion_settle_casts(mica_conversion *c);
void mica_conversion_erase_casts(mica_conversion *c);  // that nothing reads
// Logged (conversion_change.c). False: no memory.
bool mica_conversion_replace_uses(mica_conversion *c, mica_value *from, mica_value *to);

#endif
