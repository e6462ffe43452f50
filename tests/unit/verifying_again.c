// After a pass nothing is verified again that hasn't changed since: but whatever a pass changes is.
#include "arith/arith.h"
#include "builtin/builtin.h"
#include "capture.h"
#include "cf/cf.h"
#include "func/func.h"
#include "parsed.h"
#include "scf/scf.h"

static const char text[] =
    "func.func @changed(%c: i1, %x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x {this, count.it} : i32\n"
    "  %1 = arith.addi %0, %0 : i32\n"
    "  scf.if %c {\n"
    "    %2 = arith.addi %1, %1 : i32\n"
    "  }\n"
    "  cf.br ^bb1(%1 : i32)\n"
    "^bb1(%3: i32):\n"
    "  return %3 : i32\n"
    "}\n"
    "func.func private @callee()\n"
    "func.func @caller() {\n"
    "  call @callee() : () -> ()\n"
    "  return\n"
    "}\n";

static size_t count;
static bool count_it(mica_op *op, mica_str name, const mica_attr *value) {
  (void)op, (void)name, (void)value;
  count++;
  return true;
}
static const mica_dialect_def count_dialect = {
    .abi = MICA_ABI, .name = "count", .verify_op_attribute = count_it};

static const mica_dialect_def *const dialects[] = {
    &builtin_dialect, &arith_dialect, &cf_dialect, &func_dialect, &scf_dialect, &count_dialect};

// ---- A pass that changes what a test wants changed ----------------------------------------------

typedef struct change {
  const char *name;
  void (*make)(const parsed_ir *ir, mica_op *first);  // `first`: of @changed
} change;

static const change *at_hand;
static const parsed_ir *ir_at_hand;

static bool run_change(mica_pass *pass, mica_op *op) {
  (void)pass, (void)op;
  at_hand->make(ir_at_hand, marked(ir_at_hand));
  return true;
}
static const mica_pass_def change_pass = {
    .abi = MICA_ABI, .argument = "change", .name = "Change", .summary = "", .run = run_change};
static const mica_pass_def *const passes[] = {&change_pass};
static const mica_pass_registry registry = {passes, 1, NULL, 0};

static bool run(const parsed_ir *ir, const change *c) {
  at_hand = c;
  ir_at_hand = ir;
  mica_pass_manager *p =
      mica_pass_pipeline_parse(ir->ctx, MICA_STR("builtin.module(change)"), &registry);
  assert_non_null(p);
  const bool done = mica_pass_manager_run(p, ir->module);
  mica_pass_manager_destroy(p);
  return done;
}

// ---- Wrong changes ------------------------------------------------------------------------------

static mica_value *number(const mica_op *first) { return mica_op_operand(first, 0); }
static mica_value *flag(const mica_op *first) {
  return mica_block_argument_at(mica_op_block(first), 0);
}
static mica_op *function(const mica_op *first) { return mica_op_parent(first); }
static mica_block *entry(const mica_op *first) { return mica_op_block(first); }
static mica_block *inner(const parsed_ir *ir) {
  return mica_region_first(mica_op_region(first_op(ir, &scf_if_def), 0));
}

static void set_operand(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_set_operand(first, 1, flag(first));
}
static void set_operands(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_value *all[] = {number(first), flag(first)};
  assert_true(mica_op_set_operands(first, all, 2));
}
static void erase_operand(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_erase_operands(first, 1, 1);
}
static void replace_uses(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_value_replace_all_uses(mica_op_result(mica_op_next(first), 0), flag(first));
}
static void replace_by_rewriter(const parsed_ir *ir, mica_op *first) {
  mica_rewriter rw = mica_rewriter_of(ir->ctx, NULL);
  mica_rewriter_replace_uses(&rw, mica_op_result(mica_op_next(first), 0), flag(first));
}
static void replace_inside(const parsed_ir *ir, mica_op *first) {
  mica_op_set_operand(mica_block_first(inner(ir)), 0, flag(first));
}
static void set_result_type(const parsed_ir *ir, mica_op *first) {
  mica_value_set_type(mica_op_result(first, 0), mica_type_i(ir->ctx, 8));
}
static void set_argument_type(const parsed_ir *ir, mica_op *first) {
  mica_value_set_type(flag(first), mica_type_i(ir->ctx, 8));
}
static void add_argument(const parsed_ir *ir, mica_op *first) {
  const mica_type *type = mica_type_i(ir->ctx, 8);
  assert_non_null(mica_block_add_argument(ir->ctx, entry(first), type, mica_op_loc(first)));
}
static void set_slot(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  const int slot = mica_op_slot_index(function(first), MICA_STR("function_type"));
  mica_op_set_slot(function(first), (size_t)slot, NULL);
}
static void set_attribute(const parsed_ir *ir, mica_op *first) {
  const mica_attr *type = mica_attr_type_of(mica_type_i(ir->ctx, 8));
  assert_true(mica_op_set_attribute(function(first), MICA_STR("function_type"), type));
}
static void set_successor(const parsed_ir *ir, mica_op *first) {
  mica_op_set_successor(mica_block_last(entry(first)), 0, inner(ir));
}
static void move_after_user(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_move_after(first, mica_op_next(first));
}
static void remove_terminator(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_destroy(mica_block_last(entry(first)));
}
static void insert_terminator(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_move_before(mica_block_last(mica_block_next(entry(first))), first);
}
static void add_block(const parsed_ir *ir, mica_op *first) {
  mica_region_append(mica_block_region(entry(first)), mica_block_create(ir->ctx));
}
static void take_block(const parsed_ir *ir, mica_op *first) {
  mica_block *last = mica_block_next(entry(first));
  mica_block_remove(last);
  mica_block_destroy(ir->ctx, last);
}
static void take_callee(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_destroy(mica_op_next(function(first)));
}
static void rename_callee(const parsed_ir *ir, mica_op *first) {
  const mica_attr *name = mica_attr_string(ir->ctx, MICA_STR("other"));
  assert_true(mica_op_set_attribute(mica_op_next(function(first)), MICA_STR("sym_name"), name));
}

static const change wrong[] = {
    {"set_operand", set_operand},
    {"set_operands", set_operands},
    {"erase_operand", erase_operand},
    {"replace_uses", replace_uses},
    {"replace_by_rewriter", replace_by_rewriter},
    {"replace_inside", replace_inside},
    {"set_result_type", set_result_type},
    {"set_argument_type", set_argument_type},
    {"add_argument", add_argument},
    {"set_slot", set_slot},
    {"set_attribute", set_attribute},
    {"set_successor", set_successor},
    {"move_after_user", move_after_user},
    {"remove_terminator", remove_terminator},
    {"insert_terminator", insert_terminator},
    {"add_block", add_block},
    {"take_block", take_block},
    {"take_callee", take_callee},
    {"rename_callee", rename_callee},
};

static void expect_refused(const char *source, const change *c) {
  parsed_ir ir = parsed(source, dialects, sizeof dialects / sizeof *dialects);
  capture messages;
  capture_begin(&messages, ir.ctx);
  if (run(&ir, c)) fail_msg("nothing is said of %s", c->name);
  assert_string_not_equal(capture_take(&messages), "");
  parsed_free(&ir);
}

static void whatever_is_changed_is_verified(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) expect_refused(text, &wrong[i]);
}

// ---- What is passed by --------------------------------------------------------------------------

static void change_nothing(const parsed_ir *ir, mica_op *first) { (void)ir, (void)first; }
static void change_another(const parsed_ir *ir, mica_op *first) {
  mica_op *caller = mica_op_next(mica_op_next(function(first)));
  assert_true(mica_op_set_attribute(caller, MICA_STR("other.x"), mica_attr_unit(ir->ctx)));
}
static void change_first(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_set_operand(first, 1, number(first));
}
static void change_module(const parsed_ir *ir, mica_op *first) {
  (void)first;
  assert_true(mica_op_set_attribute(ir->module, MICA_STR("other.x"), mica_attr_unit(ir->ctx)));
}

// Where everything is verified a second time, for comparison, it is found once more.
#ifdef MICA_CHECK_BOUNDS
enum { COMPARED = 1 };
#else
enum { COMPARED = 0 };
#endif

static void expect_count(const parsed_ir *ir, void (*make)(const parsed_ir *, mica_op *),
                         size_t expected) {
  const change c = {"", make};
  count = 0;
  assert_true(run(ir, &c));
  assert_int_equal(count, expected + COMPARED);
}

static void what_stays_as_it_was_is_passed_by(void **state) {
  (void)state;
  parsed_ir ir = parsed(text, dialects, sizeof dialects / sizeof *dialects);
  expect_count(&ir, change_nothing, 0);
  expect_count(&ir, change_another, 0);
  expect_count(&ir, change_first, 1);
  expect_count(&ir, change_nothing, 0);
  expect_count(&ir, change_module, 1);  // the checks of what is in it may ask it
  count = 0;
  assert_true(mica_op_verify(ir.module));
  assert_int_equal(count, 1);
  parsed_free(&ir);
}

// ---- Symbols of a table of its own --------------------------------------------------------------

static const char tables[] =
    "func.func @first() {\n"
    "  call @second() {this} : () -> ()\n"
    "  return\n"
    "}\n"
    "func.func private @second()\n"
    "module {\n"
    "  func.func private @inner_callee()\n"
    "  func.func @inner_caller() {\n"
    "    call @inner_callee() {count.it} : () -> ()\n"
    "    return\n"
    "  }\n"
    "}\n";

static mica_op *inner_module(const mica_op *first) {
  return mica_op_next(mica_op_next(function(first)));
}
static mica_op *inner_callee(const mica_op *first) {
  return mica_block_first(mica_region_first(mica_op_region(inner_module(first), 0)));
}
static void mark_first(const parsed_ir *ir, mica_op *first) {
  assert_true(mica_op_set_attribute(first, MICA_STR("other.x"), mica_attr_unit(ir->ctx)));
}
static void mark_callee(const parsed_ir *ir, mica_op *first) {
  mica_op *callee = inner_callee(first);
  assert_true(mica_op_set_attribute(callee, MICA_STR("other.x"), mica_attr_unit(ir->ctx)));
}
static void take_inner_callee(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op_destroy(inner_callee(first));
}
static void a_table_is_passed_by_that_asks_for_its_own_symbols(void **state) {
  (void)state;
  parsed_ir ir = parsed(tables, dialects, sizeof dialects / sizeof *dialects);
  expect_count(&ir, change_nothing, 0);
  expect_count(&ir, mark_first, 0);
  expect_count(&ir, mark_callee, 1);
  expect_count(&ir, change_module, 1);
  parsed_free(&ir);
}

static void symbols_that_go_are_missed_in_each_table(void **state) {
  (void)state;
  static const change gone[] = {{"take_inner_callee", take_inner_callee},
                                {"take_callee", take_callee}};
  for (size_t i = 0; i < sizeof gone / sizeof *gone; i++) expect_refused(tables, &gone[i]);
}

static void name(const parsed_ir *ir, mica_op *op, const char *text) {
  const mica_attr *attr = mica_attr_string(ir->ctx, mica_str_of(text));
  assert_true(mica_op_set_attribute(op, MICA_STR("sym_name"), attr));
}
static void name_twice(const parsed_ir *ir, mica_op *first) { name(ir, function(first), "second"); }
static void name_twice_inside(const parsed_ir *ir, mica_op *first) {
  name(ir, mica_op_next(inner_callee(first)), "inner_callee");
}
static void insert_twin(const parsed_ir *ir, mica_op *first) {
  (void)ir;
  mica_op *twin = mica_op_clone(mica_op_next(function(first)));
  assert_non_null(twin);
  mica_block_append(mica_op_block(function(first)), twin);
}
static void move_twin(const parsed_ir *ir, mica_op *first) {
  name(ir, function(first), "inner_callee");
  mica_op_move_before(function(first), inner_callee(first));
}
static void names_that_come_to_stand_twice_are_found(void **state) {
  (void)state;
  static const change twins[] = {{"name_twice", name_twice},
                                 {"name_twice_inside", name_twice_inside},
                                 {"insert_twin", insert_twin},
                                 {"move_twin", move_twin}};
  for (size_t i = 0; i < sizeof twins / sizeof *twins; i++) expect_refused(tables, &twins[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(whatever_is_changed_is_verified),
      cmocka_unit_test(what_stays_as_it_was_is_passed_by),
      cmocka_unit_test(a_table_is_passed_by_that_asks_for_its_own_symbols),
      cmocka_unit_test(symbols_that_go_are_missed_in_each_table),
      cmocka_unit_test(names_that_come_to_stand_twice_are_found),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
