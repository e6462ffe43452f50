// Effects and speculation, asked of operations of the test dialect. What MLIR answers is told by
// its SideEffectInterfaces.cpp.
#include "budget.h"
#include "parsed.h"

#include "probe/probe.h"

static const mica_dialect_def *const dialects[] = {&probe_dialect};
#define PARSED(text) parsed((text), dialects, LIST_SIZE(dialects))

// ---- Lists --------------------------------------------------------------------------------------

static void add_text(char *to, size_t room, const char *text) {
  size_t size = strlen(to);
  assert_true(strlen(text) < room - size);
  memcpy(to + size, text, strlen(text) + 1);
}

// "read operand 0 of Tape at 1 full; ..."
static void describe(const mica_op *op, const mica_effects *effects, char *to, size_t room) {
  static const char *const kinds[] = {"allocate", "free", "read", "write", "other"};
  char line[200];
  to[0] = '\0';
  for (size_t i = 0; i < effects->size; i++) {
    const mica_effect *e = &effects->data[i];
    snprintf(line, sizeof line, "%s%s", i == 0 ? "" : "; ", e->name ? e->name : kinds[e->kind]);
    add_text(to, room, line);
    for (size_t n = 0; n < mica_op_operand_count(op); n++)
      if (e->value == mica_op_operand(op, n)) {
        snprintf(line, sizeof line, " operand %zu", n);
        add_text(to, room, line);
      }
    for (size_t n = 0; n < mica_op_result_count(op); n++)
      if (e->value == mica_op_result(op, n)) {
        snprintf(line, sizeof line, " result %zu", n);
        add_text(to, room, line);
      }
    if (e->symbol != NULL) add_text(to, room, " symbol");
    if (strcmp(e->resource, MICA_RESOURCE_DEFAULT) != 0) {
      snprintf(line, sizeof line, " of %s", e->resource);
      add_text(to, room, line);
    }
    if (e->stage != 0) add_text(to, room, e->stage == 1 ? " at 1" : " at 2");
    if (e->is_full) add_text(to, room, " full");
  }
}

static void expect_list(const char *text, bool recursive, const char *expected) {
  parsed_ir ir = PARSED(text);
  mica_op *op = marked(&ir);
  mica_effects effects = {0};
  bool known = recursive ? mica_op_effects_recursive(op, &effects) : mica_op_effects(op, &effects);
  char found[1000];
  describe(op, &effects, found, sizeof found);
  assert_string_equal(known ? found : "unknown", expected);
  mica_effects_free(&effects);
  parsed_free(&ir);
}

#define MEMREF "%m = \"probe.make\"() : () -> memref<4xi32> "

static void effects_stand_in_the_order_of_the_definition(void **state) {
  (void)state;
  expect_list(MEMREF
              "%i = \"u.i\"() : () -> index "
              "%v = \"probe.load\"(%m, %i) {this} : (memref<4xi32>, index) -> i32",
              false, "read operand 0");
  expect_list("%m = \"probe.make\"() {this} : () -> memref<4xi32>", false,
              "allocate result 0; write result 0");
  expect_list("%m = \"probe.make_scoped\"() {this} : () -> memref<4xi32>", false,
              "allocate result 0 of AutomaticAllocationScopeResource");
  expect_list(MEMREF "\"probe.drop\"(%m) {this} : (memref<4xi32>) -> ()", false, "free operand 0");
  expect_list("\"probe.tape\"() <{name = @a, other = @b::@c}> {this} : () -> ()", false,
              "read of probe::Tape; write of probe::Tape at 1; read symbol; write symbol");
  expect_list("\"probe.tape\"() <{name = @a}> {this} : () -> ()", false,
              "read of probe::Tape; write of probe::Tape at 1; read symbol");
  expect_list("\"probe.pure\"() {this} : () -> ()", false, "");
  expect_list("\"u.unknown\"() {this} : () -> ()", false, "unknown");
  expect_list("\"probe.recursive\"() ({}, {}) {this} : () -> ()", false, "unknown");
}

// Each value of a group, by the sizes in the attribute.
static void groups_are_acted_on_value_by_value(void **state) {
  (void)state;
  expect_list(
      "%m:3 = \"u.m\"() : () -> (memref<1xi32>, memref<2xi32>, memref<3xi32>) "
      "%b = \"u.b\"() : () -> i32 "
      "\"probe.copy\"(%m#0, %m#1, %b, %m#2) <{operandSegmentSizes = array<i32: 2, 1, 1>}> "
      "{this} : (memref<1xi32>, memref<2xi32>, i32, memref<3xi32>) -> ()",
      false,
      "read operand 0; read operand 1; read operand 0 at 2 full; "
      "read operand 1 at 2 full; write operand 3");
}

static void an_author_says_it_by_a_function(void **state) {
  (void)state;
  expect_list("\"probe.maybe_writes\"() {this} : () -> ()", false, "");
  expect_list("\"probe.maybe_writes\"() <{really}> {this} : () -> ()", false, "write");
}

static void what_is_nested_is_asked_where_it_counts(void **state) {
  (void)state;
  expect_list(
      "\"probe.recursive\"() ({ \"probe.maybe_writes\"() <{really}> : () -> () }, "
      "{ \"probe.tape\"() <{name = @a}> : () -> () }) {this} : () -> ()",
      true, "write; read of probe::Tape; write of probe::Tape at 1; read symbol");
  expect_list(
      "\"probe.recursive_read\"() ({ \"probe.maybe_writes\"() <{really}> : () -> () }) "
      "{this} : () -> ()",
      true, "read; write");
  expect_list("\"probe.pure_region\"() ({ \"u.unknown\"() : () -> () }) {this} : () -> ()", true,
              "");
  expect_list("\"probe.recursive\"() ({}, { \"u.unknown\"() : () -> () }) {this} : () -> ()", true,
              "unknown");
}

static void effects_that_are_not_on_memory(void **state) {
  (void)state;
  parsed_ir ir = PARSED("\"probe.loud\"() {this} : () -> ()");
  mica_op *op = marked(&ir);
  mica_effects effects = {0};
  assert_false(mica_op_effects(op, &effects));
  assert_true(mica_op_effects_of(op, &probe_sound_op_interface_id, &effects));
  char found[100];
  describe(op, &effects, found, sizeof found);
  assert_string_equal(found, "probe::Sound::Bang");
  mica_effects_free(&effects);
  parsed_free(&ir);
}

// ---- Questions ----------------------------------------------------------------------------------

static void expect(const char *text, bool (*ask)(const mica_op *op), bool expected) {
  parsed_ir ir = PARSED(text);
  if (ask(marked(&ir)) != expected) fail_msg("%s", text);
  parsed_free(&ir);
}

static void free_of_effects(void **state) {
  (void)state;
  expect("\"probe.pure\"() {this} : () -> ()", mica_op_is_effect_free, true);
  expect("\"u.unknown\"() {this} : () -> ()", mica_op_is_effect_free, false);
  expect("%m = \"probe.make\"() {this} : () -> memref<4xi32>", mica_op_is_effect_free, false);
  expect("\"probe.maybe_writes\"() {this} : () -> ()", mica_op_is_effect_free, true);
  expect("\"probe.recursive\"() ({}, {}) {this} : () -> ()", mica_op_is_effect_free, true);
  expect(
      "\"probe.recursive\"() ({}, { \"probe.recursive\"() ({ \"probe.pure\"() : () -> () }, {}) : "
      "() -> () }) {this} : () -> ()",
      mica_op_is_effect_free, true);
  expect(
      "\"probe.recursive\"() ({}, { \"probe.recursive\"() ({ \"u.unknown\"() : () -> () }, {}) : "
      "() -> () }) {this} : () -> ()",
      mica_op_is_effect_free, false);
  expect("\"probe.recursive_read\"() ({}) {this} : () -> ()", mica_op_is_effect_free, false);
  expect("\"probe.pure_region\"() ({ \"u.unknown\"() : () -> () }) {this} : () -> ()",
         mica_op_is_effect_free, true);
}

static void trivially_dead(void **state) {
  (void)state;
  expect("%p = \"probe.pure\"() {this} : () -> i32", mica_op_is_trivially_dead, true);
  expect("%p = \"probe.pure\"() {this} : () -> i32 \"u.u\"(%p) : (i32) -> ()",
         mica_op_is_trivially_dead, false);
  expect("%p = \"probe.pure\"() {this} : () -> i32 \"u.u\"(%p) : (i32) -> ()",
         mica_op_would_be_trivially_dead, true);
  expect("%m = \"probe.make\"() {this} : () -> memref<4xi32>", mica_op_is_trivially_dead, true);
  expect(MEMREF "\"probe.drop\"(%m) {this} : (memref<4xi32>) -> ()", mica_op_is_trivially_dead,
         false);
  expect(MEMREF "%v = \"probe.load\"(%m) {this} : (memref<4xi32>) -> i32",
         mica_op_is_trivially_dead, true);
  expect("\"probe.tape\"() <{name = @a}> {this} : () -> ()", mica_op_is_trivially_dead, false);
  expect("\"probe.recursive_read\"() ({ \"probe.pure\"() : () -> () }) {this} : () -> ()",
         mica_op_is_trivially_dead, true);
  expect(
      "\"probe.recursive\"() ({ \"probe.maybe_writes\"() <{really}> : () -> () }, {}) {this} : () "
      "-> ()",
      mica_op_is_trivially_dead, false);
  expect("\"u.unknown\"() {this} : () -> ()", mica_op_is_trivially_dead, false);
  expect("\"probe.pure_symbol\"() {this} : () -> ()", mica_op_is_trivially_dead, true);
  expect("\"probe.pure_symbol\"() <{sym_name = \"a\"}> {this} : () -> ()",
         mica_op_is_trivially_dead, false);
}

static void speculatable(void **state) {
  (void)state;
  expect("\"probe.pure\"() {this} : () -> ()", mica_op_is_speculatable, true);
  expect("\"probe.pure\"() {this} : () -> ()", mica_op_is_pure, true);
  expect("\"probe.sometimes\"() {this} : () -> ()", mica_op_is_speculatable, false);
  expect("\"probe.sometimes\"() <{now}> {this} : () -> ()", mica_op_is_speculatable, true);
  expect("\"probe.sometimes\"() <{now}> {this} : () -> ()", mica_op_is_pure, false);
  expect("\"probe.maybe_writes\"() {this} : () -> ()", mica_op_is_speculatable, false);
  expect(
      "\"probe.recursive\"() ({ \"probe.sometimes\"() <{now}> : () -> () }, {}) {this} : () -> ()",
      mica_op_is_speculatable, true);
  expect("\"probe.recursive\"() ({}, { \"probe.sometimes\"() : () -> () }) {this} : () -> ()",
         mica_op_is_speculatable, false);
  expect("\"probe.pure_region\"() ({ \"u.unknown\"() : () -> () }) {this} : () -> ()",
         mica_op_is_speculatable, true);
}

// A program tells of an operation that says nothing itself.
static void effects_can_be_attached(void **state) {
  (void)state;
  parsed_ir ir = PARSED("\"probe.loud\"() {this} : () -> ()");
  mica_op *op = marked(&ir);
  assert_false(mica_op_is_effect_free(op));
  assert_true(mica_attach_to_op(ir.ctx, &probe_loud_def, &mica_memory_effects_interface_id,
                                &mica_no_effects));
  assert_true(mica_op_is_effect_free(op));
  parsed_free(&ir);
}

static bool collect_effects(mica_context *ctx, void *user) {
  (void)user;
  if (!mica_context_register(ctx, &probe_dialect)) return false;
  mica_op *module = mica_parse_module(
      ctx,
      MICA_STR("\"probe.recursive\"() ({ \"probe.tape\"() <{name = @a}> : () -> () "
               "\"probe.tape\"() <{name = @a}> : () -> () }, {}) {this} : () -> ()"),
      NULL);
  if (module == NULL) return false;
  mica_op *op = NULL;
  mica_op_walk_before(module, find_marked, &op);
  mica_effects effects = {0};
  bool ok = mica_op_effects_recursive(op, &effects) && effects.size == 6;
  mica_effects_free(&effects);
  mica_op_destroy(module);
  return ok;
}

static void without_memory(void **state) {
  (void)state;
  budget_sweep(collect_effects, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(effects_stand_in_the_order_of_the_definition),
      cmocka_unit_test(groups_are_acted_on_value_by_value),
      cmocka_unit_test(an_author_says_it_by_a_function),
      cmocka_unit_test(what_is_nested_is_asked_where_it_counts),
      cmocka_unit_test(effects_that_are_not_on_memory),
      cmocka_unit_test(free_of_effects),
      cmocka_unit_test(trivially_dead),
      cmocka_unit_test(speculatable),
      cmocka_unit_test(effects_can_be_attached),
      cmocka_unit_test(without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
