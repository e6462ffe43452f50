// How values and blocks are called in printed text.
#include "print_show.h"

static void values_without_names_are_numbered(void **state) {
  show_fixture *f = *state;
  mica_op *a = show_op(&f->builder, (show_shape){.name = "x.a", .result_count = 1});
  mica_value *use[] = {mica_op_result(a, 0)};
  show_op(&f->builder,
          (show_shape){.name = "x.b", .operands = use, .operand_count = 1, .result_count = 2});
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  %0 = \"x.a\"() : () -> i32\n"
             "  %1:2 = \"x.b\"(%0) : (i32) -> (i32, i32)\n"
             "}\n");
}

static void a_name_in_use_gets_a_number(void **state) {
  show_fixture *f = *state;
  show_const(&f->builder, "c");
  show_const(&f->builder, "c");
  show_const(&f->builder, "c_0");
  show_const(&f->builder, "c");
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  %c = const \"c\"\n"
             "  %c_0 = const \"c\"\n"
             "  %c_0_1 = const \"c_0\"\n"
             "  %c_2 = const \"c\"\n"
             "}\n");
}

static void names_are_made_fit_for_text(void **state) {
  show_fixture *f = *state;
  show_const(&f->builder, "1st");
  show_const(&f->builder, "a b");
  show_const(&f->builder, "x+y");
  show_const(&f->builder, "\xc3\xa9");
  show_const(&f->builder, "");
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  %_1st = const \"1st\"\n"
             "  %a_b = const \"a b\"\n"
             "  %x2By = const \"x+y\"\n"
             "  %_C3A9 = const \"\\C3\\A9\"\n"
             "  %0 = const \"\"\n"
             "}\n");
}

static void names_end_with_their_region(void **state) {
  show_fixture *f = *state;
  mica_builder inner = f->builder;
  show_wrap(&inner, 0);
  show_const(&inner, "c");
  inner = f->builder;
  show_wrap(&inner, 0);
  show_const(&inner, "c");
  show_const(&f->builder, "d");
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  wrap {\n"
             "    %c = const \"c\"\n"
             "  }\n"
             "  wrap {\n"
             "    %c = const \"c\"\n"
             "  }\n"
             "  %d = const \"d\"\n"
             "}\n");
}

static void results_have_names_in_groups(void **state) {
  show_fixture *f = *state;
  mica_op *group = show_op(&f->builder, (show_shape){.def = &show_group_def, .result_count = 3});
  mica_value *all[] = {mica_op_result(group, 0), mica_op_result(group, 1),
                       mica_op_result(group, 2)};
  show_op(&f->builder, (show_shape){.def = &show_end_def, .operands = all, .operand_count = 3});
  mica_print_options generic = {.generic = true};
  show_check(group, NULL, "%0, %rest:2 = show.group");
  show_check(group, &generic, "%0:3 = \"show.group\"() : () -> (i32, i32, i32)");
}

static void names_survive_another_run_within(void **state) {
  show_fixture *f = *state;
  for (int i = 0; i < 2; i++) {
    mica_op *plain = show_op(&f->builder, (show_shape){.name = "x.a", .region_count = 1});
    mica_builder inner = f->builder;
    mica_value *argument = mica_block_argument_at(show_block(&inner, plain, 1), 0);
    if (i == 0) show_op(&inner, (show_shape){.def = &show_echo_def});
    show_op(&inner, (show_shape){.name = "x.b", .operands = &argument, .operand_count = 1});
  }
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  \"x.a\"() ({\n"
             "  ^bb0(%arg0: i32):\n"
             "    show.echo \"show.echo\"() : () -> ()\n"
             "    \"x.b\"(%arg0) : (i32) -> ()\n"
             "  }) : () -> ()\n"
             "  \"x.a\"() ({\n"
             "  ^bb0(%arg0: i32):\n"
             "    \"x.b\"(%arg0) : (i32) -> ()\n"
             "  }) : () -> ()\n"
             "}\n");
}

static void arguments_are_numbered_or_named(void **state) {
  show_fixture *f = *state;
  mica_op *plain = show_op(&f->builder, (show_shape){.name = "x.a", .region_count = 1});
  mica_builder inner = f->builder;
  show_block(&inner, plain, 2);
  show_block(&inner, plain, 1);
  show_op(&inner, (show_shape){.name = "x.b"});
  inner = f->builder;
  show_wrap(&inner, 2);
  const mica_print_options as_it_is = {.assume_verified = true};
  show_check(f->root, &as_it_is,
             "show.wrap {\n"
             "  \"x.a\"() ({\n"
             "  ^bb0(%arg0: i32, %arg1: i32):\n"
             "  ^bb1(%0: i32):  // no predecessors\n"
             "    \"x.b\"() : () -> ()\n"
             "  }) : () -> ()\n"
             "  wrap {\n"
             "  ^bb0(%in: i32, %in_0: i32):\n"
             "  }\n"
             "}\n");
}

static void a_name_like_an_argument_is_not_taken_twice(void **state) {
  show_fixture *f = *state;
  mica_op *plain = show_op(&f->builder, (show_shape){.name = "x.a", .region_count = 1});
  mica_builder inner = f->builder;
  show_block(&inner, plain, 1);
  show_const(&inner, "arg0");
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  \"x.a\"() ({\n"
             "  ^bb0(%arg0: i32):\n"
             "    %arg0_0 = show.const \"arg0\"\n"
             "  }) : () -> ()\n"
             "}\n");
}

static void an_invalid_operation_is_printed_in_generic_form(void **state) {
  show_fixture *f = *state;
  show_op(&f->builder, (show_shape){.def = &show_const_def, .text = "c"});
  show_check(f->root, NULL,
             "\"show.wrap\"() ({\n"
             "  \"show.const\"() <{name = \"c\"}> : () -> ()\n"
             "}) : () -> ()\n");
  assert_string_equal(capture_take(&f->capture), "");  // silently
  assert_int_equal(mica_context_error_count(f->ctx), 0);
}

static void the_names_of_an_inner_operation_are_those_of_the_whole(void **state) {
  show_fixture *f = *state;
  show_op(&f->builder, (show_shape){.name = "x.a", .result_count = 1});
  mica_op *b = show_op(&f->builder, (show_shape){.name = "x.b", .result_count = 1});
  mica_value *use[] = {mica_op_result(b, 0)};
  mica_op *c =
      show_op(&f->builder, (show_shape){.name = "x.c", .operands = use, .operand_count = 1});
  show_check(c, NULL, "\"x.c\"(%1) : (i32) -> ()");
}

static void two_predecessors_are_in_the_order_of_the_text(void **state) {
  show_fixture *f = *state;
  mica_op *holder = show_op(&f->builder, (show_shape){.name = "x.a", .region_count = 1});
  mica_builder b = f->builder;
  show_block(&b, holder, 0);
  mica_builder second = f->builder;
  mica_block *one = show_block(&second, holder, 0);
  mica_op_parts to_one = {.successors = &one, .successor_count = 1};
  mica_builder_insert_unregistered(&second, mica_loc_unknown(), MICA_STR("x.br"), &to_one);
  mica_builder_insert_unregistered(&b, mica_loc_unknown(), MICA_STR("x.br"), &to_one);
  show_check(f->root, NULL,
             "show.wrap {\n"
             "  \"x.a\"() ({\n"
             "    \"x.br\"()[^bb1] : () -> ()\n"
             "  ^bb1:  // 2 preds: ^bb0, ^bb1\n"
             "    \"x.br\"()[^bb1] : () -> ()\n"
             "  }) : () -> ()\n"
             "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SHOW_TEST(values_without_names_are_numbered),
      SHOW_TEST(a_name_in_use_gets_a_number),
      SHOW_TEST(names_are_made_fit_for_text),
      SHOW_TEST(names_end_with_their_region),
      SHOW_TEST(results_have_names_in_groups),
      SHOW_TEST(names_survive_another_run_within),
      SHOW_TEST(arguments_are_numbered_or_named),
      SHOW_TEST(a_name_like_an_argument_is_not_taken_twice),
      SHOW_TEST(an_invalid_operation_is_printed_in_generic_form),
      SHOW_TEST(the_names_of_an_inner_operation_are_those_of_the_whole),
      SHOW_TEST(two_predecessors_are_in_the_order_of_the_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
