// Casts between old and converted types: made where a value of the one is at hand and the other is
// wanted, taken away where both ends turn out to want the same.
#include "rewrite/conversion.h"

#include "context/context.h"
#include "ir/op.h"

static const mica_op_name *cast_name(mica_context *ctx) {
  return mica_op_name_get(ctx, MICA_STR("builtin.unrealized_conversion_cast"));
}

bool mica_conversion_is_cast(const mica_conversion *c, const mica_op *op) {
  return op != NULL && op->name == cast_name(c->context);
}

mica_op *mica_conversion_cast(mica_conversion *c, mica_value *const *values, size_t count,
                              const mica_type *const *types, size_t type_count, mica_loc loc,
                              bool to_source) {
  mica_memory *memory = &c->context->memory;
  const mica_op_name *name = cast_name(c->context);
  if (name == NULL || !MICA_ARRAY_ROOM(memory, c->casts, c->cast_count, c->cast_capacity, 1))
    return NULL;
  const mica_op_parts parts = {.operands = values,
                               .operand_count = count,
                               .result_types = types,
                               .result_count = type_count};
  mica_op *op = mica_op_create(loc, name, &parts);
  if (op == NULL) return NULL;
  c->casts[c->cast_count++] = (conversion_cast){op, to_source};
  mica_builder_insert(&c->rewriter.builder, op);
  return op;
}

// ---- In the end ---------------------------------------------------------------------------------

// Something that isn't gone reads it.
static bool is_wanted(const mica_conversion *c, const mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++) {
    const mica_operand *use = mica_value_first_use(mica_op_result(op, i));
    for (; use != NULL; use = use->next_use)
      if (!mica_conversion_is_gone(c, use->owner)) return true;
  }
  return false;
}

// What the operands were before another cast gave them the types that they have. NULL: they
// weren't.
static const mica_op *cast_before(const mica_conversion *c, const mica_op *op) {
  if (op->operand_count == 0) return NULL;
  const mica_op *before = mica_value_op(mica_op_operand(op, 0));
  if (!mica_conversion_is_cast(c, before) || before->result_count != op->operand_count ||
      before->operand_count != op->result_count)
    return NULL;
  for (size_t i = 0; i < op->operand_count; i++)
    if (mica_op_operand(op, i) != mica_op_result(before, i)) return NULL;
  for (size_t i = 0; i < op->result_count; i++)
    if (mica_op_operand(before, i)->type != mica_op_result(op, i)->type) return NULL;
  return before;
}

// Values that are equal at both ends need no casts between.
static bool shorten(mica_conversion *c, const mica_op *op) {
  const mica_op *before = cast_before(c, op);
  for (size_t i = 0; before != NULL && i < op->result_count; i++)
    if (!mica_conversion_replace_uses(c, mica_op_result(op, i), mica_op_operand(before, i)))
      return false;
  return true;
}

static bool materialize(mica_conversion *c, const conversion_cast *cast,
                        const type_materialization *m) {
  const mica_op *op = cast->op;
  const size_t count = op->operand_count;
  mica_value **values = mica_conversion_array(c, count);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_operand(op, i);
  mica_value *result = mica_op_result(op, 0);
  mica_rewriter_before(&c->rewriter, cast->op);
  mica_value *made = m->make(m->user, &c->rewriter.builder, result->type, values, count, op->loc);
  if (made == NULL) return !mica_context_out_of_memory(c->context);
  return mica_conversion_replace_uses(c, result, made);
}

static bool settle(mica_conversion *c, const conversion_cast *cast) {
  if (c->options->types == NULL || cast->op->result_count != 1) return true;
  const type_materialization m =
      mica_type_converter_materialization(c->options->types, cast->to_source);
  return m.make == NULL || !is_wanted(c, cast->op) ||
         (mica_conversion_log_reserve(c) && materialize(c, cast, &m));
}

bool mica_conversion_settle_casts(mica_conversion *c) {
  for (size_t i = 0; i < c->cast_count; i++)
    if (!mica_conversion_is_gone(c, c->casts[i].op) && !shorten(c, c->casts[i].op)) return false;
  for (size_t i = 0; i < c->cast_count; i++)
    if (!mica_conversion_is_gone(c, c->casts[i].op) && !settle(c, &c->casts[i])) return false;
  return true;
}

// The latest may read earlier ones.
void mica_conversion_erase_casts(mica_conversion *c) {
  for (size_t i = c->cast_count; i-- > 0;)
    if (!mica_conversion_is_gone(c, c->casts[i].op) && !is_wanted(c, c->casts[i].op))
      (void)mica_op_erase(c->casts[i].op);
}
