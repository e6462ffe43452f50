// The matmul family: which maps their author may give. Called by generated verifiers.
#include "shared.h"

static bool has_result(const mica_affine_map *map, const mica_affine_expr *expr) {
  for (size_t i = 0; i < map->result_count; i++)
    if (map->results[i] == expr) return true;
  return false;
}

static bool is_subset(const mica_affine_map *map, const mica_affine_map *usual) {
  for (size_t i = 0; i < map->result_count; i++)
    if (!has_result(usual, map->results[i])) return false;
  return true;
}

static bool result_has(const mica_affine_map *map, size_t result, size_t dim) {
  return result < map->result_count && mica_affine_uses_dim(map->results[result], (uint32_t)dim);
}

// Whether the maps are given and differ from the usual ones. NULL: they don't; *ok false: no
// memory.
static const mica_attr *unusual_maps(mica_op *op, const mica_attr **usual, bool *ok) {
  const linalg_structured *of = linalg_structured_of(op);
  *usual = linalg_read_maps(mica_op_context(op), of->declared);
  *ok = *usual != NULL;
  const mica_attr *given = *ok ? of->maps(op, of) : NULL;
  return given == *usual ? NULL : given;
}

bool linalg_matmul_check(mica_op *op) {
  const mica_attr *usual;
  bool ok;
  const mica_attr *given = unusual_maps(op, &usual, &ok);
  if (given == NULL) return ok;
  for (size_t i = 0; i < 2; i++) {
    if (mica_attr_array_elements(given).size <= i) break;
    const mica_affine_map *map = linalg_map_at(given, i), *other = linalg_map_at(usual, i);
    if (!is_subset(map, other))
      return mica_op_error(op, "Unexpected dim expression in map result.");
    bool repeats = map->result_count < other->result_count;
    if (repeats && !result_has(map, 0, map->dim_count - 1))
      return mica_op_error(op, "Invalid broadcast requested, should be (d2).");
  }
  return true;
}

// ---- Batches ------------------------------------------------------------------------------------

enum { BATCH, ROW, COLUMN, SUMMED };  // the loops

// An operand that is repeated along loops has at least the one that is summed up.
static bool may_repeat(const mica_affine_map *map, bool is_left) {
  if (map->result_count == 1) return result_has(map, 0, SUMMED);
  if (map->result_count != 2) return false;
  bool ends_summed = result_has(map, 1, SUMMED);
  if (is_left) return ends_summed && (result_has(map, 0, BATCH) || result_has(map, 0, ROW));
  return (ends_summed && result_has(map, 0, BATCH)) ||
         (result_has(map, 0, SUMMED) && result_has(map, 1, COLUMN));
}

static bool check_input(mica_op *op, const mica_affine_map *map, const mica_affine_map *usual,
                        bool is_left) {
  if (!is_subset(map, usual))
    return mica_op_error(
        op, "Unexpected result dim expression (outside the set of default result dims).");
  if (map->result_count > 3) return mica_op_error(op, "no. of result dim expressions exceeds 3.");
  if (map->result_count < usual->result_count)
    return may_repeat(map, is_left) || mica_op_error(op, "Invalid broadcast requested.");
  return result_has(map, 0, BATCH) || mica_op_error(op, "Invalid batch dimension expression.");
}

// The output has its loops in their order: with the batch or, where batches are summed up, without.
static bool check_output(mica_op *op, const mica_affine_map *map, const mica_affine_map *usual) {
  size_t count = usual->result_count;
  if (map->result_count != count)
    return mica_op_error(op, "expects %z dims, but got (%z).", count, map->result_count);
  for (size_t i = 0; i < count; i++)
    if (!result_has(map, i, (size_t)usual->results[i]->as.value))
      return mica_op_error(op, "Invalid output map result dimension.");
  return true;
}

static bool check_batch_maps(mica_op *op) {
  const mica_attr *usual;
  bool ok;
  const mica_attr *given = unusual_maps(op, &usual, &ok);
  if (given == NULL) return ok;
  if (mica_attr_array_elements(given).size != 3)
    return mica_op_error(op, "Indexing_map attribute must have 3 affine maps.");
  return check_input(op, linalg_map_at(given, 0), linalg_map_at(usual, 0), true) &&
         check_input(op, linalg_map_at(given, 1), linalg_map_at(usual, 1), false) &&
         check_output(op, linalg_map_at(given, 2), linalg_map_at(usual, 2));
}

bool linalg_batch_matmul_check(mica_op *op) { return check_batch_maps(op); }
bool linalg_batch_reduce_matmul_check(mica_op *op) { return check_batch_maps(op); }
