// What an operator gives for any two numbers of two ranges lies in the range that is inferred: all
// numbers and all ranges of three bits.
#include "mica/range.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mica/context.h"
#include "mica/type.h"

typedef mica_number number_operator(mica_number a, mica_number b);
typedef mica_range range_operator(mica_range a, mica_range b);

static const mica_type *type;

static mica_number number(int value) { return mica_number_integer(type, value); }

static bool contains(const mica_range *r, mica_number n) {
  return mica_number_order_unsigned(r->umin, n) <= 0 &&
         mica_number_order_unsigned(n, r->umax) <= 0 && mica_number_order_signed(r->smin, n) <= 0 &&
         mica_number_order_signed(n, r->smax) <= 0;
}

static void check_numbers(number_operator *f, const mica_range *a, const mica_range *b,
                          const mica_range *result) {
  for (int x = 0; x < 8; x++)
    for (int y = 0; y < 8; y++) {
      if (!contains(a, number(x)) || !contains(b, number(y))) continue;
      const mica_number n = f(number(x), number(y));
      if (mica_number_is_any(n)) assert_true(contains(result, n));
    }
}

static void check(number_operator *f, range_operator *infer) {
  for (int i = 0; i < 64; i++)
    for (int k = 0; k < 64; k++) {
      if (i / 8 > i % 8 || k / 8 > k % 8) continue;
      const mica_range a = mica_range_from_unsigned(number(i / 8), number(i % 8));
      const mica_range b = mica_range_from_unsigned(number(k / 8), number(k % 8));
      const mica_range result = infer(a, b);
      check_numbers(f, &a, &b, &result);
    }
}

static mica_range add(mica_range a, mica_range b) { return mica_range_add(a, b, 0); }
static mica_range subtract(mica_range a, mica_range b) { return mica_range_subtract(a, b, 0); }
static mica_range multiply(mica_range a, mica_range b) { return mica_range_multiply(a, b, 0); }
static mica_range shift_left(mica_range a, mica_range b) { return mica_range_shift_left(a, b, 0); }

static void results_lie_in_what_is_inferred(void **state) {
  mica_context *ctx = mica_context_create(NULL);
  (void)state;
  type = mica_type_i(ctx, 3);
  check(mica_number_add, add);
  check(mica_number_subtract, subtract);
  check(mica_number_multiply, multiply);
  check(mica_number_shift_left, shift_left);
  check(mica_number_divide_signed, mica_range_divide_signed);
  check(mica_number_divide_unsigned, mica_range_divide_unsigned);
  check(mica_number_ceil_divide_unsigned, mica_range_ceil_divide_unsigned);
  check(mica_number_floor_divide_signed, mica_range_floor_divide_signed);
  check(mica_number_remainder_signed, mica_range_remainder_signed);
  check(mica_number_remainder_unsigned, mica_range_remainder_unsigned);
  check(mica_number_higher_signed, mica_range_higher_signed);
  check(mica_number_lower_unsigned, mica_range_lower_unsigned);
  check(mica_number_and, mica_range_and);
  check(mica_number_or, mica_range_or);
  check(mica_number_xor, mica_range_xor);
  check(mica_number_shift_right_signed, mica_range_shift_right_signed);
  check(mica_number_shift_right_unsigned, mica_range_shift_right_unsigned);
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(results_lie_in_what_is_inferred)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
