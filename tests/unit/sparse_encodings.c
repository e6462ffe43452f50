// Encodings of sparse tensors that a program puts together: what no text can say wrongly, since it
// says the levels and their places in one map.
#include "capture.h"

#include "mica/mica.h"
#include "sparse_tensor/sparse_tensor.h"

typedef struct fixture {
  mica_context *ctx;
  const mica_attr *encoding, *slice;
  capture said;
} fixture;

static const mica_attr *attr(fixture *f, const char *text) {
  const mica_attr *found = mica_parse_attr_text(f->ctx, mica_str_of(text));
  assert_non_null(found);
  return found;
}

static void begin(fixture *f) {
  f->ctx = mica_context_create(NULL);
  assert_true(mica_context_register(f->ctx, &sparse_tensor_dialect));
  capture_begin(&f->said, f->ctx);
  f->encoding =
      attr(f, "#sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>");
  f->slice = sparse_tensor_dim_slice_attr_get(f->ctx, 0, 1, 1);
}

// The levels of the encoding, so many of them, with this map and so many slices.
static void expect(fixture *f, size_t levels, const char *map, size_t slices, const char *said) {
  const mica_attr *const two[] = {f->slice, f->slice};
  mica_uint64s types = sparse_tensor_encoding_attr_lvl_types(f->encoding);
  types.size = levels;
  assert_null(sparse_tensor_encoding_attr_get_checked(
      f->ctx, mica_loc_unknown(), types, mica_attr_affine_map_value(attr(f, map)), NULL, 0, 0, NULL,
      NULL, (mica_attrs){two, slices}));
  assert_string_equal(capture_take(&f->said), said);
}

static void parts_that_do_not_fit(void **state) {
  (void)state;
  fixture f;
  begin(&f);
  expect(&f, 1, "affine_map<(d0, d1) -> (d0, d1)>", 0,
         "error: level-rank mismatch between dimToLvl and lvlTypes: 2 != 1\n");
  expect(&f, 1, "affine_map<(d0, d1)[s0] -> (d0)>", 0,
         "error: unexpected dimToLvl mapping from 2 to 1\n");
  expect(&f, 2, "affine_map<(d0, d1) -> (d0, d1)>", 1,
         "error: dimension-rank mismatch between dimSlices and dimToLvl: 1 != 2\n");
  mica_context_destroy(f.ctx);
}

static void a_slice_before_the_tensor(void **state) {
  (void)state;
  fixture f;
  begin(&f);
  assert_null(sparse_tensor_dim_slice_attr_get_checked(f.ctx, mica_loc_unknown(), -2, 1, 1));
  assert_string_equal(capture_take(&f.said),
                      "error: expect non-negative value or ? for slice offset\n");
  mica_context_destroy(f.ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_that_do_not_fit),
      cmocka_unit_test(a_slice_before_the_tensor),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
