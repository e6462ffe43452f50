// What an operation and the ends of its regions pass to its regions and results
// (RegionBranchOpInterface), as a graph: from operands to the values that receive them, its inputs.
#ifndef MICA_REGION_FLOW_H
#define MICA_REGION_FLOW_H

#include "mica/ir.h"

MICA_BEGIN

// Inputs are numbered: first the results, then the arguments of each region's first block.
typedef struct mica_region_flow_edge {
  mica_op *from;   // the operation itself, or the end of a block
  size_t operand;  // its operand
  size_t input;    // what receives it
} mica_region_flow_edge;
typedef struct mica_region_flow {
  mica_context *context;
  mica_op *op;
  mica_value **inputs;  // also what nothing is passed to
  size_t input_count;
  size_t *first_inputs;  // of each region, the number of its first argument
  size_t region_count;
  mica_region_flow_edge *edges;  // those from one operation stand together
  size_t edge_count, edge_capacity;
} mica_region_flow;
// False: no memory, or it isn't known where control goes. Free it in either case.
MICA_API bool mica_region_flow_init(mica_region_flow *flow, mica_op *op);
MICA_API void mica_region_flow_free(mica_region_flow *flow);

MICA_INLINE mica_value *mica_region_flow_value(const mica_region_flow_edge *edge) {
  return mica_op_operand(edge->from, edge->operand);
}
// The number of an input; SIZE_MAX: the value is none, as far as the operation's shape tells.
MICA_API size_t mica_region_flow_input(const mica_region_flow *flow, const mica_value *value);

// Edges in the order of some number of theirs: those of number n are
// edges[order[starts[n]]] up to edges[order[starts[n + 1] - 1]]. `numbers` has one an edge, below
// the flow's count of inputs, or SIZE_MAX: left out.
typedef struct mica_region_flow_index {
  size_t *starts, *order;
} mica_region_flow_index;
MICA_API bool mica_region_flow_index_init(mica_region_flow_index *index,
                                          const mica_region_flow *flow,
                                          const size_t *numbers);  // false: no memory
MICA_API void mica_region_flow_index_free(mica_region_flow_index *index,
                                          const mica_region_flow *flow);

MICA_END

#endif
