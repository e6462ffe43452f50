// Attributes: equal ones are one object, dictionaries are ordered, dense data is what it says; all
// print as in MLIR.
#include "capture.h"
#include "printed.h"
#include "mica/number.h"

static mica_int64s shape_of(const int64_t *data, size_t size) { return (mica_int64s){data, size}; }
#define SHAPE(...) \
  shape_of((const int64_t[]){__VA_ARGS__}, sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))

static const mica_attr *text_attr(void **state, const char *text) {
  return mica_attr_string(*state, mica_str_of(text));
}

// ---- Dictionaries -------------------------------------------------------------------------------

static void dictionaries_are_ordered_by_name(void **state) {
  const mica_attr *one = mica_attr_i64(*state, 1), *unit = mica_attr_unit(*state);
  const mica_named_attr entries[] = {
      {MICA_STR("b"), one}, {MICA_STR("a b"), unit}, {MICA_STR("a"), unit}, {MICA_STR("B"), one}};
  const mica_attr *made = mica_attr_dictionary(*state, (mica_named_attrs){entries, 4}, NULL);
  assert_attr_text(made, "{B = 1 : i64, a, \"a b\", b = 1 : i64}");
  const mica_named_attr other_order[] = {entries[3], entries[1], entries[0], entries[2]};
  assert_ptr_equal(mica_attr_dictionary(*state, (mica_named_attrs){other_order, 4}, NULL), made);
  assert_ptr_equal(mica_attr_dictionary_get(made, MICA_STR("b")), one);
  assert_null(mica_attr_dictionary_get(made, MICA_STR("c")));
}

static void a_name_may_stand_once(void **state) {
  const mica_attr *unit = mica_attr_unit(*state);
  const mica_named_attr entries[] = {
      {MICA_STR("b"), unit}, {MICA_STR("a"), unit}, {MICA_STR("b"), unit}};
  mica_str duplicate;
  assert_null(mica_attr_dictionary(*state, (mica_named_attrs){entries, 3}, &duplicate));
  assert_true(mica_str_is(duplicate, "b"));
  assert_non_null(mica_attr_dictionary(*state, (mica_named_attrs){entries, 2}, &duplicate));
  assert_null(duplicate.data);
}

static void large_dictionaries_work_too(void **state) {
  enum { COUNT = 5000 };
  mica_named_attr *entries = malloc(COUNT * sizeof *entries);
  static char names[COUNT][8];
  for (int k = 0; k < COUNT; k++) {
    int size = snprintf(names[k], sizeof names[k], "n%d", (k * 7919) % COUNT);
    entries[k] =
        (mica_named_attr){{names[k], (size_t)size}, mica_attr_i64(*state, (k * 7919) % COUNT)};
  }
  const mica_attr *made = mica_attr_dictionary(*state, (mica_named_attrs){entries, COUNT}, NULL);
  for (int k = 0; k < COUNT; k++)
    assert_ptr_equal(mica_attr_dictionary_get(made, entries[k].name), entries[k].value);
  free(entries);
}

static void entries_can_be_set_and_removed(void **state) {
  const mica_attr *one = mica_attr_i64(*state, 1), *two = mica_attr_i64(*state, 2);
  const mica_attr *d = mica_attr_dictionary_set(*state, NULL, MICA_STR("b"), one);
  d = mica_attr_dictionary_set(*state, d, MICA_STR("a"), two);
  d = mica_attr_dictionary_set(*state, d, MICA_STR("c"), two);
  assert_attr_text(d, "{a = 2 : i64, b = 1 : i64, c = 2 : i64}");
  assert_attr_text(mica_attr_dictionary_set(*state, d, MICA_STR("b"), two),
                   "{a = 2 : i64, b = 2 : i64, c = 2 : i64}");
  assert_attr_text(mica_attr_dictionary_set(*state, d, MICA_STR("a"), NULL),
                   "{b = 1 : i64, c = 2 : i64}");
  assert_ptr_equal(mica_attr_dictionary_set(*state, d, MICA_STR("x"), NULL), d);
}

// ---- Text ---------------------------------------------------------------------------------------

static void attributes_are_printed_as_mlir_prints_them(void **state) {
  const mica_attr *elements[] = {
      mica_attr_i64(*state, 1), mica_attr_i32(*state, 2), mica_attr_bool(*state, true),
      mica_attr_float(mica_type_float(*state, MICA_F64), 0.5), mica_attr_unit(*state)};
  assert_attr_text(mica_attr_array(*state, (mica_attrs){elements, 5}),
                   "[1, 2 : i32, true, 5.000000e-01, unit]");
  assert_attr_text(elements[0], "1 : i64");
  assert_attr_text(mica_attr_index(*state, -3), "-3 : index");
  assert_attr_text(text_attr(state, "a\"b\\\n\x7f\xff"), "\"a\\22b\\\\\\0A\\7F\\FF\"");
  assert_attr_text(mica_attr_typed_string(MICA_STR("a"), mica_type_i(*state, 8)), "\"a\" : i8");
  assert_attr_text(mica_attr_typed_string(MICA_STR("a"), mica_type_none(*state)), "\"a\"");
  const mica_str nested[] = {MICA_STR("b c"), MICA_STR("d")};
  assert_attr_text(mica_attr_symbol_path(*state, MICA_STR("a"), (mica_strs){nested, 2}),
                   "@a::@\"b c\"::@d");
  assert_attr_text(mica_attr_type_of(mica_type_i(*state, 8)), "i8");
  assert_attr_text(
      mica_attr_opaque(*state, MICA_STR("x"), MICA_STR("y<z>"), mica_type_i(*state, 8)),
      "#x.y<z> : i8");
  assert_attr_text(mica_attr_strided_layout(*state, 0, SHAPE(1, MICA_DYNAMIC)), "strided<[1, ?]>");
}

static void distinct_attributes_are_never_equal(void **state) {
  const mica_attr *a = mica_attr_distinct(text_attr(state, "x")),
                  *b = mica_attr_distinct(text_attr(state, "x"));
  assert_ptr_not_equal(a, b);
  const mica_attr *list[] = {b, a, b, mica_attr_distinct(mica_attr_unit(*state))};
  assert_attr_text(mica_attr_array(*state, (mica_attrs){list, 4}),
                   "[distinct[0]<\"x\">, distinct[1]<\"x\">, distinct[0]<\"x\">, distinct[2]<>]");
}

// ---- Dense --------------------------------------------------------------------------------------

static void equal_elements_make_a_splat(void **state) {
  const int32_t same[] = {7, 7, 7, 7}, different[] = {1, 2, 3, 4};
  const mica_type *type = mica_type_ranked_tensor(SHAPE(2, 2), mica_type_i(*state, 32), NULL);
  const mica_attr *splat = mica_attr_dense_elements(type, same, sizeof same, false);
  assert_true(mica_attr_dense_is_splat(splat));
  assert_ptr_equal(splat, mica_attr_dense_elements(type, same, sizeof *same, true));
  assert_attr_text(splat, "dense<7> : tensor<2x2xi32>");
  const mica_attr *plain = mica_attr_dense_elements(type, different, sizeof different, false);
  assert_attr_text(plain, "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
  assert_ptr_equal(mica_attr_dense_at(plain, 2), mica_attr_i32(*state, 3));
  assert_ptr_equal(mica_attr_dense_at(splat, 3), mica_attr_i32(*state, 7));
}

static void hexadecimal_data_must_fit_the_type(void **state) {
  const mica_type *i16 = mica_type_i(*state, 16),
                  *two = mica_type_ranked_tensor(SHAPE(2), i16, NULL);
  bool hex;
  assert_attr_text(mica_attr_dense_elements_hex(two, MICA_STR("0x0100FFFF"), &hex),
                   "dense<[1, -1]> : tensor<2xi16>");
  assert_attr_text(mica_attr_dense_elements_hex(two, MICA_STR("0x0100"), &hex),
                   "dense<1> : tensor<2xi16>");
  assert_null(mica_attr_dense_elements_hex(two, MICA_STR("0x010000"), &hex));
  assert_true(hex);
  static const char *const not_hex[] = {"", "0", "0x1", "0xgg", "abc", "0X00"};
  for (size_t k = 0; k < LIST_SIZE(not_hex); k++) {
    assert_null(mica_attr_dense_elements_hex(two, mica_str_of(not_hex[k]), &hex));
    assert_false(hex);
  }
  const mica_type *bits = mica_type_ranked_tensor(SHAPE(10), mica_type_i(*state, 1), NULL);
  assert_attr_text(
      mica_attr_dense_elements_hex(bits, MICA_STR("0x0502"), &hex),
      "dense<[true, false, true, false, false, false, false, false, false, true]> : tensor<10xi1>");
  assert_attr_text(mica_attr_dense_elements_hex(bits, MICA_STR("0xFF"), &hex),
                   "dense<true> : tensor<10xi1>");
}

static void many_elements_are_printed_in_hexadecimal(void **state) {
  enum { COUNT = 101 };
  uint8_t data[COUNT] = {0xab};
  char expected[2 * COUNT + 64] = "dense<\"0xAB";
  const mica_type *type = mica_type_ranked_tensor(SHAPE(COUNT), mica_type_i(*state, 8), NULL);
  for (int k = 1; k < COUNT; k++) strcat(expected, "00");
  strcat(expected, "\"> : tensor<101xi8>");
  assert_attr_text(mica_attr_dense_elements(type, data, sizeof data, false), expected);
}

static void elements_are_stored_without_their_upper_bits(void **state) {
  const mica_type *i4 = mica_type_i(*state, 4), *i33 = mica_type_i(*state, 33);
  uint8_t bytes[8] = {0};
  mica_element_store(i4, bytes, (const uint64_t[]){(uint64_t)-3});
  assert_int_equal(bytes[0], 0x0d);
  uint64_t word;
  mica_element_load(i4, &word, bytes);
  assert_true((int64_t)word == -3);
  mica_element_store(i33, bytes, (const uint64_t[]){UINT64_MAX});
  assert_int_equal(bytes[4], 1);
  assert_int_equal(mica_element_size(mica_type_complex(i33)), 10);
}

static void sparse_indices_must_lie_inside(void **state) {
  capture c;
  capture_begin(&c, *state);
  const mica_type *type = mica_type_ranked_tensor(SHAPE(3, 4), mica_type_i(*state, 8), NULL);
  const mica_type *index_type = mica_type_ranked_tensor(SHAPE(1, 2), mica_type_i(*state, 64), NULL);
  const mica_type *value_type = mica_type_ranked_tensor(SHAPE(1), mica_type_i(*state, 8), NULL);
  const mica_attr *values = mica_attr_dense_elements(value_type, "\5", 1, false);
  const int64_t inside[] = {1, 2}, outside[] = {1, 4};
  const mica_attr *good = mica_attr_dense_elements(index_type, inside, sizeof inside, false);
  const mica_attr *bad = mica_attr_dense_elements(index_type, outside, sizeof outside, false);
  assert_attr_text(mica_attr_sparse_elements_checked(mica_loc_unknown(), type, good, values),
                   "sparse<[[1, 2]], 5> : tensor<3x4xi8>");
  assert_null(mica_attr_sparse_elements_checked(mica_loc_unknown(), type, bad, values));
  assert_string_equal(capture_take(&c),
                      "error: sparse index #0 is not contained within the value shape, with "
                      "index=[1, 4], and type='tensor<3x4xi8>'\n");
  assert_null(mica_attr_sparse_elements_checked(mica_loc_unknown(), type, good, good));
  assert_string_equal(capture_take(&c),
                      "error: expected shape ([3, 4]); inferred shape of indices literal ([1, 2]); "
                      "inferred shape of values literal ([1, 2])\n");
}

static void dense_arrays_keep_their_values(void **state) {
  const int64_t values[] = {1, -2, INT64_MIN};
  const mica_attr *attr = mica_attr_dense_i64s(*state, (mica_int64s){values, 3});
  assert_attr_text(attr, "array<i64: 1, -2, -9223372036854775808>");
  assert_int_equal(mica_attr_dense_i64s_value(attr).size, 3);
  assert_true(mica_attr_is_dense_array_of(attr, 64) && !mica_attr_is_dense_array_of(attr, 32));
  assert_attr_text(mica_attr_dense_array(mica_type_i(*state, 1), "\0\1", 2),
                   "array<i1: false, true>");
  assert_attr_text(mica_attr_dense_i32s(*state, (mica_int32s){NULL, 0}), "array<i32>");
}

static void short_arrays_are_aligned_too(void **state) {
  (void)state;
  // Objects get a piece of their own, what they point to stands behind the texts of others.
  mica_context *ctx = mica_context_create(&(mica_context_options){.chunk_bytes = 1});
  for (int32_t k = 0; k < 20; k++) {
    (void)mica_context_intern(ctx, mica_str_of(&"abcdefghijklmnopqrstuvwxyz"[k]));
    size_t count;
    const mica_attr *array = mica_attr_dense_i32s(ctx, (mica_int32s){&k, 1});
    assert_int_equal((uintptr_t)mica_attr_dense_array_data(array, &count) % _Alignof(int32_t), 0);
  }
  mica_context_destroy(ctx);
}

// ---- Depth and failure --------------------------------------------------------------------------

static void deep_nesting_costs_no_stack(void **state) {
  enum { DEPTH = 200000 };
  const mica_attr *attr = mica_attr_unit(*state);
  for (int level = 0; level < DEPTH; level++) {
    mica_named_attr entry = {MICA_STR("a"), attr};
    attr = level % 2 == 0 ? mica_attr_array(*state, (mica_attrs){&attr, 1})
                          : mica_attr_dictionary(*state, (mica_named_attrs){&entry, 1}, NULL);
  }
  mica_str text = mica_attr_to_text(attr);
  assert_true(text.size > DEPTH * 2);
  mica_free(*state, (void *)(uintptr_t)text.data, text.size + 1);
}

typedef struct small_disk {
  size_t room, calls;
} small_disk;
static bool write_to_disk(void *user, const char *data, size_t size) {
  small_disk *disk = user;
  (void)data;
  disk->calls++;
  if (size > disk->room) return false;
  disk->room -= size;
  return true;
}

static void a_sink_that_refuses_is_asked_no_more(void **state) {
  enum { COUNT = 100000 };
  const mica_attr **list = malloc(COUNT * sizeof *list);
  for (int k = 0; k < COUNT; k++) list[k] = mica_attr_i64(*state, k);
  const mica_attr *attr = mica_attr_array(*state, (mica_attrs){list, COUNT});
  free(list);
  small_disk disk = {100000, 0}, large = {10000000, 0};
  assert_false(mica_attr_print(attr, (mica_sink){write_to_disk, &disk}));
  assert_int_equal(disk.calls, 2);
  assert_true(mica_attr_print(attr, (mica_sink){write_to_disk, &large}));
  assert_true(large.calls < 20);
}

static void numbers_have_types_of_numbers(void **state) {
  capture c;
  capture_begin(&c, *state);
  const mica_type *f32 = mica_type_float(*state, MICA_F32), *i4 = mica_type_i(*state, 4);
  const uint64_t words[] = {1, 0};
  assert_null(mica_attr_integer(f32, 1));
  assert_string_equal(capture_take(&c),
                      "error: an attribute of an integer can't have the type 'f32'\n");
  assert_null(mica_attr_integer_words(f32, words));
  assert_string_equal(capture_take(&c),
                      "error: an attribute of an integer can't have the type 'f32'\n");
  assert_null(mica_attr_float_bits(i4, words));
  assert_string_equal(capture_take(&c),
                      "error: an attribute of a float can't have the type 'i4'\n");
  assert_null(mica_attr_integer_words(NULL, words));
  assert_null(mica_attr_float_bits(NULL, words));
  assert_string_equal(capture_take(&c), "");
}

static void elements_of_dense_arrays_fill_bytes(void **state) {
  capture c;
  capture_begin(&c, *state);
  const mica_loc at = mica_loc_unknown();
  assert_false(mica_check_dense_array_element(at, mica_type_index(*state)));
  assert_string_equal(capture_take(&c), "error: expected integer or floating point element type\n");
  assert_false(mica_check_dense_array_element(at, mica_type_none(*state)));
  assert_string_equal(capture_take(&c), "error: expected integer or floating point element type\n");
  assert_false(mica_check_dense_array_element(at, mica_type_i(*state, 4)));
  assert_string_equal(capture_take(&c), "error: element type bitwidth must be a multiple of 8\n");
  assert_true(mica_check_dense_array_element(at, mica_type_i(*state, 1)));
  assert_true(mica_check_dense_array_element(at, mica_type_float(*state, MICA_F32)));
}

static void wide_integers_keep_their_sign(void **state) {
  const mica_type *i128 = mica_type_i(*state, 128), *i640 = mica_type_i(*state, 640);
  assert_attr_text(mica_attr_integer(i128, -1), "-1 : i128");
  assert_attr_text(mica_attr_integer(i128, INT64_MAX), "9223372036854775807 : i128");
  assert_attr_text(mica_attr_integer(i640, -2), "-2 : i640");
  assert_ptr_equal(mica_attr_integer(i640, 5), mica_attr_integer(i640, 5));
}

static void an_element_is_an_attribute(void **state) {
  const int32_t numbers[] = {1, -2, 3, 4};
  const mica_type *complex = mica_type_complex(mica_type_i(*state, 32));
  const mica_attr *pairs = mica_attr_dense_elements(
      mica_type_ranked_tensor(SHAPE(2), complex, NULL), numbers, sizeof numbers, false);
  assert_attr_text(mica_attr_dense_at(pairs, 0), "[1 : i32, -2 : i32]");
  assert_attr_text(mica_attr_dense_at(pairs, 1), "[3 : i32, 4 : i32]");
  const mica_str words[] = {MICA_STR("a"), MICA_STR("b")};
  const mica_type *strings = mica_type_ranked_tensor(SHAPE(2), mica_type_none(*state), NULL);
  const mica_attr *texts = mica_attr_dense_strings(strings, (mica_strs){words, 2});
  assert_attr_text(mica_attr_dense_at(texts, 1), "\"b\"");
  const uint64_t wide[10] = {7};
  const mica_type *large = mica_type_ranked_tensor(SHAPE(1), mica_type_i(*state, 320), NULL);
  assert_attr_text(mica_attr_dense_at(mica_attr_dense_elements(large, wide, 40, false), 0),
                   "7 : i320");
}

static void an_attribute_tells_whose_it_is(void **state) {
  const mica_attr *number = mica_attr_integer(mica_type_index(*state), 1);
  assert_true(mica_str_is(mica_attr_dialect_name(number), "builtin"));
  const mica_attr *opaque =
      mica_attr_opaque(*state, MICA_STR("x"), MICA_STR("y"), mica_type_none(*state));
  assert_true(mica_str_is(mica_attr_dialect_name(opaque), "x"));
  assert_true(mica_attr_is_index(number));
  assert_false(mica_attr_is_index(mica_attr_i(*state, 64, 1)));
  assert_false(mica_attr_is_index(text_attr(state, "1")));
  const mica_str inner[] = {MICA_STR("b"), MICA_STR("c")};
  const mica_attr *path = mica_attr_symbol_path(*state, MICA_STR("a"), (mica_strs){inner, 2});
  assert_true(mica_str_is(mica_attr_symbol_leaf(path), "c"));
  assert_true(mica_str_is(mica_attr_symbol_leaf(mica_attr_symbol(*state, MICA_STR("a"))), "a"));
}

// ---- Enums --------------------------------------------------------------------------------------

static void an_enum_is_an_integer_of_its_width(void **state) {
  const mica_enum_case colours[] = {{.value = 0, .text = "red"}, {.value = 5, .text = "blue"}};
  const mica_enum_def colour = {.name = "Colour", .cases = colours, .case_count = 2, .width = 8};
  assert_true(mica_enum_is_attr(&colour, mica_enum_attr(*state, &colour, 5)));
  assert_false(mica_enum_is_attr(&colour, mica_attr_i(*state, 8, 4)));
  assert_false(mica_enum_is_attr(&colour, mica_attr_i(*state, 32, 5)));
  assert_false(mica_enum_is_attr(&colour, text_attr(state, "blue")));
}

static void bits_of_an_enum_are_those_that_it_has(void **state) {
  const mica_enum_case flags[] = {{.value = 1, .text = "a"}, {.value = 128, .text = "b"}};
  const mica_enum_def flag = {.name = "Flag",
                              .cases = flags,
                              .case_count = 2,
                              .width = 8,
                              .is_bits = true,
                              .valid_bits = 129,
                              .separator = ", "};
  assert_true(mica_enum_is_attr(&flag, mica_enum_attr(*state, &flag, 129)));
  assert_false(mica_enum_is_attr(&flag, mica_attr_i(*state, 8, 3)));
  assert_true(mica_str_is(mica_enum_to_text(*state, &flag, 129), "a, b"));
  assert_null(mica_enum_to_text(*state, &flag, 2).data);
  uint64_t value = 0;
  assert_true(mica_enum_from_text(&flag, MICA_STR(" b ,\ta"), &value));
  assert_int_equal(value, 129);
  assert_false(mica_enum_from_text(&flag, MICA_STR(""), &value));
}

// More names than a small buffer holds.
static void many_bits_are_named_too(void **state) {
  static const char *const words[] = {"a_long_name_of_the_first_bit_of_all",
                                      "and_of_the_second_one"};
  mica_enum_case flags[16];
  char expected[1024] = "";
  for (size_t i = 0; i < LIST_SIZE(flags); i++) {
    flags[i] = (mica_enum_case){.value = UINT64_C(1) << i, .text = words[i % 2]};
    strcat(strcat(expected, i == 0 ? "" : "|"), words[i % 2]);
  }
  const mica_enum_def flag = {.name = "Flag",
                              .cases = flags,
                              .case_count = LIST_SIZE(flags),
                              .width = 16,
                              .is_bits = true,
                              .valid_bits = 0xffff,
                              .separator = "|"};
  assert_string_equal(mica_enum_to_text(*state, &flag, 0xffff).data, expected);
}

static void lists_in_c_become_dense_arrays(void **state) {
  const mica_attr *bytes = mica_attr_dense_i8s(*state, (mica_int8s){(const int8_t[]){-1, 2}, 2});
  const mica_attr *halves = mica_attr_dense_i16s(*state, (mica_int16s){(const int16_t[]){-300}, 1});
  const mica_attr *floats = mica_attr_dense_f32s(*state, (mica_floats){(const float[]){0.5f}, 1});
  const mica_attr *doubles = mica_attr_dense_f64s(*state, (mica_doubles){(const double[]){-2}, 1});
  assert_attr_text(bytes, "array<i8: -1, 2>");
  assert_attr_text(halves, "array<i16: -300>");
  assert_attr_text(floats, "array<f32: 5.000000e-01>");
  assert_attr_text(doubles, "array<f64: -2.000000e+00>");
  assert_int_equal(mica_attr_dense_i8s_value(bytes).size, 2);
  assert_int_equal(mica_attr_dense_i8s_value(bytes).data[0], -1);
  assert_int_equal(mica_attr_dense_i16s_value(halves).data[0], -300);
  assert_true(mica_attr_dense_f32s_value(floats).data[0] == 0.5f);
  assert_true(mica_attr_dense_f64s_value(doubles).data[0] == -2.0);
}

static void sparse_elements_are_indices_and_values(void **state) {
  const mica_type *f32 = mica_type_float(*state, MICA_F32), *i64 = mica_type_i(*state, 64);
  const int64_t index[] = {0, 1};
  const float value = 1.5f;
  const mica_attr *indices = mica_attr_dense_elements(
      mica_type_ranked_tensor(SHAPE(1, 2), i64, NULL), index, sizeof index, false);
  const mica_attr *values = mica_attr_dense_elements(mica_type_ranked_tensor(SHAPE(1), f32, NULL),
                                                     &value, sizeof value, false);
  const mica_type *type = mica_type_ranked_tensor(SHAPE(2, 2), f32, NULL);
  const mica_attr *made = mica_attr_sparse_elements(type, indices, values);
  assert_attr_text(made, "sparse<[[0, 1]], 1.500000e+00> : tensor<2x2xf32>");
  assert_ptr_equal(mica_attr_sparse_indices(made), indices);
  assert_ptr_equal(mica_attr_sparse_values(made), values);
}

static void bits_above_the_width_make_no_difference(void **state) {
  const mica_type *i65 = mica_type_i(*state, 65);
  const uint64_t minus_one[] = {UINT64_MAX, UINT64_MAX}, same[] = {UINT64_MAX, 1};
  assert_ptr_equal(mica_attr_integer_words(i65, same), mica_attr_integer_words(i65, minus_one));
  assert_attr_text(mica_attr_integer_words(i65, same), "-1 : i65");
}

static void a_float_tells_its_bits(void **state) {
  const mica_attr *half = mica_attr_float(mica_type_float(*state, MICA_F32), 0.5);
  assert_int_equal(mica_attr_float_bit_data(half)[0], 0x3f000000);
  assert_int_equal(mica_type_integer_sign(mica_type_i(*state, 8)), MICA_SIGNLESS);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(dictionaries_are_ordered_by_name),
      IN_CONTEXT(a_name_may_stand_once),
      IN_CONTEXT(large_dictionaries_work_too),
      IN_CONTEXT(entries_can_be_set_and_removed),
      IN_CONTEXT(attributes_are_printed_as_mlir_prints_them),
      IN_CONTEXT(distinct_attributes_are_never_equal),
      IN_CONTEXT(equal_elements_make_a_splat),
      IN_CONTEXT(hexadecimal_data_must_fit_the_type),
      IN_CONTEXT(many_elements_are_printed_in_hexadecimal),
      IN_CONTEXT(elements_are_stored_without_their_upper_bits),
      IN_CONTEXT(sparse_indices_must_lie_inside),
      IN_CONTEXT(dense_arrays_keep_their_values),
      IN_CONTEXT(short_arrays_are_aligned_too),
      IN_CONTEXT(numbers_have_types_of_numbers),
      IN_CONTEXT(elements_of_dense_arrays_fill_bytes),
      IN_CONTEXT(an_enum_is_an_integer_of_its_width),
      IN_CONTEXT(bits_of_an_enum_are_those_that_it_has),
      IN_CONTEXT(many_bits_are_named_too),
      IN_CONTEXT(lists_in_c_become_dense_arrays),
      IN_CONTEXT(sparse_elements_are_indices_and_values),
      IN_CONTEXT(bits_above_the_width_make_no_difference),
      IN_CONTEXT(a_float_tells_its_bits),
      IN_CONTEXT(wide_integers_keep_their_sign),
      IN_CONTEXT(an_element_is_an_attribute),
      IN_CONTEXT(an_attribute_tells_whose_it_is),
      IN_CONTEXT(deep_nesting_costs_no_stack),
      IN_CONTEXT(a_sink_that_refuses_is_asked_no_more),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
