// Integers of any width as text: which literals are in a type's range, and how values are printed.
#include "mica/number.h"
#include "printed.h"

typedef struct integer_case {
  const char *literal, *type, *printed;  // printed NULL: out of range
} integer_case;

static const integer_case cases[] = {
    {"255", "i8", "-1 : i8"},
    {"256", "i8", NULL},
    {"-128", "i8", "-128 : i8"},
    {"-129", "i8", NULL},
    {"0xFF", "i8", "-1 : i8"},
    {"0x1FF", "i8", NULL},
    {"0x0000000000000000000FF", "i8", "-1 : i8"},
    {"-0x1", "i8", "-1 : i8"},
    {"127", "si8", "127 : si8"},
    {"128", "si8", NULL},
    {"-128", "si8", "-128 : si8"},
    {"0xFF", "si8", NULL},
    {"255", "ui8", "255 : ui8"},
    {"256", "ui8", NULL},
    {"-0", "i32", NULL},
    {"0", "i0", "0 : i0"},
    {"1", "i0", NULL},
    {"-0", "i0", NULL},
    {"0", "index", "0 : index"},
    {"9223372036854775807", "index", "9223372036854775807 : index"},
    {"9223372036854775808", "index", NULL},
    {"-9223372036854775808", "index", "-9223372036854775808 : index"},
    {"18446744073709551615", "i64", "-1 : i64"},
    {"18446744073709551616", "i64", NULL},
    {"-9223372036854775809", "i64", NULL},
    {"1", "i1", "true"},
    {"-1", "i1", "true"},
    {"0", "i1", "false"},
    {"2", "i1", NULL},
    {"1", "si1", NULL},
    {"-1", "si1", "-1 : si1"},
    {"1", "ui1", "1 : ui1"},
    {"123456789012345678901234567890", "i100", "123456789012345678901234567890 : i100"},
    {"-123456789012345678901234567890", "i100", "-123456789012345678901234567890 : i100"},
    {"340282366920938463463374607431768211455", "ui128",
     "340282366920938463463374607431768211455 : ui128"},
    {"340282366920938463463374607431768211455", "i128", "-1 : i128"},
    {"340282366920938463463374607431768211456", "ui128", NULL},
    {"170141183460469231731687303715884105728", "si128", NULL},
    {"-170141183460469231731687303715884105728", "si128",
     "-170141183460469231731687303715884105728 : si128"},
    {"18446744073709551616", "i65", "-18446744073709551616 : i65"},
};

static const mica_type *integer_type(mica_context *ctx, const char *name) {
  if (strcmp(name, "index") == 0) return mica_type_index(ctx);
  mica_signedness sign = *name == 's' ? MICA_SIGNED : *name == 'u' ? MICA_UNSIGNED : MICA_SIGNLESS;
  return mica_type_integer(ctx, (uint32_t)strtoul(name + (sign == MICA_SIGNLESS ? 1 : 2), NULL, 10),
                           sign);
}

static const mica_attr *read_integer(const mica_type *type, const char *literal) {
  bool negative = *literal == '-', in_range;
  const mica_attr *made =
      mica_attr_integer_from_text(type, mica_str_of(literal + negative), negative, &in_range);
  assert_int_equal(made != NULL, in_range);
  return made;
}

static void literals_must_fit_their_type(void **state) {
  for (size_t i = 0; i < LIST_SIZE(cases); i++) {
    const mica_attr *made = read_integer(integer_type(*state, cases[i].type), cases[i].literal);
    if (cases[i].printed == NULL) assert_null(made);
    else assert_attr_text(made, cases[i].printed);
  }
}

static void values_can_be_asked_for(void **state) {
  const mica_type *i8 = mica_type_i(*state, 8), *i200 = mica_type_i(*state, 200);
  assert_int_equal(mica_attr_integer_value(read_integer(i8, "255")), -1);
  assert_int_equal(mica_attr_integer_zext(read_integer(i8, "255")), 255);
  const mica_attr *wide = read_integer(i200, "-2");
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(wide, &count);
  assert_int_equal(count, 4);
  assert_true(words[0] == UINT64_MAX - 1 && words[3] == UINT64_MAX);
  assert_int_equal(mica_attr_integer_value(wide), -2);
  assert_ptr_equal(wide, mica_attr_integer(i200, -2));
}

static void small_values_are_the_same_attribute_however_made(void **state) {
  const mica_type *i32 = mica_type_i(*state, 32);
  for (int32_t value = -200; value <= 200; value++) {
    const mica_attr *attr = mica_attr_i32(*state, value);
    assert_ptr_equal(attr, mica_attr_integer(i32, value));
    assert_int_equal(mica_attr_integer_value(attr), value);
    assert_true(mica_attr_is_i32(attr) && !mica_attr_is_i64(attr));
  }
  assert_ptr_equal(mica_attr_bool(*state, true), mica_attr_i(*state, 1, -1));
}

static void longer_numbers_than_anybody_writes_are_refused_at_once(void **state) {
  enum { DIGITS = 1000000 };
  char *literal = malloc(DIGITS + 1);
  assert_non_null(literal);
  memset(literal, '7', DIGITS);
  literal[DIGITS] = 0;
  assert_null(read_integer(mica_type_i(*state, 64), literal));
  assert_null(read_integer(mica_type_i(*state, MICA_INTEGER_WIDTH_MAX), literal));
  memset(literal, '0', DIGITS - 1);  // zeros in front don't count
  assert_attr_text(read_integer(mica_type_i(*state, 64), literal), "7 : i64");
  free(literal);
}

static void very_wide_values_are_printed_in_hexadecimal(void **state) {
  enum { WIDTH = 1000000, DIGITS = WIDTH / 4 };
  char *literal = malloc(DIGITS + 3);
  assert_non_null(literal);
  memset(literal, '1', DIGITS + 2);
  memcpy(literal, "0x", 2);
  literal[DIGITS + 2] = 0;
  const mica_attr *made = read_integer(mica_type_i(*state, WIDTH), literal);
  mica_str text = mica_attr_to_text(made);
  assert_int_equal(text.size, DIGITS + 2 + strlen(" : i1000000"));
  assert_memory_equal(text.data, literal, DIGITS + 2);
  mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
  free(literal);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(literals_must_fit_their_type),
      IN_CONTEXT(values_can_be_asked_for),
      IN_CONTEXT(small_values_are_the_same_attribute_however_made),
      IN_CONTEXT(longer_numbers_than_anybody_writes_are_refused_at_once),
      IN_CONTEXT(very_wide_values_are_printed_in_hexadecimal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
