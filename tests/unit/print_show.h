// A small dialect with custom forms, value names and an attribute with an alias, and short ways to
// build and print.
#ifndef MICA_TESTS_PRINT_SHOW_H
#define MICA_TESTS_PRINT_SHOW_H

#include "capture.h"
#include "mica/mica.h"

extern const mica_dialect_def show_dialect;
extern const mica_op_def show_const_def;

// ---- #show.tag: an attribute that is printed by an alias ----------------------------------------

typedef struct show_tag_params {
  const mica_attr *inner;
} show_tag_params;
static const mica_param_def show_tag_param[] = {
    {"inner", MICA_PARAM_ATTR, 0, sizeof(const mica_attr *), false, NULL}};

static void show_tag_print(mica_printer *p, const mica_attr *attr) {
  const show_tag_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_attr(p, params->inner);
  mica_print_char(p, '>');
}
static const mica_attr_def show_tag_def = {.base = {.abi = MICA_ABI,
                                                    .name = "show.tag",
                                                    .mnemonic = "tag",
                                                    .dialect = &show_dialect,
                                                    .params_size = sizeof(show_tag_params),
                                                    .params = show_tag_param,
                                                    .param_count = 1,
                                                    .alias = "tag"},
                                           .print = show_tag_print};
static const mica_attr_def *const show_attrs[] = {&show_tag_def};

static inline const mica_attr *show_tag(mica_context *ctx, const mica_attr *inner) {
  show_tag_params params = {inner};
  return mica_attr_get(ctx, &show_tag_def, &params);
}

// ---- Operations ---------------------------------------------------------------------------------

static const mica_constraint show_string = {.summary = "string", .is_kind = mica_attr_is_string};
static const mica_part show_name_slots[] = {{.name = "name", .check = &show_string}};

// `show.const "x"`, its result called by the name.
static void show_const_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"name"};
  mica_print_char(p, ' ');
  mica_print_attr(p, mica_op_slot(op, 0));
  mica_print_attr_dict(p, op, elided, 1);
}
static void show_const_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, mica_op_result(op, 0), mica_attr_string_value(mica_op_slot(op, 0)));
}
static const mica_op_asm_interface show_const_asm = {.result_names = show_const_names};
static const mica_interface_impl show_const_interfaces[] = {
    {&mica_op_asm_interface_id, &show_const_asm}};
static bool show_const_verify(mica_op *op) { return mica_verify_result_count(op, 1); }
const mica_op_def show_const_def = {
    .name = "show.const",
    .name_size = 10,
    .flags = MICA_OP_ANY_COUNTS,
    .slot_count = 1,
    .parts = show_name_slots,
    .dialect = &show_dialect,
    .interfaces = show_const_interfaces,
    .interface_count = 1,
    .checks = &(const mica_op_checks){.verify = (mica_op_check *const[]){show_const_verify, NULL}},
    .print = show_const_print};

// `show.echo` and its own generic form, printed by another printer.
static void show_echo_print(mica_printer *p, const mica_op *op) {
  const mica_print_options options = {.generic = true};
  mica_str text = mica_op_to_text(op, &options);
  mica_print_char(p, ' ');
  mica_print_str(p, text);
  if (text.data != NULL)
    mica_free(mica_op_context(op), (void *)(uintptr_t)text.data, text.size + 1);
}
static const mica_op_def show_echo_def = {.name = "show.echo",
                                          .name_size = 9,
                                          .flags = MICA_OP_ANY_COUNTS,
                                          .dialect = &show_dialect,
                                          .print = show_echo_print};

// `show.end %a, %b`: a terminator.
static void show_end_print(mica_printer *p, const mica_op *op) {
  if (mica_op_operand_count(op) != 0) mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
}
static const mica_op_def show_end_def = {.name = "show.end",
                                         .name_size = 8,
                                         .flags = MICA_OP_ANY_COUNTS | MICA_OP_TERMINATOR,
                                         .dialect = &show_dialect,
                                         .print = show_end_print};

// `show.group`: results two and three have a name of their own.
static void show_group_print(mica_printer *p, const mica_op *op) {
  mica_print_attr_dict(p, op, NULL, 0);
}
static void show_group_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, mica_op_result(op, 1), MICA_STR("rest"));
}
static const mica_op_asm_interface show_group_asm = {.result_names = show_group_names};
static const mica_interface_impl show_group_interfaces[] = {
    {&mica_op_asm_interface_id, &show_group_asm}};
static const mica_op_def show_group_def = {.name = "show.group",
                                           .name_size = 10,
                                           .flags = MICA_OP_ANY_COUNTS,
                                           .dialect = &show_dialect,
                                           .interfaces = show_group_interfaces,
                                           .interface_count = 1,
                                           .print = show_group_print};

// `show.wrap { ... }`: its region's arguments are called `in`, its operations lose their `show.`,
// its terminator is not shown.
static void show_wrap_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_region(p, mica_op_region(op, 0), true, false, false);
}
static void show_wrap_names(const mica_op *op, const mica_region *region, mica_name_setter *set) {
  (void)op;
  const mica_block *entry = mica_region_first(region);
  for (size_t i = 0; entry != NULL && i < mica_block_argument_count(entry); i++)
    mica_set_value_name(set, mica_block_argument_at(entry, i), MICA_STR("in"));
}
static const char *show_wrap_dialect(const mica_op *op) {
  (void)op;
  return "show";
}
static const mica_op_asm_interface show_wrap_asm = {.block_argument_names = show_wrap_names,
                                                    .default_dialect = show_wrap_dialect};
static const mica_interface_impl show_wrap_interfaces[] = {
    {&mica_op_asm_interface_id, &show_wrap_asm}};
static const mica_op_def show_wrap_def = {
    .name = "show.wrap",
    .name_size = 9,
    .region_count = 1,
    .dialect = &show_dialect,
    .flags = MICA_OP_ANY_COUNTS | MICA_OP_NO_TERMINATOR | MICA_OP_GRAPH_REGION,
    .interfaces = show_wrap_interfaces,
    .interface_count = 1,
    .print = show_wrap_print};

// `show.warn`: valid, with a warning.
static void show_warn_print(mica_printer *p, const mica_op *op) { (void)p, (void)op; }
static bool show_warn_verify(mica_op *op) {
  mica_diag_report(mica_op_diag_begin(op, MICA_WARNING, "careful"));
  return true;
}
static const mica_op_def show_warn_def = {
    .name = "show.warn",
    .name_size = 9,
    .flags = MICA_OP_ANY_COUNTS,
    .dialect = &show_dialect,
    .checks = &(const mica_op_checks){.verify = (mica_op_check *const[]){show_warn_verify, NULL}},
    .print = show_warn_print};

static const mica_op_def *const show_ops[] = {&show_const_def, &show_echo_def, &show_end_def,
                                              &show_group_def, &show_warn_def, &show_wrap_def};
const mica_dialect_def show_dialect = {.abi = MICA_ABI,
                                       .name = "show",
                                       .ops = show_ops,
                                       .op_count = sizeof show_ops / sizeof *show_ops,
                                       .attrs = show_attrs,
                                       .attr_count = 1};

// ---- Building -----------------------------------------------------------------------------------

// Registered operations by their descriptor, others by name. All results are i32.
typedef struct show_shape {
  const mica_op_def *def;
  const char *name;
  mica_value *const *operands;
  size_t operand_count, result_count, region_count;
  const char *text;  // of the slot `name`
} show_shape;

static inline mica_op *show_op(mica_builder *b, show_shape shape) {
  const mica_type *types[8];
  for (size_t i = 0; i < shape.result_count; i++) types[i] = mica_type_i(b->context, 32);
  const mica_attr *slots[] = {
      shape.text == NULL ? NULL : mica_attr_string(b->context, mica_str_of(shape.text))};
  mica_op_parts parts = {.operands = shape.operands,
                         .operand_count = shape.operand_count,
                         .result_types = types,
                         .result_count = shape.result_count,
                         .region_count = shape.region_count};
  if (shape.text != NULL) parts.slots = slots, parts.slot_count = 1;
  if (shape.result_count != 0 && types[0] == NULL) return NULL;
  if (shape.text != NULL && slots[0] == NULL) return NULL;
  mica_loc loc = mica_loc_unknown();
  if (shape.def != NULL) return mica_builder_insert_new(b, loc, shape.def, &parts);
  return mica_builder_insert_unregistered(b, loc, mica_str_of(shape.name), &parts);
}

static inline mica_op *show_const(mica_builder *b, const char *name) {
  return show_op(b, (show_shape){.def = &show_const_def, .result_count = 1, .text = name});
}

// A block with so many i32 arguments at the end of the region; the builder moves there.
static inline mica_block *show_block(mica_builder *b, mica_op *op, size_t arguments) {
  const mica_type *types[8];
  for (size_t i = 0; i < arguments; i++) types[i] = mica_type_i(b->context, 32);
  if (arguments != 0 && types[0] == NULL) return NULL;
  return mica_builder_new_block(b, mica_op_region(op, 0), (mica_types){types, arguments},
                                mica_loc_unknown());
}

// A show.wrap with an entry block; the builder moves into it.
static inline mica_op *show_wrap(mica_builder *b, size_t arguments) {
  mica_op *wrap = show_op(b, (show_shape){.def = &show_wrap_def, .region_count = 1});
  if (wrap == NULL || show_block(b, wrap, arguments) != NULL) return wrap;
  if (mica_op_block(wrap) == NULL) mica_op_destroy(wrap);
  return NULL;
}

// ---- A context and a root for each test ---------------------------------------------------------

typedef struct show_fixture {
  mica_context *ctx;
  capture capture;
  mica_op *root;         // a show.wrap
  mica_builder builder;  // at the end of its block
} show_fixture;

static inline int show_setup(void **state) {
  show_fixture *f = calloc(1, sizeof *f);
  const mica_context_options options = {.allow_unregistered = true};
  f->ctx = mica_context_create(&options);
  capture_begin(&f->capture, f->ctx);
  mica_context_register(f->ctx, &show_dialect);
  f->builder = mica_builder_detached(f->ctx);
  f->root = show_wrap(&f->builder, 0);
  *state = f;
  return 0;
}

static inline int show_teardown(void **state) {
  show_fixture *f = *state;
  mica_op_destroy(f->root);
  bool clean = mica_context_op_count(f->ctx) == 0;
  mica_context_destroy(f->ctx);
  free(f);
  return clean ? 0 : -1;
}

#define SHOW_TEST(name) cmocka_unit_test_setup_teardown(name, show_setup, show_teardown)

// The text of an operation is this one.
static inline void show_check(const mica_op *op, const mica_print_options *options,
                              const char *expected) {
  mica_str text = mica_op_to_text(op, options);
  assert_non_null(text.data);
  assert_string_equal(text.data, expected);
  mica_free(mica_op_context(op), (void *)(uintptr_t)text.data, text.size + 1);
}

#endif
