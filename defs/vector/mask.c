// Hooks of masks: constant_mask, create_mask, and mask with the operation that it masks. Called by
// generated code; own nothing.
#include "shared.h"

#include "mica/builder.h"
#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- constant_mask, create_mask -----------------------------------------------------------------

static bool check_single_bit(mica_op *op, mica_int64s sizes) {
  if (sizes.size != 1)
    return mica_op_plain_error(op, "array attr must have length 1 for 0-D vectors");
  return sizes.data[0] == 0 || sizes.data[0] == 1 ||
         mica_op_plain_error(op, "mask dim size must be either 0 or 1 for 0-D vectors");
}

static bool check_sizes(mica_op *op, const mica_type *type, mica_int64s sizes) {
  mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < sizes.size; i++) {
    if (sizes.data[i] < 0 || sizes.data[i] > shape.data[i])
      return mica_op_error(op, "array attr of size out of bounds of vector result dimension size");
    if (vector_dim_is_scalable(type, i) && sizes.data[i] != 0 && sizes.data[i] != shape.data[i])
      return mica_op_error(op, "only supports 'none set' or 'all set' scalable dimensions");
  }
  return true;
}

bool vector_constant_mask_check(mica_op *op) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  mica_int64s sizes = vector_constant_mask_mask_dim_sizes(op);
  if (mica_type_shape(type).size == 0) return check_single_bit(op, sizes);
  if (sizes.size != mica_type_shape(type).size)
    return mica_op_error(op, "must specify array attr of size equal vector result rank");
  if (!check_sizes(op, type, sizes)) return false;
  size_t zeros = 0;
  for (size_t i = 0; i < sizes.size; i++) zeros += sizes.data[i] == 0;
  return zeros == 0 || zeros == sizes.size ||
         mica_op_error(op,
                       "expected all mask dim sizes to be zeros, as a result of conjunction with "
                       "zero mask dim");
}

bool vector_create_mask_check(mica_op *op) {
  size_t rank = mica_type_shape(mica_value_type(mica_op_result(op, 0))).size;
  size_t count = mica_op_operand_count(op);
  if (rank == 0)
    return count == 1 || mica_op_error(op, "must specify exactly one operand for 0-D create_mask");
  return count == rank ||
         mica_op_error(op, "must specify an operand for each result vector dimension");
}

// ---- mask: `%m, %passthru { operation } : vector<4xi1> -> f32` ----------------------------------

// A single operation's results are yielded; whatever else is there gets an empty terminator, and is
// refused by the check.
static bool end_region(mica_op_state *out, mica_region *region) {
  mica_block *block = mica_region_first(region);
  mica_op *last = block == NULL ? NULL : mica_block_last(block);
  if (last != NULL && vector_yield_isa(last)) return true;
  if (last == NULL || last != mica_block_first(block))
    return mica_region_ensure_terminator(region, &vector_yield_def, mica_state_loc(out));
  mica_builder b = mica_builder_at_end(mica_state_context(out), block);
  size_t count = mica_op_result_count(last);
  mica_value **results = mica_allocate(b.context, (count + 1) * sizeof *results);
  if (results == NULL) return false;
  for (size_t i = 0; i < count; i++) results[i] = mica_op_result(last, i);
  bool ok = vector_yield_build(&b, mica_state_loc(out), results, count) != NULL;
  mica_free(b.context, results, (count + 1) * sizeof *results);
  return ok;
}

static bool parse_end(mica_parser *p, mica_op_state *out, const mica_operand_ref *mask,
                      const mica_operand_ref *passthru) {
  const mica_type *type;
  mica_types results = {NULL, 0};
  if (!mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':') || !mica_parse_type(p, &type) ||
      !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results) ||
      !mica_state_operands(out, mask, 1, type))
    return false;
  if (passthru == NULL) return true;
  if (results.size == 0)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expects a result if passthru operand is provided");
  return mica_state_operands(out, passthru, 1, results.data[0]);
}

bool vector_mask_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref mask, passthru;
  mica_region *region = mica_state_new_region(out);
  if (region == NULL || !mica_parse_operand(p, &mask)) return false;
  bool has_passthru = mica_parse_optional_punct(p, ',');
  return (!has_passthru || mica_parse_operand(p, &passthru)) &&
         mica_parse_region(p, region, NULL, 0, false) && end_region(out, region) &&
         parse_end(p, out, &mask, has_passthru ? &passthru : NULL);
}

void vector_mask_print(mica_printer *p, const mica_op *op) {
  const mica_op *masked = mica_block_first(mica_region_first(vector_mask_mask_region(op)));
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_text(p, " { ");
  if (masked != NULL) mica_print_op_inline(p, masked);
  mica_print_text(p, " }");
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(vector_mask_mask(op)));
  if (mica_op_result_count(op) == 0) return;
  mica_print_text(p, " -> ");
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
}

// ---- What it answers about itself ---------------------------------------------------------------

mica_value *vector_mask_masking_mask(const mica_op *op) { return vector_mask_mask(op); }
mica_value *vector_mask_masking_passthru(const mica_op *op) { return vector_mask_passthru(op); }
bool vector_mask_has_passthru(const mica_op *op) { return vector_mask_passthru(op) != NULL; }
mica_op *vector_mask_maskable_op(const mica_op *op) {
  mica_op *first = mica_block_first(mica_region_first(vector_mask_mask_region(op)));
  return first == NULL || mica_op_next(first) == NULL ? NULL : first;
}

// ---- Its rules ----------------------------------------------------------------------------------

static bool types_equal(const mica_op *a, const mica_op *b) {
  for (size_t i = 0; i < mica_op_result_count(a); i++)
    if (mica_value_type(mica_op_result(a, i)) != mica_value_type(mica_op_result(b, i)))
      return false;
  return true;
}

static bool yields_results(const mica_op *masked, const mica_op *yield) {
  for (size_t i = 0; i < mica_op_result_count(masked); i++)
    if (mica_op_operand(yield, i) != mica_op_result(masked, i)) return false;
  return true;
}

static bool check_results(mica_op *op, const mica_op *masked, const mica_op *yield) {
  if (mica_op_result_count(masked) != mica_op_result_count(op))
    return mica_op_error(op,
                         "expects number of results to match maskable operation number of results");
  if (!yields_results(masked, yield))
    return mica_op_error(op,
                         "expects all the results from the MaskableOpInterface to match all the "
                         "values returned by the terminator");
  if (!types_equal(masked, op))
    return mica_op_error(op, "expects result type to match maskable operation result type");
  size_t vectors = 0;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    vectors += mica_type_is_vector(mica_value_type(mica_op_result(op, i)));
  return vectors <= 1 || mica_op_error(op, "multiple vector results not supported");
}

// What can't be masked, or isn't right itself, has no type of masks.
static bool check_mask(mica_op *op, const mica_op *masked) {
  const mica_type *expected = vector_maskable_op_interface_expected_mask_type(masked);
  if (expected == NULL) return !mica_context_out_of_memory(mica_op_context(op));
  return mica_value_type(vector_mask_mask(op)) == expected ||
         mica_op_error(op, "expects a '%t' mask for the maskable operation", expected);
}

static bool check_passthru(mica_op *op, const mica_op *masked) {
  const mica_value *passthru = vector_mask_passthru(op);
  if (passthru == NULL) return true;
  if (!vector_maskable_op_interface_supports_passthru(masked))
    return mica_op_error(op, "doesn't expect a passthru argument for this maskable operation");
  if (mica_op_result_count(masked) != 1)
    return mica_op_error(op, "expects result when passthru argument is provided");
  return mica_value_type(passthru) == mica_value_type(mica_op_result(masked, 0)) ||
         mica_op_error(op, "expects passthru type to match result type");
}

bool vector_mask_check(mica_op *op) {
  const mica_block *block = mica_region_first(vector_mask_mask_region(op));
  const mica_op *masked = mica_block_first(block), *yield = mica_block_last(block);
  if (masked != yield && mica_op_next(masked) != yield)
    return mica_op_error(op, "expects only one operation to mask");
  if (!vector_yield_isa(yield))
    return mica_op_error(op, "expects a terminator within the mask region");
  if (mica_op_operand_count(yield) != mica_op_result_count(op))
    return mica_op_error(op, "expects number of results to match mask region yielded values");
  if (masked == yield) return true;
  if (!mica_op_implements(masked, &vector_maskable_op_interface_id))
    return mica_op_error(op, "expects a MaskableOpInterface within the mask region");
  if (!mica_op_may_be_asked(masked)) return true;  // its own check tells
  return check_results(op, masked, yield) && check_mask(op, masked) && check_passthru(op, masked);
}
