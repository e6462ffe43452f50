// Affine expressions, maps and sets made of others: inputs and parts replaced, simplified by
// flattening, sub-maps, symbols that nothing uses.
#include "printed.h"

typedef const mica_affine_expr *expr;

static bool append(void *user, const char *data, size_t size) {
  strncat(user, data, size);
  return true;
}

static void assert_expr(expr e, const char *expected) {
  char text[2048] = "";
  assert_non_null(e);
  assert_true(mica_affine_expr_print(e, (mica_sink){append, text}));
  assert_string_equal(text, expected);
}
static void assert_map(const mica_affine_map *map, const char *expected) {
  char text[2048] = "";
  assert_non_null(map);
  assert_true(mica_affine_map_print(map, (mica_sink){append, text}));
  assert_string_equal(text, expected);
}
static void assert_set(const mica_integer_set *set, const char *expected) {
  char text[2048] = "";
  assert_non_null(set);
  assert_true(mica_integer_set_print(set, (mica_sink){append, text}));
  assert_string_equal(text, expected);
}

static const mica_affine_map *map_of(mica_context *ctx, const char *text) {
  char whole[512];
  snprintf(whole, sizeof whole, "affine_map<%s>", text);
  const mica_attr *attr = mica_parse_attr_text(ctx, mica_str_of(whole));
  assert_non_null(attr);
  return mica_attr_affine_map_value(attr);
}

static void assert_simplified(mica_context *ctx, const char *map, const char *expected) {
  const mica_affine_map *m = map_of(ctx, map);
  assert_expr(mica_affine_simplify(m->results[0], m->dim_count, m->symbol_count), expected);
}

static void flat_forms_have_one_term_for_each_input(void **state) {
  mica_context *ctx = *state;
  assert_simplified(ctx, "(d0, d1)[s0] -> (d0 + d1 + d0 + s0 * 2 - s0)", "d0 * 2 + d1 + s0");
  assert_simplified(ctx, "(d0) -> ((d0 * 4 + 6) floordiv 2)", "d0 * 2 + 3");
  assert_simplified(ctx, "(d0) -> ((d0 * 4 + 6) mod 2)", "0");
  assert_simplified(ctx, "(d0) -> ((d0 * 4 + 6) mod 8)",
                    "d0 * 4 - ((d0 * 2 + 3) floordiv 4) * 8 + 6");
  assert_simplified(ctx, "(d0, d1) -> (d0 mod 4 + d1 + (d0 floordiv 4) * 4)", "d0 + d1");
  assert_simplified(ctx, "(d0, d1) -> ((d0 + d1) ceildiv 3 - (d0 + d1) ceildiv 3)", "0");
  assert_simplified(ctx, "(d0, d1) -> ((d0 + d1) ceildiv 3 + (d1 + d0) ceildiv 3 + 5 + d0)",
                    "d0 + ((d0 + d1) ceildiv 3) * 2 + 5");
  assert_simplified(ctx, "(d0)[s0] -> ((d0 floordiv 2) mod 3 + s0)",
                    "d0 floordiv 2 + ((d0 floordiv 2) floordiv 3) * -3 + s0");
}

static void what_has_no_flat_form_stays(void **state) {
  mica_context *ctx = *state;
  assert_simplified(ctx, "(d0) -> (d0 mod 0 + d0)", "d0 mod 0 + d0");
  assert_simplified(ctx, "(d0, d1) -> (((d0 * 9223372036854775807 + d1) mod 5) * 7)",
                    "((d0 * 9223372036854775807 + d1) mod 5) * 7");
  assert_false(mica_affine_is_pure(map_of(ctx, "(d0)[s0] -> (d0 * s0)")->results[0]));
  assert_true(mica_affine_is_pure(map_of(ctx, "(d0)[s0] -> (d0 mod 3 + s0 * 4)")->results[0]));
}

// Products and quotients by symbols are terms, too; they stand in the order of their left sides.
static void terms_by_symbols_are_ordered(void **state) {
  mica_context *ctx = *state;
  assert_simplified(ctx, "(d0)[s0, s1] -> (s0 + d0 * s0 + d0 + s1 * s0)",
                    "d0 + d0 * s0 + s0 + s0 * s1");
  assert_simplified(ctx, "(d0)[s0] -> (d0 floordiv s0 + d0)", "d0 + d0 floordiv s0");
  assert_simplified(ctx,
                    "(d0, d1)[s0] -> ((d0 + d1) * s0 + s0 floordiv 2 + d1 mod s0 + d0 - d0 + 1)",
                    "d1 mod s0 + s0 floordiv 2 + (d0 + d1) * s0 + 1");
  assert_simplified(ctx, "()[s0, s1] -> (s0 mod s1 - (s0 + s1 - s1) mod s1)", "0");
  assert_simplified(ctx, "(d0)[s0] -> (d0 floordiv s0 + d0 * s0 + d0 + s0 - s0)",
                    "d0 + d0 floordiv s0 + d0 * s0");
}

static void symbols_divide_what_they_go_into(void **state) {
  mica_context *ctx = *state;
  assert_simplified(ctx, "(d0)[s0] -> ((d0 * s0) floordiv s0)", "d0");
  assert_simplified(ctx, "(d0)[s0] -> ((d0 * s0) mod s0)", "0");
  assert_simplified(ctx, "(d0)[s0, s1] -> (((d0 * s0) floordiv s1) floordiv s0)", "d0 floordiv s1");
  assert_simplified(ctx, "(d0)[s0, s1] -> (((d0 * s0) mod (s0 * s1)) ceildiv s0)", "d0 mod s1");
  assert_simplified(ctx, "(d0)[s0] -> ((d0 * s0 - s0 floordiv 4) floordiv s0)",
                    "(d0 * s0 - s0 floordiv 4) floordiv s0");
  assert_simplified(ctx, "(d0, d1)[s0] -> ((d0 - (d0 - d1) mod s0 - d1) mod s0)", "0");
  assert_simplified(ctx, "(d0)[s0] -> ((d0 - d0 mod (s0 * 2)) mod s0)",
                    "(d0 - d0 mod (s0 * 2)) mod s0");
}

// A rest of what has a rest, and so on: each takes as long as two of the one before.
static void symbols_divide_in_bounded_time(void **state) {
  mica_context *ctx = *state;
  expr s0 = mica_affine_symbol(ctx, 0), d0 = mica_affine_dim(ctx, 0), e = d0;
  expr minus = mica_affine_constant(ctx, -1);
  for (int i = 0; i < 200; i++) {
    expr rest = mica_affine_binary(MICA_AFFINE_MOD, e, s0);
    e = mica_affine_binary(MICA_AFFINE_MUL, mica_affine_binary(MICA_AFFINE_ADD, rest, d0), s0);
    expr taken =
        mica_affine_binary(MICA_AFFINE_MUL, mica_affine_binary(MICA_AFFINE_MOD, e, s0), minus);
    e = mica_affine_binary(MICA_AFFINE_ADD, e, taken);
  }
  e = mica_affine_binary(MICA_AFFINE_MOD, e, s0);
  assert_ptr_equal(mica_affine_simplify(e, 1, 1), e);
}

static void deep_expressions_need_no_stack(void **state) {
  mica_context *ctx = *state;
  expr e = mica_affine_dim(ctx, 0), d1 = mica_affine_dim(ctx, 1);
  for (int i = 0; i < 100000; i++)
    e = mica_affine_binary(MICA_AFFINE_MOD, mica_affine_binary(MICA_AFFINE_ADD, e, d1),
                           mica_affine_symbol(ctx, (uint32_t)i % 7));
  assert_non_null(mica_affine_shift_dims(e, 2, 1, 0));
  assert_false(mica_affine_is_pure(e));
  assert_ptr_equal(mica_affine_simplify(e, 2, 7), e);
}

static void multiples_are_known(void **state) {
  mica_context *ctx = *state;
  expr e = map_of(ctx, "(d0) -> (d0 * 6 + 4)")->results[0];
  assert_int_equal(e->known_divisor, 2);
  assert_true(mica_affine_is_multiple_of(e, 2));
  assert_true(mica_affine_is_multiple_of(e, -2));
  assert_false(mica_affine_is_multiple_of(e, 4));
}

static void inputs_and_parts_are_replaced(void **state) {
  mica_context *ctx = *state;
  expr e = map_of(ctx, "(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s1)")->results[0];
  assert_expr(mica_affine_compose(e, map_of(ctx, "(d0) -> (d0 * 3, d0 + 7)")),
              "d0 * 3 + (d0 + 7) * 2 + s1");
  assert_expr(mica_affine_shift_dims(e, 2, 3, 1), "d0 + d4 * 2 + s1");
  assert_expr(mica_affine_shift_symbols(e, 2, 3, 0), "d0 + d1 * 2 + s4");
  expr five = mica_affine_constant(ctx, 5), d1 = mica_affine_dim(ctx, 1);
  assert_expr(mica_affine_replace(e, d1, five), "d0 + s1 + 10");
  assert_ptr_equal(mica_affine_replace(e, mica_affine_dim(ctx, 7), five), e);
  assert_ptr_equal(mica_affine_replace(e, e, five), five);
  assert_ptr_equal(mica_affine_replace_inputs(e, NULL, 0, NULL, 0), e);
  assert_null(mica_affine_replace_inputs(e, (const expr[]){NULL}, 1, NULL, 0));
  assert_null(mica_affine_replace(e, d1, NULL));
  assert_null(mica_affine_compose(e, NULL));
}

static void maps_of_common_forms(void **state) {
  mica_context *ctx = *state;
  assert_map(mica_affine_map_minor_identity(ctx, 3, 2), "(d0, d1, d2) -> (d1, d2)");
  assert_map(mica_affine_map_permutation(ctx, (const uint32_t[]){2, 0, 1}, 3),
             "(d0, d1, d2) -> (d2, d0, d1)");
  assert_map(mica_affine_map_constant(ctx, 3), "() -> (3)");
  assert_true(mica_affine_map_is_single_constant(mica_affine_map_constant(ctx, 3)));
  assert_int_equal(mica_affine_map_single_constant(mica_affine_map_constant(ctx, 3)), 3);
  assert_true(mica_affine_map_is_empty(mica_affine_map_get(ctx, 0, 0, NULL, 0)));
  assert_false(mica_affine_map_is_empty(mica_affine_map_get(ctx, 1, 0, NULL, 0)));
  assert_true(mica_affine_map_is_minor_identity(map_of(ctx, "(d0, d1) -> (d1)")));
  assert_false(mica_affine_map_is_minor_identity(map_of(ctx, "(d0, d1)[s0] -> (d1)")));
  assert_false(mica_affine_map_is_minor_identity(map_of(ctx, "(d0) -> (d0, d0)")));
  assert_true(mica_affine_map_is_identity(map_of(ctx, "(d0)[s0] -> (d0)")));
  assert_true(mica_affine_map_is_permutation(map_of(ctx, "(d0, d1) -> (d1, d0)")));
  assert_false(mica_affine_map_is_permutation(map_of(ctx, "(d0, d1) -> (d1)")));
  assert_int_equal(mica_affine_map_input_count(map_of(ctx, "(d0)[s0, s1] -> (d0)")), 3);
}

static void maps_are_made_of_one(void **state) {
  mica_context *ctx = *state;
  const mica_affine_map *map = map_of(ctx, "(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s1, d1 mod 3)");
  assert_map(mica_affine_map_sub(map, (const size_t[]){1, 0}, 2),
             "(d0, d1)[s0, s1] -> (d1 mod 3, d0 + d1 * 2 + s1)");
  assert_map(mica_affine_map_minor_sub(map, 1), "(d0, d1)[s0, s1] -> (d1 mod 3)");
  assert_map(mica_affine_map_major_sub(map, 1), "(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s1)");
  assert_map(
      mica_affine_map_replace(map, mica_affine_dim(ctx, 1), mica_affine_constant(ctx, 5), 1, 2),
      "(d0)[s0, s1] -> (d0 + s1 + 10, 2)");
}

static void unused_symbols_go(void **state) {
  mica_context *ctx = *state;
  const mica_affine_map *maps[] = {map_of(ctx, "(d0)[s0, s1, s2] -> (d0 + s2)"),
                                   map_of(ctx, "(d0)[s0, s1, s2] -> (s0, s2 mod 2)")};
  assert_true(mica_affine_maps_compress_symbols(maps, 2, maps));
  assert_map(maps[0], "(d0)[s0, s1] -> (d0 + s1)");
  assert_map(maps[1], "(d0)[s0, s1] -> (s0, s1 mod 2)");
  assert_true(mica_affine_maps_compress_symbols(NULL, 0, NULL));
}

static void sets_are_made_of_others(void **state) {
  mica_context *ctx = *state;
  const mica_integer_set *empty = mica_integer_set_empty(ctx, 2, 1);
  assert_set(empty, "(d0, d1)[s0] : (1 == 0)");
  assert_true(mica_integer_set_is_empty(empty));
  const mica_attr *attr =
      mica_parse_attr_text(ctx, MICA_STR("affine_set<(d0)[s0] : (d0 - s0 == 0, d0 >= 0)>"));
  const mica_integer_set *set = mica_attr_integer_set_value(attr);
  assert_false(mica_integer_set_is_empty(set));
  assert_int_equal(mica_integer_set_equality_count(set), 1);
  assert_int_equal(mica_integer_set_input_count(set), 2);
  expr dim = mica_affine_dim(ctx, 1), symbol = mica_affine_constant(ctx, 4);
  assert_set(mica_integer_set_replace_inputs(set, &dim, &symbol, 2, 0),
             "(d0, d1) : (d1 - 4 == 0, d1 >= 0)");
}

static void layouts_are_maps(void **state) {
  mica_context *ctx = *state;
  static const char *const cases[][2] = {
      {"memref<2x3xf32>", "(d0, d1) -> (d0, d1)"},
      {"memref<2x3xf32, strided<[?, 4], offset: ?>>",
       "(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1 * 4)"},
      {"memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>", "(d0, d1) -> (d1, d0)"},
  };
  for (size_t i = 0; i < LIST_SIZE(cases); i++) {
    const mica_type *type = mica_parse_type_text(ctx, mica_str_of(cases[i][0]));
    assert_map(mica_type_layout_map(type), cases[i][1]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(flat_forms_have_one_term_for_each_input),
      IN_CONTEXT(what_has_no_flat_form_stays),
      IN_CONTEXT(terms_by_symbols_are_ordered),
      IN_CONTEXT(symbols_divide_what_they_go_into),
      IN_CONTEXT(symbols_divide_in_bounded_time),
      IN_CONTEXT(deep_expressions_need_no_stack),
      IN_CONTEXT(multiples_are_known),
      IN_CONTEXT(inputs_and_parts_are_replaced),
      IN_CONTEXT(maps_of_common_forms),
      IN_CONTEXT(maps_are_made_of_one),
      IN_CONTEXT(unused_symbols_go),
      IN_CONTEXT(sets_are_made_of_others),
      IN_CONTEXT(layouts_are_maps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
