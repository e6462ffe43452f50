// Building, changing, cloning, verifying and printing under an allocator that fails: each time all
// is given back, the context remembers, and nothing is half done.
#include "toy.h"

static bool fill_function(mica_builder *b) {
  mica_op *func = toy_func(b, "f");
  if (func == NULL) return false;
  mica_value *a = mica_block_argument_at(toy_body(func), 0);
  mica_op *add = toy_add(b, a, a);
  if (add == NULL) return false;
  mica_op *nest = toy_unknown(b, "x.nest", mica_op_result(add, 0), 2, 1);
  if (nest == NULL || !mica_op_insert_operands(nest, 0, TOY_VALUES(a, a, a), 3)) return false;
  mica_block *end =
      mica_builder_new_block(b, mica_op_region(func, 0), (mica_types){0}, mica_loc_unknown());
  if (end == NULL || toy_call(b, "f") == NULL || toy_ret(b, mica_op_result(nest, 1)) == NULL)
    return false;
  *b = mica_builder_after(nest);
  return toy_br(b, end, NULL) != NULL && toy_block(b, nest) != NULL &&
         toy_unknown(b, "x.use", mica_op_result(add, 0), 0, 0) != NULL;
}

static mica_op *build(mica_context *ctx) {
  mica_context_allow_unregistered(ctx, true);
  mica_op *table = toy_table(ctx);
  if (table == NULL) return NULL;
  mica_builder b = mica_builder_at_end(ctx, toy_body(table));
  if (fill_function(&b)) return table;
  mica_op_destroy(table);
  return NULL;
}

static bool build_and_verify(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = build(ctx);
  bool ok = table != NULL && mica_op_verify(table);
  mica_op_destroy(table);
  return ok;
}

static bool build_and_clone(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = build(ctx);
  mica_op *copy = table == NULL ? NULL : mica_op_clone(table);
  bool ok = copy != NULL && mica_region_clone(mica_op_region(table, 0), mica_op_region(copy, 0));
  mica_op_destroy(copy);
  mica_op_destroy(table);
  return ok;
}

static bool attributes(mica_context *ctx, mica_op *table) {
  const mica_attr *value = mica_attr_i64(ctx, 5);
  return value != NULL && mica_op_set_attribute(table, MICA_STR("a"), value) &&
         mica_op_set_attribute(table, MICA_STR("b"), value) &&
         mica_op_set_attribute(table, MICA_STR("a"), NULL) && mica_op_discardable(table) != NULL;
}

static bool set_attributes(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = build(ctx);
  bool ok = table != NULL && attributes(ctx, table);
  mica_op_destroy(table);
  return ok;
}

// A wrong operation: the verifier refuses it in any case, and must not be quiet about memory.
static bool report(mica_context *ctx, void *user) {
  (void)user;
  mica_context_print_op_on_diag(ctx, true);
  mica_op *table = build(ctx);
  if (table == NULL) return false;
  mica_op *last = mica_block_last(toy_body(table));
  mica_op_set_slot(last, 0, NULL);
  assert_false(mica_op_verify(table));
  mica_op_destroy(table);
  return !mica_context_out_of_memory(ctx);
}

static bool look_up(mica_context *ctx, mica_op *table, mica_symbol_tables *tables) {
  mica_op *found = mica_symbol_tables_lookup(tables, table, MICA_STR("f"));
  assert_ptr_equal(found, mica_block_first(toy_body(table)));
  return !mica_context_out_of_memory(ctx);
}

static bool resolve(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = build(ctx);
  mica_symbol_tables *tables = table == NULL ? NULL : mica_symbol_tables_create(ctx);
  bool ok = tables != NULL && look_up(ctx, table, tables);
  mica_symbol_tables_destroy(tables);
  mica_op_destroy(table);
  return ok;
}

static bool intern(mica_context *ctx, void *user) {
  (void)user;
  char text[16];
  for (int i = 0; i < 200; i++) {
    snprintf(text, sizeof text, "name%d", i);
    if (mica_context_intern(ctx, mica_str_of(text)).data == NULL) return false;
  }
  return true;
}

static void verifying(void **state) {
  (void)state;
  budget_sweep(build_and_verify, NULL);
}
static void cloning(void **state) {
  (void)state;
  budget_sweep(build_and_clone, NULL);
}
static void setting_attributes(void **state) {
  (void)state;
  budget_sweep(set_attributes, NULL);
}
static void reporting(void **state) {
  (void)state;
  budget_sweep(report, NULL);
}
static void resolving_symbols(void **state) {
  (void)state;
  budget_sweep(resolve, NULL);
}
static void interning(void **state) {
  (void)state;
  budget_sweep(intern, NULL);
}

static void memory_limit_is_kept(void **state) {
  (void)state;
  mica_context_options options = {.limits = {.bytes = 300000}};
  mica_context *ctx = mica_context_create(&options);
  mica_context_set_diag_handler(ctx, budget_ignore_message, NULL);
  mica_op *table = toy_table(ctx);
  mica_builder b = mica_builder_at_end(ctx, toy_body(table));
  size_t count = 0;
  while (toy_unknown(&b, "x.a", NULL, 1, 0) != NULL) count++;
  assert_true(count > 500 && count < 300000 / sizeof(mica_op));
  assert_true(mica_context_out_of_memory(ctx));
  mica_context_clear_out_of_memory(ctx);
  assert_false(mica_context_out_of_memory(ctx));
  mica_op_destroy(table);
  assert_null(mica_allocate(ctx, SIZE_MAX));
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(verifying),
      cmocka_unit_test(cloning),
      cmocka_unit_test(setting_attributes),
      cmocka_unit_test(reporting),
      cmocka_unit_test(resolving_symbols),
      cmocka_unit_test(interning),
      cmocka_unit_test(memory_limit_is_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
