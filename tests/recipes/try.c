// The hooks of the dialect try, and a tool that reads it.
#include "builtin/builtin.h"
#include "mica/opt.h"
#include "mica/verify.h"
#include "try.h"

bool try_verify_unknown_op(mica_op *op) { return mica_op_error(op, "isn't known"); }

bool try_loop_verify_steps(mica_op *op) {
  return try_loop_step(op) != 0 || mica_op_error(op, "stands still");
}

mica_loop_values try_loop_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &try_dialect};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
