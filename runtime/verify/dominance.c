// Uses that their definition must dominate. The verifier calls this for an operation only when
// something inside reads a value that was not defined before it in its own block.
#include "verify/dominance.h"

#include <assert.h>

#include "ir/dominance.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "memory/pointer_stack.h"

static bool is_isolated(const mica_op *op) {
  return mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

// `outer` holds `inner`, at any depth.
static bool is_proper_ancestor(const mica_region *outer, const mica_region *inner) {
  const mica_op *op = inner == NULL ? NULL : inner->parent;
  for (; op != NULL; op = mica_op_parent(op))
    if (op->block != NULL && op->block->parent == outer) return true;
  return false;
}

// ---- Reporting ----------------------------------------------------------------------------------

static void note_result(mica_diag *diag, const mica_op *user, const mica_op *def) {
  const mica_region *used = user->block->parent;
  const mica_region *defined = def->block == NULL ? NULL : def->block->parent;
  const char *where = "is neither in a parent nor in a child region";
  if (user->block == def->block) where = "in the same block";
  else if (used == defined) where = "in the same region";
  else if (is_proper_ancestor(defined, used)) where = "in a parent region";
  else if (is_proper_ancestor(used, defined)) where = "in a child region";
  mica_diag_note(diag, def->loc, "operand defined here (op %s)", where);
}

static void note_argument(mica_diag *diag, const mica_op *user, const mica_block *block) {
  const mica_region *used = user->block->parent, *defined = block->parent;
  const mica_op *parent = mica_block_parent_op(block);
  mica_loc loc = parent == NULL ? mica_loc_unknown() : parent->loc;
  if (defined == NULL) {
    mica_diag_note(diag, loc, " (block without parent)");
    return;
  }
  const char *where = "neither in a parent nor in a child region";
  if (used == defined) where = "in the same region";
  else if (is_proper_ancestor(defined, used)) where = "in a parent region";
  else if (is_proper_ancestor(used, defined)) where = "in a child region";
  mica_diag_note(diag, loc, "operand defined as a block argument (block #%z %s)",
                 mica_block_index(block), where);
}

static bool report(const mica_op *user, size_t index) {
  mica_diag *diag =
      mica_op_diag_begin(user, MICA_ERROR, "operand #%z does not dominate this use", index);
  const mica_value *value = mica_op_operand(user, index);
  const mica_op *def = mica_value_op(value);
  if (def != NULL) note_result(diag, user, def);
  else note_argument(diag, user, mica_value_argument_block(value));
  return mica_diag_report(diag);
}

// ---- The path to what is being looked at --------------------------------------------------------

// The operations between the scope and the blocks being looked at, outermost first, and for the
// region that each stands in its place here: so a value of an enclosing region needs no climb.
typedef struct op_path {
  mica_pointer_stack ops;
  mica_pointer_map places;  // region -> place + 1; may be stale
} op_path;

// The operation of that region on the path, or NULL.
static const mica_op *op_in_region(const op_path *path, const mica_region *region) {
  size_t place = (size_t)(uintptr_t)mica_pointer_map_find(&path->places, region);
  if (place == 0 || place > path->ops.size) return NULL;
  const mica_op *op = path->ops.data[place - 1];
  return op->block->parent == region ? op : NULL;
}

static size_t place_of(const op_path *path, const mica_op *op) {
  return (size_t)(uintptr_t)mica_pointer_map_find(&path->places, op->block->parent);
}

// Leads to `op`, whose parent is the scope or on the path.
static bool lead_to(op_path *path, const mica_op *scope, mica_op *op) {
  assert(op->block != NULL && op->region_count > 0);
  mica_context *ctx = mica_op_context(op);
  const mica_op *parent = mica_op_parent(op);
  path->ops.size = parent == scope ? 0 : place_of(path, parent);
  if (!mica_pointer_stack_push(&ctx->memory, &path->ops, op)) return false;
  void *place = (void *)(uintptr_t)path->ops.size;
  return mica_pointer_map_set(&ctx->memory, &path->places, op->block->parent, place);
}

static void free_path(mica_context *ctx, op_path *path) {
  mica_pointer_stack_free(&ctx->memory, &path->ops);
  mica_pointer_map_free(&ctx->memory, &path->places);
}

// ---- Dominance ----------------------------------------------------------------------------------

typedef struct dominance_check {
  mica_op *scope;
  mica_dominance *dominance;
  mica_pointer_stack nested;  // operations whose regions wait
  op_path path;
} dominance_check;

static bool dominates(const dominance_check *c, const mica_value *value, const mica_op *user) {
  const mica_block *block = mica_value_block(value);
  if (block != NULL && block->parent != user->block->parent) {
    const mica_op *holder = op_in_region(&c->path, block->parent);
    if (holder != NULL) user = holder;
  }
  return mica_dominance_value(c->dominance, value, user);
}

static bool verify_operands(const dominance_check *c, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = op->operands[i].value;
    if (!mica_value_is_before(value, op) && !dominates(c, value, op)) return report(op, i);
  }
  return true;
}

static bool verify_block(dominance_check *c, mica_block *block) {
  bool is_reachable = mica_dominance_is_reachable(c->dominance, block);
  for (mica_op *op = block->first; op != NULL; op = op->next) {
    if (is_reachable && !verify_operands(c, op)) return false;
    if (op->region_count == 0 || is_isolated(op)) continue;
    if (!mica_pointer_stack_push(&mica_op_context(op)->memory, &c->nested, op)) return false;
  }
  return true;
}

static bool verify_regions_of(dominance_check *c, mica_op *op) {
  if (op != c->scope && !lead_to(&c->path, c->scope, op)) return false;
  for (size_t i = 0; i < op->region_count; i++) {
    mica_block *block = mica_op_regions(op)[i].first;
    for (; block != NULL; block = block->next)
      if (!verify_block(c, block)) return false;
  }
  return true;
}

bool mica_verify_dominance_inside(mica_op *scope) {
  assert(scope->region_count > 0);
  mica_context *ctx = mica_op_context(scope);
  dominance_check c = {.scope = scope, .dominance = mica_dominance_create(ctx)};
  if (c.dominance == NULL) return false;
  bool ok = true;
  for (mica_op *op = scope; ok && op != NULL; op = mica_pointer_stack_pop(&c.nested))
    ok = verify_regions_of(&c, op);
  ok = ok && !mica_dominance_failed(c.dominance);
  mica_pointer_stack_free(&ctx->memory, &c.nested);
  free_path(ctx, &c.path);
  mica_dominance_destroy(c.dominance);
  return ok;
}
