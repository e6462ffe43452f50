// The affine dialect asked from C: where an operation reads and writes, how control goes through
// its loops; its texts with each allocation failing.
#include "budget.h"
#include "parsed.h"

#include "affine/affine.h"
#include "builtin/builtin.h"
#include "func/func.h"
#include "mica/effects.h"
#include "mica/mica.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect,
                                                   &affine_dialect};
#define PARSED(text) parsed((text), dialects, LIST_SIZE(dialects))

#define ACCESSES                                                                         \
  "func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {\n"                    \
  "  affine.for %i = 0 to 8 step 2 iter_args(%x = %n) -> (index) {\n"                    \
  "    %v = affine.load %a[%i + symbol(%n)] : memref<8xf32>\n"                           \
  "    affine.store %v, %a[%i mod 2] : memref<8xf32>\n"                                  \
  "    affine.dma_start %a[%i], %a[symbol(%n)], %t[0], %n : memref<8xf32>, "             \
  "memref<8xf32>, memref<1xi32>\n"                                                       \
  "    affine.yield %x : index\n"                                                        \
  "  }\n  affine.parallel (%p, %q) = (max(%n, 0), 1) to (8, min(%n, 3)) step (1, 2) {\n" \
  "    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%p)[%n] {\n    }\n"               \
  "    %m = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%q)[%n]\n"                       \
  "  }\n  return\n}\n"

static void accesses_tell_where(void **state) {
  (void)state;
  parsed_ir ir = PARSED(ACCESSES);
  mica_op *load = first_op(&ir, &affine_load_def), *store = first_op(&ir, &affine_store_def);
  assert_ptr_equal(affine_read_op_interface_mem_ref(load), mica_op_operand(load, 0));
  assert_ptr_equal(affine_read_op_interface_value(load), mica_op_result(load, 0));
  assert_int_equal(affine_read_op_interface_map_operands(load).first, 1);
  assert_int_equal(affine_read_op_interface_map_operands(load).count, 2);
  assert_int_equal(affine_read_op_interface_affine_map(load)->symbol_count, 1);
  assert_ptr_equal(affine_write_op_interface_mem_ref(store), mica_op_operand(store, 1));
  assert_ptr_equal(affine_write_op_interface_value_to_store(store), mica_op_result(load, 0));
  assert_int_equal(affine_write_op_interface_map_operands(store).count, 1);
  assert_ptr_equal(affine_map_access_interface_affine_map_attr_for_mem_ref(
                       store, affine_write_op_interface_mem_ref(store)),
                   affine_store_map_attr(store));
  parsed_free(&ir);
}

static void copies_tell_their_maps_and_effects(void **state) {
  (void)state;
  parsed_ir ir = PARSED(ACCESSES);
  mica_op *copy = first_op(&ir, &affine_dma_start_def);
  const mica_attr *tag_map =
      affine_map_access_interface_affine_map_attr_for_mem_ref(copy, mica_op_operand(copy, 4));
  assert_ptr_equal(tag_map, mica_op_attribute(copy, MICA_STR("tag_map")));
  mica_effects effects = {.context = ir.ctx};
  assert_true(mica_op_effects(copy, &effects));
  assert_int_equal(effects.size, 3);
  assert_int_equal(effects.data[1].kind, MICA_EFFECT_WRITE);
  assert_ptr_equal(effects.data[1].value, mica_op_operand(copy, 2));
  mica_effects_free(&effects);
  parsed_free(&ir);
}

// Where control goes into a loop, or from its end: to its body, out of it, or either.
static int successors(const parsed_ir *ir, bool from_inside) {
  mica_op *loop = first_op(ir, &affine_for_def);
  mica_region_successors *list =
      mica_region_branch_successors(loop, from_inside ? mica_op_region(loop, 0) : NULL);
  assert_non_null(list);
  int found = 0;
  for (size_t i = 0; i < mica_region_successors_count(list); i++)
    found |= mica_region_successors_region(list, i) == MICA_REGION_PARENT ? 2 : 1;
  mica_region_successors_destroy(list);
  return found;
}

static void loops_enter_as_often_as_is_known(void **state) {
  static const struct {
    const char *text;
    int into, from;
  } cases[] = {{"func.func @f(%n: index) {\n  affine.for %i = 0 to %n {\n  }\n  return\n}\n", 3, 3},
               {"func.func @f() {\n  affine.for %i = 0 to 0 {\n  }\n  return\n}\n", 2, 3},
               {"func.func @f() {\n  affine.for %i = 0 to 4 step 4 {\n  }\n  return\n}\n", 1, 2},
               {"func.func @f() {\n  affine.for %i = 0 to 5 step 4 {\n  }\n  return\n}\n", 1, 3}};
  (void)state;
  for (size_t i = 0; i < LIST_SIZE(cases); i++) {
    parsed_ir ir = PARSED(cases[i].text);
    assert_int_equal(successors(&ir, false), cases[i].into);
    assert_int_equal(successors(&ir, true), cases[i].from);
    parsed_free(&ir);
  }
}

static bool reads_and_verifies(mica_context *ctx, void *user) {
  for (size_t i = 0; i < LIST_SIZE(dialects); i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(user), NULL);
  bool good = module != NULL && mica_op_verify(module);
  mica_op_destroy(module);
  return good && !mica_context_out_of_memory(ctx);
}

static void no_memory_is_no_crash(void **state) {
  (void)state;
  budget_sweep(reads_and_verifies, ACCESSES);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(accesses_tell_where),
      cmocka_unit_test(copies_tell_their_maps_and_effects),
      cmocka_unit_test(loops_enter_as_often_as_is_known),
      cmocka_unit_test(no_memory_is_no_crash),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
