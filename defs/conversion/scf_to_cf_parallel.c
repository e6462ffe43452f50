// Parallel loops become loops one inside of the other, which other patterns then turn into blocks.
#include "scf_to_cf.h"

// ---- scf.parallel -------------------------------------------------------------------------------

// The loops, from the outermost on: what the next one begins with, and the variables so far.
typedef struct nest {
  mica_conversion *c;
  mica_op *parallel;
  mica_types types;     // of what is reduced
  mica_value **values;  // reduced so far
  mica_value **variables;
  size_t depth;
  mica_block *body;  // of the innermost one
  mica_op *outermost;
} nest;

static bool yield(nest *n, mica_value *const *values) {
  return scf_yield_build(&mica_conversion_rewriter(n->c)->builder, mica_op_loc(n->parallel), values,
                         n->types.size) != NULL;
}

// A loop's block with its variable and what it carries.
static bool add_body(nest *n, mica_op *loop) {
  mica_conversion *c = n->c;
  const mica_type *index = mica_value_type(scf_for_lower_bound(loop));
  n->body = mica_conversion_new_block(c, scf_for_region(loop), NULL, (mica_types){NULL, 0},
                                      mica_op_loc(loop));
  if (n->body == NULL) return false;
  n->variables[n->depth] = mica_conversion_add_argument(c, n->body, index, mica_op_loc(loop));
  if (n->variables[n->depth++] == NULL) return false;
  const size_t first = mica_op_operand_count(n->parallel) - n->types.size;
  for (size_t i = 0; i < n->types.size; i++) {
    const mica_value *original = mica_conversion_original(c, n->parallel, first + i);
    n->values[i] =
        mica_conversion_add_argument(c, n->body, n->types.data[i], mica_value_loc(original));
    if (n->values[i] == NULL) return false;
  }
  return true;
}

static bool add_loop(nest *n) {
  const mica_op *p = n->parallel;
  mica_builder *b = &mica_conversion_rewriter(n->c)->builder;
  const bool is_outermost = n->outermost == NULL;
  mica_op *loop = scf_for_build(b, mica_op_loc(p), n->types, scf_parallel_lower_bound(p, n->depth),
                                scf_parallel_upper_bound(p, n->depth),
                                scf_parallel_step(p, n->depth), n->values, n->types.size, false);
  if (loop == NULL) return false;
  if (is_outermost) n->outermost = loop;
  mica_value **results = mica_conversion_array(n->c, n->types.size);
  if (results == NULL) return false;
  for (size_t i = 0; i < n->types.size; i++) results[i] = mica_op_result(loop, i);
  return (is_outermost || yield(n, results)) && add_body(n, loop);
}

// The block that combines two values goes in front of `reduce`; *value is what it gives.
static bool inline_reduction(nest *n, mica_op *reduce, size_t index, mica_value **value) {
  mica_block *block = mica_region_first(scf_reduce_reductions(reduce, index));
  mica_op *end = mica_block_last(block);
  mica_value *values[] = {*value, mica_op_operand(reduce, index)};
  mica_value *given = scf_reduce_return_result(end);
  if (mica_value_argument_block(given) == block) given = values[mica_value_index(given)];
  *value = given;
  return mica_conversion_erase(n->c, end) &&
         mica_conversion_inline_block(n->c, block, mica_op_block(reduce), reduce, values);
}

static bool fill_nest(nest *n, mica_op *reduce) {
  mica_block *block = mica_op_block(reduce);
  for (size_t i = 0; i < n->types.size; i++)
    if (!inline_reduction(n, reduce, i, &n->values[i])) return false;
  if (!mica_conversion_erase(n->c, reduce)) return false;
  // What the body's arguments stood for is known by now.
  for (size_t i = 0; i < n->types.size; i++)
    if (mica_value_argument_block(n->values[i]) == block)
      n->values[i] = n->variables[mica_value_index(n->values[i])];
  if (!mica_conversion_inline_block(n->c, block, n->body, NULL, n->variables)) return false;
  mica_rewriter_at_end(mica_conversion_rewriter(n->c), n->body);
  return yield(n, n->values);
}

static bool rewrite_parallel(mica_conversion *c, mica_op *op) {
  mica_op *reduce = mica_block_last(mica_region_first(scf_parallel_region(op)));
  const size_t depth = scf_parallel_lower_bound_count(op);
  nest n = {.c = c, .parallel = op};
  n.types.size = mica_op_result_count(op);
  const mica_type **types = mica_conversion_type_array(c, n.types.size);
  n.values = mica_conversion_array(c, n.types.size);
  n.variables = mica_conversion_array(c, depth);
  if (!scf_reduce_isa(reduce) || types == NULL || n.values == NULL || n.variables == NULL)
    return false;
  n.types.data = types;
  for (size_t i = 0; i < n.types.size; i++) {
    types[i] = mica_value_type(mica_op_result(op, i));
    n.values[i] = scf_parallel_init_vals(op, i);
  }
  while (n.depth < depth)
    if (!add_loop(&n)) return false;
  return fill_nest(&n, reduce) && mica_conversion_replace_by(c, op, n.outermost);
}
const mica_conversion_pattern scf_to_cf_parallel = {"ParallelLowering", &scf_parallel_def, 1,
                                                    rewrite_parallel};

// ---- scf.forall ---------------------------------------------------------------------------------
// One that is on memory; what gives tensors can't be converted.

// Bounds as values: `dynamic` ones where a number says so, which are taken one after the other.
static mica_value **bounds(mica_conversion *c, const mica_op *op, mica_int64s numbers,
                           mica_segment dynamic) {
  mica_context *ctx = mica_op_context(op);
  mica_value **values = mica_conversion_array(c, numbers.size);
  for (size_t i = 0, next = 0; values != NULL && i < numbers.size; i++) {
    if (numbers.data[i] == MICA_DYNAMIC) {
      values[i] = mica_op_operand(op, dynamic.first + next++);
      continue;
    }
    const mica_attr *number = mica_attr_integer(mica_type_index(ctx), numbers.data[i]);
    const mica_op *made =
        number == NULL
            ? NULL
            : arith_constant_build(&mica_conversion_rewriter(c)->builder, mica_op_loc(op), number);
    if (made == NULL) return NULL;
    values[i] = mica_op_result(made, 0);
  }
  return values;
}

static bool rewrite_forall(mica_conversion *c, mica_op *op) {
  if (scf_forall_outputs_count(op) != 0) return false;
  mica_builder *b = &mica_conversion_rewriter(c)->builder;
  const mica_int64s from = scf_forall_static_lower_bound(op);
  mica_value **lower = bounds(c, op, from, scf_forall_dynamic_lower_bound_segment(op));
  mica_value **upper =
      bounds(c, op, scf_forall_static_upper_bound(op), scf_forall_dynamic_upper_bound_segment(op));
  mica_value **step =
      bounds(c, op, scf_forall_static_step(op), scf_forall_dynamic_step_segment(op));
  if (lower == NULL || upper == NULL || step == NULL) return false;
  mica_op *loop = scf_parallel_build(b, mica_op_loc(op), (mica_types){NULL, 0}, lower, from.size,
                                     upper, from.size, step, from.size, NULL, 0);
  if (loop == NULL) return false;
  mica_region *region = scf_parallel_region(loop);
  if (!mica_conversion_inline_region(c, scf_forall_region(op), region, NULL)) return false;
  mica_op *end = mica_block_last(mica_region_first(region));
  mica_rewriter_before(mica_conversion_rewriter(c), end);
  return scf_reduce_build(b, mica_op_loc(end), NULL, 0, 0) != NULL &&
         mica_conversion_erase(c, end) && mica_conversion_erase(c, op);
}
const mica_conversion_pattern scf_to_cf_forall = {"ForallLowering", &scf_forall_def, 1,
                                                  rewrite_forall};
