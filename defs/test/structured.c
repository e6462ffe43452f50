// Structured operations of linalg's interface: what kinds their loops are. Called by linalg's
// checks; own nothing.
#include "mica/context.h"
#include "test/test.h"

// A text, or what else isn't of the enum, is no parallel loop.
static bool is_parallel(const mica_attr *kind) {
  return test_iterator_type_attr_isa(kind) &&
         test_iterator_type_attr_value(kind) == TEST_ITERATOR_TYPE_PARALLEL;
}

static const mica_affine_map *loops_of(mica_op *op, const linalg_structured *of) {
  (void)of;
  mica_context *ctx = mica_op_context(op);
  const mica_attr *given = mica_op_attribute(op, MICA_STR("iterator_types"));
  mica_attrs kinds = {NULL, 0};
  if (given != NULL && mica_attr_is_array(given)) kinds = mica_attr_array_elements(given);
  size_t bytes = kinds.size * sizeof(const mica_affine_expr *);
  const mica_affine_expr **parallel = mica_allocate(ctx, bytes);
  size_t count = 0;
  bool ok = parallel != NULL || kinds.size == 0;
  for (size_t i = 0; i < kinds.size && ok; i++) {
    if (!is_parallel(kinds.data[i])) continue;
    parallel[count] = mica_affine_dim(ctx, (uint32_t)i);
    ok = parallel[count++] != NULL;
  }
  const mica_affine_map *loops =
      ok ? mica_affine_map_get(ctx, (uint32_t)kinds.size, 0, parallel, count) : NULL;
  mica_free(ctx, parallel, bytes);
  return loops;
}

const linalg_structured test_structured = {.maps = linalg_given_maps, .loops = loops_of};
