// Native code of the patterns in patterns.def, and the pass that rewrites by them. Called by
// generated code; own nothing.
#include "mica/fold.h"
#include "mica/pass.h"
#include "mica/rewrite.h"
#include "probe/probe.h"

bool probe_match_even(mica_op *op, const mica_attr **number) {
  if (!probe_pat_mode_isa(op)) return false;
  *number = probe_pat_mode_mode_attr(op);
  return mica_attr_integer_value(*number) % 2 == 0;
}

const mica_attr *probe_half(mica_context *ctx, const mica_attr *number) {
  return mica_attr_i(ctx, 32, mica_attr_integer_value(number) / 2);
}

mica_value *probe_widen(mica_rewriter *rw, mica_loc loc, const mica_attr *number) {
  mica_op *op = probe_fold_constant_build(&rw->builder, loc, number);
  return op == NULL ? NULL : probe_fold_constant_result(op);
}

mica_op *probe_both(mica_builder *b, mica_loc loc, const mica_attr *number) {
  mica_op *op = probe_fold_constant_build(b, loc, number);
  if (op == NULL) return NULL;
  mica_value *value = probe_fold_constant_result(op);
  return probe_fold_halves_build(b, loc, value, value);
}

void probe_copy_note(mica_value *from, mica_value *to) {
  const mica_attr *note = mica_op_attribute(mica_value_op(from), MICA_STR("note"));
  if (note != NULL) (void)mica_op_set_attribute(mica_value_op(to), MICA_STR("note"), note);
}

bool probe_pat_canon_canonicalize(mica_rewriter *rw, mica_op *op) {
  mica_value *operand = probe_pat_canon_operand(op);
  if (!mica_value_is_argument(operand)) return false;
  mica_rewriter_replace(rw, op, &operand);
  return true;
}

// ---- The pass -----------------------------------------------------------------------------------

static bool fill(mica_patterns *patterns, bool canonicalizations) {
  if (!canonicalizations) return mica_patterns_add_all(patterns, probe_patterns);
  mica_patterns_add_canonicalizations(patterns);
  return true;
}

bool probe_patterns_run(mica_pass *pass, mica_op *op) {
  mica_patterns *patterns = mica_patterns_create(mica_pass_context(pass));
  mica_greedy_options options = mica_greedy_defaults();
  options.regions = MICA_SIMPLIFY_REGIONS_DISABLED;
  options.no_folds = true;
  options.no_unique_constants = true;
  const bool done = patterns != NULL &&
                    fill(patterns, probe_patterns_options_of(pass)->canonicalize) &&
                    mica_greedy_rewrite(op, patterns, &options, NULL) != MICA_GREEDY_NO_MEMORY;
  mica_patterns_destroy(patterns);
  return done;
}
