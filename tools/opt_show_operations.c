// What the operations of a file of bytecode take, by dialect: skips from one to the next without
// making any. Iterates, as they may nest to any depth.
#include <stdlib.h>

#include "opt_show_read.h"

enum {
  HAS_ATTRS = 1 << 0,
  HAS_RESULTS = 1 << 1,
  HAS_OPERANDS = 1 << 2,
  HAS_SUCCESSORS = 1 << 3,
  HAS_REGIONS = 1 << 4,
  HAS_USE_ORDERS = 1 << 5,
  HAS_PROPERTIES = 1 << 6,
};

// An operation whose regions are being read.
typedef struct shown_op {
  uint32_t dialect;
  uint64_t regions, blocks, ops;  // that are left: after this region, after this block, in it
} shown_op;
typedef struct shown_ops {
  bytes_left bytes;
  uint64_t version;
  const op_dialects *names;
  dialect_share *dialects;
  shown_op *open;
  size_t count, capacity;
} shown_ops;

static void skip_numbers(bytes_left *b, uint64_t count) {
  for (uint64_t i = 0; i < count && !b->failed; i++) (void)take_varint(b);
}

static void skip_use_orders(bytes_left *b, uint64_t values) {
  uint64_t count = values == 1 ? 1 : take_varint(b);
  for (uint64_t i = 0; i < count && !b->failed; i++) {
    if (values != 1) (void)take_varint(b);
    skip_numbers(b, take_varint(b) >> 1);
  }
}

static bool open_op(shown_ops *s, uint32_t dialect, uint64_t regions) {
  if (s->count == s->capacity) {
    size_t capacity = s->capacity * 2 + 16;
    shown_op *grown = realloc(s->open, capacity * sizeof *grown);
    if (grown == NULL) return false;
    s->open = grown;
    s->capacity = capacity;
  }
  s->open[s->count++] = (shown_op){dialect, regions, 0, 0};
  return true;
}

// A section of its own holds the regions of what is isolated.
static bool take_regions(shown_ops *s, uint32_t dialect) {
  bytes_left *b = &s->bytes;
  uint64_t regions = take_varint(b);
  if ((regions & 1) != 0 && s->version >= 2) {
    if (take_byte(b) != 4) return false;
    (void)take_varint(b);
  }
  return open_op(s, dialect, regions >> 1);
}

static bool take_op(shown_ops *s) {
  bytes_left *b = &s->bytes;
  const unsigned char *start = b->at;
  uint64_t name = take_varint(b), results = 0;
  unsigned mask = take_byte(b);
  if (name >= s->names->count) return false;
  uint32_t dialect = s->names->items[name];
  skip_numbers(b, 1u + ((mask & HAS_ATTRS) != 0) + ((mask & HAS_PROPERTIES) != 0));
  if ((mask & HAS_RESULTS) != 0) skip_numbers(b, results = take_varint(b));
  if ((mask & HAS_OPERANDS) != 0) skip_numbers(b, take_varint(b));
  if ((mask & HAS_SUCCESSORS) != 0) skip_numbers(b, take_varint(b));
  if ((mask & HAS_USE_ORDERS) != 0) skip_use_orders(b, results);
  bool done = (mask & HAS_REGIONS) == 0 || take_regions(s, dialect);
  s->dialects[dialect].ops++;
  s->dialects[dialect].op_bytes += (uint64_t)(b->at - start);
  return done && !b->failed;
}

static void take_arguments(shown_ops *s) {
  bytes_left *b = &s->bytes;
  uint64_t count = take_varint(b);
  for (uint64_t i = 0; i < count && !b->failed; i++) {
    uint64_t type = take_varint(b);
    if (s->version < 4 || (type & 1) != 0) (void)take_varint(b);
  }
  if (s->version >= 3 && (take_byte(b) & HAS_USE_ORDERS) != 0) skip_use_orders(b, count);
}

static void take_block(shown_ops *s, shown_op *op) {
  uint64_t ops = take_varint(&s->bytes);
  op->blocks--;
  op->ops = ops >> 1;
  if ((ops & 1) != 0) take_arguments(s);
}

static void take_region(shown_ops *s, shown_op *op) {
  op->regions--;
  op->blocks = take_varint(&s->bytes);
  if (op->blocks != 0) (void)take_varint(&s->bytes);
}

static bool take_next(shown_ops *s) {
  shown_op *op = &s->open[s->count - 1];
  const unsigned char *start = s->bytes.at;
  if (op->ops != 0) {
    op->ops--;
    return take_op(s);
  }
  if (op->blocks != 0) take_block(s, op);
  else if (op->regions != 0) take_region(s, op);
  else s->count--;
  s->dialects[op->dialect].op_bytes += (uint64_t)(s->bytes.at - start);
  return !s->bytes.failed;
}

bool mica_opt_show_operations(bytes_left ir, uint64_t version, const op_dialects *names,
                              dialect_share *dialects) {
  shown_ops s = {.bytes = ir, .version = version, .names = names, .dialects = dialects};
  (void)take_varint(&s.bytes);  // one operation, without arguments around it
  bool done = take_op(&s);
  while (done && s.count != 0) done = take_next(&s);
  free(s.open);
  return done;
}
