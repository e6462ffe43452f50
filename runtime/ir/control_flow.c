// Control flow asked from outside: the interfaces of branches, regions, loops and calls.
#include "mica/control_flow.h"

#include "ir/op.h"
#include "ir/region_successors.h"
#include "memory/array.h"

static const mica_successor_operands nothing = {0};

// ---- Branches between blocks --------------------------------------------------------------------

mica_successor_operands mica_branch_operands(const mica_op *op, size_t successor) {
  const mica_branch_interface *branch = mica_op_interface(op, &mica_branch_interface_id);
  if (branch == NULL || branch->successor_operands == NULL) return nothing;
  return branch->successor_operands(op, successor);
}

bool mica_branch_successor_for(const mica_op *op, const mica_attr *const *operands,
                               size_t *successor) {
  const mica_branch_interface *branch = mica_op_interface(op, &mica_branch_interface_id);
  return branch != NULL && branch->successor_for != NULL &&
         branch->successor_for(op, operands, successor) && *successor < op->successor_count;
}

mica_value *mica_branch_value_of_argument(const mica_op *op, size_t successor, size_t argument) {
  mica_successor_operands passed = mica_branch_operands(op, successor);
  if (argument < passed.produced || argument - passed.produced >= passed.count) return NULL;
  return mica_op_operand(op, passed.first + argument - passed.produced);
}

mica_value *mica_branch_argument_of_operand(const mica_op *op, size_t index) {
  for (size_t i = 0; i < op->successor_count; i++) {
    mica_successor_operands passed = mica_branch_operands(op, i);
    if (index < passed.first || index - passed.first >= passed.count) continue;
    const mica_block *block = mica_op_successor(op, i);
    size_t argument = passed.produced + index - passed.first;
    return argument < block->argument_count ? mica_block_argument_at(block, argument) : NULL;
  }
  return NULL;
}

mica_int32s mica_branch_weights(const mica_op *op) {
  const mica_int32s none = {NULL, 0};
  if (mica_op_interface(op, &mica_weighted_branch_interface_id) == NULL) return none;
  const mica_attr *weights = mica_op_attribute(op, MICA_STR("branch_weights"));
  bool is_list = weights != NULL && mica_attr_is_dense_array_of(weights, 32);
  return is_list ? mica_attr_dense_i32s_value(weights) : none;
}

// ---- Lists of successors ------------------------------------------------------------------------

static bool add(mica_region_successors *list, mica_region_edge edge) {
  mica_memory *memory = &mica_op_context(list->op)->memory;
  if (!MICA_ARRAY_ROOM(memory, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = edge;
  return true;
}

bool mica_region_successors_add(mica_region_successors *list, size_t region,
                                mica_value *const *inputs, size_t count) {
  return add(list, (mica_region_edge){region, inputs, NULL, count});
}

bool mica_region_successors_add_region(mica_region_successors *list, size_t region,
                                       size_t first_argument) {
  const mica_block *entry = mica_op_region(list->op, region)->first;
  size_t count = entry == NULL ? 0 : entry->argument_count;
  mica_region_edge edge = {.region = region};
  if (first_argument < count) {
    edge.inputs = entry->arguments + first_argument;
    edge.input_count = count - first_argument;
  }
  return add(list, edge);
}

bool mica_region_successors_add_parent(mica_region_successors *list, size_t first_result) {
  mica_region_edge edge = {.region = SIZE_MAX};
  if (first_result < list->op->result_count) {
    edge.results = mica_op_result(list->op, first_result);
    edge.input_count = list->op->result_count - first_result;
  }
  return add(list, edge);
}

void mica_region_successors_free(mica_region_successors *list) {
  mica_free(mica_op_context(list->op), list->data, list->capacity * sizeof *list->data);
}

mica_region_successors *mica_region_branch_successors(const mica_op *op, const mica_region *from) {
  const mica_region_branch_interface *branch =
      mica_op_interface(op, &mica_region_branch_interface_id);
  if (branch == NULL || branch->successors == NULL) return NULL;
  mica_region_successors *list = mica_allocate(mica_op_context(op), sizeof *list);
  if (list == NULL) return NULL;
  *list = (mica_region_successors){.op = op};
  if (branch->successors(op, from, list)) return list;
  mica_region_successors_destroy(list);
  return NULL;
}

void mica_region_successors_destroy(mica_region_successors *list) {
  if (list == NULL) return;
  mica_context *ctx = mica_op_context(list->op);
  mica_region_successors_free(list);
  mica_free(ctx, list, sizeof *list);
}

size_t mica_region_successors_count(const mica_region_successors *list) { return list->size; }

ptrdiff_t mica_region_successors_region(const mica_region_successors *list, size_t i) {
  size_t region = list->data[i].region;
  return region == SIZE_MAX ? MICA_REGION_PARENT : (ptrdiff_t)region;
}

size_t mica_region_successors_input_count(const mica_region_successors *list, size_t i) {
  return list->data[i].input_count;
}

mica_value *mica_region_successors_input(const mica_region_successors *list, size_t i,
                                         size_t input) {
  return (mica_value *)(uintptr_t)mica_region_edge_input(&list->data[i], input);
}

// ---- Control between regions --------------------------------------------------------------------

static size_t region_number(ptrdiff_t region) {
  return region == MICA_REGION_PARENT ? SIZE_MAX : (size_t)region;
}

mica_successor_operands mica_region_branch_entry_operands(const mica_op *op, ptrdiff_t region) {
  const mica_region_branch_interface *branch =
      mica_op_interface(op, &mica_region_branch_interface_id);
  if (branch == NULL || branch->entry_operands == NULL) return nothing;
  return branch->entry_operands(op, region_number(region));
}

mica_successor_operands mica_region_branch_terminator_operands(const mica_op *terminator,
                                                               ptrdiff_t region) {
  const mica_region_branch_terminator_interface *methods =
      mica_op_interface(terminator, &mica_region_branch_terminator_interface_id);
  if (methods == NULL) return nothing;
  if (methods->successor_operands != NULL)
    return methods->successor_operands(terminator, region_number(region));
  return (mica_successor_operands){.count = terminator->operand_count};
}

static bool answer_region(bool is_known, size_t found, ptrdiff_t *region) {
  *region = found == SIZE_MAX ? MICA_REGION_PARENT : (ptrdiff_t)found;
  return is_known;
}

bool mica_region_branch_entry_for(const mica_op *op, const mica_attr *const *operands,
                                  ptrdiff_t *region) {
  const mica_region_branch_interface *methods =
      mica_op_interface(op, &mica_region_branch_interface_id);
  size_t found = SIZE_MAX;
  const bool is_known = methods != NULL && methods->entry_for != NULL &&
                        methods->entry_for(op, operands, &found);
  return answer_region(is_known, found, region);
}

bool mica_region_branch_terminator_for(const mica_op *terminator, const mica_attr *const *operands,
                                       ptrdiff_t *region) {
  const mica_region_branch_terminator_interface *methods =
      mica_op_interface(terminator, &mica_region_branch_terminator_interface_id);
  size_t found = SIZE_MAX;
  const bool is_known = methods != NULL && methods->region_for != NULL &&
                        methods->region_for(terminator, operands, &found);
  return answer_region(is_known, found, region);
}

// Marks the regions that control may go to from the end of `from`. False: it isn't known.
static bool mark_successors(const mica_op *op, size_t from, bool *reached) {
  mica_region_successors *list = mica_region_branch_successors(op, mica_op_region(op, from));
  for (size_t i = 0; list != NULL && i < list->size; i++)
    if (list->data[i].region < op->region_count) reached[list->data[i].region] = true;
  bool known = list != NULL;
  mica_region_successors_destroy(list);
  return known;
}

// Goes on from regions that are reached until no new one is.
static bool reaches_itself(const mica_op *op, size_t region, bool *reached, bool *left) {
  size_t from = region;
  while (from < op->region_count) {
    left[from] = true;
    if (!mark_successors(op, from, reached)) return false;
    if (reached[region]) return true;
    from = 0;
    while (from < op->region_count && !(reached[from] && !left[from])) from++;
  }
  return false;
}

bool mica_region_branch_is_repetitive(const mica_op *op, size_t region) {
  mica_context *ctx = mica_op_context(op);
  size_t size = (size_t)op->region_count * 2 * sizeof(bool);
  bool *marks = mica_allocate(ctx, size);
  if (marks == NULL) return false;
  memset(marks, 0, size);
  bool answer = reaches_itself(op, region, marks, marks + op->region_count);
  mica_free(ctx, marks, size);
  return answer;
}

bool mica_region_branch_is_at_most_once(const mica_op *op, size_t region) {
  const mica_region_branch_interface *branch =
      mica_op_interface(op, &mica_region_branch_interface_id);
  return branch != NULL && branch->is_at_most_once != NULL && branch->is_at_most_once(op, region);
}

// ---- Loops, calls -------------------------------------------------------------------------------

mica_loop_values mica_loop_values_of(const mica_op *op) {
  const mica_loop_like_interface *loop = mica_op_interface(op, &mica_loop_like_interface_id);
  if (loop == NULL || loop->loop_values == NULL) return (mica_loop_values){0};
  return loop->loop_values(op);
}

bool mica_loop_induction(const mica_op *op, size_t i, mica_induction *out) {
  const mica_loop_like_interface *loop = mica_op_interface(op, &mica_loop_like_interface_id);
  return loop != NULL && loop->induction != NULL && loop->induction(op, i, out);
}

const mica_attr *mica_call_callee(const mica_op *op) {
  const mica_call_interface *call = mica_op_interface(op, &mica_call_interface_id);
  return call == NULL || call->callee == NULL ? NULL : call->callee(op);
}

mica_value *mica_call_callee_value(const mica_op *op) {
  const mica_call_interface *call = mica_op_interface(op, &mica_call_interface_id);
  return call == NULL || call->callee_value == NULL ? NULL : call->callee_value(op);
}

mica_successor_operands mica_call_arguments(const mica_op *op) {
  const mica_call_interface *call = mica_op_interface(op, &mica_call_interface_id);
  return call == NULL || call->arguments == NULL ? nothing : call->arguments(op);
}

mica_op *mica_call_resolve(const mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = mica_call_callee(op);
  if (callee == NULL) return NULL;
  return tables == NULL ? mica_symbol_nearest(op, callee)
                        : mica_symbol_tables_nearest(tables, op, callee);
}

mica_region *mica_callable_region(const mica_op *op) {
  if (mica_op_interface(op, &mica_callable_interface_id) == NULL || op->region_count == 0)
    return NULL;
  mica_region *region = mica_op_region(op, 0);
  return mica_region_is_empty(region) ? NULL : region;
}
