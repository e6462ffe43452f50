// How often what can be called is referred to, by which bodies: what nobody refers to any more, and
// nobody outside may, can go.
#ifndef PASSES_CALLABLE_USES_H
#define PASSES_CALLABLE_USES_H

#include "call_graph.h"
#include "map.h"
#include "references.h"

// A list of nodes; which are in it is said by the map beside it.
typedef struct passes_node_list {
  size_t *data;
  size_t size, capacity;
} passes_node_list;

typedef struct passes_callable_uses {
  const passes_call_graph *graph;
  size_t *counts;           // by node: its uses; SIZE_MAX: it must stay
  passes_node_list *inner;  // by node: whom its body refers to
  passes_node_list *outer;  // and whom its own attributes refer to
  bool *is_merged;          // by node: something was put into its body since it was looked at
  passes_map counts_of;     // of two nodes: how often the one refers to the other
  passes_page_map references;
} passes_callable_uses;

// Of all that is in `root`, which the graph was made for. False: no memory; free it all the same.
bool passes_callable_uses_find(passes_callable_uses *uses, const passes_call_graph *graph,
                               mica_op *root);
void passes_callable_uses_free(passes_callable_uses *uses);
// After the body of a node was changed. False: no memory.
bool passes_callable_uses_again(passes_callable_uses *uses, size_t node);
// After something may have been put into it, and nothing else has changed it. False: no memory.
bool passes_callable_uses_settle(passes_callable_uses *uses, size_t node);
// A call in the body of `user` goes. False: no memory.
bool passes_callable_uses_drop_call(passes_callable_uses *uses, size_t user, mica_op *call);
// The body of `callee` was put into that of `caller`. False: no memory.
bool passes_callable_uses_merge(passes_callable_uses *uses, size_t callee, size_t caller);
// The node goes, with all bodies in it.
void passes_callable_uses_erase(passes_callable_uses *uses, size_t node);
bool passes_callable_is_dead(const passes_callable_uses *uses, size_t node);
bool passes_callable_has_one_use(const passes_callable_uses *uses, size_t node);

#endif
