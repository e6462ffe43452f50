// Attributes of the test dialect whose texts are read and written here, and their checks. Owns
// nothing.
#include "mica/mica.h"
#include "test/test.h"

// ---- Parameters ---------------------------------------------------------------------------------

bool test_parse_int_array(mica_parser *p, mica_int32s *out) {
  if (!mica_parse_punct(p, '[')) return false;
  out->data = mica_parse_scalars(p, sizeof *out->data, true, &out->size);
  return out->data != NULL && mica_parse_punct(p, ']');
}
void test_print_int_array(mica_printer *p, mica_int32s numbers) {
  mica_print_char(p, '[');
  mica_print_scalars(p, sizeof *numbers.data, true, numbers.data, numbers.size);
  mica_print_char(p, ']');
}

// MLIR asks for the keyword that the value is before it has been read.
bool test_parse_copy_count(mica_parser *p, mica_str *out) {
  *out = MICA_STR("");
  return mica_parse_error(p, mica_parser_position(p), "expected ''");
}

// ---- Lists of numbers ---------------------------------------------------------------------------

const mica_attr *test_compound_a_attr_parse(mica_parser *p, const mica_type *type) {
  int width;
  const mica_type *one_type;
  mica_int32s numbers;
  (void)type;
  if (!test_parse_compound(p, &width, &one_type, &numbers)) return NULL;
  return test_compound_a_attr_get(mica_parser_context(p), width, one_type, numbers);
}
void test_compound_a_attr_print(mica_printer *p, const mica_attr *attr) {
  test_print_compound(p, test_compound_a_attr_width_of_something(attr),
                      test_compound_a_attr_one_type(attr),
                      test_compound_a_attr_array_of_ints(attr));
}

// `<[1, 2]>`, perhaps with a comma behind the last one.
static bool parse_elements(mica_parser *p, mica_uint64s *out) {
  uint64_t *numbers = NULL;
  size_t count = 0;
  for (;;) {
    uint64_t *grown = mica_parser_grow(p, numbers, count, sizeof *numbers);
    if (grown == NULL) return false;
    numbers = grown;
    mica_parsed parsed = mica_parse_optional_scalar(p, sizeof *numbers, false, &numbers[count]);
    if (parsed == MICA_FAILED) return false;
    if (parsed == MICA_ABSENT) break;
    count++;
    if (!mica_parse_optional_punct(p, ',')) break;
  }
  *out = (mica_uint64s){numbers, count};
  return true;
}
const mica_attr *test_i64_elements_attr_parse(mica_parser *p, const mica_type *type) {
  mica_position at = mica_parser_name_position(p);
  mica_uint64s elements;
  if (!mica_parse_punct(p, '<') || !mica_parse_punct(p, '[') || !parse_elements(p, &elements))
    return NULL;
  if (!mica_parse_punct(p, ']') || !mica_parse_punct(p, '>')) return NULL;
  if (type == NULL || !mica_type_is_shaped(type)) {
    mica_parse_error(p, at, "expected a trailing shaped type");
    return NULL;
  }
  return test_i64_elements_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at), type,
                                            elements);
}
void test_i64_elements_attr_print(mica_printer *p, const mica_attr *attr) {
  const mica_uint64s elements = test_i64_elements_attr_elements(attr);
  mica_print_text(p, "<[");
  mica_print_scalars(p, sizeof *elements.data, false, elements.data, elements.size);
  mica_print_text(p, "]>");
}
bool test_i64_elements_attr_check(mica_context *ctx, mica_loc loc, const mica_type *type_,
                                  mica_uint64s elements) {
  const int64_t count = mica_type_element_count(type_);
  if (count != (int64_t)elements.size)
    return mica_error(ctx, loc,
                      "number of elements does not match the provided shape type, got: %z, "
                      "but expected: %I",
                      elements.size, count);
  if (mica_type_shape(type_).size != 1 || !mica_type_is_i(mica_type_element(type_), 64))
    return mica_error(ctx, loc, "expected single rank 64-bit shape type, but got: %t", type_);
  return true;
}

bool test_attr_with_format_attr_check(mica_context *ctx, mica_loc loc, int64_t one, mica_str two,
                                      const mica_attr *three, mica_int32s four, uint64_t five,
                                      mica_int32s six,
                                      mica_attrs array_of_attr_with_type_builder_attr) {
  (void)two, (void)three, (void)five, (void)six, (void)array_of_attr_with_type_builder_attr;
  return four.size == (unsigned)one ||
         mica_error(ctx, loc, "expected 'one' to equal 'four.size()'");
}

// `<1x2>`, or `<>`.
static bool parse_decimal(mica_parser *p, mica_int64s *sizes) {
  mica_position at = mica_parser_position(p);
  int digit = mica_parser_next_byte(p);
  if (digit < '0' || digit > '9') return mica_parse_error(p, at, "expected an integer");
  return mica_parse_dimension_list(p, false, false, sizes);
}
const mica_attr *test_decimal_shape_attr_parse(mica_parser *p, const mica_type *type) {
  mica_int64s sizes = {NULL, 0};
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_optional_punct(p, '>')) {
    if (!parse_decimal(p, &sizes)) return NULL;
    mica_position at = mica_parser_position(p);
    if (!mica_parse_optional_punct(p, '>')) {
      mica_parse_error(p, at, "expected 'x' in dimension list");
      return NULL;
    }
  }
  return test_decimal_shape_attr_get(mica_parser_context(p), sizes);
}
void test_decimal_shape_attr_print(mica_printer *p, const mica_attr *attr) {
  const mica_int64s sizes = test_decimal_shape_attr_shape(attr);
  mica_print_char(p, '<');
  for (size_t i = 0; i < sizes.size; i++) {
    if (i != 0) mica_print_char(p, 'x');
    mica_print_int(p, sizes.data[i]);
  }
  mica_print_char(p, '>');
}

// ---- Others -------------------------------------------------------------------------------------

const mica_attr *test_sub_elements_access_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_attr *attrs[3];
  (void)type;
  for (int i = 0; i < 3; i++)
    if (!mica_parse_punct(p, i == 0 ? '<' : ',') || !mica_parse_attr(p, NULL, &attrs[i]))
      return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return test_sub_elements_access_attr_get(mica_parser_context(p), attrs[0], attrs[1], attrs[2]);
}
void test_sub_elements_access_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  mica_print_attr(p, test_sub_elements_access_attr_first(attr));
  mica_print_text(p, ", ");
  mica_print_attr(p, test_sub_elements_access_attr_second(attr));
  mica_print_text(p, ", ");
  mica_print_attr(p, test_sub_elements_access_attr_third(attr));
  mica_print_char(p, '>');
}

const mica_attr *test_slash_pair_attr_parse(mica_parser *p, const mica_type *type) {
  int lhs, rhs;
  (void)type;
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof lhs, true, &lhs)) return NULL;
  if (!mica_parse_punct(p, '/') || !mica_parse_scalar(p, sizeof rhs, true, &rhs)) return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return test_slash_pair_attr_get(mica_parser_context(p), lhs, rhs);
}
void test_slash_pair_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  mica_print_int(p, test_slash_pair_attr_lhs(attr));
  mica_print_text(p, " / ");
  mica_print_int(p, test_slash_pair_attr_rhs(attr));
  mica_print_char(p, '>');
}

// On lines of its own.
const mica_attr *test_newline_and_indent_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_type *inner;
  (void)type;
  if (!mica_parse_punct(p, '<') || !mica_parse_type(p, &inner) || !mica_parse_punct(p, '>'))
    return NULL;
  return test_newline_and_indent_attr_get(mica_parser_context(p), inner);
}
void test_newline_and_indent_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  mica_print_indent(p, 1);
  mica_print_newline(p);
  mica_print_type(p, test_newline_and_indent_attr_indent_type(attr));
  mica_print_indent(p, -1);
  mica_print_newline(p);
  mica_print_char(p, '>');
}

// It is the number itself that is made.
const mica_attr *test_override_builder_attr_parse(mica_parser *p, const mica_type *type) {
  int32_t a;
  (void)type;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof a, true, &a))
    return mica_parse_parameter_error(p, "TestOverrideBuilderAttr", "a", "int");
  return mica_parse_punct(p, '>') ? mica_attr_index(mica_parser_context(p), a) : NULL;
}
void test_override_builder_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '<');
  mica_print_int(p, test_override_builder_attr_a(attr));
  mica_print_char(p, '>');
}

void test_op_asm_attr_interface_attr_alias(const mica_attr *attr, mica_alias_setter *set) {
  mica_set_alias(set, MICA_STR("op_asm_attr_interface_"),
                 mica_attr_string_value(test_op_asm_attr_interface_attr_value(attr)));
}

bool test_symbol_ref_attr_verify_symbol_uses(const mica_attr *attr, mica_op *op,
                                             mica_symbol_tables *tables) {
  const mica_attr *symbol = test_symbol_ref_attr_symbol(attr);
  if (mica_symbol_tables_nearest(tables, op, symbol) != NULL) return true;
  return mica_op_error(op,
                       "TestSymbolRefAttr::verifySymbolUses: '%a' does not reference a valid "
                       "symbol",
                       symbol);
}

// ---- Custom directives --------------------------------------------------------------------------

bool test_parse_true_false(mica_parser *p, mica_optional_int32 *b) {
  bool value;
  if (!mica_parse_bool(p, &value)) return false;
  *b = (mica_optional_int32){value, true};
  return true;
}
void test_print_true_false(mica_printer *p, mica_optional_int32 b) {
  mica_print_text(p, b.value != 0 ? "true" : "false");
}

// A keyword or a string, or an alias of one.
bool test_parse_conditional_alias(mica_parser *p, const mica_attr **value) {
  mica_str text;
  if (!mica_parse_optional_keyword_or_string(p, &text))
    return mica_parse_attr_of(p, NULL, mica_attr_is_string, value);
  *value = mica_attr_string(mica_parser_context(p), text);
  return *value != NULL;
}
void test_print_conditional_alias(mica_printer *p, const mica_attr *value) {
  if (!mica_print_attr_alias(p, value))
    mica_print_keyword_or_string(p, mica_attr_string_value(value));
}

bool test_parse_custom_float_attr(mica_parser *p, const mica_attr **type_str,
                                  const mica_attr **value) {
  mica_context *ctx = mica_parser_context(p);
  mica_str name;
  if (!mica_parse_string(p, &name) || !mica_parse_punct(p, ':')) return false;
  *type_str = mica_attr_string(ctx, name);
  mica_float_kind kind;
  if (mica_str_is(name, "float")) kind = MICA_F32;
  else if (mica_str_is(name, "double")) kind = MICA_F64;
  else if (mica_str_is(name, "fp80")) kind = MICA_F80;
  else
    return mica_parse_error(p, mica_parser_position(p),
                            "unknown float type, expected 'float', 'double' or 'fp80'");
  const mica_type *type = mica_type_float(ctx, kind);
  return *type_str != NULL && type != NULL &&
         mica_parse_attr_of(p, type, mica_attr_is_float, value);
}
void test_print_custom_float_attr(mica_printer *p, const mica_attr *type_str,
                                  const mica_attr *value) {
  mica_print_attr(p, type_str);
  mica_print_text(p, " : ");
  mica_print_attr_without_type(p, value);
}

// A size, or `?`.
bool test_parse_custom_struct_attr(mica_parser *p, int64_t *value) {
  *value = MICA_DYNAMIC;
  return mica_parse_optional_punct(p, '?') || mica_parse_int64(p, value);
}
void test_print_custom_struct_attr(mica_printer *p, int64_t value) {
  if (value == MICA_DYNAMIC) mica_print_char(p, '?');
  else mica_print_int(p, value);
}

// An array; one of one number is that number.
bool test_parse_custom_opt_struct_field_attr(mica_parser *p, const mica_attr **opt_value) {
  int64_t number;
  mica_parsed parsed = mica_parse_optional_int64(p, &number);
  if (parsed == MICA_FAILED) return false;
  if (parsed == MICA_ABSENT) return mica_parse_attr_of(p, NULL, mica_attr_is_array, opt_value);
  const mica_attr *attr = mica_attr_i64(mica_parser_context(p), number);
  if (attr == NULL) return false;
  *opt_value = mica_attr_array(mica_parser_context(p), (mica_attrs){&attr, 1});
  return *opt_value != NULL;
}
void test_print_custom_opt_struct_field_attr(mica_printer *p, const mica_attr *opt_value) {
  const mica_attrs items = mica_attr_array_elements(opt_value);
  if (items.size == 1 && mica_attr_is_integer(items.data[0]))
    mica_print_int(p, mica_attr_integer_value(items.data[0]));
  else mica_print_attr(p, opt_value);
}

// ---- What is defined at run time ----------------------------------------------------------------

static bool has_count(mica_context *ctx, mica_loc loc, mica_attrs args, size_t count) {
  return args.size == count ||
         mica_error(ctx, loc, "expected %z attribute arguments, but had %z", count, args.size);
}

const mica_attr *test_dynamic_singleton_attr_parse(mica_parser *p, const mica_type *type) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  mica_attrs args;
  (void)type;
  if (!test_parse_dynamic(p, &args)) return NULL;
  return test_dynamic_singleton_attr_get_checked(mica_parser_context(p), loc, args);
}
void test_dynamic_singleton_attr_print(mica_printer *p, const mica_attr *attr) {
  test_print_dynamic(p, test_dynamic_singleton_attr_args(attr));
}
bool test_dynamic_singleton_attr_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 0);
}

const mica_attr *test_dynamic_pair_attr_parse(mica_parser *p, const mica_type *type) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  mica_attrs args;
  (void)type;
  if (!test_parse_dynamic(p, &args)) return NULL;
  return test_dynamic_pair_attr_get_checked(mica_parser_context(p), loc, args);
}
void test_dynamic_pair_attr_print(mica_printer *p, const mica_attr *attr) {
  test_print_dynamic(p, test_dynamic_pair_attr_args(attr));
}
bool test_dynamic_pair_attr_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 2);
}

const mica_attr *test_dynamic_custom_format_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_attr *args[2];
  (void)type;
  if (!test_parse_dynamic_custom(p, args)) return NULL;
  return test_dynamic_custom_format_attr_get(mica_parser_context(p), (mica_attrs){args, 2});
}
void test_dynamic_custom_format_attr_print(mica_printer *p, const mica_attr *attr) {
  test_print_dynamic_custom(p, test_dynamic_custom_format_attr_args(attr));
}
bool test_dynamic_custom_format_attr_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 2);
}
