// mica-opt with the dialects of tests besides: probe for tests of definitions, and MLIR's own test,
// with what that adds to transform.
#include "mica/dialects.h"
#include "mica/opt.h"
#include "mica/passes.h"
#include "probe/probe.h"
#include "test/test.h"
#include "test_transform/test_transform.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {MICA_DIALECTS, &probe_dialect, &test_dialect,
                                                     &transform_test_transform_extension};
  static const mica_pass_def *const passes[] = {MICA_PASSES, PROBE_PASSES};
  const mica_opt_tool tool = {.dialects = dialects,
                              .dialect_count = sizeof dialects / sizeof *dialects,
                              .passes = {passes, sizeof passes / sizeof *passes, NULL, 0}};
  return mica_opt_main_with(argc, argv, &tool);
}
