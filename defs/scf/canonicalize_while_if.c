// An scf.if that stands at the end of a while loop's first region and asks for the loop's own
// condition is executed just before the second one: it moves there. Called by generated code; owns
// what it works with.
#include <stdlib.h>

#include "mica/context.h"
#include "rewrite.h"
#include "while.h"

static mica_block *block_of(const mica_region *region) { return mica_region_first(region); }
static mica_op *yield_of(const mica_region *region) {
  return mica_region_is_empty(region) ? NULL : mica_block_last(block_of(region));
}

// The scf.if, whose else does nothing; NULL: there is none.
static mica_op *movable_if(const mica_op *loop) {
  mica_op *end = mica_block_last(block_of(scf_while_before(loop)));
  mica_op *branch = mica_op_previous(end);
  if (branch == NULL || !scf_if_isa(branch) ||
      scf_if_condition(branch) != scf_condition_condition(end))
    return NULL;
  const mica_region *otherwise = scf_if_else_region(branch);
  if (!mica_region_is_empty(otherwise) &&
      mica_op_next(mica_block_first(block_of(otherwise))) != NULL)
    return NULL;
  return branch;
}

// ---- Values of the first region that the scf.if reads -------------------------------------------

typedef struct used_value {
  mica_value *value;
  size_t place;
} used_value;

typedef struct collection {
  mica_context *context;
  const mica_region *before;
  used_value *data;
  size_t size, capacity;
} collection;

static mica_walk count_operands(void *user, mica_op *op) {
  ((collection *)user)->capacity += mica_op_operand_count(op);
  return MICA_WALK_ON;
}

static mica_walk collect(void *user, mica_op *op) {
  collection *c = user;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_value *value = mica_op_operand(op, i);
    if (!scf_is_defined_in(value, c->before)) continue;
    c->data[c->size] = (used_value){value, c->size};
    c->size++;
  }
  return MICA_WALK_ON;
}

static int by_value(const void *a, const void *b) {
  const used_value *one = a, *other = b;
  if (one->value != other->value) return (uintptr_t)one->value < (uintptr_t)other->value ? -1 : 1;
  return one->place < other->place ? -1 : one->place > other->place;
}
static int by_place(const void *a, const void *b) {
  const used_value *one = a, *other = b;
  return one->place < other->place ? -1 : one->place > other->place;
}

// Each once, in the order of its first use.
static void drop_repetitions(collection *c) {
  size_t kept = 0;
  qsort(c->data, c->size, sizeof *c->data, by_value);
  for (size_t i = 0; i < c->size; i++)
    if (kept == 0 || c->data[kept - 1].value != c->data[i].value) c->data[kept++] = c->data[i];
  c->size = kept;
  qsort(c->data, c->size, sizeof *c->data, by_place);
}

static bool collect_used(collection *c, const mica_op *branch) {
  const mica_block *block = block_of(scf_if_then_region(branch));
  for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    (void)mica_op_walk_after(op, count_operands, c);
  c->data = mica_allocate(c->context, c->capacity * sizeof *c->data);
  if (c->data == NULL) return false;
  for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    (void)mica_op_walk_after(op, collect, c);
  if (c->size > 1) drop_repetitions(c);
  return true;
}

// ---- The new loop -------------------------------------------------------------------------------

static mica_op *build_loop(mica_rewriter *rw, const mica_op *op, const collection *c) {
  mica_context *ctx = c->context;
  const size_t count = mica_op_result_count(op) + c->size;
  const mica_type **types = mica_allocate(ctx, count * sizeof(const mica_type *));
  scf_values inits;
  mica_op *loop = NULL;
  if (scf_values_init(ctx, &inits, mica_op_operand_count(op)) && types != NULL) {
    scf_values_add_operands(&inits, op, 0, mica_op_operand_count(op));
    for (size_t i = 0; i < count; i++)
      types[i] = mica_value_type(i < mica_op_result_count(op)
                                     ? mica_op_result(op, i)
                                     : c->data[i - mica_op_result_count(op)].value);
    loop = scf_while_build(&rw->builder, mica_op_loc(op), (mica_types){types, count}, inits.data,
                           inits.size);
  }
  scf_values_free(ctx, &inits);
  mica_free(ctx, types, count * sizeof(const mica_type *));
  return loop;
}

// The second region gets arguments for the values, and the condition passes them.
static bool pass_used(const mica_op *op, const collection *c) {
  mica_block *after = block_of(scf_while_after(op));
  mica_op *end = mica_block_last(block_of(scf_while_before(op)));
  const size_t count = mica_block_argument_count(after);
  scf_values passed;
  bool done = scf_values_init(c->context, &passed, c->size);
  for (size_t i = 0; done && i < c->size; i++) {
    scf_values_add(&passed, c->data[i].value);
    done = mica_block_add_argument(c->context, after, mica_value_type(c->data[i].value),
                                   mica_op_loc(op)) != NULL;
  }
  done = done && mica_op_insert_operands(end, mica_op_operand_count(end), passed.data, c->size);
  while (!done && mica_block_argument_count(after) > count)
    (void)mica_block_erase_argument(c->context, after, mica_block_argument_count(after) - 1);
  scf_values_free(c->context, &passed);
  return done;
}

// ---- Moving -------------------------------------------------------------------------------------

// Results of the scf.if that the condition passes: what its else gives is left in the first region,
// what its then gives is known in the second.
static void replace_results(mica_rewriter *rw, const mica_op *op, const mica_op *branch,
                            size_t passed_count) {
  const mica_op *end = mica_block_last(block_of(scf_while_before(op)));
  const mica_op *yes = yield_of(scf_if_then_region(branch));
  const mica_op *no = yield_of(scf_if_else_region(branch));
  for (size_t i = 0; i < passed_count; i++) {
    const mica_value *passed = mica_op_operand(end, i + 1);
    if (mica_value_op(passed) == branch)
      mica_rewriter_replace_uses(rw, mica_block_argument_at(block_of(scf_while_after(op)), i),
                                 mica_op_operand(yes, mica_value_index(passed)));
  }
  for (size_t i = 0; i < mica_op_result_count(branch); i++)
    mica_rewriter_replace_uses(rw, mica_op_result(branch, i), mica_op_operand(no, i));
}

// Whoever reads a value of the first region in the scf.if, or by now in the second region.
typedef struct moved_users {
  const mica_op *loop, *branch;
} moved_users;
static bool is_moved(void *user, const mica_operand *use) {
  const moved_users *m = user;
  if (scf_region_around(m->loop, use->owner) == scf_while_after(m->loop)) return true;
  return scf_region_around(m->branch, use->owner) == scf_if_then_region(m->branch);
}

static void move_if(mica_rewriter *rw, mica_op *op, mica_op *branch, mica_op *loop,
                    const collection *c) {
  mica_block *after = block_of(scf_while_after(op));
  const size_t old = mica_block_argument_count(after) - c->size;
  moved_users users = {op, branch};
  mica_rewriter_modified(rw, mica_block_last(block_of(scf_while_before(op))));
  replace_results(rw, op, branch, old);
  for (size_t i = 0; i < c->size; i++)
    mica_rewriter_replace_uses_if(rw, c->data[i].value, mica_block_argument_at(after, old + i),
                                  is_moved, &users);
  mica_rewriter_erase(rw, yield_of(scf_if_then_region(branch)));
  mica_rewriter_inline_block(rw, block_of(scf_if_then_region(branch)), after,
                             mica_block_first(after), NULL);
  mica_rewriter_erase(rw, branch);
  mica_rewriter_inline_region(rw, scf_while_before(op), scf_while_before(loop), NULL);
  mica_rewriter_inline_region(rw, scf_while_after(op), scf_while_after(loop), NULL);
}

static void replace_loop(mica_rewriter *rw, mica_op *op, const mica_op *loop, scf_values *results) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    scf_values_add(results, mica_op_result(loop, i));
  mica_rewriter_replace(rw, op, results->data);
}

bool scf_while_move_if(mica_rewriter *rw, mica_op *op) {
  mica_op *branch = movable_if(op);
  if (branch == NULL) return false;
  collection c = {.context = mica_rewriter_context(rw), .before = scf_while_before(op)};
  scf_values results = {0};
  mica_op *loop = NULL;
  if (collect_used(&c, branch) && scf_values_init(c.context, &results, mica_op_result_count(op)))
    loop = build_loop(rw, op, &c);
  if (loop != NULL && pass_used(op, &c)) {
    move_if(rw, op, branch, loop, &c);
    replace_loop(rw, op, loop, &results);
  } else if (loop != NULL) {
    mica_rewriter_erase(rw, loop);
    loop = NULL;
  }
  scf_values_free(c.context, &results);
  mica_free(c.context, c.data, c.capacity * sizeof *c.data);
  return loop != NULL;
}
