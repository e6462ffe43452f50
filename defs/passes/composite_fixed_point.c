// --composite-fixed-point-pass: a pipeline inside of a pass, run until it changes nothing.
#include "passes/passes.h"

// The pipeline is one on any operation, made when a run begins.
bool passes_composite_fixed_point_initialize(mica_pass *pass, mica_context *ctx) {
  const passes_composite_fixed_point_options *o = passes_composite_fixed_point_options_of(pass);
  mica_pass_rename(pass, o->name);
  if (o->max_iter <= 0)
    return mica_error(ctx, mica_loc_unknown(), "Invalid maxIterations value: %d", (int)o->max_iter);
  mica_pass_manager *pipeline =
      mica_pass_manager_create(ctx, MICA_STR("any"), mica_pass_registry_of(pass));
  if (pipeline == NULL) return false;
  if (!mica_pass_manager_parse(pipeline, o->pipeline_str)) {
    mica_pass_manager_destroy(pipeline);
    return mica_error(ctx, mica_loc_unknown(), "Failed to parse composite pass pipeline");
  }
  mica_pass_set_user(pass, pipeline);
  return true;
}

void passes_composite_fixed_point_finish(mica_pass *pass, mica_context *ctx) {
  (void)ctx;
  mica_pass_manager_destroy(mica_pass_user(pass));
}

bool passes_composite_fixed_point_run(mica_pass *pass, mica_op *op) {
  const passes_composite_fixed_point_options *o = passes_composite_fixed_point_options_of(pass);
  mica_pass_manager *pipeline = mica_pass_user(pass);
  uint64_t before = mica_op_fingerprint(op);
  for (int32_t i = 0;; i++) {
    if (!mica_pass_run_pipeline(pass, pipeline, op)) return false;
    if (i >= o->max_iter) break;
    uint64_t after = mica_op_fingerprint(op);
    if (after == before) return true;
    before = after;
  }
  mica_diag_report(mica_op_diag_begin(op, MICA_WARNING,
                                      "Composite pass \"%S\"+ didn't converge in %d iterations",
                                      o->name, (int)o->max_iter));
  return true;
}
