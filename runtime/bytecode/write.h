// What the files that write bytecode share. A writer lives for one call of mica_write_bytecode: it
// numbers all that is named (numbering*.c), then makes the sections in memory (write_*.c), then
// gives them out.
#ifndef MICA_RUNTIME_BYTECODE_WRITE_H
#define MICA_RUNTIME_BYTECODE_WRITE_H

#include <limits.h>

#include "bytecode/encoding.h"
#include "bytecode/properties.h"
#include "builtin/params.h"
#include "context/context.h"
#include "memory/array.h"
#include "memory/list.h"

// ---- Bytes (write_bytes.c) ----------------------------------------------------------------------

// What stands between the bytes of a buffer without being copied into it.
typedef struct byte_splice {
  size_t at;  // in front of the buffer's byte of that number, splices not counted
  size_t size : sizeof(size_t) * CHAR_BIT - 1;  // of the data; of the section's content
  size_t is_borrowed : 1;                       // else it is the head of an IR section
} byte_splice;
typedef struct byte_block {
  char *data;
  size_t size, capacity;
} byte_block;
// One piece, or, where `in_blocks` is set, blocks that never move.
typedef struct byte_buffer {  // {0}: empty, of one piece
  char *data;                 // of the last block, which is filled now
  size_t size, capacity;
  bool in_blocks;
  mica_list blocks;    // byte_block: those before it
  size_t before;       // how many bytes they have
  mica_list splices;   // byte_splice
  mica_list borrowed;  // const void *: the data of those that are
  size_t spliced;      // how many bytes all splices are
  uint32_t alignment;  // that the whole needs; 0: none
} byte_buffer;

static inline size_t mica_bytes_total(const byte_buffer *b) {
  return b->before + b->size + b->spliced;
}

// ---- What is numbered (numbering.c) -------------------------------------------------------------

typedef enum numbered_kind { NUMBERED_ATTR, NUMBERED_TYPE, NUMBERED_NAME } numbered_kind;

// An attribute or type by its address, a location by its bits, an operation's name. Most operations
// have a location of their own, so that what is kept of each is small.
typedef struct numbered_entry {
  uint32_t key[2];   // the lower half first
  uint32_t dialect;  // its index
  union {
    uint32_t uses;    // while things are numbered
    uint32_t number;  // then
  };
  uint32_t extra;  // of what is written as text: its index + 1; of a name: of its property steps
} numbered_entry;
static inline uint64_t key_of_entry(const numbered_entry *entry) {
  return (uint64_t)entry->key[1] << 32 | entry->key[0];
}
typedef struct numbered_slot {
  uint32_t index, hash;  // of its entry, + 1: 0 is free
} numbered_slot;
typedef struct numbered_table {
  numbered_slot *slots;  // hash table
  size_t slot_count, count;
} numbered_table;
typedef struct numbered {
  mica_list entries;         // numbered_entry, in the order of their first use
  numbered_table tables[2];  // of addresses; of packed locations, so that those are small
  uint32_t *order;           // by their numbers, once they have some
} numbered;

typedef struct numbered_dialect {
  mica_str name;
  const mica_bytecode_codec *codec;  // NULL: none
  mica_text_table resource_keys;     // -> index + 1
} numbered_dialect;

typedef struct numbered_op {
  uint32_t first_value;      // number of its first result
  uint32_t loc : 31;         // index of its entry
  uint32_t is_isolated : 1;  // its regions use nothing from outside
} numbered_op;
enum { MOST_NUMBERED = INT32_MAX };  // of operations, and of entries of one kind

typedef struct numbered_resource {
  uint32_t dialect;  // its index
  mica_str key;
  const mica_resource *value;  // the context's; NULL: there is no data
  uint32_t number;
} numbered_resource;

typedef struct text_span {
  size_t at, size;
} text_span;

// The properties of operations: equal ones stand once.
typedef struct property_table {
  byte_buffer bytes;  // each behind its size
  text_span *spans;   // without the sizes
  size_t count, capacity;
  uint32_t *slots;  // hash table of indices + 1
  size_t slot_count;
} property_table;

// What waits to be numbered.
typedef struct pending_entry {
  uint64_t key;
  numbered_kind kind;
} pending_entry;

typedef struct ranked {
  uint64_t rank;
  uint32_t item;
} ranked;

struct mica_bytecode_writer {
  mica_context *context;
  mica_memory *memory;
  const mica_op *root;
  uint32_t version;
  bool elides_resources;
  bool failed;      // reported, or no memory
  bool has_warned;  // that the version can't hold everything
  bool numbering;   // hooks number what they name; nothing is written
  bool entering;    // while numbering: within the hook of something that is entered
  byte_buffer *out;

  numbered numbered[3];  // by numbered_kind
  pending_entry *pending;
  size_t pending_count, pending_capacity;
  numbered_dialect *dialects;
  size_t dialect_count, dialect_capacity;
  mica_text_table dialect_names;  // -> index + 1
  mica_pointer_map dialect_defs;  // the same
  uint32_t builtin_dialect;       // index + 1; 0: not numbered yet
  mica_str file;                  // of the position met last
  const mica_attr *file_name;     // the string that names it
  numbered_entry *file_entry;     // its entry; NULL: not known
  mica_list ops;                  // numbered_op, by the order number that each carries
  char *texts;                    // of what is written as text
  size_t texts_size, texts_capacity;
  text_span *spans;
  size_t span_count, span_capacity;
  numbered_resource *resources;
  size_t resource_count, resource_capacity;
  ranked *ranks, *rank_scratch;
  size_t rank_capacity, rank_scratch_capacity;

  mica_str *strings;
  size_t string_count, string_capacity;
  mica_text_table string_numbers;  // -> number + 1
  property_step *steps;
  size_t step_count, step_capacity;
  byte_buffer property;  // those of the operation at hand
  property_table properties;
  byte_buffer sections[SECTION_COUNT];
};

// ---- Bytes --------------------------------------------------------------------------------------

bool mica_bytes_grow(mica_bytecode_writer *w, byte_buffer *b, size_t more);
static inline bool mica_bytes_room(mica_bytecode_writer *w, byte_buffer *b, size_t more) {
  return b->capacity - b->size >= more || mica_bytes_grow(w, b, more);
}
void mica_put_long_varint(mica_bytecode_writer *w, byte_buffer *b, uint64_t value);
static inline void put_byte(mica_bytecode_writer *w, byte_buffer *b, uint8_t byte) {
  if (mica_bytes_room(w, b, 1)) b->data[b->size++] = (char)byte;
}
static inline void put_varint(mica_bytecode_writer *w, byte_buffer *b, uint64_t value) {
  if (value >> 7 == 0) put_byte(w, b, (uint8_t)(value << 1 | 1));
  else mica_put_long_varint(w, b, value);
}
static inline void put_flagged(mica_bytecode_writer *w, byte_buffer *b, uint64_t value, bool flag) {
  put_varint(w, b, value << 1 | flag);
}
void mica_put_bytes(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size);
// The data stays where it is until all is given out.
void mica_put_borrowed(mica_bytecode_writer *w, byte_buffer *b, const void *data, size_t size);
void mica_put_alignment(mica_bytecode_writer *w, byte_buffer *b, uint32_t alignment);
// An IR section inside of another one: begin answers what end wants to know.
typedef struct open_section {
  size_t splice, total;
} open_section;
open_section mica_begin_ir_section(mica_bytecode_writer *w, byte_buffer *b);
void mica_end_ir_section(byte_buffer *b, open_section section);
void mica_put_section(mica_bytecode_writer *w, byte_buffer *head, bytecode_section section,
                      const byte_buffer *content, size_t offset);
// Where all is given out in the end: what is asked for, with room for what is short.
typedef struct byte_sink {
  bool (*write)(void *user, mica_str piece);
  void *user;
  size_t size;
  char gathered[4096];
} byte_sink;
bool mica_sink_give(byte_sink *to, const void *data, size_t size);
bool mica_sink_end(byte_sink *to);
bool mica_bytes_give(const byte_buffer *b, byte_sink *to);
void mica_bytes_free(mica_bytecode_writer *w, byte_buffer *b);

// ---- Numbering ----------------------------------------------------------------------------------

void mica_writer_fail(mica_bytecode_writer *w);
// By ascending rank; equal ones keep their order. Both arrays have room for `count`.
void mica_sort_ranked(ranked *items, ranked *scratch, size_t count);
bool mica_writer_rank_room(mica_bytecode_writer *w, size_t count);

// Numbers it, or notes that it is used again; answers the index of its entry.
uint32_t mica_writer_number(mica_bytecode_writer *w, numbered_kind kind, uint64_t key);
static inline size_t numbered_count(const numbered *n) { return n->entries.count; }
static inline numbered_entry *entry_at(const numbered *n, size_t index) {
  return mica_list_at(&n->entries, index, sizeof(numbered_entry));
}
static inline numbered_op *op_at(const mica_bytecode_writer *w, size_t index) {
  return mica_list_at(&w->ops, index, sizeof(numbered_op));
}
// An attribute will be numbered soon: where most locations are entered is far away.
void mica_writer_foresee(const mica_bytecode_writer *w, uint64_t key);
// NULL: it has none yet. Entries stay where they are.
numbered_entry *mica_writer_entry(const mica_bytecode_writer *w, numbered_kind kind, uint64_t key);
uint32_t mica_writer_number_dialect(mica_bytecode_writer *w, mica_str name,
                                    const mica_dialect_def *def);
// Those that were numbered, in the order of the file: by their dialects, those with data first.
typedef struct resource_walk {
  size_t dialect, index;
  bool without_data;
} resource_walk;
numbered_resource *mica_writer_next_resource(mica_bytecode_writer *w, resource_walk *walk);
// The dialect's index.
uint32_t mica_writer_number_resource(mica_bytecode_writer *w, mica_str dialect, mica_str key);
static inline uint64_t key_of(const void *object) { return (uint64_t)(uintptr_t)object; }
enum { UNKNOWN_LOC_KEY = 2 };  // neither an address nor a packed location
static inline uint64_t key_of_loc(mica_loc loc) {
  return loc.bits == 0 ? UNKNOWN_LOC_KEY : mica_loc_settled(loc).bits;
}
// Of a packed or unknown location.
static inline bool mica_is_loc_key(uint64_t key) {
  return (key & 1) != 0 || key == UNKNOWN_LOC_KEY;
}
static inline mica_loc mica_loc_of_key(uint64_t key) {
  return (mica_loc){key == UNKNOWN_LOC_KEY ? 0 : key};
}
uint64_t mica_key_of_attr(const mica_attr *attr);
// Gives all numbers, most used first.
void mica_writer_number_all(mica_bytecode_writer *w);
void mica_numbered_free_order(mica_bytecode_writer *w, numbered *n);
// The encoding of an entry, its code in *code. NULL: it is written as text.
const mica_bytecode_attr *mica_writer_attr_encoding(const mica_bytecode_writer *w,
                                                    const numbered_entry *entry,
                                                    const mica_attr *attr, size_t *code);
const mica_bytecode_type *mica_writer_type_encoding(const mica_bytecode_writer *w,
                                                    const numbered_entry *entry,
                                                    const mica_type *type, size_t *code);

// Walks all operations: order numbers, isolation, values, names, types, attributes, locations.
void mica_writer_number_ir(mica_bytecode_writer *w);
// The dictionary beside the properties, or with the attributes among them where the version has
// none. NULL: it is empty.
const mica_attr *mica_written_dictionary(mica_bytecode_writer *w, const mica_op *op);
// Of an operation that isn't registered they are one attribute, or none.
static inline bool has_written_properties(const mica_bytecode_writer *w, const mica_op *op) {
  if (w->version < SINCE_PROPERTIES || op->name->slot_count == 0) return false;
  return op->name->def != NULL || mica_op_slot(op, 0) != NULL;
}

// ---- Writing ------------------------------------------------------------------------------------

// The number of what was numbered; 0 when a hook names something else the second time, which is
// reported.
uint32_t mica_writer_number_of(mica_bytecode_writer *w, numbered_kind kind, uint64_t key);
uint32_t mica_writer_string(mica_bytecode_writer *w, mica_str text);  // its number
// A packed or unknown location, which is no attribute, with its code.
void mica_write_location(mica_bytecode_writer *w, mica_loc loc);
void mica_write_resource_key(mica_bytecode_writer *w, mica_str dialect, mica_str key);
void mica_write_loc(mica_bytecode_writer *w, mica_loc loc);
// An integer whose width is known: as many words as it has, those above 64 bits without leading
// zeros.
void mica_write_words(mica_bytecode_writer *w, uint32_t width, const uint64_t *words);

// In numbering as in writing: what the properties of an operation name, or are.
// `name`: the entry of its name.
void mica_write_op_properties(mica_bytecode_writer *w, const mica_op *op,
                              const numbered_entry *name);
// Writes them, of an operation that has some; answers their number.
uint32_t mica_writer_properties(mica_bytecode_writer *w, const mica_op *op,
                                const numbered_entry *name);
void mica_writer_properties_free(mica_bytecode_writer *w);
// The results of an operation, or the arguments of a block.
typedef struct mica_value_list {
  mica_value *const *pointers;  // NULL: results
  const mica_value *results;
  size_t count;
} mica_value_list;
// Use lists in an order that a reader doesn't make by itself. True: some were written.
bool mica_write_use_orders(mica_bytecode_writer *w, byte_buffer *b, const mica_value_list *values);

void mica_write_dialect_section(mica_bytecode_writer *w);
void mica_write_attr_type_sections(mica_bytecode_writer *w);
void mica_write_ir_section(mica_bytecode_writer *w);
void mica_write_resource_sections(mica_bytecode_writer *w);
void mica_write_string_section(mica_bytecode_writer *w);
void mica_write_property_section(mica_bytecode_writer *w);

#endif
