// What doesn't belong together: objects of another context are refused where a call checks, and
// asserted elsewhere, as are operations and attributes of another kind.
#define _POSIX_C_SOURCE 200809L  // fork
#include "capture.h"
#include "printed.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arith/arith.h"
#include "probe/probe.h"

typedef struct two_contexts {
  mica_context *here, *there;
  capture said;
} two_contexts;

static int begin(void **state) {
  two_contexts *two = calloc(1, sizeof *two);
  two->here = mica_context_create(NULL);
  two->there = mica_context_create(NULL);
  for (int i = 0; i < 2; i++)
    if (!mica_context_register(i == 0 ? two->here : two->there, &arith_dialect)) return 1;
  capture_begin(&two->said, two->here);
  *state = two;
  return 0;
}

static int end(void **state) {
  two_contexts *two = *state;
  mica_context_destroy(two->here);
  mica_context_destroy(two->there);
  free(two);
  return 0;
}

// ---- Checked calls ------------------------------------------------------------------------------

static void a_checked_call_reports_what_is_of_another_context(void **state) {
  two_contexts *two = *state;
  const mica_type *i32 = mica_type_i(two->here, 32);
  const mica_attr *foreign = mica_attr_i64(two->there, 1);
  const mica_int64s shape = {(const int64_t[]){2}, 1};
  const mica_loc at = mica_loc_unknown();
  assert_null(mica_type_ranked_tensor_checked(at, shape, i32, foreign));
  assert_string_equal(capture_take(&two->said),
                      "error: '1 : i64' is of another context than 'i32'\n");
  assert_null(mica_type_memref_checked(at, shape, i32, NULL, foreign));
  assert_string_equal(capture_take(&two->said),
                      "error: '1 : i64' is of another context than 'i32'\n");
  assert_null(mica_type_unranked_memref_checked(at, i32, foreign));
  assert_string_equal(capture_take(&two->said),
                      "error: '1 : i64' is of another context than 'i32'\n");
  assert_non_null(mica_type_ranked_tensor_checked(at, shape, i32, mica_attr_i64(two->here, 1)));
}

static void parameters_of_another_context_are_reported_by_name(void **state) {
  two_contexts *two = *state;
  const mica_type *foreign = mica_type_i(two->there, 32);
  const probe_keys_type_params params = {foreign, 1};
  const mica_type *made =
      mica_type_get_checked(two->here, mica_loc_unknown(), &probe_keys_type_def, &params);
  assert_null(made);
  assert_string_equal(capture_take(&two->said),
                      "error: parameter 'element' of 'probe.keys' is of another context\n");
}

// ---- What can't be made makes nothing
// -------------------------------------------------------------

static void an_operand_that_is_missing_makes_no_operation(void **state) {
  two_contexts *two = *state;
  mica_builder b = mica_builder_detached(two->here);
  const mica_loc at = mica_loc_unknown();
  mica_op *one = arith_constant_build(&b, at, mica_attr_i32(two->here, 1));
  mica_value *value = arith_constant_result(one);
  assert_null(arith_addi_build(&b, at, NULL, value, ARITH_INTEGER_OVERFLOW_FLAGS_NONE));
  assert_null(arith_addi_build(&b, at, value, NULL, ARITH_INTEGER_OVERFLOW_FLAGS_NONE));
  assert_null(arith_cmpi_build(&b, at, ARITH_CMPI_PREDICATE_EQ, NULL, value));
  assert_null(arith_extsi_build(&b, at, NULL, value));
  assert_int_equal(mica_context_op_count(two->here), 1);
  assert_false(mica_context_out_of_memory(two->here));
  mica_op_destroy(one);
}

static void a_part_that_is_missing_makes_no_type_and_no_attribute(void **state) {
  two_contexts *two = *state;
  const mica_int64s shape = {(const int64_t[]){-2}, 1};
  assert_null(mica_type_memref(shape, NULL, NULL, NULL));
  assert_null(mica_type_unranked_memref(NULL, NULL));
  assert_null(mica_type_vector(shape, NULL, mica_type_i(two->here, 8)));
  assert_string_equal(capture_take(&two->said),
                      "error: vector types must have positive constant sizes but got -2\n");
  assert_null(mica_attr_integer(mica_type_float(two->here, MICA_F32), 1));
  assert_string_equal(capture_take(&two->said),
                      "error: an attribute of an integer can't have the type 'f32'\n");
}

// ---- Assertions
// -----------------------------------------------------------------------------------

#ifndef NDEBUG
// The call ends the process, here a copy of it.
static void assert_aborts(void (*call)(two_contexts *two), two_contexts *two) {
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    (void)signal(SIGABRT, SIG_DFL);
    if (freopen("/dev/null", "w", stderr) != NULL) call(two);
    _exit(0);
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

static mica_op *constant_in(mica_context *ctx) {
  mica_builder b = mica_builder_detached(ctx);
  return arith_constant_build(&b, mica_loc_unknown(), mica_attr_i32(ctx, 1));
}

static void make_foreign_type(two_contexts *two) {
  const mica_type *foreign = mica_type_i(two->there, 32);
  (void)mica_type_tuple(two->here, (mica_types){&foreign, 1});
}
static void make_foreign_attribute(two_contexts *two) {
  const mica_attr *mixed[] = {mica_attr_unit(two->here), mica_attr_unit(two->there)};
  (void)mica_attr_array(two->here, (mica_attrs){mixed, 2});
}
static void build_with_foreign_operand(two_contexts *two) {
  mica_value *foreign = arith_constant_result(constant_in(two->there));
  mica_builder b = mica_builder_detached(two->here);
  (void)arith_extsi_build(&b, mica_loc_unknown(), mica_type_i(two->here, 64), foreign);
}
static void set_foreign_slot(two_contexts *two) {
  arith_constant_set_value_attr(constant_in(two->here), mica_attr_i32(two->there, 2));
}
static void replace_by_foreign_value(two_contexts *two) {
  mica_value *here = arith_constant_result(constant_in(two->here));
  mica_builder b = mica_builder_detached(two->here);
  (void)arith_extsi_build(&b, mica_loc_unknown(), mica_type_i(two->here, 64), here);
  mica_value_replace_all_uses(here, arith_constant_result(constant_in(two->there)));
}
static void add_foreign_argument(two_contexts *two) {
  mica_block *block = mica_block_create(two->here);
  (void)mica_block_add_argument(two->here, block, mica_type_i(two->there, 32), mica_loc_unknown());
}
static void ask_another_operation(two_contexts *two) {
  (void)arith_addi_lhs(constant_in(two->here));
}
static void ask_another_attribute(two_contexts *two) {
  (void)arith_fast_math_flags_attr_value(mica_attr_unit(two->here));
}

static void what_does_not_belong_together_is_asserted(void **state) {
  void (*const calls[])(two_contexts *) = {make_foreign_type,          make_foreign_attribute,
                                           build_with_foreign_operand, set_foreign_slot,
                                           replace_by_foreign_value,   add_foreign_argument,
                                           ask_another_operation,      ask_another_attribute};
  for (size_t i = 0; i < LIST_SIZE(calls); i++) assert_aborts(calls[i], *state);
}
#endif

// ---- What is kept beside the runtime ------------------------------------------------------------

static void what_is_kept_is_found_by_its_address_in_its_context(void **state) {
  two_contexts *two = *state;
  static const char key[] = "key", other[] = "other";
  assert_null(mica_context_kept(two->here, key));
  assert_true(mica_context_keep(two->here, key, mica_type_i(two->here, 7)));
  assert_ptr_equal(mica_context_kept(two->here, key), mica_type_i(two->here, 7));
  assert_null(mica_context_kept(two->here, other));
  assert_null(mica_context_kept(two->there, key));
  assert_true(mica_context_keep(two->here, key, other));
  assert_ptr_equal(mica_context_kept(two->here, key), other);
}

#define WITH_TWO(test) cmocka_unit_test_setup_teardown(test, begin, end)

int main(void) {
  const struct CMUnitTest tests[] = {
      WITH_TWO(a_checked_call_reports_what_is_of_another_context),
      WITH_TWO(parameters_of_another_context_are_reported_by_name),
      WITH_TWO(an_operand_that_is_missing_makes_no_operation),
      WITH_TWO(a_part_that_is_missing_makes_no_type_and_no_attribute),
      WITH_TWO(what_is_kept_is_found_by_its_address_in_its_context),
#ifndef NDEBUG
      WITH_TWO(what_does_not_belong_together_is_asserted),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
