// Which values are constant where control can come, with all that follows from it: branches that
// are never taken, regions that are never entered, functions that are never called.
#ifndef PASSES_CONSTANT_VALUES_H
#define PASSES_CONSTANT_VALUES_H

#include "map.h"
#include "mica/dialect.h"
#include "mica/symbol.h"

typedef struct passes_constant {
  const mica_attr *value;           // NULL: it isn't constant
  const mica_dialect_def *dialect;  // that can write it
} passes_constant;

typedef struct passes_op_list {
  mica_op **data;
  size_t size, capacity;
} passes_op_list;

// A body that can be called.
typedef struct passes_callee {
  mica_op *op;
  bool has_unknown_callers;
  passes_op_list calls;  // that are known and alive
} passes_callee;

typedef struct passes_constant_values {
  mica_context *context;
  mica_op *root;
  mica_symbol_tables *tables;
  passes_map numbers;  // of a value: its constant's index + 1; 0: nothing reaches it yet
  passes_constant *constants;
  size_t constant_count, constant_capacity;
  passes_map live;  // blocks, and edges between two of them
  passes_map callee_numbers;
  passes_callee *callees;
  size_t callee_count, callee_capacity;
  passes_op_list queue;  // from `first` on: what is to be looked at
  size_t first;
  passes_map is_queued;
  bool no_memory;
} passes_constant_values;

// Of all that is in `root`. False: no memory; free it all the same.
bool passes_constant_values_find(passes_constant_values *c, mica_op *root);
void passes_constant_values_free(passes_constant_values *c);
// {NULL, NULL}: it isn't constant, or never reached.
passes_constant passes_constant_of(const passes_constant_values *c, const mica_value *value);

// What is known of a body that can be called. NULL: no memory. It moves when another one is asked
// for.
passes_callee *passes_constant_callee(passes_constant_values *c, mica_op *op);
// Finds those that have unknown callers.
void passes_constant_find_callers(passes_constant_values *c);

#endif
