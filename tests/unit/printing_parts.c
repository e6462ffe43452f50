// Blocks, values and locations printed on their own, and what a debugger sees.
#define _POSIX_C_SOURCE 200809L
#include <unistd.h>

#include "parsed.h"

static const char source[] =
    "%0:2 = \"x.a\"() ({\n"
    "^bb0(%a: i32):\n"
    "  \"x.br\"(%a)[^bb1] : (i32) -> ()\n"
    "^bb1:\n"
    "  %r = \"x.c\"(%a) ({\n"
    "    \"x.d\"() : () -> ()\n"
    "  }) : (i32) -> i64\n"
    "  \"x.end\"()[^bb1, ^bb1] : () -> ()\n"
    "}) : () -> (i32, i32)\n";

typedef struct fixture {
  parsed_ir ir;
  mica_op *outer;
  mica_block *first, *second;
} fixture;

static int begin(void **state) {
  static fixture f;
  f.ir.ctx = mica_context_create(NULL);
  mica_context_allow_unregistered(f.ir.ctx, true);
  f.ir.module = mica_parse_module(f.ir.ctx, mica_str_of(source), NULL);
  if (f.ir.module == NULL) return 1;
  f.outer = mica_block_first(mica_region_first(mica_op_region(f.ir.module, 0)));
  f.first = mica_region_first(mica_op_region(f.outer, 0));
  f.second = mica_block_next(f.first);
  *state = &f;
  return 0;
}

static int end(void **state) {
  parsed_free(&((fixture *)*state)->ir);
  return 0;
}

static bool append(void *user, const char *data, size_t size) {
  strncat(user, data, size);
  return true;
}

static void blocks_have_their_headers(void **state) {
  fixture *f = *state;
  char text[2048] = "";
  const mica_sink sink = {append, text};
  assert_true(mica_block_print(f->first, NULL, sink));
  assert_string_equal(text, "^bb0(%arg0: i32):\n  \"x.br\"(%arg0)[^bb1] : (i32) -> ()\n");
  text[0] = '\0';
  assert_true(mica_block_print(f->second, NULL, sink));
  assert_string_equal(text,
                      "^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1\n"
                      "  %1 = \"x.c\"(%arg0) ({\n"
                      "    \"x.d\"() : () -> ()\n"
                      "  }) : (i32) -> i64\n"
                      "  \"x.end\"()[^bb1, ^bb1] : () -> ()\n");
  text[0] = '\0';
  assert_true(mica_block_print(mica_op_block(f->outer), NULL, sink));
  assert_memory_equal(text, "^bb0:\n  %0:2 = \"x.a\"() ({\n  ^bb0(%arg0: i32):\n", 45);
  mica_block *alone = mica_block_create(f->ir.ctx);
  text[0] = '\0';
  assert_true(mica_block_print(alone, NULL, sink));
  assert_string_equal(text, "<<UNLINKED BLOCK>>\n");
  mica_block_destroy(f->ir.ctx, alone);
}

static void values_are_their_operations(void **state) {
  fixture *f = *state;
  char text[2048] = "";
  const mica_sink sink = {append, text};
  mica_value *argument = mica_block_argument_at(f->first, 0);
  assert_true(mica_value_print(argument, NULL, sink));
  assert_string_equal(text, "<block argument> of type 'i32' at index: 0");
  text[0] = '\0';
  assert_true(mica_value_print(mica_op_result(mica_block_first(f->second), 0), NULL, sink));
  assert_string_equal(text,
                      "%1 = \"x.c\"(%arg0) ({\n"
                      "  \"x.d\"() : () -> ()\n"
                      "}) : (i32) -> i64");
}

static void values_have_names(void **state) {
  fixture *f = *state;
  char text[64] = "";
  const mica_sink sink = {append, text};
  assert_true(mica_value_print_name(mica_op_result(f->outer, 1), NULL, sink));
  assert_true(mica_value_print_name(mica_block_argument_at(f->first, 0), NULL, sink));
  assert_string_equal(text, "%0#1%arg0");
  mica_block *alone = mica_block_create(f->ir.ctx);
  mica_value *unlinked =
      mica_block_add_argument(f->ir.ctx, alone, mica_type_index(f->ir.ctx), mica_loc_unknown());
  text[0] = '\0';
  assert_true(mica_value_print_name(unlinked, NULL, sink));
  assert_string_equal(text, "<<UNKNOWN SSA VALUE>>");
  mica_block_destroy(f->ir.ctx, alone);
}

static void locations_are_text(void **state) {
  fixture *f = *state;
  char text[64] = "";
  mica_loc loc = mica_loc_file(f->ir.ctx, MICA_STR("a.mlir"), 1, 2);
  assert_true(mica_loc_print(f->ir.ctx, loc, (mica_sink){append, text}));
  assert_string_equal(text, "loc(\"a.mlir\":1:2)");
}

// What stands on stderr after `dump`: a file takes its place.
#define ASSERT_DUMPED(dump, expected)        \
  do {                                       \
    FILE *file = tmpfile();                  \
    int kept = dup(STDERR_FILENO);           \
    (void)dup2(fileno(file), STDERR_FILENO); \
    dump;                                    \
    (void)fflush(stderr);                    \
    (void)dup2(kept, STDERR_FILENO);         \
    (void)close(kept);                       \
    assert_file_is(file, expected);          \
  } while (0)

static void assert_file_is(FILE *file, const char *expected) {
  char text[2048];
  rewind(file);
  size_t size = fread(text, 1, sizeof text - 1, file);
  text[size] = '\0';
  fclose(file);
  assert_string_equal(text, expected);
}

static void debuggers_see_text(void **state) {
  fixture *f = *state;
  mica_context *ctx = f->ir.ctx;
  ASSERT_DUMPED(mica_type_dump(mica_type_index(ctx)), "index\n");
  ASSERT_DUMPED(mica_attr_dump(mica_attr_i32(ctx, 5)), "5 : i32\n");
  ASSERT_DUMPED(mica_attr_dump(NULL), "\n");
  ASSERT_DUMPED(mica_op_dump(mica_block_first(f->first)), "\"x.br\"(%arg0)[^bb1] : (i32) -> ()\n");
  ASSERT_DUMPED(mica_value_dump(mica_block_argument_at(f->first, 0)),
                "<block argument> of type 'i32' at index: 0\n");
  ASSERT_DUMPED(mica_block_dump(f->first),
                "^bb0(%arg0: i32):\n  \"x.br\"(%arg0)[^bb1] : (i32) -> ()\n");
  ASSERT_DUMPED(mica_affine_expr_dump(mica_affine_dim(ctx, 3)), "d3\n");
  ASSERT_DUMPED(mica_affine_map_dump(mica_affine_map_identity(ctx, 1)), "(d0) -> (d0)\n");
  ASSERT_DUMPED(mica_integer_set_dump(mica_integer_set_empty(ctx, 0, 0)), "() : (1 == 0)\n");
}

#define IN_TEXT(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_TEXT(blocks_have_their_headers), IN_TEXT(values_are_their_operations),
      IN_TEXT(values_have_names),         IN_TEXT(locations_are_text),
      IN_TEXT(debuggers_see_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
