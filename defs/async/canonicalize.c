// Canonicalizations of async: groups that nothing is added to. Called by generated code; owns
// nothing.
#include "async/async.h"
#include "mica/rewrite.h"

static const mica_op *other_user(const mica_value *group) {
  for (const mica_operand *use = mica_value_first_use(group); use != NULL;
       use = mica_operand_next_use(use))
    if (!async_await_all_isa(use->owner)) return use->owner;
  return NULL;
}

bool async_create_group_canonicalize(mica_rewriter *rw, mica_op *op) {
  const mica_value *group = async_create_group_result(op);
  if (other_user(group) != NULL) return false;
  while (!mica_value_is_unused(group)) mica_rewriter_erase(rw, mica_value_first_use(group)->owner);
  mica_rewriter_erase(rw, op);
  return true;
}
