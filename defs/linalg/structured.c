// Structured operations as such: their operands, effects, and what their maps and regions must be.
// Called by generated verifiers and by the runtime.
#include "shared.h"

const mica_interface linalg_op_interface_id = {"LinalgOp"};

const linalg_structured *linalg_structured_of(const mica_op *op) {
  return mica_op_interface(op, &linalg_op_interface_id);
}

bool linalg_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  (void)attr;
  return mica_str_is(name, "linalg.memoized_indexing_maps") ||
         mica_op_plain_error(op, "attribute '\"%S\"' not supported by the linalg dialect", name);
}

// ---- Operands -----------------------------------------------------------------------------------

static mica_successor_operands second_half(const mica_op *op) {
  size_t half = mica_op_operand_count(op) / 2;
  return (mica_successor_operands){.first = half, .count = half};
}
const mica_destination_style_interface linalg_half_is_destination = {second_half};

const mica_attr *linalg_ones(mica_context *ctx, size_t count) {
  static const int64_t ones[] = {1, 1, 1};
  return mica_attr_integer_vector(mica_type_i(ctx, 64), (mica_int64s){ones, count});
}

static bool error_of_unstructured(mica_op *op) {
  return mica_op_plain_error(op, "expected a LinalgOp");
}

bool linalg_verify_without(mica_op *op, linalg_fault *fault_of) {
  const linalg_structured *of = linalg_structured_of(op);
  if (of == NULL) return error_of_unstructured(op);
  const mica_attr *maps = of->maps(op, of);
  const mica_affine_map *loops = of->loops(op, of);
  if (maps == NULL || loops == NULL) return false;
  const char *fault = fault_of(op, maps, loops);
  return fault == NULL || mica_op_plain_error(op, "%s", fault);
}

// ---- Effects ------------------------------------------------------------------------------------

bool linalg_add_effect(mica_effects *out, const mica_op *op, size_t operand,
                       mica_effect_kind kind) {
  return mica_effects_add(out, (mica_effect){.kind = kind,
                                             .value = mica_op_operand(op, operand),
                                             .resource = MICA_RESOURCE_DEFAULT,
                                             .is_full = true});
}

// Whether the region reads what stands there; that of linalg.map reads no output.
static bool uses_argument(const mica_op *op, size_t operand) {
  if (linalg_map_isa(op) || mica_op_region_count(op) == 0) return false;
  const mica_block *body = mica_op_region(op, 0)->first;
  return body != NULL && operand < mica_block_argument_count(body) &&
         !mica_value_is_unused(mica_block_argument_at(body, operand));
}

static bool structured_effects(const mica_op *op, mica_effects *out) {
  mica_successor_operands outputs = mica_op_destinations(op);
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    if (!mica_type_is_memref(linalg_operand_type(op, i))) continue;
    bool is_output = i >= outputs.first;
    if ((!is_output || uses_argument(op, i)) && !linalg_add_effect(out, op, i, MICA_EFFECT_READ))
      return false;
    if (is_output && !linalg_add_effect(out, op, i, MICA_EFFECT_WRITE)) return false;
  }
  return true;
}
const mica_effects_interface linalg_effects = {.effects = structured_effects};

static mica_speculatability structured_speculatability(const mica_op *op) {
  return mica_op_is_on_tensors(op) ? MICA_RECURSIVELY_SPECULATABLE : MICA_NOT_SPECULATABLE;
}
const mica_speculatable_interface linalg_speculatable = {structured_speculatability};

// ---- Maps against shapes ------------------------------------------------------------------------

static bool check_ranks(mica_op *op, const mica_attr *maps) {
  size_t count = mica_attr_array_elements(maps).size;
  if (count != mica_op_operand_count(op))
    return mica_op_error(op,
                         "expected the number of indexing_map (%z) to be equal to the number of "
                         "input/output operands (%z)",
                         count, mica_op_operand_count(op));
  for (size_t i = 0; i < count; i++) {
    const mica_affine_map *map = linalg_map_at(maps, i);
    if (map->symbol_count != 0)
      return mica_op_error(op, "unexpected symbols in indexing_map #%z", i);
    size_t rank = linalg_rank(linalg_operand_type(op, i));
    if (map->result_count != rank)
      return mica_op_error(
          op, "expected operand #%z rank (%z) to match the result rank of indexing_map (%z)", i,
          rank, map->result_count);
  }
  return true;
}

// How often each loop runs, by the first dimension of an operand that is the loop itself.
typedef struct loop_sizes {
  int64_t *last, *zero;  // of each loop: its last number; 0
  bool *found;
  size_t count, bytes;
  bool all_found, all_known;
} loop_sizes;

static bool make_sizes(mica_context *ctx, size_t count, loop_sizes *out) {
  *out = (loop_sizes){.count = count, .bytes = (count + 1) * (2 * sizeof(int64_t) + sizeof(bool))};
  out->last = mica_allocate(ctx, out->bytes);
  if (out->last == NULL) return false;
  memset(out->last, 0, out->bytes);
  out->zero = out->last + count;
  out->found = (bool *)(out->zero + count);
  return true;
}

static void find_sizes(const mica_op *op, const mica_attr *maps, loop_sizes *out) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_affine_map *map = linalg_map_at(maps, i);
    mica_int64s shape = linalg_shape(linalg_operand_type(op, i));
    for (size_t r = 0; r < map->result_count; r++) {
      const mica_affine_expr *e = map->results[r];
      if (e->kind != MICA_AFFINE_DIM || out->found[e->as.value]) continue;
      out->found[e->as.value] = true;
      out->last[e->as.value] = shape.data[r];
    }
  }
  out->all_found = out->all_known = true;
  for (size_t i = 0; i < out->count; i++) {
    out->all_found = out->all_found && out->found[i];
    out->all_known = out->all_known && out->last[i] != MICA_DYNAMIC;
    if (out->last[i] != MICA_DYNAMIC) out->last[i]--;
  }
}

// All results of all maps. NULL: no memory.
static const mica_affine_map *joined(const mica_op *op, const mica_attr *maps, size_t dims) {
  size_t count = 0, n = 0;
  mica_attrs all = mica_attr_array_elements(maps);
  for (size_t i = 0; i < all.size; i++) count += linalg_map_at(maps, i)->result_count;
  mica_context *ctx = mica_op_context(op);
  const mica_affine_expr **results =
      mica_allocate(ctx, (count + 1) * sizeof(const mica_affine_expr *));
  if (results == NULL) return NULL;
  for (size_t i = 0; i < all.size; i++)
    for (size_t r = 0; r < linalg_map_at(maps, i)->result_count; r++)
      results[n++] = linalg_map_at(maps, i)->results[r];
  const mica_affine_map *map = mica_affine_map_get(ctx, (uint32_t)dims, 0, results, count);
  mica_free(ctx, results, (count + 1) * sizeof(const mica_affine_expr *));
  return map;
}

static bool report_map(mica_context *ctx, mica_diag *diag, const mica_affine_map *map,
                       const char *end) {
  mica_str text = map == NULL ? (mica_str){NULL, 0} : linalg_map_text(map);
  if (text.data == NULL) return mica_diag_report(diag);
  mica_diag_append(diag, "%S%s", text, end);
  mica_free(ctx, (char *)(uintptr_t)text.data, text.size + 1);
  return mica_diag_report(diag);
}

// The numbers that an access gives for the first and the last iteration lie in the shape.
static bool check_access(mica_op *op, size_t operand, const mica_affine_map *map, size_t dim,
                         const loop_sizes *sizes) {
  int64_t size = linalg_shape(linalg_operand_type(op, operand)).data[dim], first, last;
  const mica_affine_expr *access = map->results[dim];
  if (size == MICA_DYNAMIC || size == 0 || !mica_affine_value(access, sizes->zero, &first) ||
      !mica_affine_value(access, sizes->last, &last))
    return true;
  if (first < 0 || last < 0) {
    mica_diag *diag =
        mica_op_error_begin(op, "unexpected result less than 0 at expression #%z in ", dim);
    return report_map(mica_op_context(op), diag, map, "");
  }
  int64_t most = first > last ? first : last;
  if (most == INT64_MAX) return true;
  int64_t needed = most + 1;
  bool is_loop = access->kind == MICA_AFFINE_DIM;
  if (is_loop ? needed == size : needed <= size) return true;
  return mica_op_error(op,
                       "inferred input/output operand #%z has shape's dimension #%z to be %s%I, "
                       "but found %I",
                       operand, dim, is_loop ? "" : "greater than or equal to ", needed, size);
}

static bool check_accesses(mica_op *op, const mica_attr *maps, const loop_sizes *sizes) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_affine_map *map = linalg_map_at(maps, i);
    for (size_t dim = 0; dim < map->result_count; dim++)
      if (!check_access(op, i, map, dim, sizes)) return false;
  }
  return true;
}

static bool report_not_invertible(mica_op *op, const mica_attr *maps, size_t dims) {
  mica_diag *diag = mica_op_error_begin(op, "invalid indexing maps are non-invertible: (");
  return report_map(mica_op_context(op), diag, joined(op, maps, dims), ")");
}

static bool check_shapes(mica_op *op, const mica_attr *maps) {
  size_t dims = 0;
  mica_attrs all = mica_attr_array_elements(maps);
  for (size_t i = 0; i < all.size; i++)
    if (linalg_map_at(maps, i)->dim_count > dims) dims = linalg_map_at(maps, i)->dim_count;
  loop_sizes sizes;
  if (!make_sizes(mica_op_context(op), dims, &sizes)) return false;
  find_sizes(op, maps, &sizes);
  bool ok = sizes.all_found ? !sizes.all_known || check_accesses(op, maps, &sizes)
                            : report_not_invertible(op, maps, dims);
  mica_free(mica_op_context(op), sizes.last, sizes.bytes);
  return ok;
}

// ---- The whole ----------------------------------------------------------------------------------

static bool check_loops(mica_op *op, const mica_attr *maps, size_t loops) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (linalg_map_at(maps, i)->dim_count != loops)
      return mica_op_error(
          op, "expected indexing_map #%z to have %z dim(s) to match the number of loops", i, loops);
  return true;
}

static bool check_region(mica_op *op) {
  if (mica_op_region_count(op) != 1 || !mica_region_has_one_block(mica_op_region(op, 0)))
    return mica_op_error(op, "expects to have 1 region with 1 block");
  const mica_block *body = mica_op_region(op, 0)->first;
  if (mica_block_argument_count(body) != mica_op_operand_count(op))
    return mica_op_error(op,
                         "expected as many non-induction variable region arguments as the number "
                         "of input/output operands");
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *element = linalg_element(linalg_operand_type(op, i));
    const mica_type *given = mica_value_type(mica_block_argument_at(body, i));
    if (element != given)
      return mica_op_error(op,
                           "expected type of bb argument #%z ('%t') to match element or self type "
                           "of the corresponding operand ('%t')",
                           i, given, element);
  }
  return true;
}

bool linalg_verify_structured(mica_op *op) {
  const linalg_structured *of = linalg_structured_of(op);
  if (mica_op_operand_count(op) > 0 && !mica_op_is_on_tensors(op) && !mica_op_is_on_memory(op))
    return mica_op_error(op, "expected to have pure tensor or buffer semantics");
  const mica_attr *maps = of->maps(op, of);
  if (maps == NULL || !check_ranks(op, maps) || !check_shapes(op, maps)) return false;
  const mica_affine_map *loops = of->loops(op, of);
  return loops != NULL && check_loops(op, maps, loops->dim_count) && check_region(op);
}

// ---- FillOpInterface ----------------------------------------------------------------------------

bool linalg_verify_fill(mica_op *op) {
  if (linalg_structured_of(op) == NULL) return error_of_unstructured(op);
  size_t inputs = linalg_input_count(op);
  if (inputs != 1 || mica_op_operand_count(op) != 2)
    return mica_op_plain_error(op, "expected op with 1 input and 1 output");
  const mica_type *value = linalg_operand_type(op, 0);
  if (mica_type_is_tensor(value) || mica_type_is_any_memref(value))
    return mica_op_plain_error(op, "expected op with scalar input");
  const mica_type *element = mica_type_element(linalg_operand_type(op, 1));
  return value == element ||
         mica_op_error(op, "expected fill value type ('%t') to match output element type ('%t')",
                       value, element);
}
