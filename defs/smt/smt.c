// Hooks of the smt dialect: types, constants, and what operations must hold. Called by generated
// code; own nothing.
#include "smt/smt.h"

#include <stdio.h>
#include <string.h>

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Types --------------------------------------------------------------------------------------

bool smt_is_value_type_but_function(const mica_type *type) {
  return smt_bool_type_isa(type) || smt_int_type_isa(type) || smt_bit_vector_type_isa(type) ||
         smt_array_type_isa(type) || smt_sort_type_isa(type);
}
bool smt_is_value_type(const mica_type *type) {
  return smt_is_value_type_but_function(type) || smt_func_type_isa(type);
}
static bool are_values(mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (!smt_is_value_type_but_function(types.data[i])) return false;
  return true;
}

bool smt_bit_vector_type_check(mica_context *ctx, mica_loc loc, int64_t width) {
  return width > 0 || mica_error(ctx, loc, "bit-vector must have at least a width of one");
}
bool smt_array_type_check(mica_context *ctx, mica_loc loc, const mica_type *domain_type,
                          const mica_type *range_type) {
  if (!smt_is_value_type(domain_type))
    return mica_error(ctx, loc, "domain must be any SMT value type");
  return smt_is_value_type(range_type) || mica_error(ctx, loc, "range must be any SMT value type");
}
bool smt_func_type_check(mica_context *ctx, mica_loc loc, mica_types domain_types,
                         const mica_type *range_type) {
  if (domain_types.size == 0) return mica_error(ctx, loc, "must have at least one domain type");
  if (!are_values(domain_types))
    return mica_error(ctx, loc, "domain types must be any non-function SMT type");
  return smt_is_value_type_but_function(range_type) ||
         mica_error(ctx, loc, "range type must be any non-function SMT type");
}
bool smt_sort_type_check(mica_context *ctx, mica_loc loc, const mica_attr *identifier,
                         mica_types sort_params) {
  (void)identifier;
  return are_values(sort_params) ||
         mica_error(ctx, loc, "sort parameter types must be any non-function SMT type");
}

// ---- Bits ---------------------------------------------------------------------------------------

bool smt_bit_vector_attr_check(mica_context *ctx, mica_loc loc, const mica_type *type,
                               const mica_attr *value) {
  (void)ctx, (void)loc, (void)type, (void)value;
  return true;
}

// The number as one of `width` bits; NULL: it has more, or no memory.
static const mica_attr *fit(mica_parser *p, const mica_attr *number, uint32_t width) {
  size_t count, size = (width + 63) / 64;
  const uint64_t *words = mica_attr_integer_word_data(number, &count);
  uint64_t *wide = mica_parser_scratch(p, size * sizeof *wide);
  if (wide == NULL) return NULL;
  const bool is_negative = words[count - 1] >> 63 != 0;
  const uint64_t rest = is_negative ? UINT64_MAX : 0;
  for (size_t i = 0; i < size || i < count; i++) {
    const uint64_t word = i < count ? words[i] : rest;
    if (i < size) wide[i] = word;
    const unsigned bits = i + 1 == size ? (width - 1) % 64 + 1 : 64;
    // What is cut off must be the sign of a negative number, which keeps one, or zeros.
    if (i >= size && word != rest) return NULL;
    if (i + 1 == size && bits < 64 && word >> bits != rest >> bits) return NULL;
    if (i + 1 == size && is_negative && (word >> (bits - 1) & 1) == 0) return NULL;
  }
  const mica_type *type = mica_type_i(mica_parser_context(p), width);
  return type == NULL ? NULL : mica_attr_integer_words(type, wide);
}

// `<92>`, of the type behind it
const mica_attr *smt_bit_vector_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_attr *number;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_punct(p, '<') || !mica_parse_any_integer(p, &number) || !mica_parse_punct(p, '>'))
    return NULL;
  if (type == NULL || !smt_bit_vector_type_isa(type)) {
    mica_parse_error(p, at, "explicit bit-vector type required");
    return NULL;
  }
  const int64_t width = smt_bit_vector_type_width(type);
  if (width > MICA_INTEGER_WIDTH_MAX) {
    mica_parse_error(p, at, "bit-vector constants are limited to %d bits", MICA_INTEGER_WIDTH_MAX);
    return NULL;
  }
  const mica_attr *value = fit(p, number, (uint32_t)width);
  if (value == NULL) {
    mica_parse_error(p, at, "integer value out of range for given bit-vector type '%t'", type);
    return NULL;
  }
  return smt_bit_vector_attr_get(mica_parser_context(p), type, value);
}
void smt_bit_vector_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  const mica_attr *value = smt_signed_value(smt_bit_vector_attr_value(attr));
  if (value != NULL) mica_print_attr_without_type(p, value);
  mica_print_char(p, '>');
}

bool smt_bv_constant_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                 const mica_type **types) {
  const mica_attr *value = smt_bv_constant_parts_value_attr(parts);
  if (value == NULL || !smt_bit_vector_attr_isa(value))
    return mica_error(ctx, loc, "invalid kind of attribute specified");
  types[0] = smt_bit_vector_attr_type(value);
  return true;
}

static bool check_operand(mica_context *ctx, mica_loc loc, int index, const mica_type *type) {
  return smt_bit_vector_type_isa(type) ||
         mica_error(ctx, loc, "'smt.bv.concat' op operand #%d must be , but got '%t'", index, type);
}
bool smt_bv_concat_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                               const mica_type **types) {
  const mica_type *a = mica_value_type(smt_bv_concat_parts_lhs(parts));
  const mica_type *b = mica_value_type(smt_bv_concat_parts_rhs(parts));
  if (!check_operand(ctx, loc, 0, a) || !check_operand(ctx, loc, 1, b)) return false;
  const uint64_t width =
      (uint64_t)smt_bit_vector_type_width(a) + (uint64_t)smt_bit_vector_type_width(b);
  types[0] = smt_bit_vector_type_get_checked(ctx, loc, width > INT64_MAX ? 0 : (int64_t)width);
  return types[0] != NULL;
}

static uint64_t width_of(const mica_value *value) {
  return (uint64_t)smt_bit_vector_type_width(mica_value_type(value));
}

bool smt_bv_extract_check(mica_op *op) {
  const uint32_t low = (uint32_t)mica_attr_integer_value(smt_bv_extract_low_bit_attr(op));
  const uint32_t range = (uint32_t)width_of(smt_bv_extract_result(op));
  const uint32_t input = (uint32_t)width_of(smt_bv_extract_input(op));
  return low + range <= input ||
         mica_op_error(op,
                       "range to be extracted is too big, expected range starting at index %u of "
                       "length %u requires input width of at least %u, but the input width is only "
                       "%u",
                       low, range, low + range, input);
}

bool smt_bv_repeat_check(mica_op *op) {
  return width_of(smt_bv_repeat_result(op)) % width_of(smt_bv_repeat_input(op)) == 0 ||
         mica_op_error(op,
                       "result bit-vector width must be a multiple of the input bit-vector width");
}

const mica_attr *smt_signed_value(const mica_attr *value) {
  const mica_type *type = mica_attr_type(value);
  if (!mica_type_is_integer(type)) return value;
  mica_context *ctx = mica_type_context(type);
  const uint32_t width = mica_type_integer_width(type);
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(value, &count);
  if (width <= 1)  // one bit would be printed as a truth value
    return mica_attr_i64(ctx, width == 1 && (words[0] & 1) != 0 ? -1 : 0);
  const mica_type *with_sign = mica_type_integer(ctx, width, MICA_SIGNED);
  return with_sign == NULL ? NULL : mica_attr_integer_words(with_sign, words);
}

// ---- Names --------------------------------------------------------------------------------------

// "c12_bv8", "c-3": the number and what follows it.
static void set_number_name(const mica_op *op, mica_name_setter *set, const mica_attr *value,
                            mica_str suffix) {
  mica_context *ctx = mica_op_context(op);
  const mica_str text = mica_attr_to_text(value);
  const char *end = text.data == NULL ? NULL : memchr(text.data, ' ', text.size);
  const size_t digits = end == NULL ? text.size : (size_t)(end - text.data);
  const size_t size = 1 + digits + suffix.size;
  char *name = text.data == NULL ? NULL : mica_allocate(ctx, size);
  if (name != NULL) {
    name[0] = 'c';
    memcpy(name + 1, text.data, digits);
    if (suffix.size != 0) memcpy(name + 1 + digits, suffix.data, suffix.size);
    mica_set_value_name(set, mica_op_result(op, 0), (mica_str){name, size});
  }
  mica_free(ctx, name, size);
  if (text.data != NULL) mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

void smt_declare_fun_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *prefix = smt_declare_fun_name_prefix_attr(op);
  if (prefix != NULL)
    mica_set_value_name(set, smt_declare_fun_result(op), mica_attr_string_value(prefix));
}
void smt_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const bool value = mica_attr_bool_value(smt_constant_value_attr(op));
  mica_set_value_name(set, smt_constant_result(op), value ? MICA_STR("true") : MICA_STR("false"));
}
void smt_int_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = smt_signed_value(smt_int_constant_value_attr(op));
  if (value != NULL) set_number_name(op, set, value, (mica_str){NULL, 0});
}
void smt_bv_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *bits = smt_bit_vector_attr_value(smt_bv_constant_value_attr(op));
  const mica_attr *value = smt_signed_value(bits);
  if (value == NULL) return;
  char suffix[16];
  const int size = snprintf(suffix, sizeof suffix, "_bv%u",
                            (unsigned)mica_type_integer_width(mica_attr_type(bits)));
  set_number_name(op, set, value, (mica_str){suffix, (size_t)size});
}

// ---- Regions ------------------------------------------------------------------------------------

static bool yields_results(const mica_op *op, const mica_region *region) {
  const mica_op *yield = mica_block_last(mica_region_first(region));
  bool equal = mica_op_operand_count(yield) == mica_op_result_count(op);
  for (size_t i = 0; equal && i < mica_op_result_count(op); i++)
    equal = mica_value_type(mica_op_operand(yield, i)) == mica_value_type(mica_op_result(op, i));
  return equal;
}

bool smt_solver_check_regions(mica_op *op) {
  const mica_region *body = smt_solver_body_region(op);
  if (!yields_results(op, body))
    return mica_op_error(op, "types of yielded values must match return values");
  const mica_block *block = mica_region_first(body);
  bool equal = mica_block_argument_count(block) == mica_op_operand_count(op);
  for (size_t i = 0; equal && i < mica_op_operand_count(op); i++)
    equal = mica_value_type(mica_block_argument_at(block, i)) ==
            mica_value_type(mica_op_operand(op, i));
  return equal || mica_op_error(op, "block argument types must match the types of the 'inputs'");
}

bool smt_check_check_regions(mica_op *op) {
  static const char *const names[] = {"sat", "unknown", "unsat"};
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!yields_results(op, mica_op_region(op, i)))
      return mica_op_error(op, "types of yielded values in '%s' region must match return values",
                           names[i]);
  return true;
}

static bool check_inputs(mica_op *op) {
  return mica_op_operand_count(op) >= 2 ||
         mica_op_error(op, "'inputs' must have at least size 2, but got %z",
                       mica_op_operand_count(op));
}
bool smt_eq_check(mica_op *op) { return check_inputs(op); }
bool smt_distinct_check(mica_op *op) { return check_inputs(op); }

// ---- Quantifiers --------------------------------------------------------------------------------

static bool check_pattern_flag(mica_op *op, bool has_none) {
  return !has_none || mica_op_region_count(op) == 1 ||
         mica_op_error(op,
                       "patterns and the no_pattern attribute must not be specified at the same "
                       "time");
}
bool smt_forall_check(mica_op *op) { return check_pattern_flag(op, smt_forall_no_pattern(op)); }
bool smt_exists_check(mica_op *op) { return check_pattern_flag(op, smt_exists_no_pattern(op)); }

static bool arguments_equal(const mica_block *a, const mica_block *b) {
  bool equal = mica_block_argument_count(a) == mica_block_argument_count(b);
  for (size_t i = 0; equal && i < mica_block_argument_count(a); i++)
    equal = mica_value_type(mica_block_argument_at(a, i)) ==
            mica_value_type(mica_block_argument_at(b, i));
  return equal;
}

static bool check_bound(mica_op *op, const mica_attr *names) {
  const mica_block *body = mica_region_first(mica_op_region(op, 0));
  const size_t count = mica_block_argument_count(body);
  if (names != NULL && mica_attr_array_elements(names).size != count)
    return mica_op_error(op, "number of bound variable names must match number of block arguments");
  for (size_t i = 0; i < count; i++)
    if (!smt_is_value_type_but_function(mica_value_type(mica_block_argument_at(body, i))))
      return mica_op_error(op, "bound variables must by any non-function SMT value");
  const mica_op *yield = mica_block_last(body);
  if (mica_op_operand_count(yield) != 1)
    return mica_op_error(op, "must have exactly one yielded value");
  return smt_bool_type_isa(mica_value_type(mica_op_operand(yield, 0))) ||
         mica_op_error(op, "yielded value must be of '!smt.bool' type");
}

typedef struct pattern {
  mica_op *op;
  size_t index;
} pattern;

static mica_walk refuse(const pattern *in, const mica_op *child, const char *what,
                        const char *note) {
  mica_diag *diag = mica_op_error_begin(in->op, "the 'patterns' region #%z %s", in->index, what);
  mica_diag_note(diag, mica_op_loc(child), "%s", note);
  mica_diag_report(diag);
  return MICA_WALK_STOP;
}
static mica_walk check_in_pattern(void *user, mica_op *child) {
  const pattern *in = user;
  const mica_str name = mica_op_name_of(child);
  if (mica_op_def_of(child) == NULL || name.size < 4 || memcmp(name.data, "smt.", 4) != 0)
    return refuse(in, child, "may only contain SMT dialect operations",
                  "first non-SMT operation here");
  if (smt_forall_isa(child) || smt_exists_isa(child))
    return refuse(in, child, "must not contain any variable binding operations",
                  "first violating operation here");
  return MICA_WALK_ON;
}

static bool check_pattern(mica_op *op, size_t index) {
  const mica_block *body = mica_region_first(mica_op_region(op, 0));
  const mica_block *block = mica_region_first(mica_op_region(op, index + 1));
  if (!arguments_equal(body, block))
    return mica_op_error(op,
                         "block argument number and types of the 'body' and 'patterns' region #%z "
                         "must match",
                         index);
  if (mica_op_operand_count(mica_block_last(block)) < 1)
    return mica_op_error(op, "'patterns' region #%z must have at least one yielded value", index);
  pattern in = {op, index};
  for (mica_op *child = mica_block_first(block); child != NULL; child = mica_op_next(child))
    if (!mica_op_walk_after(child, check_in_pattern, &in)) return false;
  return true;
}

static bool check_quantifier(mica_op *op, const mica_attr *names) {
  if (!check_bound(op, names)) return false;
  for (size_t i = 0; i + 1 < mica_op_region_count(op); i++)
    if (!check_pattern(op, i)) return false;
  return true;
}
bool smt_forall_check_regions(mica_op *op) {
  return check_quantifier(op, smt_forall_bound_var_names_attr(op));
}
bool smt_exists_check_regions(mica_op *op) {
  return check_quantifier(op, smt_exists_bound_var_names_attr(op));
}
