// The traits about types and structure, each asked directly.
#include "toy.h"

// An operation of no dialect with these types; NULL ends a list.
static mica_op *op_of(toy_fixture *f, const mica_type *const *operands,
                      const mica_type *const *results) {
  mica_value *values[4];
  const mica_type *types[4];
  size_t operand_count = 0, result_count = 0;
  for (; operands[operand_count] != NULL; operand_count++) {
    mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
    values[operand_count] = mica_op_result(def, 0);
    mica_value_set_type(values[operand_count], operands[operand_count]);
  }
  for (; results[result_count] != NULL; result_count++) types[result_count] = results[result_count];
  mica_op_parts parts = {.operands = values,
                         .operand_count = operand_count,
                         .result_types = types,
                         .result_count = result_count};
  return mica_builder_insert_unregistered(&f->builder, mica_loc_unknown(), MICA_STR("x.op"),
                                          &parts);
}

#define TYPES(...) ((const mica_type *const[]){__VA_ARGS__})
#define NONE TYPES(NULL)
#define HOLDS(f, check, operands, results) assert_true(check(op_of(f, operands, results)))
#define FAILS(f, check, operands, results, text)      \
  do {                                                \
    assert_false(check(op_of(f, operands, results))); \
    TOY_REPORTED(f, "error: 'x.op' op " text "\n");   \
  } while (0)

typedef struct some_types {
  const mica_type *i1, *i32, *f32, *index, *t4, *tx, *t8, *t4x4, *any, *v4, *v4f, *scalable, *t4f,
      *encoded;
} some_types;

static const mica_type *tensor(int64_t size, const mica_type *element, const mica_attr *encoding) {
  return mica_type_ranked_tensor((mica_int64s){&size, 1}, element, encoding);
}

static some_types types_of(mica_context *ctx) {
  some_types t = {.i1 = mica_type_i(ctx, 1),
                  .i32 = mica_type_i(ctx, 32),
                  .f32 = mica_type_float(ctx, MICA_F32),
                  .index = mica_type_index(ctx)};
  const int64_t four = 4, square[] = {4, 4};
  const bool yes = true;
  t.t4 = tensor(4, t.i32, NULL);
  t.tx = tensor(MICA_DYNAMIC, t.i32, NULL);
  t.t8 = tensor(8, t.i32, NULL);
  t.t4f = tensor(4, t.f32, NULL);
  t.t4x4 = mica_type_ranked_tensor((mica_int64s){square, 2}, t.i32, NULL);
  t.any = mica_type_unranked_tensor(t.i32);
  t.v4 = mica_type_vector((mica_int64s){&four, 1}, NULL, t.i32);
  t.v4f = mica_type_vector((mica_int64s){&four, 1}, NULL, t.f32);
  t.scalable = mica_type_vector((mica_int64s){&four, 1}, &yes, t.i32);
  t.encoded = tensor(4, t.i32, mica_attr_string(ctx, MICA_STR("e")));
  return t;
}

static void same_type_of_operands_and_results(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_same_operands_and_result_type, TYPES(t.i32, t.i32, NULL),
        TYPES(t.i32, NULL));
  HOLDS(f, mica_verify_same_operands_and_result_type, TYPES(t.tx, t.any, NULL), TYPES(t.t4, NULL));
  FAILS(f, mica_verify_same_operands_and_result_type, TYPES(t.i32, t.i1, NULL), TYPES(t.i32, NULL),
        "requires the same type for all operands and results");
  FAILS(f, mica_verify_same_operands_and_result_type, TYPES(t.t8, NULL), TYPES(t.t4, NULL),
        "requires the same type for all operands and results");
  FAILS(f, mica_verify_same_operands_and_result_type, TYPES(t.t4, NULL), TYPES(t.encoded, NULL),
        "requires the same encoding for all operands and results");
  FAILS(f, mica_verify_same_operands_and_result_type, NONE, TYPES(t.t4, NULL),
        "expected 1 or more operands, but found 0");
  FAILS(f, mica_verify_same_operands_and_result_type, TYPES(t.t4, NULL), NONE,
        "expected 1 or more results");
  FAILS(f, mica_verify_same_type_operands, TYPES(t.t4, t.tx, NULL), NONE,
        "requires all operands to have the same type");
  HOLDS(f, mica_verify_same_type_operands, NONE, NONE);
}

static void same_shape(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_same_operands_shape, TYPES(t.t4, t.tx, t.any, NULL), NONE);
  HOLDS(f, mica_verify_same_operands_shape, TYPES(t.t4, t.v4f, NULL), NONE);
  HOLDS(f, mica_verify_same_operands_shape, TYPES(t.i32, t.f32, NULL), NONE);
  FAILS(f, mica_verify_same_operands_shape, TYPES(t.t4, t.i32, NULL), NONE,
        "requires the same shape for all operands");
  FAILS(f, mica_verify_same_operands_shape, TYPES(t.tx, t.t4, t.t8, NULL), NONE,
        "requires the same shape for all operands");
  FAILS(f, mica_verify_same_operands_shape, TYPES(t.v4, t.scalable, NULL), NONE,
        "requires the same shape for all operands");
  FAILS(f, mica_verify_same_operands_and_result_shape, TYPES(t.any, t.t4, NULL),
        TYPES(t.t4x4, NULL), "requires the same shape for all operands and results");
}

static void same_element_type(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_same_operands_element_type, TYPES(t.t4, t.i32, t.v4, NULL), NONE);
  FAILS(f, mica_verify_same_operands_element_type, TYPES(t.t4, t.t4f, NULL), NONE,
        "requires the same element type for all operands");
  FAILS(f, mica_verify_same_operands_and_result_element_type, TYPES(t.t4, NULL), TYPES(t.f32, NULL),
        "requires the same element type for all operands and results");
}

static void same_rank(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_same_operands_and_result_rank, TYPES(t.t4, t.any, t.i32, NULL),
        TYPES(t.t8, NULL));
  FAILS(f, mica_verify_same_operands_and_result_rank, TYPES(t.t4, t.t4x4, NULL), NONE,
        "operands don't have matching ranks");
  FAILS(f, mica_verify_same_operands_and_result_rank, TYPES(t.t4, NULL), TYPES(t.t4x4, NULL),
        "result type has different rank than operands");
}

static void kinds_of_elements(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_operands_are_float_like, TYPES(t.f32, t.v4f, t.t4f, NULL), NONE);
  FAILS(f, mica_verify_operands_are_float_like, TYPES(t.v4, NULL), NONE, "requires a float type");
  FAILS(f, mica_verify_results_are_float_like, NONE, TYPES(t.t4, NULL),
        "requires a floating point type");
  HOLDS(f, mica_verify_operands_are_signless_integer_like, TYPES(t.index, t.v4, t.any, NULL), NONE);
  FAILS(f, mica_verify_operands_are_signless_integer_like, TYPES(t.f32, NULL), NONE,
        "requires an integer or index type");
  FAILS(f, mica_verify_results_are_signless_integer_like, NONE,
        TYPES(mica_type_integer(f->ctx, 8, MICA_UNSIGNED), NULL),
        "requires an integer or index type");
  FAILS(f, mica_verify_results_are_bool_like, NONE, TYPES(t.i32, NULL),
        "requires a bool result type");
}

static void elementwise(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  HOLDS(f, mica_verify_elementwise, TYPES(t.i32, NULL), TYPES(t.f32, NULL));
  HOLDS(f, mica_verify_elementwise, TYPES(t.i32, t.v4, NULL), TYPES(t.v4f, NULL));
  HOLDS(f, mica_verify_elementwise, TYPES(t.tx, NULL), TYPES(t.t4, NULL));
  FAILS(f, mica_verify_elementwise, TYPES(t.i32, NULL), TYPES(t.v4, NULL),
        "if a result is non-scalar, then at least one operand must be non-scalar");
  FAILS(f, mica_verify_elementwise, TYPES(t.v4, NULL), TYPES(t.i32, NULL),
        "if an operand is non-scalar, then there must be at least one non-scalar result");
  FAILS(f, mica_verify_elementwise, TYPES(t.v4, NULL), TYPES(t.v4, t.i32, NULL),
        "if an operand is non-scalar, then all results must be non-scalar");
  FAILS(f, mica_verify_elementwise, TYPES(t.v4, NULL), TYPES(t.t4, NULL),
        "all non-scalar operands/results must have the same shape and base type");
  FAILS(f, mica_verify_elementwise, TYPES(t.t8, t.tx, NULL), TYPES(t.t4, NULL),
        "all non-scalar operands/results must have the same shape and base type");
}

// F003-091
static void broadcasting(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  const mica_type *one = tensor(1, t.i32, NULL);
  HOLDS(f, mica_verify_results_broadcastable_shape, TYPES(one, t.t4x4, t.t4, NULL),
        TYPES(t.t4x4, NULL));
  HOLDS(f, mica_verify_results_broadcastable_shape, TYPES(t.any, NULL), TYPES(t.t8, NULL));
  FAILS(f, mica_verify_results_broadcastable_shape, TYPES(t.t4, t.t8, NULL), TYPES(t.t8, NULL),
        "operands don't have broadcast-compatible shapes");
  FAILS(f, mica_verify_results_broadcastable_shape, TYPES(t.tx, t.t4x4, NULL), TYPES(t.t8, NULL),
        "result type '8' not broadcast compatible with broadcasted operands's shapes '4x4'");
  assert_false(
      mica_verify_results_broadcastable_shape(op_of(f, TYPES(t.v4, NULL), TYPES(t.t4, NULL))));
  TOY_REPORTED(f, "error: cannot broadcast vector with tensor\n");
}

// F003-096, F003-099
static void regions_and_parents(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.op", NULL, 0, 1);
  mica_builder in = f->builder;
  mica_block *body = toy_block(&in, op);
  mica_op *end = toy_unknown(&in, "x.end", NULL, 0, 0);
  assert_false(mica_verify_single_block_implicit_terminator(op, &toy_ret_def));
  TOY_REPORTED(f,
               "error: 'x.op' op expects regions to end with 'toy.ret', found 'x.end'\n"
               "note: in custom textual format, the absence of terminator implies 'toy.ret'\n");
  const char *const parents[] = {"toy.func", "toy.table"};
  assert_false(mica_verify_has_parent(end, parents, 2));
  TOY_REPORTED(f, "error: 'x.end' op expects parent op to be one of 'toy.func, toy.table'\n");
  assert_false(mica_verify_has_parent(end, parents, 1));
  TOY_REPORTED(f, "error: 'x.end' op expects parent op 'toy.func'\n");
  assert_true(mica_verify_has_parent(op, parents, 2));
  mica_block_add_argument(f->ctx, body, toy_i32(f->ctx), mica_loc_unknown());
  assert_false(mica_verify_no_region_arguments(op));
  TOY_REPORTED(f, "error: 'x.op' op region should have no arguments\n");
  mica_op_destroy(end);
  assert_false(mica_verify_single_block(op));
  TOY_REPORTED(f, "error: 'x.op' op expects a non-empty block\n");
  toy_block(&in, op);
  assert_false(mica_verify_single_block(op));
  TOY_REPORTED(f, "error: 'x.op' op expects region #0 to have 0 or 1 blocks\n");
  assert_false(mica_verify_is_terminator(op) && mica_verify_no_regions(op));
}

static void counts(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  mica_op *op = op_of(f, TYPES(t.i32, NULL), TYPES(t.i32, NULL));
  assert_false(mica_verify_operand_count(op, 0));
  assert_false(mica_verify_operand_count(op, 3));
  assert_false(mica_verify_result_count(op, 0));
  assert_false(mica_verify_result_count(op, 2));
  assert_false(mica_verify_region_count(op, 1));
  assert_false(mica_verify_region_count_at_least(op, 2));
  assert_false(mica_verify_successor_count(op, 1));
  assert_false(mica_verify_successor_count_at_least(op, 2));
  TOY_REPORTED(f,
               "error: 'x.op' op requires zero operands\n"
               "error: 'x.op' op expected 3 operands, but found 1\n"
               "error: 'x.op' op requires zero results\n"
               "error: 'x.op' op expected 2 results\n"
               "error: 'x.op' op requires one region\n"
               "error: 'x.op' op expected 2 or more regions\n"
               "error: 'x.op' op requires 1 successor but found 0\n"
               "error: 'x.op' op requires at least 2 successors but found 0\n");
  mica_op *bare = op_of(f, NONE, NONE);
  assert_false(mica_verify_operand_count(bare, 1));
  assert_false(mica_verify_result_count(bare, 1));
  TOY_REPORTED(
      f, "error: 'x.op' op requires a single operand\nerror: 'x.op' op requires one result\n");
}

static void segments(void **state) {
  toy_fixture *f = *state;
  some_types t = types_of(f->ctx);
  mica_op *op = op_of(f, TYPES(t.i32, t.f32, t.i1, NULL), NONE);
  const int32_t right[] = {1, 0, 2}, negative[] = {4, -1, 0};
  mica_op_set_slot(op, 0, mica_attr_dense_i32s(f->ctx, (mica_int32s){right, 3}));
  assert_true(mica_verify_segments(op, 0, 3, 3, "sizes", "operand"));
  mica_segment last = mica_slot_segment(op, 0, 2);
  assert_int_equal(last.first, 1);
  assert_int_equal(last.count, 2);
  assert_int_equal(mica_slot_segment(op, 0, 7).count, 0);
  const int32_t large[] = {2, INT32_MAX, 5};
  mica_op_set_slot(op, 0, mica_attr_dense_i32s(f->ctx, (mica_int32s){large, 3}));
  assert_int_equal(mica_slot_segment(op, 0, 1).count, 1);
  assert_int_equal(mica_slot_segment(op, 0, 2).count, 0);
  mica_op_set_slot(op, 0, mica_attr_dense_i32s(f->ctx, (mica_int32s){right, 3}));
  assert_false(mica_verify_segments(op, 0, 2, 3, "sizes", "operand"));
  assert_false(mica_verify_segments(op, 0, 3, 4, "sizes", "operand"));
  mica_op_set_slot(op, 0, mica_attr_dense_i32s(f->ctx, (mica_int32s){negative, 3}));
  assert_false(mica_verify_segments(op, 0, 3, 3, "sizes", "operand"));
  mica_op_set_slot(op, 0, mica_attr_unit(f->ctx));
  assert_false(mica_verify_segments(op, 0, 3, 3, "sizes", "operand"));
  TOY_REPORTED(
      f,
      "error: 'x.op' op 'sizes' attribute for specifying operand segments must have 2 elements, "
      "but got 3\n"
      "error: 'x.op' op operand count (4) does not match with the total size (3) specified in "
      "attribute 'sizes'\n"
      "error: 'x.op' op 'sizes' attribute cannot have negative elements\n"
      "error: 'x.op' op requires dense i32 array attribute 'sizes'\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(same_type_of_operands_and_results),
      TOY_TEST(same_shape),
      TOY_TEST(same_element_type),
      TOY_TEST(same_rank),
      TOY_TEST(kinds_of_elements),
      TOY_TEST(elementwise),
      TOY_TEST(broadcasting),
      TOY_TEST(regions_and_parents),
      TOY_TEST(counts),
      TOY_TEST(segments),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
