// scf.for with more carried values (LoopLikeOpInterface). Called by passes; owns nothing.
#include "mica/context.h"
#include "rewrite.h"

void scf_for_set_argument_locs(const mica_op *op) {
  const mica_block *body = mica_region_first(scf_for_region(op));
  mica_block_argument_set_loc(body->arguments[0], mica_op_loc(op));
  for (size_t i = 1; i < mica_block_argument_count(body); i++)
    mica_block_argument_set_loc(body->arguments[i], mica_value_loc(mica_op_operand(op, i + 2)));
}

// A loop with `count` operands and results more, and no body. NULL: no memory.
static mica_op *create(mica_rewriter *rw, const mica_op *op, mica_value *const *inits,
                       size_t count) {
  const size_t results = mica_op_result_count(op), operands = mica_op_operand_count(op);
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t bytes = (results + count) * sizeof(mica_type *);
  const mica_type **types = mica_allocate(ctx, bytes);
  scf_values values = {0};
  mica_op *made = NULL;
  if (types != NULL && scf_values_init(ctx, &values, operands + count)) {
    scf_values_add_operands(&values, op, 0, operands);
    for (size_t i = 0; i < results; i++) types[i] = mica_value_type(mica_op_result(op, i));
    for (size_t i = 0; i < count; i++) {
      scf_values_add(&values, inits[i]);
      types[results + i] = mica_value_type(inits[i]);
    }
    const mica_attr *slots[] = {mica_op_slot(op, 0)};
    const mica_op_parts parts = {.operands = values.data,
                                 .operand_count = values.size,
                                 .result_types = types,
                                 .result_count = results + count,
                                 .slots = slots,
                                 .slot_count = 1,
                                 .attributes = mica_op_discardable(op),
                                 .region_count = 1};
    made = mica_builder_insert_new(&rw->builder, mica_op_loc(op), &scf_for_def, &parts);
  }
  scf_values_free(ctx, &values);
  mica_free(ctx, types, bytes);
  return made;
}

static void replace_results(mica_rewriter *rw, mica_op *op, const mica_op *by) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    mica_rewriter_replace_uses(rw, mica_op_result(op, i), mica_op_result(by, i));
  mica_rewriter_erase(rw, op);
}

static bool is_in(void *user, const mica_operand *use) {
  return mica_op_is_ancestor(user, use->owner) && use->owner != user;
}

static void drop_arguments(mica_context *ctx, mica_block *body, size_t first) {
  while (mica_block_argument_count(body) > first)
    (void)mica_block_erase_argument(ctx, body, mica_block_argument_count(body) - 1);
}

// Arguments for what the loop begins with, yielded by its end. False: no memory, nothing changed.
static bool carry(mica_context *ctx, mica_block *body, mica_value *const *inits,
                  mica_value *const *yielded, size_t count) {
  const size_t first = mica_block_argument_count(body);
  mica_op *yield = mica_block_last(body);
  size_t added = 0;
  while (added < count && mica_block_add_argument(ctx, body, mica_value_type(inits[added]),
                                                  mica_value_loc(inits[added])) != NULL)
    added++;
  if (added == count &&
      mica_op_insert_operands(yield, mica_op_operand_count(yield), yielded, count))
    return true;
  drop_arguments(ctx, body, first);
  return false;
}

mica_op *scf_for_extend(mica_op *op, mica_value *const *inits, mica_value *const *yielded,
                        size_t count, mica_rewriter *rw) {
  mica_context *ctx = mica_rewriter_context(rw);
  mica_block *body = mica_region_first(scf_for_region(op));
  const size_t first = mica_block_argument_count(body);
  mica_rewriter_before(rw, op);
  mica_op *made = create(rw, op, inits, count);
  if (made == NULL) return NULL;
  if (!carry(ctx, body, inits, yielded, count)) {
    mica_rewriter_erase(rw, made);
    return NULL;
  }
  mica_rewriter_inline_region(rw, scf_for_region(op), scf_for_region(made), NULL);
  mica_rewriter_modified(rw, mica_block_last(body));
  scf_for_set_argument_locs(made);
  for (size_t i = 0; i < count; i++)
    mica_rewriter_replace_uses_if(rw, inits[i], mica_block_argument_at(body, first + i), is_in,
                                  made);
  replace_results(rw, op, made);
  return made;
}
