// Reading bytecode: what the files read*.c share. A reader owns its tables and scratch until it is
// freed; what it makes belongs to the context, the operations to whoever takes the module.
#ifndef MICA_RUNTIME_BYTECODE_READER_H
#define MICA_RUNTIME_BYTECODE_READER_H

#include "bytecode/encoding.h"
#include "bytecode/properties.h"
#include "context/context.h"
#include "memory/arena.h"
#include "mica/location.h"

typedef struct byte_range {
  const unsigned char *at, *end;
} byte_range;
static inline size_t range_size(byte_range range) { return (size_t)(range.end - range.at); }

typedef enum read_progress { IS_UNREAD, IS_OPEN, IS_WAITING, IS_READ, IS_PLACE } read_progress;

typedef struct read_dialect {
  mica_str name;
  byte_range version;  // size 0: none
  bool is_builtin;
  read_progress progress;
  const mica_dialect_def *def;       // once it is read; NULL: unknown
  const mica_bytecode_codec *codec;  // the same; NULL: it has none
  const void *loaded_version;        // what the codec made of `version`
} read_dialect;

typedef struct read_name {
  read_dialect *dialect;
  mica_str name;               // without the dialect's
  bool was_registered;         // when the file was written
  const mica_op_name *op;      // once it is asked for
  const property_step *steps;  // the same: how its properties are read
  size_t step_count;
} read_name;

// What was made of an attribute or type, which is read when it is first asked for.
typedef union read_value {
  const void *value;  // IS_READ
  mica_loc place;     // IS_PLACE: a position in a file, of which nobody asked for the attribute
} read_value;
enum { LEVEL_BITS = 29, MOST_LEVELS = (1 << LEVEL_BITS) - 1 };
typedef struct read_state {
  uint32_t progress : 3;
  uint32_t level : LEVEL_BITS;  // how deep attributes and types are nested in it
} read_state;
// Some that follow each other: where the first one's size and its bytes stand.
typedef struct read_run {
  const unsigned char *size, *at;
  size_t first;
  read_dialect *dialect;
} read_run;
// Most operations have a location of their own, so that what is kept of each is small: where its
// bytes stand is counted from the beginning of its run, or from the one that was asked for last.
typedef struct read_entries {
  read_value *values;
  read_state *states;
  size_t count;
  bool are_types;
  read_run *runs;
  size_t run_count, run_capacity;
  size_t met_run;
  read_run met;  // begins with the next one
} read_entries;
typedef struct read_entry {
  read_entries *of;
  size_t index;
} read_entry;

typedef struct read_resource {
  mica_str dialect, key;
} read_resource;

// Values of an operation whose regions are isolated, of the regions that are open, one after the
// other; what is asked for before it is defined is a value of nobody (owner 0) until then.
typedef struct read_values {
  mica_value **data;
  size_t count, capacity;
  size_t first;  // of those that can be named: the innermost isolated operation's
} read_values;

// An order of uses that isn't that of reading, applied once all uses are read.
typedef struct use_order {
  mica_value *value;
  size_t index;             // among the results or arguments
  const unsigned char *at;  // of its numbers
  size_t count;
  bool is_pairs;
} use_order;

// The regions of one operation while they are read.
typedef struct read_regions {
  mica_op *op;  // NULL: none is
  size_t region;
  byte_range bytes;  // of a section of their own; else they are those of the enclosing ones
  bool has_section, is_isolated;
  size_t first_block, block_count, block;  // of the region that is open; none: it isn't begun
  uint64_t ops_left;
  size_t first_value, next_value, value_end;  // of the region, in read_values
  size_t outer_first;                         // read_values.first around an isolated operation
  size_t order_count;                         // use orders that were there before
} read_regions;

typedef struct lazy_regions {
  mica_op *op;
  byte_range bytes;
} lazy_regions;

struct mica_bytecode_reader {
  mica_context *context;
  const mica_bytecode_text *text;
  mica_bytecode_read_options options;
  const unsigned char *at, *end;  // what is read now
  byte_range file;                // whole
  mica_arena lasting;             // until all is read
  mica_arena scratch;             // until the next operation is begun
  mica_arena_mark scratch_start;
  size_t spent;        // memory that the parts read so far took
  size_t held_before;  // by the context, before the part that is read
  uint32_t version;
  mica_str producer;
  bool has_version;  // it and the producer are known
  byte_range sections[SECTION_COUNT];
  bool has_section[SECTION_COUNT];

  mica_str *strings;
  size_t string_count;
  read_dialect *dialects;
  size_t dialect_count;
  read_name *names;
  size_t name_count, name_capacity;
  read_entries attrs, types;
  byte_range *properties;
  size_t property_count;
  read_resource *resources;
  size_t resource_count, resource_capacity;

  mica_str place_file;    // of the position in a file that was read last
  uint64_t place_string;  // the index of the attribute that names it
  uint32_t place_number;  // the file's; 0: none was read

  // Of the entry that is read: how deep the stack is, and how deep what it has is nested.
  uint32_t depth, level;
  bool failed;  // an entry could not be read, and not only because another must come first
  read_entry *postponed;
  size_t postponed_count, postponed_capacity;

  read_values values;
  mica_block **blocks;  // of the regions that are open
  size_t block_count, block_capacity;
  use_order *orders;
  size_t order_count, order_capacity;
  read_regions *open;
  size_t open_count, open_capacity;
  const unsigned char *passed;  // of the operations, before it: not looked at again
  bool is_lazy;
  lazy_regions *lazy;  // by their operations' addresses in `lazy_places`
  size_t lazy_count, lazy_capacity;
  mica_pointer_map lazy_places;
};

// ---- The whole (read.c) -------------------------------------------------------------------------

void mica_reader_begin(mica_bytecode_reader *r, mica_context *ctx, mica_str bytes,
                       const mica_bytecode_read_options *options, const mica_bytecode_text *text);
void mica_reader_end(mica_bytecode_reader *r);
mica_op *mica_reader_module(mica_bytecode_reader *r);  // NULL: reported, or no memory
// What versions of dialects demand, of operations that were read now.
bool mica_reader_upgrade(mica_bytecode_reader *r, mica_op *op);
// A part of the work, and whether it was done; `errors` were reported before.
mica_budget mica_reader_begin_budget(mica_bytecode_reader *r);
void mica_reader_end_budget(mica_bytecode_reader *r, mica_budget before, bool ok, size_t errors);

// ---- Bytes (read_bytes.c): each reports what is wrong -------------------------------------------

static inline byte_range reader_range(const mica_bytecode_reader *r) {
  return (byte_range){r->at, r->end};
}
static inline void reader_enter(mica_bytecode_reader *r, byte_range range) {
  r->at = range.at;
  r->end = range.end;
}
static inline size_t reader_left(const mica_bytecode_reader *r) { return (size_t)(r->end - r->at); }
// As mica_bytecode_read_varint; most numbers take one byte.
static inline bool reader_varint(mica_bytecode_reader *r, uint64_t *out) {
  if (r->at == r->end || (*r->at & 1) == 0) return mica_bytecode_read_varint(r, out);
  *out = *r->at++ >> 1;
  return true;
}
bool mica_reader_byte(mica_bytecode_reader *r, uint8_t *out);
bool mica_reader_bytes(mica_bytecode_reader *r, uint64_t size, byte_range *out);
bool mica_reader_varint_flag(mica_bytecode_reader *r, uint64_t *out, bool *flag);
bool mica_reader_nul_string(mica_bytecode_reader *r, mica_str *out);
bool mica_reader_align(mica_bytecode_reader *r, uint64_t alignment);
bool mica_reader_section(mica_bytecode_reader *r, bytecode_section *id, byte_range *out);
bool mica_reader_no_memory(mica_bytecode_reader *r);  // always false
// A number below `count`, which counts what `what` says.
bool mica_reader_index(mica_bytecode_reader *r, size_t count, const char *what, size_t *out);
// An integer of a known width, in so many words as it has.
bool mica_reader_integer(mica_bytecode_reader *r, uint32_t width, uint64_t *words);

// ---- Tables (read_tables.c, read_resources.c) ---------------------------------------------------

bool mica_reader_strings(mica_bytecode_reader *r);
bool mica_reader_string_at(mica_bytecode_reader *r, uint64_t index, mica_str *out);
bool mica_reader_dialects(mica_bytecode_reader *r);
bool mica_reader_properties_table(mica_bytecode_reader *r);
// Looks the dialect up, and reads its version. False: reported.
bool mica_reader_dialect(mica_bytecode_reader *r, read_dialect *dialect);
bool mica_reader_op_name(mica_bytecode_reader *r, read_name **out);
bool mica_reader_resources(mica_bytecode_reader *r);
bool mica_reader_resource_key(mica_bytecode_reader *r, mica_str dialect, mica_str *key);

// ---- Attributes and types (read_entries.c) ------------------------------------------------------

bool mica_reader_entries(mica_bytecode_reader *r);
const mica_attr *mica_reader_attr_at(mica_bytecode_reader *r, uint64_t index);
const mica_type *mica_reader_type_at(mica_bytecode_reader *r, uint64_t index);
// After a part of a list could not be read: whether only because it was put off since so many
// were. The list then goes on, and answers false at its end.
bool mica_reader_goes_on(const mica_bytecode_reader *r, size_t postponed);
bool mica_reader_loc(mica_bytecode_reader *r, mica_loc *out);
// A position in a file, behind its code (builtin_read.c).
bool mica_reader_place(mica_bytecode_reader *r, mica_loc *out);

// ---- Operations (read_ir.c, read_values.c, read_properties.c) -----------------------------------

// The operations of the file, into the block.
bool mica_reader_ir(mica_bytecode_reader *r, mica_op *root);
// The regions of an isolated operation that stayed unread; its file's first are those of the root.
bool mica_reader_lazy_regions(mica_bytecode_reader *r, const lazy_regions *regions);
bool mica_reader_properties(mica_bytecode_reader *r, read_name *name, const mica_attr **slots);
// Whether the definition names the attribute: it is in its slot then, unless it can't be.
bool mica_reader_take_inherent(const mica_op_name *name, mica_named_attr attr,
                               const mica_attr **slots);

// Room for so many values of a region, not defined yet.
bool mica_reader_reserve_values(mica_bytecode_reader *r, uint64_t count);
bool mica_reader_operand(mica_bytecode_reader *r, mica_value **out);
bool mica_reader_define(mica_bytecode_reader *r, read_regions *regions, mica_value *value);
// Of so many values, which are then to be entered in r->orders by their indices.
bool mica_reader_use_orders(mica_bytecode_reader *r, size_t value_count);
// Those that were read since there were `from`.
bool mica_reader_apply_orders(mica_bytecode_reader *r, size_t from);

#endif
