// A text is read by pointer and length: every part of it, cut off anywhere, is a module or an
// error, and nothing after its last byte is looked at (the copies end where the text ends, for
// AddressSanitizer to see).
// clang-format off: cmocka wants these first
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
// clang-format on
#include <stdlib.h>
#include <string.h>

#include "mica/mica.h"

static const char sample[] =
    "// comment\n"
    "#m = affine_map<(d0, d1)[s0] -> ((d0 + s0) mod 4, -d1)>\n"
    "!t = memref<4x?xf32, #m, \"space\">\n"
    "%r:2 = \"x.y\"(%r#1, %u) <{a = #m, b = [1, -2.5e3, 0x1F : f32]}> ({\n"
    "^bb0(%a: i32, %b: !t loc(\"f.c\":1:2)):\n"
    "  %u = \"x.z\"(%a)[^bb1] {s = \"q\\22\\n\", d = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>} : "
    "(i32) -> i64\n"
    "^bb1:\n"
    "  \"x.w\"() {h = dense<\"0x0102\"> : tensor<2xi8>, t = tuple<i1, complex<f16>>} : () -> () "
    "loc(#l)\n"
    "}) {sym = @a::@\"b c\", o = #x.y<[{(\"]\")}]>, p = !x.y<->>, i = array<i1: true>} : (i64, "
    "i64) -> (i32, i64)\n"
    "\"x.u\"(%0, %0) : (i32, f32) -> ()\n"
    "#l = loc(fused<\"m\">[callsite(\"g\" at unknown), \"n\"(\"f\":3:4 to 5:6)])\n"
    "{-# dialect_resources: { builtin: { k: \"0x0400000001\" } } #-}\n";

static void count_errors(void *user, mica_context *ctx, const mica_message *message,
                         const mica_message *notes, size_t note_count) {
  (void)ctx, (void)notes, (void)note_count;
  size_t *errors = user;
  *errors += message->severity == MICA_ERROR;
}

static mica_context *open_context(size_t *errors) {
  mica_context_options options = {.allow_unregistered = true};
  mica_context *ctx = mica_context_create(&options);
  assert_non_null(ctx);
  mica_context_set_diag_handler(ctx, count_errors, errors);
  return ctx;
}

// Reads exactly these bytes; an error is reported when and only when there is no module.
static void read_part(mica_context *ctx, size_t *errors, const char *bytes, size_t size) {
  char *copy = malloc(size == 0 ? 1 : size);
  assert_non_null(copy);
  if (size > 0) memcpy(copy, bytes, size);
  *errors = 0;
  mica_op *op = mica_parse_module(ctx, (mica_str){copy, size}, NULL);
  assert_true((op == NULL) == (*errors > 0));
  mica_op_destroy(op);
  assert_int_equal(mica_context_op_count(ctx), 0);
  free(copy);
}

static void a_text_may_end_anywhere(void **state) {
  (void)state;
  size_t errors;
  mica_context *ctx = open_context(&errors);
  for (size_t size = 0; size < sizeof sample; size++) read_part(ctx, &errors, sample, size);
  mica_context_destroy(ctx);
}

static void a_text_may_begin_anywhere(void **state) {
  (void)state;
  size_t errors;
  mica_context *ctx = open_context(&errors);
  for (size_t start = 0; start < sizeof sample; start++)
    read_part(ctx, &errors, sample + start, sizeof sample - 1 - start);
  mica_context_destroy(ctx);
}

static void any_byte_may_be_wrong(void **state) {
  (void)state;
  static const char wrong[] = {'\0', '\xff', '"', '<', '}', '9', '#', '\n'};
  size_t errors;
  mica_context *ctx = open_context(&errors);
  char text[sizeof sample];
  for (size_t at = 0; at + 1 < sizeof sample; at++) {
    for (size_t i = 0; i < sizeof wrong; i++) {
      memcpy(text, sample, sizeof sample);
      text[at] = wrong[i];
      read_part(ctx, &errors, text, sizeof sample - 1);
    }
  }
  mica_context_destroy(ctx);
}

static void a_type_fills_its_text(void **state) {
  (void)state;
  size_t errors = 0;
  mica_context *ctx = open_context(&errors);
  const mica_type *type = mica_parse_type_text(ctx, (mica_str){"tensor<4xf32>???", 13});
  assert_non_null(type);
  assert_true(mica_type_is_ranked_tensor(type));
  assert_int_equal(errors, 0);
  assert_null(mica_parse_type_text(ctx, MICA_STR("i32 i32")));
  assert_int_equal(errors, 1);
  assert_non_null(mica_parse_attr_text(ctx, MICA_STR("[1, \"a\", tensor<2xi8>]")));
  assert_null(mica_parse_attr_text(ctx, MICA_STR("[1, ")));
  assert_int_equal(errors, 2);
  mica_context_destroy(ctx);
}

static void a_text_with_a_nul_after_it_is_not_copied(void **state) {
  (void)state;
  size_t errors = 0;
  mica_context *ctx = open_context(&errors);
  const mica_parse_options options = {
      .file = MICA_STR("f.mlir"), .first_line = 10, .first_column = 5, .nul_terminated = true};
  mica_op *op = mica_parse_module(
      ctx, MICA_STR("\"builtin.module\"() ({\n  \"x.y\"() : () -> ()\n}) : () -> ()"), &options);
  assert_non_null(op);
  mica_file_range range = mica_loc_range(ctx, mica_op_loc(op));
  assert_int_equal(range.line, 10);
  assert_int_equal(range.column, 5);
  range =
      mica_loc_range(ctx, mica_op_loc(mica_block_first(mica_region_first(mica_op_region(op, 0)))));
  assert_int_equal(range.line, 11);
  assert_int_equal(range.column, 3);
  mica_op_destroy(op);
  mica_context_destroy(ctx);
}

typedef struct progress {
  size_t calls, latest;
} progress;

static void note_progress(void *user, size_t offset) {
  progress *p = user;
  assert_true(offset > p->latest);
  p->latest = offset;
  p->calls++;
}

// The caller may then give the text's memory back.
static void how_far_a_text_was_read_is_told(void **state) {
  (void)state;
  static const char line[] = "\"x.y\"() : () -> ()\n";
  const size_t lines = (3 << 20) / (sizeof line - 1), size = lines * (sizeof line - 1);
  char *text = malloc(size + 1);
  assert_non_null(text);
  for (size_t i = 0; i < lines; i++) memcpy(text + i * (sizeof line - 1), line, sizeof line - 1);
  text[size] = 0;
  size_t errors = 0;
  progress seen = {0};
  mica_context *ctx = open_context(&errors);
  mica_parse_options options = {
      .nul_terminated = true, .passed = note_progress, .passed_user = &seen};
  mica_op *op = mica_parse_module(ctx, (mica_str){text, size}, &options);
  assert_non_null(op);
  assert_in_range(seen.calls, 2, 4);
  assert_in_range(seen.latest, size / 2, size);
  mica_op_destroy(op);
  options.nul_terminated = false;  // a copy is read
  size_t calls = seen.calls;
  op = mica_parse_module(ctx, (mica_str){text, size}, &options);
  assert_int_equal(seen.calls, calls);
  mica_op_destroy(op);
  mica_context_destroy(ctx);
  free(text);
}

static void a_blob_has_the_size_that_the_context_allows(void **state) {
  (void)state;
  static const char literal[] = "\"x.y\"() {a = dense<\"0x0102\"> : tensor<2xi8>} : () -> ()";
  static const char resource[] = "{-# dialect_resources: { builtin: { k: \"0x0400000001\" } } #-}";
  for (size_t limit = 1; limit < 6; limit++) {
    size_t errors = 0;
    mica_context_options options = {.allow_unregistered = true, .limits = {.blob_bytes = limit}};
    mica_context *ctx = mica_context_create(&options);
    mica_context_set_diag_handler(ctx, count_errors, &errors);
    mica_op *with_literal = mica_parse_module(ctx, mica_str_of(literal), NULL);
    mica_op *with_resource = mica_parse_module(ctx, mica_str_of(resource), NULL);
    assert_int_equal(with_literal != NULL, limit >= 2);
    assert_int_equal(with_resource != NULL, limit >= 5);
    assert_int_equal(errors, (limit < 2) + (limit < 5));
    mica_op_destroy(with_literal);
    mica_op_destroy(with_resource);
    mica_context_destroy(ctx);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_text_may_end_anywhere),
      cmocka_unit_test(a_text_may_begin_anywhere),
      cmocka_unit_test(any_byte_may_be_wrong),
      cmocka_unit_test(a_type_fills_its_text),
      cmocka_unit_test(a_text_with_a_nul_after_it_is_not_copied),
      cmocka_unit_test(how_far_a_text_was_read_is_told),
      cmocka_unit_test(a_blob_has_the_size_that_the_context_allows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
