// Hooks of the types, attributes and operations that MLIR's own test dialect has: parameters and
// custom directives. Own nothing.
#include "mica/mica.h"
#include "test/test.h"

// ---- An integer or nothing ----------------------------------------------------------------------

bool test_maybe_int_equal(test_maybe_int a, test_maybe_int b) {
  return a.is_there == b.is_there && a.value == b.value;
}
bool test_parse_maybe_int(mica_parser *p, test_maybe_int *out) {
  int32_t value;
  mica_parsed parsed = mica_parse_optional_scalar(p, sizeof value, true, &value);
  *out = parsed == MICA_PARSED ? (test_maybe_int){1, value} : (test_maybe_int){0};
  return parsed != MICA_FAILED;
}
void test_print_maybe_int(mica_printer *p, test_maybe_int value) {
  if (value.is_there) mica_print_int(p, value.value);
  else mica_print_text(p, "None");
}

// ---- Other parameters ---------------------------------------------------------------------------

bool test_parse_float_or_zero(mica_parser *p, const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  const mica_attr *attr = NULL;
  mica_parsed parsed = mica_parse_optional_attr(p, NULL, &attr);
  if (parsed == MICA_FAILED) return false;
  if (parsed == MICA_ABSENT) return true;  // *out is the default
  if (!mica_attr_is_float(attr))
    return mica_parse_error(p, at, "invalid kind of attribute specified");
  *out = attr;
  return true;
}

// ---- The dialect's types ------------------------------------------------------------------------

const mica_type *test_parse_type(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  const mica_type *type = NULL;
  mica_str mnemonic;
  if (mica_parse_generated_type(p, &test_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown type!");
  return type;
}
bool test_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;  // as generated
}

// ---- !test.int<signed, 8> -----------------------------------------------------------------------

static bool parse_signedness(mica_parser *p, test_signedness *out) {
  mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (mica_str_is(word, "u") || mica_str_is(word, "unsigned")) *out = TEST_SIGNEDNESS_UNSIGNED;
  else if (mica_str_is(word, "s") || mica_str_is(word, "signed")) *out = TEST_SIGNEDNESS_SIGNED;
  else if (mica_str_is(word, "n") || mica_str_is(word, "none")) *out = TEST_SIGNEDNESS_NONE;
  else return mica_parse_error(p, at, "expected signed, unsigned, or none");
  return true;
}

const mica_type *test_integer_type_parse(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  test_signedness signedness = TEST_SIGNEDNESS_NONE;
  int32_t width;
  if (!mica_parse_punct(p, '<') || !parse_signedness(p, &signedness) || !mica_parse_punct(p, ','))
    return NULL;
  if (!mica_parse_scalar(p, sizeof width, true, &width) || !mica_parse_punct(p, '>')) return NULL;
  return test_integer_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                                       (uint32_t)width, signedness);
}
void test_integer_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_str(p, test_signedness_to_text(test_integer_type_signedness(type)));
  mica_print_text(p, ", ");
  mica_print_uint(p, test_integer_type_width(type));
  mica_print_char(p, '>');
}
bool test_integer_type_check(mica_context *ctx, mica_loc loc, uint32_t width,
                             test_signedness signedness) {
  (void)signedness;
  return width <= 8 || mica_error(ctx, loc, "an int has at most 8 bits, but got %u", width);
}

// ---- !test.cmpnd_a<1, i32, [2, 3]> --------------------------------------------------------------

enum { COMPOUND_MAX = 64 };

static bool parse_numbers(mica_parser *p, int32_t *numbers, size_t *count) {
  for (*count = 0; *count < COMPOUND_MAX; ++*count) {
    mica_parsed parsed = mica_parse_optional_scalar(p, sizeof *numbers, true, &numbers[*count]);
    if (parsed != MICA_PARSED) return parsed == MICA_ABSENT;
    if (mica_parse_optional_punct(p, ',')) continue;
    ++*count;
    return true;
  }
  return mica_parse_error(p, mica_parser_position(p), "too many numbers");
}

const mica_type *test_compound_a_type_parse(mica_parser *p) {
  int32_t width, numbers[COMPOUND_MAX];
  const mica_type *element;
  size_t count;
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof width, true, &width)) return NULL;
  if (!mica_parse_punct(p, ',') || !mica_parse_type(p, &element)) return NULL;
  if (!mica_parse_punct(p, ',') || !mica_parse_punct(p, '[')) return NULL;
  if (!parse_numbers(p, numbers, &count)) return NULL;
  if (!mica_parse_punct(p, ']') || !mica_parse_punct(p, '>')) return NULL;
  return test_compound_a_type_get(mica_parser_context(p), width, element,
                                  (mica_int32s){numbers, count});
}
void test_compound_a_type_print(mica_printer *p, const mica_type *type) {
  const mica_int32s numbers = test_compound_a_type_numbers(type);
  mica_print_char(p, '<');
  mica_print_int(p, test_compound_a_type_width(type));
  mica_print_text(p, ", ");
  mica_print_type(p, test_compound_a_type_element(type));
  mica_print_text(p, ", [");
  mica_print_scalars(p, sizeof *numbers.data, true, numbers.data, numbers.size);
  mica_print_text(p, "]>");
}

// ---- !test.test_rec<a, test_rec<a>> -------------------------------------------------------------

// A body is a type of this dialect, written without the dialect's name.
static bool parse_recursive_body(mica_parser *p, const mica_type *type) {
  if (!mica_parse_punct(p, ',')) return false;
  mica_position at = mica_parser_position(p);
  const mica_type *body = test_parse_type(p);
  if (body == NULL || !mica_parse_punct(p, '>')) return false;
  return test_recursive_type_set_body(type, body) ||
         mica_parse_error(p, at, "identified type already used with a different body");
}
const mica_type *test_recursive_type_parse(mica_parser *p) {
  mica_open_type entry;
  mica_str name;
  if (!mica_parse_punct(p, '<') || !mica_parse_any_keyword(p, &name)) return NULL;
  const mica_type *type = test_recursive_type_get(mica_parser_context(p), name);
  if (type == NULL) return NULL;
  if (!mica_parser_enter_type(p, &entry, type)) return mica_parse_punct(p, '>') ? type : NULL;
  bool ok = parse_recursive_body(p, type);
  mica_parser_leave_type(p);
  return ok ? type : NULL;
}
void test_recursive_type_print(mica_printer *p, const mica_type *type) {
  const mica_type *body = test_recursive_type_body(type);  // NULL: not set yet
  mica_open_type entry;
  mica_print_char(p, '<');
  mica_print_str(p, test_recursive_type_rec_name(type));
  if (body != NULL && mica_printer_enter_type(p, &entry, type)) {
    mica_print_text(p, ", ");
    mica_print_generated_type(p, body);
    mica_printer_leave_type(p);
  }
  mica_print_char(p, '>');
}

// ---- Custom directives --------------------------------------------------------------------------

bool test_parse_custom_type_a(mica_parser *p, int32_t *a) {
  return mica_parse_scalar(p, sizeof *a, true, a);
}
void test_print_custom_type_a(mica_printer *p, int32_t a) { mica_print_int(p, a); }

// As many numbers as the first says, of which only how many is kept, and one that is.
bool test_parse_custom_type_b(mica_parser *p, int32_t a_, test_maybe_int *b) {
  int32_t ignored;
  if (a_ < 0) return true;
  for (int32_t i = 0; i < a_; i++)
    if (!mica_parse_scalar(p, sizeof ignored, true, &ignored)) return false;
  b->is_there = 1;
  return mica_parse_scalar(p, sizeof b->value, true, &b->value);
}
void test_print_custom_type_b(mica_printer *p, int32_t a_, test_maybe_int b) {
  if (a_ < 0) return;
  mica_print_char(p, ' ');
  for (int32_t i = 0; i < a_; i++) {
    mica_print_int(p, i);
    mica_print_char(p, ' ');
  }
  mica_print_int(p, b.value);
}

bool test_parse_foo_string(mica_parser *p, mica_str *foo) { return mica_parse_string(p, foo); }
void test_print_foo_string(mica_printer *p, mica_str foo) {
  mica_print_char(p, '"');
  mica_print_str(p, foo);
  mica_print_char(p, '"');
}

// The same word again.
bool test_parse_bar_string(mica_parser *p, mica_str foo_) {
  mica_position at = mica_parser_position(p);
  mica_str word;
  if (mica_parse_optional_any_keyword(p, &word) && mica_str_equal(word, foo_)) return true;
  return mica_parse_error(p, at, "expected '%S'", foo_);
}
void test_print_bar_string(mica_printer *p, mica_str foo_) { mica_print_str(p, foo_); }

// ---- test.isolated_region %0 { ... } ------------------------------------------------------------

bool test_isolated_region_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *index = mica_type_index(mica_parser_context(p));
  mica_parsed_argument argument = {.type = index};
  mica_region *region = mica_state_new_region(out);
  if (region == NULL || index == NULL || !mica_parse_operand(p, &argument.name)) return false;
  if (!mica_state_operands(out, &argument.name, 1, index)) return false;
  return mica_parse_region(p, region, &argument, 1, true);
}
void test_isolated_region_print(mica_printer *p, const mica_op *op) {
  mica_value *const operand = mica_op_operand(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, operand);
  mica_print_shadow_region_arguments(p, test_isolated_region_region(op), &operand, 1);
  mica_print_char(p, ' ');
  mica_print_region(p, test_isolated_region_region(op), false, true, false);
}

// ---- Regions ------------------------------------------------------------------------------------

bool test_graph_region_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return false;
}
