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

static void data_is_kept_as_bytes(void **state) {
  (void)state;
  const mica_str builtin = MICA_STR("builtin"), key = MICA_STR("key");
  mica_context *ctx = mica_context_create(NULL);
  mica_blob blob;
  assert_false(mica_context_blob(ctx, builtin, key, &blob));
  assert_true(mica_context_set_resource(ctx, builtin, key, MICA_STR("\"0x080000000aFF\"")));
  assert_true(mica_context_blob(ctx, builtin, key, &blob));
  assert_int_equal(blob.alignment, 8);
  assert_true(mica_str_is(blob.bytes, "\x0a\xff"));
  assert_true(mica_str_is(mica_context_resource(ctx, builtin, key), "\"0x080000000AFF\""));

  static const char lasting[] = "\x01\x02";
  assert_true(mica_context_set_blob(ctx, builtin, key, (mica_blob){{lasting, 2}, 4}, true));
  assert_true(mica_context_blob(ctx, builtin, key, &blob));
  assert_ptr_equal(blob.bytes.data, lasting);
  assert_true(mica_str_is(mica_context_resource(ctx, builtin, key), "\"0x040000000102\""));
  assert_true(mica_context_set_blob(ctx, builtin, key, blob, false));
  assert_true(mica_context_blob(ctx, builtin, key, &blob));
  assert_ptr_not_equal(blob.bytes.data, lasting);

  assert_true(mica_context_set_resource(ctx, builtin, key, MICA_STR("\"0x08\"")));  // too short
  assert_false(mica_context_blob(ctx, builtin, key, &blob));
  assert_true(mica_context_set_resource(ctx, builtin, key, (mica_str){NULL, 0}));
  assert_null(mica_context_resource(ctx, builtin, key).data);
  mica_context_destroy(ctx);
}

static bool set_and_show_blob(mica_context *ctx, void *user) {
  (void)user;
  const mica_str builtin = MICA_STR("builtin"), key = MICA_STR("key");
  return mica_context_set_blob(ctx, builtin, key, (mica_blob){MICA_STR("abc"), 4}, false) &&
         mica_context_set_resource(ctx, builtin, key, MICA_STR("\"0x0400000000\"")) &&
         mica_context_resource(ctx, builtin, key).data != NULL;
}
static void no_bytes_are_lost_without_memory(void **state) {
  (void)state;
  budget_sweep(set_and_show_blob, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_value_replaces_the_one_before),
      cmocka_unit_test(nothing_is_lost_without_memory),
      cmocka_unit_test(data_is_kept_as_bytes),
      cmocka_unit_test(no_bytes_are_lost_without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
