// Affine expressions, attributes, symbols and elements made of others, and parts printed, under an
// allocator that fails.
#include "printed.h"
#include "toy.h"

static bool change_affine(mica_context *ctx, void *user) {
  (void)user;
  const mica_attr *attr = mica_parse_attr_text(
      ctx, MICA_STR("affine_map<(d0, d1)[s0, s1] -> ((d0 + d1 * 2) floordiv 3 + s1, d1 mod 3, "
                    "(d0 * s0 + s1 - s1 mod s0) floordiv s0 + d1 mod s1 + s0)>"));
  if (attr == NULL) return false;
  const mica_affine_map *map = mica_attr_affine_map_value(attr), *compressed;
  const mica_affine_expr *e = map->results[0], *d1 = mica_affine_dim(ctx, 1);
  const mica_integer_set *empty = mica_integer_set_empty(ctx, 1, 0);
  return mica_affine_compose(e, map) != NULL && mica_affine_shift_dims(e, 2, 1, 0) != NULL &&
         mica_affine_simplify(e, 2, 2) != NULL && d1 != NULL &&
         mica_affine_simplify(map->results[2], 2, 2) != NULL &&
         mica_affine_map_replace(map, d1, e, 2, 2) != NULL &&
         mica_affine_map_minor_identity(ctx, 40, 20) != NULL && empty != NULL &&
         mica_integer_set_replace_inputs(empty, &d1, NULL, 2, 0) != NULL &&
         mica_affine_maps_compress_symbols(&map, 1, &compressed);
}

static bool make_elements(mica_context *ctx, void *user) {
  (void)user;
  const mica_type *type = mica_parse_type_text(ctx, MICA_STR("tensor<2x2xi32>"));
  const mica_type *flat = mica_parse_type_text(ctx, MICA_STR("tensor<4xi32>"));
  static const int32_t values[] = {1, 2, 3, 4};
  const mica_attr *dense = mica_attr_elements_i32(type, values, 4), *items[4];
  for (int i = 0; i < 4; i++) items[i] = mica_attr_i32(ctx, i);
  const int64_t at[] = {1, 1};
  int32_t value = 0;
  const mica_attr *resource = mica_attr_resource_of(type, MICA_STR("r"), values, sizeof values, 4);
  return dense != NULL && mica_attr_elements_at(dense, (mica_int64s){at, 2}) != NULL &&
         mica_attr_elements_of(type, (mica_attrs){items, 4}) != NULL &&
         mica_attr_elements_reshape(dense, flat) != NULL && resource != NULL &&
         mica_attr_elements_read(resource, 2, &value, sizeof value) && value == 3;
}

static bool ignore(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}
static void visit(void *user, mica_op *table, bool all_visible) {
  (void)user, (void)table, (void)all_visible;
}

// Detached; what could not be finished stays in the table.
static mica_op *new_func(mica_op *table) {
  mica_builder b = mica_builder_at_end(mica_op_context(table), toy_body(table));
  mica_op *func = toy_func(&b, "f");
  if (func != NULL) mica_op_remove(func);
  return func;
}

static bool insert_and_rename(mica_context *ctx, mica_op *table) {
  mica_symbol_tables *tables = mica_symbol_tables_create(ctx);
  mica_op *one = new_func(table), *two = new_func(table);
  bool has_one = tables != NULL && one != NULL &&
                 mica_symbol_tables_insert(tables, table, one).data != NULL;
  bool has_two = has_one && two != NULL &&
                 mica_symbol_tables_insert(tables, table, two).data != NULL;
  if (!has_one) mica_op_destroy(one);
  if (!has_two) mica_op_destroy(two);
  bool ok = has_two && mica_symbol_tables_rename(tables, one, MICA_STR("g")) &&
            mica_symbol_tables_erase(tables, two) &&
            mica_symbol_walk_tables(table, true, visit, NULL);
  mica_symbol_tables_destroy(tables);
  return ok;
}

static bool change_symbols(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = toy_table(ctx);
  if (table == NULL) return false;
  mica_builder b = mica_builder_at_end(ctx, toy_body(table));
  mica_op *call = toy_call(&b, "f");
  bool ok = call != NULL && insert_and_rename(ctx, table) && mica_op_all_attributes(call) != NULL;
  mica_op_destroy(table);
  return ok;
}

static bool print_parts(mica_context *ctx, void *user) {
  (void)user;
  mica_op *table = toy_table(ctx);
  if (table == NULL) return false;
  mica_builder b = mica_builder_at_end(ctx, toy_body(table));
  mica_op *func = toy_func(&b, "f");
  const mica_sink sink = {ignore, NULL};
  const mica_print_options generic = {.generic = true};
  mica_block *body = func == NULL ? NULL : toy_body(func);
  bool ok = body != NULL && toy_ret(&b, NULL) != NULL && mica_block_print(body, &generic, sink) &&
            mica_value_print(mica_block_argument_at(body, 0), NULL, sink) &&
            mica_value_print_name(mica_block_argument_at(body, 0), &generic, sink);
  mica_block *rest = ok ? mica_block_split(ctx, body, mica_block_first(body)) : NULL;
  ok = rest != NULL && mica_block_insert_argument(ctx, body, 0, toy_i32(ctx), mica_loc_unknown());
  mica_region *region = ok ? mica_region_create(ctx) : NULL;
  mica_region_destroy(ctx, region);
  mica_op_destroy(table);
  return region != NULL;
}

#define SWEEP(task) \
  static void task##_at_each_failure(void **state) { budget_sweep(task, *state); }
SWEEP(change_affine)
SWEEP(make_elements)
SWEEP(change_symbols)
SWEEP(print_parts)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(change_affine_at_each_failure),
      cmocka_unit_test(make_elements_at_each_failure),
      cmocka_unit_test(change_symbols_at_each_failure),
      cmocka_unit_test(print_parts_at_each_failure),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
