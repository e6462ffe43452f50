// The verifier. It walks a tree of operations along its own links, in the order of MLIR's:
// an operation, then its blocks and what they hold, then its isolated operations, then its checks
// of regions; dominance at the end of each isolated operation.
//
// An operand that was defined before it in its own block, or before an operation around it, needs
// no second look. Only where another one is met are isolation and dominance examined, in passes of
// their own.
#include "verify/verify.h"

#include <assert.h>

#include "mica/dialect.h"
#include "mica/location.h"
#include "ir/dominance.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "memory/array.h"
#include "verify/answers.h"
#include "verify/dominance.h"
#include "verify/parts.h"

// What is kept of an operation that is isolated, or the root, or a symbol table, while it is open.
typedef struct frame {
  mica_op *op;
  mica_op *outer_scope;  // to go back to
  const mica_op *outer_table;
  bool outer_captures;
  size_t users_before, outlooks_before, looks_before;
  bool keeps_ops;  // right inside stand those that did when it was verified last, unchanged
} frame;

enum { ACCEPTED_PLACES = 64 };
typedef struct verifier {
  mica_context *context;
  mica_op *root;
  mica_op *scope;     // the innermost open operation that is isolated, or the root
  bool captures;      // something in the scope reads a value that isn't known to stand before it
  size_t user_count;  // symbol users met so far
  frame *frames;
  size_t frame_count, frame_capacity;
  uint32_t mark;  // of the blocks that are entered
  bool trusts;    // what was accepted and hasn't changed since
  // The outermost open operation that isn't as it was when it was verified last.
  const mica_op *changed;
  bool ok;  // the root was accepted
  // By their names, operations of MICA_OP_TYPES_DECIDE that were accepted; NULL: none.
  const mica_op *accepted[ACCEPTED_PLACES];
} verifier;

static bool is_isolated(const mica_op *op) {
  return op->region_count != 0 && mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

// Where a hook refused: it has said why, or that is said for it. Always false.
static bool refused(const mica_op *op, size_t errors_before, const char *role) {
  const char *name = mica_context_silent_hook(mica_op_context(op), errors_before, role);
  return name != NULL && mica_op_error(op, "hook '%s' failed without a message", name);
}

// ---- What was verified before -------------------------------------------------------------------

// Of a block that holds what it held, in an operation that was accepted.
static uint32_t accepted_mark(const mica_context *ctx) {
  return MICA_BLOCK_MARK | (ctx->verify_epoch << MICA_BLOCK_EPOCH_SHIFT);
}

// The block has the mark, whatever its bits of `rest` say.
static bool has_mark_but(const mica_block *block, uint32_t mark, uint32_t rest) {
  return block != NULL && (block->number | rest) == (mark | rest);
}

static bool is_as_it_was(const mica_op *op, uint32_t mark) {
  return has_mark_but(mica_op_regions(op)->first, mark,
                      MICA_BLOCK_CHANGED | MICA_BLOCK_OPS_CHANGED | MICA_BLOCK_NOT_ACCEPTED);
}

static bool keeps_ops(const mica_op *op, uint32_t mark) {
  return has_mark_but(mica_op_regions(op)->first, mark,
                      MICA_BLOCK_OP_CHANGED | MICA_BLOCK_CHANGED | MICA_BLOCK_NOT_ACCEPTED);
}

// ---- Frames -------------------------------------------------------------------------------------

static bool is_table(const mica_op *op) { return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE); }

static bool push_frame(verifier *v, mica_op *op) {
  mica_context *ctx = v->context;
  if (!MICA_ARRAY_ROOM(&ctx->memory, v->frames, v->frame_count, v->frame_capacity, 1)) return false;
  v->frames[v->frame_count++] = (frame){.op = op,
                                        .outer_scope = v->scope,
                                        .outer_table = ctx->open_table,
                                        .outer_captures = v->captures,
                                        .users_before = v->user_count,
                                        .outlooks_before = ctx->outlooks,
                                        .looks_before = ctx->looks_inside};
  if (!is_table(op)) return true;
  ctx->open_table = op;
  v->frames[v->frame_count - 1].keeps_ops = v->trusts && keeps_ops(op, accepted_mark(ctx));
  return true;
}

// An operation with regions opens a frame when something is asked about all that it holds.
static bool open_frame(verifier *v, mica_op *op) {
  bool is_scope = op == v->root || is_isolated(op);
  if (!is_scope && !is_table(op)) return true;
  if (!push_frame(v, op)) return false;
  if (!is_scope) return true;
  v->scope = op;
  v->captures = false;
  return true;
}

static const frame *frame_of(const verifier *v, const mica_op *op) {
  const frame *top = v->frame_count == 0 ? NULL : &v->frames[v->frame_count - 1];
  return top != NULL && top->op == op ? top : NULL;
}

// What uses symbols of a table isn't asked about by those around it.
static void close_table(verifier *v, const frame *f) {
  v->context->open_table = f->outer_table;
  v->context->looks_inside = f->looks_before;
  v->user_count = f->users_before;
}

static void pop_frame(verifier *v) {
  assert(v->frame_count > 0);
  const frame *top = &v->frames[--v->frame_count];
  v->scope = top->outer_scope;
  v->captures = top->outer_captures;
  if (is_table(top->op)) close_table(v, top);
}

// ---- What is passed by --------------------------------------------------------------------------

static bool are_unchanged(const mica_region *region, uint32_t mark) {
  for (const mica_block *b = region->first; b != NULL; b = b->next)
    if (!has_mark_but(b, mark, MICA_BLOCK_OP_CHANGED | MICA_BLOCK_NOT_ACCEPTED)) return false;
  return true;
}

// Nothing that it was verified by has changed since. What it reads stands outside of it.
static bool is_accepted(const mica_op *op, uint32_t mark) {
  const mica_block *first = mica_op_regions(op)->first;
  if (op->operand_count != 0 || first == NULL || first->number != mark) return false;
  for (size_t i = 0; i < op->region_count; i++)
    if (!are_unchanged(&mica_op_regions(op)[i], mark)) return false;
  return true;
}

static bool may_be_passed_by(const verifier *v, const mica_op *op) {
  return v->trusts && v->changed == NULL && is_accepted(op, accepted_mark(v->context));
}

static void note_entered(verifier *v, const mica_op *op) {
  if (v->changed == NULL && !is_as_it_was(op, v->mark)) v->changed = op;
}

bool mica_verify_is_accepted(const mica_op *op) {
  return is_isolated(op) && is_accepted(op, accepted_mark(mica_op_context(op)));
}

static bool looked_outside(const verifier *v, const frame *f) {
  const mica_context *ctx = v->context;
  return f->outlooks_before != ctx->outlooks || f->looks_before != ctx->looks_inside;
}

// A scope whose checks have all passed. `f`: its frame.
static void note_accepted(const verifier *v, const frame *f) {
  mica_block *first = mica_op_regions(f->op)->first;
  if (first == NULL || !is_isolated(f->op)) return;
  if (f->users_before != v->user_count || looked_outside(v, f)) return;
  first->number &= ~(uint32_t)MICA_BLOCK_NOT_ACCEPTED;
}

// ---- Entering an operation ----------------------------------------------------------------------

enum { LONGEST_CLIMB = 8 };  // so that a use costs little however deeply it is nested

// It was defined before an operation around, within the scope: nothing else is to be asked.
MICA_COLD static bool is_defined_around(const verifier *v, const mica_value *value,
                                        const mica_op *user) {
  for (int i = 0; i < LONGEST_CLIMB && user != v->scope; i++) {
    if (mica_value_is_before(value, user)) return true;
    user = user->block == NULL ? NULL : mica_block_parent_op(user->block);
    if (user == NULL) return false;
  }
  return false;
}

static inline void note_captures(verifier *v, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = op->operands[i].value;
    if (value != NULL && !mica_value_is_before(value, op) && !is_defined_around(v, value, op))
      v->captures = true;
  }
}

static inline bool has_null_operand(const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value == NULL) return true;
  return false;
}

static bool verify_attributes(mica_op *op) {
  mica_named_attrs entries = mica_attr_dictionary_entries(op->attributes);
  for (size_t i = 0; i < entries.size; i++) {
    mica_str name = entries.data[i].name, space = mica_namespace_of(name);
    if (space.size == name.size) continue;
    const mica_dialect_def *dialect = mica_context_dialect(mica_op_context(op), space);
    if (dialect == NULL || dialect->verify_op_attribute == NULL) continue;
    size_t errors = mica_context_error_count(mica_op_context(op));
    if (!dialect->verify_op_attribute(op, name, entries.data[i].value))
      return refused(op, errors, "verify_op_attribute");
  }
  return true;
}

static bool is_graph_region(const mica_op *op, size_t index) {
  assert(index < op->region_count);
  if (mica_op_has_flag(op, MICA_OP_GRAPH_REGION)) return true;
  const mica_region_kind_interface *kind = mica_op_interface(op, &mica_region_kind_interface_id);
  return kind != NULL && kind->has_ssa_dominance != NULL && !kind->has_ssa_dominance(op, index);
}

static bool verify_region_shapes(mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = &mica_op_regions(op)[i];
    if (region->first != region->last && mica_op_def_of(op) != NULL && is_graph_region(op, i))
      return mica_op_error(op, "expects graph region #%z to have 0 or 1 blocks", i);
    if (region->first != NULL && region->first->first_use != NULL)
      return mica_error(mica_op_context(op), op->loc,
                        "entry block of region may not have predecessors");
  }
  return true;
}

static inline bool verify_alone(mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  if (has_null_operand(op)) return mica_op_plain_error(op, "null operand found");
  if (op->attributes != NULL && !verify_attributes(op)) return false;
  size_t errors = mica_op_context(op)->error_count;
  return def == NULL || mica_verify_definition(op, def) || refused(op, errors, "verify");
}

bool mica_op_verify_alone(mica_op *op) {
  verify_answers answers = {0};
  mica_verify_begin(mica_op_context(op), &answers);
  bool ok = verify_alone(op);
  mica_verify_end(mica_op_context(op), &answers);
  return ok;
}

static inline bool enter_op(verifier *v, mica_op *op) {
  if (!verify_alone(op)) return false;
  if (mica_verify_uses_symbols(op)) v->user_count++;
  if (op->region_count == 0) return true;
  op->flags &= (uint8_t)(0xff ^ (MICA_OP_HOLDS_ISOLATED | MICA_OP_HOLDS_FAILED));
  note_entered(v, op);
  return verify_region_shapes(op) && open_frame(v, op);
}

// ---- Leaving an operation -----------------------------------------------------------------------

static bool verify_unregistered(const mica_op *op) {
  const mica_dialect_def *dialect = op->name->dialect;
  if (dialect == NULL) {
    if (mica_op_context(op)->allow_unregistered) return true;
    return mica_op_error(op,
                         "created with unregistered dialect. If this is intended, please call "
                         "allowUnregisteredDialects() on the MLIRContext, or use "
                         "-allow-unregistered-dialect with the MLIR opt tool used");
  }
  if (dialect->allows_unknown_ops) return true;
  mica_diag *diag = mica_op_diag_begin(
      op, MICA_ERROR,
      "unregistered operation '%o' found in dialect ('%s') that does not allow unknown operations",
      op, dialect->name);
  mica_diag_did_you_mean(diag, mica_near_op_name(mica_op_context(op), mica_op_name_of(op)));
  return mica_diag_report(diag);
}

// What the walk has learned about the inside, for the checks of traits.
static uint8_t learned_flags(const verifier *v, const mica_op *op) {
  uint8_t flags = 0;
  if (op == v->scope && !v->captures) flags |= MICA_OP_KNOWN_CLOSED;
  const frame *own = frame_of(v, op);
  if (own != NULL && own->users_before == v->user_count) flags |= MICA_OP_KNOWN_USERLESS;
  if (own != NULL && own->keeps_ops) flags |= MICA_OP_KNOWN_NAMES;
  return flags;
}

static bool verify_inside(verifier *v, mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  size_t errors = v->context->error_count;
  uint8_t flags = op->region_count == 0 ? 0 : learned_flags(v, op);
  op->flags |= flags;
  bool ok = mica_verify_definition_regions(op, def);
  op->flags &= (uint8_t)~flags;
  return ok || refused(op, errors, "verify_regions");
}

static inline bool leave_op(verifier *v, mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL) return verify_unregistered(op);
  return !mica_definition_asks_regions(def) || verify_inside(v, op);
}

// ---- Blocks -------------------------------------------------------------------------------------

static bool may_lack_terminator(const mica_block *block) {
  const mica_region *region = block->parent;
  if (region->first != region->last) return false;
  const mica_op *op = region->parent;
  return mica_op_def_of(op) == NULL || mica_op_has_flag(op, MICA_OP_NO_TERMINATOR);
}

static bool verify_branches_stand_last(mica_block *block) {
  for (const mica_op *op = block->first; op != block->last; op = op->next)
    if (op->successor_count != 0)
      return mica_op_plain_error(op,
                                 "operation with block successors must terminate its parent block");
  block->may_branch_early = false;
  return true;
}

static bool enter_block(const verifier *v, mica_block *block) {
  mica_block_order(block);
  if (block->number != v->mark) block->number = v->mark;
  if (block->may_branch_early && !verify_branches_stand_last(block)) return false;
  if (block->first != NULL || may_lack_terminator(block)) return true;
  const mica_op *parent = block->parent->parent;
  return mica_error(mica_op_context(parent), parent->loc,
                    "empty block: expect at least a terminator");
}

static bool leave_block(const mica_block *block) {
  const mica_op *last = block->last;
  if (last == NULL) return true;
  for (size_t i = 0; i < last->successor_count; i++) {
    const mica_block *successor = mica_op_successors(last)[i].block;
    if (successor == NULL || successor->parent != block->parent)
      return mica_op_error(last, "branching to block of a different region");
  }
  if (mica_op_def_of(last) == NULL || mica_op_has_flag(last, MICA_OP_TERMINATOR)) return true;
  if (may_lack_terminator(block)) return true;
  mica_diag *diag = mica_op_diag_begin(last, MICA_ERROR, "block with no terminator, has ");
  mica_diag_append_op(diag, last);
  return mica_diag_report(diag);
}

static mica_block *first_block_from(const mica_op *op, size_t region) {
  for (; region < op->region_count; region++)
    if (mica_op_regions(op)[region].first != NULL) return mica_op_regions(op)[region].first;
  return NULL;
}

// The next block of the operation: of the same region, or of one after it.
static mica_block *block_after(const mica_block *block) {
  if (block->next != NULL) return block->next;
  return first_block_from(block->parent->parent, mica_region_index(block->parent) + 1);
}

// ---- What is like another -----------------------------------------------------------------------

static const mica_op **accepted_place(verifier *v, const mica_op_name *name) {
  return &v->accepted[(uintptr_t)name / 64 % ACCEPTED_PLACES];
}

static bool has_equal_types(const mica_op *op, const mica_op *other) {
  const mica_value *results = mica_op_results(op), *others = mica_op_results(other);
  for (size_t i = 0; i < op->result_count; i++)
    if (results[i].type != others[i].type) return false;
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = op->operands[i].value;
    if (value == NULL || value->type != other->operands[i].value->type) return false;
  }
  return true;
}

static bool has_equal_slots(const mica_op *op, const mica_op *other) {
  const mica_attr *const *slots = mica_op_slots(op), *const *others = mica_op_slots(other);
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (slots[i] != others[i]) return false;
  return true;
}

// Whether nothing is left to ask but what its discardable attributes say.
static inline bool is_like_accepted(verifier *v, const mica_op *op) {
  const mica_op *other = *accepted_place(v, op->name);
  return other != NULL && other->name == op->name && op->region_count == 0 &&
         op->successor_count == 0 && op->operand_count == other->operand_count &&
         op->result_count == other->result_count && has_equal_types(op, other) &&
         has_equal_slots(op, other);
}

// The whole of an operation without regions.
static bool verify_simple(verifier *v, mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL || (def->flags & MICA_OP_TYPES_DECIDE) == 0)
    return enter_op(v, op) && leave_op(v, op);
  if (is_like_accepted(v, op)) {
    if (mica_verify_uses_symbols(op)) v->user_count++;
    return op->attributes == NULL || verify_attributes(op);
  }
  if (!enter_op(v, op) || !leave_op(v, op)) return false;
  *accepted_place(v, op->name) = op;
  return true;
}

// ---- The walk -----------------------------------------------------------------------------------

// The first isolated operation from `op` on, in its block and those after it.
static mica_op *isolated_from(mica_op *op, const mica_block *block) {
  for (;;) {
    for (; op != NULL; op = op->next)
      if (is_isolated(op)) return op;
    block = block_after(block);
    if (block == NULL) return NULL;
    op = block->first;
  }
}

// Verifies operations from `op` to the end of the block and those without regions whole. Answers in
// `*nested` the first one with regions, entered, or NULL at the end. Isolated ones wait.
static bool verify_run(verifier *v, mica_op *op, mica_op **nested) {
  *nested = NULL;
  for (; op != NULL; op = op->next) {
    mica_op_prefetch_next(op);
    note_captures(v, op);
    if (is_isolated(op)) {
      mica_block_parent_op(op->block)->flags |= MICA_OP_HOLDS_ISOLATED;
      continue;
    }
    if (op->region_count != 0) {
      if (!enter_op(v, op)) return false;
      *nested = op;
      return true;
    }
    if (!verify_simple(v, op)) return false;
  }
  return true;
}

// Goes on below an operation that has been entered: answers in `*next` the operation that was
// entered last, or NULL when all blocks from `block` on are done.
static bool verify_blocks(verifier *v, mica_block *block, mica_op **next) {
  for (; block != NULL; block = block_after(block)) {
    if (!enter_block(v, block) || !verify_run(v, block->first, next)) return false;
    if (*next != NULL) return true;
    if (!leave_block(block)) return false;
  }
  *next = NULL;
  return true;
}

// After an operation that is done, within its block and the blocks after it.
static bool verify_after(verifier *v, mica_op *op, mica_op **next) {
  if (!verify_run(v, op->next, next)) return false;
  if (*next != NULL) return true;
  return leave_block(op->block) && verify_blocks(v, block_after(op->block), next);
}

// No memory, or as many errors as the host wants to hear.
static bool gives_up(const verifier *v) {
  const mica_context *ctx = v->context;
  return ctx->memory.exhausted || ctx->error_count >= ctx->limits.errors;
}

// The first isolated operation from `op` on that can be entered; those that can't have failed.
static mica_op *enter_isolated(verifier *v, mica_op *op, const mica_block *block) {
  for (op = isolated_from(op, block); op != NULL; op = isolated_from(op->next, op->block)) {
    if (may_be_passed_by(v, op)) continue;
    if (enter_op(v, op)) return op;
    mica_op_parent(op)->flags |= MICA_OP_HOLDS_FAILED;
    if (gives_up(v)) return NULL;
  }
  return NULL;
}

// The scope is done, or was refused. Answers the isolated operation that is next to it, entered; or
// NULL and its parent in `*parent` (NULL after the root). One that is refused doesn't keep its
// neighbours from being looked at.
static mica_op *leave_scope(verifier *v, bool ok, mica_op **parent) {
  mica_op *scope = v->scope;
  bool captures = v->captures;
  while (v->scope == scope) pop_frame(v);
  ok = ok && (!captures || mica_verify_dominance_inside(scope));
  if (ok) note_accepted(v, &v->frames[v->frame_count]);
  *parent = NULL;
  if (scope == v->root) {
    v->ok = ok;
    return NULL;
  }
  if (!ok && gives_up(v)) return NULL;
  *parent = mica_op_parent(scope);
  if (!ok) (*parent)->flags |= MICA_OP_HOLDS_FAILED;
  return enter_isolated(v, scope->next, scope->block);
}

// Isolated operations inside of one whose blocks are done: the first, entered, or NULL.
static mica_op *enter_waiting(verifier *v, mica_op *op) {
  if ((op->flags & MICA_OP_HOLDS_ISOLATED) == 0) return NULL;
  op->flags &= (uint8_t)~MICA_OP_HOLDS_ISOLATED;
  mica_block *block = first_block_from(op, 0);
  return enter_isolated(v, block->first, block);
}

// Goes down into an operation that has been entered, and up again as far as all is done. Answers
// the next operation to go down into, entered; NULL: the root is done, or it was given up.
static mica_op *verify_on(verifier *v, mica_op *op) {
  mica_op *next;
  bool ok = verify_blocks(v, first_block_from(op, 0), &next);
  while (op != NULL) {
    if (ok && next == NULL) next = enter_waiting(v, op);
    if (ok && next != NULL) return next;
    ok = ok && (op->flags & MICA_OP_HOLDS_FAILED) == 0 && leave_op(v, op);
    if (op == v->changed) v->changed = NULL;
    if (!ok || op == v->scope) {
      next = leave_scope(v, ok, &op);
      ok = true;
      continue;
    }
    if (frame_of(v, op) != NULL) pop_frame(v);
    ok = verify_after(v, op, &next);
    op = mica_op_parent(op);
  }
  return NULL;
}

static bool verify_tree(mica_op *op, bool trusts) {
  verifier v = {.context = mica_op_context(op), .root = op, .trusts = trusts};
  v.mark = accepted_mark(v.context) | MICA_BLOCK_NOT_ACCEPTED;
  if (!enter_op(&v, op)) return false;
  if (op->region_count == 0) return leave_op(&v, op);
  for (mica_op *next = op; next != NULL;) next = verify_on(&v, next);
  mica_free(v.context, v.frames, v.frame_capacity * sizeof *v.frames);
  return v.ok;
}

static bool verify(mica_op *op, bool trusts) {
  mica_context *ctx = mica_op_context(op);
  const mica_op *open_table = ctx->open_table;
  verify_answers answers = {0};
  mica_verify_begin(ctx, &answers);
  bool ok = verify_tree(op, trusts);
  mica_verify_end(ctx, &answers);
  ctx->open_table = open_table;
  if (!ok) ctx->verify_epoch++;
  return ok;
}

bool mica_op_verify(mica_op *op) { return verify(op, false); }

static bool is_around_as_it_was(const mica_op *op, uint32_t mark) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (!is_as_it_was(op, mark)) return false;
  return true;
}

bool mica_op_verify_changed(mica_op *op) {
  const uint32_t mark = accepted_mark(mica_op_context(op));
  const bool trusts = is_around_as_it_was(op, mark);
  return (trusts && is_isolated(op) && is_accepted(op, mark)) || verify(op, trusts);
}
