// The attributes of transform that stand at other operations. Called by generated code; own
// nothing.
#include "../passes/call_graph.h"
#include "shared.h"

#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/verify.h"

// ---- Recursion ----------------------------------------------------------------------------------

static bool calls_itself(const passes_call_graph *graph, size_t node) {
  const passes_node *n = &graph->nodes[node];
  for (size_t i = 0; i < n->edge_count; i++)
    if (n->edges[i].target == node) return true;
  return false;
}

static bool report_circle(const passes_call_graph *graph, const size_t *nodes, size_t count) {
  mica_diag *diag = mica_diag_begin(graph->context, MICA_ERROR,
                                    mica_op_loc(graph->nodes[nodes[0]].callable),
                                    "recursion not allowed in named sequences");
  for (size_t i = 1; i < count; i++)
    mica_diag_note(diag, mica_op_loc(graph->nodes[nodes[i]].callable),
                   "operation on recursion stack");
  return mica_diag_report(diag);
}

static bool check_groups(const passes_call_graph *graph, const passes_call_order *order) {
  size_t begin = 0;
  for (size_t i = 0; i < order->group_count; begin = order->ends[i++]) {
    const size_t count = order->ends[i] - begin;
    if (count > 1 || calls_itself(graph, order->nodes[begin]))
      return report_circle(graph, order->nodes + begin, count);
  }
  return true;
}

// No function in the table calls itself, not through others either.
static bool check_recursion(mica_op *table) {
  passes_call_graph *graph = passes_call_graph_analysis.make(table);
  if (graph == NULL) return false;
  passes_call_order order;
  const bool done = passes_call_order_find(&order, graph) && check_groups(graph, &order);
  passes_call_order_free(&order);
  passes_call_graph_analysis.destroy(graph);
  return done;
}

// Calls and what they call must be whole before it is asked who calls whom.
static mica_walk check_call(void *user, mica_op *op) {
  (void)user;
  const bool matters = mica_op_interface(op, &mica_call_interface_id) != NULL ||
                       mica_op_interface(op, &mica_callable_interface_id) != NULL;
  return !matters || mica_op_verify_alone(op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

// Whether that is asked for a table around.
static bool is_checked_around(const mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  while (parent != NULL &&
         mica_op_attribute(parent, MICA_STR("transform.with_named_sequence")) == NULL)
    parent = mica_op_parent(parent);
  return parent != NULL;
}

// ---- The attributes -----------------------------------------------------------------------------

static bool check_with_named_sequence(mica_op *op) {
  if (!mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE))
    return mica_op_loc_error(op,
                             "\"transform.with_named_sequence\" attribute can only be attached to "
                             "operations with symbol tables");
  return is_checked_around(op) || (mica_op_walk_after(op, check_call, NULL) && check_recursion(op));
}

bool transform_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  static const char *const units[] = {"transform.consumed", "transform.readonly",
                                      "transform.silence_tracking_failures"};
  if (mica_str_is(name, "transform.with_named_sequence")) return check_with_named_sequence(op);
  if (mica_str_is(name, "transform.target_tag"))
    return mica_attr_is_string(attr) ||
           mica_op_plain_error(op, "\"%S\" attribute must be a string", name);
  for (size_t i = 0; i < sizeof units / sizeof *units; i++)
    if (mica_str_is(name, units[i]))
      return mica_attr_is_unit(attr) ||
             mica_op_plain_error(op, "\"%S\" must be a unit attribute", name);
  return mica_op_loc_error(op, "unknown attribute: \"%S\"", name);
}
