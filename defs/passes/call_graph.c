// The call graph as an analysis, and the order of its strongly connected components (Tarjan's,
// without recursion).
#include "call_graph.h"

#include "mica/control_flow.h"
#include "mica/dialect.h"
#include "mica/symbol.h"

// ---- Nodes and edges ----------------------------------------------------------------------------

static bool add_node(passes_call_graph *g, mica_op *callable, mica_region *region) {
  if (!MICA_ROOM(g->context, g->nodes, g->node_count, g->node_capacity, 1)) return false;
  g->nodes[g->node_count++] =
      (passes_node){.callable = callable, .region = region, .latest_caller = SIZE_MAX};
  return true;
}

static bool add_edge(passes_call_graph *g, size_t from, size_t target, passes_edge_kind kind) {
  passes_node *node = &g->nodes[from];
  if (!MICA_ROOM(g->context, node->edges, node->edge_count, node->edge_capacity, 1)) return false;
  node->edges[node->edge_count++] = (passes_edge){target, kind};
  node->has_children |= kind == PASSES_EDGE_CHILD;
  return true;
}

// Calls of the same callee make one edge, unless another caller's call stands between them.
static bool add_call_edge(passes_call_graph *g, size_t from, size_t target) {
  if (g->nodes[target].latest_caller == from) return true;
  g->nodes[target].latest_caller = from;
  return add_edge(g, from, target, PASSES_EDGE_CALL);
}

size_t passes_call_graph_node(const passes_call_graph *g, const mica_op *op) {
  const mica_region *body = mica_callable_region(op);
  const size_t *known = body == NULL ? NULL : passes_map_find(&g->by_region, body, NULL);
  return known == NULL ? SIZE_MAX : *known;
}

size_t passes_call_graph_callee(const passes_call_graph *g, const mica_op *call) {
  const mica_value *value = mica_call_callee_value(call);
  const mica_op *callee = value != NULL ? mica_value_op(value) : mica_call_resolve(call, g->tables);
  const size_t node = callee == NULL ? SIZE_MAX : passes_call_graph_node(g, callee);
  return node == SIZE_MAX ? PASSES_CALLEE_UNKNOWN : node;
}

// ---- Finding them -------------------------------------------------------------------------------

// A call, and the node of the body that it stands in.
typedef struct found_call {
  const mica_op *call;
  size_t caller;
} found_call;

// An operation whose regions are gone through. `node`: of the innermost body around what it holds,
// or PASSES_CALLER_OUTSIDE.
typedef struct frame {
  const mica_op *op;
  size_t region, node;
  const mica_block *block;
  mica_op *next;
} frame;
typedef struct walk {
  passes_call_graph *graph;
  frame *frames;
  size_t frame_count, frame_capacity;
  found_call *calls;
  size_t call_count, call_capacity;
} walk;

static bool enter_op(walk *w, const mica_op *op, size_t node) {
  if (!MICA_ROOM(w->graph->context, w->frames, w->frame_count, w->frame_capacity, 1)) return false;
  w->frames[w->frame_count++] = (frame){.op = op, .node = node};
  return true;
}

static bool add_callable(passes_call_graph *g, mica_op *op, mica_region *body, size_t around) {
  const size_t node = g->node_count;
  size_t *known = passes_map_at(&g->by_region, body, NULL);
  if (known == NULL || !add_node(g, op, body)) return false;
  *known = node;
  const bool is_child = around != PASSES_CALLER_OUTSIDE;
  return add_edge(g, around, node, is_child ? PASSES_EDGE_CHILD : PASSES_EDGE_OUTSIDE);
}

static bool remember_call(walk *w, const mica_op *call, size_t around) {
  if (around == PASSES_CALLER_OUTSIDE) return true;
  if (!MICA_ROOM(w->graph->context, w->calls, w->call_count, w->call_capacity, 1)) return false;
  w->calls[w->call_count++] = (found_call){call, around};
  return true;
}

// Nothing is looked for inside of calls, nor of what could be called but has no body.
static bool look_at(walk *w, mica_op *op, size_t around) {
  if (mica_op_interface(op, &mica_call_interface_id) != NULL) return remember_call(w, op, around);
  if (mica_op_region_count(op) == 0) return true;
  if (mica_op_interface(op, &mica_callable_interface_id) == NULL) return enter_op(w, op, around);
  mica_region *body = mica_callable_region(op);
  const size_t node = w->graph->node_count;
  return body == NULL || (add_callable(w->graph, op, body, around) && enter_op(w, op, node));
}

static bool step(walk *w) {
  frame *f = &w->frames[w->frame_count - 1];
  if (f->next != NULL) {
    mica_op *op = f->next;
    f->next = mica_op_next(op);
    mica_op_prefetch_next(op);
    return look_at(w, op, f->node);
  }
  if (f->block != NULL) f->block = mica_block_next(f->block);
  if (f->block == NULL && f->region == mica_op_region_count(f->op)) {
    w->frame_count--;
    return true;
  }
  if (f->block == NULL) f->block = mica_region_first(mica_op_region(f->op, f->region++));
  f->next = f->block == NULL ? NULL : mica_block_first(f->block);
  return true;
}

// What is called may stand behind the call.
static bool add_calls(const walk *w) {
  for (size_t i = 0; i < w->call_count; i++) {
    const size_t callee = passes_call_graph_callee(w->graph, w->calls[i].call);
    if (!add_call_edge(w->graph, w->calls[i].caller, callee)) return false;
  }
  return true;
}

static bool go_through(passes_call_graph *g, mica_op *root) {
  walk w = {.graph = g};
  bool done = look_at(&w, root, PASSES_CALLER_OUTSIDE);
  while (done && w.frame_count > 0) done = step(&w);
  done = done && add_calls(&w);
  mica_free(g->context, w.frames, w.frame_capacity * sizeof *w.frames);
  mica_free(g->context, w.calls, w.call_capacity * sizeof *w.calls);
  return done;
}

static void destroy(void *analysis) {
  passes_call_graph *g = analysis;
  mica_context *ctx = g->context;
  for (size_t i = 0; i < g->node_count; i++) {
    passes_node *node = &g->nodes[i];
    mica_free(ctx, node->edges, node->edge_capacity * sizeof *node->edges);
  }
  mica_free(ctx, g->nodes, g->node_capacity * sizeof *g->nodes);
  passes_map_free(&g->by_region);
  mica_symbol_tables_destroy(g->tables);
  mica_free(ctx, g, sizeof *g);
}

static void *make(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  passes_call_graph *g = mica_allocate(ctx, sizeof *g);
  if (g == NULL) return NULL;
  *g = (passes_call_graph){
      .context = ctx, .tables = mica_symbol_tables_create(ctx), .by_region = {.context = ctx}};
  if (g->tables != NULL && add_node(g, NULL, NULL) && add_node(g, NULL, NULL) &&
      go_through(g, op) && !mica_context_out_of_memory(ctx))
    return g;
  destroy(g);
  return NULL;
}

const mica_analysis_def passes_call_graph_analysis = {"CallGraph", make, destroy};

// ---- Callees before callers ---------------------------------------------------------------------

// A node whose edges are being followed. Numbers count the visits.
typedef struct visit {
  size_t node, next_edge, lowest;
} visit;

typedef struct search {
  const passes_call_graph *graph;
  passes_call_order *order;
  size_t *numbers;  // by node: when it was visited; 0: not yet; SIZE_MAX: its group is known
  size_t *open;     // visited, of groups that aren't known
  visit *visits;
  size_t open_count, visit_count, last;
} search;

static void enter(search *s, size_t node) {
  s->numbers[node] = ++s->last;
  s->open[s->open_count++] = node;
  s->visits[s->visit_count++] = (visit){node, 0, s->last};
}

static void follow(search *s) {
  visit *v = &s->visits[s->visit_count - 1];
  const size_t target = s->graph->nodes[v->node].edges[v->next_edge++].target;
  if (s->numbers[target] == 0) enter(s, target);
  else if (s->numbers[target] < v->lowest) v->lowest = s->numbers[target];
}

// The latest of a group comes first.
static void leave(search *s) {
  const visit v = s->visits[--s->visit_count];
  if (s->visit_count > 0 && s->visits[s->visit_count - 1].lowest > v.lowest)
    s->visits[s->visit_count - 1].lowest = v.lowest;
  if (v.lowest != s->numbers[v.node]) return;
  passes_call_order *order = s->order;
  size_t node;
  do {
    node = s->open[--s->open_count];
    order->nodes[order->node_count++] = node;
    s->numbers[node] = SIZE_MAX;
  } while (node != v.node);
  order->ends[order->group_count++] = order->node_count;
}

bool passes_call_order_find(passes_call_order *order, const passes_call_graph *graph) {
  mica_context *ctx = graph->context;
  const size_t count = graph->node_count, size = count * sizeof(size_t);
  *order = (passes_call_order){.context = ctx, .capacity = count};
  order->nodes = mica_allocate(ctx, size);
  order->ends = mica_allocate(ctx, size);
  search s = {.graph = graph, .order = order};
  s.numbers = mica_allocate(ctx, size);
  s.open = mica_allocate(ctx, size);
  s.visits = mica_allocate(ctx, count * sizeof *s.visits);
  const bool done = order->nodes != NULL && order->ends != NULL && s.numbers != NULL &&
                    s.open != NULL && s.visits != NULL;
  if (done) {
    memset(s.numbers, 0, size);
    enter(&s, PASSES_CALLER_OUTSIDE);
  }
  while (s.visit_count > 0) {
    const visit *v = &s.visits[s.visit_count - 1];
    if (v->next_edge < graph->nodes[v->node].edge_count) follow(&s);
    else leave(&s);
  }
  mica_free(ctx, s.numbers, size);
  mica_free(ctx, s.open, size);
  mica_free(ctx, s.visits, count * sizeof *s.visits);
  return done;
}

void passes_call_order_free(passes_call_order *order) {
  mica_free(order->context, order->nodes, order->capacity * sizeof *order->nodes);
  mica_free(order->context, order->ends, order->capacity * sizeof *order->ends);
}
