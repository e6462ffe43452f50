// Types, attributes, affine objects and locations with each allocation failing: nothing crashes,
// nothing leaks, and the context knows. What was made before still works.
#include "mica/number.h"
#include "printed.h"
#include "budget.h"

static mica_int64s shape_of(const int64_t *data, size_t size) { return (mica_int64s){data, size}; }
#define SHAPE(...) \
  shape_of((const int64_t[]){__VA_ARGS__}, sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t))

static bool prints(mica_context *ctx, const mica_attr *attr) {
  mica_str text = mica_attr_to_text(attr);
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
  return text.data != NULL;
}

static bool discard(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

// ---- Types --------------------------------------------------------------------------------------

static bool make_types(mica_context *ctx, void *user) {
  (void)user;
  const mica_type *i7 = mica_type_i(ctx, 7), *f16 = mica_type_float(ctx, MICA_F16);
  if (i7 == NULL || f16 == NULL) return false;
  const mica_type *both[] = {i7, f16};
  const bool scalable[] = {true, false};
  const mica_type *made[] = {
      mica_type_function(ctx, (mica_types){both, 2}, (mica_types){both, 1}),
      mica_type_tuple(ctx, (mica_types){both, 2}),
      mica_type_complex(f16),
      mica_type_vector(SHAPE(2, 3), scalable, i7),
      mica_type_ranked_tensor(SHAPE(2, MICA_DYNAMIC), f16, NULL),
      mica_type_memref(SHAPE(2, 2), f16, NULL, NULL),
      mica_type_opaque(ctx, MICA_STR("foo"), MICA_STR("bar")),
  };
  for (size_t i = 0; i < LIST_SIZE(made); i++)
    if (made[i] == NULL || !mica_type_print(made[i], (mica_sink){discard, NULL})) return false;
  for (uint32_t width = 200; width < 300; width++)  // the table grows
    if (mica_type_i(ctx, width) == NULL) return false;
  return true;
}

// ---- Attributes ---------------------------------------------------------------------------------

static const mica_attr *make_dictionary(mica_context *ctx, size_t count) {
  const mica_attr *unit = mica_attr_unit(ctx);
  mica_named_attr entries[30];
  char names[30][4];
  for (size_t i = 0; i < count; i++) {
    int size = snprintf(names[i], sizeof names[i], "n%d", (int)(count - i));
    entries[i] = (mica_named_attr){{names[i], (size_t)size}, unit};
  }
  return unit == NULL ? NULL : mica_attr_dictionary(ctx, (mica_named_attrs){entries, count}, NULL);
}

static const mica_attr *make_wide(mica_context *ctx) {
  const mica_type *i5000 = mica_type_i(ctx, 5000);
  bool in_range;
  return i5000 == NULL ? NULL
                       : mica_attr_integer_from_text(
                             i5000, MICA_STR("123456789012345678901234567890"), true, &in_range);
}

static bool make_attributes(mica_context *ctx, void *user) {
  (void)user;
  const mica_type *i32 = mica_type_i(ctx, 32), *f32 = mica_type_float(ctx, MICA_F32);
  if (i32 == NULL || f32 == NULL) return false;
  const mica_type *tensor = mica_type_ranked_tensor(SHAPE(2), i32, NULL);
  if (tensor == NULL) return false;
  const mica_str names[] = {MICA_STR("x"), MICA_STR("y")};
  const int32_t data[] = {1, 2};
  bool hex;
  const mica_attr *made[] = {
      mica_attr_i32(ctx, 5),
      mica_attr_integer(i32, 1 << 20),
      make_wide(ctx),
      mica_attr_float(f32, 1.25),
      mica_attr_string(ctx, MICA_STR("text")),
      mica_attr_type_of(tensor),
      mica_attr_symbol_path(ctx, MICA_STR("root"), (mica_strs){names, 2}),
      make_dictionary(ctx, 3),
      make_dictionary(ctx, 30),
      mica_attr_dense_array(i32, data, 2),
      mica_attr_dense_elements(tensor, data, sizeof data, false),
      mica_attr_dense_elements_hex(tensor, MICA_STR("0x0100000002000000"), &hex),
      mica_attr_dense_strings(tensor, (mica_strs){names, 2}),
      mica_attr_resource(tensor, MICA_STR("key")),
      mica_attr_strided_layout(ctx, 1, SHAPE(2, 3)),
      mica_attr_opaque(ctx, MICA_STR("a"), MICA_STR("b"), i32),
  };
  for (size_t i = 0; i < LIST_SIZE(made); i++)
    if (made[i] == NULL || !prints(ctx, made[i])) return false;
  const mica_attr *all = mica_attr_array(ctx, (mica_attrs){made, LIST_SIZE(made)});
  const mica_attr *distinct = all == NULL ? NULL : mica_attr_distinct(all);
  return distinct != NULL && prints(ctx, distinct);
}

static bool print_deeply(mica_context *ctx, void *user) {
  (void)user;
  const mica_attr *attr = mica_attr_unit(ctx);
  for (int i = 0; attr != NULL && i < 40; i++) attr = mica_attr_array(ctx, (mica_attrs){&attr, 1});
  return attr != NULL && prints(ctx, attr) && mica_attr_print(attr, (mica_sink){discard, NULL});
}

// ---- Affine objects, locations ------------------------------------------------------------------

static bool make_affine(mica_context *ctx, void *user) {
  (void)user;
  const mica_affine_expr *e = mica_affine_dim(ctx, 0);
  for (int64_t i = 0; e != NULL && i < 50; i++) {
    const mica_affine_expr *d1 = mica_affine_dim(ctx, 1),
                           *number = mica_affine_constant(ctx, i + 2);
    const mica_affine_expr *rest =
        d1 == NULL || number == NULL ? NULL : mica_affine_binary(MICA_AFFINE_MOD, d1, number);
    e = rest == NULL ? NULL : mica_affine_binary(MICA_AFFINE_ADD, e, rest);
  }
  if (e == NULL) return false;
  const mica_affine_map *map = mica_affine_map_get(ctx, 2, 0, &e, 1),
                        *identity = mica_affine_map_identity(ctx, 20);
  const bool equal = true;
  const mica_integer_set *set = mica_integer_set_get(ctx, 2, 0, &e, &equal, 1);
  if (map == NULL || identity == NULL || set == NULL) return false;
  const mica_attr *attrs[] = {mica_attr_affine_map(map), mica_attr_integer_set(set)};
  return attrs[0] != NULL && attrs[1] != NULL && prints(ctx, attrs[0]) && prints(ctx, attrs[1]);
}

static bool make_locations(mica_context *ctx, void *user) {
  (void)user;
  mica_loc parts[20];
  for (uint32_t i = 0; i < 20; i++) {
    char name[8];
    int size = snprintf(name, sizeof name, "f%d", (int)i);
    parts[i] = mica_loc_file(ctx, (mica_str){name, (size_t)size}, i, UINT32_MAX * (i % 2));
    if (parts[i].bits == 0) return false;
  }
  mica_loc name = mica_loc_name(ctx, MICA_STR("n"), parts[0]);
  if (name.bits == 0) return false;
  mica_loc call = mica_loc_call_site(ctx, name, parts[1]),
           fused = mica_loc_fused(ctx, parts, 20, NULL);
  return call.bits != 0 && fused.bits != 0 && mica_attr_location(ctx, parts[0]) != NULL;
}

#define SWEEP(task)                                               \
  static void task##_with_each_allocation_failing(void **state) { \
    (void)state;                                                  \
    budget_sweep(task, NULL);                                     \
  }
SWEEP(make_types)
SWEEP(make_attributes)
SWEEP(print_deeply)
SWEEP(make_affine)
SWEEP(make_locations)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(make_types_with_each_allocation_failing),
      cmocka_unit_test(make_attributes_with_each_allocation_failing),
      cmocka_unit_test(print_deeply_with_each_allocation_failing),
      cmocka_unit_test(make_affine_with_each_allocation_failing),
      cmocka_unit_test(make_locations_with_each_allocation_failing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
