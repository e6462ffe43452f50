// Files: read whole, named in locations and messages, and refused with a reason.
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "builtin/builtin.h"
#include "capture.h"
#include "parsed.h"

static void write_file(const char *path, const char *text, size_t times) {
  FILE *file = fopen(path, "w");
  assert_non_null(file);
  for (size_t i = 0; i < times; i++) assert_true(fputs(text, file) >= 0);
  assert_int_equal(fclose(file), 0);
}

static void files_are_read(void **state) {
  mica_context *ctx = *state;
  char path[] = "/tmp/mica-parsing-XXXXXX";
  int made = mkstemp(path);
  assert_true(made >= 0 && close(made) == 0);
  mica_context_allow_unregistered(ctx, true);
  write_file(path, "\"x.a\"() : () -> ()\n", 10000);
  mica_op *module = mica_parse_file(ctx, path, NULL);
  assert_non_null(module);
  assert_int_equal(mica_context_op_count(ctx), 10001);
  mica_file_range range = mica_loc_range(ctx, mica_op_loc(module));
  assert_true(mica_str_equal(range.file, mica_str_of(path)));
  mica_op_destroy(module);
  capture c;
  capture_begin(&c, ctx);
  write_file(path, "\"x.a\"(", 1);
  assert_null(mica_parse_file(ctx, path, &(mica_parse_options){.file = MICA_STR("named")}));
  assert_string_equal(capture_take(&c), "error: expected ')' to end operand list\n");
  assert_int_equal(remove(path), 0);
  assert_null(mica_parse_file(ctx, path, NULL));
  assert_memory_equal(capture_take(&c), "error: cannot open input file '", 31);
  assert_null(mica_parse_file(ctx, "/", NULL));
  assert_memory_equal(capture_take(&c), "error: cannot open input file '/': ", 35);
}

static int begin(void **state) {
  if (begin_context(state) != 0) return 1;
  return mica_context_register(*state, &builtin_dialect) ? 0 : 1;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(files_are_read, begin, end_context),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
