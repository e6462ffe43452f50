// The places that control goes to from an operation or one of its regions, as the operation's
// methods list them.
#ifndef MICA_RUNTIME_IR_REGION_SUCCESSORS_H
#define MICA_RUNTIME_IR_REGION_SUCCESSORS_H

#include "mica/interfaces.h"

// What is passed is received by an array of values, or by results of the operation.
typedef struct mica_region_edge {
  size_t region;  // SIZE_MAX: the operation itself
  mica_value *const *inputs;
  const mica_value *results;  // when there are no inputs
  size_t input_count;
} mica_region_edge;

struct mica_region_successors {
  const mica_op *op;
  mica_region_edge *data;
  size_t size, capacity;
};

static inline const mica_value *mica_region_edge_input(const mica_region_edge *edge, size_t i) {
  return edge->results != NULL ? edge->results + i : edge->inputs[i];
}
// Gives back what a list holds, not the list.
void mica_region_successors_free(mica_region_successors *list);

#endif
