// Texts are read with each allocation failing: nothing crashes, nothing leaks, and the context
// knows.
#include "arith/arith.h"
#include "budget.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "llvm/llvm.h"
#include "memref/memref.h"
#include "mica/mica.h"
#include "pdl/pdl.h"
#include "scf/scf.h"
#include "tensor/tensor.h"
#include "tosa/tosa.h"
#include "transform/transform.h"

static bool reads(mica_context *ctx, void *user) {
  mica_str text = mica_str_of(user);
  mica_context_allow_unregistered(ctx, true);
  mica_op *op = mica_parse_module(ctx, text, NULL);
  bool read = op != NULL;
  mica_op_destroy(op);
  return read && !mica_context_out_of_memory(ctx);
}

static void operations_and_regions(void **state) {
  (void)state;
  budget_sweep(reads,
               "%a, %b:2 = \"x.y\"(%f) <{p = 1 : i8}> ({\n"
               "^one(%c: i32 loc(\"f\":1:2), %d: i32):\n"
               "  \"x.z\"(%c)[^two, ^one] : (i32) -> ()\n"
               "^two:\n"
               "  \"x.q\"(%late#1) : (f32) -> ()\n"
               "}, {}) {k, \"l m\" = 2} : (i32) -> (i32, i32, i32) loc(#later)\n"
               "%f = \"x.f\"() : () -> i32\n"
               "%late:2 = \"x.g\"() : () -> (f32, f32)\n"
               "#later = loc(callsite(\"a\" at fused<1>[\"b\"(\"c\":3:4), unknown]))\n");
}

static void types_and_attributes(void **state) {
  (void)state;
  budget_sweep(
      reads,
      "!t = tuple<i32, vector<2x[4]xf32>, tensor<?x3xi7, 5>, memref<*xf16>, complex<f64>>\n"
      "#a = [@s::@\"t u\", \"\\41\\n\", -1.5, true, unit, #x.y<z>, !x<q>, (i32) -> (!t, none)]\n"
      "\"x.y\"() {a = #a, b = affine_map<(d0)[s0] -> (d0 * 2 + s0, -d0 floordiv 3)>,\n"
      "  c = affine_set<(d0) : (d0 - 1 >= 0, d0 == 4)>, d = dense<[[1, 2], [3, 4]]> : "
      "tensor<2x2xi32>,\n"
      "  e = dense<\"0x01020304\"> : tensor<1xi32>, f = sparse<[[0, 1]], [2]> : tensor<2x2xi8>,\n"
      "  g = array<i32: 1, 2>, h = array<f64: 1.0>, i = dense<[(1, 2)]> : tensor<1xcomplex<i8>>,\n"
      "  j = distinct[0]<unit>, k = dense<[\"x\", \"y\"]> : tensor<2x!x.s>, l = dense_resource<r> "
      ": tensor<1xi32>,\n"
      "  m = memref<2x2xf32, strided<[2, 1], offset: ?>, 3>} : () -> !t\n"
      "{-# dialect_resources: { builtin: { r: \"0x0400000001000000\" } } #-}\n");
}

static bool reads_custom(mica_context *ctx, void *user) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect, &cf_dialect,
                                                     &arith_dialect, &scf_dialect};
  for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  return reads(ctx, user);
}

static void custom_forms(void **state) {
  (void)state;
  budget_sweep(
      reads_custom,
      "module @m attributes {x.y} {\n"
      "  func.func @f(%a: i32 {x.z = 1 : i8} loc(#l), %b: memref<4x?xf32>) -> (i32, f32) {\n"
      "    %c = arith.constant 5 : i32\n"
      "    %d = arith.addi %a, %c overflow<nsw> : i32\n"
      "    %e = arith.cmpi slt, %d, %c : i32\n"
      "    %r = scf.if %e -> (i32) { scf.yield %d : i32 } else { scf.yield %c : i32 }\n"
      "    %x = arith.constant 1.5 : f32\n"
      "    cf.cond_br %e, ^one(%r : i32), ^two\n"
      "  ^one(%p: i32):\n"
      "    return %p, %x : i32, f32\n"
      "  ^two:\n"
      "    %q:2 = call @f(%r, %b) : (i32, memref<4x?xf32>) -> (i32, f32)\n"
      "    cf.br ^one(%q#0 : i32)\n"
      "  }\n"
      "}\n"
      "#l = loc(\"later\")\n");
}

static void mistakes(void **state) {
  (void)state;
  static const char *const texts[] = {
      "%0 = \"x.y\"() ({\n^b:\n  %1 = \"x.z\"(%2)[^c] : (i32) -> f32\n}) : () -> i32\n",
      "\"x.y\"() ({ \"x.z\"() ({ \"x.q\"() : () -> () }) {a = [1, 2, tensor<4x",
      "%0:3 = \"x.y\"() : () -> i32",
  };
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    for (size_t n = 0; n < 200; n++) {
      budget b = {.fail_at = n, .fail_once = n % 2 == 0};
      mica_context *ctx = budget_context(&b);
      if (ctx != NULL) {
        assert_false(reads(ctx, (void *)(uintptr_t)texts[i]));
        assert_int_equal(mica_context_op_count(ctx), 0);
      }
      mica_context_destroy(ctx);
      assert_int_equal(b.live, 0);
    }
  }
}

static bool reads_older(mica_context *ctx, void *user) {
  static const mica_dialect_def *const dialects[] = {
      &builtin_dialect, &func_dialect, &cf_dialect,   &arith_dialect,     &memref_dialect,
      &tensor_dialect,  &llvm_dialect, &tosa_dialect, &transform_dialect, &pdl_dialect};
  const mica_parse_options options = {.former = &mica_former_text};
  for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *op = mica_parse_module(ctx, mica_str_of(user), &options);
  bool read = op != NULL && mica_op_verify(op);
  mica_op_destroy(op);
  return read && !mica_context_out_of_memory(ctx);
}

static void older_text(void **state) {
  (void)state;
  budget_sweep(
      reads_older,
      "!p = type !llvm<\"{i32, <4 x float>}*\">\n"
      "func @f(%t: tensor<4xf32>, %m: memref<?xf32, offset: 0, strides: [1]>, %c: i1) -> index {\n"
      "  %n = dim %t, 0 : tensor<4xf32>\n"
      "  store 1 to %m[%n] : memref<?xf32, offset: 0, strides: [1]>\n"
      "  \"std.cond_br\"(%c)[^one(%n : index), ^two] : (i1) -> ()\n"
      "^one(%i: index):\n"
      "  %a = addi %i, %n : index\n"
      "  return %a : index\n"
      "^two:\n"
      "  br ^one(%n: index)\n"
      "}\n"
      "llvm.func @g(%p: !p, %f: !llvm.ptr<func<void (ptr<i8>)>>, %i: !llvm.i32) {\n"
      "  %c = llvm.mlir.constant(1 : i32) : !llvm.i32\n"
      "  %q = llvm.getelementptr %p[%i, %c] : (!p, !llvm.i32, !llvm.i32) -> !llvm<\"<4 x "
      "float>*\">\n"
      "  %v = llvm.load %q : !llvm.ptr<vec<4 x float>>\n"
      "  %o:2 = \"llvm.sadd.with.overflow.i32\"(%i, %i) : (i32, i32) -> (i32, i1)\n"
      "  llvm.call %f(%p) : (!p) -> ()\n"
      "  llvm.return\n"
      "}\n");
}

// Operands that were attributes, formats without types and with regions.
static void older_parts(void **state) {
  (void)state;
  budget_sweep(reads_older,
               "func @f(%a: tensor<2x3xi8>, %b: tensor<3xi8>) {\n"
               "  %p = constant dense<[1, 0]> : tensor<2xi32>\n"
               "  %0 = \"tosa.transpose\"(%a, %p) : (tensor<2x3xi8>, tensor<2xi32>) -> "
               "tensor<3x2xi8>\n"
               "  %1 = \"tosa.reshape\"(%a) <{new_shape = [6]}> : (tensor<2x3xi8>) -> "
               "tensor<6xi8>\n"
               "  %2 = \"tosa.negate\"(%b) {quantization_info = {input_zp = 1 : i32, output_zp "
               "= 2 : i32}} : (tensor<3xi8>) -> tensor<3xi8>\n"
               "  %3 = tosa.rescale %b {input_zp = 1 : i32, output_zp = 0 : i32, multiplier = [5 : "
               "i32], shift = [6 : i32], scale32 = true, double_round = false, per_channel = "
               "false} : (tensor<3xi8>) -> tensor<3xi8>\n"
               "  %4 = tosa.add %a, %b : (tensor<2x3xi8>, tensor<3xi8>) -> tensor<2x3xi8>\n"
               "  return\n"
               "}\n"
               "transform.sequence {\n"
               "^bb0(%arg0: !pdl.operation):\n"
               "  sequence %arg0 failures(suppress) {\n"
               "  ^bb1(%arg1: !pdl.operation):\n"
               "    %0 = transform.structured.match ops{[\"linalg.matmul\"]} in %arg1\n"
               "    %1, %l:2 = transform.structured.tile %0 [2, 4] {interchange = [1, 0]}\n"
               "    %2:2 = transform.structured.tile_to_forall_op %1 num_threads [3]\n"
               "    transform.loop.peel %l#1\n"
               "    %3 = transform.structured.pad %2#1 {pack_paddings = [1]}\n"
               "  }\n"
               "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operations_and_regions),
      cmocka_unit_test(types_and_attributes),
      cmocka_unit_test(custom_forms),
      cmocka_unit_test(older_text),
      cmocka_unit_test(older_parts),
      cmocka_unit_test(mistakes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
