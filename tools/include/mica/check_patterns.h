// Patterns checked on values: what a pattern looks for is built with operands of many types, the
// pattern is applied, and both are run (mica/interpret.h) on every value of few bits and on random
// ones of many. What it leaves must be valid, and give the same wherever the original gives
// something. mica-gen --check-patterns writes the program that calls this.
#ifndef MICA_CHECK_PATTERNS_H
#define MICA_CHECK_PATTERNS_H

#include "mica/dialect.h"
#include "mica/rewrite.h"

MICA_BEGIN

typedef enum mica_source_kind {
  MICA_SOURCE_OP,        // its operands follow, then an attribute for each slot
  MICA_SOURCE_VALUE,     // an operand that may be anything
  MICA_SOURCE_CONSTANT,  // one that is a constant
  MICA_SOURCE_ATTR,
} mica_source_kind;

// What a pattern looks for, as nodes in prefix order: the first is the root.
typedef struct mica_source_node {
  mica_source_kind kind;
  const mica_op_def *op;
  size_t value;  // of a value or constant: its number from 1; equal ones are one
  size_t slot;   // of an attribute
  // Of an attribute, the index-th that it is tried with (NULL: absent). False: there are no more.
  bool (*attr)(mica_context *ctx, size_t index, const mica_attr **out);
} mica_source_node;

typedef struct mica_checked_pattern {
  const mica_pattern *pattern;
  const char *unchecked;  // why it can't be; NULL: it can
  const mica_source_node *nodes;
  size_t node_count, value_count;
} mica_checked_pattern;

// 0: none is wrong; 1: one is, and IR that shows it was printed; 2: wrong usage. `dialects` are
// func's, arith's and those of the patterns.
MICA_API int mica_check_patterns_main(int argc, char **argv,
                                      const mica_dialect_def *const *dialects, size_t dialect_count,
                                      const mica_checked_pattern *patterns, size_t count);

MICA_END

#endif
