// Operations that sum up products: what their maps and regions must be. Called by generated
// verifiers.
#include "shared.h"

#include "arith/arith.h"
#include "complex/complex.h"

// ---- The region ---------------------------------------------------------------------------------

static bool is_plain(const mica_op *op) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool is = mica_op_operand_count(op) == 1 && mica_op_effects(op, &effects) && effects.size == 0;
  mica_effects_free(&effects);
  return is;
}

// Before operations of one operand that have no effect.
static mica_value *source_of(mica_value *value) {
  for (size_t steps = 0; steps < MICA_LONGEST_CHAIN; steps++) {
    const mica_op *op = mica_value_op(value);
    if (op == NULL || !is_plain(op)) break;
    value = mica_op_operand(op, 0);
  }
  return value;
}

static mica_op *binary_op(mica_value *value) {
  mica_op *op = mica_value_op(value);
  bool is_binary = op != NULL && mica_op_result_count(op) == 1 && mica_op_operand_count(op) == 2;
  return is_binary ? op : NULL;
}

static bool is_sum_of_products(const mica_op *sum, const mica_op *product) {
  static const mica_op_def *const pairs[][2] = {{&arith_mulf_def, &arith_addf_def},
                                                {&arith_muli_def, &arith_addi_def},
                                                {&complex_mul_def, &complex_add_def},
                                                {&arith_andi_def, &arith_ori_def}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (mica_op_isa(product, pairs[i][0]) && mica_op_isa(sum, pairs[i][1])) return true;
  return false;
}

// out + a * b, where each may be converted.
static bool is_contraction_body(const mica_block *body) {
  if (body->last == NULL || mica_block_argument_count(body) != 3 ||
      mica_op_operand_count(body->last) != 1)
    return false;
  mica_op *sum = binary_op(source_of(mica_op_operand(body->last, 0)));
  if (sum == NULL) return false;
  mica_value *left = source_of(mica_op_operand(sum, 0));
  mica_value *right = source_of(mica_op_operand(sum, 1));
  const mica_value *out = mica_block_argument_at(body, 2);
  if (left != out && right != out) return false;
  mica_op *product = binary_op(source_of(mica_value_is_argument(left) ? right : left));
  if (product == NULL || !is_sum_of_products(sum, product)) return false;
  const mica_value *a = source_of(mica_op_operand(product, 0));
  const mica_value *b = source_of(mica_op_operand(product, 1));
  const mica_value *first = mica_block_argument_at(body, 0);
  const mica_value *second = mica_block_argument_at(body, 1);
  return (a == first && b == second) || (a == second && b == first);
}

// ---- ContractionOpInterface ---------------------------------------------------------------------

static const char *fault_of(mica_op *op, const mica_attr *maps, const mica_affine_map *loops) {
  if (linalg_input_count(op) != 2 || mica_op_operand_count(op) != 3)
    return "expected op with 2 inputs and 1 output";
  if (loops->result_count == loops->dim_count) return "expected at least 1 reduction";
  for (size_t i = 0; i < 3; i++)
    if (!mica_affine_map_is_projected_permutation(linalg_map_at(maps, i)))
      return "expected indexing maps to be projected permutations";
  return is_contraction_body(mica_op_region(op, 0)->first) ? NULL
                                                           : "expected add/mul op in the body";
}

bool linalg_verify_contraction(mica_op *op) { return linalg_verify_without(op, fault_of); }

// ---- linalg.contract ----------------------------------------------------------------------------

typedef struct contract_loops {
  size_t *inputs, *outputs;  // how often each occurs in maps of inputs, and in the output's
  size_t count;
} contract_loops;

static bool check_contract_map(const mica_op *op, const mica_affine_map *map, const mica_type *type,
                               size_t loops) {
  if (!mica_affine_map_is_projected_permutation(map))
    return mica_op_plain_error(op, "provided affine_map is not a projected permutation");
  if (mica_type_is_shaped(type)) {
    size_t rank = mica_type_has_rank(type) ? mica_type_shape(type).size : 0;
    if (map->result_count != rank)
      return mica_op_plain_error(
          op, "ranks of shaped operand and results of corresponding affine_map differ");
  } else if (map->result_count != 0) {
    return mica_op_plain_error(
        op, "affine_map specifies shaped access while operand has non-shaped type");
  }
  return map->dim_count == loops ||
         mica_op_plain_error(op, "iteration spaces of provided affine_maps differ");
}

static bool check_contract_loops(const mica_op *op, const contract_loops *loops) {
  bool contracts = false;
  for (size_t i = 0; i < loops->count; i++) {
    contracts = contracts || (loops->inputs[i] == 2 && loops->outputs[i] == 0);
    if (loops->inputs[i] == 0 && loops->outputs[i] == 0)
      return mica_op_plain_error(
          op, "iteration space dim at index %z not used to access any operand", i);
    if (loops->inputs[i] == 1 && loops->outputs[i] != 1)
      return mica_op_plain_error(op,
                                 "iteration space dim at index %z is neither a "
                                 "contracting dim nor of parallel iteration type",
                                 i);
  }
  return contracts ||
         mica_op_plain_error(op, "'indexing_maps' do not specify a contracting dimension");
}

static bool count_contract_loops(const mica_op *op, const mica_attr *maps, contract_loops *loops) {
  size_t count = mica_attr_array_elements(maps).size, operands = mica_op_operand_count(op);
  for (size_t i = 0; i < count && i < operands && i < 3; i++) {
    const mica_affine_map *map = linalg_map_at(maps, i);
    if (!check_contract_map(op, map, linalg_operand_type(op, i), loops->count)) return false;
    for (size_t r = 0; r < map->result_count; r++)
      (i < 2 ? loops->inputs : loops->outputs)[map->results[r]->as.value]++;
  }
  return check_contract_loops(op, loops);
}

bool linalg_contract_check(mica_op *op) {
  const linalg_structured *of = linalg_structured_of(op);
  const mica_attr *maps = of->maps(op, of);
  if (maps == NULL) return false;
  if (mica_attr_array_elements(maps).size == 0)
    return mica_op_plain_error(op, "iteration space dim at index 0 not used to access any operand");
  mica_context *ctx = mica_op_context(op);
  contract_loops loops = {.count = linalg_map_at(maps, 0)->dim_count};
  size_t bytes = (2 * loops.count + 1) * sizeof(size_t);
  loops.inputs = mica_allocate(ctx, bytes);
  if (loops.inputs == NULL) return false;
  memset(loops.inputs, 0, bytes);
  loops.outputs = loops.inputs + loops.count;
  bool ok = count_contract_loops(op, maps, &loops);
  mica_free(ctx, loops.inputs, bytes);
  return ok;
}
