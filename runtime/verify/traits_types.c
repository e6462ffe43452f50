// The traits of ODS about types: equal shapes, element types, ranks; kinds of elements.
// Each first asks whether all types are one, the common case: types are uniqued.
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"

// ---- Operands and results as one list -----------------------------------------------------------

typedef struct type_list {
  const mica_op *op;
  size_t operands, results;  // how many of each take part
  bool only_mappable;        // shapes of vectors and tensors alone count
} type_list;

static type_list operand_types(const mica_op *op) {
  return (type_list){op, op->operand_count, 0, false};
}
static type_list result_types(const mica_op *op) {
  return (type_list){op, 0, op->result_count, false};
}
static type_list all_types(const mica_op *op) {
  return (type_list){op, op->operand_count, op->result_count, false};
}
static size_t list_size(const type_list *list) { return list->operands + list->results; }
static const mica_type *type_at(const type_list *list, size_t i) {
  if (i < list->operands) return mica_value_type(mica_op_operand(list->op, i));
  return mica_value_type(mica_op_result(list->op, i - list->operands));
}

static bool all_same(const type_list *list) {
  for (size_t i = 1; i < list_size(list); i++)
    if (type_at(list, i) != type_at(list, 0)) return false;
  return true;
}

static bool same_element_type(const type_list *list, const mica_type *element) {
  for (size_t i = 0; i < list_size(list); i++)
    if (mica_type_element_or_self(type_at(list, i)) != element) return false;
  return true;
}

// ---- Shapes -------------------------------------------------------------------------------------

static bool is_mappable(const mica_type *type) {
  return mica_type_is_vector(type) || mica_type_is_tensor(type);
}

// The i-th type when it takes part and has a rank, or NULL.
static const mica_type *ranked_at(const type_list *list, size_t i) {
  const mica_type *type = type_at(list, i);
  if (list->only_mappable && !is_mappable(type)) return NULL;
  return mica_type_has_rank(type) ? type : NULL;
}

static bool is_scalable(const mica_type *type) {
  if (!mica_type_is_vector(type)) return false;
  const bool *scalable = mica_type_scalable_dims(type);
  size_t rank = scalable == NULL ? 0 : mica_type_shape(type).size;
  for (size_t i = 0; i < rank; i++)
    if (scalable[i]) return true;
  return false;
}

// The known size of a dimension, or MICA_DYNAMIC.
static int64_t known_size(const type_list *list, size_t dimension) {
  for (size_t i = 0; i < list_size(list); i++) {
    const mica_type *type = ranked_at(list, i);
    if (type == NULL) continue;
    int64_t size = mica_type_shape(type).data[dimension];
    if (size != MICA_DYNAMIC) return size;
  }
  return MICA_DYNAMIC;
}

static bool sizes_agree(const type_list *list, size_t dimension) {
  int64_t size = known_size(list, dimension);
  for (size_t i = 0; i < list_size(list); i++) {
    const mica_type *type = ranked_at(list, i);
    if (type == NULL) continue;
    int64_t own = mica_type_shape(type).data[dimension];
    if (own != size && own != MICA_DYNAMIC) return false;
  }
  return true;
}

enum { RANK_UNKNOWN = -1, RANKS_DIFFER = -2 };

static int64_t common_rank(const type_list *list) {
  int64_t rank = RANK_UNKNOWN;
  for (size_t i = 0; i < list_size(list); i++) {
    const mica_type *type = ranked_at(list, i);
    if (type == NULL) continue;
    int64_t own = (int64_t)mica_type_shape(type).size;
    if (rank != RANK_UNKNOWN && rank != own) return RANKS_DIFFER;
    rank = own;
  }
  return rank;
}

static bool ranks_and_sizes_agree(const type_list *list) {
  int64_t rank = common_rank(list);
  if (rank == RANKS_DIFFER) return false;
  for (int64_t i = 0; i < rank; i++)
    if (!sizes_agree(list, (size_t)i)) return false;
  return true;
}

static bool shapes_agree(const type_list *list) {
  if (list_size(list) == 0 || all_same(list)) return true;
  bool is_shaped = mica_type_is_shaped(type_at(list, 0));
  bool first_is_scalable = is_scalable(type_at(list, 0));
  for (size_t i = 1; i < list_size(list); i++) {
    if (mica_type_is_shaped(type_at(list, i)) != is_shaped) return false;
    if (is_shaped && is_scalable(type_at(list, i)) != first_is_scalable) return false;
  }
  return !is_shaped || ranks_and_sizes_agree(list);
}

bool mica_verify_same_operands_shape(mica_op *op) {
  if (!mica_verify_operand_count_at_least(op, 1)) return false;
  type_list list = operand_types(op);
  return shapes_agree(&list) || mica_op_error(op, "requires the same shape for all operands");
}

static bool has_operand_and_result(mica_op *op) {
  return mica_verify_operand_count_at_least(op, 1) && mica_verify_result_count_at_least(op, 1);
}

bool mica_verify_same_operands_and_result_shape(mica_op *op) {
  if (!has_operand_and_result(op)) return false;
  type_list list = all_types(op);
  return shapes_agree(&list) ||
         mica_op_error(op, "requires the same shape for all operands and results");
}

// ---- Element types ------------------------------------------------------------------------------

bool mica_verify_same_operands_element_type(mica_op *op) {
  if (!mica_verify_operand_count_at_least(op, 1)) return false;
  type_list list = operand_types(op);
  if (all_same(&list) || same_element_type(&list, mica_type_element_or_self(type_at(&list, 0))))
    return true;
  return mica_op_error(op, "requires the same element type for all operands");
}

bool mica_verify_same_operands_and_result_element_type(mica_op *op) {
  if (!has_operand_and_result(op)) return false;
  type_list list = all_types(op);
  if (all_same(&list) || same_element_type(&list, mica_type_element_or_self(type_at(&list, 0))))
    return true;
  return mica_op_error(op, "requires the same element type for all operands and results");
}

// ---- Whole types --------------------------------------------------------------------------------

bool mica_verify_same_type_operands(mica_op *op) {
  type_list list = operand_types(op);
  return all_same(&list) || mica_op_error(op, "requires all operands to have the same type");
}

static const mica_attr *encoding_of(const mica_type *type) {
  return mica_type_is_ranked_tensor(type) ? mica_type_encoding(type) : NULL;
}

static bool matches_first_result(mica_op *op, const mica_type *type) {
  const mica_type *first = mica_value_type(mica_op_result(op, 0));
  if (type == first) return true;
  if (mica_type_element_or_self(type) != mica_type_element_or_self(first) ||
      !mica_shapes_compatible(type, first))
    return mica_op_error(op, "requires the same type for all operands and results");
  const mica_attr *encoding = encoding_of(first);
  if (encoding == NULL || !mica_type_is_ranked_tensor(type) || encoding == encoding_of(type))
    return true;
  return mica_op_error(op, "requires the same encoding for all operands and results");
}

bool mica_verify_same_operands_and_result_type(mica_op *op) {
  if (!has_operand_and_result(op)) return false;
  for (size_t i = 1; i < op->result_count; i++)
    if (!matches_first_result(op, mica_value_type(mica_op_result(op, i)))) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (!matches_first_result(op, mica_value_type(mica_op_operand(op, i)))) return false;
  return true;
}

bool mica_verify_same_operands_and_result_rank(mica_op *op) {
  if (!mica_verify_operand_count_at_least(op, 1)) return false;
  type_list operands = operand_types(op), results = result_types(op), all = all_types(op);
  if (common_rank(&operands) == RANKS_DIFFER)
    return mica_op_error(op, "operands don't have matching ranks");
  if (common_rank(&results) == RANKS_DIFFER || common_rank(&all) == RANKS_DIFFER)
    return mica_op_error(op, "result type has different rank than operands");
  return true;
}

// ---- Kinds of elements --------------------------------------------------------------------------

// The scalar that a vector, a tensor, or a tensor of vectors is made of.
static const mica_type *scalar_of(const mica_type *type) {
  while (mica_type_is_tensor(type)) type = mica_type_element(type);
  return mica_type_is_vector(type) ? mica_type_element(type) : type;
}

static bool all_scalars(const type_list *list, mica_type_check check) {
  for (size_t i = 0; i < list_size(list); i++)
    if (!check(scalar_of(type_at(list, i)))) return false;
  return true;
}

static bool is_bool(const mica_type *type) { return mica_type_is_i(type, 1); }

bool mica_verify_results_are_float_like(mica_op *op) {
  type_list list = result_types(op);
  return all_scalars(&list, mica_type_is_float) ||
         mica_op_error(op, "requires a floating point type");
}

bool mica_verify_results_are_signless_integer_like(mica_op *op) {
  type_list list = result_types(op);
  return all_scalars(&list, mica_type_is_signless_or_index) ||
         mica_op_error(op, "requires an integer or index type");
}

bool mica_verify_results_are_bool_like(mica_op *op) {
  type_list list = result_types(op);
  return all_scalars(&list, is_bool) || mica_op_error(op, "requires a bool result type");
}

bool mica_verify_operands_are_float_like(mica_op *op) {
  type_list list = operand_types(op);
  return all_scalars(&list, mica_type_is_float) || mica_op_error(op, "requires a float type");
}

bool mica_verify_operands_are_signless_integer_like(mica_op *op) {
  type_list list = operand_types(op);
  return all_scalars(&list, mica_type_is_signless_or_index) ||
         mica_op_error(op, "requires an integer or index type");
}

// ---- Elementwise --------------------------------------------------------------------------------

static size_t mappable_count(const type_list *list) {
  size_t count = 0;
  for (size_t i = 0; i < list_size(list); i++) count += is_mappable(type_at(list, i));
  return count;
}

// All vectors and tensors of the list are of one kind and one shape.
static bool mappables_agree(type_list list) {
  const mica_type *first = NULL;
  for (size_t i = 0; i < list_size(&list); i++) {
    const mica_type *type = type_at(&list, i);
    if (!is_mappable(type)) continue;
    if (first == NULL) first = type;
    if (type->def != first->def || is_scalable(type) != is_scalable(first)) return false;
  }
  list.only_mappable = true;
  return ranks_and_sizes_agree(&list);
}

bool mica_verify_elementwise(mica_op *op) {
  type_list operands = operand_types(op), results = result_types(op), all = all_types(op);
  if (op->operand_count != 0 && op->result_count != 0 && all_same(&all)) return true;
  size_t operand_count = mappable_count(&operands), result_count = mappable_count(&results);
  if (operand_count == 0 && result_count == 0) return true;
  if (operand_count == 0)
    return mica_op_error(op,
                         "if a result is non-scalar, then at least one operand must be "
                         "non-scalar");
  if (result_count == 0)
    return mica_op_error(op,
                         "if an operand is non-scalar, then there must be at least one "
                         "non-scalar result");
  if (result_count != op->result_count)
    return mica_op_error(op, "if an operand is non-scalar, then all results must be non-scalar");
  if (mappables_agree(all)) return true;
  return mica_op_error(op,
                       "all non-scalar operands/results must have the same shape and base type");
}
