// --inline: bodies in place of calls, callees before callers. Groups of what calls itself in a
// circle are gone through again while something was inlined; each time what can be called is
// simplified before.
#include "mica/inline.h"

#include "callable_uses.h"
#include "mica/control_flow.h"
#include "passes/passes.h"

typedef struct found_call {
  mica_op *call;
  size_t caller, callee;
  size_t history;  // what it came from: an index + 1; 0: it stood there
} found_call;

// A body that was inlined, and what that call came from.
typedef struct inlined_body {
  size_t node, history;
} inlined_body;

typedef struct pipeline_entry {
  mica_str anchor;
  mica_pass_manager *pipeline;
} pipeline_entry;

// Pipelines by the names of operations, kept as long as the outer pipeline runs.
typedef struct pipelines {
  pipeline_entry *data;
  size_t size, capacity;
} pipelines;

typedef struct inliner {
  mica_context *context;
  mica_pass *pass;
  const passes_inliner_options *options;
  passes_call_graph *graph;
  passes_callable_uses uses;
  found_call *calls;
  size_t call_count, call_capacity;
  inlined_body *bodies;
  size_t body_count, body_capacity;
  const mica_block **blocks;  // scratch: whose calls are still to be found
  size_t block_count, block_capacity;
  bool *is_dead;  // by node
  size_t caller;  // whose call is being inlined
  size_t *group;  // the nodes at hand
  size_t group_size;
} inliner;

// ---- Pipelines ----------------------------------------------------------------------------------

static mica_pass_manager *find_pipeline(const pipelines *all, mica_str anchor) {
  for (size_t i = 0; i < all->size; i++)
    if (mica_str_equal(all->data[i].anchor, anchor)) return all->data[i].pipeline;
  return NULL;
}

static bool add_pipeline(mica_context *ctx, pipelines *all, mica_pass_manager *pipeline) {
  if (pipeline == NULL) return false;
  if (!MICA_ROOM(ctx, all->data, all->size, all->capacity, 1)) {
    mica_pass_manager_destroy(pipeline);
    return false;
  }
  all->data[all->size++] = (pipeline_entry){mica_pass_manager_anchor(pipeline), pipeline};
  return true;
}

static bool add_listed(mica_pass *pass, mica_context *ctx, pipelines *all) {
  const mica_strs list = passes_inliner_options_of(pass)->op_pipeline_list;
  for (size_t i = 0; i < list.size; i++) {
    mica_pass_manager *made =
        mica_pass_pipeline_parse(ctx, list.data[i], mica_pass_registry_of(pass));
    if (!add_pipeline(ctx, all, made)) return false;
  }
  return true;
}

bool passes_inliner_initialize(mica_pass *pass, mica_context *ctx) {
  pipelines *all = mica_allocate(ctx, sizeof *all);
  if (all == NULL) return false;
  *all = (pipelines){0};
  mica_pass_set_user(pass, all);
  if (add_listed(pass, ctx, all)) return true;
  passes_inliner_finish(pass, ctx);
  return false;
}

void passes_inliner_finish(mica_pass *pass, mica_context *ctx) {
  pipelines *all = mica_pass_user(pass);
  for (size_t i = 0; i < all->size; i++) mica_pass_manager_destroy(all->data[i].pipeline);
  mica_free(ctx, all->data, all->capacity * sizeof *all->data);
  mica_free(ctx, all, sizeof *all);
  mica_pass_set_user(pass, NULL);
}

// The one for operations of that name, made of the default one. NULL: reported, or no memory.
static mica_pass_manager *pipeline_for(const inliner *in, mica_str anchor) {
  pipelines *all = mica_pass_user(in->pass);
  mica_pass_manager *known = find_pipeline(all, anchor);
  if (known != NULL) return known;
  mica_pass_manager *made =
      mica_pass_manager_create(in->context, anchor, mica_pass_registry_of(in->pass));
  if (made == NULL) return NULL;
  if (!mica_pass_manager_parse(made, in->options->default_pipeline_str)) {
    mica_pass_manager_destroy(made);
    return NULL;
  }
  return add_pipeline(in->context, all, made) ? made : NULL;
}

static bool simplify_node(inliner *in, size_t node) {
  const passes_node *n = &in->graph->nodes[node];
  if (n->callable == NULL || n->has_children) return true;
  if (!mica_op_has_flag(n->callable, MICA_OP_ISOLATED_FROM_ABOVE)) return true;
  const mica_str name = mica_op_name_of(n->callable);
  if (in->options->default_pipeline_str.size != 0 ||
      find_pipeline(mica_pass_user(in->pass), name) != NULL) {
    mica_pass_manager *pipeline = pipeline_for(in, name);
    return pipeline != NULL && mica_pass_run_pipeline(in->pass, pipeline, n->callable) &&
           passes_callable_uses_again(&in->uses, node);
  }
  return passes_callable_uses_settle(&in->uses, node);
}

static bool simplify_group(inliner *in) {
  for (size_t i = 0; i < in->group_size; i++)
    if (!simplify_node(in, in->group[i])) return false;
  return true;
}

// ---- Finding calls ------------------------------------------------------------------------------

static bool add_call(inliner *in, mica_op *call, size_t history) {
  const mica_attr *callee = mica_call_callee(call);
  if (callee != NULL && mica_attr_is_symbol(callee) && !mica_attr_is_flat_symbol(callee))
    return true;
  const size_t node = passes_call_graph_callee(in->graph, call);
  if (node == PASSES_CALLEE_UNKNOWN) return true;
  if (!MICA_ROOM(in->context, in->calls, in->call_count, in->call_capacity, 1)) return false;
  in->calls[in->call_count++] = (found_call){call, in->caller, node, history};
  return true;
}

static bool add_blocks(inliner *in, const mica_region *region) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    if (!MICA_ROOM(in->context, in->blocks, in->block_count, in->block_capacity, 1)) return false;
    in->blocks[in->block_count++] = b;
  }
  return true;
}

// All of its regions but a body that has a node of its own.
static bool add_regions(inliner *in, const mica_op *op) {
  const bool has_node = passes_call_graph_node(in->graph, op) != SIZE_MAX;
  const mica_region *body = has_node ? mica_callable_region(op) : NULL;
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_region *region = mica_op_region(op, i);
    if (region != body && !add_blocks(in, region)) return false;
  }
  return true;
}

static bool look_at_block(inliner *in, const mica_block *block, size_t history) {
  for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) {
    if (mica_op_interface(op, &mica_call_interface_id) != NULL) {
      if (!add_call(in, op, history)) return false;
      continue;
    }
    if (mica_op_region_count(op) != 0 && !add_regions(in, op)) return false;
  }
  return true;
}

static bool find_calls(inliner *in, const mica_region *region, size_t history) {
  in->block_count = 0;
  if (!add_blocks(in, region)) return false;
  while (in->block_count > 0)
    if (!look_at_block(in, in->blocks[--in->block_count], history)) return false;
  return true;
}

static bool find_inlined_calls(void *user, const mica_region *blocks, const mica_region *into) {
  (void)into;
  inliner *in = user;
  return find_calls(in, blocks, in->body_count + 1);
}

// ---- What is inlined ----------------------------------------------------------------------------

static bool is_in_history(const inliner *in, const found_call *call) {
  for (size_t at = call->history; at != 0; at = in->bodies[at - 1].history)
    if (in->bodies[at - 1].node == call->callee) return true;
  return false;
}

// It calls itself, or who calls it.
static bool calls_back(const inliner *in, const found_call *call) {
  const passes_node *callee = &in->graph->nodes[call->callee];
  for (size_t i = 0; i < callee->edge_count; i++)
    if (callee->edges[i].target == call->callee || callee->edges[i].target == call->caller)
      return true;
  return false;
}

// A body of several blocks needs a place where there may be several.
static bool has_place_for(const inliner *in, const found_call *call) {
  const passes_node *callee = &in->graph->nodes[call->callee];
  const mica_op *around = mica_op_parent(call->call);
  return mica_region_has_one_block(callee->region) || callee->callable->name == around->name ||
         (mica_op_def_of(around) != NULL && !mica_op_has_trait(around, &mica_trait_single_block));
}

static mica_walk count_op(void *user, mica_op *op) {
  (void)op;
  ++*(size_t *)user;
  return MICA_WALK_ON;
}

static bool is_small_enough(const inliner *in, const found_call *call) {
  const uint32_t most = in->options->inlining_threshold;
  if (most == 0 || most == UINT32_MAX) return most != 0;
  size_t caller = 0, callee = 0;
  mica_op_walk_before(in->graph->nodes[call->caller].callable, count_op, &caller);
  mica_op_walk_before(in->graph->nodes[call->callee].callable, count_op, &callee);
  // Neither of the two is in its body.
  return caller <= 1 || (callee - 1) * 100 / (caller - 1) <= most;
}

static bool should_inline(const inliner *in, const found_call *call) {
  return !is_in_history(in, call) && !mica_op_has_flag(call->call, MICA_OP_TERMINATOR) &&
         !calls_back(in, call) &&
         !mica_op_is_ancestor(in->graph->nodes[call->callee].callable, call->call) &&
         has_place_for(in, call) && is_small_enough(in, call);
}

// ---- Inlining -----------------------------------------------------------------------------------

static void bury(inliner *in, size_t node) {
  passes_callable_uses_erase(&in->uses, node);
  in->is_dead[node] = true;
}

// What was inlined: its body's calls are known, the uses in it are the caller's.
static bool settle(inliner *in, found_call call, bool moves) {
  if (!MICA_ROOM(in->context, in->bodies, in->body_count, in->body_capacity, 1)) return false;
  in->bodies[in->body_count++] = (inlined_body){call.callee, call.history};
  const bool done = passes_callable_uses_drop_call(&in->uses, call.caller, call.call) &&
                    passes_callable_uses_merge(&in->uses, call.callee, call.caller);
  mica_rewriter rw = mica_rewriter_of(in->context, NULL);
  mica_rewriter_erase(&rw, call.call);
  if (moves) bury(in, call.callee);
  return done;
}

// False: no memory.
static bool inline_call(inliner *in, found_call call, bool *has_inlined) {
  if (in->is_dead[call.caller] || !should_inline(in, &call)) return true;
  const bool moves = passes_callable_has_one_use(&in->uses, call.callee);
  const mica_inline_options options = {moves, find_inlined_calls, in};
  const size_t known = in->call_count;
  in->caller = call.caller;
  mica_rewriter rw = mica_rewriter_of(in->context, NULL);
  if (!mica_inline_call(&rw, call.call, in->graph->nodes[call.callee].callable, &options)) {
    in->call_count = known;
    return !mica_context_out_of_memory(in->context);
  }
  *has_inlined = true;
  return settle(in, call, moves);
}

static bool find_group_calls(inliner *in) {
  for (size_t i = 0; i < in->group_size; i++) {
    const size_t node = in->group[i];
    in->caller = node;
    if (in->graph->nodes[node].region == NULL) continue;
    if (passes_callable_is_dead(&in->uses, node)) in->is_dead[node] = true;
    else if (!find_calls(in, in->graph->nodes[node].region, 0)) return false;
  }
  return true;
}

static void leave_out_dead(inliner *in) {
  size_t left = 0;
  for (size_t i = 0; i < in->group_size; i++)
    if (!in->is_dead[in->group[i]]) in->group[left++] = in->group[i];
  in->group_size = left;
}

static bool inline_group(inliner *in, bool *has_inlined) {
  in->call_count = in->body_count = 0;
  if (!find_group_calls(in)) return false;
  for (size_t i = 0; i < in->call_count; i++)
    if (!inline_call(in, in->calls[i], has_inlined)) return false;
  leave_out_dead(in);
  return true;
}

static bool go_through_group(inliner *in) {
  for (uint32_t i = 0;; i++) {
    bool has_inlined = false;
    if (!simplify_group(in) || !inline_group(in, &has_inlined)) return false;
    if (!has_inlined || i + 1 >= in->options->max_inlining_iterations) return true;
  }
}

// ---- The pass -----------------------------------------------------------------------------------

// Inner ones go first: nodes stand behind those around them.
static void erase_dead(inliner *in) {
  mica_rewriter rw = mica_rewriter_of(in->context, NULL);
  for (size_t i = in->graph->node_count; i-- > 0;)
    if (in->is_dead[i]) mica_rewriter_erase(&rw, in->graph->nodes[i].callable);
}

static bool go_through(inliner *in, mica_op *op) {
  passes_call_order order = {.context = in->context};
  const size_t count = in->graph->node_count;
  in->is_dead = mica_allocate(in->context, count * sizeof *in->is_dead);
  if (in->is_dead != NULL) memset(in->is_dead, 0, count * sizeof *in->is_dead);
  bool done = in->is_dead != NULL && passes_callable_uses_find(&in->uses, in->graph, op) &&
              passes_call_order_find(&order, in->graph);
  for (size_t i = 0, from = 0; done && i < order.group_count; from = order.ends[i++]) {
    in->group = order.nodes + from;
    in->group_size = order.ends[i] - from;
    done = go_through_group(in);
  }
  if (in->is_dead != NULL) erase_dead(in);
  passes_callable_uses_free(&in->uses);
  passes_call_order_free(&order);
  mica_free(in->context, in->is_dead, count * sizeof *in->is_dead);
  return done;
}

bool passes_inliner_run(mica_pass *pass, mica_op *op) {
  if (!mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE))
    return mica_op_error(
        op, " was scheduled to run under the inliner, but does not define a symbol table");
  mica_context *ctx = mica_op_context(op);
  inliner in = {.context = ctx, .pass = pass, .options = passes_inliner_options_of(pass)};
  in.graph = mica_pass_analysis(pass, &passes_call_graph_analysis);
  if (in.graph == NULL) return false;
  in.uses.graph = in.graph;
  const bool done = go_through(&in, op);
  mica_free(ctx, in.calls, in.call_capacity * sizeof *in.calls);
  mica_free(ctx, in.bodies, in.body_capacity * sizeof *in.bodies);
  mica_free(ctx, in.blocks, in.block_capacity * sizeof *in.blocks);
  return done;
}
