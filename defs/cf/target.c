// Where branches of cf go. Called by its canonicalizations; a target's values belong to the caller.
#include "target.h"

#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/rewrite.h"

// How many branches one after the other are followed to see whether they go round in a circle.
enum { LONGEST_WAY = 1000 };

mica_block *cf_single_predecessor(const mica_block *block) {
  const mica_successor *use = block->first_use;
  return use == NULL || use->next_use != NULL ? NULL : mica_op_block(use->owner);
}

// ---- Blocks that only branch on -----------------------------------------------------------------

static mica_op *lone_branch(const mica_block *block) {
  mica_op *op = mica_block_first(block);
  return op != NULL && mica_op_next(op) == NULL && cf_br_isa(op) ? op : NULL;
}

static bool has_users_besides(const mica_block *block, const mica_op *branch) {
  for (size_t i = 0; i < mica_block_argument_count(block); i++)
    for (const mica_operand *use = mica_value_first_use(mica_block_argument_at(block, i));
         use != NULL; use = mica_operand_next_use(use))
      if (use->owner != branch) return true;
  return false;
}

// Whether cf.br follows cf.br without an end.
static bool goes_in_circles(const mica_block *block) {
  for (size_t steps = 0; steps < LONGEST_WAY; steps++) {
    const mica_op *last = mica_block_last(block);
    if (last == NULL || !cf_br_isa(last)) return false;
    block = cf_br_dest(last);
  }
  return true;
}

// The lone branch of a block whose arguments nobody reads but it.
static mica_op *passing_branch(const mica_block *block) {
  mica_op *branch = lone_branch(block);
  if (branch == NULL || cf_br_dest(branch) == block || has_users_besides(block, branch))
    return NULL;
  return branch;
}

// ---- Targets ------------------------------------------------------------------------------------

// What a value that the block `from` passes on is for who branches to it with `passed`.
static mica_value *value_before(mica_value *value, const mica_block *from, const mica_op *branch,
                                const mica_successor_operands *passed) {
  if (mica_value_argument_block(value) != from) return value;
  return mica_op_operand(branch, passed->first + mica_value_index(value));
}

bool cf_target_of(const mica_op *branch, size_t successor, const mica_op *through, cf_target *out) {
  const mica_successor_operands passed = mica_branch_operands(branch, successor);
  mica_block *block = mica_op_successor(branch, successor);
  out->block = through == NULL ? block : cf_br_dest(through);
  const size_t count = through == NULL ? passed.count : mica_op_operand_count(through);
  if (count == 0) return true;
  out->values = mica_allocate(mica_op_context(branch), count * sizeof *out->values);
  if (out->values == NULL) return false;
  out->count = count;
  for (size_t i = 0; i < count; i++)
    out->values[i] = through == NULL
                         ? mica_op_operand(branch, passed.first + i)
                         : value_before(mica_op_operand(through, i), block, branch, &passed);
  return true;
}

bool cf_targets_equal(const mica_op *branch, size_t a, size_t b) {
  const mica_successor_operands first = mica_branch_operands(branch, a);
  const mica_successor_operands second = mica_branch_operands(branch, b);
  if (mica_op_successor(branch, a) != mica_op_successor(branch, b) || first.count != second.count)
    return false;
  for (size_t i = 0; i < first.count; i++)
    if (mica_op_operand(branch, first.first + i) != mica_op_operand(branch, second.first + i))
      return false;
  return true;
}

void cf_target_free(mica_context *ctx, cf_target *target) {
  mica_free(ctx, target->values, target->count * sizeof *target->values);
  *target = (cf_target){0};
}

// ---- Branches -----------------------------------------------------------------------------------

bool cf_branch_to(mica_rewriter *rw, mica_op *branch, const cf_target *target) {
  return mica_rewriter_replace_by(
      rw, branch,
      cf_br_build(&rw->builder, mica_op_loc(branch), target->values, target->count, target->block));
}

bool cf_branch_to_successor(mica_rewriter *rw, mica_op *branch, size_t successor) {
  cf_target target = {0};
  const bool done = cf_target_of(branch, successor, NULL, &target) &&
                    cf_branch_to(rw, branch, &target);
  cf_target_free(mica_rewriter_context(rw), &target);
  return done;
}

// ---- Ways through blocks that only branch on ----------------------------------------------------

// A branch goes where it gets by `through`. NULL: no memory.
static mica_op *pass_by(mica_rewriter *rw, mica_op *branch, const mica_op *through) {
  cf_target target = {0};
  mica_op *made = NULL;
  mica_rewriter_before(rw, branch);
  if (cf_target_of(branch, 0, through, &target))
    made =
        cf_br_build(&rw->builder, mica_op_loc(branch), target.values, target.count, target.block);
  if (made != NULL) mica_rewriter_erase(rw, branch);
  cf_target_free(mica_rewriter_context(rw), &target);
  return made;
}

// Each of the branches that follow one another goes to the end of the way, so that whoever comes
// later to any of them has one step to go.
static const mica_op *shorten(mica_rewriter *rw, mica_op *branch) {
  mica_op *way[LONGEST_WAY];
  size_t count = 0;
  for (; branch != NULL && count < LONGEST_WAY; branch = passing_branch(cf_br_dest(branch)))
    way[count++] = branch;
  const mica_builder here = rw->builder;
  mica_op *next = way[--count];
  while (count > 0 && next != NULL) next = pass_by(rw, way[--count], next);
  rw->builder = here;
  return next;
}

const mica_op *cf_branch_through(mica_rewriter *rw, const mica_block *block) {
  mica_op *branch = passing_branch(block);
  if (branch == NULL || goes_in_circles(cf_br_dest(branch))) return NULL;
  return shorten(rw, branch);
}
