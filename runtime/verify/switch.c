// Operations that switch between regions by a number: the first region is the default, each of the
// others has a value. Called by dialects' hooks.
#include <stdint.h>
#include <stdlib.h>

#include "ir/op.h"
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/verify.h"

// Whose value it is, in messages: the default region or a case's.
static void append_region_name(mica_diag *diag, size_t region) {
  if (region == 0) mica_diag_append(diag, "default region");
  else mica_diag_append(diag, "case region #%z", region - 1);
}

static bool wrong_count(mica_op *op, const mica_op *yield, size_t region) {
  mica_diag *diag = mica_op_error_begin(op, "expected each region to return %z values, but ",
                                        mica_op_result_count(op));
  append_region_name(diag, region);
  mica_diag_append(diag, " returns %z", mica_op_operand_count(yield));
  mica_diag_note(diag, mica_op_loc(yield), "see yield operation here");
  return mica_diag_report(diag);
}

static bool check_region(mica_op *op, size_t region, const mica_op_def *yield_def) {
  const mica_op *yield = mica_op_region(op, region)->first->last;
  if (mica_op_def_of(yield) != yield_def)
    return mica_op_error(op, "expected region to end with %s, but got %o", yield_def->name, yield);
  if (mica_op_operand_count(yield) != mica_op_result_count(op))
    return wrong_count(op, yield, region);
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_type *wanted = mica_value_type(mica_op_result(op, i));
    const mica_type *found = mica_value_type(mica_op_operand(yield, i));
    if (wanted == found) continue;
    mica_diag *diag =
        mica_op_error_begin(op, "expected result #%z of each region to be '%t'", i, wanted);
    mica_diag_note(diag, mica_op_loc(yield), "");
    append_region_name(diag, region);
    mica_diag_append(diag, " returns '%t' here", found);
    return mica_diag_report(diag);
  }
  return true;
}

typedef struct numbered_case {
  int64_t value;
  size_t index;
} numbered_case;

static int compare_cases(const void *a, const void *b) {
  const numbered_case *x = a, *y = b;
  if (x->value != y->value) return x->value < y->value ? -1 : 1;
  return (x->index > y->index) - (x->index < y->index);
}

// The place of the first value that stood before; SIZE_MAX: none does.
static size_t find_duplicate(numbered_case *cases, size_t count) {
  size_t found = SIZE_MAX;
  qsort(cases, count, sizeof *cases, compare_cases);
  for (size_t i = 1; i < count; i++)
    if (cases[i].value == cases[i - 1].value && cases[i].index < found) found = cases[i].index;
  return found;
}

static bool check_duplicates(mica_op *op, mica_int64s values) {
  if (values.size < 2) return true;
  mica_context *ctx = mica_op_context(op);
  numbered_case *cases = mica_allocate(ctx, values.size * sizeof *cases);
  if (cases == NULL) return false;
  for (size_t i = 0; i < values.size; i++) cases[i] = (numbered_case){values.data[i], i};
  size_t found = find_duplicate(cases, values.size);
  mica_free(ctx, cases, values.size * sizeof *cases);
  return found == SIZE_MAX || mica_op_error(op, "has duplicate case value: %I", values.data[found]);
}

bool mica_verify_switch(mica_op *op, mica_int64s cases, const mica_op_def *yield) {
  const size_t regions = mica_op_region_count(op);
  if (cases.size != regions - 1)
    return mica_op_error(op, "has %z case regions but %z case values", regions - 1, cases.size);
  if (!check_duplicates(op, cases)) return false;
  for (size_t i = 0; i < regions; i++)
    if (!check_region(op, i, yield)) return false;
  return true;
}
