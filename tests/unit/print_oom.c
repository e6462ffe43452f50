// Printing gives everything back wherever memory runs out.
#include "print_show.h"

static bool swallow(void *user, const char *data, size_t size) {
  (void)user, (void)data, (void)size;
  return true;
}

// Values with names and in groups, aliases, locations, a branch; everything that allocates.
static bool build(mica_context *ctx, mica_builder *b) {
  mica_op *holder = show_op(b, (show_shape){.name = "x.a", .region_count = 1});
  mica_builder inner = *b;
  if (holder == NULL || show_block(&inner, holder, 2) == NULL) return false;
  if (show_const(&inner, "c") == NULL || show_const(&inner, "c") == NULL) return false;
  if (show_op(&inner, (show_shape){.def = &show_group_def, .result_count = 3}) == NULL)
    return false;
  const mica_affine_map *map = mica_affine_map_identity(ctx, 1);
  const mica_attr *value = map == NULL ? NULL : mica_attr_affine_map(map);
  const mica_attr *tag = value == NULL ? NULL : show_tag(ctx, value);
  return tag != NULL && mica_op_set_attribute(holder, MICA_STR("t"), tag);
}

static bool print_all(mica_context *ctx, void *user) {
  (void)user;
  mica_builder b = mica_builder_detached(ctx);
  mica_op *root = mica_context_register(ctx, &show_dialect) ? show_wrap(&b, 1) : NULL;
  bool ok = root != NULL && build(ctx, &b);
  const mica_print_options options = {.debug_info = true, .value_users = true};
  ok = ok && mica_op_print(root, &options, (mica_sink){swallow, NULL});
  mica_str text = ok ? mica_op_to_text(root, NULL) : (mica_str){NULL, 0};
  ok = text.data != NULL;
  if (ok) mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
  mica_op_destroy(root);
  return ok;
}

static void printing_survives_every_failed_allocation(void **state) {
  (void)state;
  budget_sweep(print_all, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(printing_survives_every_failed_allocation)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
