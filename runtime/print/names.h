// Names of values and blocks for one run of the printer, numbered as MLIR does.
//
// No look-up hashes: an operation carries its number in `order` (which stays increasing within each
// block), which is an index of `labels`; a block carries its position in `number`, an argument how
// it is called in `label`. A second run over the same operations, begun by a hook or a diagnostic
// while this one is under way, stands between mica_printer_names_keep and
// mica_printer_names_restore.
#ifndef MICA_RUNTIME_PRINT_NAMES_H
#define MICA_RUNTIME_PRINT_NAMES_H

#include "mica/context.h"
#include "mica/print.h"
#include "print/used_names.h"

// How a value is called: its kind in the two highest bits, a number or an index below.
#define NAME_NUMBER (0u << 30)    // %7
#define NAME_ARGUMENT (1u << 30)  // %arg7
#define NAME_TEXT (2u << 30)      // the text with number 7 of `used`
#define NAME_GROUPS (3u << 30)    // the results have several names: groups[7]
#define NAME_INDEX ((1u << 30) - 1)
#define NAME_NONE UINT32_MAX

typedef struct block_name {
  const mica_block *block;
  uint32_t position;  // in its region: ^bb0, ...
} block_name;
// Results from `first` on are called `label`, up to the next group of the operation.
typedef struct result_group {
  uint32_t first, label;
} result_group;
typedef struct result_groups {
  size_t first;
  uint32_t count;
} result_groups;  // in `group_items`

// The labels of all block arguments, in the order of numbering.
typedef struct kept_labels {
  uint32_t *items;
  size_t count, capacity;
} kept_labels;

typedef struct print_names {
  mica_context *context;
  const mica_op *root;  // everything below it is numbered
  bool whole;           // nothing stands above the root: all operations that are met are numbered
  bool failed;          // no memory, or too many
  uint32_t *labels;     // by the order number of an operation: its results', or its own
  const mica_op **ops;  // by the same; only when not `whole`
  size_t op_count, op_capacity;
  block_name *blocks;  // by the number of a block; only when not `whole`
  size_t block_count, block_capacity;
  result_groups *groups;
  size_t group_count, group_capacity;
  result_group *group_items;
  size_t group_item_count, group_item_capacity;
  used_names used;
  bool generic, ask_each, unique, name_locs, users;
  uint32_t next_value, next_argument, next_conflict;
  mica_printer *marking;  // regions are marked on the way; or NULL
  kept_labels *keeping,
      *restoring;  // only numbers are written, and labels kept or written; or NULL
} print_names;

// Names all values below `root`. `marking`: a printer that marks regions which hold aliases on the
// way (alias.h), or NULL. False: no memory.
bool mica_printer_names_init(print_names *n, const mica_op *root, const mica_print_options *options,
                             mica_printer *marking);
void mica_printer_names_free(print_names *n);
// Keeps what another run may change. False: no memory; mica_printer_names_restore is due all the
// same.
bool mica_printer_names_keep(const print_names *n, kept_labels *kept);
// Numbers and labels again as they were kept, which is given back. False: no memory.
bool mica_printer_names_restore(const print_names *n, kept_labels *kept);

// ---- value.c ------------------------------------------------------------------------------------

// `%name`, with `#i` for one of several results when `result_number`.
void mica_printer_value_name(mica_printer *p, const mica_value *value, bool result_number);
// The results of an operation as they stand before `=`.
// A block of the same region as `block`, by its position.
void mica_printer_block_at(mica_printer *p, const mica_block *block, uint32_t position);
void mica_printer_result_names(mica_printer *p, const mica_op *op);
// The number of an operation without results, for comments about users.
void mica_printer_op_number(mica_printer *p, const mica_op *op);
// Whether it is numbered.
bool mica_printer_names_op(const print_names *n, const mica_op *op);
// The block's position in its region. False: it is not numbered.
bool mica_printer_names_block(const print_names *n, const mica_block *block, uint32_t *position);
// Calls `argument` by the name of `value` from now on.
void mica_printer_names_shadow(mica_printer *p, const mica_value *argument,
                               const mica_value *value);

#endif
