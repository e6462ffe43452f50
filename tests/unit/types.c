// Types: equal ones are one object, wrong ones are refused with a reason, all print as in MLIR.
#include "capture.h"
#include "printed.h"

static const mica_type *i(void **state, uint32_t width) { return mica_type_i(*state, width); }
static mica_int64s shape_of(const int64_t *data, size_t size) { return (mica_int64s){data, size}; }
#define SHAPE(...) \
  shape_of((const int64_t[]){__VA_ARGS__}, sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))
static const mica_int64s no_shape = {NULL, 0};

// F001-044, F001-045
static void equal_types_are_one_object(void **state) {
  for (uint32_t width = 0; width < 300; width++) {
    assert_ptr_equal(i(state, width), mica_type_integer(*state, width, MICA_SIGNLESS));
    assert_ptr_not_equal(i(state, width), mica_type_integer(*state, width, MICA_SIGNED));
    assert_ptr_not_equal(i(state, width), i(state, width + 1));
  }
  assert_ptr_equal(mica_type_vector(SHAPE(4, 8), NULL, i(state, 8)),
                   mica_type_vector(SHAPE(4, 8), NULL, i(state, 8)));
  assert_ptr_not_equal(mica_type_vector(SHAPE(4, 8), NULL, i(state, 8)),
                       mica_type_ranked_tensor(SHAPE(4, 8), i(state, 8), NULL));
  const bool none_scales[] = {false, false}, one_scales[] = {false, true};
  assert_ptr_equal(mica_type_vector(SHAPE(4, 8), none_scales, i(state, 8)),
                   mica_type_vector(SHAPE(4, 8), NULL, i(state, 8)));
  assert_ptr_not_equal(mica_type_vector(SHAPE(4, 8), one_scales, i(state, 8)),
                       mica_type_vector(SHAPE(4, 8), NULL, i(state, 8)));
  mica_context *other = mica_context_create(NULL);
  assert_ptr_not_equal(mica_type_i(other, 32), i(state, 32));
  mica_context_destroy(other);
}

static void types_are_printed_as_mlir_prints_them(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32), *two[] = {i(state, 1), f32};
  const mica_types none = {NULL, 0}, both = {two, 2}, one = {two, 1};
  assert_type_text(mica_type_integer(*state, 7, MICA_UNSIGNED), "ui7");
  assert_type_text(mica_type_index(*state), "index");
  assert_type_text(mica_type_none(*state), "none");
  assert_type_text(mica_type_float(*state, MICA_F8E4M3B11FNUZ), "f8E4M3B11FNUZ");
  assert_type_text(mica_type_function(*state, none, none), "() -> ()");
  assert_type_text(mica_type_function(*state, both, one), "(i1, f32) -> i1");
  assert_type_text(mica_type_function(*state, one, both), "(i1) -> (i1, f32)");
  const mica_type *function = mica_type_function(*state, none, one);
  assert_type_text(mica_type_function(*state, none, (mica_types){&function, 1}),
                   "() -> (() -> i1)");
  assert_type_text(mica_type_tuple(*state, both), "tuple<i1, f32>");
  assert_type_text(mica_type_complex(f32), "complex<f32>");
  assert_type_text(mica_type_vector(SHAPE(4, 8), (const bool[]){false, true}, f32),
                   "vector<4x[8]xf32>");
  assert_type_text(mica_type_ranked_tensor(SHAPE(MICA_DYNAMIC, 0), f32, NULL), "tensor<?x0xf32>");
  assert_type_text(mica_type_ranked_tensor(no_shape, f32, mica_attr_i64(*state, 1)),
                   "tensor<f32, 1 : i64>");
  assert_type_text(mica_type_unranked_tensor(f32), "tensor<*xf32>");
  assert_type_text(mica_type_unranked_memref(f32, mica_attr_i64(*state, 1)), "memref<*xf32, 1>");
}

static void opaque_types_print_bare_when_their_text_is_simple(void **state) {
  assert_type_text(mica_type_opaque(*state, MICA_STR("foo"), MICA_STR("bar")), "!foo.bar");
  assert_type_text(mica_type_opaque(*state, MICA_STR("foo"), MICA_STR("bar<a, [b]>")),
                   "!foo.bar<a, [b]>");
  assert_type_text(mica_type_opaque(*state, MICA_STR("foo"), MICA_STR("bar baz")), "!foo<bar baz>");
  assert_type_text(mica_type_opaque(*state, MICA_STR("foo"), MICA_STR("")), "!foo<>");
}

static void the_default_layout_and_space_of_a_memref_are_absent(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32);
  const mica_type *plain = mica_type_memref(SHAPE(2, 3), f32, NULL, NULL);
  const mica_attr *identity = mica_attr_affine_map(mica_affine_map_identity(*state, 2));
  assert_ptr_equal(mica_type_memref(SHAPE(2, 3), f32, identity, mica_attr_i32(*state, 0)), plain);
  assert_null(mica_type_layout(plain));
  const mica_attr *layout = mica_attr_strided_layout(*state, MICA_DYNAMIC, SHAPE(3, 1));
  assert_type_text(
      mica_type_memref(SHAPE(2, 3), f32, layout, mica_attr_string(*state, MICA_STR("fast"))),
      "memref<2x3xf32, strided<[3, 1], offset: ?>, \"fast\">");
}

static void strides_follow_the_layout(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32);
  int64_t offset, strides[3];
  assert_true(
      mica_type_strides(mica_type_memref(SHAPE(2, 3, 4), f32, NULL, NULL), &offset, strides));
  assert_true(offset == 0 && strides[0] == 12 && strides[1] == 4 && strides[2] == 1);
  assert_true(mica_type_strides(mica_type_memref(SHAPE(2, MICA_DYNAMIC, 4), f32, NULL, NULL),
                                &offset, strides));
  assert_true(strides[0] == MICA_DYNAMIC && strides[1] == 4);
  const mica_affine_expr *d0 = mica_affine_dim(*state, 0), *d1 = mica_affine_dim(*state, 1);
  const mica_affine_expr *scaled =
      mica_affine_binary(MICA_AFFINE_MUL, d0, mica_affine_constant(*state, 10));
  const mica_affine_expr *sum = mica_affine_binary(MICA_AFFINE_ADD,
                                                   mica_affine_binary(MICA_AFFINE_ADD, scaled, d1),
                                                   mica_affine_constant(*state, 7));
  const mica_attr *layout = mica_attr_affine_map(mica_affine_map_get(*state, 2, 0, &sum, 1));
  assert_true(
      mica_type_strides(mica_type_memref(SHAPE(2, 3), f32, layout, NULL), &offset, strides));
  assert_true(offset == 7 && strides[0] == 10 && strides[1] == 1);
  const mica_affine_expr *rest =
      mica_affine_binary(MICA_AFFINE_MOD, d0, mica_affine_constant(*state, 2));
  layout = mica_attr_affine_map(mica_affine_map_get(*state, 2, 0, &rest, 1));
  assert_false(
      mica_type_strides(mica_type_memref(SHAPE(2, 3), f32, layout, NULL), &offset, strides));
}

static void what_was_not_made_makes_nothing(void **state) {
  capture c;
  capture_begin(&c, *state);
  const mica_type *i32 = i(state, 32), *f32 = mica_type_float(*state, MICA_F32);
  assert_null(mica_type_vector(SHAPE(4), NULL, NULL));
  assert_null(mica_type_ranked_tensor(SHAPE(4), NULL, NULL));
  assert_null(mica_attr_integer(NULL, 1));
  assert_null(mica_attr_float(NULL, 1));
  assert_string_equal(capture_take(&c), "");
  assert_null(mica_attr_integer(f32, 1));
  assert_string_equal(capture_take(&c),
                      "error: an attribute of an integer can't have the type 'f32'\n");
  assert_null(mica_attr_float(i32, 1));
  assert_string_equal(capture_take(&c),
                      "error: an attribute of a float can't have the type 'i32'\n");
  assert_null(mica_type_vector(SHAPE(4, -1), NULL, i32));
  assert_string_equal(capture_take(&c),
                      "error: vector types must have positive constant sizes but got 4, -1\n");
}

static void wrong_types_are_refused_with_a_reason(void **state) {
  capture c;
  capture_begin(&c, *state);
  mica_loc loc = mica_loc_unknown();
  const mica_type *i32 = i(state, 32), *none = mica_type_none(*state);
  assert_null(mica_type_integer_checked(*state, loc, 1 << 24, MICA_SIGNLESS));
  assert_string_equal(capture_take(&c), "error: integer bitwidth is limited to 16777215 bits\n");
  assert_null(mica_type_vector_checked(loc, SHAPE(4, 0, -1), NULL, i32));
  assert_string_equal(capture_take(&c),
                      "error: vector types must have positive constant sizes but got 4, 0, -1\n");
  assert_null(mica_type_vector_checked(loc, SHAPE(4), NULL, none));
  assert_string_equal(
      capture_take(&c),
      "error: failed to verify 'elementType': VectorElementTypeInterface instance\n");
  assert_null(mica_type_ranked_tensor_checked(loc, SHAPE(4), none, NULL));
  assert_string_equal(capture_take(&c), "error: invalid tensor element type: 'none'\n");
  assert_null(mica_type_memref_checked(loc, SHAPE(4), none, NULL, NULL));
  assert_string_equal(capture_take(&c), "error: invalid memref element type\n");
  assert_null(mica_type_memref_checked(loc, SHAPE(4), i32,
                                       mica_attr_strided_layout(*state, 0, SHAPE(1, 2)), NULL));
  assert_string_equal(capture_take(&c),
                      "error: expected the number of strides to match the rank\n");
  const mica_attr *layout = mica_attr_affine_map(mica_affine_map_identity(*state, 2));
  assert_null(mica_type_memref_checked(loc, SHAPE(4), i32, layout, NULL));
  assert_string_equal(capture_take(&c),
                      "error: memref layout mismatch between rank and affine map: 1 != 2\n");
  assert_null(mica_type_memref_checked(loc, SHAPE(4), i32, NULL, mica_attr_unit(*state)));
  assert_string_equal(capture_take(&c), "error: unsupported memory space Attribute\n");
  assert_null(mica_type_unranked_tensor_checked(loc, none));
  assert_string_equal(capture_take(&c), "error: invalid tensor element type: 'none'\n");
  assert_null(mica_type_unranked_memref_checked(loc, none, NULL));
  assert_string_equal(capture_take(&c), "error: invalid memref element type\n");
  assert_null(mica_type_unranked_memref_checked(loc, i32, mica_attr_unit(*state)));
  assert_string_equal(capture_take(&c), "error: unsupported memory space Attribute\n");
  assert_null(mica_type_complex_checked(loc, mica_type_index(*state)));
  assert_string_equal(capture_take(&c), "error: invalid element type for complex\n");
  assert_non_null(mica_type_vector_checked(loc, SHAPE(4), NULL, i32));
  assert_string_equal(capture_take(&c), "");
}

static void shapes_agree_where_a_dimension_is_not_known(void **state) {
  const mica_type *i32 = i(state, 32), *known = mica_type_ranked_tensor(SHAPE(4, 8), i32, NULL);
  assert_true(
      mica_shapes_compatible(known, mica_type_ranked_tensor(SHAPE(MICA_DYNAMIC, 8), i32, NULL)));
  assert_true(mica_shapes_compatible(known, mica_type_unranked_tensor(i32)));
  assert_false(mica_shapes_compatible(known, mica_type_ranked_tensor(SHAPE(4, 9), i32, NULL)));
  assert_false(mica_shapes_compatible(known, mica_type_ranked_tensor(SHAPE(4), i32, NULL)));
  assert_false(mica_shapes_compatible(known, i32));
  assert_int_equal(mica_type_element_count(known), 32);
  assert_int_equal(mica_type_element_count(mica_type_ranked_tensor(SHAPE(INT64_MAX, 2), i32, NULL)),
                   -1);
  assert_int_equal(
      mica_type_element_count(mica_type_ranked_tensor(SHAPE(INT64_MAX, 2, 0), i32, NULL)), 0);
  assert_ptr_equal(mica_type_clone_with(mica_type_clone_with(known, mica_type_index(*state)), i32),
                   known);
}

static void deep_nesting_costs_no_stack(void **state) {
  enum { DEPTH = 200000 };
  const mica_type *type = i(state, 32);
  for (int level = 0; level < DEPTH; level++)
    type = mica_type_tuple(*state, (mica_types){&type, 1});
  mica_str text = mica_type_to_text(type);
  assert_int_equal(text.size, (size_t)DEPTH * 7 + 3);
  mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(equal_types_are_one_object),
      IN_CONTEXT(types_are_printed_as_mlir_prints_them),
      IN_CONTEXT(opaque_types_print_bare_when_their_text_is_simple),
      IN_CONTEXT(the_default_layout_and_space_of_a_memref_are_absent),
      IN_CONTEXT(strides_follow_the_layout),
      IN_CONTEXT(what_was_not_made_makes_nothing),
      IN_CONTEXT(wrong_types_are_refused_with_a_reason),
      IN_CONTEXT(shapes_agree_where_a_dimension_is_not_known),
      IN_CONTEXT(deep_nesting_costs_no_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
