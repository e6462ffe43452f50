// Bytecode read in parts: isolated operations stay unread until they are asked for.
#include "capture.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "bytecode.h"
#include "func/func.h"
#include "mica/mica.h"
#include "mica/reflection.h"

static const char text[] =
    "func.func @one(%a: i32) -> i32 {\n"
    "  %b = arith.addi %a, %a : i32\n"
    "  return %b : i32\n"
    "}\n"
    "module @inner {\n"
    "  func.func @two() { return }\n"
    "}\n"
    "func.func @three() -> f32 {\n"
    "  %c = arith.constant 1.5 : f32\n"
    "  return %c : f32\n"
    "}\n";

static mica_context *new_context(void) {
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &builtin_dialect));
  assert_true(mica_context_register(ctx, &func_dialect));
  assert_true(mica_context_register(ctx, &arith_dialect));
  return ctx;
}

static byte_buffer bytes_of(const char *source, uint32_t version) {
  const mica_bytecode_write_options options = {.version = version + 1};
  byte_buffer b = {NULL, 0};
  mica_context *ctx = new_context();
  mica_op *module = mica_parse_module(ctx, mica_str_of(source), NULL);
  assert_non_null(module);
  assert_true(mica_write_bytecode(module, &options, byte_buffer_append, &b));
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  return b;
}

static char *printed(const mica_op *op) {
  mica_str shown = mica_op_to_text(op, NULL);
  char *copy = malloc(shown.size + 1);
  assert_non_null(copy);
  memcpy(copy, shown.data, shown.size + 1);
  mica_free(mica_op_context(op), (void *)(uintptr_t)shown.data, shown.size + 1);
  return copy;
}

static mica_op *nth(const mica_op *op, size_t n) {
  mica_op *inner = mica_block_first(mica_region_first(mica_op_region(op, 0)));
  while (n-- > 0) inner = mica_op_next(inner);
  return inner;
}

static size_t operations_inside(const mica_op *op) {
  size_t count = 0;
  if (mica_op_region_count(op) == 0) return 0;
  const mica_region *region = mica_op_region(op, 0);
  if (mica_region_is_empty(region)) return 0;
  for (mica_op *i = mica_block_first(mica_region_first(region)); i != NULL; i = mica_op_next(i))
    count++;
  return count;
}

static void one_function_is_read_and_the_others_are_not(void **state) {
  (void)state;
  byte_buffer b = bytes_of(text, 6);
  mica_context *ctx = new_context();
  mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(&b), NULL);
  assert_non_null(file);
  mica_op *module = mica_bytecode_module(file);
  assert_false(mica_bytecode_is_unread(file, module));
  assert_int_equal(operations_inside(module), 3);
  for (size_t i = 0; i < 3; i++) {
    assert_true(mica_bytecode_is_unread(file, nth(module, i)));
    assert_true(mica_region_is_empty(mica_op_region(nth(module, i), 0)));
  }
  assert_true(mica_bytecode_load(file, nth(module, 2)));
  assert_false(mica_bytecode_is_unread(file, nth(module, 2)));
  assert_int_equal(operations_inside(nth(module, 2)), 2);
  assert_true(mica_bytecode_is_unread(file, nth(module, 0)));
  assert_true(mica_bytecode_load(file, nth(module, 2)));  // again: nothing to do
  assert_ptr_equal(mica_bytecode_close(file), module);
  assert_int_equal(operations_inside(module), 1);
  assert_true(mica_op_verify(module));
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  free(b.data);
}

static void what_stands_inside_stays_unread(void **state) {
  (void)state;
  byte_buffer b = bytes_of(text, 2);
  mica_context *ctx = new_context();
  mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(&b), NULL);
  assert_non_null(file);
  mica_op *inner = nth(mica_bytecode_module(file), 1);
  assert_true(mica_bytecode_load(file, inner));
  assert_true(mica_bytecode_is_unread(file, nth(inner, 0)));
  mica_op *module = mica_bytecode_close(file);
  assert_int_equal(operations_inside(module), 1);
  assert_int_equal(operations_inside(nth(module, 0)), 0);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  free(b.data);
}

static void all_that_is_loaded_is_what_is_read_at_once(void **state) {
  (void)state;
  for (uint32_t version = 0; version <= MICA_BYTECODE_VERSION; version++) {
    byte_buffer b = bytes_of(text, version);
    mica_context *ctx = new_context();
    mica_op *whole = mica_read_bytecode(ctx, byte_buffer_text(&b), NULL);
    mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(&b), NULL);
    assert_non_null(whole);
    assert_non_null(file);
    if (version < 2)
      assert_false(mica_bytecode_is_unread(file, nth(mica_bytecode_module(file), 0)));
    assert_true(mica_bytecode_load_all(file));
    mica_op *module = mica_bytecode_close(file);
    char *first = printed(whole), *second = printed(module);
    assert_string_equal(first, second);
    free(first);
    free(second);
    mica_op_destroy(whole);
    mica_op_destroy(module);
    mica_context_destroy(ctx);
    free(b.data);
  }
}

// Each byte is damaged; wherever the file can still be opened, what can't be loaded is left empty.
static void a_function_that_is_damaged_is_no_harm_to_the_others(void **state) {
  (void)state;
  byte_buffer b = bytes_of(
      "func.func @a(%x: i32) -> i32 { return %x : i32 }\n"
      "func.func @b() { return }\n",
      6);
  for (size_t at = 0; at < b.size; at++) {
    mica_context *ctx = new_context();
    mica_context_set_diag_handler(ctx, budget_ignore_message, NULL);
    b.data[at] = (char)(b.data[at] ^ 0x40);
    mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(&b), NULL);
    mica_op *module = file == NULL ? NULL : mica_bytecode_module(file);
    mica_op *first = module == NULL || operations_inside(module) != 2 ? NULL : nth(module, 0);
    if (first != NULL && mica_op_region_count(first) == 1 && !mica_bytecode_load(file, first)) {
      assert_true(mica_region_is_empty(mica_op_region(first, 0)));
      assert_false(mica_bytecode_is_unread(file, first));
    }
    if (file != NULL) mica_op_destroy(mica_bytecode_close(file));
    assert_int_equal(mica_context_op_count(ctx), 0);
    mica_context_destroy(ctx);
    b.data[at] = (char)(b.data[at] ^ 0x40);
  }
  free(b.data);
}

// The offset stands where a text has a column.
static void keep_column(void *user, mica_context *ctx, const mica_message *message,
                        const mica_message *notes, size_t note_count) {
  (void)notes, (void)note_count;
  *(uint32_t *)user = mica_loc_range(ctx, message->loc).column;
}

static void errors_tell_the_offset(void **state) {
  (void)state;
  byte_buffer b = bytes_of(text, 6);
  mica_context *ctx = new_context();
  uint32_t offset = 0;
  mica_context_set_diag_handler(ctx, keep_column, &offset);
  const size_t header = 4 + 1 + strlen(b.data + 5) + 1;  // what follows is a section of 0x0f bytes
  assert_null(mica_read_bytecode(ctx, (mica_str){b.data, header + 2}, NULL));
  assert_int_equal(offset, header + 2);
  mica_context_destroy(ctx);
  free(b.data);
}

static void what_is_no_bytecode_is_refused(void **state) {
  (void)state;
  byte_buffer b = bytes_of(text, 6);
  mica_context *ctx = new_context();
  capture c;
  capture_begin(&c, ctx);
  assert_true(mica_is_bytecode(byte_buffer_text(&b)));
  assert_false(mica_is_bytecode(MICA_STR("module {}")));
  assert_null(mica_read_bytecode(ctx, MICA_STR("module {}"), NULL));
  assert_string_equal(capture_take(&c), "error: input buffer is not an MLIR bytecode file\n");
  b.data[4] = 7 << 1 | 1;
  assert_null(mica_read_bytecode(ctx, byte_buffer_text(&b), NULL));
  assert_string_equal(capture_take(&c),
                      "error: bytecode version 7 is newer than the current version 6\n");
  mica_context_destroy(ctx);
  free(b.data);
}

// Integers of 16 million bits, each in a region of its own.
static byte_buffer bytes_of_wide_integers(size_t count) {
  const mica_context_options options = {.allow_unregistered = true, .limits.bytes = 1 << 30};
  byte_buffer source = {NULL, 0}, made = {NULL, 0};
  char line[128];
  for (size_t i = 0; i < count; i++) {
    const int size = snprintf(line, sizeof line,
                              "\"x.f\"() ({ \"x.y\"() {a = %zu : i16777215} : () -> () }) : () "
                              "-> ()\n",
                              i);
    assert_true(byte_buffer_append(&source, (mica_str){line, (size_t)size}));
  }
  mica_context *ctx = mica_context_create(&options);
  assert_true(mica_context_register(ctx, &builtin_dialect));
  mica_op *module = mica_parse_module(ctx, byte_buffer_text(&source), NULL);
  assert_non_null(module);
  assert_true(mica_write_bytecode(module, NULL, byte_buffer_append, &made));
  mica_op_destroy(module);
  mica_context_destroy(ctx);
  free(source.data);
  return made;
}

static void all_parts_together_take_what_the_file_may(void **state) {
  (void)state;
  const mica_context_options options = {.allow_unregistered = true};
  const size_t count = 60;
  byte_buffer b = bytes_of_wide_integers(count);
  mica_context *ctx = mica_context_create(&options);
  assert_true(mica_context_register(ctx, &builtin_dialect));
  capture c;
  capture_begin(&c, ctx);
  mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(&b), NULL);
  assert_non_null(file);
  size_t loaded = 0;
  while (loaded < count && mica_bytecode_load(file, nth(mica_bytecode_module(file), loaded)))
    loaded++;
  assert_in_range(loaded, 20, 32);
  assert_non_null(strstr(capture_take(&c), "this needs too much memory"));
  mica_op_destroy(mica_bytecode_close(file));
  mica_context_destroy(ctx);
  free(b.data);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_function_is_read_and_the_others_are_not),
      cmocka_unit_test(what_stands_inside_stays_unread),
      cmocka_unit_test(all_that_is_loaded_is_what_is_read_at_once),
      cmocka_unit_test(a_function_that_is_damaged_is_no_harm_to_the_others),
      cmocka_unit_test(errors_tell_the_offset),
      cmocka_unit_test(what_is_no_bytecode_is_refused),
      cmocka_unit_test(all_parts_together_take_what_the_file_may),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
