// Reading a file of bytecode to show what it is made of: within opt_show_*.c alone.
#ifndef MICA_OPT_SHOW_READ_H
#define MICA_OPT_SHOW_READ_H

#include "mica/base.h"

typedef struct bytes_left {
  const unsigned char *at, *end;
  bool failed;  // past the end
} bytes_left;

static inline size_t left(const bytes_left *b) { return (size_t)(b->end - b->at); }

static inline unsigned take_byte(bytes_left *b) {
  if (b->at == b->end) {
    b->failed = true;
    return 1;
  }
  return *b->at++;
}

static inline void skip(bytes_left *b, uint64_t size) {
  b->failed |= size > left(b);
  b->at = b->failed ? b->end : b->at + size;
}

// As many zero bits as bytes follow; a byte of zeros: eight.
static inline uint64_t take_varint(bytes_left *b) {
  unsigned first = take_byte(b), more = 0;
  while (more < 8 && (first >> more & 1) == 0) more++;
  uint64_t value = more == 8 ? 0 : first >> (more + 1);
  unsigned bits = more == 8 ? 0 : 7 - more;
  for (unsigned i = 0; i < more; i++, bits += 8) value |= (uint64_t)take_byte(b) << bits;
  return value;
}

static inline mica_str take_text(bytes_left *b) {
  const unsigned char *zero = left(b) == 0 ? NULL : memchr(b->at, 0, left(b));
  mica_str text = {(const char *)b->at, zero == NULL ? 0 : (size_t)(zero - b->at)};
  if (zero == NULL) b->failed = true;
  else b->at = zero + 1;
  return text;
}

// What one dialect takes.
typedef struct dialect_share {
  uint64_t name;  // number of the string
  uint64_t op_names, ops, op_bytes, attrs, attr_bytes, types, type_bytes;
} dialect_share;

// The dialect of each operation's name, by its number.
typedef struct op_dialects {
  uint32_t *items;
  size_t count, capacity;
} op_dialects;

// Adds what operations take, with the heads of the blocks and regions right inside of each. False:
// damaged, or no memory.
bool mica_opt_show_operations(bytes_left ir, uint64_t version, const op_dialects *names,
                              dialect_share *dialects);

#endif
