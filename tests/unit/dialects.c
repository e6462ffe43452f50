// Registering dialects, and the names of operations.
#include "mica/former.h"
#include "probe/probe.h"
#include "toy.h"

// F001-159
static void registered_name_finds_its_definition(void **state) {
  toy_fixture *f = *state;
  static const char *const names[] = {"toy.add",   "toy.br",   "toy.call", "toy.func",
                                      "toy.graph", "toy.loop", "toy.ret",  "toy.table"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const mica_op_name *name = mica_op_name_get(f->ctx, mica_str_of(names[i]));
    assert_non_null(name->def);
    assert_string_equal(name->def->name, names[i]);
    assert_ptr_equal(mica_op_name_of_def(f->ctx, name->def), name);
  }
}

static void unknown_names_have_no_definition(void **state) {
  toy_fixture *f = *state;
  static const char *const names[] = {"toy.ad", "toy.addd", "toy.zzz", "toy.", "toy", "other.add"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const mica_op_name *name = mica_op_name_get(f->ctx, mica_str_of(names[i]));
    assert_null(name->def);
    assert_ptr_equal(mica_op_name_get(f->ctx, mica_str_of(names[i])), name);
  }
  assert_ptr_equal(mica_op_name_get(f->ctx, MICA_STR("toy.zzz"))->dialect, &toy_dialect);
}

static void many_names_keep_apart(void **state) {
  toy_fixture *f = *state;
  const mica_op_name *names[3000];
  char text[32];
  for (size_t i = 0; i < 3000; i++) {
    snprintf(text, sizeof text, "many.op_%zu", i);
    names[i] = mica_op_name_get(f->ctx, mica_str_of(text));
  }
  for (size_t i = 0; i < 3000; i++) {
    snprintf(text, sizeof text, "many.op_%zu", i);
    assert_ptr_equal(mica_op_name_get(f->ctx, mica_str_of(text)), names[i]);
    assert_true(mica_str_is(names[i]->name, text));
  }
}

static void interned_texts_are_one(void **state) {
  toy_fixture *f = *state;
  char text[] = "some text";
  mica_str a = mica_context_intern(f->ctx, mica_str_of(text));
  assert_ptr_not_equal(a.data, text);
  assert_int_equal(a.data[a.size], 0);
  assert_ptr_equal(mica_context_intern(f->ctx, MICA_STR("some text")).data, a.data);
  assert_ptr_not_equal(mica_context_intern(f->ctx, MICA_STR("some tex")).data, a.data);
  mica_str nothing = mica_context_intern(f->ctx, (mica_str){NULL, 0});
  assert_non_null(nothing.data);
  assert_ptr_equal(mica_context_intern(f->ctx, MICA_STR("")).data, nothing.data);
}

static void dialect_of_another_abi_is_refused(void **state) {
  toy_fixture *f = *state;
  const mica_dialect_def strange = {.abi = MICA_ABI + 1, .name = "strange"};
  assert_false(mica_context_register(f->ctx, &strange));
  assert_non_null(strstr(capture_take(&f->capture), "run mica-gen again"));
  assert_null(mica_context_dialect(f->ctx, MICA_STR("strange")));
}

static void namespaces_are_taken_once(void **state) {
  toy_fixture *f = *state;
  const mica_dialect_def other = {.abi = MICA_ABI, .name = "toy"};
  assert_true(mica_context_register(f->ctx, &toy_dialect));
  assert_false(mica_context_register(f->ctx, &other));
  TOY_REPORTED(f, "error: a dialect with namespace 'toy' is already registered\n");
}

static void dependents_are_registered_too(void **state) {
  toy_fixture *f = *state;
  static const mica_dialect_def last = {.abi = MICA_ABI, .name = "last"};
  static const mica_dialect_def *const needs_last[] = {&last, NULL};
  static const mica_dialect_def middle = {
      .abi = MICA_ABI, .name = "middle", .dependents = needs_last};
  static const mica_dialect_def *const needs_middle[] = {&middle, NULL};
  static const mica_dialect_def first = {
      .abi = MICA_ABI, .name = "first", .dependents = needs_middle};
  assert_true(mica_context_register(f->ctx, &first));
  assert_ptr_equal(mica_context_dialect(f->ctx, MICA_STR("last")), &last);
  assert_int_equal(mica_context_dialect_count(f->ctx), 4);
}

static void name_is_looked_up_again_when_its_dialect_comes(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  mica_builder b = mica_builder_detached(ctx);
  mica_op *early = toy_unknown(&b, "toy.graph", NULL, 0, 0);
  assert_true(mica_context_register(ctx, &toy_dialect));
  assert_null(mica_op_def_of(early));
  assert_ptr_equal(mica_op_name_get(ctx, MICA_STR("toy.graph"))->def, &toy_graph_def);
  mica_op_destroy(early);
  mica_context_destroy(ctx);
}

// Hundreds of names of two dialects: those of the one that comes are forgotten, the others stay.
static void names_of_other_dialects_stay_as_they_are(void **state) {
  (void)state;
  enum { COUNT = 300 };
  mica_context *ctx = mica_context_create(NULL);
  const mica_op_name *others[COUNT];
  char name[24];
  for (int i = 0; i < COUNT; i++) {
    snprintf(name, sizeof name, "toy.u%d", i);
    assert_non_null(mica_op_name_get(ctx, mica_str_of(name)));
    snprintf(name, sizeof name, "x.u%d", i);
    others[i] = mica_op_name_get(ctx, mica_str_of(name));
  }
  assert_null(mica_op_name_get(ctx, MICA_STR("toy.add"))->def);
  assert_true(mica_context_register(ctx, &toy_dialect));
  assert_ptr_equal(mica_op_name_get(ctx, MICA_STR("toy.add"))->def, &toy_add_def);
  for (int i = 0; i < COUNT; i++) {
    snprintf(name, sizeof name, "x.u%d", i);
    assert_ptr_equal(mica_op_name_get(ctx, mica_str_of(name)), others[i]);
  }
  mica_context_destroy(ctx);
}

static void extensions_have_an_abi_too(void **state) {
  toy_fixture *f = *state;
  const mica_dialect_def late = {.abi = MICA_ABI + 1, .name = "toy", .extends = &toy_dialect};
  assert_false(mica_context_register(f->ctx, &late));
  assert_non_null(strstr(capture_take(&f->capture), "run mica-gen again"));
  assert_ptr_equal(mica_context_dialect_part(f->ctx, &toy_dialect, 0), &toy_dialect);
  assert_null(mica_context_dialect_part(f->ctx, &toy_dialect, 1));
  assert_null(mica_context_dialect_at(f->ctx, mica_context_dialect_count(f->ctx)));
}

// Older text with a number for a value needs a dialect whose constants such numbers become.
static void number_of_older_text_needs_a_dialect_of_constants(void **state) {
  toy_fixture *f = *state;
  assert_true(mica_context_register(f->ctx, &probe_dialect));
  const mica_parse_options options = {.former = &mica_former_text};
  assert_null(mica_parse_module(f->ctx, MICA_STR("tally from 3 by 1 : i32"), &options));
  TOY_REPORTED(f,
               "error: a number can't stand for a value: no dialect is registered whose operation "
               "it could become\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(registered_name_finds_its_definition),
      TOY_TEST(unknown_names_have_no_definition),
      TOY_TEST(many_names_keep_apart),
      TOY_TEST(interned_texts_are_one),
      TOY_TEST(dialect_of_another_abi_is_refused),
      TOY_TEST(namespaces_are_taken_once),
      TOY_TEST(dependents_are_registered_too),
      TOY_TEST(extensions_have_an_abi_too),
      cmocka_unit_test(names_of_other_dialects_stay_as_they_are),
      TOY_TEST(number_of_older_text_needs_a_dialect_of_constants),
      cmocka_unit_test(name_is_looked_up_again_when_its_dialect_comes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
