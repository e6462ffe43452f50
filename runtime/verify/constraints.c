// What definitions demand beyond their tables: sizes of groups, regions, successors, predicates.
#include "mica/diagnostic.h"
#include "mica/verify.h"

bool mica_verify_optional_group(mica_op *op, const char *what, mica_segment group) {
  if (group.count <= 1) return true;
  return mica_op_error(op, "%s group starting at #%u requires 0 or 1 element, but found %u", what,
                       group.first, group.count);
}

bool mica_verify_single_group(mica_op *op, const char *what, mica_segment group) {
  if (group.count == 1) return true;
  return mica_op_error(op, "%s group starting at #%u requires 1 element, but found %u", what,
                       group.first, group.count);
}

// "region #0 ('body') ", or "region #0 " of one without a name. `after` closes the name.
static bool unsatisfied(mica_op *op, const char *what, size_t index, const char *name,
                        const char *after, const char *summary) {
  bool is_named = name != NULL && *name != '\0';
  return mica_op_error(op, "%s #%z %s%s%sfailed to verify constraint: %s", what, index,
                       is_named ? "('" : "", is_named ? name : "", is_named ? after : "", summary);
}

bool mica_verify_region(mica_op *op, size_t index, const char *name, bool satisfied,
                        const char *summary) {
  return satisfied || unsatisfied(op, "region", index, name, "') ", summary);
}

// MLIR's message has the quote behind the parenthesis.
bool mica_verify_successor(mica_op *op, size_t index, const char *name, bool satisfied,
                           const char *summary) {
  return satisfied || unsatisfied(op, "successor", index, name, ")' ", summary);
}

bool mica_verify_that(mica_op *op, bool satisfied, const char *summary) {
  return satisfied || mica_op_error(op, "failed to verify that %s", summary);
}
