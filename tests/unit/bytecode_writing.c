// Writing bytecode through the C API: sinks that refuse, versions, a part of a module, hooks of a
// dialect.
#include "capture.h"
#include "parsed.h"

#include "mica/bytecode.h"

typedef struct written {
  char bytes[1 << 14];
  size_t size, pieces, most_pieces;  // it refuses the piece after
} written;

static bool take(void *user, mica_str piece) {
  written *out = user;
  if (out->pieces++ == out->most_pieces) return false;
  assert_true(piece.size <= sizeof out->bytes - out->size);
  memcpy(out->bytes + out->size, piece.data, piece.size);
  out->size += piece.size;
  return true;
}

static bool holds(const written *out, const char *text) {
  size_t size = strlen(text);
  for (size_t i = 0; i + size <= out->size; i++)
    if (memcmp(out->bytes + i, text, size) == 0) return true;
  return false;
}

static written write_all(const mica_op *op, const mica_bytecode_write_options *options) {
  written out = {.most_pieces = SIZE_MAX};
  assert_true(mica_write_bytecode(op, options, take, &out));
  assert_true(mica_is_bytecode((mica_str){out.bytes, out.size}));
  return out;
}

static const char nested[] =
    "%0 = \"a.def\"() : () -> i32\n"
    "\"a.outer\"() ({\n"
    "  \"a.use\"(%0) {this} : (i32) -> ()\n"
    "}) : () -> ()\n";

// Short pieces are given together, so that there is to be a long one.
static void a_sink_may_refuse_any_piece(void **state) {
  (void)state;
  static char producer[9000];
  memset(producer, 'm', sizeof producer);
  const mica_bytecode_write_options options = {.producer = {producer, sizeof producer}};
  parsed_ir ir = parsed(nested, NULL, 0);
  written all = write_all(ir.module, &options);
  assert_true(all.pieces > 1);
  for (size_t most = 0; most < all.pieces; most++) {
    written out = {.most_pieces = most};
    assert_false(mica_write_bytecode(ir.module, &options, take, &out));
    assert_int_equal(out.pieces, most + 1);
  }
  parsed_free(&ir);
}

static void version_and_producer_stand_in_front(void **state) {
  (void)state;
  parsed_ir ir = parsed(nested, NULL, 0);
  assert_memory_equal(write_all(ir.module, NULL).bytes, "ML\xefR\x0dMica ", 10);
  for (uint32_t version = 0; version <= MICA_BYTECODE_VERSION; version++) {
    const mica_bytecode_write_options options = {version + 1, MICA_STR("me"), false};
    written out = write_all(ir.module, &options);
    assert_int_equal(out.bytes[4], (int)version * 2 + 1);
    assert_string_equal(out.bytes + 5, "me");
  }
  const mica_bytecode_write_options options = {.version = MICA_BYTECODE_VERSION + 2};
  written out = {0};
  capture said;
  capture_begin(&said, ir.ctx);
  assert_false(mica_write_bytecode(ir.module, &options, take, &out));
  assert_int_equal(out.pieces, 0);
  assert_string_equal(capture_take(&said),
                      "error: unsupported version requested 7, must be in range [0, 6]\n");
  parsed_free(&ir);
}

static void the_same_is_written_again(void **state) {
  (void)state;
  parsed_ir ir = parsed(nested, NULL, 0);
  written first = write_all(ir.module, NULL);
  mica_str text = mica_op_to_text(ir.module, NULL);
  written second = write_all(ir.module, NULL);
  assert_int_equal(first.size, second.size);
  assert_memory_equal(first.bytes, second.bytes, first.size);
  mica_free(ir.ctx, (void *)(uintptr_t)text.data, text.size + 1);
  parsed_free(&ir);
}

static void a_part_that_uses_nothing_around_it_is_written_alone(void **state) {
  (void)state;
  parsed_ir ir = parsed("\"a.outer\"() ({ \"a.x\"() {this} : () -> () }) : () -> ()", NULL, 0);
  written out = write_all(marked(&ir), NULL);
  assert_true(holds(&out, "this"));
  assert_false(holds(&out, "outer"));
  assert_true(mica_op_verify(ir.module));
  parsed_free(&ir);
}

static void a_part_that_uses_values_around_it_is_refused(void **state) {
  (void)state;
  parsed_ir ir = parsed(nested, NULL, 0);
  written out = {.most_pieces = SIZE_MAX};
  capture said;
  capture_begin(&said, ir.ctx);
  assert_false(mica_write_bytecode(marked(&ir), NULL, take, &out));
  assert_false(mica_write_bytecode(mica_op_parent(marked(&ir)), NULL, take, &out));
  assert_int_equal(out.pieces, 0);
  assert_string_equal(capture_take(&said),
                      "error: 'a.use' op uses a value from outside of what is written\n"
                      "error: 'a.use' op uses a value from outside of what is written\n");
  parsed_free(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_sink_may_refuse_any_piece),
      cmocka_unit_test(version_and_producer_stand_in_front),
      cmocka_unit_test(the_same_is_written_again),
      cmocka_unit_test(a_part_that_uses_nothing_around_it_is_written_alone),
      cmocka_unit_test(a_part_that_uses_values_around_it_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
