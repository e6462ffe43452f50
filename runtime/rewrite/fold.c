// Folding of one operation: its definition's fold, its traits', its dialect's. Called by the
// drivers of rewriting and by whoever asks for a constant. A fold's results belong to the caller.
#include "mica/fold.h"

#include <assert.h>

#include "context/context.h"
#include "ir/op_name.h"
#include "memory/array.h"
#include "mica/interfaces.h"
#include "mica/verify.h"
#include "rewrite/evaluate.h"

// ---- What a fold gives --------------------------------------------------------------------------

enum { FEW = sizeof((mica_fold *)0)->few / sizeof(mica_fold_result) };

void mica_fold_free(mica_fold *fold) {
  if (fold->results != NULL)
    mica_memory_free(&fold->context->memory, fold->results, fold->capacity * sizeof *fold->results);
  fold->results = NULL;
  fold->count = fold->capacity = 0;
  fold->is_refused = false;
}

const mica_fold_result *mica_fold_results(const mica_fold *fold) {
  return fold->results != NULL ? fold->results : fold->few;
}

static bool grow(mica_fold *fold) {
  const bool is_first = fold->results == NULL;
  const size_t there = is_first ? 0 : fold->count;
  if (!MICA_ARRAY_ROOM(&fold->context->memory, fold->results, there, fold->capacity,
                       fold->count + 1 - there))
    return false;
  if (is_first) memcpy(fold->results, fold->few, sizeof fold->few);
  return true;
}

static bool add(mica_fold *fold, mica_fold_result result) {
  const size_t room = fold->results != NULL ? fold->capacity : FEW;
  if (fold->count == room && !grow(fold)) return false;
  mica_fold_result *results = fold->results != NULL ? fold->results : fold->few;
  results[fold->count++] = result;
  return true;
}

bool mica_fold_attr(mica_fold *fold, const mica_attr *constant) {
  return constant != NULL && add(fold, (mica_fold_result){.attr = constant});
}

bool mica_fold_value(mica_fold *fold, mica_value *value) {
  return value != NULL && add(fold, (mica_fold_result){.value = value});
}

bool mica_fold_refuse(mica_fold *fold) {
  fold->is_refused = true;
  return false;
}

// ---- Constants ----------------------------------------------------------------------------------

const mica_attr *mica_op_constant(mica_op *op) {
  if (!mica_op_has_flag(op, MICA_OP_CONSTANT_LIKE) || op->operand_count != 0) return NULL;
  const mica_op_more *more = mica_op_def_more(mica_op_def_of(op));
  if (more->fold == NULL) return NULL;
  mica_fold fold = {.context = mica_op_context(op)};
  const mica_attr *constant = NULL;
  if (more->fold(op, NULL, &fold) && fold.count == 1) constant = mica_fold_results(&fold)->attr;
  mica_fold_free(&fold);
  return constant;
}

const mica_attr *mica_value_constant_attr(const mica_value *value) {
  mica_op *op = mica_value_op(value);
  return op == NULL ? NULL : mica_op_constant(op);
}

bool mica_match_constant(mica_op *op, const mica_attr **constant) {
  *constant = mica_op_constant(op);
  return *constant != NULL;
}

mica_op *mica_constant_materialize(mica_builder *b, const mica_dialect_def *dialect,
                                   const mica_attr *constant, const mica_type *type, mica_loc loc) {
  if (dialect == NULL || dialect->materialize == NULL) return NULL;
  return dialect->materialize(b, constant, type, loc);
}

// ---- Traits -------------------------------------------------------------------------------------

// Constants stand behind all others, each kind in its order. `operands` follow.
static bool fold_commutative(mica_op *op, mica_value **values, const mica_attr *const *operands) {
  const size_t count = op->operand_count;
  size_t last_variable = count, first_constant = count;
  for (size_t i = count; i-- > 0;) {
    if (operands[i] != NULL) first_constant = i;
    else if (last_variable == count) last_variable = i;
  }
  if (first_constant == count || last_variable == count || first_constant > last_variable)
    return false;
  size_t filled = 0;
  for (size_t wanted = 0; wanted < 2; wanted++)
    for (size_t i = 0; i < count; i++)
      if ((operands[i] != NULL) == (wanted == 1)) values[filled++] = mica_op_operand(op, i);
  for (size_t i = 0; i < count; i++)
    if (mica_op_operand(op, i) != values[i]) mica_op_set_operand(op, i, values[i]);
  return true;
}

static const mica_op *same_op_of(const mica_op *op) {
  const mica_op *argument = mica_value_op(mica_op_operand(op, 0));
  return argument != NULL && argument->name == op->name ? argument : NULL;
}

static bool fold_idempotent(const mica_op *op, mica_fold *out) {
  mica_value *first = mica_op_operand(op, 0);
  const bool is_same = op->operand_count == 1 ? same_op_of(op) != NULL
                                              : first == mica_op_operand(op, 1);
  return is_same && mica_fold_value(out, first);
}

static bool fold_involution(const mica_op *op, mica_fold *out) {
  const mica_op *argument = same_op_of(op);
  return argument != NULL && mica_fold_value(out, mica_op_operand(argument, 0));
}

// A cast to the types that its operands have already is those operands.
static bool fold_cast(const mica_op *op, mica_fold *out) {
  if (op->operand_count == 0 || op->operand_count != op->result_count) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (mica_value_type(mica_op_operand(op, i)) != mica_value_type(mica_op_result(op, i)))
      return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (!mica_fold_value(out, mica_op_operand(op, i))) return false;
  return true;
}

static bool fold_trait(mica_fold_trait trait, mica_op *op, mica_value **values,
                       const mica_attr *const *operands, mica_fold *out) {
  switch (trait) {
  case MICA_FOLD_COMMUTATIVE:
    return op->operand_count >= 2 && fold_commutative(op, values, operands);
  case MICA_FOLD_IDEMPOTENT: return op->operand_count > 0 && fold_idempotent(op, out);
  case MICA_FOLD_INVOLUTION: return op->operand_count > 0 && fold_involution(op, out);
  case MICA_FOLD_CAST: return fold_cast(op, out);
  case MICA_FOLD_NO_MORE:
  case MICA_FOLD_TRAIT_COUNT: break;
  }
  return false;
}

static bool fold_traits(mica_op *op, mica_value **values, const mica_attr *const *operands,
                        mica_fold *out) {
  for (const uint8_t *t = mica_op_entry(op)->fold_traits; *t != MICA_FOLD_NO_MORE; t++)
    if (fold_trait((mica_fold_trait)*t, op, values, operands, out)) return true;
  return false;
}

// ---- An operation -------------------------------------------------------------------------------

// A result that is the operation's own says only that the operation was changed.
static bool is_own_result(const mica_op *op, const mica_fold *fold) {
  return fold->count == 1 && op->result_count == 1 &&
         mica_fold_results(fold)->value == mica_op_result(op, 0);
}

static bool fold_registered(mica_op *op, mica_value **values, const mica_attr *const *operands,
                            mica_fold *out) {
  const mica_op_more *more = mica_op_def_more(mica_op_def_of(op));
  const bool is_folded = more->fold != NULL && more->fold(op, operands, out);
  const bool is_own = is_folded && is_own_result(op, out);
  if (is_folded && out->count != 0 && !is_own) {
    assert(out->count == op->result_count);
    return true;
  }
  const bool may_evaluate = !is_folded && !out->is_refused;
  mica_fold_free(out);
  if (may_evaluate && mica_fold_evaluation(op, operands, out)) return true;
  mica_fold_free(out);
  if (fold_traits(op, values, operands, out)) return true;
  if (is_folded) return true;
  const mica_dialect_def *dialect = op->name->dialect;
  return dialect != NULL && dialect->fold != NULL && dialect->fold(op, operands, out);
}

bool mica_op_fold_for(mica_op *op, const mica_attr *const *constants, mica_fold *out) {
  if (!mica_op_entry(op)->may_fold) return false;
  enum { MOST = 8 };
  mica_value *few[MOST];
  const size_t count = op->operand_count, bytes = count * sizeof *few;
  mica_memory *memory = &out->context->memory;
  mica_value **values = count <= MOST ? few : mica_memory_allocate(memory, bytes);
  if (values == NULL) return false;
  const bool is_folded = fold_registered(op, values, constants, out);
  if (values != few) mica_memory_free(memory, values, bytes);
  return is_folded;
}

bool mica_op_fold(mica_op *op, mica_fold *out) {
  if (!mica_op_entry(op)->may_fold) return false;
  enum { MOST = 8 };
  const mica_attr *few[MOST] = {NULL};
  const size_t count = op->operand_count, bytes = count * sizeof *few;
  mica_memory *memory = &out->context->memory;
  const mica_attr **constants = count <= MOST ? few : mica_memory_allocate(memory, bytes);
  if (constants == NULL) return false;
  for (size_t i = 0; i < count; i++)
    constants[i] = mica_value_constant_attr(mica_op_operand(op, i));
  const bool is_folded = mica_op_fold_for(op, constants, out);
  if (constants != few) mica_memory_free(memory, (void *)constants, bytes);
  return is_folded;
}
