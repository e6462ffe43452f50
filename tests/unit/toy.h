// A small dialect written by hand, for tests of the runtime: a table of functions, arithmetic,
// branches, a loop. And short ways to build IR of it.
#ifndef MICA_TESTS_TOY_H
#define MICA_TESTS_TOY_H

#include "capture.h"
#include "mica/mica.h"

// ---- Definitions --------------------------------------------------------------------------------

extern const mica_dialect_def toy_dialect;

static const mica_attr *toy_default_weight(mica_context *ctx) { return mica_attr_i64(ctx, 1); }

static const mica_constraint toy_string = {.summary = "string", .is_kind = mica_attr_is_string};
static const mica_constraint toy_symbol = {.summary = "symbol", .is_kind = mica_attr_is_symbol};
static const mica_constraint toy_weight = {.summary = "64-bit signless integer attribute",
                                           .attr = mica_attr_is_i64,
                                           .is_kind = mica_attr_is_integer};
static const mica_constraint toy_integer = {.summary = "integer", .type = mica_type_is_integer};
static const mica_constraint toy_anything = {.summary = "any type"};

static const mica_part toy_symbol_slots[] = {
    {.name = "sym_name", .check = &toy_string, .flags = MICA_PART_OPTIONAL},  // the trait asks
    {.name = "sym_visibility", .check = &toy_string, .flags = MICA_PART_OPTIONAL},
};
static const mica_part toy_call_slots[] = {{.name = "callee", .check = &toy_symbol}};
static const mica_part toy_add_parts[] = {
    {.name = "weight", .check = &toy_weight, .flags = MICA_PART_OPTIONAL, .extra = 1},
    {.name = "lhs", .check = &toy_integer},
    {.name = "rhs", .check = &toy_anything},
    {.name = "sum", .check = &toy_anything},
};
static const mica_op_more toy_add_more = {
    .extras = (const mica_part_extra[]){{.default_value = toy_default_weight}}};

static bool toy_call_verify_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = mica_op_slot(op, 0);
  if (mica_symbol_tables_nearest(tables, op, callee) != NULL) return true;
  return mica_op_error(op, "unknown callee %a", callee);
}
static const mica_symbol_user_interface toy_call_user = {toy_call_verify_uses};
static const mica_interface_impl toy_call_interfaces[] = {
    {&mica_symbol_user_interface_id, &toy_call_user}};

static mica_successor_operands toy_br_operands(const mica_op *op, size_t successor) {
  size_t each = mica_op_operand_count(op) / mica_op_successor_count(op);
  return (mica_successor_operands){.first = successor * each, .count = each};
}
static const mica_branch_interface toy_br_branch = {.successor_operands = toy_br_operands};
static const mica_interface_impl toy_br_interfaces[] = {
    {&mica_branch_interface_id, &toy_br_branch}};

// The loop's region takes what its operands are, and gives the same on to itself and to the
// results.
static bool toy_loop_successors(const mica_op *op, const mica_region *from,
                                mica_region_successors *out) {
  (void)op, (void)from;
  return mica_region_successors_add_region(out, 0, 0) && mica_region_successors_add_parent(out, 0);
}
static mica_successor_operands toy_loop_entry(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
static const mica_region_branch_interface toy_loop_branch = {.successors = toy_loop_successors,
                                                             .entry_operands = toy_loop_entry};
static const mica_interface_impl toy_loop_interfaces[] = {
    {&mica_region_branch_interface_id, &toy_loop_branch}};

static const mica_trait *const toy_ret_traits[] = {&mica_trait_is_terminator,
                                                   &mica_trait_return_like, NULL};

static bool toy_single_block_verify(mica_op *op) {
  return mica_verify_region_count(op, 1) && mica_verify_single_block(op);
}

static const mica_op_def toy_add_def = {
    .name = "toy.add",
    .name_size = 7,
    .slot_count = 1,
    .operand_count = 2,
    .result_count = 1,
    .parts = toy_add_parts,
    .dialect = &toy_dialect,
    .more = &toy_add_more,
    .checks = &(const mica_op_checks){
        .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type, NULL}}};
static const mica_op_def toy_br_def = {
    .name = "toy.br",
    .name_size = 6,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_TERMINATOR,
    .dialect = &toy_dialect,
    .interfaces = toy_br_interfaces,
    .interface_count = 1,
    .checks =
        &(const mica_op_checks){.verify = (mica_op_check *const[]){mica_verify_branch, NULL}}};
static const mica_op_def toy_call_def = {.name = "toy.call",
                                         .name_size = 8,
                                         .flags = MICA_OP_ANY_COUNTS,
                                         .slot_count = 1,
                                         .parts = toy_call_slots,
                                         .dialect = &toy_dialect,
                                         .interfaces = toy_call_interfaces,
                                         .interface_count = 1};
static const mica_op_def toy_func_def = {
    .name = "toy.func",
    .name_size = 8,
    .slot_count = 2,
    .region_count = 1,
    .parts = toy_symbol_slots,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_ISOLATED_FROM_ABOVE,
    .dialect = &toy_dialect,
    .checks = &(const mica_op_checks){
        .verify = (mica_op_check *const[]){mica_verify_symbol, NULL},
        .regions = &(const mica_region_checks){
            .verify = (mica_op_check *const[]){mica_verify_is_isolated_from_above, NULL}}}};
static const mica_op_def toy_graph_def = {
    .name = "toy.graph",
    .name_size = 9,
    .region_count = 1,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_GRAPH_REGION | MICA_OP_NO_TERMINATOR,
    .dialect = &toy_dialect};
static const mica_op_def toy_loop_def = {
    .name = "toy.loop",
    .name_size = 8,
    .flags = MICA_OP_ANY_COUNTS,
    .region_count = 1,
    .dialect = &toy_dialect,
    .interfaces = toy_loop_interfaces,
    .interface_count = 1,
    .checks = &(const mica_op_checks){
        .verify = (mica_op_check *const[]){toy_single_block_verify, NULL},
        .regions = &(const mica_region_checks){
            .verify = (mica_op_check *const[]){mica_verify_region_branch, NULL}}}};
static const mica_op_def toy_ret_def = {
    .name = "toy.ret",
    .name_size = 7,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_TERMINATOR,
    .dialect = &toy_dialect,
    .traits = toy_ret_traits,
    .checks = &(const mica_op_checks){
        .verify = (mica_op_check *const[]){mica_verify_is_terminator, NULL}}};
static const mica_op_def toy_table_def = {
    .name = "toy.table",
    .name_size = 9,
    .region_count = 1,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_ISOLATED_FROM_ABOVE | MICA_OP_SYMBOL_TABLE |
             MICA_OP_NO_TERMINATOR,
    .dialect = &toy_dialect,
    .checks = &(const mica_op_checks){
        .regions = &(const mica_region_checks){
            .verify = (mica_op_check *const[]){mica_verify_symbol_table_regions, NULL}}}};

static const mica_op_def *const toy_ops[] = {&toy_add_def,  &toy_br_def,    &toy_call_def,
                                             &toy_func_def, &toy_graph_def, &toy_loop_def,
                                             &toy_ret_def,  &toy_table_def};

static bool toy_check_attribute(mica_op *op, mica_str name, const mica_attr *value) {
  if (mica_attr_is_unit(value)) return true;
  return mica_op_error(op, "attribute '%S' must be a unit", name);
}

const mica_dialect_def toy_dialect = {.abi = MICA_ABI,
                                      .name = "toy",
                                      .ops = toy_ops,
                                      .op_count = sizeof toy_ops / sizeof *toy_ops,
                                      .verify_op_attribute = toy_check_attribute};

// ---- Building -----------------------------------------------------------------------------------

#define TOY_VALUES(...) ((mica_value *[]){__VA_ARGS__})

static inline const mica_type *toy_i32(mica_context *ctx) { return mica_type_i(ctx, 32); }

// NULL: no memory, of any of these.
static inline mica_op *toy_table(mica_context *ctx) {
  mica_builder b = mica_builder_detached(ctx);
  mica_op_parts parts = {.region_count = 1};
  mica_op *table = mica_builder_insert_new(&b, mica_loc_unknown(), &toy_table_def, &parts);
  if (table == NULL) return NULL;
  if (mica_builder_new_block(&b, mica_op_region(table, 0), (mica_types){0}, mica_loc_unknown()))
    return table;
  mica_op_destroy(table);
  return NULL;
}

static inline mica_block *toy_body(const mica_op *op) {
  return mica_region_first(mica_op_region(op, 0));
}

// A function with an entry block of one i32; the builder stands at its end.
static inline mica_op *toy_func(mica_builder *b, const char *name) {
  const mica_attr *slots[] = {mica_attr_string(b->context, mica_str_of(name)), NULL};
  const mica_type *type = toy_i32(b->context);
  if (slots[0] == NULL || type == NULL) return NULL;
  mica_op_parts parts = {.slots = slots, .slot_count = 2, .region_count = 1};
  mica_op *func = mica_builder_insert_new(b, mica_loc_unknown(), &toy_func_def, &parts);
  if (func == NULL) return NULL;
  mica_types types = {&type, 1};
  mica_block *entry = mica_builder_new_block(b, mica_op_region(func, 0), types, mica_loc_unknown());
  return entry == NULL ? NULL : func;
}

static inline mica_op *toy_add(mica_builder *b, mica_value *lhs, mica_value *rhs) {
  const mica_type *type = mica_value_type(lhs);
  mica_op_parts parts = {.operands = TOY_VALUES(lhs, rhs),
                         .operand_count = 2,
                         .result_types = &type,
                         .result_count = 1};
  return mica_builder_insert_new(b, mica_loc_unknown(), &toy_add_def, &parts);
}

static inline mica_op *toy_ret(mica_builder *b, mica_value *value) {
  mica_op_parts parts = {.operands = TOY_VALUES(value), .operand_count = value != NULL};
  return mica_builder_insert_new(b, mica_loc_unknown(), &toy_ret_def, &parts);
}

static inline mica_op *toy_br(mica_builder *b, mica_block *to, mica_block *other) {
  mica_op_parts parts = {.successors = (mica_block *[]){to, other},
                         .successor_count = other == NULL ? 1 : 2};
  return mica_builder_insert_new(b, mica_loc_unknown(), &toy_br_def, &parts);
}

static inline mica_op *toy_call(mica_builder *b, const char *callee) {
  const mica_attr *slots[] = {mica_attr_symbol(b->context, mica_str_of(callee))};
  if (slots[0] == NULL) return NULL;
  mica_op_parts parts = {.slots = slots, .slot_count = 1};
  return mica_builder_insert_new(b, mica_loc_unknown(), &toy_call_def, &parts);
}

static inline mica_block *toy_block(mica_builder *b, mica_op *op) {
  return mica_builder_new_block(b, mica_op_region(op, 0), (mica_types){0}, mica_loc_unknown());
}

// An operation of no dialect with values in and out, and one region when asked.
static inline mica_op *toy_unknown(mica_builder *b, const char *name, mica_value *operand,
                                   size_t result_count, size_t region_count) {
  const mica_type *types[] = {toy_i32(b->context), toy_i32(b->context)};
  mica_op_parts parts = {.operands = TOY_VALUES(operand),
                         .operand_count = operand != NULL,
                         .result_types = types,
                         .result_count = result_count,
                         .region_count = region_count};
  return types[0] == NULL
             ? NULL
             : mica_builder_insert_unregistered(b, mica_loc_unknown(), mica_str_of(name), &parts);
}

// ---- Each test on a context of its own ----------------------------------------------------------

typedef struct toy_fixture {
  mica_context *ctx;
  budget budget;
  capture capture;
  mica_op *table;
  mica_builder builder;  // at the end of the table's block
} toy_fixture;

static inline int toy_setup(void **state) {
  toy_fixture *f = calloc(1, sizeof *f);
  f->budget.fail_at = SIZE_MAX;
  mica_context_options options = {.allocator = {budget_reallocate, &f->budget},
                                  .allow_unregistered = true};
  f->ctx = mica_context_create(&options);
  capture_begin(&f->capture, f->ctx);
  f->table = toy_table(f->ctx);
  f->builder = mica_builder_at_end(f->ctx, toy_body(f->table));
  *state = f;
  return 0;
}

static inline int toy_teardown(void **state) {
  toy_fixture *f = *state;
  mica_op_destroy(f->table);
  bool clean = mica_context_op_count(f->ctx) == 0;
  mica_context_destroy(f->ctx);
  clean = clean && f->budget.live == 0;
  free(f);
  return clean ? 0 : -1;
}

#define TOY_TEST(name) cmocka_unit_test_setup_teardown(name, toy_setup, toy_teardown)
#define TOY_REPORTED(f, text) assert_string_equal(capture_take(&(f)->capture), text)

#endif
