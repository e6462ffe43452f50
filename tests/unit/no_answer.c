// Questions that an operation, a type or a place in the IR has no answer to: each is told so, by
// NULL, nothing or false, and none of them needs to be asked first whether it may be asked.
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "mica/mica.h"
#include "parsed.h"
#include "scf/scf.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &cf_dialect, &func_dialect,
                                                   &scf_dialect};

static parsed_ir of_text(const char *text) { return parsed(text, dialects, LIST_SIZE(dialects)); }

static void nothing_passed(mica_successor_operands passed) {
  assert_int_equal(passed.count, 0);
  assert_int_equal(passed.produced, 0);
}

static void what_is_no_branch_goes_nowhere(void **state) {
  (void)state;
  parsed_ir ir = of_text("%0 = \"a.b\"() {this} : () -> i32\n");
  mica_op *op = marked(&ir);
  nothing_passed(mica_branch_operands(op, 0));
  assert_null(mica_branch_value_of_argument(op, 0, 0));
  assert_int_equal(mica_branch_weights(op).size, 0);
  assert_null(mica_region_branch_successors(op, NULL));
  nothing_passed(mica_region_branch_entry_operands(op, MICA_REGION_PARENT));
  nothing_passed(mica_region_branch_terminator_operands(op, MICA_REGION_PARENT));
  assert_null(mica_loop_values_of(op).body);
  assert_null(mica_call_callee(op));
  nothing_passed(mica_call_arguments(op));
  assert_null(mica_call_resolve(op, NULL));
  assert_null(mica_callable_region(op));
  parsed_free(&ir);
}

static void what_a_branch_does_not_pass(void **state) {
  (void)state;
  parsed_ir ir = of_text(
      "func.func @f(%c: i1, %x: i32) {\n"
      "  cf.cond_br %c, ^bb1(%x : i32), ^bb2 {this}\n"
      "^bb1(%a: i32):\n  return\n"
      "^bb2:\n  return\n}\n");
  mica_op *op = marked(&ir);
  assert_non_null(mica_branch_value_of_argument(op, 0, 0));
  assert_null(mica_branch_value_of_argument(op, 0, 1));
  assert_null(mica_branch_value_of_argument(op, 1, 0));
  assert_null(mica_branch_argument_of_operand(op, 0));
  assert_non_null(mica_branch_argument_of_operand(op, 1));
  assert_int_equal(mica_branch_weights(op).size, 0);
  parsed_free(&ir);
}

static void a_call_of_what_is_not_there(void **state) {
  (void)state;
  parsed_ir ir = of_text(
      "func.func private @there()\n"
      "func.func @f(%g: () -> ()) {\n  call_indirect %g() {this} : () -> ()\n  return\n}\n");
  mica_op *op = marked(&ir);
  assert_null(mica_call_callee(op));
  assert_null(mica_call_resolve(op, NULL));
  mica_op *there = mica_symbol_lookup(ir.module, MICA_STR("there"));
  assert_non_null(there);
  const mica_region *body = mica_callable_region(there);
  assert_true(body == NULL || mica_region_is_empty(body));
  parsed_free(&ir);
}

static void symbols_that_are_not_there(void **state) {
  (void)state;
  parsed_ir ir = of_text(
      "func.func private @f()\nmodule @m { func.func private @g() }\n\"a.b\"() {this} : () -> "
      "()\n");
  mica_op *op = marked(&ir);
  const mica_attr *there = mica_parse_attr_text(ir.ctx, MICA_STR("@m::@g"));
  const mica_attr *deeper = mica_parse_attr_text(ir.ctx, MICA_STR("@f::@g::@h"));
  const mica_attr *missing = mica_parse_attr_text(ir.ctx, MICA_STR("@m::@f"));
  assert_int_equal(mica_symbol_name(op).size, 0);
  assert_null(mica_symbol_lookup(op, MICA_STR("f")));
  assert_non_null(mica_symbol_lookup_path(ir.module, there));
  assert_null(mica_symbol_lookup_path(ir.module, deeper));
  assert_null(mica_symbol_lookup_path(ir.module, missing));
  assert_non_null(mica_symbol_nearest(op, there));
  assert_null(mica_symbol_nearest(op, missing));
  assert_ptr_equal(mica_symbol_nearest_table(op), ir.module);
  mica_symbol_tables *tables = mica_symbol_tables_create(ir.ctx);
  assert_null(mica_symbol_tables_lookup(tables, ir.module, MICA_STR("h")));
  assert_null(mica_symbol_tables_nearest(tables, op, deeper));
  mica_symbol_tables_destroy(tables);
  mica_op_remove(op);
  assert_null(mica_symbol_nearest_table(op));
  assert_null(mica_symbol_nearest(op, there));
  mica_op_destroy(op);
  parsed_free(&ir);
}

static void dominance_between_places_apart(void **state) {
  (void)state;
  parsed_ir ir = of_text(
      "func.func @f() {\n"
      "  %0 = scf.execute_region -> i32 {\n"
      "    cf.br ^bb1\n  ^bb1:\n    %1 = \"a.c\"() {this} : () -> i32\n    scf.yield %1 : i32\n  "
      "}\n"
      "  \"a.d\"(%0) : (i32) -> ()\n  return\n}\n");
  mica_op *inner = marked(&ir);
  mica_op *outer = mica_op_parent(inner), *user = mica_op_next(outer);
  mica_block *block = mica_op_block(inner);
  mica_dominance *d = mica_dominance_create(ir.ctx);
  assert_false(mica_dominance_op(d, inner, inner));
  assert_false(mica_dominance_op(d, inner, user));
  assert_true(mica_dominance_op(d, outer, user));
  assert_false(mica_dominance_op(d, user, outer));
  assert_false(mica_dominance_value(d, mica_op_result(inner, 0), user));
  assert_true(mica_dominance_value(d, mica_op_result(outer, 0), user));
  assert_true(mica_dominance_block(d, block, block));
  assert_true(mica_dominance_block(d, mica_op_block(outer), block));
  assert_false(mica_dominance_block(d, block, mica_op_block(outer)));
  assert_true(mica_dominance_is_reachable(d, block));
  mica_dominance_destroy(d);
  mica_op_remove(user);
  d = mica_dominance_create(ir.ctx);
  assert_false(mica_dominance_op(d, outer, user));
  assert_false(mica_dominance_op(d, user, inner));
  assert_false(mica_dominance_value(d, mica_op_result(outer, 0), user));
  mica_dominance_destroy(d);
  mica_op_destroy(user);
  parsed_free(&ir);
}

static const mica_type *type(mica_context *ctx, const char *text) {
  const mica_type *t = mica_parse_type_text(ctx, mica_str_of(text));
  assert_non_null(t);
  return t;
}

static void shapes_that_are_not_known(void **state) {
  const mica_type *ranked = type(*state, "tensor<2x?x1xf32>");
  const mica_type *other = type(*state, "tensor<5x7xf32>");
  const mica_type *unranked = type(*state, "tensor<*xf32>");
  assert_true(mica_shapes_broadcast(ranked, other));
  assert_true(mica_shapes_broadcast(ranked, unranked));
  assert_false(mica_shapes_broadcast(type(*state, "tensor<2x3xf32>"), other));
  assert_int_equal(mica_type_dim_at(ranked, -3), 2);
  assert_int_equal(mica_type_dim_at(ranked, -4), -1);
  assert_int_equal(mica_type_dim_at(ranked, 3), -1);
  assert_true(mica_shapes_equal(unranked, type(*state, "tensor<*xi8>")));
  assert_false(mica_shapes_equal(ranked, other));
  const mica_type *tuple = type(*state, "tuple<i32, tuple<f32>>");
  assert_int_equal(mica_type_tuple_leaf_count(tuple), 2);
  assert_ptr_equal(mica_type_tuple_leaf(type(*state, "tuple<>"), 0), type(*state, "tuple<>"));
  assert_false(mica_type_is_opaque_named(tuple, "llvm", "ptr"));
  assert_false(mica_type_has_value_semantics(type(*state, "memref<2xf32>")));
}

static void strides_that_a_layout_does_not_have(void **state) {
  int64_t offset, strides[2];
  const char *const with[] = {
      "memref<2x3xf32>",
      "memref<2x3xf32, strided<[?, 1], offset: ?>>",
      "memref<2x3xf32, affine_map<(d0, d1) -> (d0 * 4 + d1 + 7)>>",
      "memref<2x3xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 * 2 + s0)>>",
      "memref<0x3xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + d0)>>",
  };
  const char *const without[] = {
      "memref<2x3xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>",
      "memref<2x3xf32, affine_map<(d0, d1) -> (d0 mod 2 + d1)>>",
      "memref<2x3xf32, affine_map<(d0, d1) -> ((d0 floordiv 3) * 2 + d1)>>",
      "memref<2x3xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 ceildiv s0)>>",
  };
  for (size_t i = 0; i < LIST_SIZE(with); i++)
    assert_true(mica_type_strides(type(*state, with[i]), &offset, strides));
  for (size_t i = 0; i < LIST_SIZE(without); i++)
    assert_false(mica_type_strides(type(*state, without[i]), &offset, strides));
}

static void segments_of_what_is_no_list(void **state) {
  mica_context *ctx = *state;
  const mica_attr *text = mica_parse_attr_text(ctx, MICA_STR("\"a\""));
  const mica_attr *sizes = mica_parse_attr_text(ctx, MICA_STR("array<i32: 1, -2, 3>"));
  assert_int_equal(mica_sized_segment(NULL, 0).count, 0);
  assert_int_equal(mica_sized_segment(text, 0).count, 0);
  assert_int_equal(mica_sized_segment(sizes, 1).count, 0);
  assert_int_equal(mica_sized_segment(sizes, 2).first, 1);
  assert_int_equal(mica_sized_segment(sizes, 3).count, 0);
  assert_null(mica_resized_segments(ctx, NULL, 0, 1));
  assert_null(mica_resized_segments(ctx, text, 0, 1));
  assert_null(mica_resized_segments(ctx, sizes, 3, 1));
  assert_null(mica_resized_segments(ctx, sizes, 0, SIZE_MAX));
  assert_attr_text(mica_resized_segments(ctx, sizes, 1, 2), "array<i32: 1, 2, 3>");
  const size_t many[] = {1, SIZE_MAX};
  assert_null(mica_attr_segment_sizes(ctx, many, 2));
}

static void clones_of_each_shape(void **state) {
  static const char *const pairs[][2] = {
      {"vector<2x[4]xi8>", "vector<2x[4]xf32>"},
      {"tensor<?x2xi8, \"a\">", "tensor<?x2xf32, \"a\">"},
      {"tensor<*xi8>", "tensor<*xf32>"},
      {"memref<2xi8, strided<[3]>, 1>", "memref<2xf32, strided<[3]>, 1>"},
      {"memref<*xi8, 1>", "memref<*xf32, 1>"},
  };
  const mica_type *f32 = type(*state, "f32");
  for (size_t i = 0; i < LIST_SIZE(pairs); i++) {
    const mica_type *from = type(*state, pairs[i][0]), *to = type(*state, pairs[i][1]);
    assert_ptr_equal(mica_type_clone_with(from, f32), to);
    assert_ptr_equal(mica_type_element(to), f32);
    assert_int_equal(mica_type_has_static_shape(to), i == 0 || i == 3);
    assert_int_equal(mica_type_encoding(to) != NULL, i == 1);
  }
  assert_null(mica_type_element(f32));
  assert_ptr_equal(mica_type_element(type(*state, "complex<f32>")), f32);
}

static void layouts_that_change_nothing(void **state) {
  static const char *const same[] = {"memref<2xi8>", "memref<2xi8, strided<[1]>>"};
  static const char *const other[] = {
      "memref<2xi8, strided<[2]>>",
      "memref<2xi8, strided<[1], offset: 1>>",
      "memref<1x2xi8, strided<[2, 1]>>",
      "memref<2xi8, affine_map<(d0) -> (d0 + 1)>>",
  };
  for (size_t i = 0; i < LIST_SIZE(same); i++)
    assert_true(mica_type_layout_is_identity(type(*state, same[i])));
  for (size_t i = 0; i < LIST_SIZE(other); i++)
    assert_false(mica_type_layout_is_identity(type(*state, other[i])));
}

static void shapes_that_there_are_none_of(void **state) {
  const mica_type *f32 = type(*state, "f32"), *none = type(*state, "none");
  const mica_attr *text = mica_parse_attr_text(*state, MICA_STR("\"a\""));
  const int64_t dims[] = {2, -7};
  const mica_int64s shape = {dims, 2}, good = {dims, 1};
  const mica_loc loc = mica_loc_unknown();
  assert_null(mica_type_vector_checked(loc, shape, NULL, f32));
  assert_null(mica_type_vector_checked(loc, good, NULL, none));
  assert_null(mica_type_ranked_tensor_checked(loc, shape, f32, NULL));
  assert_null(mica_type_memref_checked(loc, shape, f32, NULL, NULL));
  assert_null(mica_type_memref_checked(loc, good, none, NULL, NULL));
  assert_non_null(mica_type_memref_checked(loc, good, f32, NULL, text));
}

static void later_segments_are_found_from_the_latest(void **state) {
  mica_context *ctx = *state;
  size_t sizes[24];
  for (size_t i = 0; i < LIST_SIZE(sizes); i++) sizes[i] = i;
  const mica_attr *of = mica_attr_segment_sizes(ctx, sizes, LIST_SIZE(sizes));
  static const size_t order[] = {17, 20, 18, 23, 16, 3};
  for (size_t i = 0; i < LIST_SIZE(order); i++) {
    const mica_segment found = mica_sized_segment(of, order[i]);
    assert_int_equal(found.first, order[i] * (order[i] - 1) / 2);
    assert_int_equal(found.count, order[i]);
  }
  mica_value **values;
  size_t count;
  assert_true(mica_join_values(ctx, NULL, 0, &values, &count));
  assert_null(values);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_no_branch_goes_nowhere),
      cmocka_unit_test(what_a_branch_does_not_pass),
      cmocka_unit_test(a_call_of_what_is_not_there),
      cmocka_unit_test(symbols_that_are_not_there),
      cmocka_unit_test(dominance_between_places_apart),
      IN_CONTEXT(shapes_that_are_not_known),
      IN_CONTEXT(strides_that_a_layout_does_not_have),
      IN_CONTEXT(segments_of_what_is_no_list),
      IN_CONTEXT(clones_of_each_shape),
      IN_CONTEXT(layouts_that_change_nothing),
      IN_CONTEXT(shapes_that_there_are_none_of),
      IN_CONTEXT(later_segments_are_found_from_the_latest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
