// Hooks of amdgpu's products of matrices. Called by generated code; own nothing.
#include "amdgpu/amdgpu.h"
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"

enum { WAVE = 64 };  // lanes

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }
static const mica_type *element_of(const mica_value *value) {
  return mica_type_element_or_self(type_of(value));
}
static int32_t count_of(const mica_value *value) {
  const mica_type *type = type_of(value);
  return mica_type_is_vector(type) ? (int32_t)mica_type_element_count(type) : 1;
}
static bool is_float_of(const mica_type *type, uint32_t width) {
  return mica_type_is_float(type) && mica_type_bit_width(type) == width;
}
static bool is_integer_of(const mica_type *type, uint32_t width) {
  return mica_type_is_integer(type) && mica_type_bit_width(type) == width;
}

// ---- `16x16x32` ---------------------------------------------------------------------------------

bool amdgpu_parse_mnk_dimension_list(mica_parser *p, mica_op_state *out, const mica_attr **m,
                                     const mica_attr **n, const mica_attr **k) {
  (void)out;
  mica_int64s dims;
  if (!mica_parse_dimension_list(p, false, false, &dims)) return false;
  if (dims.size != 3)
    return mica_parse_error(p, mica_parser_position(p),
                            "expected 3 dimensions in MNK dimension list");
  mica_context *ctx = mica_parser_context(p);
  *m = mica_attr_i32(ctx, (int32_t)dims.data[0]);
  *n = mica_attr_i32(ctx, (int32_t)dims.data[1]);
  *k = mica_attr_i32(ctx, (int32_t)dims.data[2]);
  return *m != NULL && *n != NULL && *k != NULL;
}

void amdgpu_print_mnk_dimension_list(mica_printer *p, const mica_op *op, const mica_attr *m,
                                     const mica_attr *n, const mica_attr *k) {
  (void)op;
  mica_print_int(p, mica_attr_integer_value(m));
  mica_print_char(p, 'x');
  mica_print_int(p, mica_attr_integer_value(n));
  mica_print_char(p, 'x');
  mica_print_int(p, mica_attr_integer_value(k));
}

// ---- mfma ---------------------------------------------------------------------------------------

static bool is_small_float(const mica_type *type) {
  return mica_type_is_float(type) && mica_type_bit_width(type) <= 8;
}

static bool check_sources(const mica_op *op) {
  const mica_value *a = amdgpu_mfma_source_a(op), *b = amdgpu_mfma_source_b(op);
  if (!is_small_float(element_of(a)))
    return type_of(a) == type_of(b) ||
           mica_op_error(op, "expected both non-small-float source operand types to match exactly");
  if (!is_small_float(element_of(b)))
    return mica_op_error(op,
                         "expected both source operands to have small-float elements if one does");
  return count_of(a) == count_of(b) ||
         mica_op_error(op, "expected both small-float source vectors to have the same length");
}

// Elements of a source: wide integers are bytes side by side.
static int32_t source_count(const mica_value *source) {
  const mica_type *element = element_of(source);
  const bool is_wide = mica_type_is_integer(element);
  return count_of(source) * (is_wide ? (int32_t)(mica_type_bit_width(element) / 8) : 1);
}

static bool check_count(const mica_op *op, const char *what, int32_t found, int32_t all) {
  return found == all / WAVE ||
         mica_op_error(op, "expected %d %s values for this operation but got %d", all / WAVE, what,
                       found);
}

static bool check_permutations(const mica_op *op) {
  const uint32_t chunks = (uint32_t)amdgpu_mfma_cbsz(op);
  const bool is_double = is_float_of(element_of(amdgpu_mfma_dest_c(op)), 64);
  if (is_double && amdgpu_mfma_blgp(op) != AMDGPU_MFMA_PERM_B_NONE)
    return mica_op_error(op, "double-precision ops do not support permuting lanes of B");
  if (is_double && chunks != 0)
    return mica_op_error(op, "double-precision ops do not support permuting lanes of A");
  if ((uint32_t)amdgpu_mfma_abid(op) >= 1U << (chunks % 32))
    return mica_op_error(op, "block ID for permuting A (abid) must be below 2 ** cbsz");
  const bool negated = amdgpu_mfma_negate_a(op) || amdgpu_mfma_negate_b(op) ||
                       amdgpu_mfma_negate_c(op);
  return is_double || !negated ||
         mica_op_error(op, "negation flags only available for double-precision operations");
}

bool amdgpu_mfma_check(mica_op *op) {
  const int32_t rows = amdgpu_mfma_m(op) * amdgpu_mfma_blocks(op);
  return check_sources(op) &&
         check_count(op, "source", source_count(amdgpu_mfma_source_a(op)),
                     rows * amdgpu_mfma_k(op)) &&
         check_count(op, "result", count_of(amdgpu_mfma_dest_c(op)), rows * amdgpu_mfma_n(op)) &&
         check_permutations(op);
}

// ---- sparse_mfma --------------------------------------------------------------------------------

// Which of the sets of indices is taken: one of two, or one of four.
static bool check_set(const mica_op *op, bool of_bytes) {
  if (amdgpu_sparse_mfma_cbsz(op) != 0) return true;
  const uint32_t set = (uint32_t)amdgpu_sparse_mfma_abid(op);
  if (of_bytes && set > 1) return mica_op_error(op, "ABID must be 0 or 1 for 8-bit source data");
  return set <= 3 || mica_op_error(op, "ABID must be between 0 and 3 for 16-bit source data");
}

static bool check_indices(const mica_op *op, bool of_bytes) {
  const mica_value *indices = amdgpu_sparse_mfma_sparse_idx(op);
  const int32_t count = of_bytes ? 2 : 4;
  const uint32_t width = of_bytes ? 16 : 8;
  return (count_of(indices) == count && is_integer_of(element_of(indices), width)) ||
         mica_op_error(
             op, "expected vector<%dxi%u> sparse indices for %d-bit source data, but got '%t'",
             count, width, of_bytes ? 8 : 16, type_of(indices));
}

bool amdgpu_sparse_mfma_check(mica_op *op) {
  const mica_value *sparse = amdgpu_sparse_mfma_source_a(op);
  const mica_value *dense = amdgpu_sparse_mfma_source_b(op);
  if (count_of(dense) != 2 * count_of(sparse))
    return mica_op_error(op,
                         "expected dense source operand to have exactly double the number of "
                         "elements of the sparse source operand");
  const mica_type *element = element_of(sparse);
  if (!(is_float_of(element, 8) && is_float_of(element_of(dense), 8)) &&
      element != element_of(dense))
    return mica_op_error(op, "expected source operands to have the same element type");
  const bool of_bytes = mica_type_bit_width(element) == 8;
  const int32_t rows = amdgpu_sparse_mfma_m(op);
  return check_set(op, of_bytes) && check_indices(op, of_bytes) &&
         check_count(op, "source", count_of(dense), rows * amdgpu_sparse_mfma_k(op)) &&
         check_count(op, "result", count_of(amdgpu_sparse_mfma_dest_c(op)),
                     rows * amdgpu_sparse_mfma_n(op));
}

// ---- wmma ---------------------------------------------------------------------------------------

bool amdgpu_wmma_check(mica_op *op) {
  const mica_value *a = amdgpu_wmma_source_a(op), *b = amdgpu_wmma_source_b(op);
  if (count_of(a) != count_of(b))
    return mica_op_error(op, "source vectors have different lengths: '%t' vs. '%t'", type_of(a),
                         type_of(b));
  const bool to_floats = mica_type_is_float(element_of(amdgpu_wmma_dest_c(op)));
  const bool of_floats = mica_type_is_float(element_of(a));
  if (to_floats && !of_floats)
    return mica_op_error(op, "expected float sources with float destination");
  if (!to_floats && of_floats)
    return mica_op_error(op, "expected int sources with int destination");
  if (!is_float_of(element_of(a), 8) && element_of(a) != element_of(b))
    return mica_op_error(op,
                         "source element types must match (except for fp8/bf8) but have '%t' and "
                         "'%t'",
                         type_of(a), type_of(b));
  if (!of_floats) return true;
  if (amdgpu_wmma_clamp(op))
    return mica_op_error(op, "clamp flag is not supported for float types");
  return (!amdgpu_wmma_unsigned_a(op) && !amdgpu_wmma_unsigned_b(op)) ||
         mica_op_error(op, "unsigned flags are not supported for float types");
}

// ---- scaled_wmma --------------------------------------------------------------------------------

static bool check_length(const mica_op *op, const char *shape, const char *name,
                         const mica_value *source, int32_t expected) {
  return count_of(source) == expected ||
         mica_op_error(op, "for %s, %s must have %d elements but got %d", shape, name, expected,
                       count_of(source));
}

static bool check_lengths(const mica_op *op) {
  const mica_value *a = amdgpu_scaled_wmma_source_a(op), *b = amdgpu_scaled_wmma_source_b(op);
  const bool is_square = amdgpu_scaled_wmma_m(op) == 16;
  const int32_t found = count_of(amdgpu_scaled_wmma_dest_c(op)), expected = is_square ? 8 : 16;
  if (found != expected)
    return mica_op_error(op, "expected output vector of length %d but got %d", expected, found);
  if (is_square)
    return check_length(op, "16x16x128", "sourceA", a, 64) &&
           check_length(op, "16x16x128", "sourceB", b, 64);
  if (!is_float_of(element_of(a), 4) && !is_float_of(element_of(b), 4))
    return mica_op_error(op, "32x16x128 only supports fp4 element types");
  if (!check_length(op, "32x16x128", "sourceA", a, 128) ||
      !check_length(op, "32x16x128", "sourceB", b, 64))
    return false;
  return amdgpu_scaled_wmma_a_first_scale_lane(op) == 0 ||
         mica_op_error(op, "for 32x16x128, a_first_scale_lane must be 0");
}

// Scales are powers of two; those of the smallest floats may be floats, unless both are of those
// and one of the scales is a power.
static bool check_scales(const mica_op *op) {
  const mica_type *a = element_of(amdgpu_scaled_wmma_source_a(op));
  const mica_type *b = element_of(amdgpu_scaled_wmma_source_b(op));
  const mica_type *of_a = element_of(amdgpu_scaled_wmma_scale_a(op));
  const mica_type *of_b = element_of(amdgpu_scaled_wmma_scale_b(op));
  const bool is_power_a = mica_type_is_float_kind(of_a, MICA_F8E8M0FNU);
  const bool is_power_b = mica_type_is_float_kind(of_b, MICA_F8E8M0FNU);
  const bool is_small_a = is_float_of(a, 4), is_small_b = is_float_of(b, 4);
  if (is_power_a && is_power_b) return true;
  if (is_small_a == !is_power_a && is_small_b == !is_power_b) return true;
  return mica_op_error(op,
                       "invalid combination of matrix and scale types: sourceA='%t', "
                       "scaleA='%t', sourceB='%t', scaleB='%t'",
                       a, of_a, b, of_b);
}

bool amdgpu_scaled_wmma_check(mica_op *op) { return check_lengths(op) && check_scales(op); }
