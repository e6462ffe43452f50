// Types and attributes of a dialect: parameters of every kind are copied, compared and printed as
// their table says.
#include "budget.h"
#include "capture.h"
#include "printed.h"

#include "mica/predicate.h"

// ---- A dialect with one type that has every kind of parameter -----------------------------------

typedef struct words {
  const uint32_t *data;
  size_t size;
} words;
typedef struct tag {
  const char *name;
} tag;  // compared by its first letter
typedef struct box_params {
  const mica_type *inner;
  const mica_attr *note;
  const mica_affine_map *map;
  int16_t number;
  double ratio;
  mica_str label;
  mica_types types;
  mica_attrs attrs;
  mica_strs names;
  words words;
  tag tag;
  int32_t visits;  // not part of what it is
} box_params;

static uint64_t hash_tag(const void *value) { return (uint64_t)((const tag *)value)->name[0]; }
static bool equal_tags(const void *a, const void *b) { return hash_tag(a) == hash_tag(b); }
static bool copy_tag(mica_context *ctx, void *to, const void *from) {
  mica_str copy = mica_context_intern(ctx, mica_str_of(((const tag *)from)->name));
  ((tag *)to)->name = copy.data;
  return copy.data != NULL;
}
static const mica_param_hooks tag_hooks = {hash_tag, equal_tags, copy_tag};

// clang-format off
#define BEGIN_ROW(field, kind_, size_) \
  .name = #field, .kind = kind_, .offset = (uint32_t)offsetof(box_params, field), .size = size_
#define ROW(field, kind, size) {BEGIN_ROW(field, kind, size)}
// clang-format on
static const mica_param_def box_rows[] = {
    ROW(inner, MICA_PARAM_TYPE, 0),
    ROW(note, MICA_PARAM_ATTR, 0),
    ROW(map, MICA_PARAM_POINTER, 0),
    ROW(number, MICA_PARAM_BITS, sizeof(int16_t)),
    ROW(ratio, MICA_PARAM_FLOAT, 0),
    ROW(label, MICA_PARAM_STR, 0),
    ROW(types, MICA_PARAM_TYPES, 0),
    ROW(attrs, MICA_PARAM_ATTRS, 0),
    ROW(names, MICA_PARAM_STRS, 0),
    ROW(words, MICA_PARAM_ARRAY, sizeof(uint32_t)),
    {BEGIN_ROW(tag, MICA_PARAM_CUSTOM, sizeof(tag)), .hooks = &tag_hooks},
    {BEGIN_ROW(visits, MICA_PARAM_BITS, sizeof(int32_t)), .not_key = true},
};

static void print_box(mica_printer *p, const mica_type *type) {
  const box_params *box = mica_type_params(type);
  mica_print_str(p, box->label);
}
static bool check_box(mica_context *ctx, mica_loc loc, const void *params) {
  const box_params *box = params;
  return box->number >= 0 || mica_error(ctx, loc, "a box has no negative number");
}

static const mica_dialect_def shop;
static const mica_type_def box_def = {
    .base = {.abi = MICA_ABI,
             .name = "shop.box",
             .mnemonic = "box",
             .dialect = &shop,
             .params_size = sizeof(box_params),
             .params = box_rows,
             .param_count = LIST_SIZE(box_rows)},
    .print = print_box,
    .verify = check_box,
};
static const mica_type_def *const shop_types[] = {&box_def};
static const mica_dialect_def shop = {
    .abi = MICA_ABI, .name = "shop", .types = shop_types, .type_count = 1};

// Everything in it is the caller's, to be changed afterwards.
typedef struct box_source {
  char label[16], names[2][8];
  mica_str name_list[2];
  const mica_type *types[2];
  const mica_attr *attrs[1];
  uint32_t words[3];
  box_params params;
} box_source;

static const box_params *fill_box(box_source *s, mica_context *ctx) {
  *s = (box_source){.label = "<a>", .names = {"x", "yy"}, .words = {1, 2, 3}};
  s->types[0] = s->types[1] = mica_type_i(ctx, 8);
  s->attrs[0] = mica_attr_unit(ctx);
  for (int i = 0; i < 2; i++) s->name_list[i] = mica_str_of(s->names[i]);
  s->params = (box_params){.inner = s->types[0],
                           .note = s->attrs[0],
                           .map = mica_affine_map_identity(ctx, 1),
                           .number = 5,
                           .ratio = 0.5,
                           .label = mica_str_of(s->label),
                           .types = {s->types, 2},
                           .attrs = {s->attrs, 1},
                           .names = {s->name_list, 2},
                           .words = {s->words, 3},
                           .tag = {"apple"}};
  return &s->params;
}

// ---- Tests --------------------------------------------------------------------------------------

// F001-145, F001-146, F001-151: a struct of parameters, the table of them, and how to get at them.
// F001-152: what changes later is no part of what a type is.
static void equal_parameters_make_one_type(void **state) {
  box_source a, b;
  const mica_type *first = mica_type_get(*state, &box_def, fill_box(&a, *state));
  fill_box(&b, *state);
  b.params.tag.name = "apricot";
  b.params.visits = 99;
  assert_ptr_equal(mica_type_get(*state, &box_def, &b.params), first);
  assert_true(mica_type_isa(first, &box_def));
  assert_true(mica_str_is(mica_type_dialect_name(first), "shop"));
}

// F001-148, F001-150
static void each_parameter_tells_types_apart(void **state) {
  box_source s;
  const mica_type *first = mica_type_get(*state, &box_def, fill_box(&s, *state)), *made[11];
  const mica_attr *other_attr = mica_attr_i64(*state, 1);
#define WITH(i, change) \
  (fill_box(&s, *state), change, made[i] = mica_type_get(*state, &box_def, &s.params))
  WITH(0, s.params.inner = NULL);
  WITH(1, s.params.note = other_attr);
  WITH(2, s.params.map = NULL);
  WITH(3, s.params.number = 6);
  WITH(4, s.params.ratio = -0.0);
  WITH(5, s.label[1] = 'b');
  WITH(6, s.params.types.size = 1);
  WITH(7, s.attrs[0] = other_attr);
  WITH(8, s.names[1][0] = 'z');
  WITH(9, s.words[2] = 4);
  WITH(10, s.params.tag.name = "pear");
#undef WITH
  for (size_t i = 0; i < LIST_SIZE(made); i++) {
    assert_ptr_not_equal(made[i], first);
    for (size_t k = 0; k < i; k++) assert_ptr_not_equal(made[i], made[k]);
  }
}

// F001-069, F001-147
static void parameters_are_copied(void **state) {
  box_source s;
  const mica_type *type = mica_type_get(*state, &box_def, fill_box(&s, *state));
  memset(&s, 0xee, sizeof s);
  const box_params *box = mica_type_params(type);
  assert_true(mica_str_is(box->label, "<a>"));
  assert_int_equal(strlen(box->label.data), box->label.size);  // a NUL stands after
  assert_true(mica_str_is(box->names.data[0], "x") && mica_str_is(box->names.data[1], "yy"));
  assert_int_equal(box->words.data[2], 3);
  assert_ptr_equal(box->types.data[1], mica_type_i(*state, 8));
  assert_ptr_equal(box->attrs.data[0], mica_attr_unit(*state));
  assert_string_equal(box->tag.name, "apple");
}

static void parameters_are_found_by_name(void **state) {
  box_source s;
  fill_box(&s, *state);
  s.params.number = -2;  // a narrow number is taken as unsigned
  const mica_type *type = mica_type_get(*state, &box_def, &s.params);
  assert_true(mica_type_is_named(type, "shop.box"));
  assert_false(mica_type_is_named(type, "shop.bo"));
  assert_true(mica_type_is_of_dialect(type, "shop"));
  assert_false(mica_type_is_of_dialect(type, "sho"));
  assert_ptr_equal(mica_type_param_type(type, "inner"), mica_type_i(*state, 8));
  assert_ptr_equal(mica_type_param_attr(type, "note"), mica_attr_unit(*state));
  assert_int_equal(mica_type_param_number(type, "number"), 65534);
  assert_int_equal(mica_type_param_number(type, "visits"), 0);
  assert_int_equal(mica_type_param_types(type, "types").size, 2);
  // Of another kind, or of no such name.
  assert_true(mica_type_is_none(mica_type_param_type(type, "note")));
  assert_null(mica_type_param_attr(type, "notes"));
  assert_int_equal(mica_type_param_number(type, "ratio"), 0);
  assert_int_equal(mica_type_param_int64s(type, "words").size, 0);
  assert_int_equal(mica_type_param_types(mica_type_i(*state, 8), "types").size, 0);
}

// F001-139, F001-140
static void the_verify_hook_is_asked_first(void **state) {
  capture c;
  box_source s;
  capture_begin(&c, *state);
  fill_box(&s, *state);
  s.params.number = -1;
  assert_null(mica_type_get_checked(*state, mica_loc_unknown(), &box_def, &s.params));
  assert_string_equal(capture_take(&c), "error: a box has no negative number\n");
  s.params.number = 1;
  assert_non_null(mica_type_get_checked(*state, mica_loc_unknown(), &box_def, &s.params));
}

static const mica_type *labelled(void **state, mica_str label) {
  box_source s;
  fill_box(&s, *state);
  s.params.label = label;
  return mica_type_get(*state, &box_def, &s.params);
}

static void text_that_is_not_simple_stands_in_brackets(void **state) {
  assert_type_text(labelled(state, MICA_STR("")), "!shop.box");
  assert_type_text(labelled(state, MICA_STR("<i8, [x]>")), "!shop.box<i8, [x]>");
  assert_type_text(labelled(state, MICA_STR(".y_1")), "!shop.box.y_1");
  assert_type_text(labelled(state, MICA_STR(" x")), "!shop<box x>");
  assert_type_text(labelled(state, MICA_STR("<x> y")), "!shop<box<x> y>");
}

static void long_texts_are_put_in_brackets_too(void **state) {
  enum { SIZE = 300000 };
  char *label = malloc(SIZE);
  assert_non_null(label);
  memset(label, 'x', SIZE);
  label[0] = ' ';
  const mica_type *type = labelled(state, (mica_str){label, SIZE});
  mica_str text = mica_type_to_text(type);
  assert_int_equal(text.size, SIZE + strlen("!shop<box>"));
  assert_memory_equal(text.data, "!shop<box xxx", 13);
  assert_int_equal(text.data[text.size - 1], '>');
  mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
  free(label);
}

static bool make_box(mica_context *ctx, void *user) {
  (void)user;
  box_source s;
  fill_box(&s, ctx);
  if (s.params.map == NULL || s.types[0] == NULL || s.attrs[0] == NULL) return false;
  const mica_type *type = mica_type_get(ctx, &box_def, &s.params);
  mica_str text = type == NULL ? (mica_str){NULL, 0} : mica_type_to_text(type);
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
  return text.data != NULL;
}

static void a_failed_copy_leaves_no_type_after(void **state) {
  (void)state;
  budget_sweep(make_box, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(equal_parameters_make_one_type),
      IN_CONTEXT(each_parameter_tells_types_apart),
      IN_CONTEXT(parameters_are_copied),
      IN_CONTEXT(parameters_are_found_by_name),
      IN_CONTEXT(the_verify_hook_is_asked_first),
      IN_CONTEXT(text_that_is_not_simple_stands_in_brackets),
      IN_CONTEXT(long_texts_are_put_in_brackets_too),
      cmocka_unit_test(a_failed_copy_leaves_no_type_after),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
