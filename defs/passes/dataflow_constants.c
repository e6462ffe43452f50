// What operations give for constants: as their folds say, which are undone where they change the
// operation itself.
#include "dataflow.h"
#include "mica/fold.h"

static const passes_constant unknown = {NULL, NULL};

// An operation as it was before a fold.
typedef struct original {
  mica_value **operands;
  size_t count;
  const mica_attr **slots;
} original;

static void save(const mica_op *op, original *o) {
  o->count = mica_op_operand_count(op);
  for (size_t i = 0; i < o->count; i++) o->operands[i] = mica_op_operand(op, i);
  for (size_t i = 0; i < op->name->slot_count; i++) o->slots[i] = mica_op_slot(op, i);
}

// A fold may have taken operands away. False: no memory to have them back.
static bool restore_operands(mica_op *op, const original *o) {
  if (mica_op_operand_count(op) != o->count) return mica_op_set_operands(op, o->operands, o->count);
  for (size_t i = 0; i < o->count; i++)
    if (mica_op_operand(op, i) != o->operands[i]) mica_op_set_operand(op, i, o->operands[i]);
  return true;
}

static bool restore(mica_op *op, const original *o) {
  const bool has_operands = restore_operands(op, o);
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (mica_op_slot(op, i) != o->slots[i]) mica_op_set_slot(op, i, o->slots[i]);
  return has_operands;
}

static void join_fold(passes_flow *f, const mica_op *op, const mica_fold *fold) {
  const mica_fold_result *results = mica_fold_results(fold);
  for (size_t i = 0; i < fold->count; i++) {
    const mica_value *result = mica_op_result(op, i);
    if (results[i].attr != NULL)
      passes_flow_join_constant(f, result, (passes_constant){results[i].attr, op->name->dialect});
    else passes_flow_join(f, PASSES_FLOW_CONSTANTS, result, results[i].value);
  }
}

static void forget_results(passes_flow *f, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    passes_flow_join_constant(f, mica_op_result(op, i), unknown);
}

// False: nothing has reached an operand yet.
static bool read_operands(const passes_flow *f, const mica_op *op, const mica_attr **constants) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!passes_flow_read_constant(f, mica_op_operand(op, i), &constants[i])) return false;
  return true;
}

static void simulate_with(passes_flow *f, mica_op *op, original *o, const mica_attr **constants) {
  if (!read_operands(f, op, constants)) return;
  mica_fold fold = {.context = f->context};
  save(op, o);
  const bool is_folded = mica_op_fold_for(op, constants, &fold);
  if (is_folded && fold.count == 0 && !restore(op, o)) f->no_memory = true;
  if (is_folded && fold.count != 0) join_fold(f, op, &fold);
  else forget_results(f, op);
  mica_fold_free(&fold);
}

void passes_flow_simulate(passes_flow *f, mica_op *op) {
  enum { MOST = 8 };
  mica_value *few_operands[MOST];
  const mica_attr *few[2 * MOST];
  const size_t count = mica_op_operand_count(op), slots = op->name->slot_count;
  if (mica_op_region_count(op) != 0) {
    forget_results(f, op);
    return;
  }
  if (count <= MOST && slots <= MOST) {
    original o = {.operands = few_operands, .slots = few + MOST};
    simulate_with(f, op, &o, few);
    return;
  }
  const size_t bytes = (2 * count + slots) * sizeof(void *);
  mica_value **operands = mica_allocate(f->context, bytes);
  if (operands == NULL) {
    f->no_memory = true;
    return;
  }
  void *rest = operands + count;
  original o = {.operands = operands, .slots = rest};
  simulate_with(f, op, &o, o.slots + slots);
  mica_free(f->context, operands, bytes);
}
