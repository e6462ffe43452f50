// What a pattern as a whole must hold: it ends with a rewrite, is of this dialect alone, and what
// it matches hangs together. Called by generated code; owns nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "pdl/pdl.h"

static mica_walk find_foreign(void *user, mica_op *op) {
  const mica_op **found = user;
  const mica_op_def *def = mica_op_def_of(op);
  const mica_dialect_def *dialect = def == NULL ? op->name->dialect : def->dialect;
  if (dialect == &pdl_dialect) return MICA_WALK_ON;
  *found = op;
  return MICA_WALK_STOP;
}

static bool check_dialect(mica_op *op, const mica_block *body) {
  const mica_op *foreign = NULL;
  for (mica_op *inner = mica_block_first(body); inner != NULL; inner = mica_op_next(inner)) {
    if (mica_op_walk_after(inner, find_foreign, &foreign)) continue;
    mica_diag *diag =
        mica_op_error_begin(op, "expected only `pdl` operations within the pattern body");
    mica_diag_note(diag, mica_op_loc(foreign), "see non-`pdl` operation defined here");
    return mica_diag_report(diag);
  }
  return true;
}

// ---- What hangs together ------------------------------------------------------------------------

// The operations of the body by their addresses, whether each was reached, and those that are yet
// to be gone on from.
typedef struct reached {
  const mica_op **ops;
  bool *is_reached;
  const mica_op **waiting;
  size_t count, waiting_count;
  const mica_block *body;
} reached;

static int by_address(const void *a, const void *b) {
  const uintptr_t x = (uintptr_t) * (const mica_op *const *)a;
  const uintptr_t y = (uintptr_t) * (const mica_op *const *)b;
  return (x > y) - (x < y);
}

static size_t index_of(const reached *r, const mica_op *op) {
  const mica_op **found = bsearch(&op, r->ops, r->count, sizeof *r->ops, by_address);
  return (size_t)(found - r->ops);
}

static bool is_reached(const reached *r, const mica_op *op) {
  return r->is_reached[index_of(r, op)];
}

static void reach(reached *r, const mica_op *op) {
  if (op == NULL || mica_op_block(op) != r->body || mica_op_def_of(op) == &pdl_rewrite_def) return;
  const size_t index = index_of(r, op);
  if (r->is_reached[index]) return;
  r->is_reached[index] = true;
  r->waiting[r->waiting_count++] = op;
}

static void reach_neighbours(reached *r, const mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  size_t first = 0, count = 0;
  if (def == &pdl_operation_def && mica_op_may_be_asked(op)) {
    first = pdl_operation_operand_values_segment(op).first;
    count = pdl_operation_operand_values_segment(op).count;
  }
  if (def == &pdl_result_def || def == &pdl_results_def) count = mica_op_operand_count(op);
  for (size_t i = 0; i < count; i++) reach(r, mica_value_op(mica_op_operand(op, first + i)));
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    for (const mica_operand *use = mica_value_first_use(mica_op_result(op, i)); use != NULL;
         use = mica_operand_next_use(use))
      reach(r, use->owner);
}

static void reach_all_from(reached *r, const mica_op *op) {
  reach(r, op);
  while (r->waiting_count != 0) reach_neighbours(r, r->waiting[--r->waiting_count]);
}

static bool is_matched(const mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  return def == &pdl_operand_def || def == &pdl_operands_def || def == &pdl_result_def ||
         def == &pdl_results_def || def == &pdl_operation_def;
}

static bool is_rewrite(const mica_op *op) {
  return op != NULL && mica_op_def_of(op) == &pdl_rewrite_def;
}

static bool is_rewritten(const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    for (const mica_operand *use = mica_value_first_use(mica_op_result(op, i)); use != NULL;
         use = mica_operand_next_use(use))
      if (is_rewrite(use->owner) || is_rewrite(mica_op_parent(use->owner))) return true;
  return false;
}

static bool check_reached(mica_op *op, reached *r) {
  bool has_begun = false;
  for (const mica_op *inner = mica_block_first(r->body); inner != NULL;
       inner = mica_op_next(inner)) {
    if (!is_matched(inner) || !is_rewritten(inner)) continue;
    if (!has_begun) reach_all_from(r, inner);
    has_begun = true;
    if (is_reached(r, inner)) continue;
    mica_diag *diag = mica_op_error_begin(op, "the operations must form a connected component");
    mica_diag_note(diag, mica_op_loc(inner), "see a disconnected value / operation here");
    return mica_diag_report(diag);
  }
  return true;
}

static bool check_connected(mica_op *op, const mica_block *body) {
  mica_context *ctx = mica_op_context(op);
  reached r = {.body = body};
  for (mica_op *inner = mica_block_first(body); inner != NULL; inner = mica_op_next(inner))
    r.count++;
  const size_t size = r.count * (2 * sizeof *r.ops + sizeof *r.is_reached);
  void *memory = mica_allocate(ctx, size);
  if (memory == NULL) return false;
  r.ops = memory;
  r.waiting = r.ops + r.count;
  r.is_reached = (bool *)(r.waiting + r.count);
  size_t i = 0;
  for (mica_op *inner = mica_block_first(body); inner != NULL; inner = mica_op_next(inner)) {
    r.is_reached[i] = false;
    r.ops[i++] = inner;
  }
  qsort(r.ops, r.count, sizeof *r.ops, by_address);
  bool ok = check_reached(op, &r);
  mica_free(ctx, memory, size);
  return ok;
}

bool pdl_pattern_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(pdl_pattern_body_region(op));
  const mica_op *last = mica_block_last(body);
  if (mica_op_def_of(last) != &pdl_rewrite_def) {
    mica_diag *diag = mica_op_error_begin(op, "expected body to terminate with `pdl.rewrite`");
    mica_diag_note(diag, mica_op_loc(last), "see terminator defined here");
    return mica_diag_report(diag);
  }
  if (!check_dialect(op, body)) return false;
  const mica_op *inner = mica_block_first(body);
  while (inner != NULL && mica_op_def_of(inner) != &pdl_operation_def) inner = mica_op_next(inner);
  if (inner == NULL)
    return mica_op_error(op, "the pattern must contain at least one `pdl.operation`");
  return check_connected(op, body);
}
