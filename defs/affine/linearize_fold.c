// Folds of affine.delinearize_index and linearize_index. Called by generated code; own nothing.
#include "affine/affine.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/mixed.h"

// Values of the basis that are constants become numbers, in the operation itself. False: none is,
// or no memory.
static bool know_basis(mica_op *op, mica_segment values, mica_int64s numbers,
                       bool (*fits)(int64_t number),
                       bool (*set_numbers)(mica_op *op, mica_int64s numbers),
                       bool (*set_values)(mica_op *op, mica_value *const *values, size_t count)) {
  mica_mixed basis;
  bool done = mica_mixed_of(op, values, numbers, &basis) && mica_mixed_fold(&basis, fits) != 0 &&
              set_values(op, basis.values, basis.value_count) &&
              set_numbers(op, mica_mixed_numbers(&basis));
  mica_mixed_free(&basis);
  return done;
}
static bool is_positive(int64_t number) { return number > 0; }

static bool set_values_of_split(mica_op *op, mica_value *const *values, size_t count) {
  return affine_delinearize_index_set_dynamic_basis(op, values, count);
}
static bool set_values_of_join(mica_op *op, mica_value *const *values, size_t count) {
  return affine_linearize_index_set_dynamic_basis(op, values, count);
}

// ---- delinearize_index --------------------------------------------------------------------------

// Each part of a number, the last of which is found first.
static bool split(mica_op *op, int64_t number, mica_int64s basis, mica_fold *out) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_result_count(op), room = (count + 1) * sizeof(int64_t);
  int64_t *parts = mica_allocate(ctx, room);
  bool ok = parts != NULL;
  const size_t skipped = basis.size == count ? 1 : 0;
  for (size_t i = count; ok && i-- > 1;) {
    const int64_t size = basis.data[i - 1 + skipped];
    const int64_t rest = number % size;
    parts[i] = rest < 0 ? rest + size : rest;
    number = number / size - (rest < 0);
  }
  if (ok) parts[0] = number;
  for (size_t i = 0; ok && i < count; i++) ok = mica_fold_attr(out, mica_attr_index(ctx, parts[i]));
  mica_free(ctx, parts, room);
  return ok;
}

static bool all_positive(mica_int64s basis) {
  for (size_t i = 0; i < basis.size; i++)
    if (basis.data[i] <= 0) return false;
  return true;
}

bool affine_delinearize_index_fold(mica_op *op, const mica_attr *linear_index,
                                   const mica_attr *const *dynamic_basis,
                                   size_t dynamic_basis_count, mica_fold *out) {
  (void)dynamic_basis;
  if (know_basis(op, affine_delinearize_index_dynamic_basis_segment(op),
                 affine_delinearize_index_static_basis(op), is_positive,
                 affine_delinearize_index_set_static_basis, set_values_of_split))
    return true;
  const mica_int64s basis = affine_delinearize_index_static_basis(op);
  if (mica_op_result_count(op) == 1)
    return mica_fold_value(out, affine_delinearize_index_linear_index(op));
  return linear_index != NULL && mica_attr_is_integer(linear_index) && dynamic_basis_count == 0 &&
         mica_op_result_count(op) != 0 && all_positive(basis) &&
         split(op, mica_attr_integer_value(linear_index), basis, out);
}

// ---- linearize_index ----------------------------------------------------------------------------

bool affine_linearize_index_fold(mica_op *op, const mica_attr *const *multi_index,
                                 size_t multi_index_count, const mica_attr *const *dynamic_basis,
                                 size_t dynamic_basis_count, mica_fold *out) {
  (void)dynamic_basis;
  if (know_basis(op, affine_linearize_index_dynamic_basis_segment(op),
                 affine_linearize_index_static_basis(op), mica_is_any_number,
                 affine_linearize_index_set_static_basis, set_values_of_join))
    return true;
  if (multi_index_count == 1)
    return mica_fold_value(out, affine_linearize_index_multi_index(op, 0));
  if (dynamic_basis_count != 0) return false;
  const mica_int64s basis = affine_linearize_index_static_basis(op);
  uint64_t sum = 0, stride = 1;
  for (size_t i = multi_index_count; i-- > 0;) {
    if (multi_index[i] == NULL || !mica_attr_is_integer(multi_index[i])) return false;
    sum += (uint64_t)mica_attr_integer_value(multi_index[i]) * stride;
    const size_t at = i + basis.size - multi_index_count;
    if (at < basis.size) stride *= (uint64_t)basis.data[at];
  }
  return mica_fold_attr(out, mica_attr_index(mica_op_context(op), (int64_t)sum));
}
