// Aliases of types, attributes and locations (`!tuple`, `#map1`, `#loc`) for one run of the
// printer: collected by a dry run over the operations, ordered and numbered as MLIR does, then
// asked for by everything that prints.
#ifndef MICA_RUNTIME_PRINT_ALIAS_H
#define MICA_RUNTIME_PRINT_ALIAS_H

#include "print/used_names.h"
#include "text/printer.h"

typedef enum alias_kind { ALIAS_TYPE, ALIAS_ATTR, ALIAS_LOC } alias_kind;
typedef struct alias_object {
  uint64_t key;  // an address, or the bits of a location
  alias_kind kind;
  bool elided;  // an attribute that is printed without its type
} alias_object;
// A place of the hash table: the entry's number + 1, or 0, and bits of the hash, so that few
// entries are looked at.
typedef struct alias_slot {
  uint32_t entry, hash;
} alias_slot;
typedef struct alias_entry {
  alias_object object;
  const char *base;  // "map"; NULL: it has no alias
  uint32_t depth;    // how many aliases its text depends on in a row, itself included
  uint32_t suffix;   // 0: none
  uint32_t first_child, child_count;  // in `children`
  bool deferrable;                    // its definition may follow the operations
  bool printed_plain;                 // being defined: it must not stand for itself
  bool open;                          // its parts are being visited
  bool in_cycle;                      // it or a part met one that was open: more may hang on it
} alias_entry;
// One object whose parts are being visited.
typedef struct alias_frame {
  uint32_t entry;
  size_t first, next, end;
} alias_frame;

typedef struct print_aliases {
  mica_context *context;
  // Types and attributes that were visited lately, or known to have no alias, by their addresses:
  // a power of two of places.
  const void **latest;
  size_t latest_count;
  bool failed;
  bool marking, marked;  // regions that hold something with an alias: mica_block.holds_aliases
  bool gathering;        // parts of an object are being listed
  bool deferring;
  alias_entry *entries;  // in the order of their first visit
  size_t count, capacity;
  alias_slot *slots;
  size_t slot_count;
  uint32_t *children;
  size_t child_count, child_capacity;
  alias_object *gathered;
  size_t gathered_count, gathered_capacity;
  alias_frame *frames;
  size_t frame_count, frame_capacity;
  uint32_t *order;  // entries with aliases, as they are printed
  size_t order_count;
} print_aliases;

// Before anything is visited. False: no memory; freeing it is allowed then too.
bool mica_printer_aliases_init(print_aliases *a);
void mica_printer_aliases_free(print_aliases *a);
// Numbers what the dry run collected. False: no memory.
bool mica_printer_aliases_finish(print_aliases *a);
// The definitions, a line each: those that must come before the operations, or those that may
// follow.
void mica_printer_alias_definitions(mica_printer *p, bool deferred);

// What p->alias_type, p->alias_attr and p->alias_loc point to, while collecting (what is asked for
// is noted) and while printing.
bool mica_printer_alias_visit_type(mica_printer *p, const mica_type *type);
bool mica_printer_alias_visit_attr(mica_printer *p, const mica_attr *attr, print_elision elision);
bool mica_printer_alias_visit_inner_loc(mica_printer *p, mica_loc loc);
bool mica_printer_alias_type(mica_printer *p, const mica_type *type);
bool mica_printer_alias_attr(mica_printer *p, const mica_attr *attr, print_elision elision);
bool mica_printer_alias_loc(mica_printer *p, mica_loc loc);
// Whether an operation, its regions left out, holds nothing but what was visited lately or has no
// alias: its print hook would visit nothing new.
bool mica_printer_alias_knows_op(mica_printer *p, const mica_op *op);
// Called by names.c for each region and operation, those around first; what was visited is
// forgotten at the end, but for what has no alias. False: no memory.
void mica_printer_alias_begin_marking(mica_printer *p);
void mica_printer_alias_mark_region(mica_printer *p, mica_region *region);
void mica_printer_alias_mark_op(mica_printer *p, const mica_op *op);
bool mica_printer_alias_end_marking(mica_printer *p);
// While collecting: the location of an operation (its definition may follow the text) or of an
// argument.
void mica_printer_alias_visit_loc(mica_printer *p, mica_loc loc, bool deferrable);

// ---- Between alias.c and alias_name.c -----------------------------------------------------------

// The name that aliases of the object begin with, or NULL. A failed allocation is noted in `a`.
const char *mica_alias_base_name(print_aliases *a, const alias_object *object);

#endif
