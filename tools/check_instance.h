// An instance of what a pattern looks for: a function whose arguments are the pattern's operands.
// How it is built hangs on choices: of types, attributes, constants. Used by check_patterns.c.
#ifndef MICA_TOOLS_CHECK_INSTANCE_H
#define MICA_TOOLS_CHECK_INSTANCE_H

#include "mica/check_patterns.h"
#include "mica/ir.h"

// Numbers that are asked for one after the other, each below a base. Going on changes the last one
// that was asked for, so that what comes of the first ones is not tried with all of the others.
enum { CHOICES_MAX = 64 };
typedef struct choices {
  size_t digits[CHOICES_MAX], bases[CHOICES_MAX];
  size_t known, asked;
  uint64_t seed;  // of random numbers
  bool is_random;
} choices;
size_t mica_choices_ask(choices *c, size_t base);
void mica_choices_begin(choices *c);  // what is asked from here on is asked from the start
bool mica_choices_next(choices *c);   // false: all were tried
uint64_t mica_choices_random(choices *c);

enum { CHECK_TYPES = 14, CHECK_NODES_MAX = 48 };
typedef struct check {
  mica_context *context;
  const mica_checked_pattern *pattern;
  const mica_type *types[CHECK_TYPES];  // that values are tried with
  size_t type_count;
  // Of this instance, by node: of a value or constant its type, of an operation its first result's.
  const mica_type *node_types[CHECK_NODES_MAX];
  const mica_type *result_types[CHECK_NODES_MAX][4];
  ptrdiff_t returned;  // the root's result that is returned; -1: all
  choices typing;      // how the types were chosen
  bool has_flags;      // an attribute was tried with more than its first values
} check;

// The function with types chosen by `check->typing` and every operand as an argument, attributes
// and all. NULL: the types don't fit. The caller owns it.
mica_op *mica_check_build_typed(check *c);
// With those types, and attributes and constants by `values`. NULL: they don't fit.
mica_op *mica_check_build(check *c, choices *values);

// How many values a type is tried with, and the index-th: all of few bits; of others some special
// ones, then random ones. NULL: no memory.
size_t mica_check_value_count(const mica_type *type);
const mica_attr *mica_check_value(const mica_type *type, size_t index, choices *random);
bool mica_check_is_small(const mica_type *type);  // all of its values are tried

#endif
