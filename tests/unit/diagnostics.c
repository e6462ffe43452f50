// Diagnostics: texts, notes, order, counting; and those that no handler takes.
#if !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L  // fileno, dup2
#endif
#include <unistd.h>

#include "toy.h"

static void formats_take_what_the_header_says(void **state) {
  toy_fixture *f = *state;
  mica_error(f->ctx, mica_loc_unknown(), "%s %S %c %% %d %u %z %I", "text", MICA_STR("str"), 'x',
             -5, 7u, (size_t)18, INT64_MIN);
  TOY_REPORTED(f, "error: text str x % -5 7 18 -9223372036854775808\n");
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 0, 0);
  const mica_attr *seven = mica_attr_i(f->ctx, 8, 7);
  mica_error(f->ctx, mica_loc_unknown(), "'%t' %a %A %o", mica_type_index(f->ctx), seven, seven,
             op);
  TOY_REPORTED(f, "error: 'index' 7 : i8 7 x.a\n");
  mica_error(f->ctx, mica_loc_unknown(), "%t %a", (const mica_type *)NULL, (const mica_attr *)NULL);
  TOY_REPORTED(f, "error: <<NULL TYPE>> <<NULL ATTRIBUTE>>\n");
}

static void notes_follow_in_order_and_text_goes_to_the_latest(void **state) {
  toy_fixture *f = *state;
  mica_diag *diag = mica_diag_begin(f->ctx, MICA_WARNING, mica_loc_unknown(), "one");
  mica_diag_append(diag, " %d", 1);
  mica_diag_note(diag, mica_loc_unknown(), "two");
  mica_diag_append(diag, " %d", 2);
  mica_diag_note(diag, mica_loc_unknown(), "three");
  assert_false(mica_diag_report(diag));
  TOY_REPORTED(f, "warning: one 1\nnote: two 2\nnote: three\n");
  assert_int_equal(mica_context_error_count(f->ctx), 0);
}

static void dropped_diagnostic_is_not_heard(void **state) {
  toy_fixture *f = *state;
  mica_diag *diag = mica_op_error_begin(f->table, "nothing");
  mica_diag_note(diag, mica_loc_unknown(), "of it");
  mica_diag_drop(diag);
  TOY_REPORTED(f, "");
}

static void operation_is_shown_when_the_host_wants_it(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.a", NULL, 1, 0);
  mica_context_print_op_on_diag(f->ctx, true);
  mica_diag *diag = mica_op_error_begin(op, "is");
  mica_diag_append(diag, " wrong");
  mica_diag_note(diag, mica_loc_unknown(), "because");
  mica_diag_report(diag);
  TOY_REPORTED(f,
               "error: 'x.a' op is wrong\nnote: see current operation: %0 = \"x.a\"() : () -> i32\n"
               "note: because\n");
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  mica_diag_report(mica_op_diag_begin(nest, MICA_ERROR, "wrong"));
  TOY_REPORTED(f, "error: wrong\nnote: see current operation: \n\"x.nest\"() ({\n}) : () -> ()\n");
  assert_int_equal(mica_context_error_count(f->ctx), 2);
}

static void long_values_are_cut(void **state) {
  toy_fixture *f = *state;
  char text[3000];
  memset(text, 'x', sizeof text);
  mica_error(f->ctx, mica_loc_unknown(), "'%S' is long", (mica_str){text, sizeof text});
  assert_int_equal(strlen(capture_take(&f->capture)),
                   strlen("error: '") + 1000 + strlen("…' is long\n"));
  memcpy(text + 999, "ä", 2);  // not cut in two
  mica_error(f->ctx, mica_loc_unknown(), "%S", (mica_str){text, sizeof text});
  assert_int_equal(strlen(capture_take(&f->capture)), strlen("error: ") + 999 + strlen("…\n"));
}

static void long_texts_are_kept_whole(void **state) {
  toy_fixture *f = *state;
  char text[3001];
  memset(text, 'x', sizeof text - 1);
  text[sizeof text - 1] = '\0';
  mica_error(f->ctx, mica_loc_unknown(), "%s.", text);
  assert_int_equal(strlen(capture_take(&f->capture)), strlen("error: ") + 3000 + strlen(".\n"));
}

static void without_memory_a_diagnostic_still_arrives(void **state) {
  (void)state;
  budget b = {.fail_at = SIZE_MAX};
  mica_context *ctx = budget_context(&b);
  capture seen;
  capture_begin(&seen, ctx);
  b.fail_at = b.asked;
  mica_error(ctx, mica_loc_unknown(), "%s", "lost");
  assert_string_equal(capture_take(&seen), "error: out of memory\n");
  assert_int_equal(mica_context_error_count(ctx), 1);
  mica_context_destroy(ctx);
}

// What is written to stderr while `report` runs, which stands elsewhere meanwhile.
static void on_stderr(mica_context *ctx, void (*report)(mica_context *ctx), char *out,
                      size_t room) {
  FILE *elsewhere = tmpfile();
  assert_non_null(elsewhere);
  fflush(stderr);
  const int kept = dup(fileno(stderr));
  dup2(fileno(elsewhere), fileno(stderr));
  report(ctx);
  fflush(stderr);
  dup2(kept, fileno(stderr));
  close(kept);
  rewind(elsewhere);
  out[fread(out, 1, room - 1, elsewhere)] = '\0';
  fclose(elsewhere);
}

static void report_at_each_kind_of_place(mica_context *ctx) {
  const mica_loc file = mica_loc_file(ctx, MICA_STR("a.c"), 1, 2);
  const mica_loc other = mica_loc_file(ctx, MICA_STR("b.c"), 3, 4);
  const mica_loc call = mica_loc_call_site(ctx, file, other), both[] = {other, file};
  mica_error(ctx, mica_loc_unknown(), "nowhere");
  mica_error(ctx, file, "in a file");
  mica_error(ctx, mica_loc_name(ctx, MICA_STR("n"), file), "under a name");
  mica_error(ctx, call, "in what was called");
  mica_diag *diag = mica_diag_begin(ctx, MICA_WARNING, mica_loc_fused(ctx, both, 2, NULL), "first");
  mica_diag_note(diag, call, "then");
  mica_diag_report(diag);
}

static void without_a_handler_messages_go_to_stderr(void **state) {
  (void)state;
  char text[1024];
  mica_context *ctx = mica_context_create(NULL);
  on_stderr(ctx, report_at_each_kind_of_place, text, sizeof text);
  assert_string_equal(text,
                      "error: nowhere\n"
                      "a.c:1:2: error: in a file\n"
                      "a.c:1:2: error: under a name\n"
                      "a.c:1:2: error: in what was called\n"
                      "b.c:3:4: warning: first\n"
                      "a.c:1:2: note: then\n");
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(formats_take_what_the_header_says),
      TOY_TEST(notes_follow_in_order_and_text_goes_to_the_latest),
      TOY_TEST(dropped_diagnostic_is_not_heard),
      TOY_TEST(operation_is_shown_when_the_host_wants_it),
      TOY_TEST(long_values_are_cut),
      TOY_TEST(long_texts_are_kept_whole),
      cmocka_unit_test(without_memory_a_diagnostic_still_arrives),
      cmocka_unit_test(without_a_handler_messages_go_to_stderr),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
