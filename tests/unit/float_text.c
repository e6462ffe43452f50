// Floats as text: literals are rounded once to the nearest value, and values are printed with
// MLIR's digits.
#include "mica/number.h"
#include "printed.h"

typedef struct float_case {
  mica_float_kind kind;
  const char *literal, *printed;
} float_case;

static const float_case cases[] = {
    {MICA_F64, "0.0", "0.000000e+00 : f64"},
    {MICA_F64, "-0.0", "-0.000000e+00 : f64"},
    {MICA_F64, "1.0", "1.000000e+00 : f64"},
    {MICA_F64, "0.1", "1.000000e-01 : f64"},
    {MICA_F64, "1.5e3", "1.500000e+03 : f64"},
    {MICA_F64, "3.14159", "3.141590e+00 : f64"},
    {MICA_F64, "3.141592653589793", "3.1415926535897931 : f64"},
    {MICA_F64, "123456.0", "1.234560e+05 : f64"},
    {MICA_F64, "1234567.0", "0x4132D68700000000 : f64"},
    {MICA_F64, "1.0e22", "1.000000e+22 : f64"},
    {MICA_F64, "1.0e23", "9.9999999999999991E+22 : f64"},
    {MICA_F64, "9007199254740993.0", "0x4340000000000000 : f64"},
    {MICA_F64, "9007199254740992.9999999", "0x4340000000000000 : f64"},
    {MICA_F64, "1.7976931348623157e308", "1.7976931348623157E+308 : f64"},
    {MICA_F64, "1.7976931348623159e308", "0x7FF0000000000000 : f64"},
    {MICA_F64, "2.2250738585072014e-308", "2.2250738585072014E-308 : f64"},
    {MICA_F64, "4.9e-324", "4.940660e-324 : f64"},
    {MICA_F64, "2.4703282292062327e-324", "0.000000e+00 : f64"},
    {MICA_F64, "2.4703282292062328e-324", "4.940660e-324 : f64"},
    {MICA_F64, "0.001", "1.000000e-03 : f64"},
    {MICA_F64, "0.0001234567", "1.234567E-4 : f64"},
    {MICA_F64, "0x7FF0000000000000", "0x7FF0000000000000 : f64"},
    {MICA_F64, "0xFFF0000000000000", "0xFFF0000000000000 : f64"},
    {MICA_F64, "0x7FF8000000000001", "0x7FF8000000000001 : f64"},
    {MICA_F32, "0.1", "1.000000e-01 : f32"},
    {MICA_F32, "16777217.0", "0x4B800000 : f32"},
    {MICA_F32, "3.4028235e38", "3.40282347E+38 : f32"},
    {MICA_F32, "3.4028236e38", "0x7F800000 : f32"},
    {MICA_F32, "1.0e-45", "1.401300e-45 : f32"},
    {MICA_F32, "0.7e-45", "0.000000e+00 : f32"},
    {MICA_F32, "1.17549435e-38", "1.17549435E-38 : f32"},
    {MICA_F32, "0x7FC00000", "0x7FC00000 : f32"},
    {MICA_F32, "0xFF800000", "0xFF800000 : f32"},
    {MICA_F32, "8388608.5", "0x4B000000 : f32"},
    {MICA_F16, "65504.0", "6.550400e+04 : f16"},
    {MICA_F16, "65519.0", "6.550400e+04 : f16"},
    {MICA_F16, "65520.0", "0x7C00 : f16"},
    {MICA_F16, "5.9604645e-08", "5.960460e-08 : f16"},
    {MICA_F16, "2.9802322e-08", "0.000000e+00 : f16"},
    {MICA_F16, "0.333", "3.330080e-01 : f16"},
    {MICA_BF16, "0.1", "1.000980e-01 : bf16"},
    {MICA_BF16, "3.3895314e38", "3.389530e+38 : bf16"},
    {MICA_BF16, "3.4e38", "0x7F80 : bf16"},
    {MICA_BF16, "1.0", "1.000000e+00 : bf16"},
    {MICA_BF16, "1.00390625", "1.000000e+00 : bf16"},
    {MICA_BF16, "1.01171875", "1.015630e+00 : bf16"},
    {MICA_TF32, "0.1", "9.997550e-02 : tf32"},
    {MICA_TF32, "1.0", "1.000000e+00 : tf32"},
    {MICA_F4E2M1FN, "6.0", "6.000000e+00 : f4E2M1FN"},
    {MICA_F4E2M1FN, "5.0", "4.000000e+00 : f4E2M1FN"},
    {MICA_F4E2M1FN, "0.25", "0.000000e+00 : f4E2M1FN"},
    {MICA_F4E2M1FN, "0.26", "5.000000e-01 : f4E2M1FN"},
    {MICA_F4E2M1FN, "1000.0", "6.000000e+00 : f4E2M1FN"},
    {MICA_F4E2M1FN, "-1000.0", "-6.000000e+00 : f4E2M1FN"},
    {MICA_F6E2M3FN, "7.5", "7.500000e+00 : f6E2M3FN"},
    {MICA_F6E3M2FN, "28.0", "2.800000e+01 : f6E3M2FN"},
    {MICA_F8E5M2, "57344.0", "5.734400e+04 : f8E5M2"},
    {MICA_F8E5M2, "61440.0", "0x7C : f8E5M2"},
    {MICA_F8E4M3, "240.0", "2.400000e+02 : f8E4M3"},
    {MICA_F8E4M3FN, "448.0", "4.480000e+02 : f8E4M3FN"},
    {MICA_F8E4M3FN, "464.0", "4.480000e+02 : f8E4M3FN"},
    {MICA_F8E4M3FN, "465.0", "0x7F : f8E4M3FN"},
    {MICA_F8E5M2FNUZ, "-0.0", "0.000000e+00 : f8E5M2FNUZ"},
    {MICA_F8E4M3FNUZ, "240.0", "2.400000e+02 : f8E4M3FNUZ"},
    {MICA_F8E4M3B11FNUZ, "30.0", "3.000000e+01 : f8E4M3B11FNUZ"},
    {MICA_F8E3M4, "15.5", "1.550000e+01 : f8E3M4"},
    {MICA_F8E8M0FNU, "0.0", "5.877470e-39 : f8E8M0FNU"},
    {MICA_F8E8M0FNU, "3.0", "4.000000e+00 : f8E8M0FNU"},
    {MICA_F8E8M0FNU, "1.0e40", "0xFF : f8E8M0FNU"},
    {MICA_F8E8M0FNU, "0xFF", "0xFF : f8E8M0FNU"},
    {MICA_F8E4M3FNUZ, "0x80", "0x80 : f8E4M3FNUZ"},
    {MICA_F8E4M3FN, "0x7F", "0x7F : f8E4M3FN"},
};

static const mica_attr *read_float(mica_context *ctx, mica_float_kind kind, const char *literal) {
  uint64_t bits[2];
  bool negative = *literal == '-', hex = strncmp(literal, "0x", 2) == 0;
  mica_str text = mica_str_of(literal + negative);
  bool read = hex ? mica_float_from_hex(kind, text, bits)
                  : mica_float_from_text(kind, text, negative, bits);
  return read ? mica_attr_float_bits(mica_type_float(ctx, kind), bits) : NULL;
}

static void literals_are_printed_as_mlir_prints_them(void **state) {
  for (size_t i = 0; i < LIST_SIZE(cases); i++)
    assert_attr_text(read_float(*state, cases[i].kind, cases[i].literal), cases[i].printed);
}

// MLIR reads every literal as f64 first; here the wide formats keep their precision.
static void wide_formats_keep_their_precision(void **state) {
  assert_attr_text(read_float(*state, MICA_F80, "0.1"), "1.000000e-01 : f80");
  assert_attr_text(read_float(*state, MICA_F128, "0.1"), "1.000000e-01 : f128");
  assert_attr_text(read_float(*state, MICA_F128, "1.5e400"), "1.500000e+400 : f128");
  assert_attr_text(read_float(*state, MICA_F128, "3.14159265358979323846264338327950288"),
                   "3.1415926535897932384626433832795028 : f128");
  assert_attr_text(read_float(*state, MICA_F80, "0x3FFF8000000000000000"), "1.000000e+00 : f80");
  assert_attr_text(read_float(*state, MICA_F80, "0x00000000000000000001"), "3.645200e-4951 : f80");
  assert_attr_text(read_float(*state, MICA_F128, "1.0e5000"),
                   "0x7FFF0000000000000000000000000000 : f128");
}

static void what_is_printed_reads_back_as_the_same_value(void **state) {
  uint64_t random = 88172645463325252u;
  for (int i = 0; i < 20000; i++) {
    random ^= random << 13, random ^= random >> 7, random ^= random << 17;
    mica_float_kind kind = (mica_float_kind)(random % MICA_FLOAT_KIND_COUNT);
    if (kind == MICA_F80) continue;  // not all of its encodings are values
    uint64_t bits[2] = {random, random * 31};
    const mica_type *type = mica_type_float(*state, kind);
    const mica_attr *value = mica_attr_float_bits(type, bits);
    mica_str text = mica_attr_to_text(value);
    char literal[128];
    size_t size = strcspn(text.data, " ");
    memcpy(literal, text.data, size);
    literal[size] = 0;
    bool signed_zero_scale = kind == MICA_F8E8M0FNU && *literal == '-';
    assert_false(signed_zero_scale);
    assert_ptr_equal(read_float(*state, kind, literal), value);
    mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
  }
}

static void long_literals_round_by_their_last_digit(void **state) {
  // Halfway between 1 and the next float, then a little more, far after the point.
  enum { ZEROS = 3000 };
  static char literal[ZEROS + 64];
  strcpy(literal, "1.000000059604644775390625");
  assert_attr_text(read_float(*state, MICA_F32, literal), "1.000000e+00 : f32");
  size_t size = strlen(literal);
  memset(literal + size, '0', ZEROS);
  strcpy(literal + size + ZEROS, "1");
  assert_attr_text(read_float(*state, MICA_F32, literal), "1.00000012 : f32");
}

static void a_million_digits_take_no_long_time(void **state) {
  enum { DIGITS = 1000000 };
  char *literal = malloc(DIGITS + 4);
  assert_non_null(literal);
  memset(literal, '7', DIGITS);
  strcpy(literal + DIGITS, ".0");
  for (mica_float_kind kind = 0; kind < MICA_FLOAT_KIND_COUNT; kind++)
    assert_non_null(read_float(*state, kind, literal));
  literal[0] = '0', literal[1] = '.';
  for (mica_float_kind kind = 0; kind < MICA_FLOAT_KIND_COUNT; kind++) {
    literal[DIGITS] = 0;
    assert_non_null(read_float(*state, kind, literal));
  }
  free(literal);
}

static void texts_that_are_no_floats_are_refused(void **state) {
  static const char *const texts[] = {"",     ".",     "e5",  "1.0e", "1.0e+", "1.0e5x",
                                      "1..0", "1.0.0", "abc", "0xGG", "0x"};
  for (size_t i = 0; i < LIST_SIZE(texts); i++) assert_null(read_float(*state, MICA_F32, texts[i]));
  assert_null(read_float(*state, MICA_F32, "0x7FC000000"));
  assert_null(read_float(*state, MICA_TF32, "0xFFFFF"));
  assert_null(read_float(*state, MICA_F4E2M1FN, "0xFF"));
  assert_null(read_float(*state, MICA_F8E8M0FNU, "-1.0"));  // it has no sign
}

static void doubles_convert_both_ways(void **state) {
  const mica_attr *half = mica_attr_float(mica_type_float(*state, MICA_F16), 0.1);
  assert_true(mica_attr_float_value(half) == 0.0999755859375);
  assert_true(mica_attr_float_value(mica_attr_float(mica_type_float(*state, MICA_F128), 0.1)) ==
              0.1);
  assert_true(mica_attr_float_value(mica_attr_float(mica_type_float(*state, MICA_F32), 1e300)) >
              1e308);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(literals_are_printed_as_mlir_prints_them),
      IN_CONTEXT(wide_formats_keep_their_precision),
      IN_CONTEXT(what_is_printed_reads_back_as_the_same_value),
      IN_CONTEXT(long_literals_round_by_their_last_digit),
      IN_CONTEXT(a_million_digits_take_no_long_time),
      IN_CONTEXT(texts_that_are_no_floats_are_refused),
      IN_CONTEXT(doubles_convert_both_ways),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
