// Hooks of contract: its custom form, and the rules that join its maps with the operands' shapes.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- `{maps, kinds} %a, %b, %c : vector<4xf32>, vector<4xf32> into f32` -------------------------

#define MAPS_NAME MICA_STR("indexing_maps")
#define KINDS_NAME MICA_STR("iterator_types")

// The dictionary before the operands: its entries are attributes like those behind them.
static bool add_entries(mica_op_state *out, const mica_attr *dictionary) {
  mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  for (size_t i = 0; i < entries.size; i++)
    if (!mica_state_set_attribute(out, entries.data[i].name, entries.data[i].value)) return false;
  return true;
}

// In text the kinds of dimensions are strings.
static bool read_kind(mica_parser *p, mica_position at, const mica_attr *text,
                      const mica_attr **kind) {
  vector_iterator_type value;
  if (!mica_attr_is_string(text)) return mica_parse_error(p, at, "expected strings as kinds");
  mica_str name = mica_attr_string_value(text);
  if (!vector_iterator_type_from_text(name, &value))
    return mica_parse_error(p, at, "unexpected iterator_type (%S)", name);
  *kind = vector_iterator_type_attr_get(mica_parser_context(p), value);
  return *kind != NULL;
}

static bool replace_kinds(mica_parser *p, mica_op_state *out, mica_position at) {
  const mica_attr *texts = mica_state_attribute(out, KINDS_NAME);
  if (texts == NULL || !mica_attr_is_array(texts))
    return mica_parse_error(p, at, "expected \"iterator_types\" array attribute");
  mica_attrs from = mica_attr_array_elements(texts);
  const mica_attr **kinds = mica_parser_scratch(p, (from.size + 1) * sizeof *kinds);
  if (kinds == NULL) return false;
  for (size_t i = 0; i < from.size; i++)
    if (!read_kind(p, at, from.data[i], &kinds[i])) return false;
  const mica_attr *all = mica_attr_array(mica_parser_context(p), (mica_attrs){kinds, from.size});
  mica_state_remove_attribute(out, KINDS_NAME);
  return all != NULL && mica_state_set_attribute(out, KINDS_NAME, all);
}

// What is written for it and is no kind of combining leaves none: the verifier speaks of that.
static bool add_default_kind(mica_op_state *out) {
  if (mica_state_attribute(out, MICA_STR("kind")) != NULL) return true;
  const mica_attr *kind =
      vector_combining_kind_attr_get(mica_state_context(out), VECTOR_COMBINING_KIND_ADD);
  mica_state_set_slot(out, VECTOR_CONTRACT_SLOT_KIND, kind);
  return kind != NULL;
}

// Masks once stood behind the accumulator: they are read, and refused for being too many.
static bool add_masks(mica_parser *p, mica_op_state *out, mica_operand_refs masks,
                      mica_types types) {
  if (masks.size == 0) return true;
  if (masks.size != 2)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected zero or exactly 2 vector mask operands");
  for (size_t i = 0; i < 2; i++) {
    const mica_type *type = vector_mask_type(types.data[i]);
    if (type == NULL) return mica_parse_error(p, masks.data[i].at, "expected a mask of a vector");
    if (!mica_state_operands(out, &masks.data[i], 1, type)) return false;
  }
  return true;
}

// Three operands, then perhaps masks.
static bool parse_operand_list(mica_parser *p, mica_operand_ref operands[3],
                               mica_operand_refs *masks) {
  for (size_t i = 0; i < 3; i++)
    if ((i > 0 && !mica_parse_punct(p, ',')) || !mica_parse_operand(p, &operands[i])) return false;
  return !mica_parse_optional_punct(p, ',') || mica_parse_operands(p, 0, false, masks);
}

static bool parse_type_list(mica_parser *p, mica_types *types, const mica_type **result) {
  if (!mica_parse_punct(p, ':')) return false;
  mica_position at = mica_parser_position(p);
  return mica_parse_types(p, types) &&
         (types->size >= 2 || mica_parse_error(p, at, "expected the types of both factors")) &&
         mica_parse_keyword(p, "into") && mica_parse_type(p, result);
}

bool vector_contract_parse(mica_parser *p, mica_op_state *out) {
  mica_position at = mica_parser_position(p);
  const mica_attr *dictionary;
  mica_operand_ref operands[3];
  mica_operand_refs masks = {NULL, 0};
  mica_types types;
  const mica_type *result;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_dictionary, &dictionary) ||
      !parse_operand_list(p, operands, &masks) || !mica_parse_attr_dict(p, out) ||
      !parse_type_list(p, &types, &result))
    return false;
  if (!mica_state_operands(out, &operands[0], 1, types.data[0]) ||
      !mica_state_operands(out, &operands[1], 1, types.data[1]) ||
      !mica_state_operands(out, &operands[2], 1, result) || !mica_state_result(out, result))
    return false;
  return add_entries(out, dictionary) && replace_kinds(p, out, at) &&
         add_masks(p, out, masks, types) && add_default_kind(out);
}

// The kinds as strings. NULL: no memory.
static const mica_attr *kind_texts(const mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  mica_attrs kinds = vector_contract_iterator_types(op);
  const mica_attr **texts = mica_allocate(ctx, (kinds.size + 1) * sizeof *texts), *all = NULL;
  if (texts == NULL) return NULL;
  bool ok = true;
  for (size_t i = 0; ok && i < kinds.size; i++) {
    vector_iterator_type kind = vector_iterator_type_attr_value(kinds.data[i]);
    texts[i] = mica_attr_string(ctx, vector_iterator_type_to_text(kind));
    ok = texts[i] != NULL;
  }
  if (ok) all = mica_attr_array(ctx, (mica_attrs){texts, kinds.size});
  mica_free(ctx, texts, (kinds.size + 1) * sizeof *texts);
  return all;
}

void vector_contract_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"indexing_maps", "iterator_types", "kind"};
  const mica_attr *kinds = kind_texts(op);
  if (kinds == NULL) return;
  const mica_named_attr entries[] = {{MAPS_NAME, vector_contract_indexing_maps_attr(op)},
                                     {KINDS_NAME, kinds},
                                     {MICA_STR("kind"), vector_contract_kind_attr(op)}};
  size_t count = entries[2].value == NULL ? 2 : 3;
  const mica_attr *dictionary =
      mica_attr_dictionary(mica_op_context(op), (mica_named_attrs){entries, count}, NULL);
  if (dictionary == NULL) return;
  mica_print_char(p, ' ');
  mica_print_attr(p, dictionary);
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, 3);
  mica_print_attr_dict(p, op, elided, 3);
  mica_print_text(p, " : ");
  mica_print_operand_types(p, op, 0, 2);
  mica_print_text(p, " into ");
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

// ---- The maps -----------------------------------------------------------------------------------

// For each dimension of the loop, which one of the factors' it goes along; -1: none.
typedef struct loop_dims {
  mica_context *ctx;
  size_t count;
  int64_t *lhs, *rhs;
} loop_dims;

static const mica_affine_map *map_at(const mica_op *op, size_t i) {
  return mica_attr_affine_map_value(vector_contract_indexing_maps(op).data[i]);
}

static void invert(const mica_affine_map *map, int64_t *places) {
  for (size_t i = 0; i < map->dim_count; i++) places[i] = -1;
  for (size_t i = 0; i < map->result_count; i++) places[map->results[i]->as.value] = (int64_t)i;
}

// False: no memory. The maps have been checked, and have dimensions.
static bool loop_dims_make(const mica_op *op, loop_dims *out) {
  const mica_affine_map *lhs = map_at(op, 0), *rhs = map_at(op, 1);
  *out = (loop_dims){.ctx = mica_op_context(op), .count = lhs->dim_count};
  if (out->count == 0) return true;
  out->lhs = mica_allocate(out->ctx, 2 * out->count * sizeof *out->lhs);
  if (out->lhs == NULL) return false;
  out->rhs = out->lhs + out->count;
  invert(lhs, out->lhs);
  invert(rhs, out->rhs);
  return true;
}
static void loop_dims_free(loop_dims *dims) {
  mica_free(dims->ctx, dims->lhs, 2 * dims->count * sizeof *dims->lhs);
}

static bool check_map(mica_op *op, size_t index, size_t loops) {
  const mica_affine_map *map = map_at(op, index);
  const mica_type *type = mica_value_type(mica_op_operand(op, index));
  size_t rank = mica_type_is_vector(type) ? mica_type_shape(type).size : 0;
  if (map->symbol_count != 0)
    return mica_op_error(op, "expected indexing map %z to have no symbols", index);
  if (map->dim_count != loops)
    return mica_op_error(op, "expected indexing map %z to have %z number of inputs", index, loops);
  if (map->result_count != rank)
    return mica_op_error(op, "expected indexing map %z to have %z number of outputs", index, rank);
  return mica_affine_map_is_projected_permutation(map) ||
         mica_op_error(op,
                       "expected indexing map %z to be a projected permutation of its "
                       "inputs",
                       index);
}

static bool are_three_maps(mica_attrs maps) {
  for (size_t i = 0; i < maps.size; i++)
    if (!mica_attr_is_affine_map(maps.data[i])) return false;
  return maps.size == 3;
}

static bool check_maps(mica_op *op) {
  mica_attrs maps = vector_contract_indexing_maps(op);
  if (!are_three_maps(maps))
    return mica_op_error(op, "expected an indexing map for each vector operand");
  for (size_t i = 0; i < 3; i++)
    if (!check_map(op, i, vector_contract_iterator_types(op).size)) return false;
  return true;
}

// ---- The dimensions -----------------------------------------------------------------------------

static mica_int64s shape_of(const mica_op *op, size_t operand) {
  return mica_type_shape(mica_value_type(mica_op_operand(op, operand)));
}
static vector_iterator_type kind_at(const mica_op *op, size_t i) {
  return vector_iterator_type_attr_value(vector_contract_iterator_types(op).data[i]);
}
static bool is_pair(const loop_dims *dims, size_t i) {
  return dims->lhs[i] >= 0 && dims->rhs[i] >= 0;
}

// How many dimensions of one kind both factors have.
static size_t count_pairs(const mica_op *op, const loop_dims *dims, vector_iterator_type kind) {
  size_t count = 0;
  for (size_t i = 0; i < dims->count; i++) count += is_pair(dims, i) && kind_at(op, i) == kind;
  return count;
}

static bool check_pairs(mica_op *op, const loop_dims *dims, vector_iterator_type kind,
                        const char *what) {
  mica_int64s lhs = shape_of(op, 0), rhs = shape_of(op, 1);
  for (size_t i = 0; i < dims->count; i++)
    if (is_pair(dims, i) && kind_at(op, i) == kind &&
        lhs.data[dims->lhs[i]] != rhs.data[dims->rhs[i]])
      return mica_op_error(op, "invalid %s dimension map", what);
  return true;
}

static bool check_pair_sizes(mica_op *op, const loop_dims *dims) {
  if (count_pairs(op, dims, VECTOR_ITERATOR_TYPE_REDUCTION) == 0)
    return mica_op_error(op, "expected at least one contracting dimension pair");
  return check_pairs(op, dims, VECTOR_ITERATOR_TYPE_REDUCTION, "contracting") &&
         check_pairs(op, dims, VECTOR_ITERATOR_TYPE_PARALLEL, "batch");
}

// ---- The result ---------------------------------------------------------------------------------

// The type that the maps give the result, scalable where it is. NULL: no memory.
static const mica_type *expected_result(const mica_op *op, const loop_dims *dims,
                                        const mica_type *result) {
  const mica_affine_map *map = map_at(op, 2);
  mica_int64s lhs = shape_of(op, 0), rhs = shape_of(op, 1);
  size_t rank = mica_type_shape(result).size;
  vector_dims found;
  if (!vector_dims_make(dims->ctx, map->result_count, &found)) return NULL;
  for (size_t i = 0; i < map->result_count; i++) {
    int64_t loop = map->results[i]->as.value;
    int64_t size = dims->lhs[loop] >= 0 ? lhs.data[dims->lhs[loop]] : rhs.data[dims->rhs[loop]];
    vector_dims_add(&found, size, i < rank && vector_dim_is_scalable(result, i));
  }
  return vector_dims_finish(&found, mica_type_element(result));
}

static bool has_unused(const loop_dims *dims) {
  for (size_t i = 0; i < dims->count; i++)
    if (dims->lhs[i] < 0 && dims->rhs[i] < 0) return true;
  return false;
}

static bool check_result_vector(mica_op *op, const loop_dims *dims, const mica_type *acc,
                                const mica_type *result) {
  if (!mica_type_is_vector(acc) || !mica_type_is_vector(result))
    return mica_op_error(op, "invalid accumulator/result vector shape");
  if (has_unused(dims))
    return mica_op_error(op, "expected all dimensions to be either a LHS or a RHS dimension");
  const mica_type *expected = expected_result(op, dims, result);
  if (expected == NULL) return false;
  return (acc == expected && result == expected) ||
         mica_op_error(op, "invalid accumulator/result vector shape, expected: '%t'", expected);
}

// All three maps one behind the other, as a map is written.
static bool report_unused(mica_op *op) {
  const mica_affine_map *lhs = map_at(op, 0);
  mica_diag *diag = mica_op_error_begin(op, "invalid indexing maps are non-invertible: ((");
  for (size_t i = 0; i < lhs->dim_count; i++) mica_diag_append(diag, i == 0 ? "d%z" : ", d%z", i);
  mica_diag_append(diag, ") -> (");
  const char *comma = "";
  for (size_t m = 0; m < 3; m++) {
    const mica_affine_map *map = map_at(op, m);
    for (size_t i = 0; i < map->result_count; i++, comma = ", ")
      mica_diag_append(diag, "%sd%I", comma, map->results[i]->as.value);
  }
  mica_diag_append(diag, "))");
  return mica_diag_report(diag);
}

static bool check_result(mica_op *op, const loop_dims *dims) {
  const mica_type *acc = mica_value_type(vector_contract_acc(op));
  const mica_type *result = mica_value_type(mica_op_result(op, 0));
  size_t combined = count_pairs(op, dims, VECTOR_ITERATOR_TYPE_REDUCTION);
  size_t shared = count_pairs(op, dims, VECTOR_ITERATOR_TYPE_PARALLEL);
  bool scalar = shape_of(op, 0).size == combined && shape_of(op, 1).size == combined + shared;
  if (!scalar) return check_result_vector(op, dims, acc, result);
  return (!mica_type_is_vector(acc) && !mica_type_is_vector(result)) ||
         mica_op_error(op, "invalid accumulator/result vector shape");
}

static bool check_dims(mica_op *op, const loop_dims *dims) {
  if (!check_pair_sizes(op, dims) || !check_result(op, dims)) return false;
  const mica_type *element = mica_type_element_or_self(mica_value_type(mica_op_result(op, 0)));
  return vector_check_kind(op, vector_contract_kind_attr(op), element, "contraction") &&
         (!has_unused(dims) || report_unused(op));
}

bool vector_contract_check(mica_op *op) {
  const mica_type *element = mica_type_element(mica_value_type(vector_contract_lhs(op)));
  if (mica_type_is_integer(element) && !mica_type_is_signless_integer(element))
    return mica_op_error(op, "only supports signless integer types");
  if (!check_maps(op)) return false;
  loop_dims dims;
  if (!loop_dims_make(op, &dims)) return false;
  bool ok = check_dims(op, &dims);
  loop_dims_free(&dims);
  return ok;
}

// ---- Its mask: the loop's dimensions ------------------------------------------------------------

// Which dimension of a factor each of the loop's is; false: one is none, or a map isn't right.
static bool add_loop_dims(const loop_dims *loop, const mica_type *lhs, const mica_type *rhs,
                          vector_dims *out) {
  for (size_t i = 0; i < loop->count; i++) {
    bool right = loop->rhs[i] >= 0;
    if (!right && loop->lhs[i] < 0) return false;
    const mica_type *of = right ? rhs : lhs;
    size_t at = (size_t)(right ? loop->rhs[i] : loop->lhs[i]);
    vector_dims_add(out, mica_type_shape(of).data[at], vector_dim_is_scalable(of, at));
  }
  return true;
}

static const mica_type *mask_of(const loop_dims *loop, const mica_type *lhs, const mica_type *rhs) {
  const mica_type *bit = mica_type_i(loop->ctx, 1);
  vector_dims dims;
  if (bit == NULL || !vector_dims_make(loop->ctx, loop->count, &dims)) return NULL;
  if (add_loop_dims(loop, lhs, rhs, &dims)) return vector_dims_finish(&dims, bit);
  vector_dims_free(&dims);
  return NULL;
}

// It may not have been verified: then nothing is said, as its own verifier speaks later.
static bool is_sound(const mica_op *op) {
  const mica_attr *maps = vector_contract_indexing_maps_attr(op);
  if (maps == NULL || !mica_attr_is_array(maps) || mica_op_operand_count(op) < 3 ||
      !are_three_maps(mica_attr_array_elements(maps)))
    return false;
  for (size_t i = 0; i < 2; i++) {
    const mica_affine_map *map = map_at(op, i);
    if (!mica_type_is_vector(mica_value_type(mica_op_operand(op, i))) ||
        map->dim_count != map_at(op, 0)->dim_count || map->result_count != shape_of(op, i).size ||
        !mica_affine_map_is_projected_permutation(map))
      return false;
  }
  return true;
}

const mica_type *vector_contract_expected_mask_type(const mica_op *op) {
  loop_dims dims;
  if (!is_sound(op) || !loop_dims_make(op, &dims)) return NULL;
  const mica_type *type = mask_of(&dims, mica_value_type(vector_contract_lhs(op)),
                                  mica_value_type(vector_contract_rhs(op)));
  loop_dims_free(&dims);
  return type;
}
