// Values that a list may hold once. For the checks of dialects; owns nothing.
#include "mica/verify.h"

#include <assert.h>
#include <stdlib.h>

#include "mica/context.h"
#include "mica/ir.h"

static int compare_values(const void *a, const void *b) {
  const mica_listed_value *x = a, *y = b;
  if (x->value != y->value) return (uintptr_t)x->value < (uintptr_t)y->value ? -1 : 1;
  return x->index < y->index ? -1 : 1;
}

size_t mica_first_repeated(mica_listed_value *list, size_t count, bool otherwise) {
  size_t first = SIZE_MAX;
  if (count > 1) qsort(list, count, sizeof *list, compare_values);
  for (size_t i = 1; i < count; i++) {
    const mica_listed_value *before = &list[i - 1], *here = &list[i];
    if (before->value != here->value || (otherwise && before->mark == here->mark)) continue;
    if (here->index < first) first = here->index;
  }
  return first;
}

bool mica_op_repeated_operand(const mica_op *op, mica_segment group, size_t *first) {
  mica_context *ctx = mica_op_context(op);
  assert((size_t)group.first + group.count <= mica_op_operand_count(op));
  *first = SIZE_MAX;
  if (group.count < 2) return true;
  mica_listed_value *list = mica_allocate(ctx, group.count * sizeof *list);
  if (list == NULL) return false;
  for (size_t i = 0; i < group.count; i++)
    list[i] = (mica_listed_value){mica_op_operand(op, group.first + i), i, false};
  *first = mica_first_repeated(list, group.count, false);
  mica_free(ctx, list, group.count * sizeof *list);
  return true;
}
