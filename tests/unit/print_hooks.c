// What print hooks and naming hooks of an author may ask for: forms within forms, lists of types,
// names in any order, aliases that look alike; and things that are not part of the text.
#include "print_show.h"

extern const mica_dialect_def hook_dialect;

// ---- Attributes whose aliases need care ---------------------------------------------------------

static void print_inner(mica_printer *p, const mica_attr *attr) {
  const show_tag_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_attr(p, params->inner);
  mica_print_char(p, '>');
}
#define TAG(word, called)                            \
  {                                                  \
    .base = {.abi = MICA_ABI,                        \
             .name = "hook." word,                   \
             .mnemonic = word,                       \
             .alias = called,                        \
             .dialect = &hook_dialect,               \
             .params_size = sizeof(show_tag_params), \
             .params = show_tag_param,               \
             .param_count = 1},                      \
    .print = print_inner                             \
  }
static const mica_attr_def tag1_def = TAG("tag1", "tag1"), odd_def = TAG("odd", "1 odd+name");
static const mica_attr_def *const hook_attrs[] = {&tag1_def, &odd_def};

static const mica_attr *tagged(mica_context *ctx, const mica_attr_def *def,
                               const mica_attr *inner) {
  const show_tag_params params = {inner};
  return mica_attr_get(ctx, def, &params);
}

// ---- Operations ---------------------------------------------------------------------------------

static const mica_value *stranger;  // what no hook should have
static const mica_block *strange_block;

// `hook.as_generic` and then its generic form, without or with the name.
static void print_as_generic(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_generic_op(p, op, mica_op_region_count(op) != 0);
}
// `hook.inline` and the first operation of its region.
static void print_inline(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_op_inline(p, mica_block_first(mica_region_first(mica_op_region(op, 0))));
}
static void print_arrow(mica_printer *p, const mica_op *op) {
  const mica_type *types[4];
  size_t count = 0;
  for (; count < mica_op_result_count(op); count++)
    types[count] = mica_value_type(mica_op_result(op, count));
  mica_print_arrow_types(p, (mica_types){types, count});
}
static void print_strange(mica_printer *p, const mica_op *op) {
  (void)op;
  mica_print_char(p, ' ');
  mica_print_operand(p, NULL);
  mica_print_text(p, ", ");
  mica_print_operand(p, stranger);
  mica_print_text(p, ", ");
  mica_print_operand(p, mica_block_argument_at(strange_block, 0));
  mica_print_text(p, ", ");
  mica_print_successor(p, strange_block);
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, MICA_STR(""));
}
static void print_missing_attr(mica_printer *p, const mica_op *op) {
  mica_print_attr(p, mica_op_attribute(op, MICA_STR("none")));
}
static void print_missing_type(mica_printer *p, const mica_op *op) {
  (void)op;
  mica_print_type(p, NULL);
  mica_print_attr(p, NULL);  // said once
}
static void print_nothing(mica_printer *p, const mica_op *op) { (void)p, (void)op; }

// The last result first; one of another operation has no say here.
static void name_results(const mica_op *op, mica_name_setter *set) {
  mica_set_value_number_name(set, mica_op_result(op, 3), MICA_STR(""), -7, MICA_STR(""));
  mica_set_value_name(set, mica_op_result(op, 1), MICA_STR("middle"));
  if (stranger != NULL) mica_set_value_name(set, stranger, MICA_STR("other"));
}
// The first name stays; one of a result or of another region's argument has no say here.
static void name_arguments(const mica_op *op, const mica_region *region, mica_name_setter *set) {
  const mica_value *argument = mica_block_argument_at(mica_region_first(region), 0);
  mica_set_value_number_name(set, argument, MICA_STR("it"), 5, MICA_STR("x"));
  mica_set_value_name(set, argument, MICA_STR("again"));
  mica_set_value_name(set, mica_op_result(op, 0), MICA_STR("other"));
  if (strange_block != NULL)
    mica_set_value_name(set, mica_block_argument_at(strange_block, 0), MICA_STR("other"));
}
static const mica_op_asm_interface naming = {.result_names = name_results,
                                             .block_argument_names = name_arguments};
static const mica_interface_impl naming_interfaces[] = {{&mica_op_asm_interface_id, &naming}};

#define OPERATION(called)                                                   \
  .name = called, .name_size = sizeof called - 1, .dialect = &hook_dialect, \
  .flags = MICA_OP_NO_TERMINATOR | MICA_OP_ANY_COUNTS
static const mica_op_def as_generic_def = {OPERATION("hook.as_generic"), .print = print_as_generic};
static const mica_op_def region_def = {OPERATION("hook.region"), .region_count = 1,
                                       .print = print_as_generic};
static const mica_op_def inline_def = {OPERATION("hook.inline"), .region_count = 1,
                                       .print = print_inline};
static const mica_op_def arrow_def = {OPERATION("hook.arrow"), .print = print_arrow};
static const mica_op_def strange_def = {OPERATION("hook.strange"), .print = print_strange};
static const mica_op_def no_attr_def = {OPERATION("hook.no_attr"), .print = print_missing_attr};
static const mica_op_def no_type_def = {OPERATION("hook.no_type"), .print = print_missing_type};
static const mica_op_def names_def = {OPERATION("hook.names"), .print = print_nothing,
                                      .interfaces = naming_interfaces, .interface_count = 1};
static const mica_op_def arguments_def = {OPERATION("hook.arguments"), .region_count = 1,
                                          .interfaces = naming_interfaces, .interface_count = 1};
static const mica_op_def *const hook_ops[] = {&arguments_def, &arrow_def,  &as_generic_def,
                                              &inline_def,    &names_def,  &no_attr_def,
                                              &no_type_def,   &region_def, &strange_def};
const mica_dialect_def hook_dialect = {.abi = MICA_ABI,
                                       .name = "hook",
                                       .ops = hook_ops,
                                       .op_count = sizeof hook_ops / sizeof *hook_ops,
                                       .attrs = hook_attrs,
                                       .attr_count = 2};

static int setup(void **state) {
  const int failed = show_setup(state);
  show_fixture *f = *state;
  stranger = NULL, strange_block = NULL;
  return failed != 0 || !mica_context_register(f->ctx, &hook_dialect);
}
#define HOOK_TEST(name) cmocka_unit_test_setup_teardown(name, setup, show_teardown)

// ---- Forms --------------------------------------------------------------------------------------

static void a_hook_may_print_the_generic_form(void **state) {
  show_fixture *f = *state;
  show_op(&f->builder, (show_shape){.def = &as_generic_def, .result_count = 1});
  mica_op *outer = show_op(&f->builder, (show_shape){.def = &region_def, .region_count = 1});
  mica_builder inner = f->builder;
  show_block(&inner, outer, 1);
  mica_op *op = show_op(&inner, (show_shape){.name = "x.a"});
  const mica_attr *map = mica_attr_affine_map(mica_affine_map_identity(f->ctx, 1));
  assert_true(mica_op_set_attribute(op, MICA_STR("map"), map));
  show_check(f->root, NULL,
             "#map = affine_map<(d0) -> (d0)>\n"
             "show.wrap {\n"
             "  %0 = hook.as_generic () : () -> i32\n"
             "  hook.region \"hook.region\"() ({\n"
             "  ^bb0(%arg0: i32):\n"
             "    \"x.a\"() {map = #map} : () -> ()\n"
             "  }) : () -> ()\n"
             "}\n");
}

static void an_inline_operation_has_no_line_of_its_own(void **state) {
  show_fixture *f = *state;
  const mica_op_def *const defs[] = {&show_warn_def, NULL};
  for (size_t i = 0; i < 2; i++) {
    mica_op *outer = show_op(&f->builder, (show_shape){.def = &inline_def, .region_count = 1});
    mica_builder inner = f->builder;
    show_block(&inner, outer, 0);
    mica_op *op = show_op(&inner, (show_shape){.def = defs[i], .name = "x.a"});
    mica_op_set_loc(op, mica_loc_file(f->ctx, MICA_STR("a.c"), 1, 2));
  }
  const mica_print_options options = {.debug_info = true, .assume_verified = true};
  show_check(f->root, &options,
             "show.wrap {\n"
             "  hook.inline warn loc(#loc)\n"
             "  hook.inline \"x.a\"() : () -> () loc(#loc)\n"
             "} loc(#loc)\n"
             "#loc = loc(unknown)\n"
             "#loc1 = loc(\"a.c\":1:2)\n");
}

static void an_arrow_stands_before_types_if_there_are_any(void **state) {
  show_fixture *f = *state;
  show_op(&f->builder, (show_shape){.def = &arrow_def});
  show_op(&f->builder, (show_shape){.def = &arrow_def, .result_count = 1});
  show_op(&f->builder, (show_shape){.def = &arrow_def, .result_count = 2});
  const mica_type *function = mica_type_function(f->ctx, (mica_types){0}, (mica_types){0});
  const mica_op_parts parts = {.result_types = &function, .result_count = 1};
  mica_builder_insert_new(&f->builder, mica_loc_unknown(), &arrow_def, &parts);
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  hook.arrow\n"
             "  %0 = hook.arrow -> i32\n"
             "  %1:2 = hook.arrow -> (i32, i32)\n"
             "  %2 = hook.arrow -> (() -> ())\n"
             "}\n");
}

// ---- Names --------------------------------------------------------------------------------------

static void results_are_named_in_any_order(void **state) {
  show_fixture *f = *state;
  mica_op *other = show_op(&f->builder, (show_shape){.name = "x.a", .result_count = 1});
  stranger = mica_op_result(other, 0);
  mica_op *op = show_op(&f->builder, (show_shape){.def = &names_def, .result_count = 5});
  mica_value *uses[] = {mica_op_result(op, 0), mica_op_result(op, 2), mica_op_result(op, 4)};
  show_op(&f->builder, (show_shape){.name = "x.b", .operands = uses, .operand_count = 3});
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  %0 = \"x.a\"() : () -> i32\n"
             "  %1, %middle:2, %-7:2 = hook.names\n"
             "  \"x.b\"(%1, %middle#1, %-7#1) : (i32, i32, i32) -> ()\n"
             "}\n");
}

static void an_argument_keeps_its_first_name(void **state) {
  show_fixture *f = *state;
  mica_op *detached = show_op(&(mica_builder){.context = f->ctx},
                              (show_shape){.name = "x.other", .region_count = 1});
  mica_builder away = {.context = f->ctx};
  strange_block = show_block(&away, detached, 1);
  mica_op *op = show_op(&f->builder,
                        (show_shape){.def = &arguments_def, .result_count = 4, .region_count = 1});
  mica_builder inner = f->builder;
  show_block(&inner, op, 1);
  show_op(&inner, (show_shape){.name = "x.a"});
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  %0, %middle:2, %-7 = \"hook.arguments\"() ({\n"
             "  ^bb0(%it5x: i32):\n"
             "    \"x.a\"() : () -> ()\n"
             "  }) : () -> (i32, i32, i32, i32)\n"
             "}\n");
  mica_op_destroy(detached);
}

static void what_is_no_part_of_the_text_is_said_to_be_unknown(void **state) {
  show_fixture *f = *state;
  mica_op *detached =
      show_op(&(mica_builder){.context = f->ctx},
              (show_shape){.name = "x.other", .result_count = 1, .region_count = 1});
  mica_builder away = {.context = f->ctx};
  strange_block = show_block(&away, detached, 1);
  stranger = mica_op_result(detached, 0);
  mica_op *op = show_op(&f->builder, (show_shape){.def = &strange_def});
  mica_value *use[] = {mica_op_result(detached, 0)};
  show_op(&f->builder, (show_shape){.name = "x.a", .operands = use, .operand_count = 1});
  const mica_print_options as_it_is = {.assume_verified = true};
  show_check(op, &as_it_is,
             "hook.strange <<NULL VALUE>>, <<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>, "
             "INVALIDBLOCK @\"\"");
  const mica_print_options users = {.value_users = true, .assume_verified = true};
  show_check(detached, &users,
             "%0 = \"x.other\"() ({\n"
             "^bb0(%arg0: i32):\n"
             "  // %arg0 is unused\n"
             "}) : () -> i32 // user: <<UNKNOWN OPERATION>>\n");
  mica_op_destroy(mica_block_last(mica_region_first(mica_op_region(f->root, 0))));
  mica_op_destroy(detached);
}

// ---- What isn't there ---------------------------------------------------------------------------

static void a_text_that_fails_says_why(void **state) {
  show_fixture *f = *state;
  capture said;
  capture_begin(&said, f->ctx);
  const mica_op_def *const defs[] = {&no_attr_def, &no_type_def};
  const char *const errors[] = {"error: an attribute that is to be printed isn't there\n",
                                "error: a type that is to be printed isn't there\n"};
  for (size_t i = 0; i < 2; i++) {
    mica_op *op = show_op(&f->builder, (show_shape){.def = defs[i]});
    assert_null(mica_op_to_text(f->root, NULL).data);
    assert_string_equal(capture_take(&said), errors[i]);
    mica_op_destroy(op);
  }
}

// ---- Aliases ------------------------------------------------------------------------------------

static void aliases_that_end_in_digits_stay_apart(void **state) {
  show_fixture *f = *state;
  mica_op *op = show_op(&f->builder, (show_shape){.name = "x.a"});
  const mica_attr *unit = mica_attr_unit(f->ctx), *one = mica_attr_i64(f->ctx, 1);
  const mica_attr *all[] = {show_tag(f->ctx, unit),          show_tag(f->ctx, one),
                            tagged(f->ctx, &tag1_def, unit), tagged(f->ctx, &tag1_def, one),
                            tagged(f->ctx, &odd_def, unit),  tagged(f->ctx, &odd_def, one)};
  assert_true(
      mica_op_set_attribute(op, MICA_STR("all"), mica_attr_array(f->ctx, (mica_attrs){all, 6})));
  show_check(
      f->root, NULL,
      "#_1_odd2Bname = #hook.odd<unit>\n"
      "#_1_odd2Bname1 = #hook.odd<1 : i64>\n"
      "#tag = #show.tag<unit>\n"
      "#tag1 = #show.tag<1 : i64>\n"
      "#tag1_1 = #hook.tag1<unit>\n"
      "#tag1_2 = #hook.tag1<1 : i64>\n"
      "show.wrap {\n"
      "  \"x.a\"() {all = [#tag, #tag1, #tag1_1, #tag1_2, #_1_odd2Bname, #_1_odd2Bname1]} : () "
      "-> ()\n"
      "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      HOOK_TEST(a_hook_may_print_the_generic_form),
      HOOK_TEST(an_inline_operation_has_no_line_of_its_own),
      HOOK_TEST(an_arrow_stands_before_types_if_there_are_any),
      HOOK_TEST(results_are_named_in_any_order),
      HOOK_TEST(an_argument_keeps_its_first_name),
      HOOK_TEST(what_is_no_part_of_the_text_is_said_to_be_unknown),
      HOOK_TEST(a_text_that_fails_says_why),
      HOOK_TEST(aliases_that_end_in_digits_stay_apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
