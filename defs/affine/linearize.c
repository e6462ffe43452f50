// Hooks of delinearize_index and linearize_index. Called by generated code; own nothing.
#include "affine/affine.h"

static bool check_basis(mica_op *op, mica_int64s basis, size_t values) {
  size_t dynamic = 0;
  for (size_t i = 0; i < basis.size; i++) dynamic += basis.data[i] == MICA_DYNAMIC;
  return dynamic == values ||
         mica_op_error(op,
                       "mismatch between dynamic and static basis (kDynamic marker but no "
                       "corresponding dynamic basis entry) -- this can only happen due to an "
                       "incorrect fold/rewrite");
}

bool affine_delinearize_index_check(mica_op *op) {
  mica_int64s basis = affine_delinearize_index_static_basis(op);
  size_t results = mica_op_result_count(op);
  if (results != basis.size && results != basis.size + 1)
    return mica_op_error(op,
                         "should return an index for each basis element and up to one extra index");
  if (!check_basis(op, basis, affine_delinearize_index_dynamic_basis_count(op))) return false;
  for (size_t i = 0; i < basis.size; i++)
    if (basis.data[i] <= 0 && basis.data[i] != MICA_DYNAMIC)
      return mica_op_error(op, "no basis element may be statically non-positive");
  return true;
}

bool affine_linearize_index_check(mica_op *op) {
  mica_int64s basis = affine_linearize_index_static_basis(op);
  size_t indices = affine_linearize_index_multi_index_count(op);
  if (indices != basis.size && indices != basis.size + 1)
    return mica_op_error(op,
                         "should be passed a basis element for each index except possibly the "
                         "first");
  return check_basis(op, basis, affine_linearize_index_dynamic_basis_count(op));
}
