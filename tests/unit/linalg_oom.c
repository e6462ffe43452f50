// Operations of linalg are read, verified and printed with each allocation failing: their maps and
// regions are made on the way. Nothing crashes, nothing leaks, and the context knows.
#include "arith/arith.h"
#include "budget.h"
#include "builtin/builtin.h"
#include "complex/complex.h"
#include "func/func.h"
#include "linalg/linalg.h"
#include "math/math.h"
#include "mica/mica.h"

static bool passes(mica_context *ctx, void *user) {
  static const mica_dialect_def *const dialects[] = {
      &builtin_dialect, &func_dialect, &arith_dialect,
      &complex_dialect, &math_dialect, &linalg_dialect,
  };
  for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(user), NULL);
  bool verified = module != NULL && mica_op_verify(module);
  mica_str text = verified ? mica_op_to_text(module, NULL) : (mica_str){NULL, 0};
  bool printed = text.data != NULL;
  if (printed) mica_free(ctx, (char *)(uintptr_t)text.data, text.size + 1);
  mica_op_destroy(module);
  return printed && !mica_context_out_of_memory(ctx);
}

static void maps_and_regions_that_are_declared(void **state) {
  (void)state;
  budget_sweep(passes,
               "func.func @f(%a: memref<1x9x9x2xi8>, %f: memref<3x3x2x4xi8>,\n"
               "             %o: memref<1x4x4x4xi32>) {\n"
               "  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>}\n"
               "    ins(%a, %f : memref<1x9x9x2xi8>, memref<3x3x2x4xi8>)\n"
               "    outs(%o : memref<1x4x4x4xi32>)\n"
               "  return\n"
               "}\n");
}

static void maps_that_are_given(void **state) {
  (void)state;
  budget_sweep(passes,
               "#k = affine_map<(m, n, k) -> (k)>\n"
               "#o = affine_map<(m, n, k) -> (m, n)>\n"
               "func.func @f(%a: tensor<8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>) {\n"
               "  %0 = linalg.matmul\n"
               "    indexing_maps = [#k, affine_map<(m, n, k) -> (k, n)>, #o]\n"
               "    ins(%a, %b : tensor<8xf32>, tensor<8x5xf32>)\n"
               "    outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>\n"
               "  %1 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],\n"
               "                       iterator_types = [\"parallel\", \"parallel\"]}\n"
               "    outs(%c : tensor<4x5xf32>) {\n"
               "  ^bb0(%x: f32):\n"
               "    %i = linalg.index 1 : index\n"
               "    linalg.yield %x : f32\n"
               "  } -> tensor<4x5xf32>\n"
               "  return\n"
               "}\n");
}

static void bodies_of_one_operation(void **state) {
  (void)state;
  budget_sweep(passes,
               "func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4xf32>) {\n"
               "  %0 = linalg.map { arith.addf }\n"
               "    ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<4x8xf32>)\n"
               "  %1 = linalg.reduce { arith.mulf } ins(%a : tensor<4x8xf32>)\n"
               "    outs(%c : tensor<4xf32>) dimensions = [1]\n"
               "  %2 = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>)\n"
               "    permutation = [1, 0]\n"
               "  %3 = linalg.broadcast ins(%c : tensor<4xf32>) outs(%a : tensor<4x8xf32>)\n"
               "    dimensions = [1]\n"
               "  return\n"
               "}\n");
}

static void tiles(void **state) {
  (void)state;
  budget_sweep(passes,
               "func.func @f(%a: tensor<16xf32>, %b: tensor<2x8xf32>) {\n"
               "  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b\n"
               "    : tensor<16xf32> -> tensor<2x8xf32>\n"
               "  return\n"
               "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(maps_and_regions_that_are_declared),
      cmocka_unit_test(maps_that_are_given),
      cmocka_unit_test(bodies_of_one_operation),
      cmocka_unit_test(tiles),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
