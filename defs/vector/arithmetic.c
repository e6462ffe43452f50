// Hooks of what combines elements: reductions, scan, outerproduct; and of vscale and print. Called
// by generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

MICA_NAMES_RESULT(vector_vscale_result_names, "vscale")

// ---- reduction, multi_reduction, scan -----------------------------------------------------------

bool vector_reduction_check(mica_op *op) {
  size_t rank = mica_type_shape(mica_value_type(vector_reduction_vector(op))).size;
  if (rank > 1) return mica_op_error(op, "unsupported reduction rank: %z", rank);
  const mica_type *type = mica_value_type(vector_reduction_dest(op));
  vector_combining_kind kind = vector_reduction_kind(op);
  return vector_supports_kind(kind, type) ||
         mica_op_error(op, "unsupported reduction type ''%t'' for kind '%S'", type,
                       vector_combining_kind_to_text(kind));
}
const mica_type *vector_reduction_expected_mask_type(const mica_op *op) {
  return vector_mask_type(mica_value_type(vector_reduction_vector(op)));
}

bool vector_multi_reduction_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                        const mica_type **types) {
  (void)ctx, (void)loc;
  types[0] = mica_value_type(vector_multi_reduction_parts_acc(parts));
  return true;
}
const mica_type *vector_multi_reduction_expected_mask_type(const mica_op *op) {
  return vector_mask_type(mica_value_type(vector_multi_reduction_source(op)));
}

// What is left without the dimensions that are combined: a scalar if none is.
static const mica_type *reduced_type(const mica_type *source, mica_int64s reduced) {
  mica_int64s shape = mica_type_shape(source);
  vector_dims dims;
  if (!vector_dims_make(mica_type_context(source), shape.size, &dims)) return NULL;
  vector_dims_add_of(&dims, source, 0);
  for (size_t i = 0; i < reduced.size; i++)
    if (reduced.data[i] >= 0 && (uint64_t)reduced.data[i] < shape.size)
      dims.sizes[reduced.data[i]] = MICA_DYNAMIC;  // which no vector's dimension is
  dims.count = 0;
  for (size_t i = 0; i < shape.size; i++)
    if (dims.sizes[i] != MICA_DYNAMIC) vector_dims_add(&dims, dims.sizes[i], dims.scalable[i]);
  if (dims.count > 0) return vector_dims_finish(&dims, mica_type_element(source));
  vector_dims_free(&dims);
  return mica_type_element(source);
}

bool vector_multi_reduction_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_multi_reduction_source(op));
  const mica_type *dest = mica_value_type(vector_multi_reduction_dest(op));
  const mica_type *expected = reduced_type(source, vector_multi_reduction_reduction_dims(op));
  if (expected == NULL) return false;
  return dest == expected ||
         mica_op_error(op, "destination type '%t' is incompatible with source type '%t'", dest,
                       source);
}

static bool check_scan_shapes(mica_op *op, int64_t dim, mica_int64s source, mica_int64s initial) {
  if (dim >= (int64_t)source.size)
    return mica_op_error(op, "reduction dimension %I has to be less than %z", dim, source.size);
  if (initial.size + 1 != source.size)
    return mica_op_error(op, "initial value rank %z has to be equal to %I", initial.size,
                         (int64_t)source.size - 1);
  // A negative dimension leaves all, which are too many.
  bool equal = dim >= 0;
  for (size_t i = 0; equal && i < initial.size; i++)
    equal = initial.data[i] == source.data[i < (uint64_t)dim ? i : i + 1];
  return equal || mica_op_error(op, "incompatible input/initial value shapes");
}

bool vector_scan_check(mica_op *op) {
  const mica_type *source = mica_value_type(vector_scan_source(op));
  const mica_type *initial = mica_value_type(vector_scan_initial_value(op));
  if (!check_scan_shapes(op, vector_scan_reduction_dim(op), mica_type_shape(source),
                         mica_type_shape(initial)))
    return false;
  vector_combining_kind kind = vector_scan_kind(op);
  return vector_supports_kind(kind, mica_type_element(source)) ||
         mica_op_error(op, "unsupported reduction type '%t' for kind '%S'",
                       mica_type_element(source), vector_combining_kind_to_text(kind));
}

// ---- outerproduct: `%a, %b, %c : vector<4xf32>, vector<8xf32>` ----------------------------------

// One row for each element of the first, of as many columns as the second has elements.
static const mica_type *product_type(const mica_type *lhs, const mica_type *rhs) {
  vector_dims dims;
  if (!vector_dims_make(mica_type_context(lhs), 2, &dims)) return NULL;
  vector_dims_add(&dims, mica_type_shape(lhs).data[0], vector_dim_is_scalable(lhs, 0));
  if (mica_type_is_vector(rhs))
    vector_dims_add(&dims, mica_type_shape(rhs).data[0], vector_dim_is_scalable(rhs, 0));
  return vector_dims_finish(&dims, mica_type_element(lhs));
}

static bool has_no_dims(const mica_type *type) {
  return mica_type_is_vector(type) && mica_type_shape(type).size == 0;
}

static bool set_default_kind(mica_op_state *out) {
  const mica_attr *kind =
      vector_combining_kind_attr_get(mica_state_context(out), VECTOR_COMBINING_KIND_ADD);
  mica_state_set_slot(out, VECTOR_OUTERPRODUCT_SLOT_KIND, kind);
  return kind != NULL;
}

bool vector_outerproduct_parse(mica_parser *p, mica_op_state *out) {
  mica_position name = mica_parser_name_position(p);
  mica_operand_refs refs;
  const mica_type *lhs, *rhs;
  if (!mica_parse_operands(p, 0, false, &refs) || !mica_parse_attr_dict(p, out) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, &lhs) || !mica_parse_punct(p, ',') ||
      !mica_parse_type(p, &rhs))
    return false;
  if (refs.size < 2) return mica_parse_error(p, name, "expected at least 2 operands");
  if (!mica_type_is_vector(lhs))
    return mica_parse_error(p, name, "expected vector type for operand #1");
  if (has_no_dims(lhs) || has_no_dims(rhs))
    return mica_parse_error(p, name, "expected vectors of rank 1");
  const mica_type *result = product_type(lhs, rhs);
  return result != NULL && set_default_kind(out) &&
         mica_state_operands(out, &refs.data[0], 1, lhs) &&
         mica_state_operands(out, &refs.data[1], 1, rhs) &&
         (refs.size == 2 || mica_state_operands(out, &refs.data[2], 1, result)) &&
         mica_state_result(out, result);
}

void vector_outerproduct_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  if (vector_outerproduct_acc(op) != NULL) mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  mica_print_operand_types(p, op, 0, 2);
}

static bool check_outer_dims(mica_op *op, const mica_type *lhs, const mica_type *rhs,
                             mica_int64s result) {
  if (mica_type_shape(rhs).size != 1)
    return mica_op_error(op, "expected 1-d vector for operand #2");
  if (result.size != 2) return mica_op_error(op, "expected 2-d vector result");
  if (mica_type_shape(lhs).data[0] != result.data[0])
    return mica_op_error(op, "expected #1 operand dim to match result dim #1");
  if (mica_type_shape(rhs).data[0] != result.data[1])
    return mica_op_error(op, "expected #2 operand dim to match result dim #2");
  return !vector_dim_is_scalable(lhs, 0) || vector_dim_is_scalable(rhs, 0) ||
         mica_op_error(op, "expected either both or only #2 operand dim to be scalable");
}

static bool check_scaled_dim(mica_op *op, const mica_type *lhs, mica_int64s result) {
  if (result.size != 1) return mica_op_error(op, "expected 1-d vector result");
  return mica_type_shape(lhs).data[0] == result.data[0] ||
         mica_op_error(op, "expected #1 operand dim to match result dim #1");
}

bool vector_outerproduct_check(mica_op *op) {
  const mica_type *lhs = mica_value_type(vector_outerproduct_lhs(op));
  const mica_type *rhs = mica_value_type(vector_outerproduct_rhs(op));
  const mica_type *result = mica_value_type(mica_op_result(op, 0));
  const mica_value *acc = vector_outerproduct_acc(op);
  if (mica_type_shape(lhs).size != 1)
    return mica_op_error(op, "expected 1-d vector for operand #1");
  if (!(mica_type_is_vector(rhs) ? check_outer_dims(op, lhs, rhs, mica_type_shape(result))
                                 : check_scaled_dim(op, lhs, mica_type_shape(result))))
    return false;
  if (acc != NULL && mica_value_type(acc) != result)
    return mica_op_error(op, "expected operand #3 of same type as result type");
  return vector_check_kind(op, vector_outerproduct_kind_attr(op), mica_type_element(result),
                           "outerproduct");
}

const mica_type *vector_outerproduct_expected_mask_type(const mica_op *op) {
  return vector_mask_type(mica_value_type(mica_op_result(op, 0)));
}

// ---- print --------------------------------------------------------------------------------------

bool vector_print_holds(mica_op *op) {
  return vector_print_string_literal_attr(op) == NULL ||
         (vector_print_source(op) == NULL &&
          vector_print_punctuation_value(op) == VECTOR_PRINT_PUNCTUATION_NEW_LINE);
}
