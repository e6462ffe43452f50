// Resources in a context that lives long: one that is read again takes the place of the old one.
#include "budget.h"
#include "mica/mica.h"

enum { SIZE = 100000 };

static char *text_of(char digit) {
  char *text = malloc(SIZE + 1);
  memset(text, digit, SIZE);
  text[0] = text[SIZE - 1] = '"';
  text[SIZE] = '\0';
  return text;
}

static void a_value_replaces_the_one_before(void **state) {
  (void)state;
  budget b = {.fail_at = SIZE_MAX};
  mica_context *ctx = budget_context(&b);
  size_t first = 0;
  for (int i = 0; i < 20; i++) {
    char *text = text_of((char)('a' + i));
    mica_str key = MICA_STR("key");
    assert_true(mica_context_set_external_resource(ctx, MICA_STR("tool"), key, mica_str_of(text)));
    assert_true(mica_context_set_resource(ctx, MICA_STR("builtin"), key, mica_str_of(text)));
    assert_true(mica_str_is(mica_context_resource(ctx, MICA_STR("builtin"), key), text));
    free(text);
    if (i == 0) first = b.live_bytes;
    assert_int_equal(b.live_bytes, first);
  }
  mica_context_destroy(ctx);
  assert_int_equal(b.live, 0);
}

static bool set_twice(mica_context *ctx, void *user) {
  (void)user;
  mica_str owner = MICA_STR("builtin"), key = MICA_STR("key");
  return mica_context_set_resource(ctx, owner, key, MICA_STR("\"0x04aa\"")) &&
         mica_context_set_resource(ctx, owner, key, MICA_STR("\"0x0400\""));
}
static void nothing_is_lost_without_memory(void **state) {
  (void)state;
  budget_sweep(set_twice, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_value_replaces_the_one_before),
      cmocka_unit_test(nothing_is_lost_without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
