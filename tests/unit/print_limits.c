// Printing when something is too deep, too much, or in the way.
#include "print_show.h"

enum { DEEP = 20000 };

static bool count_bytes(void *user, const char *data, size_t size) {
  (void)data;
  *(size_t *)user += size;
  return true;
}

static bool refuse(void *user, const char *data, size_t size) {
  (void)data, (void)size;
  ++*(size_t *)user;
  return false;
}

static void deep_generic_regions_are_printed(void **state) {
  show_fixture *f = *state;
  mica_builder b = f->builder;
  for (int i = 0; i < DEEP; i++) {
    mica_op *op = show_op(&b, (show_shape){.name = "x.a", .region_count = 1});
    show_block(&b, op, 0);
  }
  // `"x.a"() ({` and `}) : () -> ()` with its newlines, and two blanks a level before both.
  const mica_print_options options = {.generic = true, .skip_regions = false};
  size_t size = 0;
  assert_true(mica_op_print(f->root, &options, (mica_sink){count_bytes, &size}));
  size_t level = strlen("\"x.a\"() ({\n") + strlen("}) : () -> ()\n");
  size_t blanks = 2 * ((size_t)DEEP * (DEEP + 1));
  size_t innermost = 2 * DEEP + strlen("^bb0:\n");  // an empty block shows its label
  size_t root = strlen("\"show.wrap\"() ({\n") + strlen("}) : () -> ()\n");
  assert_int_equal(size, root + DEEP * level + blanks + innermost);
}

static void deep_custom_regions_are_refused(void **state) {
  show_fixture *f = *state;
  mica_builder b = f->builder;
  for (int i = 0; i < DEEP; i++) show_wrap(&b, 0);
  const mica_print_options options = {.assume_verified = true};
  size_t size = 0;
  assert_false(mica_op_print(f->root, &options, (mica_sink){count_bytes, &size}));
  assert_non_null(strstr(capture_take(&f->capture), "error: "));
}

static void a_sink_that_refuses_is_asked_once(void **state) {
  show_fixture *f = *state;
  for (int i = 0; i < 10000; i++) show_const(&f->builder, "a");
  size_t asked = 0;
  assert_false(mica_op_print(f->root, NULL, (mica_sink){refuse, &asked}));
  assert_int_equal(asked, 1);
}

static void a_hook_may_print_operations_of_its_own(void **state) {
  show_fixture *f = *state;
  show_const(&f->builder, "c");
  mica_op *echo = show_op(&f->builder, (show_shape){.def = &show_echo_def, .result_count = 1});
  mica_value *use[] = {mica_op_result(echo, 0)};
  show_op(&f->builder, (show_shape){.name = "x.b", .operands = use, .operand_count = 1});
  const mica_print_options options = {.assume_verified = true};
  show_check(f->root, &options,
             "show.wrap {\n"
             "  %c = const \"c\"\n"
             "  %0 = echo %1 = \"show.echo\"() : () -> i32\n"
             "  \"x.b\"(%0) : (i32) -> ()\n"
             "}\n");
}

// The note below a warning shows the operation in custom form, for which it is verified, which
// warns.
static void a_check_that_warns_is_shown_once(void **state) {
  show_fixture *f = *state;
  show_op(&f->builder, (show_shape){.def = &show_warn_def});
  mica_context_print_op_on_diag(f->ctx, true);
  assert_true(mica_op_verify(f->root));
  assert_string_equal(capture_take(&f->capture),
                      "warning: careful\nnote: see current operation: show.warn\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SHOW_TEST(deep_generic_regions_are_printed),
      SHOW_TEST(deep_custom_regions_are_refused),
      SHOW_TEST(a_sink_that_refuses_is_asked_once),
      SHOW_TEST(a_hook_may_print_operations_of_its_own),
      SHOW_TEST(a_check_that_warns_is_shown_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
