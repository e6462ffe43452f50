// Which values are live: what an operation reads that does more than give results, what is returned
// to callers that aren't known, and what such a value is computed from, through branches, regions
// and calls. In blocks that control can't reach nothing is live.
#ifndef PASSES_LIVE_VALUES_H
#define PASSES_LIVE_VALUES_H

#include "dataflow.h"
#include "list.h"
#include "mica/region_flow.h"
#include "nested_answers.h"

// What is passed between an operation and its regions.
typedef struct passes_live_flow {
  mica_region_flow flow;
  mica_region_flow_index to;  // edges by the input that they pass to
  size_t *numbers;            // of each edge that input
  bool is_control_live;       // what it and the ends of its regions read besides
} passes_live_flow;

typedef struct passes_live_values {
  mica_context *context;
  passes_flow control;          // what control can reach, and who calls whom
  passes_map live;              // values
  passes_list waiting;          // of these: what gives them is still to be looked at
  passes_map flows;             // of operations: their flow, a passes_live_flow
  passes_nested_answers doing;  // whether an operation does no more than give results
  bool no_memory;
} passes_live_values;

// Of all that is in `root`. False: no memory; free it all the same.
bool passes_live_values_find(passes_live_values *l, mica_op *root);
void passes_live_values_free(passes_live_values *l);
bool passes_is_live(const passes_live_values *l, const mica_value *value);
bool passes_is_any_live(const passes_live_values *l, const mica_op *op);  // of its results
// NULL: it isn't known what the operation passes to its regions.
const mica_region_flow *passes_live_flow_of(const passes_live_values *l, const mica_op *op);
// What a branch reads and doesn't pass on, a flag an operand of `op`.
void passes_mark_unpassed(const mica_op *op, bool *marks);

#endif
