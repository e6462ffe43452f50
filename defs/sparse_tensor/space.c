// Hooks of what loops go over: ranges of levels, their spaces, and the values of elements. Called
// by generated code; own nothing.
#include "mica/diagnostic.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Ranges of levels ---------------------------------------------------------------------------

bool sparse_tensor_parse_level_range(mica_parser *p, uint64_t *low, uint64_t *high) {
  if (!mica_parse_scalar(p, sizeof *low, false, low)) return false;
  *high = *low + 1;
  if (mica_parse_optional_keyword(p, "to") && !mica_parse_scalar(p, sizeof *high, false, high))
    return false;
  return *high > *low || mica_parse_error(p, mica_parser_name_position(p),
                                          "expect larger level upper bound than lower bound");
}

void sparse_tensor_print_level_range(mica_printer *p, uint64_t low, uint64_t high) {
  mica_print_uint(p, low);
  if (low + 1 == high) return;
  mica_print_text(p, " to ");
  mica_print_uint(p, high);
}

bool sparse_tensor_parse_level_attrs(mica_parser *p, mica_op_state *out, const mica_attr **low,
                                     const mica_attr **high) {
  uint64_t from, to;
  if (!sparse_tensor_parse_level_range(p, &from, &to)) return false;
  *low = mica_attr_index(mica_state_context(out), (int64_t)from);
  *high = mica_attr_index(mica_state_context(out), (int64_t)to);
  return *low != NULL && *high != NULL;
}

void sparse_tensor_print_level_attrs(mica_printer *p, const mica_op *op, const mica_attr *low,
                                     const mica_attr *high) {
  (void)op;
  sparse_tensor_print_level_range(p, sparse_number(low), sparse_number(high));
}

// ---- Spaces and elements ------------------------------------------------------------------------

bool sparse_tensor_extract_iteration_space_infer_types(mica_context *ctx, mica_loc loc,
                                                       const mica_op_parts *parts,
                                                       const mica_type **types) {
  (void)loc;
  const mica_attr *low = parts->slots[SPARSE_TENSOR_EXTRACT_ITERATION_SPACE_SLOT_LO_LVL];
  const mica_attr *high = parts->slots[SPARSE_TENSOR_EXTRACT_ITERATION_SPACE_SLOT_HI_LVL];
  if (low == NULL || high == NULL) return false;
  types[0] =
      sparse_tensor_iter_space_type_get(ctx, sparse_tensor_encoding_of(type_of(parts->operands[0])),
                                        sparse_number(low), sparse_number(high));
  return types[0] != NULL;
}

static bool check_parent(const mica_op *op, const mica_type *parent) {
  const mica_type *space = type_of(sparse_tensor_extract_iteration_space_extracted_space(op));
  if (sparse_tensor_iterator_type_encoding(parent) != sparse_tensor_iter_space_type_encoding(space))
    return mica_op_error(op, "mismatch in parent iterator encoding and iteration space encoding.");
  return sparse_tensor_iter_space_type_lo_lvl(space) ==
             sparse_tensor_iterator_type_hi_lvl(parent) ||
         mica_op_error(op,
                       "parent iterator should be used to extract an iteration space from a "
                       "consecutive level.");
}

bool sparse_tensor_extract_iteration_space_check(mica_op *op) {
  const uint64_t low = sparse_number(sparse_tensor_extract_iteration_space_lo_lvl_attr(op));
  const mica_value *parent = sparse_tensor_extract_iteration_space_parent_iter(op);
  if (low >= sparse_number(sparse_tensor_extract_iteration_space_hi_lvl_attr(op)))
    return mica_op_error(op, "expected smaller level low than level high");
  if ((parent == NULL) != (low == 0))
    return mica_op_error(op, "parent iterator should be specified iff level lower bound equals 0");
  return parent == NULL || check_parent(op, type_of(parent));
}

bool sparse_tensor_extract_value_check(mica_op *op) {
  const mica_type *tensor = type_of(sparse_tensor_extract_value_tensor(op));
  const mica_type *iterator = type_of(sparse_tensor_extract_value_iterator(op));
  if (sparse_tensor_encoding_of(tensor) != sparse_tensor_iterator_type_encoding(iterator))
    return mica_op_error(op, "mismatch in tensor encoding and iterator encoding.");
  return sparse_tensor_level_count(tensor) == sparse_tensor_iterator_type_hi_lvl(iterator) ||
         mica_op_error(op, "must use last-level iterator to extract values. ");
}
