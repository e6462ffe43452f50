// Who calls whom, as far as it is known: a node for each body that can be called, one that calls
// all that is called from elsewhere, and one that is called where it isn't known who is.
#ifndef PASSES_CALL_GRAPH_H
#define PASSES_CALL_GRAPH_H

#include "map.h"
#include "mica/pass.h"

enum { PASSES_CALLER_OUTSIDE, PASSES_CALLEE_UNKNOWN };  // the first nodes

typedef enum passes_edge_kind {
  PASSES_EDGE_OUTSIDE,
  PASSES_EDGE_CALL,
  PASSES_EDGE_CHILD
} passes_edge_kind;
typedef struct passes_edge {
  size_t target;
  passes_edge_kind kind;
} passes_edge;

typedef struct passes_node {
  mica_op *callable;    // NULL: one of the first two
  mica_region *region;  // its body
  passes_edge *edges;   // in the order in which they were found; one can be there again
  size_t edge_count, edge_capacity;
  size_t latest_caller;  // the node whose call of it was found last. SIZE_MAX: none
  bool has_children;     // bodies inside of it
} passes_node;

typedef struct passes_call_graph {
  mica_context *context;
  mica_symbol_tables *tables;
  passes_node *nodes;
  size_t node_count, node_capacity;
  passes_map by_region;  // of bodies: their nodes
} passes_call_graph;

// Makes a passes_call_graph.
extern const mica_analysis_def passes_call_graph_analysis;
// Of the operation's body. SIZE_MAX: it has none that can be called.
size_t passes_call_graph_node(const passes_call_graph *graph, const mica_op *op);
// Of whom the call calls.
size_t passes_call_graph_callee(const passes_call_graph *graph, const mica_op *call);

// The nodes that can be reached from outside, callees before callers. Those that call each other
// in a circle stand together: `ends` says behind each such group where it ends.
typedef struct passes_call_order {
  mica_context *context;
  size_t *nodes, *ends;
  size_t node_count, group_count, capacity;
} passes_call_order;
// False: no memory.
bool passes_call_order_find(passes_call_order *order, const passes_call_graph *graph);
void passes_call_order_free(passes_call_order *order);

#endif
