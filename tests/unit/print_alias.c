// Aliases of attributes, types and locations in printed text.
#include "print_show.h"

static void set(mica_op *op, const char *name, const mica_attr *value) {
  assert_true(mica_op_set_attribute(op, mica_str_of(name), value));
}

static void aliases_are_defined_before_their_use_and_numbered(void **state) {
  show_fixture *f = *state;
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  const mica_attr *map = mica_attr_affine_map(mica_affine_map_identity(f->ctx, 1));
  set(op, "a", show_tag(f->ctx, show_tag(f->ctx, map)));
  set(op, "b", show_tag(f->ctx, mica_attr_unit(f->ctx)));
  set(op, "c", map);
  show_check(f->root, NULL,
             "#map = affine_map<(d0) -> (d0)>\n"
             "#tag = #show.tag<unit>\n"
             "#tag1 = #show.tag<#map>\n"
             "#tag2 = #show.tag<#tag1>\n"
             "show.wrap {\n"
             "  \"x.a\"() {a = #tag2, b = #tag, c = #map} : () -> ()\n"
             "}\n");
}

static void a_long_tuple_has_an_alias(void **state) {
  show_fixture *f = *state;
  const mica_type *elements[17];
  for (size_t i = 0; i < 17; i++) elements[i] = mica_type_index(f->ctx);
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  set(op, "a", mica_attr_type_of(mica_type_tuple(f->ctx, (mica_types){elements, 17})));
  set(op, "b", mica_attr_affine_map(mica_affine_map_identity(f->ctx, 0)));
  show_check(f->root, NULL,
             "!tuple = tuple<index, index, index, index, index, index, index, index, index, index, "
             "index, index, "
             "index, index, index, index, index>\n"
             "#map = affine_map<() -> ()>\n"
             "show.wrap {\n"
             "  \"x.a\"() {a = !tuple, b = #map} : () -> ()\n"
             "}\n");
}

static void local_scope_has_no_aliases(void **state) {
  show_fixture *f = *state;
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  set(op, "a", mica_attr_affine_map(mica_affine_map_identity(f->ctx, 1)));
  const mica_print_options options = {.local_scope = true, .debug_info = true};
  show_check(f->root, &options,
             "show.wrap {\n"
             "  \"x.a\"() {a = affine_map<(d0) -> (d0)>} : () -> () loc(unknown)\n"
             "} loc(unknown)");
}

static void locations_of_operations_are_defined_at_the_end(void **state) {
  show_fixture *f = *state;
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  mica_loc file = mica_loc_file(f->ctx, MICA_STR("a.c"), 1, 2);
  mica_op_set_loc(op, mica_loc_name(f->ctx, MICA_STR("n"), file));
  mica_op_set_loc(f->root, mica_loc_file(f->ctx, MICA_STR("b.c"), 3, 4));
  set(op, "l", mica_attr_location(f->ctx, mica_loc_file(f->ctx, MICA_STR("c.c"), 5, 6)));
  const mica_print_options options = {.debug_info = true};
  show_check(f->root, &options,
             "#loc2 = loc(\"c.c\":5:6)\n"
             "show.wrap {\n"
             "  \"x.a\"() {l = #loc2} : () -> () loc(#loc3)\n"
             "} loc(#loc)\n"
             "#loc = loc(\"b.c\":3:4)\n"
             "#loc1 = loc(\"a.c\":1:2)\n"
             "#loc3 = loc(\"n\"(#loc1))\n");
}

static void a_location_of_an_argument_comes_first(void **state) {
  show_fixture *f = *state;
  mica_op *holder = show_op(&f->builder, (show_shape){.name = "x.a", .region_count = 1});
  mica_loc loc = mica_loc_file(f->ctx, MICA_STR("a.c"), 1, 2);
  mica_op_set_loc(holder, loc);
  mica_builder b = f->builder;
  mica_block *block = show_block(&b, holder, 0);
  mica_block_add_argument(f->ctx, block, mica_type_index(f->ctx), loc);
  const mica_print_options options = {.debug_info = true};
  show_check(f->root, &options,
             "#loc1 = loc(\"a.c\":1:2)\n"
             "show.wrap {\n"
             "  \"x.a\"() ({\n"
             "  ^bb0(%arg0: index loc(\"a.c\":1:2)):\n"
             "  }) : () -> () loc(#loc1)\n"
             "} loc(#loc)\n"
             "#loc = loc(unknown)\n");
}

static void resources_follow_when_they_are_named(void **state) {
  show_fixture *f = *state;
  mica_context_set_resource(f->ctx, MICA_STR("builtin"), MICA_STR("unused"),
                            MICA_STR("\"0x04000000\""));
  mica_context_set_resource(f->ctx, MICA_STR("builtin"), MICA_STR("a b"),
                            MICA_STR("\"0x04000000ab\""));
  mica_context_set_external_resource(f->ctx, MICA_STR("tool"), MICA_STR("k"), MICA_STR("true"));
  int64_t shape = 1;
  const mica_type *type =
      mica_type_ranked_tensor((mica_int64s){&shape, 1}, mica_type_i(f->ctx, 8), NULL);
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  set(op, "r", mica_attr_resource(type, MICA_STR("a b")));
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  \"x.a\"() {r = dense_resource<\"a b\"> : tensor<1xi8>} : () -> ()\n"
             "}\n"
             "\n"
             "{-#\n"
             "  dialect_resources: {\n"
             "    builtin: {\n"
             "      \"a b\": \"0x04000000AB\"\n"
             "    }\n"
             "  },\n"
             "  external_resources: {\n"
             "    tool: {\n"
             "      k: true\n"
             "    }\n"
             "  }\n"
             "#-}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SHOW_TEST(aliases_are_defined_before_their_use_and_numbered),
      SHOW_TEST(a_long_tuple_has_an_alias),
      SHOW_TEST(local_scope_has_no_aliases),
      SHOW_TEST(locations_of_operations_are_defined_at_the_end),
      SHOW_TEST(a_location_of_an_argument_comes_first),
      SHOW_TEST(resources_follow_when_they_are_named),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
