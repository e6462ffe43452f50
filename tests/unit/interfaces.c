// What the core's interfaces demand of an operation, for definitions written here.
#include "toy.h"

extern const mica_dialect_def way_dialect;

// ---- way.cast: integers to integers -------------------------------------------------------------

static bool integers(mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (!mica_type_is_integer(types.data[i])) return false;
  return true;
}
static bool way_cast_fits(mica_types inputs, mica_types outputs) {
  return inputs.size > 0 && integers(inputs) && integers(outputs);
}
static const mica_cast_interface way_cast = {way_cast_fits};
static const mica_interface_impl way_cast_interfaces[] = {{&mica_cast_interface_id, &way_cast}};
static const mica_op_def way_cast_def = {
    .name = "way.cast",
    .name_size = 8,
    .flags = MICA_OP_ANY_COUNTS,
    .dialect = &way_dialect,
    .interfaces = way_cast_interfaces,
    .interface_count = 1,
    .checks = &(const mica_op_checks){.verify = (mica_op_check *const[]){mica_verify_cast, NULL}}};

// ---- way.func: a function with attributes of arguments and results ------------------------------

static const mica_constraint way_array = {.summary = "array", .is_kind = mica_attr_is_array};
static const mica_constraint way_type = {.summary = "type", .is_kind = mica_attr_is_type};
static const mica_part way_func_slots[] = {
    {.name = "arg_attrs", .check = &way_array, .flags = MICA_PART_OPTIONAL},
    {.name = "function_type", .check = &way_type},
    {.name = "res_attrs", .check = &way_array, .flags = MICA_PART_OPTIONAL}};
static const mica_function_interface way_func = {.function_type = NULL};
static const mica_interface_impl way_func_interfaces[] = {{&mica_function_interface_id, &way_func}};
static const mica_op_def way_func_def = {
    .name = "way.func",
    .name_size = 8,
    .flags = MICA_OP_ANY_COUNTS,
    .slot_count = 3,
    .region_count = 1,
    .parts = way_func_slots,
    .dialect = &way_dialect,
    .interfaces = way_func_interfaces,
    .interface_count = 1,
    .checks =
        &(const mica_op_checks){.verify = (mica_op_check *const[]){mica_verify_function, NULL}}};

// ---- way.pair: two results of its operand's type ------------------------------------------------

static bool way_pair_infer(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                           const mica_type **types) {
  if (parts->operand_count != 1) return mica_error(ctx, loc, "nothing to infer from");
  types[0] = types[1] = mica_value_type(parts->operands[0]);
  return true;
}
static const mica_infer_type_interface way_pair = {.infer_types = way_pair_infer};
static const mica_interface_impl way_pair_interfaces[] = {
    {&mica_infer_type_interface_id, &way_pair}};
static const mica_op_def way_pair_def = {
    .name = "way.pair",
    .name_size = 8,
    .flags = MICA_OP_ANY_COUNTS,
    .dialect = &way_dialect,
    .interfaces = way_pair_interfaces,
    .interface_count = 1,
    .checks = &(const mica_op_checks){
        .regions = &(const mica_region_checks){
            .verify = (mica_op_check *const[]){mica_verify_inferred_types, NULL}}}};

static const mica_op_def *const way_ops[] = {&way_cast_def, &way_func_def, &way_pair_def};

static bool way_check_argument(mica_op *op, size_t region, size_t argument, mica_str name,
                               const mica_attr *value) {
  (void)region, (void)value;
  return mica_op_error(op, "argument %z can't have %S", argument, name);
}

const mica_dialect_def way_dialect = {.abi = MICA_ABI,
                                      .name = "way",
                                      .ops = way_ops,
                                      .op_count = 3,
                                      .verify_region_argument_attribute = way_check_argument};

// ---- Tests --------------------------------------------------------------------------------------

static mica_op *make(toy_fixture *f, const mica_op_def *def, const mica_type *operand,
                     const mica_type *const *results, size_t result_count) {
  mica_op *source = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  mica_value *value = mica_op_result(source, 0);
  mica_op_parts parts = {.operands = &value,
                         .operand_count = operand != NULL,
                         .result_types = results,
                         .result_count = result_count};
  if (operand != NULL) mica_value_set_type(value, operand);
  return mica_builder_insert_new(&f->builder, mica_loc_unknown(), def, &parts);
}

#define TYPES(...) ((const mica_type *const[]){__VA_ARGS__})

static void casts_name_both_sides(void **state) {
  toy_fixture *f = *state;
  const mica_type *i32 = toy_i32(f->ctx), *index = mica_type_index(f->ctx);
  assert_true(mica_op_verify(make(f, &way_cast_def, i32, TYPES(i32, i32), 2)));
  assert_false(mica_op_verify(make(f, &way_cast_def, i32, TYPES(index), 1)));
  assert_false(mica_op_verify(make(f, &way_cast_def, index, TYPES(i32, index), 2)));
  assert_false(mica_op_verify(make(f, &way_cast_def, NULL, TYPES(i32), 1)));
  assert_false(mica_op_verify(make(f, &way_cast_def, i32, TYPES(i32), 0)));
  TOY_REPORTED(f,
               "error: 'way.cast' op operand type 'i32' and result type 'index' are cast "
               "incompatible\n"
               "error: 'way.cast' op operand type 'index' and result types 'i32', 'index' are "
               "cast incompatible\n"
               "error: 'way.cast' op operand types [] and result type 'i32' are cast "
               "incompatible\n"
               "error: 'way.cast' op expected at least one result for cast operation\n");
}

static void results_are_what_is_inferred(void **state) {
  toy_fixture *f = *state;
  const mica_type *i32 = toy_i32(f->ctx), *index = mica_type_index(f->ctx);
  assert_true(mica_op_verify(make(f, &way_pair_def, i32, TYPES(i32, i32), 2)));
  assert_false(mica_op_verify(make(f, &way_pair_def, i32, TYPES(i32, index), 2)));
  TOY_REPORTED(f,
               "error: 'way.pair' op inferred type(s) 'i32', 'i32' are incompatible with return "
               "type(s) of operation 'i32', 'index'\n"
               "error: 'way.pair' op failed to infer returned types\n");
  assert_false(mica_op_verify(make(f, &way_pair_def, NULL, TYPES(i32, i32), 2)));
  TOY_REPORTED(f,
               "error: nothing to infer from\n"
               "error: 'way.pair' op failed to infer returned types\n");
}

// A function of one i32 without results.
static mica_op *make_func(toy_fixture *f) {
  const mica_type *i32 = toy_i32(f->ctx);
  const mica_type *type = mica_type_function(f->ctx, (mica_types){&i32, 1}, (mica_types){NULL, 0});
  const mica_attr *slots[] = {NULL, mica_attr_type_of(type), NULL};
  mica_op_parts parts = {.slots = slots, .slot_count = 3, .region_count = 1};
  return mica_builder_insert_new(&f->builder, mica_loc_unknown(), &way_func_def, &parts);
}

static const mica_attr *array_of(mica_context *ctx, const mica_attr *element) {
  return mica_attr_array(ctx, (mica_attrs){&element, 1});
}

static const mica_attr *dictionary_of(mica_context *ctx, const char *name) {
  const mica_named_attr entry = {mica_str_of(name), mica_attr_unit(ctx)};
  return mica_attr_dictionary(ctx, (mica_named_attrs){&entry, 1}, NULL);
}

// F003-093, F003-095
static void functions_fit_their_type(void **state) {
  toy_fixture *f = *state;
  mica_op *func = make_func(f);
  assert_true(mica_op_verify(func));
  mica_builder in = f->builder;
  mica_block *entry = toy_block(&in, func);
  toy_unknown(&in, "x.end", NULL, 0, 0);
  assert_false(mica_op_verify(func));
  mica_value *argument =
      mica_block_add_argument(f->ctx, entry, mica_type_index(f->ctx), mica_loc_unknown());
  assert_false(mica_op_verify(func));
  mica_value_set_type(argument, toy_i32(f->ctx));
  assert_true(mica_op_verify(func));
  TOY_REPORTED(f,
               "error: 'way.func' op entry block must have 1 arguments to match function "
               "signature\n"
               "error: 'way.func' op type of entry block argument #0('index') must match the "
               "type of the corresponding argument in function signature('i32')\n");
}

// F003-094
static void attributes_of_arguments_and_results_are_checked(void **state) {
  toy_fixture *f = *state;
  mica_op *func = make_func(f);
  mica_op_set_slot(func, 0, array_of(f->ctx, mica_attr_unit(f->ctx)));
  assert_false(mica_op_verify(func));
  mica_op_set_slot(func, 0, array_of(f->ctx, dictionary_of(f->ctx, "plain")));
  assert_false(mica_op_verify(func));
  mica_op_set_slot(func, 0, array_of(f->ctx, dictionary_of(f->ctx, "way.a")));
  assert_false(mica_op_verify(func));
  mica_op_set_slot(func, 0, array_of(f->ctx, dictionary_of(f->ctx, "unknown.a")));
  assert_true(mica_op_verify(func));
  mica_op_set_slot(func, 2, array_of(f->ctx, dictionary_of(f->ctx, "way.a")));
  assert_false(mica_op_verify(func));
  TOY_REPORTED(f,
               "error: 'way.func' op expects argument attribute dictionary to be a "
               "DictionaryAttr, but got `unit`\n"
               "error: 'way.func' op arguments may only have dialect attributes\n"
               "error: 'way.func' op argument 0 can't have way.a\n"
               "error: 'way.func' op expects result attribute array to have the same number of "
               "elements as the number of function results, got 1, but expected 0\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(casts_name_both_sides),
      TOY_TEST(results_are_what_is_inferred),
      TOY_TEST(functions_fit_their_type),
      TOY_TEST(attributes_of_arguments_and_results_are_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
