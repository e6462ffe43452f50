// Locations: packed and uniqued ones answer alike; fusions are flattened.
#include "printed.h"

static mica_loc at(void **state, uint32_t line, uint32_t column) {
  return mica_loc_file(*state, MICA_STR("a.mlir"), line, column);
}

static void assert_range(mica_context *ctx, mica_loc loc, const char *file, uint32_t line,
                         uint32_t column) {
  assert_int_equal(mica_loc_kind_of(loc), MICA_LOC_FILE);
  mica_file_range range = mica_loc_range(ctx, loc);
  assert_true(mica_str_is(range.file, file));
  assert_int_equal(range.line, line);
  assert_int_equal(range.column, column);
  assert_int_equal(range.end_line, line);
  assert_int_equal(range.end_column, column);
}

static void positions_come_back_as_they_went_in(void **state) {
  static const uint32_t numbers[] = {0, 1, 77, 1048575, 1048576, 134217727, 134217728, UINT32_MAX};
  for (size_t i = 0; i < LIST_SIZE(numbers); i++)
    for (size_t k = 0; k < LIST_SIZE(numbers); k++) {
      mica_loc loc = mica_loc_file(*state, MICA_STR("b.mlir"), numbers[i], numbers[k]);
      assert_range(*state, loc, "b.mlir", numbers[i], numbers[k]);
      assert_true(
          mica_loc_equal(loc, mica_loc_file(*state, MICA_STR("b.mlir"), numbers[i], numbers[k])));
    }
}

static void more_files_than_can_be_numbered_still_work(void **state) {
  char name[32];
  for (int i = 0; i < 70000; i++) {
    int size = snprintf(name, sizeof name, "file%d.mlir", i);
    mica_loc loc = mica_loc_file(*state, (mica_str){name, (size_t)size}, 3, 4);
    if (i % 1000 == 0 || i > 65000) assert_range(*state, loc, name, 3, 4);
  }
  assert_int_equal(mica_loc_file_number(*state, MICA_STR("one more")), 0);
}

static void ranges_keep_their_end(void **state) {
  mica_file_range range = {MICA_STR("a.mlir"), 1, 2, 3, 4};
  mica_loc loc = mica_loc_file_range(*state, range);
  mica_file_range back = mica_loc_range(*state, loc);
  assert_int_equal(back.end_line, 3);
  assert_int_equal(back.end_column, 4);
  range.end_line = 1, range.end_column = 2;
  assert_true(mica_loc_equal(mica_loc_file_range(*state, range), at(state, 1, 2)));
}

static void parts_of_locations_can_be_asked_for(void **state) {
  mica_loc name = mica_loc_name(*state, MICA_STR("n"), at(state, 1, 2));
  assert_int_equal(mica_loc_kind_of(name), MICA_LOC_NAME);
  assert_true(mica_str_is(mica_loc_name_of(name), "n"));
  assert_true(mica_loc_equal(mica_loc_child(name), at(state, 1, 2)));
  mica_loc call = mica_loc_call_site(*state, name, at(state, 5, 6));
  assert_int_equal(mica_loc_kind_of(call), MICA_LOC_CALL_SITE);
  assert_true(mica_loc_equal(mica_loc_callee(call), name));
  assert_true(mica_loc_equal(mica_loc_caller(call), at(state, 5, 6)));
  assert_int_equal(mica_loc_kind_of(mica_loc_unknown()), MICA_LOC_UNKNOWN);
}

static void fusions_lose_what_says_nothing(void **state) {
  mica_loc a = at(state, 1, 1), b = at(state, 2, 2), unknown = mica_loc_unknown();
  const mica_loc repeated[] = {a, unknown, a, a};
  assert_true(mica_loc_equal(mica_loc_fused(*state, repeated, 4, NULL), a));
  assert_true(mica_loc_equal(mica_loc_fused(*state, NULL, 0, NULL), unknown));
  const mica_loc pair[] = {a, b};
  mica_loc inner = mica_loc_fused(*state, pair, 2, NULL);
  const mica_loc nested[] = {b, inner, unknown};
  mica_loc outer = mica_loc_fused(*state, nested, 3, NULL);
  assert_int_equal(mica_loc_part_count(outer), 2);
  assert_true(mica_loc_equal(mica_loc_part(outer, 0), b) &&
              mica_loc_equal(mica_loc_part(outer, 1), a));
}

static void fusions_keep_their_metadata(void **state) {
  const mica_attr *tag = mica_attr_string(*state, MICA_STR("tag"));
  mica_loc a = at(state, 1, 1), tagged = mica_loc_fused(*state, &a, 1, tag);
  assert_int_equal(mica_loc_kind_of(tagged), MICA_LOC_FUSED);
  assert_ptr_equal(mica_loc_metadata(tagged), tag);
  mica_loc empty = mica_loc_fused(*state, NULL, 0, tag);
  assert_int_equal(mica_loc_part_count(empty), 1);
  const mica_loc mixed[] = {tagged, a};
  assert_int_equal(mica_loc_part_count(mica_loc_fused(*state, mixed, 2, NULL)),
                   2);  // not taken apart
  assert_int_equal(mica_loc_part_count(mica_loc_fused(*state, mixed, 2, tag)), 1);
}

static void large_fusions_take_no_long_time(void **state) {
  enum { COUNT = 100000 };
  mica_loc *parts = malloc(COUNT * sizeof *parts);
  assert_non_null(parts);
  for (uint32_t i = 0; i < COUNT; i++) parts[i] = at(state, i % 50000 + 1, 1);
  mica_loc fused = mica_loc_fused(*state, parts, COUNT, NULL);
  assert_int_equal(mica_loc_part_count(fused), 50000);
  free(parts);
}

// Each is where all before it were, as in a chain of rewrites.
static void long_chains_of_fusions_take_no_long_time(void **state) {
  enum { COUNT = 20000 };
  mica_loc *parts = malloc(COUNT * sizeof *parts), chain = at(state, 1, 1);
  assert_non_null(parts);
  for (uint32_t i = 0; i < COUNT; i++) parts[i] = at(state, i + 1, 1);
  for (uint32_t i = 1; i < COUNT; i++) {
    const mica_loc pair[] = {i % 2 == 0 ? chain : parts[i], i % 2 == 0 ? parts[i] : chain};
    chain = mica_loc_fused(*state, pair, 2, NULL);
  }
  assert_int_equal(mica_loc_kind_of(chain), MICA_LOC_FUSED);
  assert_int_equal(mica_loc_part_count(chain), COUNT);
  assert_true(mica_loc_equal(mica_loc_part(chain, 0), parts[COUNT - 1]));
  const mica_attr *flat = mica_attr_location(*state, chain);
  for (size_t i = 0; i < COUNT; i++) parts[i] = mica_loc_part(chain, i);
  assert_ptr_equal(mica_attr_location(*state, mica_loc_fused(*state, parts, COUNT, NULL)), flat);
  free(parts);
}

static void locations_are_attributes(void **state) {
  mica_loc named = mica_loc_name(*state, MICA_STR("n"), mica_loc_unknown());
  const mica_loc all[] = {mica_loc_unknown(), at(state, 3, 4), named};
  for (size_t i = 0; i < LIST_SIZE(all); i++) {
    const mica_attr *attr = mica_attr_location(*state, all[i]);
    assert_true(mica_attr_is_location(attr));
    assert_true(mica_loc_equal(mica_attr_location_value(attr), all[i]));
    assert_ptr_equal(attr, mica_attr_location(*state, all[i]));
  }
  assert_attr_text(mica_attr_location(*state, at(state, 3, 4)), "loc(\"a.mlir\":3:4)");
  assert_attr_text(mica_attr_location(*state, named), "loc(\"n\")");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      IN_CONTEXT(positions_come_back_as_they_went_in),
      IN_CONTEXT(more_files_than_can_be_numbered_still_work),
      IN_CONTEXT(ranges_keep_their_end),
      IN_CONTEXT(parts_of_locations_can_be_asked_for),
      IN_CONTEXT(fusions_lose_what_says_nothing),
      IN_CONTEXT(fusions_keep_their_metadata),
      IN_CONTEXT(large_fusions_take_no_long_time),
      IN_CONTEXT(long_chains_of_fusions_take_no_long_time),
      IN_CONTEXT(locations_are_attributes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
