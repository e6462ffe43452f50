// Affine maps of structured operations: those that a declaration gives as text, and the common
// ones. Called by the hooks of linalg; maps live as long as the context.
#include "shared.h"

const mica_affine_map *linalg_map_at(const mica_attr *maps, size_t i) {
  return mica_attr_affine_map_value(mica_attr_array_elements(maps).data[i]);
}

const mica_attr *linalg_read_maps(mica_context *ctx, const char *text) {
  const mica_attr *maps = mica_context_kept(ctx, text);
  if (maps != NULL) return maps;
  maps = mica_parse_attr_text(ctx, mica_str_of(text));
  return maps != NULL && mica_context_keep(ctx, text, maps) ? maps : NULL;
}

mica_attrs linalg_maps(mica_context *ctx, const char *text) {
  const mica_attr *maps = linalg_read_maps(ctx, text);
  return maps == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(maps);
}

const mica_attr *linalg_equal_maps(mica_context *ctx, const mica_affine_map *map,
                                   const mica_affine_map *last, size_t count) {
  const mica_attr *first = map == NULL ? NULL : mica_attr_affine_map(map);
  const mica_attr *other = last == NULL ? NULL : mica_attr_affine_map(last);
  const mica_attr **all = mica_allocate(ctx, count * sizeof(const mica_attr *));
  const mica_attr *array = NULL;
  if (first != NULL && other != NULL && all != NULL) {
    for (size_t i = 0; i < count; i++) all[i] = i + 1 < count ? first : other;
    array = mica_attr_array(ctx, (mica_attrs){all, count});
  }
  mica_free(ctx, all, count * sizeof(const mica_attr *));
  return array;
}

const mica_affine_map *linalg_identity_without(mica_context *ctx, size_t rank,
                                               mica_int64s numbers) {
  const mica_affine_expr **dims = mica_allocate(ctx, rank * sizeof(const mica_affine_expr *));
  bool *is_left_out = linalg_marks(ctx, numbers, rank);
  size_t count = 0;
  bool ok = (dims != NULL || rank == 0) && is_left_out != NULL;
  for (size_t i = 0; i < rank && ok; i++) {
    if (is_left_out[i]) continue;
    dims[count] = mica_affine_dim(ctx, (uint32_t)i);
    ok = dims[count++] != NULL;
  }
  const mica_affine_map *map = ok ? mica_affine_map_get(ctx, (uint32_t)rank, 0, dims, count) : NULL;
  mica_free(ctx, is_left_out, rank + 1);
  mica_free(ctx, dims, rank * sizeof(const mica_affine_expr *));
  return map;
}

// An attribute's text is affine_map<...>.
mica_str linalg_map_text(const mica_affine_map *map) {
  const mica_attr *attr = mica_attr_affine_map(map);
  mica_str text = attr == NULL ? (mica_str){NULL, 0} : mica_attr_to_text(attr);
  mica_str inside = {NULL, 0};
  if (text.data == NULL) return inside;
  size_t before = sizeof "affine_map<" - 1, size = text.size - before - 1;
  char *copy = mica_allocate(map->context, size + 1);
  if (copy != NULL) {
    memcpy(copy, text.data + before, size);
    copy[size] = '\0';
    inside = (mica_str){copy, size};
  }
  mica_free(map->context, (char *)(uintptr_t)text.data, text.size + 1);
  return inside;
}

// ---- Maps of a declaration ----------------------------------------------------------------------

static const mica_affine_expr *substitute(const mica_affine_expr *expr, const int64_t *numbers) {
  if (expr->kind == MICA_AFFINE_SYMBOL)
    return mica_affine_constant(expr->context, numbers[expr->as.value]);
  if (expr->kind > MICA_AFFINE_CEILDIV) return expr;
  const mica_affine_expr *left = substitute(expr->as.binary.left, numbers);
  const mica_affine_expr *right = substitute(expr->as.binary.right, numbers);
  return left == NULL || right == NULL ? NULL : mica_affine_binary(expr->kind, left, right);
}

enum { SYMBOLS_MAX = 6, RESULTS_MAX = 8, OPERANDS_MAX = 8 };

static const mica_attr *substitute_map(const mica_affine_map *map, const int64_t *numbers) {
  const mica_affine_expr *results[RESULTS_MAX];
  assert(map->result_count <= RESULTS_MAX && map->symbol_count <= SYMBOLS_MAX);
  for (size_t i = 0; i < map->result_count; i++) {
    results[i] = substitute(map->results[i], numbers);
    if (results[i] == NULL) return NULL;
  }
  const mica_affine_map *made =
      mica_affine_map_get(map->context, map->dim_count, 0, results, map->result_count);
  return made == NULL ? NULL : mica_attr_affine_map(made);
}

// The numbers of an attribute, or as many ones.
static void read_numbers(const mica_op *op, mica_str name, int64_t *out, size_t count) {
  const mica_attr *given = mica_op_attribute(op, name);
  size_t size = 0;
  bool has_data = given != NULL && mica_attr_is_dense_int_elements(given);
  const char *data = has_data ? mica_attr_dense_data(given, &size) : NULL;
  bool is_splat = data != NULL && mica_attr_dense_is_splat(given);
  for (size_t i = 0; i < count; i++) {
    out[i] = 1;
    size_t from = is_splat ? 0 : i * sizeof *out;
    if (data != NULL && from + sizeof *out <= size) memcpy(&out[i], data + from, sizeof *out);
  }
}

static const mica_attr *make_maps(const mica_op *op, const mica_attr *declared) {
  mica_attrs maps = mica_attr_array_elements(declared);
  size_t symbols = linalg_map_at(declared, 0)->symbol_count;
  if (symbols == 0) return declared;
  int64_t numbers[SYMBOLS_MAX];
  const mica_attr *made[OPERANDS_MAX];
  assert(symbols <= SYMBOLS_MAX && maps.size <= OPERANDS_MAX);
  read_numbers(op, MICA_STR("strides"), numbers, symbols / 2);
  read_numbers(op, MICA_STR("dilations"), numbers + symbols / 2, symbols / 2);
  for (size_t i = 0; i < maps.size; i++) {
    made[i] = substitute_map(linalg_map_at(declared, i), numbers);
    if (made[i] == NULL) return NULL;
  }
  return mica_attr_array(mica_op_context(op), (mica_attrs){made, maps.size});
}

static bool are_maps(const mica_attr *attr) {
  if (attr == NULL || !mica_attr_is_array(attr)) return false;
  mica_attrs elements = mica_attr_array_elements(attr);
  for (size_t i = 0; i < elements.size; i++)
    if (!mica_attr_is_affine_map(elements.data[i])) return false;
  return true;
}

// As in MLIR they are kept beside the operation, where the generic form shows them.
const mica_attr *linalg_declared_maps(mica_op *op, const linalg_structured *of) {
  mica_str kept = MICA_STR("linalg.memoized_indexing_maps");
  const mica_attr *known = mica_op_attribute(op, kept);
  if (are_maps(known)) return known;
  const mica_attr *declared = linalg_read_maps(mica_op_context(op), of->declared);
  const mica_attr *maps = declared == NULL ? NULL : make_maps(op, declared);
  return maps != NULL && mica_op_set_attribute(op, kept, maps) ? maps : NULL;
}

const mica_affine_map *linalg_declared_loops(mica_op *op, const linalg_structured *of) {
  const mica_attr *declared = linalg_read_maps(mica_op_context(op), of->declared);
  if (declared == NULL) return NULL;
  return linalg_map_at(declared, mica_attr_array_elements(declared).size - 1);
}

// ---- Maps that follow from ranks ----------------------------------------------------------------

const mica_attr *linalg_elements_maps(mica_op *op, const linalg_structured *of) {
  mica_context *ctx = mica_op_context(op);
  const mica_affine_map *all = of->loops(op, of);
  const mica_affine_map *scalar =
      all == NULL ? NULL : mica_affine_map_get(ctx, all->dim_count, 0, NULL, 0);
  size_t count = mica_op_operand_count(op);
  const mica_attr **maps = mica_allocate(ctx, count * sizeof(const mica_attr *));
  const mica_attr *array = NULL;
  bool ok = scalar != NULL && maps != NULL;
  for (size_t i = 0; i < count && ok; i++) {
    bool is_scalar = linalg_rank(linalg_operand_type(op, i)) == 0;
    maps[i] = mica_attr_affine_map(is_scalar ? scalar : all);
    ok = maps[i] != NULL;
  }
  if (ok) array = mica_attr_array(ctx, (mica_attrs){maps, count});
  mica_free(ctx, maps, count * sizeof(const mica_attr *));
  return array;
}

const mica_affine_map *linalg_output_loops(mica_op *op, const linalg_structured *of) {
  (void)of;
  mica_successor_operands outputs = mica_op_destinations(op);
  size_t rank = outputs.count == 0 ? 0 : linalg_rank(linalg_operand_type(op, outputs.first));
  return mica_affine_map_identity(mica_op_context(op), (uint32_t)rank);
}

// ---- Maps that the operation has ----------------------------------------------------------------

const mica_attr *linalg_given_maps(mica_op *op, const linalg_structured *of) {
  const mica_attr *given = mica_op_attribute(op, MICA_STR("indexing_maps"));
  if (are_maps(given)) return given;
  mica_context *ctx = mica_op_context(op);
  return of->declared == NULL ? mica_attr_array(ctx, (mica_attrs){NULL, 0})
                              : linalg_read_maps(ctx, of->declared);
}

// What the output's map has is parallel.
const mica_affine_map *linalg_contract_loops(mica_op *op, const linalg_structured *of) {
  const mica_attr *maps = of->maps(op, of);
  size_t count = maps == NULL ? 0 : mica_attr_array_elements(maps).size;
  if (maps != NULL && count == 0) return mica_affine_map_identity(mica_op_context(op), 0);
  return maps == NULL ? NULL : linalg_map_at(maps, count - 1);
}
