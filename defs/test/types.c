// Types of the test dialect whose texts are read and written here, their checks, and parameters.
// Owns nothing.
#include "mica/mica.h"
#include "test/test.h"

// ---- Parameters ---------------------------------------------------------------------------------

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

// What stands there as long as it is one: `1, 2`, perhaps with a comma behind it.
static bool parse_numbers(mica_parser *p, mica_int32s *out) {
  int32_t *numbers = NULL;
  size_t count = 0;
  for (;;) {
    int32_t *grown = mica_parser_grow(p, numbers, count, sizeof *numbers);
    if (grown == NULL) return false;
    numbers = grown;
    mica_parsed parsed = mica_parse_optional_scalar(p, sizeof *numbers, true, &numbers[count]);
    if (parsed == MICA_FAILED) return false;
    if (parsed == MICA_ABSENT) break;
    count++;
    if (!mica_parse_optional_punct(p, ',')) break;
  }
  *out = (mica_int32s){numbers, count};
  return true;
}

// `<1, i32, [2, 3]>`
bool test_parse_compound(mica_parser *p, int *width, const mica_type **type, mica_int32s *numbers) {
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof *width, true, width)) return false;
  if (!mica_parse_punct(p, ',') || !mica_parse_type(p, type)) return false;
  if (!mica_parse_punct(p, ',') || !mica_parse_punct(p, '[')) return false;
  return parse_numbers(p, numbers) && mica_parse_punct(p, ']') && mica_parse_punct(p, '>');
}
void test_print_compound(mica_printer *p, int width, const mica_type *type, mica_int32s numbers) {
  mica_print_char(p, '<');
  mica_print_int(p, width);
  mica_print_text(p, ", ");
  mica_print_type(p, type);
  mica_print_text(p, ", [");
  mica_print_scalars(p, sizeof *numbers.data, true, numbers.data, numbers.size);
  mica_print_text(p, "]>");
}

const mica_type *test_compound_a_type_parse(mica_parser *p) {
  int width;
  const mica_type *type;
  mica_int32s numbers;
  if (!test_parse_compound(p, &width, &type, &numbers)) return NULL;
  return test_compound_a_type_get(mica_parser_context(p), width, type, numbers);
}
void test_compound_a_type_print(mica_printer *p, const mica_type *type) {
  test_print_compound(p, test_compound_a_type_width_of_something(type),
                      test_compound_a_type_one_type(type),
                      test_compound_a_type_array_of_ints(type));
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

static bool is_word(mica_str word, const char *full) {
  if (word.size != 1 && word.size != strlen(full)) return false;
  for (size_t i = 0; i < word.size; i++)
    if ((word.data[i] | 0x20) != full[i]) return false;
  return true;
}

static bool parse_signedness(mica_parser *p, test_signedness *out) {
  mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  if (is_word(word, "unsigned")) *out = TEST_UNSIGNED;
  else if (is_word(word, "signed")) *out = TEST_SIGNED;
  else if (is_word(word, "none")) *out = TEST_SIGNLESS;
  else return mica_parse_error(p, at, "expected signed, unsigned, or none");
  return true;
}

const mica_type *test_integer_type_parse(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  test_signedness signedness = TEST_SIGNLESS;
  int32_t width;
  if (!mica_parse_punct(p, '<') || !parse_signedness(p, &signedness) || !mica_parse_punct(p, ','))
    return NULL;
  if (!mica_parse_scalar(p, sizeof width, true, &width) || !mica_parse_punct(p, '>')) return NULL;
  return test_integer_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                                       (uint32_t)width, signedness);
}
void test_integer_type_print(mica_printer *p, const mica_type *type) {
  static const char *const words[] = {"none", "signed", "unsigned"};
  mica_print_char(p, '<');
  mica_print_text(p, words[test_integer_type_signedness(type)]);
  mica_print_text(p, ", ");
  mica_print_uint(p, test_integer_type_width(type));
  mica_print_char(p, '>');
}
bool test_integer_type_check(mica_context *ctx, mica_loc loc, unsigned width,
                             test_signedness signedness) {
  (void)signedness;
  return width <= 8 || mica_error(ctx, loc, "an int has at most 8 bits, but got %u", width);
}

// ---- !test.struct<{a,i32}, {b,f32}> -------------------------------------------------------------

static uint64_t hash_fields(const void *value) {
  const test_fields *fields = value;
  uint64_t hash = fields->size;
  for (size_t i = 0; i < fields->size; i++)
    hash = hash * 31 + (uintptr_t)fields->data[i].type / 16 + fields->data[i].name.size;
  return hash;
}
static bool equal_fields(const void *a, const void *b) {
  const test_fields *x = a, *y = b;
  if (x->size != y->size) return false;
  for (size_t i = 0; i < x->size; i++)
    if (x->data[i].type != y->data[i].type || !mica_str_equal(x->data[i].name, y->data[i].name))
      return false;
  return true;
}
static bool copy_fields(mica_context *ctx, void *to, const void *from) {
  const test_fields *fields = from;
  test_field *copy = mica_context_allocate(ctx, fields->size * sizeof *copy);
  if (copy == NULL) return false;
  for (size_t i = 0; i < fields->size; i++) {
    copy[i] = (test_field){mica_context_intern(ctx, fields->data[i].name), fields->data[i].type};
    if (copy[i].name.data == NULL) return false;
  }
  *(test_fields *)to = (test_fields){copy, fields->size};
  return true;
}
const mica_param_hooks test_fields_hooks = {hash_fields, equal_fields, copy_fields};

static bool parse_field(mica_parser *p, test_field *field) {
  return mica_parse_any_keyword(p, &field->name) && mica_parse_punct(p, ',') &&
         mica_parse_type(p, &field->type) && mica_parse_punct(p, '}');
}

const mica_type *test_struct_type_parse(mica_parser *p) {
  test_field *fields = NULL;
  size_t count = 0;
  if (!mica_parse_punct(p, '<')) return NULL;
  while (mica_parse_optional_punct(p, '{')) {
    test_field *grown = mica_parser_grow(p, fields, count, sizeof *fields);
    if (grown == NULL) return NULL;
    fields = grown;
    if (!parse_field(p, &fields[count++])) return NULL;
    if (!mica_parse_optional_punct(p, ',')) break;
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return test_struct_type_get(mica_parser_context(p), (test_fields){fields, count});
}
void test_struct_type_print(mica_printer *p, const mica_type *type) {
  const test_fields fields = test_struct_type_fields(type);
  mica_print_char(p, '<');
  for (size_t i = 0; i < fields.size; i++) {
    mica_print_text(p, i == 0 ? "{" : ", {");
    mica_print_str(p, fields.data[i].name);
    mica_print_char(p, ',');
    mica_print_type(p, fields.data[i].type);
    mica_print_char(p, '}');
  }
  mica_print_char(p, '>');
}

// ---- !test.test_type_with_layout<10> ------------------------------------------------------------

const mica_type *test_type_with_layout_type_parse(mica_parser *p) {
  uint32_t key;
  if (!mica_parse_punct(p, '<') || !mica_parse_scalar(p, sizeof key, false, &key)) return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return test_type_with_layout_type_get(mica_parser_context(p), key);
}
void test_type_with_layout_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_uint(p, test_type_with_layout_type_key(type));
  mica_print_char(p, '>');
}

bool test_type_with_layout_type_verify_entry(const mica_type *type, const mica_attr *value,
                                             mica_loc loc) {
  (void)type, (void)value, (void)loc;
  return true;
}
// The alignment of an entry `["alignment", 8]`; of others, or of none, 1.
static uint64_t alignment_of(const mica_attr *entry) {
  if (entry == NULL || !mica_attr_is_array(entry)) return 1;
  const mica_attrs pair = mica_attr_array_elements(entry);
  if (pair.size != 2 || !mica_attr_is_string(pair.data[0]) || !mica_attr_is_integer(pair.data[1]))
    return 1;
  if (!mica_str_is(mica_attr_string_value(pair.data[0]), "alignment")) return 1;
  return (uint64_t)mica_attr_integer_value(pair.data[1]);
}
bool test_type_with_layout_type_may_replace(const mica_type *type, const mica_attr *outer,
                                            const mica_attr *value) {
  (void)type;
  const uint64_t old = alignment_of(outer);
  return old == 1 || alignment_of(value) <= old;
}

// ---- On lines of their own ----------------------------------------------------------------------

const mica_type *test_type_newline_and_indent_type_parse(mica_parser *p) {
  if (!mica_parse_punct(p, '<') || !mica_parse_keyword(p, "indented_content")) return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return test_type_newline_and_indent_type_get(mica_parser_context(p));
}
void test_type_newline_and_indent_type_print(mica_printer *p, const mica_type *type) {
  (void)type;
  mica_print_char(p, '<');
  mica_print_indent(p, 1);
  mica_print_newline(p);
  mica_print_text(p, "indented_content");
  mica_print_indent(p, -1);
  mica_print_newline(p);
  mica_print_char(p, '>');
}

// ---- Types that contain themselves --------------------------------------------------------------

// `test_rec<a, test_rec<a>>`: a body is a type of this dialect, written without the dialect's name.
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

// `test_rec_alias<a, tuple<!test.test_rec_alias<a>>>`: any type is a body.
static bool parse_aliased_body(mica_parser *p, const mica_type *type) {
  const mica_type *body;
  if (!mica_parse_punct(p, ',')) return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &body) || !mica_parse_punct(p, '>')) return false;
  return test_recursive_alias_type_set_body(type, body) ||
         mica_parse_error(p, at, "identified type already used with a different body");
}
const mica_type *test_recursive_alias_type_parse(mica_parser *p) {
  mica_open_type entry;
  mica_str name;
  if (!mica_parse_punct(p, '<') || !mica_parse_any_keyword(p, &name)) return NULL;
  const mica_type *type = test_recursive_alias_type_get(mica_parser_context(p), name);
  if (type == NULL) return NULL;
  if (!mica_parser_enter_type(p, &entry, type)) return mica_parse_punct(p, '>') ? type : NULL;
  bool ok = parse_aliased_body(p, type);
  mica_parser_leave_type(p);
  return ok ? type : NULL;
}
void test_recursive_alias_type_print(mica_printer *p, const mica_type *type) {
  const mica_type *body = test_recursive_alias_type_body(type);
  mica_open_type entry;
  mica_print_char(p, '<');
  mica_print_str(p, test_recursive_alias_type_rec_name(type));
  if (body != NULL && mica_printer_enter_type(p, &entry, type)) {
    mica_print_text(p, ", ");
    mica_print_type(p, body);
    mica_printer_leave_type(p);
  }
  mica_print_char(p, '>');
}

// ---- Aliases and names --------------------------------------------------------------------------

void test_type_op_asm_type_interface_type_alias(const mica_type *type, mica_alias_setter *set) {
  (void)type;
  mica_set_alias(set, MICA_STR("op_asm_type_interface_type"), MICA_STR(""));
}
mica_str test_type_op_asm_type_interface_type_value_name(const mica_type *type) {
  (void)type;
  return MICA_STR("op_asm_type_interface");
}

// ---- What is defined at run time ----------------------------------------------------------------

// `<a, b>`, or nothing.
bool test_parse_dynamic(mica_parser *p, mica_attrs *out) {
  *out = (mica_attrs){NULL, 0};
  if (!mica_parse_optional_punct(p, '<') || mica_parse_optional_punct(p, '>')) return true;
  return mica_parse_attrs(p, NULL, out) && mica_parse_punct(p, '>');
}
void test_print_dynamic(mica_printer *p, mica_attrs args) {
  if (args.size == 0) return;
  mica_print_char(p, '<');
  mica_print_attrs(p, NULL, args);
  mica_print_char(p, '>');
}
// `<a:b>`
bool test_parse_dynamic_custom(mica_parser *p, const mica_attr **args) {
  return mica_parse_punct(p, '<') && mica_parse_attr(p, NULL, &args[0]) &&
         mica_parse_punct(p, ':') && mica_parse_attr(p, NULL, &args[1]) && mica_parse_punct(p, '>');
}
void test_print_dynamic_custom(mica_printer *p, mica_attrs args) {
  mica_print_char(p, '<');
  mica_print_attr(p, args.data[0]);
  mica_print_char(p, ':');
  mica_print_attr(p, args.data[1]);
  mica_print_char(p, '>');
}

static bool has_count(mica_context *ctx, mica_loc loc, mica_attrs args, size_t count) {
  return args.size == count ||
         mica_error(ctx, loc, "expected %z type arguments, but had %z", count, args.size);
}

const mica_type *test_dynamic_singleton_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  mica_attrs args;
  if (!test_parse_dynamic(p, &args)) return NULL;
  return test_dynamic_singleton_type_get_checked(mica_parser_context(p), loc, args);
}
void test_dynamic_singleton_type_print(mica_printer *p, const mica_type *type) {
  test_print_dynamic(p, test_dynamic_singleton_type_args(type));
}
bool test_dynamic_singleton_type_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 0);
}

const mica_type *test_dynamic_pair_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  mica_attrs args;
  if (!test_parse_dynamic(p, &args)) return NULL;
  return test_dynamic_pair_type_get_checked(mica_parser_context(p), loc, args);
}
void test_dynamic_pair_type_print(mica_printer *p, const mica_type *type) {
  test_print_dynamic(p, test_dynamic_pair_type_args(type));
}
bool test_dynamic_pair_type_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 2);
}

const mica_type *test_dynamic_custom_format_type_parse(mica_parser *p) {
  const mica_attr *args[2];
  if (!test_parse_dynamic_custom(p, args)) return NULL;
  return test_dynamic_custom_format_type_get(mica_parser_context(p), (mica_attrs){args, 2});
}
void test_dynamic_custom_format_type_print(mica_printer *p, const mica_type *type) {
  test_print_dynamic_custom(p, test_dynamic_custom_format_type_args(type));
}
bool test_dynamic_custom_format_type_check(mica_context *ctx, mica_loc loc, mica_attrs args) {
  return has_count(ctx, loc, args, 2);
}

// ---- Custom directives --------------------------------------------------------------------------

bool test_parse_custom_type_a(mica_parser *p, int *a) {
  return mica_parse_scalar(p, sizeof *a, true, a);
}
void test_print_custom_type_a(mica_printer *p, int a) { mica_print_int(p, a); }

// As many numbers as the first says, of which only how many is kept, and one that is.
bool test_parse_custom_type_b(mica_parser *p, int a_, mica_optional_int32 *b) {
  int32_t ignored;
  if (a_ < 0) return true;
  for (int32_t i = 0; i < a_; i++)
    if (!mica_parse_scalar(p, sizeof ignored, true, &ignored)) return false;
  b->has_value = true;
  return mica_parse_scalar(p, sizeof b->value, true, &b->value);
}
void test_print_custom_type_b(mica_printer *p, int a_, mica_optional_int32 b) {
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
