// Symbols that come into tables and go, are renamed with what names them; walks over tables.
#include "builtin/builtin.h"
#include "func/func.h"
#include "capture.h"
#include "parsed.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect};

static parsed_ir read(const char *text) { return parsed(text, dialects, LIST_SIZE(dialects)); }

static void assert_printed(const parsed_ir *ir, const char *expected) {
  assert_text_and_free(ir->ctx, mica_op_to_text(ir->module, NULL), expected);
}

static mica_op *detached(const parsed_ir *ir, const char *text) {
  const mica_parse_options options = {.no_implicit_module = true};
  mica_op *op = mica_parse_module(ir->ctx, mica_str_of(text), &options);
  assert_non_null(op);
  return op;
}

static void taken_names_get_a_number(void **state) {
  (void)state;
  parsed_ir ir = read("module @a {}\nmodule @a_1 {}\n");
  mica_symbol_tables *tables = mica_symbol_tables_create(ir.ctx);
  static const char *const expected[] = {"b", "a_0", "a_2", "a_3"};
  for (size_t i = 0; i < 4; i++) {
    mica_op *symbol = detached(&ir, i == 0 ? "module @b {}" : "module @a {}");
    mica_str name = mica_symbol_tables_insert(tables, ir.module, symbol);
    assert_true(mica_str_is(name, expected[i]));
    assert_ptr_equal(mica_symbol_tables_lookup(tables, ir.module, name), symbol);
    assert_true(mica_str_equal(mica_symbol_tables_insert(tables, ir.module, symbol), name));
  }
  mica_op *gone = mica_symbol_tables_lookup(tables, ir.module, MICA_STR("a_0"));
  assert_true(mica_symbol_tables_erase(tables, gone));
  assert_null(mica_symbol_tables_lookup(tables, ir.module, MICA_STR("a_0")));
  mica_op *again = detached(&ir, "module @a_0 {}");
  assert_true(mica_str_is(mica_symbol_tables_insert(tables, ir.module, again), "a_0"));
  mica_symbol_tables_destroy(tables);
  assert_printed(&ir,
                 "module {\n  module @a {\n  }\n  module @a_1 {\n  }\n  module @b {\n  }\n"
                 "  module @a_2 {\n  }\n  module @a_3 {\n  }\n  module @a_0 {\n  }\n}\n");
  parsed_free(&ir);
}

static const char users[] =
    "func.func private @f()\n"
    "func.func @g() {\n"
    "  call @f() : () -> ()\n"
    "  \"x.u\"() {r = [@f, {t = @f::@h}, @h::@f], m = memref<2xf32, #x.y<@f>>} : () -> ()\n"
    "  \"x.one\"() ({\n"
    "    \"x.in\"() <{p = @f}> : () -> ()\n"
    "  }) : () -> ()\n"
    "  return\n"
    "}\n"
    "module @inner {\n"
    "  \"x.u\"() {r = @f} : () -> ()\n"
    "}\n";

static void references_follow_a_new_name(void **state) {
  (void)state;
  parsed_ir ir = read(users);
  mica_symbol_tables *tables = mica_symbol_tables_create(ir.ctx);
  mica_op *f = mica_symbol_tables_lookup(tables, ir.module, MICA_STR("f"));
  assert_true(mica_symbol_tables_rename(tables, f, MICA_STR("z")));
  assert_ptr_equal(mica_symbol_tables_lookup(tables, ir.module, MICA_STR("z")), f);
  assert_null(mica_symbol_tables_lookup(tables, ir.module, MICA_STR("f")));
  capture c;
  capture_begin(&c, ir.ctx);
  assert_false(mica_symbol_tables_rename(tables, f, MICA_STR("g")));
  assert_string_equal(
      capture_take(&c),
      "error: 'func.func' op can't be renamed to 'g': another symbol has that name\n");
  mica_symbol_tables_destroy(tables);
  assert_printed(
      &ir,
      "module {\n"
      "  func.func private @z()\n"
      "  func.func @g() {\n"
      "    call @z() : () -> ()\n"
      "    \"x.u\"() {m = memref<2xf32, #x.y<@f>>, r = [@z, {t = @z::@h}, @h::@f]} : () -> ()\n"
      "    \"x.one\"() ({\n"
      "      \"x.in\"() <{p = @z}> : () -> ()\n"
      "    }) : () -> ()\n"
      "    return\n"
      "  }\n"
      "  module @inner {\n"
      "    \"x.u\"() {r = @f} : () -> ()\n"
      "  }\n"
      "}\n");
  assert_true(mica_op_verify(ir.module));
  parsed_free(&ir);
}

static const mica_attr *by_number(void *user, const mica_attr *part) {
  size_t *asked = user;
  ++*asked;
  if (!mica_attr_is_integer(part)) return NULL;
  return mica_attr_integer(mica_attr_type(part), mica_attr_integer_value(part) + 1);
}

static void parts_of_attributes_are_replaced(void **state) {
  (void)state;
  parsed_ir ir = read("module {}");
  const mica_attr *attr = mica_parse_attr_text(
      ir.ctx, MICA_STR("[1 : i32, {a = [1 : i32], b = \"x\"}, tensor<2xf32, 7 : i8>, unit]"));
  size_t asked = 0;
  assert_attr_text(mica_attr_replace(attr, by_number, &asked),
                   "[2 : i32, {a = [2 : i32], b = \"x\"}, tensor<2xf32, 8 : i8>, unit]");
  assert_int_equal(asked, 8);
  const mica_attr *same = mica_parse_attr_text(ir.ctx, MICA_STR("[\"x\", {a = \"x\"}]"));
  assert_ptr_equal(mica_attr_replace(same, by_number, &asked), same);
  assert_null(mica_attr_replace(NULL, by_number, &asked));
  parsed_free(&ir);
}

typedef struct seen {
  char text[256];
} seen;

static void see(void *user, mica_op *table, bool all_visible) {
  seen *s = user;
  mica_str name = mica_symbol_name(table);
  strncat(s->text, name.size == 0 ? "-" : name.data, name.size == 0 ? 1 : name.size);
  strcat(s->text, all_visible ? "+ " : " ");
}

static void tables_are_met_from_inside(void **state) {
  (void)state;
  parsed_ir ir = read(
      "module @pub {\n"
      "  module @deep {}\n"
      "  module @own attributes {sym_visibility = \"private\"} {\n"
      "    module @in {}\n"
      "  }\n"
      "  func.func private @f()\n"
      "  \"x.a\"() ({\n module @hidden {}\n }) : () -> ()\n"
      "}\n"
      "module {}\n");
  mica_op *pub = mica_symbol_lookup(ir.module, MICA_STR("pub"));
  seen s = {""};
  assert_true(mica_symbol_walk_tables(pub, false, see, &s));
  assert_string_equal(s.text, "deep in+ own+ hidden+ pub ");
  s.text[0] = '\0';
  assert_true(mica_symbol_walk_tables(ir.module, false, see, &s));
  assert_string_equal(s.text, "deep+ in+ own+ hidden+ pub+ -+ -+ ");
  assert_true(mica_str_is(mica_symbol_name_attribute(), "sym_name"));
  assert_true(mica_str_is(mica_symbol_visibility_attribute(), "sym_visibility"));
  parsed_free(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(taken_names_get_a_number),
      cmocka_unit_test(references_follow_a_new_name),
      cmocka_unit_test(parts_of_attributes_are_replaced),
      cmocka_unit_test(tables_are_met_from_inside),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
