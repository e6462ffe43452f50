// Bytecode is read with each allocation failing, whole and in parts: nothing crashes, nothing is
// kept, and the context knows.
#include "budget.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "bytecode.h"
#include "cf/cf.h"
#include "func/func.h"
#include "llvm/llvm.h"
#include "mica/mica.h"

static bool register_dialects(mica_context *ctx) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect, &cf_dialect,
                                                     &arith_dialect, &llvm_dialect};
  for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_context_allow_unregistered(ctx, true);
  return true;
}

static bool reads(mica_context *ctx, void *user) {
  if (!register_dialects(ctx)) return false;
  mica_op *op = mica_read_bytecode(ctx, byte_buffer_text(user), NULL);
  bool read = op != NULL;
  mica_op_destroy(op);
  return read && !mica_context_out_of_memory(ctx);
}

static bool reads_in_parts(mica_context *ctx, void *user) {
  if (!register_dialects(ctx)) return false;
  mica_bytecode_file *file = mica_bytecode_open(ctx, byte_buffer_text(user), NULL);
  bool read = file != NULL && mica_bytecode_load_all(file);
  if (file != NULL) mica_op_destroy(mica_bytecode_close(file));
  return read && !mica_context_out_of_memory(ctx);
}

static void sweep(const char *text) {
  for (uint32_t version = 0; version <= MICA_BYTECODE_VERSION; version += 3) {
    const mica_bytecode_write_options options = {.version = version + 1};
    byte_buffer b = {NULL, 0};
    mica_context *ctx = mica_context_create(NULL);
    assert_true(register_dialects(ctx));
    mica_op *module = mica_parse_module(ctx, mica_str_of(text), NULL);
    assert_non_null(module);
    assert_true(mica_write_bytecode(module, &options, byte_buffer_append, &b));
    mica_op_destroy(module);
    mica_context_destroy(ctx);
    budget_sweep(reads, &b);
    budget_sweep(reads_in_parts, &b);
    free(b.data);
  }
}

static void operations_and_regions(void **state) {
  (void)state;
  sweep(
      "func.func @f(%a: i32) -> i32 {\n"
      "  cf.br ^bb2\n"
      "^bb1:\n"
      "  %x = arith.addi %c, %a {k = \"v\"} : i32\n"
      "  cf.cond_br %t, ^bb3, ^bb3\n"
      "^bb2:\n"
      "  %c = arith.addi %a, %a overflow<nsw> : i32\n"
      "  %t = arith.constant true\n"
      "  cf.br ^bb1\n"
      "^bb3:\n"
      "  return %c : i32\n"
      "}\n"
      "\"x.y\"() <{p = 1 : i8}> ({}, {}) : () -> () loc(callsite(\"a\" at fused<1>[\"b\"]))\n"
      "llvm.func @g(%a: i32, %p: !llvm.ptr) {\n"
      "  %0 = llvm.add %a, %a overflow<nsw> : i32\n"
      "  llvm.return\n"
      "}\n");
}

static void types_and_attributes(void **state) {
  (void)state;
  sweep(
      "\"x.y\"() {a = [@s::@t, -1.5, true, unit, #x.y<z>, !x<q>, (i32) -> none],\n"
      "  b = affine_map<(d0)[s0] -> (d0 + s0)>, d = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>,\n"
      "  f = sparse<[[0, 1]], [2]> : tensor<2x2xi8>, g = array<i32: 1, 2>,\n"
      "  j = distinct[0]<unit>, k = dense<[\"x\", \"y\"]> : tensor<2x!x.s>,\n"
      "  l = dense_resource<r> : tensor<1xi32>, m = memref<2xf32, strided<[2], offset: ?>, 3>,\n"
      "  n = 5 : i100, o = tuple<vector<[4]xf32>, complex<f64>, tensor<*xi1>>, p = {q = {}}} :\n"
      "  () -> ()\n"
      "{-# dialect_resources: { builtin: { r: \"0x0400000001000000\" } },\n"
      "    external_resources: { t: { a: true, b: \"c\" } } #-}\n");
}

// Deeper than what is read on the stack.
static void nested_attributes(void **state) {
  (void)state;
  sweep(
      "\"x.y\"() {a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1], 2], 3]]]]]]]]]]]]]]]]]]]]]]]]]]]"
      "]]]]]]]]]]]} : () -> ()\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operations_and_regions),
      cmocka_unit_test(types_and_attributes),
      cmocka_unit_test(nested_attributes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
