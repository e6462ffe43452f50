// Arithmetic on constants against the host's: integers of small widths exhaustively, wide ones by
// identities, floats of 32 and 64 bits on the values where things go wrong and on random ones.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "mica/mica.h"

static int setup(void **state) {
  *state = mica_context_create(NULL);
  return *state == NULL;
}
static int teardown(void **state) {
  mica_context_destroy(*state);
  return 0;
}

static mica_number number(const mica_type *type, int64_t value) {
  return mica_number_integer(type, value);
}
static void expect(mica_number got, const mica_type *type, int64_t value) {
  assert_true(mica_number_equal(got, number(type, value)));
}
static void expect_none(mica_number got) { assert_false(mica_number_is_any(got)); }

static int64_t floor_of(int64_t x, int64_t y) { return x / y - (x % y != 0 && (x < 0) != (y < 0)); }
static int64_t ceil_of(int64_t x, int64_t y) { return x / y + (x % y != 0 && (x < 0) == (y < 0)); }

// ---- Integers -----------------------------------------------------------------------------------

typedef struct pair {
  const mica_type *type;
  uint32_t width;
  int64_t x, y;    // signed
  int64_t ux, uy;  // unsigned
  mica_number a, b;
} pair;

static void check_sums(const pair *p) {
  expect(mica_number_add(p->a, p->b), p->type, p->x + p->y);
  expect(mica_number_subtract(p->a, p->b), p->type, p->x - p->y);
  expect(mica_number_multiply(p->a, p->b), p->type, p->x * p->y);
  expect(mica_number_high_signed(p->a, p->b), p->type, (p->x * p->y) >> p->width);
  expect(mica_number_high_unsigned(p->a, p->b), p->type, (p->ux * p->uy) >> p->width);
  expect(mica_number_and(p->a, p->b), p->type, p->x & p->y);
  expect(mica_number_or(p->a, p->b), p->type, p->x | p->y);
  expect(mica_number_xor(p->a, p->b), p->type, p->x ^ p->y);
  expect(mica_number_not(p->a), p->type, ~p->x);
}

static void check_quotients(const pair *p) {
  if (p->y == 0) {
    expect_none(mica_number_divide_signed(p->a, p->b));
    expect_none(mica_number_remainder_unsigned(p->a, p->b));
    return;
  }
  expect(mica_number_divide_unsigned(p->a, p->b), p->type, p->ux / p->uy);
  expect(mica_number_remainder_unsigned(p->a, p->b), p->type, p->ux % p->uy);
  expect(mica_number_ceil_divide_unsigned(p->a, p->b), p->type, ceil_of(p->ux, p->uy));
  expect(mica_number_remainder_signed(p->a, p->b), p->type, p->x % p->y);
  if (mica_number_is_lowest(p->a) && p->y == -1) {
    expect_none(mica_number_divide_signed(p->a, p->b));
    expect_none(mica_number_floor_divide_signed(p->a, p->b));
    return;
  }
  expect(mica_number_divide_signed(p->a, p->b), p->type, p->x / p->y);
  expect(mica_number_floor_divide_signed(p->a, p->b), p->type, floor_of(p->x, p->y));
  expect(mica_number_ceil_divide_signed(p->a, p->b), p->type, ceil_of(p->x, p->y));
}

static void check_shifts(const pair *p) {
  if (p->uy >= (int64_t)p->width) {
    expect_none(mica_number_shift_left(p->a, p->b));
    expect_none(mica_number_shift_right_signed(p->a, p->b));
    return;
  }
  expect(mica_number_shift_left(p->a, p->b), p->type, p->ux << p->uy);
  expect(mica_number_shift_right_signed(p->a, p->b), p->type, p->x >> p->uy);
  expect(mica_number_shift_right_unsigned(p->a, p->b), p->type, p->ux >> p->uy);
}

static void check_order(const pair *p) {
  const int64_t low = -(INT64_C(1) << (p->width - 1)), high = -low - 1;
  assert_int_equal(mica_number_order_signed(p->a, p->b), (p->x > p->y) - (p->x < p->y));
  assert_int_equal(mica_number_order_unsigned(p->a, p->b), (p->ux > p->uy) - (p->ux < p->uy));
  assert_int_equal(mica_number_add_overflows_signed(p->a, p->b),
                   p->x + p->y < low || p->x + p->y > high);
  assert_int_equal(mica_number_add_overflows_unsigned(p->a, p->b),
                   (p->ux + p->uy) >> p->width != 0);
  assert_int_equal(mica_number_subtract_overflows_signed(p->a, p->b),
                   p->x - p->y < low || p->x - p->y > high);
  assert_int_equal(mica_number_subtract_overflows_unsigned(p->a, p->b), p->ux < p->uy);
  assert_int_equal(mica_number_multiply_overflows_signed(p->a, p->b),
                   p->x * p->y < low || p->x * p->y > high);
  assert_int_equal(mica_number_multiply_overflows_unsigned(p->a, p->b),
                   (p->ux * p->uy) >> p->width != 0);
  expect(mica_number_lower_signed(p->a, p->b), p->type, p->x < p->y ? p->x : p->y);
  expect(mica_number_higher_unsigned(p->a, p->b), p->type, p->ux > p->uy ? p->ux : p->uy);
}

static void small_widths_are_the_hosts_numbers(void **state) {
  for (uint32_t width = 1; width <= 6; width++) {
    const mica_type *type = mica_type_i(*state, width);
    const int64_t end = INT64_C(1) << width;
    for (int64_t ux = 0; ux < end; ux++)
      for (int64_t uy = 0; uy < end; uy++) {
        const int64_t x = ux >= end / 2 ? ux - end : ux, y = uy >= end / 2 ? uy - end : uy;
        const pair p = {type, width, x, y, ux, uy, number(type, x), number(type, y)};
        check_sums(&p);
        check_quotients(&p);
        check_shifts(&p);
        check_order(&p);
      }
  }
}

static uint64_t random_word(uint64_t *seed) {
  *seed ^= *seed << 13;
  *seed ^= *seed >> 7;
  *seed ^= *seed << 17;
  return *seed;
}

static mica_number random_number(const mica_type *type, uint64_t *seed) {
  uint64_t words[8];
  const uint64_t zeros = random_word(seed);
  for (size_t i = 0; i < 8; i++) words[i] = (zeros >> i & 1) != 0 ? 0 : random_word(seed);
  return mica_number_words(type, words);
}

// a = quotient * b + rest, (a << n) >> n and the like, whatever the width.
static void wide_numbers_keep_the_laws(void **state) {
  static const uint32_t widths[] = {33, 63, 64, 65, 100, 127, 128, 129, 200, 256, 500};
  uint64_t seed = 88172645463325252;
  for (size_t i = 0; i < 3000; i++) {
    const mica_type *type = mica_type_i(*state, widths[i % 11]);
    const mica_type *wider = mica_type_i(*state, 2 * widths[i % 11]);
    const mica_number a = random_number(type, &seed), b = random_number(type, &seed);
    const mica_number sum = mica_number_add(a, b);
    assert_true(mica_number_equal(mica_number_subtract(sum, b), a));
    assert_true(mica_number_equal(
        mica_number_resize_signed(mica_number_multiply(mica_number_resize_signed(a, wider),
                                                       mica_number_resize_signed(b, wider)),
                                  type),
        mica_number_multiply(a, b)));
    const mica_number product = mica_number_multiply(mica_number_resize_signed(a, wider),
                                                     mica_number_resize_signed(b, wider));
    const mica_number amount = number(wider, widths[i % 11]);
    assert_true(mica_number_equal(
        mica_number_resize_signed(mica_number_shift_right_signed(product, amount), type),
        mica_number_high_signed(a, b)));
    if (mica_number_is_zero(b)) continue;
    const mica_number q = mica_number_divide_unsigned(a, b);
    const mica_number r = mica_number_remainder_unsigned(a, b);
    assert_true(mica_number_order_unsigned(r, b) < 0);
    assert_true(mica_number_equal(mica_number_add(mica_number_multiply(q, b), r), a));
    const mica_number p = mica_number_divide_signed(a, b);
    if (mica_number_is_any(p))
      assert_true(mica_number_equal(
          mica_number_add(mica_number_multiply(p, b), mica_number_remainder_signed(a, b)), a));
  }
}

static void bits_are_counted(void **state) {
  const mica_type *wide = mica_type_i(*state, 200), *byte = mica_type_i(*state, 8);
  const mica_number one = number(wide, 1);
  const mica_number high = mica_number_shift_left(one, number(wide, 150));
  expect(mica_number_leading_zeros(high), wide, 49);
  expect(mica_number_trailing_zeros(high), wide, 150);
  expect(mica_number_population(number(wide, -1)), wide, 200);
  expect(mica_number_leading_zeros(number(byte, 0)), byte, 8);
  expect(mica_number_trailing_zeros(number(byte, -128)), byte, 7);
}

// ---- Floats -------------------------------------------------------------------------------------

static const uint64_t odd_doubles[] = {
    0,
    1,
    UINT64_C(0x000fffffffffffff),
    UINT64_C(0x0010000000000000),
    UINT64_C(0x3fefffffffffffff),
    UINT64_C(0x3ff0000000000000),
    UINT64_C(0x3ff8000000000000),
    UINT64_C(0x4000000000000000),
    UINT64_C(0x4340000000000000),
    UINT64_C(0x7fefffffffffffff),
    UINT64_C(0x7ff0000000000000),
    UINT64_C(0x7ff8000000000000),
};
enum { ODD = sizeof odd_doubles / sizeof *odd_doubles };

static uint64_t some_double(size_t i, uint64_t *seed) {
  const uint64_t word = random_word(seed);
  if (i % 3 != 0) return odd_doubles[word % ODD] | (word & UINT64_C(1) << 63);
  if (i % 2 != 0) return (word & UINT64_C(0x800fffffffffffff)) | UINT64_C(0x3ff0000000000000);
  return word;
}
static uint32_t some_float(size_t i, uint64_t *seed) {
  const uint64_t word = some_double(i, seed);
  const uint32_t low = (uint32_t)(word >> 20);
  return i % 3 != 0 ? (uint32_t)(word >> 32 & 0x80000000U) | (low & 0xffU) |
                          (uint32_t)(i % 7) * 0x15c00000U
                    : low;
}

static void expect_double(mica_number got, double value) {
  if (isnan(value)) {
    assert_true(mica_number_is_nan(got));
    return;
  }
  uint64_t bits = 0;
  memcpy(&bits, &value, sizeof value);
  assert_true(got.few[0] == bits);
}
static void expect_float(mica_number got, float value) {
  if (isnan(value)) {
    assert_true(mica_number_is_nan(got));
    return;
  }
  uint32_t bits = 0;
  memcpy(&bits, &value, sizeof value);
  assert_true(got.few[0] == bits);
}

static void doubles_are_the_hosts(void **state) {
  const mica_type *f64 = mica_type_float(*state, MICA_F64);
  uint64_t seed = 88172645463325252;
  for (size_t i = 0; i < 60000; i++) {
    const uint64_t bits[2][2] = {{some_double(i, &seed)}, {some_double(i / 3, &seed)}};
    volatile double x, y;
    memcpy((void *)&x, bits[0], sizeof x);
    memcpy((void *)&y, bits[1], sizeof y);
    const mica_number a = mica_number_bits(f64, bits[0]), b = mica_number_bits(f64, bits[1]);
    expect_double(mica_number_add(a, b), x + y);
    expect_double(mica_number_subtract(a, b), x - y);
    expect_double(mica_number_multiply(a, b), x * y);
    expect_double(mica_number_divide(a, b), x / y);
    expect_double(mica_number_remainder(a, b), fmod(x, y));
    const mica_float_order order = mica_number_order(a, b);
    assert_int_equal(order == MICA_FLOAT_LESS, x < y);
    assert_int_equal(order == MICA_FLOAT_EQUAL, x == y);
    assert_int_equal(order == MICA_FLOAT_GREATER, x > y);
  }
}

static void floats_are_the_hosts(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32),
                  *f64 = mica_type_float(*state, MICA_F64);
  uint64_t seed = 1181783497276652981;
  for (size_t i = 0; i < 60000; i++) {
    const uint32_t halves[2] = {some_float(i, &seed), some_float(i / 3, &seed)};
    const uint64_t bits[2][2] = {{halves[0]}, {halves[1]}};
    volatile float x, y;
    memcpy((void *)&x, &halves[0], sizeof x);
    memcpy((void *)&y, &halves[1], sizeof y);
    const mica_number a = mica_number_bits(f32, bits[0]), b = mica_number_bits(f32, bits[1]);
    expect_float(mica_number_add(a, b), x + y);
    expect_float(mica_number_subtract(a, b), x - y);
    expect_float(mica_number_multiply(a, b), x * y);
    expect_float(mica_number_divide(a, b), x / y);
    expect_float(mica_number_remainder(a, b), fmodf(x, y));
    expect_double(mica_number_convert(a, f64, NULL), (double)x);
    const uint64_t wide[2] = {some_double(i, &seed)};
    volatile double z;
    memcpy((void *)&z, wide, sizeof z);
    bool is_exact;
    expect_float(mica_number_convert(mica_number_bits(f64, wide), f32, &is_exact), (float)z);
    if (!isnan(z)) assert_int_equal(is_exact, (double)(float)z == z);
  }
}

static void integers_become_floats_and_back(void **state) {
  const mica_type *f64 = mica_type_float(*state, MICA_F64),
                  *f32 = mica_type_float(*state, MICA_F32);
  const mica_type *i64 = mica_type_i(*state, 64), *i128 = mica_type_i(*state, 128);
  uint64_t seed = 5;
  for (size_t i = 0; i < 20000; i++) {
    const uint64_t word = random_word(&seed) >> i % 60;
    const mica_number a = number(i64, (int64_t)word);
    expect_double(mica_number_from_signed(a, f64), (double)(int64_t)word);
    expect_double(mica_number_from_unsigned(a, f64), (double)word);
    expect_float(mica_number_from_unsigned(a, f32), (float)word);
    expect_float(mica_number_from_signed(mica_number_resize_signed(a, i128), f32),
                 (float)(int64_t)word);
    const double d = (double)(int64_t)word / 3;
    expect(mica_number_to_signed(mica_number_double(f64, d), i64), i64, (int64_t)d);
  }
  const mica_type *i8 = mica_type_i(*state, 8);
  expect(mica_number_to_signed(mica_number_double(f64, -128.9), i8), i8, -128);
  expect_none(mica_number_to_signed(mica_number_double(f64, 128), i8));
  expect_none(mica_number_to_signed(mica_number_double(f64, -129), i8));
  expect(mica_number_to_unsigned(mica_number_double(f64, 255.9), i8), i8, -1);
  expect(mica_number_to_unsigned(mica_number_double(f64, -0.9), i8), i8, 0);
  expect_none(mica_number_to_unsigned(mica_number_double(f64, -1), i8));
  expect_none(mica_number_to_signed(mica_number_nan(f64), i8));
}

// Small formats by way of double, which holds their sums, products and quotients exactly enough.
static void small_formats_round_once(void **state) {
  static const mica_float_kind kinds[] = {MICA_F8E5M2,   MICA_F8E4M3FN, MICA_F8E4M3FNUZ,
                                          MICA_F6E3M2FN, MICA_F4E2M1FN, MICA_F8E3M4};
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
    const mica_type *type = mica_type_float(*state, kinds[k]);
    const uint64_t end = UINT64_C(1) << mica_type_bit_width(type);
    for (uint64_t i = 0; i < end; i++)
      for (uint64_t j = 0; j < end; j += 3) {
        const mica_number a = mica_number_bits(type, (uint64_t[]){i, 0});
        const mica_number b = mica_number_bits(type, (uint64_t[]){j, 0});
        const double x = mica_number_to_double(a), y = mica_number_to_double(b);
        const bool is_nan = isnan(x) || isnan(y) || isinf(x) || isinf(y);
        if (is_nan) continue;
        assert_true(mica_number_equal(mica_number_add(a, b), mica_number_double(type, x + y)));
        assert_true(mica_number_equal(mica_number_multiply(a, b), mica_number_double(type, x * y)));
        if (y != 0)
          assert_true(mica_number_equal(mica_number_divide(a, b), mica_number_double(type, x / y)));
        if (y != 0)
          assert_true(
              mica_number_equal(mica_number_remainder(a, b), mica_number_double(type, fmod(x, y))));
      }
  }
}

static void minimum_and_maximum_know_nan_and_zero(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32);
  const mica_number nan = mica_number_nan(f32), one = mica_number_double(f32, 1);
  const mica_number zero = mica_number_double(f32, 0), minus = mica_number_double(f32, -0.0);
  assert_true(mica_number_is_nan(mica_number_minimum(one, nan)));
  assert_true(mica_number_equal(mica_number_minimum_number(one, nan), one));
  assert_true(mica_number_equal(mica_number_maximum_number(nan, one), one));
  assert_true(mica_number_equal(mica_number_minimum(zero, minus), minus));
  assert_true(mica_number_equal(mica_number_maximum(minus, zero), zero));
  assert_true(mica_number_equal(mica_number_negate(zero), minus));
  assert_true(mica_number_equal(mica_number_absolute(minus), zero));
  assert_int_equal(mica_number_order(zero, minus), MICA_FLOAT_EQUAL);
}

static void floats_round_to_integers(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32);
  uint64_t seed = 9;
  for (size_t i = 0; i < 20000; i++) {
    const uint32_t word = some_float(i, &seed);
    const uint64_t bits[2] = {word};
    float x;
    memcpy(&x, &word, sizeof x);
    if (isnan(x)) continue;
    const mica_number n = mica_number_bits(f32, bits);
    expect_float(mica_number_round(n, MICA_ROUND_DOWN), floorf(x));
    expect_float(mica_number_round(n, MICA_ROUND_UP), ceilf(x));
    expect_float(mica_number_round(n, MICA_ROUND_TOWARD_ZERO), truncf(x));
    expect_float(mica_number_round(n, MICA_ROUND_HALF_EVEN), nearbyintf(x));
    expect_float(mica_number_round(n, MICA_ROUND_HALF_AWAY), roundf(x));
    assert_int_equal(mica_number_is_normal(n), isnormal(x) != 0);
  }
}

static void shapes_hold_one_number(void **state) {
  const mica_type *i8 = mica_type_i(*state, 8);
  const int64_t two = 2;
  const mica_type *shape = mica_type_ranked_tensor((mica_int64s){&two, 1}, i8, NULL);
  const mica_number five = mica_number_integer(i8, 5);
  const mica_attr *filled = mica_number_fill(five, shape);
  assert_true(mica_number_equal(mica_number_splat(filled), five));
  assert_true(mica_number_equal(mica_number_splat(mica_number_attr(five)), five));
  const mica_attr *mixed = mica_attr_dense_elements(shape, "ab", 2, false);
  assert_false(mica_number_is_any(mica_number_splat(mixed)));
  assert_null(mica_number_fill(five, mica_type_i(*state, 16)));
  assert_true(mica_number_is_zero(mica_number_zero(shape)));
  assert_false(mica_number_is_any(mica_number_zero(mica_type_none(*state))));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(small_widths_are_the_hosts_numbers, setup, teardown),
      cmocka_unit_test_setup_teardown(wide_numbers_keep_the_laws, setup, teardown),
      cmocka_unit_test_setup_teardown(bits_are_counted, setup, teardown),
      cmocka_unit_test_setup_teardown(doubles_are_the_hosts, setup, teardown),
      cmocka_unit_test_setup_teardown(floats_are_the_hosts, setup, teardown),
      cmocka_unit_test_setup_teardown(integers_become_floats_and_back, setup, teardown),
      cmocka_unit_test_setup_teardown(small_formats_round_once, setup, teardown),
      cmocka_unit_test_setup_teardown(minimum_and_maximum_know_nan_and_zero, setup, teardown),
      cmocka_unit_test_setup_teardown(floats_round_to_integers, setup, teardown),
      cmocka_unit_test_setup_teardown(shapes_hold_one_number, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
