// What callers get wrong, function by function: a part that could not be made gives NULL, a value
// that makes nothing is reported, and a broken promise ends a program that has assertions. The
// headers say which of the three it is.
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "toy.h"

#include "arith/arith.h"
#include "func/func.h"
#include "probe/probe.h"

static const mica_loc here = {0};

// ---- NULL in place of a part --------------------------------------------------------------------

#define GIVES_NULL(expression) \
  do {                         \
    assert_null(expression);   \
    TOY_REPORTED(f, "");       \
  } while (0)

static void types_of_nothing(void **state) {
  toy_fixture *f = *state;
  const mica_type *none[] = {toy_i32(f->ctx), NULL};
  const mica_types types = {none, 2}, no_types = {NULL, 0};
  const mica_int64s shape = {(const int64_t[]){2}, 1};
  GIVES_NULL(mica_type_function(f->ctx, types, no_types));
  GIVES_NULL(mica_type_function(f->ctx, no_types, types));
  GIVES_NULL(mica_type_tuple(f->ctx, types));
  GIVES_NULL(mica_type_complex(NULL));
  GIVES_NULL(mica_type_complex_checked(here, NULL));
  GIVES_NULL(mica_type_vector(shape, NULL, NULL));
  GIVES_NULL(mica_type_vector_checked(here, shape, NULL, NULL));
  GIVES_NULL(mica_type_ranked_tensor(shape, NULL, NULL));
  GIVES_NULL(mica_type_ranked_tensor_checked(here, shape, NULL, NULL));
  GIVES_NULL(mica_type_unranked_tensor(NULL));
  GIVES_NULL(mica_type_unranked_tensor_checked(here, NULL));
  GIVES_NULL(mica_type_memref(shape, NULL, NULL, NULL));
  GIVES_NULL(mica_type_memref_checked(here, shape, NULL, NULL, NULL));
  GIVES_NULL(mica_type_unranked_memref(NULL, NULL));
  GIVES_NULL(mica_type_unranked_memref_checked(here, NULL, NULL));
}

static void attributes_of_nothing(void **state) {
  toy_fixture *f = *state;
  const mica_attr *unit = mica_attr_unit(f->ctx), *none[] = {unit, NULL};
  const mica_named_attr entries[] = {{MICA_STR("a"), NULL}};
  bool hex;
  GIVES_NULL(mica_attr_array(f->ctx, (mica_attrs){none, 2}));
  GIVES_NULL(mica_attr_dictionary(f->ctx, (mica_named_attrs){entries, 1}, NULL));
  GIVES_NULL(mica_attr_integer(NULL, 1));
  GIVES_NULL(mica_attr_float(NULL, 1));
  GIVES_NULL(mica_attr_type_of(NULL));
  GIVES_NULL(mica_attr_typed_string(MICA_STR("a"), NULL));
  GIVES_NULL(mica_attr_dense_array(NULL, NULL, 0));
  GIVES_NULL(mica_attr_dense_elements(NULL, NULL, 0, false));
  GIVES_NULL(mica_attr_dense_elements_hex(NULL, MICA_STR("0x00"), &hex));
  GIVES_NULL(mica_attr_dense_strings(NULL, (mica_strs){NULL, 0}));
  GIVES_NULL(mica_attr_integer_vector(NULL, (mica_int64s){NULL, 0}));
  GIVES_NULL(mica_attr_sparse_elements(NULL, unit, unit));
  GIVES_NULL(mica_attr_sparse_elements_checked(here, toy_i32(f->ctx), NULL, unit));
  GIVES_NULL(mica_attr_resource(NULL, MICA_STR("key")));
  GIVES_NULL(mica_attr_distinct(NULL));
  GIVES_NULL(mica_attr_affine_map(NULL));
  GIVES_NULL(mica_attr_integer_set(NULL));
}

static void affine_expressions_of_nothing(void **state) {
  toy_fixture *f = *state;
  const mica_affine_expr *dim = mica_affine_dim(f->ctx, 0), *exprs[] = {dim, NULL};
  GIVES_NULL(mica_affine_binary(MICA_AFFINE_ADD, dim, NULL));
  GIVES_NULL(mica_affine_binary(MICA_AFFINE_MUL, NULL, dim));
  GIVES_NULL(mica_affine_map_get(f->ctx, 1, 0, exprs, 2));
  GIVES_NULL(mica_integer_set_get(f->ctx, 1, 0, exprs, (const bool[]){true, true}, 2));
}

static void operations_of_nothing(void **state) {
  toy_fixture *f = *state;
  mica_builder *b = &f->builder;
  const mica_type *i32 = toy_i32(f->ctx), *none[] = {i32, NULL};
  mica_op *def = toy_unknown(b, "x.def", NULL, 1, 1);
  mica_value *value = mica_op_result(def, 0), *values[] = {value, NULL};
  mica_region *region = mica_op_region(def, 0);
  GIVES_NULL(func_func_build(b, here, MICA_STR("f"), NULL, NULL, NULL, NULL, false));
  GIVES_NULL(func_return_build(b, here, values, 2));
  GIVES_NULL(arith_addi_build(b, here, NULL, value, ARITH_INTEGER_OVERFLOW_FLAGS_NONE));
  GIVES_NULL(arith_addi_build(b, here, value, NULL, ARITH_INTEGER_OVERFLOW_FLAGS_NONE));
  GIVES_NULL(arith_extsi_build(b, here, NULL, value));
  GIVES_NULL(probe_infer_build(b, here, NULL));  // the author's function isn't asked
  const mica_op_parts call = {0};
  GIVES_NULL(mica_builder_insert_new(b, here, &toy_call_def, &call));  // without its callee
  GIVES_NULL(mica_builder_new_block(b, region, (mica_types){none, 2}, here));
  GIVES_NULL(mica_block_add_argument(f->ctx, toy_body(f->table), NULL, here));
  assert_true(mica_region_is_empty(region));
  assert_ptr_equal(mica_block_last(toy_body(f->table)), def);
}

// ---- Values that make nothing -------------------------------------------------------------------

static void values_that_make_nothing_are_reported(void **state) {
  toy_fixture *f = *state;
  const mica_str empty = {NULL, 0}, key = MICA_STR("key"), text = MICA_STR("true");
  const mica_attr *unit = mica_attr_unit(f->ctx);
  const mica_named_attr entries[] = {{empty, unit}};
  assert_null(mica_type_i(f->ctx, MICA_INTEGER_WIDTH_MAX + 1));
  TOY_REPORTED(f, "error: integer bitwidth is limited to 16777215 bits\n");
  assert_null(mica_type_integer(f->ctx, UINT32_MAX, MICA_SIGNED));
  TOY_REPORTED(f, "error: integer bitwidth is limited to 16777215 bits\n");
  assert_null(mica_op_name_get(f->ctx, empty));
  TOY_REPORTED(f, "error: an operation's name is empty\n");
  assert_null(mica_attr_dictionary(f->ctx, (mica_named_attrs){entries, 1}, NULL));
  TOY_REPORTED(f, "error: an attribute's name is empty\n");
  assert_null(mica_attr_dictionary_set(f->ctx, NULL, empty, unit));
  TOY_REPORTED(f, "error: an attribute's name is empty\n");
  assert_false(mica_op_set_attribute(f->table, empty, unit));
  TOY_REPORTED(f, "error: an attribute's name is empty\n");
  assert_false(mica_context_set_external_resource(f->ctx, MICA_STR("my tool"), key, text));
  TOY_REPORTED(f, "error: the owner of a resource must be an identifier, not 'my tool'\n");
  assert_false(mica_context_set_resource(f->ctx, empty, key, text));
  TOY_REPORTED(f, "error: the owner of a resource must be an identifier, not ''\n");
  assert_true(mica_context_set_external_resource(f->ctx, MICA_STR("my.tool_2"), key, text));
  assert_false(mica_context_out_of_memory(f->ctx));
}

static void a_type_that_follows_is_reported(void **state) {
  toy_fixture *f = *state;
  const mica_type *odd = probe_checked_type_get(f->ctx, 2);  // three halves of which are none
  mica_op *def = toy_unknown(&f->builder, "x.def", NULL, 1, 0);
  mica_value_set_type(mica_op_result(def, 0), odd);
  assert_null(probe_format_wider_result_build(&f->builder, here, mica_op_result(def, 0)));
  TOY_REPORTED(f, "error: a checked type needs an even width, but got 3\n");
}

// ---- Promises -----------------------------------------------------------------------------------

#ifndef NDEBUG
typedef struct scene {
  toy_fixture *f;
  mica_context *ctx, *foreign;
  mica_op *outer, *inner;  // of one region with a block each, the inner one in the outer's
  mica_block *outer_block, *inner_block;
  mica_value *value;
  const mica_type *type, *foreign_type;
  const mica_attr *attr, *foreign_attr;
} scene;

static void foreign_type_in_a_function(scene *s) {
  mica_type_function(s->ctx, (mica_types){&s->foreign_type, 1}, (mica_types){NULL, 0});
}
static void foreign_encoding(scene *s) {
  mica_type_ranked_tensor((mica_int64s){NULL, 0}, s->type, s->foreign_attr);
}
static void foreign_attribute_in_an_array(scene *s) {
  mica_attr_array(s->ctx, (mica_attrs){&s->foreign_attr, 1});
}
static void foreign_attribute_in_a_dictionary(scene *s) {
  const mica_named_attr entry = {MICA_STR("a"), s->foreign_attr};
  mica_attr_dictionary(s->ctx, (mica_named_attrs){&entry, 1}, NULL);
}
static void foreign_attribute_set_in_a_dictionary(scene *s) {
  mica_attr_dictionary_set(s->ctx, NULL, MICA_STR("a"), s->foreign_attr);
}
static void foreign_discardable_attributes(scene *s) {
  mica_op_set_discardable(s->outer, mica_attr_dictionary(s->foreign, (mica_named_attrs){0}, NULL));
}
static void foreign_affine_expression(scene *s) {
  const mica_affine_expr *dim = mica_affine_dim(s->foreign, 0);
  mica_affine_map_get(s->ctx, 1, 0, &dim, 1);
}
static void affine_expressions_of_two_contexts(scene *s) {
  mica_affine_binary(MICA_AFFINE_ADD, mica_affine_dim(s->ctx, 0), mica_affine_dim(s->foreign, 0));
}
static void foreign_type_of_an_argument(scene *s) {
  mica_block_add_argument(s->ctx, s->inner_block, s->foreign_type, here);
}
static void foreign_type_of_a_result(scene *s) {
  const mica_op_parts parts = {.result_types = &s->foreign_type, .result_count = 1};
  mica_builder_insert_unregistered(&s->f->builder, here, MICA_STR("x.y"), &parts);
}
static mica_value *foreign_value(scene *s) {
  mica_block *block = mica_block_create(s->foreign);
  return mica_block_add_argument(s->foreign, block, s->foreign_type, here);
}
static void foreign_operand(scene *s) { mica_op_set_operand(s->inner, 0, foreign_value(s)); }
static void foreign_operands(scene *s) {
  mica_op_set_operands(s->inner, TOY_VALUES(foreign_value(s)), 1);
}
static void foreign_inserted_operand(scene *s) {
  mica_op_insert_operands(s->inner, 0, TOY_VALUES(foreign_value(s)), 1);
}

static void foreign_type_of_a_value(scene *s) { mica_value_set_type(s->value, s->foreign_type); }
static void no_type_of_a_value(scene *s) { mica_value_set_type(s->value, NULL); }
static void foreign_replacement(scene *s) {
  mica_value_replace_all_uses(s->value, foreign_value(s));
}
static void no_replacement(scene *s) { mica_value_replace_all_uses(s->value, NULL); }
static void no_replacement_of_what_is_unused(scene *s) {
  mica_value_replace_all_uses(mica_op_result(toy_unknown(&s->f->builder, "x.def", NULL, 1, 0), 0),
                              NULL);
}
static mica_op *foreign_op(scene *s) {
  const mica_op_parts parts = {0};
  return mica_op_create(here, mica_op_name_get(s->foreign, MICA_STR("x.y")), &parts);
}
static void foreign_operation(scene *s) { mica_block_append(s->inner_block, foreign_op(s)); }
static void foreign_operation_before_another(scene *s) {
  mica_block_insert_before(s->inner, foreign_op(s));
}
static mica_block *foreign_block(scene *s) {
  mica_block *block = mica_block_create(s->foreign);
  mica_block_add_argument(s->foreign, block, s->foreign_type, here);
  return block;
}
static void foreign_block_in_a_region(scene *s) {
  mica_region_append(mica_op_region(s->inner, 0), foreign_block(s));
}
static void foreign_block_before_another(scene *s) {
  mica_region_insert_before(s->inner_block, foreign_block(s));
}

static void blocks_below_themselves(scene *s) {
  mica_region_take(mica_op_region(s->inner, 0), mica_op_region(s->outer, 0));
}
static void operation_below_itself(scene *s) { mica_op_move_to_end(s->outer, s->inner_block); }
static void operation_before_one_inside_it(scene *s) { mica_op_move_before(s->outer, s->inner); }
static void block_below_itself(scene *s) {
  mica_block_remove(s->outer_block);
  mica_region_append(mica_op_region(s->inner, 0), s->outer_block);
}
static void block_before_one_below_it(scene *s) {
  mica_block_remove(s->outer_block);
  mica_region_insert_before(s->inner_block, s->outer_block);
}
static void operation_in_two_blocks(scene *s) { mica_block_append(s->inner_block, s->outer); }
static void block_in_two_regions(scene *s) {
  mica_region_append(mica_op_region(s->outer, 0), s->inner_block);
}

static void operand_out_of_range(scene *s) { mica_op_set_operand(s->inner, 1, s->value); }
static void operands_after_the_last(scene *s) { mica_op_insert_operands(s->inner, 2, NULL, 0); }
static void more_operands_erased_than_there_are(scene *s) {
  mica_op_erase_operands(s->inner, 1, 1);
}
static void successor_out_of_range(scene *s) { mica_op_successor(s->inner, 0); }
static void no_successor(scene *s) {
  mica_block *block = s->inner_block;
  const mica_op_parts parts = {.successors = &block, .successor_count = 1};
  mica_op *op = mica_op_create(here, mica_op_name_get(s->ctx, MICA_STR("x.to")), &parts);
  mica_op_set_successor(op, 0, NULL);
}
static void region_out_of_range(scene *s) { mica_op_region(s->inner, 1); }
static void argument_out_of_range(scene *s) {
  mica_block_erase_argument(s->ctx, s->inner_block, 0);
}
static const mica_type *vector(scene *s) {
  return mica_type_vector((mica_int64s){(const int64_t[]){2}, 1}, NULL, s->type);
}
static void element_out_of_range(scene *s) {
  const int32_t values[] = {1, 2};
  mica_attr_dense_at(mica_attr_dense_elements(vector(s), values, sizeof values, false), 2);
}
static void too_few_elements(scene *s) {
  mica_attr_dense_elements(vector(s), (const int32_t[]){1}, 4, false);
}
static void half_an_element(scene *s) {
  mica_attr_dense_elements(vector(s), (const int32_t[]){1, 2}, 6, false);
}
static void too_many_strings(scene *s) {
  const mica_str texts[] = {MICA_STR("a"), MICA_STR("b"), MICA_STR("c")};
  mica_attr_dense_strings(vector(s), (mica_strs){texts, 3});
}
static mica_loc foreign_loc(scene *s) {
  return mica_loc_name(s->foreign, MICA_STR("x"), mica_loc_unknown());
}
static void foreign_location_with_a_name(scene *s) {
  mica_loc_name(s->ctx, MICA_STR("y"), foreign_loc(s));
}
static void foreign_call_site(scene *s) { mica_loc_call_site(s->ctx, here, foreign_loc(s)); }
static void foreign_part_of_a_location(scene *s) {
  const mica_loc parts[] = {here, foreign_loc(s)};
  mica_loc_fused(s->ctx, parts, 2, NULL);
}
static void foreign_metadata_of_a_location(scene *s) {
  mica_loc_fused(s->ctx, &here, 1, s->foreign_attr);
}
static void location_of_a_file_of_another_context(scene *s) {
  mica_loc_range(s->ctx, mica_loc_file(s->foreign, MICA_STR("only.there"), 1, 1));
}
static void position_in_no_file(scene *s) { mica_loc_packed(s->ctx, 0, 1, 1); }
static void name_of_a_location_without_one(scene *s) {
  mica_loc_name_of(mica_loc_file(s->ctx, MICA_STR("x"), 1, 1));
}
static void location_of_another_attribute(scene *s) { mica_attr_location_value(s->attr); }
static void part_out_of_range(scene *s) {
  const mica_loc parts[] = {mica_loc_file(s->ctx, MICA_STR("x"), 1, 1),
                            mica_loc_file(s->ctx, MICA_STR("x"), 2, 1)};
  mica_loc_part(mica_loc_fused(s->ctx, parts, 2, NULL), 2);
}

static void float_of_no_kind(scene *s) { mica_type_float(s->ctx, (mica_float_kind)99); }
static void integer_of_no_sign(scene *s) { mica_type_integer(s->ctx, 8, (mica_signedness)3); }
static void bits_without_a_case(scene *s) {
  arith_integer_overflow_flags_attr_get(s->ctx, (arith_integer_overflow_flags)64);
}
static void value_without_a_case(scene *s) {
  arith_cmpi_predicate_attr_get(s->ctx, (arith_cmpi_predicate)99);
}

typedef struct broken_promise {
  const char *name;
  void (*run)(scene *s);
} broken_promise;
#define PROMISE(function) \
  { #function, function }
static const broken_promise promises[] = {
    PROMISE(foreign_type_in_a_function),
    PROMISE(foreign_encoding),
    PROMISE(foreign_attribute_in_an_array),
    PROMISE(foreign_attribute_in_a_dictionary),
    PROMISE(foreign_attribute_set_in_a_dictionary),
    PROMISE(foreign_discardable_attributes),
    PROMISE(foreign_affine_expression),
    PROMISE(affine_expressions_of_two_contexts),
    PROMISE(foreign_type_of_an_argument),
    PROMISE(foreign_type_of_a_result),
    PROMISE(foreign_operand),
    PROMISE(foreign_operands),
    PROMISE(foreign_inserted_operand),
    PROMISE(foreign_type_of_a_value),
    PROMISE(no_type_of_a_value),
    PROMISE(foreign_replacement),
    PROMISE(no_replacement),
    PROMISE(no_replacement_of_what_is_unused),
    PROMISE(foreign_operation),
    PROMISE(foreign_operation_before_another),
    PROMISE(foreign_block_in_a_region),
    PROMISE(foreign_block_before_another),
    PROMISE(blocks_below_themselves),
    PROMISE(operation_below_itself),
    PROMISE(operation_before_one_inside_it),
    PROMISE(block_below_itself),
    PROMISE(block_before_one_below_it),
    PROMISE(operation_in_two_blocks),
    PROMISE(block_in_two_regions),
    PROMISE(operand_out_of_range),
    PROMISE(operands_after_the_last),
    PROMISE(more_operands_erased_than_there_are),
    PROMISE(successor_out_of_range),
    PROMISE(no_successor),
    PROMISE(region_out_of_range),
    PROMISE(argument_out_of_range),
    PROMISE(element_out_of_range),
    PROMISE(too_few_elements),
    PROMISE(half_an_element),
    PROMISE(too_many_strings),
    PROMISE(foreign_location_with_a_name),
    PROMISE(foreign_call_site),
    PROMISE(foreign_part_of_a_location),
    PROMISE(foreign_metadata_of_a_location),
    PROMISE(location_of_a_file_of_another_context),
    PROMISE(position_in_no_file),
    PROMISE(name_of_a_location_without_one),
    PROMISE(location_of_another_attribute),
    PROMISE(part_out_of_range),
    PROMISE(float_of_no_kind),
    PROMISE(integer_of_no_sign),
    PROMISE(bits_without_a_case),
    PROMISE(value_without_a_case),
};

static scene begin(toy_fixture *f, mica_context *foreign) {
  scene s = {.f = f, .ctx = f->ctx, .foreign = foreign};
  mica_builder b = f->builder;
  s.value = mica_op_result(toy_unknown(&b, "x.def", NULL, 1, 0), 0);
  s.outer = toy_unknown(&b, "x.outer", NULL, 0, 1);
  s.outer_block = toy_block(&b, s.outer);
  s.inner = toy_unknown(&b, "x.inner", s.value, 0, 1);
  s.inner_block = toy_block(&b, s.inner);
  toy_unknown(&b, "x.leaf", NULL, 0, 0);
  s.type = toy_i32(f->ctx), s.foreign_type = toy_i32(foreign);
  s.attr = mica_attr_unit(f->ctx), s.foreign_attr = mica_attr_unit(foreign);
  return s;
}

// The signal that ends a process of its own; 0: none does.
static int signal_of(const broken_promise *promise, scene *s) {
  fflush(NULL);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    signal(SIGABRT, SIG_DFL);
    fclose(stderr);
    promise->run(s);
    _exit(0);
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void broken_promises_end_the_program(void **state) {
  mica_context *foreign = mica_context_create(NULL);
  scene s = begin(*state, foreign);
  for (size_t i = 0; i < sizeof promises / sizeof *promises; i++) {
    int signal_number = signal_of(&promises[i], &s);
    if (signal_number != SIGABRT) print_error("%s: signal %d\n", promises[i].name, signal_number);
    assert_int_equal(signal_number, SIGABRT);
  }
  mica_context_destroy(foreign);
}
#endif

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(types_of_nothing),
      TOY_TEST(attributes_of_nothing),
      TOY_TEST(affine_expressions_of_nothing),
      TOY_TEST(operations_of_nothing),
      TOY_TEST(values_that_make_nothing_are_reported),
      TOY_TEST(a_type_that_follows_is_reported),
#ifndef NDEBUG
      TOY_TEST(broken_promises_end_the_program),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
