// Canonicalization of an scf.if whose results come from outside: they become selections, and an
// scf.if with the other results takes its place. Called by generated code; owns what it works with.
#include "arith/arith.h"
#include "if.h"
#include "mica/context.h"
#include "rewrite.h"

// What takes the place of `op`. What can fail is made first.
typedef struct selection {
  mica_op *op;
  mica_op *rest;      // with the results that are made inside
  mica_op *ends[2];   // of its ways, detached
  scf_values values;  // of all results
} selection;

static bool is_made_inside(const mica_op *op, size_t index) {
  return scf_is_defined_in(mica_op_operand(scf_if_then_end(op), index), scf_if_then_region(op)) ||
         scf_is_defined_in(mica_op_operand(scf_if_else_end(op), index), scf_if_else_region(op));
}

static size_t count_made_inside(const mica_op *op) {
  size_t count = 0;
  for (size_t i = 0; i < mica_op_result_count(op); i++) count += is_made_inside(op, i);
  return count;
}

static bool build_rest(mica_rewriter *rw, selection *s, size_t count) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_type **types = mica_allocate(ctx, count * sizeof(const mica_type *));
  if (types == NULL) return false;
  for (size_t i = 0, kept = 0; i < mica_op_result_count(s->op); i++)
    if (is_made_inside(s->op, i)) types[kept++] = mica_value_type(mica_op_result(s->op, i));
  s->rest = scf_if_build(&rw->builder, mica_op_loc(s->op), (mica_types){types, count},
                         scf_if_condition(s->op));
  mica_free(ctx, types, count * sizeof(const mica_type *));
  return s->rest != NULL;
}

static bool build_end(selection *s, size_t way, const mica_op *old, size_t count) {
  mica_context *ctx = mica_op_context(s->op);
  mica_builder detached = mica_builder_detached(ctx);
  scf_values values;
  if (!scf_values_init(ctx, &values, count)) return false;
  for (size_t i = 0; i < mica_op_operand_count(old); i++)
    if (is_made_inside(s->op, i)) scf_values_add(&values, mica_op_operand(old, i));
  s->ends[way] = scf_yield_build(&detached, mica_op_loc(old), values.data, values.size);
  scf_values_free(ctx, &values);
  return s->ends[way] != NULL;
}

// NULL: no memory.
static mica_value *select_result(mica_rewriter *rw, const mica_op *op, size_t index) {
  mica_value *yes = mica_op_operand(scf_if_then_end(op), index);
  mica_value *no = mica_op_operand(scf_if_else_end(op), index);
  if (yes == no) return yes;
  const mica_op *select =
      arith_select_build(&rw->builder, mica_op_loc(op), scf_if_condition(op), yes, no);
  return select == NULL ? NULL : mica_op_result(select, 0);
}

static bool build_values(mica_rewriter *rw, selection *s) {
  mica_rewriter_before(rw, s->rest);
  for (size_t i = 0, kept = 0; i < mica_op_result_count(s->op); i++) {
    mica_value *value = is_made_inside(s->op, i) ? mica_op_result(s->rest, kept++)
                                                 : select_result(rw, s->op, i);
    if (value == NULL) return false;
    scf_values_add(&s->values, value);
  }
  return true;
}

static bool prepare(mica_rewriter *rw, selection *s, size_t count) {
  return scf_values_init(mica_rewriter_context(rw), &s->values, mica_op_result_count(s->op)) &&
         build_end(s, 0, scf_if_then_end(s->op), count) &&
         build_end(s, 1, scf_if_else_end(s->op), count) && build_rest(rw, s, count) &&
         build_values(rw, s);
}

static void give_up(mica_rewriter *rw, const selection *s) {
  mica_op_destroy(s->ends[0]);
  mica_op_destroy(s->ends[1]);
  if (s->rest != NULL) mica_rewriter_erase(rw, s->rest);
}

static void replace(mica_rewriter *rw, const selection *s) {
  mica_rewriter_inline_region(rw, scf_if_then_region(s->op), scf_if_then_region(s->rest), NULL);
  mica_rewriter_inline_region(rw, scf_if_else_region(s->op), scf_if_else_region(s->rest), NULL);
  scf_replace_end(rw, scf_if_then_end(s->rest), s->ends[0]);
  scf_replace_end(rw, scf_if_else_end(s->rest), s->ends[1]);
  mica_rewriter_replace(rw, s->op, s->values.data);
}

bool scf_if_select(mica_rewriter *rw, mica_op *op) {
  const size_t count = count_made_inside(op);
  if (count == mica_op_result_count(op)) return false;
  selection s = {.op = op};
  const bool done = prepare(rw, &s, count);
  if (done) replace(rw, &s);
  else give_up(rw, &s);
  scf_values_free(mica_rewriter_context(rw), &s.values);
  return done;
}
