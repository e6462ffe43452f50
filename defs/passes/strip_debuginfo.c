// --strip-debuginfo
#include "passes/passes.h"

static void strip_arguments(const mica_region *region) {
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (size_t i = 0; i < mica_block_argument_count(b); i++)
      mica_block_argument_set_loc(mica_block_argument_at(b, i), mica_loc_unknown());
}

static mica_walk strip(void *user, mica_op *op) {
  (void)user;
  mica_op_set_loc(op, mica_loc_unknown());
  for (size_t i = 0; i < mica_op_region_count(op); i++) strip_arguments(mica_op_region(op, i));
  return MICA_WALK_ON;
}

bool passes_strip_debug_info_run(mica_pass *pass, mica_op *op) {
  (void)pass;
  return mica_op_walk_before(op, strip, NULL);
}
