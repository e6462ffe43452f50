// Building instances of patterns; see the header. Owned by whoever asked for them.
#include "check_instance.h"

#include <string.h>

#include "mica/attribute.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/fold.h"
#include "mica/type.h"
#include "mica/verify.h"

typedef struct instance {
  check *check;
  choices *choices;
  bool is_typing;
  mica_builder builder;
  mica_value *values[CHECK_NODES_MAX];  // by their numbers
  mica_op *root;
} instance;

static const mica_op_def *find_op(mica_context *ctx, const char *name) {
  return mica_op_name_get(ctx, mica_str_of(name))->def;
}

// ---- Operands -----------------------------------------------------------------------------------

static const mica_type *type_of_value(instance *in, size_t node) {
  check *c = in->check;
  if (in->is_typing) c->node_types[node] = c->types[mica_choices_ask(in->choices, c->type_count)];
  return c->node_types[node];
}

static mica_value *make_constant(instance *in, const mica_type *type) {
  const size_t index = mica_choices_ask(in->choices, mica_check_value_count(type));
  const mica_attr *value = mica_check_value(type, index, in->choices);
  mica_op *op = mica_constant_materialize(&in->builder,
                                          find_op(in->check->context, "arith.constant")->dialect,
                                          value, type, mica_loc_unknown());
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// Operands that may be anything are arguments, and where only types are looked for, constants too.
static mica_value *make_value(instance *in, size_t node) {
  const mica_source_node *n = &in->check->pattern->nodes[node];
  if (in->values[n->value] != NULL) return in->values[n->value];
  const mica_type *type = type_of_value(in, node);
  const bool is_constant = n->kind == MICA_SOURCE_CONSTANT && !in->is_typing;
  in->values[n->value] = is_constant
                             ? make_constant(in, type)
                             : mica_block_add_argument(in->check->context, in->builder.block, type,
                                                       mica_loc_unknown());
  return in->values[n->value];
}

// ---- Operations ---------------------------------------------------------------------------------

static const mica_attr *choose_attribute(instance *in, const mica_source_node *n) {
  const mica_attr *attr = NULL;
  size_t count = 0;
  while (n->attr(in->check->context, count, &attr)) count++;
  const size_t index = in->is_typing ? 0 : mica_choices_ask(in->choices, count);
  in->check->has_flags = in->check->has_flags || index > 1;
  return count > 0 && n->attr(in->check->context, index, &attr) ? attr : NULL;
}

// By inference where there is one; else each type is tried.
static bool choose_result_types(instance *in, size_t node, const mica_op_parts *parts) {
  check *c = in->check;
  const mica_op_def *op = c->pattern->nodes[node].op;
  if (!in->is_typing) return true;
  const mica_type **inferred = NULL;
  size_t count = 0;
  mica_silence silence = mica_context_silence(c->context);
  const bool is_inferred =
      mica_parts_infer_results(c->context, mica_loc_unknown(), op, parts, &inferred, &count);
  mica_context_end_silence(c->context, silence);
  for (size_t i = 0; i < op->result_count; i++)
    c->result_types[node][i] = is_inferred ? inferred[i]
                                           : c->types[mica_choices_ask(in->choices, c->type_count)];
  mica_free(c->context, (void *)inferred, count * sizeof *inferred);
  return !is_inferred || count == op->result_count;
}

static mica_op *make_op(instance *in, size_t *at);

static mica_value *make_operand(instance *in, size_t *at) {
  if (in->check->pattern->nodes[*at].kind != MICA_SOURCE_OP) return make_value(in, (*at)++);
  mica_op *op = make_op(in, at);
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// The operation at *at, with what stands above it; *at goes past it. NULL: it isn't valid.
static mica_op *make_op(instance *in, size_t *at) {
  check *c = in->check;
  const size_t node = (*at)++;
  const mica_op_def *def = c->pattern->nodes[node].op;
  mica_value *operands[CHECK_NODES_MAX];
  const mica_attr *slots[UINT8_MAX] = {0};
  for (size_t i = 0; i < def->operand_count; i++)
    if ((operands[i] = make_operand(in, at)) == NULL) return NULL;
  for (size_t i = 0; i < def->slot_count; i++, (*at)++)
    slots[c->pattern->nodes[*at].slot] = choose_attribute(in, &c->pattern->nodes[*at]);
  mica_op_parts parts = {.operands = operands, .operand_count = def->operand_count};
  parts.slots = slots;
  parts.slot_count = def->slot_count;
  if (!choose_result_types(in, node, &parts)) return NULL;
  parts.result_types = c->result_types[node];
  parts.result_count = def->result_count;
  mica_op *op = mica_builder_insert_new(&in->builder, mica_loc_unknown(), def, &parts);
  return op != NULL && mica_op_verify_alone(op) ? op : NULL;
}

// ---- The function -------------------------------------------------------------------------------

static bool finish(instance *in, mica_op *function) {
  mica_context *ctx = in->check->context;
  mica_block *block = in->builder.block;
  const mica_type *inputs[CHECK_NODES_MAX], *results[4];
  mica_value *returned[4];
  size_t count = 0;
  for (size_t i = 0; i < in->root->result_count; i++)
    if (in->check->returned < 0 || (size_t)in->check->returned == i)
      returned[count++] = mica_op_result(in->root, i);
  for (size_t i = 0; i < count; i++) results[i] = returned[i]->type;
  for (size_t i = 0; i < block->argument_count; i++) inputs[i] = block->arguments[i]->type;
  const mica_op_parts parts = {.operands = returned, .operand_count = count};
  const mica_type *type = mica_type_function(ctx, (mica_types){inputs, block->argument_count},
                                             (mica_types){results, count});
  const mica_str of_name = MICA_STR("sym_name"), of_type = MICA_STR("function_type");
  return mica_builder_insert_new(&in->builder, mica_loc_unknown(), find_op(ctx, "func.return"),
                                 &parts) != NULL &&
         mica_op_set_attribute(function, of_name, mica_attr_string(ctx, MICA_STR("before"))) &&
         mica_op_set_attribute(function, of_type, mica_attr_type_of(type));
}

static mica_op *make_function(mica_context *ctx) {
  const mica_type *type = mica_type_function(ctx, (mica_types){NULL, 0}, (mica_types){NULL, 0});
  const mica_op_def *def = find_op(ctx, "func.func");
  const mica_attr *slots[UINT8_MAX] = {0};
  for (size_t i = 0; i < def->slot_count; i++) {
    if (strcmp(def->parts[i].name, "sym_name") == 0)
      slots[i] = mica_attr_string(ctx, MICA_STR("before"));
    if (strcmp(def->parts[i].name, "function_type") == 0) slots[i] = mica_attr_type_of(type);
  }
  const mica_op_parts parts = {.slots = slots, .slot_count = def->slot_count, .region_count = 1};
  mica_builder b = mica_builder_detached(ctx);
  return mica_builder_insert_new(&b, mica_loc_unknown(), def, &parts);
}

static mica_op *build(check *c, choices *by, bool is_typing) {
  instance in = {.check = c, .choices = by, .is_typing = is_typing};
  mica_op *function = make_function(c->context);
  in.builder = mica_builder_detached(c->context);
  size_t at = 0;
  c->has_flags = false;
  mica_choices_begin(by);
  mica_silence silence = mica_context_silence(c->context);
  const bool done = function != NULL &&
                    mica_builder_new_block(&in.builder, mica_op_region(function, 0),
                                           (mica_types){NULL, 0}, mica_loc_unknown()) != NULL &&
                    (in.root = make_op(&in, &at)) != NULL && finish(&in, function);
  mica_context_end_silence(c->context, silence);
  if (!done) mica_op_destroy(function);
  return done ? function : NULL;
}

mica_op *mica_check_build_typed(check *c) { return build(c, &c->typing, true); }
mica_op *mica_check_build(check *c, choices *values) { return build(c, values, false); }
