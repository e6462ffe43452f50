// Hooks of wasmssa's control: labels, and who leaves what by its number. Called by generated code;
// own nothing.
#include "wasmssa/wasmssa.h"

#include "mica/diagnostic.h"
#include "mica/print.h"

// ---- The form of `if` ---------------------------------------------------------------------------

bool wasmssa_parse_else_region(mica_parser *p, mica_op_state *out, mica_region *else_region) {
  mica_str word = {NULL, 0};
  (void)out;
  if (!mica_parse_optional_keyword_or_string(p, &word)) return true;
  // MLIR writes it in quotes, with a blank.
  if (!mica_str_is(word, "else") && !mica_str_is(word, "else ")) return true;
  return mica_parse_region(p, else_region, NULL, 0, false);
}

void wasmssa_print_else_region(mica_printer *p, const mica_op *op, mica_region *else_region) {
  (void)op;
  if (mica_region_is_empty(else_region)) return;
  mica_print_str(p, MICA_STR("else "));
  mica_print_region(p, else_region, true, true, false);
}

// ---- Labels -------------------------------------------------------------------------------------

const mica_block *wasmssa_block_label_target(const mica_op *op) { return wasmssa_block_target(op); }
const mica_block *wasmssa_if_label_target(const mica_op *op) { return wasmssa_if_target(op); }
const mica_block *wasmssa_loop_label_target(const mica_op *op) {
  return mica_region_first(wasmssa_loop_body(op));
}

bool wasmssa_check_label_level(mica_op *op) {
  const mica_block *target = wasmssa_label_level_op_interface_label_target(op);
  const mica_region *region = target == NULL ? NULL : mica_block_region(target);
  if (region != NULL &&
      (region == mica_block_region(mica_op_block(op)) || mica_region_parent(region) == op))
    return true;
  return mica_op_plain_error(
      op, "target should be a block defined in same level than operation or in its region.");
}

uint32_t wasmssa_block_return_exit_level(const mica_op *op) {
  (void)op;
  return 0;
}

uint32_t wasmssa_branch_if_label_branching_exit_level(const mica_op *op) {
  return wasmssa_branch_if_exit_level(op);
}

bool wasmssa_check_label_branching(mica_op *op) {
  const uint32_t level = wasmssa_label_branching_op_interface_exit_level(op);
  const mica_op *around = mica_op_parent(op);
  for (uint32_t i = 0; around != NULL && wasmssa_label_level_op_interface_isa(around); i++) {
    if (i == level) return true;
    around = mica_op_parent(around);
  }
  return mica_op_error(op, "stands in no operation with a label at level %u", level);
}
