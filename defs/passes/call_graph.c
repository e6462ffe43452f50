// The call graph as an analysis, and the order of its strongly connected components (Tarjan's,
// without recursion).
#include "call_graph.h"

#include "mica/control_flow.h"
#include "mica/dialect.h"
#include "mica/symbol.h"

// ---- Nodes and edges ----------------------------------------------------------------------------

static bool add_node(passes_call_graph *g, mica_op *callable, mica_region *region) {
  if (!MICA_ROOM(g->context, g->nodes, g->node_count, g->node_capacity, 1)) return false;
  g->nodes[g->node_count++] = (passes_node){.callable = callable, .region = region};
  return true;
}

// Two numbers as a key.
static const void *key_of(size_t number) { return (const void *)(uintptr_t)(number + 1); }

static bool add_edge(passes_call_graph *g, size_t from, size_t target, passes_edge_kind kind) {
  const size_t before = g->edges.size;
  if (passes_map_at(&g->edges, key_of(from), key_of(target * 3 + kind)) == NULL) return false;
  if (g->edges.size == before) return true;
  passes_node *node = &g->nodes[from];
  if (!MICA_ROOM(g->context, node->edges, node->edge_count, node->edge_capacity, 1)) return false;
  node->edges[node->edge_count++] = (passes_edge){target, kind};
  node->has_children |= kind == PASSES_EDGE_CHILD;
  return true;
}

size_t passes_call_graph_node(const passes_call_graph *g, const mica_region *region) {
  const size_t *known = passes_map_find(&g->by_region, region, NULL);
  return known == NULL ? SIZE_MAX : *known;
}

size_t passes_call_graph_callee(const passes_call_graph *g, const mica_op *call) {
  const mica_value *value = mica_call_callee_value(call);
  const mica_op *callee = value != NULL ? mica_value_op(value) : mica_call_resolve(call, g->tables);
  const mica_region *body = callee == NULL ? NULL : mica_callable_region(callee);
  const size_t node = body == NULL ? SIZE_MAX : passes_call_graph_node(g, body);
  return node == SIZE_MAX ? PASSES_CALLEE_UNKNOWN : node;
}

// ---- Finding them -------------------------------------------------------------------------------

// Looks at an operation. `around`: the node of the innermost body that it stands in, or
// PASSES_CALLER_OUTSIDE. *inside is the same for what it holds, unless the function says otherwise.
typedef mica_walk (*look_fn)(passes_call_graph *g, mica_op *op, size_t around, size_t *inside);

// An operation whose regions are gone through.
typedef struct frame {
  const mica_op *op;
  size_t region, node;
  const mica_block *block;
  mica_op *next;
} frame;
typedef struct walk {
  passes_call_graph *graph;
  look_fn look;
  frame *frames;
  size_t frame_count, frame_capacity;
} walk;

static bool look_at(walk *w, mica_op *op, size_t around) {
  size_t inside = around;
  const mica_walk answer = w->look(w->graph, op, around, &inside);
  if (answer != MICA_WALK_ON || mica_op_region_count(op) == 0) return answer != MICA_WALK_STOP;
  if (!MICA_ROOM(w->graph->context, w->frames, w->frame_count, w->frame_capacity, 1)) return false;
  w->frames[w->frame_count++] = (frame){.op = op, .node = inside};
  return true;
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

static bool go_through(passes_call_graph *g, mica_op *root, look_fn look) {
  walk w = {.graph = g, .look = look};
  bool done = look_at(&w, root, PASSES_CALLER_OUTSIDE);
  while (done && w.frame_count > 0) done = step(&w);
  mica_free(g->context, w.frames, w.frame_capacity * sizeof *w.frames);
  return done;
}

static bool add_callable(passes_call_graph *g, mica_op *op, size_t around) {
  mica_region *body = mica_callable_region(op);
  const size_t node = g->node_count;
  size_t *known = passes_map_at(&g->by_region, body, NULL);
  if (known == NULL || !add_node(g, op, body)) return false;
  *known = node;
  const bool is_child = around != PASSES_CALLER_OUTSIDE;
  return add_edge(g, around, node, is_child ? PASSES_EDGE_CHILD : PASSES_EDGE_OUTSIDE);
}

static bool is_call(const mica_op *op) {
  return mica_op_interface(op, &mica_call_interface_id) != NULL;
}
static bool is_callable(const mica_op *op) {
  return mica_op_interface(op, &mica_callable_interface_id) != NULL;
}

// What can be called is found before the calls: these may stand before it.
static mica_walk find_callable(passes_call_graph *g, mica_op *op, size_t around, size_t *inside) {
  if (mica_op_region_count(op) == 0) return MICA_WALK_ON;
  if (is_call(op)) return MICA_WALK_SKIP;
  if (!is_callable(op)) return MICA_WALK_ON;
  if (mica_callable_region(op) == NULL) return MICA_WALK_SKIP;
  *inside = g->node_count;
  return add_callable(g, op, around) ? MICA_WALK_ON : MICA_WALK_STOP;
}

static mica_walk find_call(passes_call_graph *g, mica_op *op, size_t around, size_t *inside) {
  if (is_call(op)) {
    if (around == PASSES_CALLER_OUTSIDE) return MICA_WALK_SKIP;
    const size_t callee = passes_call_graph_callee(g, op);
    return add_edge(g, around, callee, PASSES_EDGE_CALL) ? MICA_WALK_SKIP : MICA_WALK_STOP;
  }
  if (mica_op_region_count(op) == 0 || !is_callable(op)) return MICA_WALK_ON;
  const mica_region *body = mica_callable_region(op);
  if (body == NULL) return MICA_WALK_SKIP;
  *inside = passes_call_graph_node(g, body);
  return MICA_WALK_ON;
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
  passes_map_free(&g->edges);
  mica_symbol_tables_destroy(g->tables);
  mica_free(ctx, g, sizeof *g);
}

static void *make(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  passes_call_graph *g = mica_allocate(ctx, sizeof *g);
  if (g == NULL) return NULL;
  *g = (passes_call_graph){.context = ctx,
                           .tables = mica_symbol_tables_create(ctx),
                           .by_region = {.context = ctx},
                           .edges = {.context = ctx}};
  if (g->tables != NULL && add_node(g, NULL, NULL) && add_node(g, NULL, NULL) &&
      go_through(g, op, find_callable) && go_through(g, op, find_call) &&
      !mica_context_out_of_memory(ctx))
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
