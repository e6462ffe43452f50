// What the files that print operations share. One op_printer belongs to one printer and lives from
// op_printer_init to op_printer_free; op.c owns it.
#ifndef MICA_RUNTIME_PRINT_OP_H
#define MICA_RUNTIME_PRINT_OP_H

#include "mica/context.h"
#include "mica/dialect.h"
#include "mica/interfaces.h"
#include "print/alias.h"
#include "print/names.h"
#include "text/kept.h"
#include "text/printer.h"

// One level of the loop that prints regions (region.c): the regions of an operation in
// generic form, or the one region that a hook asked for.
typedef struct region_frame {
  const mica_op *op;  // in generic form, its tail follows the regions; NULL: one region only
  const mica_region *region;
  const mica_block *block;
  const mica_op *next;  // to be printed next in `block`
  const mica_op *stop;  // where the block ends: a terminator that is left out, or NULL
  mica_str outer_dialect;
  size_t region_index;
  bool whole;  // location and newline follow the operation
  bool entry_arguments, terminators, empty_block;
  bool one_block;  // a block alone, with its header, but without the braces of its region
  bool opened;     // inside `block`
  bool line_open;  // an operation stands on the line: a newline is due
} region_frame;

struct op_printer {
  print_names names;
  print_aliases aliases;
  kept_texts kept;
  bool collecting;           // a dry run that collects aliases
  mica_str default_dialect;  // whose operations are printed without its name
  region_frame *frames;
  size_t frame_count, frame_capacity;
  const struct mica_resource **resources;  // that are named, in the order of their first use
  size_t resource_count, resource_capacity;
  mica_pointer_map known_resources;  // the same
  mica_op_places *places;            // NULL: nobody asks
  // By the order number of an operation: the value that it was last named for as a user. NULL:
  // users aren't printed.
  const mica_value **used_last;
};

static inline void put_indent(mica_printer *p) { printer_put_blanks(p, p->indent); }

// ---- Operations (op.c) --------------------------------------------------------------------------

bool mica_printer_has_custom_form(const mica_printer *p, const mica_op *op);
// Results, name, what follows it; not the location. False: in generic form with regions, which the
// loop of region.c goes on with.
bool mica_printer_op_head(mica_printer *p, const mica_op *op);
// Location and users, which end the line.
void mica_printer_op_end_comments(mica_printer *p, const mica_op *op);
static inline void mica_printer_op_end(mica_printer *p, const mica_op *op) {
  if (p->options.debug_info || p->options.value_users) mica_printer_op_end_comments(p, op);
}

// ---- Generic form (generic.c) -------------------------------------------------------------------

void mica_printer_generic_head(mica_printer *p, const mica_op *op, bool name);  // up to the regions
void mica_printer_generic_tail(mica_printer *p, const mica_op *op);  // attributes and type

// Which slots a walk over attributes goes through: those of attributes; with those of properties;
// with those of segment sizes besides; those of attributes and of segment sizes.
typedef enum attr_merge_slots {
  MERGE_ATTRIBUTES,
  MERGE_PROPERTIES,
  MERGE_ALL,
  MERGE_ATTRIBUTES_AND_SIZES,
} attr_merge_slots;

// Walks slots and discardable entries together, in the order of their names.
typedef struct attr_merge {
  const mica_op *op;
  mica_named_attrs entries;     // discardable
  mica_named_attrs properties;  // of an operation that is not registered: in place of slots
  size_t slot, entry;
} attr_merge;
void mica_attr_merge_init(attr_merge *m, const mica_op *op);
bool mica_attr_merge_next(attr_merge *m, mica_named_attr *out, attr_merge_slots which);

// ---- Regions and blocks -------------------------------------------------------------------------

// The operation with all that is nested in it (region.c).
void mica_printer_op_tree(mica_printer *p, const mica_op *op);
void mica_printer_block_tree(mica_printer *p, const mica_block *block);  // with its header
void mica_printer_block_name(mica_printer *p, const mica_block *block);  // value.c
// The same for the dry run (collect.c).
void mica_collect_op_tree(mica_printer *p, const mica_op *op);
void mica_collect_generic_op(mica_printer *p, const mica_op *op);
void mica_collect_region(mica_printer *p, const mica_region *region, bool entry_arguments,
                         bool terminators);

// ---- Comments and metadata ----------------------------------------------------------------------

void mica_printer_users_of_op(mica_printer *p, const mica_op *op);
void mica_printer_users_of_argument(mica_printer *p, const mica_value *argument);
void mica_printer_file_metadata(mica_printer *p);

#endif
