// Sparse conditional constant propagation: values begin as unreached, become constant, and become
// unknown when a second constant comes, or what can't be computed. What is looked at hands on what
// it knows; when a value changes, its users are looked at again. Cost: linear in uses.
#include "constant_values.h"

#include <string.h>

#include "mica/control_flow.h"
#include "mica/fold.h"
#include "mica/verify.h"

static const passes_constant unknown = {NULL, NULL};

// ---- Lists --------------------------------------------------------------------------------------

static bool push(passes_constant_values *c, passes_op_list *list, mica_op *op) {
  if (list->size == list->capacity) {
    const size_t capacity = 2 * list->capacity + 64;
    mica_op **grown = mica_reallocate(c->context, list->data, list->capacity * sizeof *grown,
                                      capacity * sizeof *grown);
    if (grown == NULL) {
      c->no_memory = true;
      return false;
    }
    list->data = grown;
    list->capacity = capacity;
  }
  list->data[list->size++] = op;
  return true;
}

static void free_list(passes_constant_values *c, passes_op_list *list) {
  mica_free(c->context, list->data, list->capacity * sizeof *list->data);
}

// The number behind a key; it is made 0.
static size_t *number_at(passes_constant_values *c, passes_map *map, const void *a, const void *b) {
  size_t *number = passes_map_at(map, a, b);
  if (number == NULL) c->no_memory = true;
  return number;
}

static void look_at(passes_constant_values *c, mica_op *op) {
  size_t *is_queued = number_at(c, &c->is_queued, op, NULL);
  if (is_queued == NULL || *is_queued != 0) return;
  *is_queued = 1;
  push(c, &c->queue, op);
}

static mica_op *next_op(passes_constant_values *c) {
  if (c->first == c->queue.size) return NULL;
  mica_op *op = c->queue.data[c->first++];
  *passes_map_find(&c->is_queued, op, NULL) = 0;
  if (c->first * 2 > c->queue.size) {
    c->queue.size -= c->first;
    memmove(c->queue.data, c->queue.data + c->first, c->queue.size * sizeof *c->queue.data);
    c->first = 0;
  }
  return op;
}

// ---- Values -------------------------------------------------------------------------------------

static size_t number_of(const passes_constant_values *c, const mica_value *value) {
  const size_t *number = passes_map_find(&c->numbers, value, NULL);
  return number == NULL ? 0 : *number;
}

passes_constant passes_constant_of(const passes_constant_values *c, const mica_value *value) {
  const size_t number = number_of(c, value);
  return number == 0 ? unknown : c->constants[number - 1];
}

static size_t add_constant(passes_constant_values *c, passes_constant constant) {
  if (c->constant_count == c->constant_capacity) {
    const size_t capacity = 2 * c->constant_capacity + 64;
    passes_constant *grown = mica_reallocate(
        c->context, c->constants, c->constant_capacity * sizeof *grown, capacity * sizeof *grown);
    if (grown == NULL) {
      c->no_memory = true;
      return 0;
    }
    c->constants = grown;
    c->constant_capacity = capacity;
  }
  c->constants[c->constant_count++] = constant;
  return c->constant_count;
}

static void look_at_users(passes_constant_values *c, const mica_value *value) {
  for (const mica_operand *use = mica_value_first_use(value); use != NULL; use = use->next_use)
    look_at(c, use->owner);
}

// The value may be this, too.
static void join(passes_constant_values *c, const mica_value *value, passes_constant constant) {
  size_t *number = number_at(c, &c->numbers, value, NULL);
  if (number == NULL) return;
  if (*number == 0) {
    *number = add_constant(c, constant);
  } else {
    passes_constant *known = &c->constants[*number - 1];
    if (known->value == NULL || known->value == constant.value) return;
    *known = unknown;
  }
  look_at_users(c, value);
}

static void join_value(passes_constant_values *c, const mica_value *to, const mica_value *from) {
  if (number_of(c, from) != 0) join(c, to, passes_constant_of(c, from));
}

static void forget_results(passes_constant_values *c, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++) join(c, mica_op_result(op, i), unknown);
}

static void forget_arguments(passes_constant_values *c, const mica_block *block) {
  for (size_t i = 0; i < mica_block_argument_count(block); i++)
    join(c, mica_block_argument_at(block, i), unknown);
}

// ---- Blocks -------------------------------------------------------------------------------------

static bool is_live(const passes_constant_values *c, const mica_block *block) {
  return passes_map_find(&c->live, block, NULL) != NULL;
}

static void enliven(passes_constant_values *c, const mica_block *block) {
  if (block == NULL || !passes_map_add(&c->live, block, NULL)) return;
  for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) look_at(c, op);
}

// Control comes from where nothing is known of it.
static void enter_regions(passes_constant_values *c, const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_block *entry = mica_region_first(mica_op_region(op, i));
    enliven(c, entry);
    if (entry != NULL) forget_arguments(c, entry);
  }
}

// ---- What operations give -----------------------------------------------------------------------

// The operands' constants, NULL where one isn't known. False: nothing has reached one yet, or no
// memory.
static bool read_operands(passes_constant_values *c, const mica_op *op,
                          const mica_attr **constants) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    if (number_of(c, mica_op_operand(op, i)) == 0) return false;
    constants[i] = passes_constant_of(c, mica_op_operand(op, i)).value;
  }
  return true;
}

// An operation as it was before a fold.
typedef struct original {
  mica_value **operands;
  const mica_attr **slots;
} original;

static void save(const mica_op *op, original *o) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) o->operands[i] = mica_op_operand(op, i);
  for (size_t i = 0; i < op->name->slot_count; i++) o->slots[i] = mica_op_slot(op, i);
}

static void restore(mica_op *op, const original *o) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) != o->operands[i]) mica_op_set_operand(op, i, o->operands[i]);
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (mica_op_slot(op, i) != o->slots[i]) mica_op_set_slot(op, i, o->slots[i]);
}

static void join_fold(passes_constant_values *c, const mica_op *op, const mica_fold *fold) {
  const mica_fold_result *results = mica_fold_results(fold);
  for (size_t i = 0; i < fold->count; i++) {
    const mica_value *result = mica_op_result(op, i);
    if (results[i].attr != NULL)
      join(c, result, (passes_constant){results[i].attr, op->name->dialect});
    else join_value(c, result, results[i].value);
  }
}

// As if it were executed: what changes the operation itself doesn't count, and is undone.
static void simulate_with(passes_constant_values *c, mica_op *op, original *o,
                          const mica_attr **constants) {
  if (!read_operands(c, op, constants)) return;
  mica_fold fold = {.context = c->context};
  save(op, o);
  const bool is_folded = mica_op_fold_for(op, constants, &fold);
  restore(op, o);
  if (is_folded && fold.count != 0) join_fold(c, op, &fold);
  else forget_results(c, op);
  mica_fold_free(&fold);
}

static void simulate(passes_constant_values *c, mica_op *op) {
  enum { MOST = 8 };
  mica_value *few_operands[MOST];
  const mica_attr *few[2 * MOST];
  const size_t count = mica_op_operand_count(op), slots = op->name->slot_count;
  if (count <= MOST && slots <= MOST) {
    original o = {.operands = few_operands, .slots = few + MOST};
    simulate_with(c, op, &o, few);
    return;
  }
  const size_t bytes = (2 * count + slots) * sizeof(void *);
  mica_value **operands = mica_allocate(c->context, bytes);
  if (operands == NULL) {
    c->no_memory = true;
    return;
  }
  void *rest = operands + count;
  original o = {.operands = operands, .slots = rest};
  simulate_with(c, op, &o, o.slots + slots);
  mica_free(c->context, operands, bytes);
}

// ---- Branches between blocks --------------------------------------------------------------------

static void enliven_edge(passes_constant_values *c, const mica_op *op, size_t successor) {
  const mica_block *to = mica_op_successor(op, successor);
  passes_map_add(&c->live, mica_op_block(op), to);
  enliven(c, to);
}

static void pass_to_successor(passes_constant_values *c, const mica_op *op, size_t successor,
                              bool is_branch) {
  const mica_block *to = mica_op_successor(op, successor);
  for (size_t i = 0; i < mica_block_argument_count(to); i++) {
    const mica_value *passed = is_branch ? mica_branch_value_of_argument(op, successor, i) : NULL;
    if (passed != NULL) join_value(c, mica_block_argument_at(to, i), passed);
    else join(c, mica_block_argument_at(to, i), unknown);
  }
}

// Which of the successors it goes to hangs on the operands alone; two that are the same block are
// taken together.
static void visit_branch(passes_constant_values *c, const mica_op *op,
                         const mica_attr *const *constants) {
  const bool is_branch = mica_op_interface(op, &mica_branch_interface_id) != NULL;
  size_t chosen;
  const size_t count = mica_op_successor_count(op);
  if (is_branch && constants == NULL) return;
  if (is_branch && mica_branch_successor_for(op, constants, &chosen)) {
    enliven_edge(c, op, chosen);
  } else {
    for (size_t i = 0; i < count; i++) enliven_edge(c, op, i);
  }
  for (size_t i = 0; i < count; i++)
    if (passes_map_find(&c->live, mica_op_block(op), mica_op_successor(op, i)) != NULL)
      pass_to_successor(c, op, i, is_branch);
}

// ---- Control between regions --------------------------------------------------------------------

// What receives nothing from an edge: arguments or results that aren't among its inputs.
static void forget_others(passes_constant_values *c, const mica_region_successors *list, size_t i,
                          mica_value *const *all, size_t count) {
  const size_t inputs = mica_region_successors_input_count(list, i);
  if (inputs == count) return;
  const size_t first = inputs == 0 ? count
                                   : mica_value_index(mica_region_successors_input(list, i, 0));
  for (size_t k = 0; k < count; k++)
    if (k < first || k >= first + inputs) join(c, all[k], unknown);
}

static void forget_other_results(passes_constant_values *c, const mica_op *branch,
                                 const mica_region_successors *list, size_t i) {
  for (size_t k = 0; k < mica_op_result_count(branch); k++) {
    mica_value *result = mica_op_result(branch, k);
    const size_t inputs = mica_region_successors_input_count(list, i);
    const size_t first = inputs == 0 ? SIZE_MAX
                                     : mica_value_index(mica_region_successors_input(list, i, 0));
    if (inputs == 0 || k < first || k >= first + inputs) join(c, result, unknown);
  }
}

static void pass_along_edge(passes_constant_values *c, const mica_op *branch, const mica_op *from,
                            const mica_region_successors *list, size_t i) {
  const ptrdiff_t region = mica_region_successors_region(list, i);
  const mica_successor_operands passed = from == branch
                                             ? mica_region_branch_entry_operands(branch, region)
                                             : mica_region_branch_terminator_operands(from, region);
  if (region == MICA_REGION_PARENT) {
    forget_other_results(c, branch, list, i);
  } else {
    const mica_block *entry = mica_region_first(mica_op_region(branch, (size_t)region));
    if (entry == NULL) return;
    enliven(c, entry);
    forget_others(c, list, i, entry->arguments, mica_block_argument_count(entry));
  }
  for (size_t k = 0; k < passed.count && k < mica_region_successors_input_count(list, i); k++)
    join_value(c, mica_region_successors_input(list, i, k),
               mica_op_operand(from, passed.first + k));
}

// `from`: the operation, or the terminator of one of its regions.
static void visit_region_edges(passes_constant_values *c, const mica_op *branch,
                               const mica_op *from, const mica_attr *const *constants) {
  const bool is_entry = from == branch;
  const mica_region *region = is_entry ? NULL : mica_block_region(mica_op_block(from));
  ptrdiff_t chosen;
  if (constants == NULL) return;
  const bool is_decided = is_entry ? mica_region_branch_entry_for(branch, constants, &chosen)
                                   : mica_region_branch_terminator_for(from, constants, &chosen);
  mica_region_successors *list = mica_region_branch_successors(branch, region);
  if (list == NULL && mica_context_out_of_memory(c->context)) c->no_memory = true;
  for (size_t i = 0; list != NULL && i < mica_region_successors_count(list); i++)
    if (!is_decided || mica_region_successors_region(list, i) == chosen)
      pass_along_edge(c, branch, from, list, i);
  mica_region_successors_destroy(list);
}

// ---- Calls --------------------------------------------------------------------------------------

passes_callee *passes_constant_callee(passes_constant_values *c, mica_op *op) {
  size_t *number = number_at(c, &c->callee_numbers, op, NULL);
  if (number == NULL) return NULL;
  if (*number != 0) return &c->callees[*number - 1];
  if (c->callee_count == c->callee_capacity) {
    const size_t capacity = 2 * c->callee_capacity + 16;
    passes_callee *grown = mica_reallocate(
        c->context, c->callees, c->callee_capacity * sizeof *grown, capacity * sizeof *grown);
    if (grown == NULL) {
      c->no_memory = true;
      return NULL;
    }
    c->callees = grown;
    c->callee_capacity = capacity;
  }
  c->callees[c->callee_count++] = (passes_callee){.op = op};
  *number = c->callee_count;
  return &c->callees[c->callee_count - 1];
}

static bool is_callable(const mica_op *op) {
  return mica_op_interface(op, &mica_callable_interface_id) != NULL;
}

static bool is_inside(const passes_constant_values *c, const mica_op *op) {
  if (mica_op_parent(c->root) == NULL) return true;
  while (op != NULL && op != c->root) op = mica_op_parent(op);
  return op != NULL;
}

static void visit_callable(passes_constant_values *c, mica_op *op) {
  const mica_region *region = mica_callable_region(op);
  const passes_callee *callee = passes_constant_callee(c, op);
  if (callee == NULL || region == NULL || mica_region_is_empty(region)) return;
  if (callee->has_unknown_callers) enter_regions(c, op);
  else if (callee->calls.size != 0) enliven(c, mica_region_first(region));
}

// A first call makes the body live; each has what the body returns.
static void add_call(passes_constant_values *c, passes_callee *callee, mica_op *call) {
  if (!passes_map_add(&c->callee_numbers, callee->op, call)) return;
  if (!push(c, &callee->calls, call)) return;
  mica_op *op = callee->op;
  look_at(c, op);
  for (mica_block *b = mica_region_first(mica_callable_region(op)); b != NULL;
       b = mica_block_next(b))
    if (mica_block_last(b) != NULL) look_at(c, mica_block_last(b));
}

static void visit_call(passes_constant_values *c, mica_op *op) {
  mica_op *target = mica_call_resolve(op, c->tables);
  const mica_region *region = target == NULL ? NULL : mica_callable_region(target);
  if (region == NULL || mica_region_is_empty(region) || !mica_op_is_symbol(target) ||
      !is_inside(c, target)) {
    forget_results(c, op);
    return;
  }
  passes_callee *callee = passes_constant_callee(c, target);
  if (callee == NULL) return;
  const bool has_unknown_callers = callee->has_unknown_callers;
  add_call(c, callee, op);
  if (has_unknown_callers) return;
  const mica_successor_operands passed = mica_call_arguments(op);
  const mica_block *entry = mica_region_first(region);
  for (size_t i = 0; i < passed.count && i < mica_block_argument_count(entry); i++)
    join_value(c, mica_block_argument_at(entry, i), mica_op_operand(op, passed.first + i));
}

static void visit_return(passes_constant_values *c, const mica_op *op, mica_op *callable) {
  const passes_callee *callee = passes_constant_callee(c, callable);
  const bool is_return = mica_op_has_trait(op, &mica_trait_return_like);
  for (size_t i = 0; callee != NULL && i < callee->calls.size; i++) {
    const mica_op *call = callee->calls.data[i];
    if (!is_return) forget_results(c, call);
    for (size_t k = 0; is_return && k < mica_op_operand_count(op) && k < mica_op_result_count(call);
         k++)
      join_value(c, mica_op_result(call, k), mica_op_operand(op, k));
  }
}

// ---- One operation ------------------------------------------------------------------------------

static bool is_region_branch(const mica_op *op) {
  return op != NULL && mica_op_interface(op, &mica_region_branch_interface_id) != NULL;
}

static void visit_regions(passes_constant_values *c, mica_op *op,
                          const mica_attr *const *constants) {
  if (is_region_branch(op)) visit_region_edges(c, op, op, constants);
  else if (is_callable(op)) visit_callable(c, op);
  else enter_regions(c, op);
}

// What ends a region of an operation that knows where control goes from there.
static void visit_end(passes_constant_values *c, const mica_op *op,
                      const mica_attr *const *constants) {
  mica_op *parent = mica_op_parent(op);
  if (mica_op_next(op) != NULL || mica_op_successor_count(op) != 0 || parent == NULL) return;
  if (is_region_branch(parent)) {
    if (mica_op_interface(op, &mica_region_branch_terminator_interface_id) != NULL)
      visit_region_edges(c, parent, op, constants);
  } else if (is_callable(parent)) {
    visit_return(c, op, parent);
  }
}

static void visit_results(passes_constant_values *c, mica_op *op) {
  if (mica_op_result_count(op) == 0 || is_region_branch(op)) return;
  if (mica_op_interface(op, &mica_call_interface_id) != NULL) return;
  if (mica_op_region_count(op) != 0) forget_results(c, op);
  else simulate(c, op);
}

static void visit_control(passes_constant_values *c, mica_op *op) {
  const bool is_end = mica_op_next(op) == NULL;
  if (!is_end && mica_op_region_count(op) == 0) return;
  const size_t count = mica_op_operand_count(op), bytes = (count + 1) * sizeof(mica_attr *);
  const mica_attr **room = mica_allocate(c->context, bytes);
  if (room == NULL) {
    c->no_memory = true;
    return;
  }
  const mica_attr *const *constants = read_operands(c, op, room) ? room : NULL;
  if (mica_op_region_count(op) != 0) visit_regions(c, op, constants);
  visit_end(c, op, constants);
  if (mica_op_successor_count(op) != 0) visit_branch(c, op, constants);
  mica_free(c->context, (void *)room, bytes);
}

static void visit(passes_constant_values *c, mica_op *op) {
  if (op != c->root && (mica_op_block(op) == NULL || !is_live(c, mica_op_block(op)))) return;
  if (mica_op_interface(op, &mica_call_interface_id) != NULL) visit_call(c, op);
  visit_results(c, op);
  visit_control(c, op);
}

// ---- All of it ----------------------------------------------------------------------------------

bool passes_constant_values_find(passes_constant_values *c, mica_op *root) {
  mica_context *ctx = mica_op_context(root);
  *c = (passes_constant_values){.context = ctx,
                                .root = root,
                                .tables = mica_symbol_tables_create(ctx),
                                .numbers = {.context = ctx},
                                .live = {.context = ctx},
                                .callee_numbers = {.context = ctx},
                                .is_queued = {.context = ctx}};
  if (c->tables == NULL) return false;
  passes_constant_find_callers(c);
  enter_regions(c, root);
  for (mica_op *op; !c->no_memory && (op = next_op(c)) != NULL;) visit(c, op);
  return !c->no_memory && !mica_context_out_of_memory(ctx);
}

void passes_constant_values_free(passes_constant_values *c) {
  mica_symbol_tables_destroy(c->tables);
  passes_map_free(&c->numbers);
  passes_map_free(&c->live);
  passes_map_free(&c->callee_numbers);
  passes_map_free(&c->is_queued);
  for (size_t i = 0; i < c->callee_count; i++) free_list(c, &c->callees[i].calls);
  mica_free(c->context, c->callees, c->callee_capacity * sizeof *c->callees);
  mica_free(c->context, c->constants, c->constant_capacity * sizeof *c->constants);
  free_list(c, &c->queue);
}
