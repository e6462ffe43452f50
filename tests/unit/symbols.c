// Symbols: names in their tables, references, and what the verifier says about them.
#include "toy.h"

static mica_op *end_func(toy_fixture *f, const char *name) {
  mica_builder b = mica_builder_at_end(f->ctx, toy_body(f->table));
  mica_op *func = toy_func(&b, name);
  toy_ret(&b, NULL);
  return func;
}

// A table inside the fixture's, which is a symbol too by its discardable name.
static mica_op *inner_table(toy_fixture *f, const char *name) {
  mica_op *table = toy_table(f->ctx);
  mica_block_append(toy_body(f->table), table);
  mica_op_set_attribute(table, MICA_STR("sym_name"), mica_attr_string(f->ctx, mica_str_of(name)));
  return table;
}

static void symbols_are_found_by_name(void **state) {
  toy_fixture *f = *state;
  mica_op *first = end_func(f, "a"), *second = end_func(f, "b");
  assert_ptr_equal(mica_symbol_lookup(f->table, MICA_STR("b")), second);
  assert_ptr_equal(mica_symbol_lookup(f->table, MICA_STR("a")), first);
  assert_null(mica_symbol_lookup(f->table, MICA_STR("c")));
  assert_true(mica_str_is(mica_symbol_name(first), "a"));
  assert_null(mica_symbol_name(f->table).data);
}

static void paths_lead_through_tables(void **state) {
  toy_fixture *f = *state;
  mica_op *outer = end_func(f, "f");
  mica_op *table = inner_table(f, "inner");
  mica_builder b = mica_builder_at_end(f->ctx, toy_body(table));
  mica_op *func = toy_func(&b, "f");
  mica_op *call = toy_call(&b, "f");
  const mica_str nested[] = {MICA_STR("f")};
  const mica_attr *path = mica_attr_symbol_path(f->ctx, MICA_STR("inner"), (mica_strs){nested, 1});
  const mica_attr *wrong = mica_attr_symbol_path(f->ctx, MICA_STR("f"), (mica_strs){nested, 1});
  assert_ptr_equal(mica_symbol_lookup_path(f->table, path), func);
  assert_null(mica_symbol_lookup_path(f->table, wrong));
  assert_ptr_equal(mica_symbol_nearest(call, mica_op_slot(call, 0)), func);
  assert_ptr_equal(mica_symbol_nearest(outer, mica_op_slot(call, 0)), outer);
  assert_ptr_equal(mica_symbol_nearest_table(call), table);
  mica_symbol_tables *tables = mica_symbol_tables_create(f->ctx);
  assert_ptr_equal(mica_symbol_tables_nearest(tables, outer, path), func);
  assert_ptr_equal(mica_symbol_tables_lookup(tables, f->table, MICA_STR("f")), outer);
  assert_null(mica_symbol_tables_lookup(tables, f->table, MICA_STR("g")));
  mica_symbol_tables_destroy(tables);
}

static void unknown_operations_may_be_tables_or_not(void **state) {
  toy_fixture *f = *state;
  mica_op *outer = end_func(f, "f");
  mica_op *nest = toy_unknown(&f->builder, "x.nest", NULL, 0, 1);
  mica_builder in = f->builder;
  toy_block(&in, nest);
  mica_op *call = toy_call(&in, "f");
  assert_null(mica_symbol_nearest(call, mica_op_slot(call, 0)));
  toy_func(&in, "f");
  assert_null(mica_symbol_nearest(call, mica_op_slot(call, 0)));
  assert_ptr_equal(mica_symbol_nearest(nest, mica_op_slot(call, 0)), outer);
  assert_ptr_equal(mica_symbol_nearest_table(call), f->table);
  mica_op *two = toy_unknown(&f->builder, "x.two", NULL, 0, 2);  // no table has two regions
  toy_block(&in, two);
  assert_ptr_equal(mica_symbol_nearest(toy_call(&in, "f"), mica_op_slot(call, 0)), outer);
}

static void names_stand_once(void **state) {
  toy_fixture *f = *state;
  end_func(f, "a");
  end_func(f, "b");
  assert_true(mica_op_verify(f->table));
  end_func(f, "a");
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(
      f, "error: redefinition of symbol named 'a'\nnote: see existing symbol definition here\n");
}

static void uses_are_resolved_in_the_nearest_table(void **state) {
  toy_fixture *f = *state;
  end_func(f, "f");
  toy_call(&f->builder, "f");
  mica_op *table = inner_table(f, "inner");
  assert_true(mica_op_verify(f->table));
  mica_builder in = mica_builder_at_end(f->ctx, toy_body(table));
  toy_call(&in, "f");
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f, "error: 'toy.call' op unknown callee @f\n");
}

static void symbols_have_a_name_and_a_visibility(void **state) {
  toy_fixture *f = *state;
  mica_op *func = end_func(f, "f");
  mica_op_set_slot(func, 1, mica_attr_string(f->ctx, MICA_STR("nested")));
  assert_true(mica_op_verify(f->table));
  mica_op_set_slot(func, 1, mica_attr_string(f->ctx, MICA_STR("hidden")));
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f,
               "error: 'toy.func' op visibility expected to be one of [\"public\", \"private\", "
               "\"nested\"], but got \"hidden\"\n");
  mica_op_set_slot(func, 1, mica_attr_unit(f->ctx));
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f,
               "error: 'toy.func' op requires visibility attribute 'sym_visibility' to be a string "
               "attribute, but got unit\n");
  mica_op_set_slot(func, 0, NULL);
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f, "error: 'toy.func' op requires string attribute 'sym_name'\n");
}

static void symbols_stand_in_tables(void **state) {
  toy_fixture *f = *state;
  mica_op *func = end_func(f, "f");
  mica_builder in = mica_builder_before(mica_block_first(toy_body(func)));
  toy_func(&in, "g");
  toy_ret(&in, NULL);
  assert_false(mica_op_verify(f->table));
  TOY_REPORTED(f, "error: 'toy.func' op symbol's parent must have the SymbolTable trait\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(symbols_are_found_by_name),
      TOY_TEST(paths_lead_through_tables),
      TOY_TEST(unknown_operations_may_be_tables_or_not),
      TOY_TEST(names_stand_once),
      TOY_TEST(uses_are_resolved_in_the_nearest_table),
      TOY_TEST(symbols_have_a_name_and_a_visibility),
      TOY_TEST(symbols_stand_in_tables),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
