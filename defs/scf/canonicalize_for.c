// Canonicalizations of scf.for. Called by generated code; own nothing.
#include "mica/context.h"
#include "rewrite.h"
#include "tensors.h"

// ---- Loops that are executed once, or needn't be ------------------------------------------------

static bool replace_by_inits(mica_rewriter *rw, mica_op *op) {
  scf_values inits;
  mica_context *ctx = mica_rewriter_context(rw);
  if (!scf_values_init(ctx, &inits, mica_op_result_count(op))) return false;
  scf_values_add_operands(&inits, op, 3, mica_op_result_count(op));
  mica_rewriter_replace(rw, op, inits.data);
  scf_values_free(ctx, &inits);
  return true;
}

static bool replace_by_body(mica_rewriter *rw, mica_op *op) {
  scf_values arguments;
  mica_context *ctx = mica_rewriter_context(rw);
  if (!scf_values_init(ctx, &arguments, mica_op_result_count(op) + 1)) return false;
  scf_values_add(&arguments, scf_for_lower_bound(op));
  scf_values_add_operands(&arguments, op, 3, mica_op_result_count(op));
  const bool done =
      scf_replace_by_block(rw, op, mica_region_first(scf_for_region(op)), arguments.data);
  scf_values_free(ctx, &arguments);
  return done;
}

// A body that only yields values from outside yields them in any number of iterations.
static bool replace_by_yielded(mica_rewriter *rw, mica_op *op) {
  mica_block *body = mica_region_first(scf_for_region(op));
  const mica_op *yield = mica_block_first(body);
  if (mica_op_next(yield) != NULL) return false;
  for (size_t i = 0; i < mica_op_operand_count(yield); i++)
    if (scf_is_defined_in(mica_op_operand(yield, i), scf_for_region(op))) return false;
  return replace_by_body(rw, op);
}

static bool simplify_trips(mica_rewriter *rw, mica_op *op) {
  switch (scf_trip_count(scf_for_lower_bound(op), scf_for_upper_bound(op), scf_for_step(op),
                         !scf_for_unsigned_cmp(op))) {
  case SCF_NO_TRIP: return replace_by_inits(rw, op);
  case SCF_ONE_TRIP: return replace_by_body(rw, op);
  case SCF_MORE_TRIPS: return replace_by_yielded(rw, op);
  case SCF_TRIPS_UNKNOWN: break;
  }
  return false;
}

// ---- Casts of tensors that are carried ----------------------------------------------------------

// The casts that stand around a loop's carried value and in its body once it has the other type.
typedef struct casts {
  mica_op *in, *out, *after;
} casts;

static bool build_casts(mica_rewriter *rw, mica_op *op, size_t index, const mica_type *type,
                        casts *made) {
  mica_block *body = mica_region_first(scf_for_region(op));
  mica_value *argument = mica_block_argument_at(body, index + 1);
  const mica_type *old = mica_value_type(argument);
  mica_rewriter_at_start(rw, body);
  made->in = scf_build_cast(&rw->builder, mica_op_loc(op), old, argument);
  mica_rewriter_before(rw, mica_block_last(body));
  made->out = scf_build_cast(&rw->builder, mica_op_loc(op), type,
                             mica_op_operand(mica_block_last(body), index));
  mica_rewriter_after(rw, op);
  made->after = scf_build_cast(&rw->builder, mica_op_loc(op), old, mica_op_result(op, index));
  return made->in != NULL && made->out != NULL && made->after != NULL;
}

static bool is_not_by(void *user, const mica_operand *use) { return use->owner != user; }

// What the loop carries becomes `source`, the operand of a cast.
static bool carry_source(mica_rewriter *rw, mica_op *op, size_t index, mica_value *source) {
  casts made;
  if (!build_casts(rw, op, index, mica_value_type(source), &made)) return false;
  mica_block *body = mica_region_first(scf_for_region(op));
  mica_op *yield = mica_block_last(body);
  mica_value *argument = mica_block_argument_at(body, index + 1);
  mica_value *result = mica_op_result(op, index);
  mica_rewriter_replace_uses_if(rw, argument, mica_op_result(made.in, 0), is_not_by, made.in);
  mica_rewriter_replace_uses_if(rw, result, mica_op_result(made.after, 0), is_not_by, made.after);
  mica_rewriter_set_operand(rw, yield, index, mica_op_result(made.out, 0));
  mica_op_set_loc(yield, mica_op_loc(op));
  mica_value_set_type(argument, mica_value_type(source));
  mica_value_set_type(result, mica_value_type(source));
  mica_rewriter_set_operand(rw, op, index + 3, source);
  scf_for_set_argument_locs(op);
  return true;
}

static bool carry_uncast(mica_rewriter *rw, mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_operand *use = mica_value_first_use(mica_op_result(op, i));
    if (use == NULL || mica_operand_next_use(use) != NULL) continue;
    mica_value *source = scf_uncast(mica_op_operand(op, i + 3));
    if (source != NULL) return carry_source(rw, op, i, source);
  }
  return false;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(simplify_trips_pattern, "SimplifyTrivialLoops", &scf_for_def, simplify_trips);
MICA_DEFINE_PATTERN(carry_uncast_pattern, "ForOpTensorCastFolder", &scf_for_def, carry_uncast);
MICA_REGION_BRANCH_PATTERNS(for_branch, &scf_for_def);

const mica_pattern *const scf_for_canonicalizations[] = {
    &simplify_trips_pattern, &carry_uncast_pattern, &for_branch_forward,
    &for_branch_merge,       &for_branch_drop,      NULL};
