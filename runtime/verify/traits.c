// What traits demand of structure. What they demand of types stands in traits_types.c; a trait that
// states a fact has nothing to check.
#include "mica/dialect.h"

#include <assert.h>
#include "mica/verify.h"
#include "ir/op.h"

// ---- Structure ----------------------------------------------------------------------------------

bool mica_verify_no_regions(mica_op *op) { return mica_verify_region_count(op, 0); }

bool mica_verify_is_terminator(mica_op *op) {
  if (op->block != NULL && op->block->last == op) return true;
  return mica_op_error(op, "must be the last operation in the parent block");
}

bool mica_verify_single_block(mica_op *op) {
  bool needs_terminator = !mica_op_has_flag(op, MICA_OP_NO_TERMINATOR);
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = mica_op_region(op, i);
    if (region->first == NULL) continue;
    if (region->first != region->last)
      return mica_op_error(op, "expects region #%z to have 0 or 1 blocks", i);
    if (needs_terminator && region->first->first == NULL)
      return mica_op_error(op, "expects a non-empty block");
  }
  return true;
}

bool mica_verify_no_region_arguments(mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_block *entry = mica_op_region(op, i)->first;
    if (entry == NULL || entry->argument_count == 0) continue;
    if (op->region_count == 1) return mica_op_error(op, "region should have no arguments");
    return mica_op_error(op, "region #%z should have no arguments", i);
  }
  return true;
}

bool mica_verify_single_block_regions(mica_op *op) { return mica_verify_single_block(op); }

bool mica_verify_single_block_implicit_terminator(mica_op *op, const mica_op_def *terminator) {
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = mica_op_region(op, i);
    const mica_op *last = region->first == NULL ? NULL : region->first->last;
    if (last == NULL || mica_op_def_of(last) == terminator) continue;
    mica_diag *diag = mica_op_error_begin(op, "expects regions to end with '%s', found '%o'",
                                          terminator->name, last);
    mica_diag_note(diag, op->loc,
                   "in custom textual format, the absence of terminator implies '%s'",
                   terminator->name);
    return mica_diag_report(diag);
  }
  return true;
}

bool mica_verify_has_parent(mica_op *op, const char *const *names, size_t count) {
  assert(count > 0);
  const mica_op *parent = mica_op_parent(op);
  for (size_t i = 0; i < count && parent != NULL; i++)
    if (mica_op_def_of(parent) != NULL && mica_str_is(mica_op_name_of(parent), names[i]))
      return true;
  mica_diag *diag =
      mica_op_error_begin(op, "expects parent op %s", count != 1 ? "to be one of '" : "'");
  for (size_t i = 0; i < count; i++) mica_diag_append(diag, "%s%s", i == 0 ? "" : ", ", names[i]);
  mica_diag_append(diag, "'");
  return mica_diag_report(diag);
}
