// Walking over what attributes are made of.
#include "budget.h"

#include "mica/mica.h"

static mica_part_walk count(void *user, const mica_attr *attr) {
  (void)attr;
  ++*(size_t *)user;
  return MICA_PARTS_ON;
}

// An array of two arrays, which are the same, and so on: 2^60 branches. NULL: no memory.
static const mica_attr *shared(mica_context *ctx) {
  const mica_attr *attr = mica_attr_unit(ctx);
  for (int i = 0; i < 60 && attr != NULL; i++) {
    const mica_attr *both[] = {attr, attr};
    attr = mica_attr_array(ctx, (mica_attrs){both, 2});
  }
  return attr;
}

static bool walk_shared(mica_context *ctx, void *user) {
  (void)user;
  size_t met = 0;
  const mica_part_visitor visitor = {.attr = count, .user = &met};
  const mica_attr *attr = shared(ctx);
  if (attr == NULL || !mica_attr_walk(attr, &visitor)) return false;
  assert_int_equal(met, 60 + 2);  // what has no parts is met in both places
  return true;
}

static void shared_parts_are_looked_into_once(void **state) {
  (void)state;
  budget_sweep(walk_shared, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(shared_parts_are_looked_into_once)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
