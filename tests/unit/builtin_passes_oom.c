// Every allocation of the passes that Mica brings may fail: what is left is valid.
#include <stdio.h>

#include "budget.h"
#include "mica/dialects.h"
#include "mica/mica.h"
#include "mica/passes.h"

typedef struct example {
  const char *pipeline, *text;
} example;

static const char calls[] =
    "func.func private @g(%a: i32) -> i32 {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func private @h(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = call @g(%a) : (i32) -> i32\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i32\n"
    "^bb2:\n"
    "  return %a : i32\n"
    "}\n"
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = call @h(%a, %c) : (i32, i1) -> i32\n"
    "  %1 = call @h(%0, %c) : (i32, i1) -> i32\n"
    "  %2 = scf.if %c -> i32 {\n"
    "    %3 = func.call @g(%1) : (i32) -> i32\n"
    "    scf.yield %3 : i32\n"
    "  } else {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  return %2 : i32\n"
    "}\n";

static const char parts[] =
    "func.func @f(%t: tensor<?xf32>, %l: index, %x: f32) -> tensor<?xf32> {\n"
    "  %c5 = arith.constant 5 : index\n"
    "  %p = arith.addi %l, %c5 : index\n"
    "  %r = scf.for %i = %l to %p step %c5 iter_args(%a = %t) -> tensor<?xf32> {\n"
    "    %q = scf.for %j = %l to %p step %c5 iter_args(%b = %a) -> tensor<?xf32> {\n"
    "      %0 = vector.transfer_read %b[%p], %x : tensor<?xf32>, vector<4xf32>\n"
    "      %1 = vector.transfer_write %0, %b[%p] : vector<4xf32>, tensor<?xf32>\n"
    "      %2 = tensor.extract_slice %1[%l] [5] [1] : tensor<?xf32> to tensor<5xf32>\n"
    "      %3 = tensor.insert_slice %2 into %1[%l] [5] [1] : tensor<5xf32> into tensor<?xf32>\n"
    "      scf.yield %3 : tensor<?xf32>\n"
    "    }\n"
    "    scf.yield %q : tensor<?xf32>\n"
    "  }\n"
    "  return %r : tensor<?xf32>\n"
    "}\n";

static const char loops[] =
    "func.func @f(%l: index, %a: i32, %c: i1) -> i32 {\n"
    "  %0 = scf.parallel (%i, %j) = (%l, %l) to (%l, %l) step (%l, %l) init (%a) -> i32 {\n"
    "    scf.reduce(%a : i32) {\n"
    "    ^bb0(%x: i32, %y: i32):\n"
    "      scf.reduce.return %y : i32\n"
    "    }\n"
    "  }\n"
    "  %1 = scf.index_switch %l -> i32\n"
    "  case 1 {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  default {\n"
    "    scf.yield %0 : i32\n"
    "  }\n"
    "  %2 = scf.if %c -> i32 {\n"
    "    scf.forall (%k) in (4) {\n"
    "    }\n"
    "    scf.yield %1 : i32\n"
    "  } else {\n"
    "    scf.yield %a : i32\n"
    "  }\n"
    "  %3 = scf.while (%x = %2) : (i32) -> i32 {\n"
    "    scf.condition(%c) %x : i32\n"
    "  } do {\n"
    "  ^bb0(%y: i32):\n"
    "    scf.yield %y : i32\n"
    "  }\n"
    "  return %3 : i32\n"
    "}\n";

static const char slots[] =
    "func.func @f(%a: i32, %c: i1) -> i32 {\n"
    "  %0 = memref.alloca() : memref<i32>\n"
    "  %1 = memref.alloca() : memref<2xi32>\n"
    "  %2 = arith.constant 0 : index\n"
    "  memref.store %a, %1[%2] : memref<2xi32>\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  memref.store %a, %0[] : memref<i32>\n"
    "  %3 = memref.load %1[%2] : memref<2xi32>\n"
    "  cf.cond_br %c, ^bb1, ^bb2\n"
    "^bb2:\n"
    "  %4 = memref.load %0[] : memref<i32>\n"
    "  return %4 : i32\n"
    "}\n"
    "llvm.func @g(%a: f32, %b: i8, %c: i1, %p: !llvm.ptr) -> i32 {\n"
    "  %0 = llvm.mlir.constant(1 : i32) : i32\n"
    "  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr\n"
    "  %2 = llvm.alloca %0 x !llvm.struct<(i32, array<2 x i16>)> : (i32) -> !llvm.ptr\n"
    "  %3 = llvm.mlir.constant(8 : i64) : i64\n"
    "  %4 = llvm.getelementptr %2[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<2 "
    "x i16>)>\n"
    "  \"llvm.intr.memset\"(%2, %b, %3) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n"
    "  \"llvm.intr.memcpy\"(%p, %2, %3) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> "
    "()\n"
    "  llvm.store %b, %4 : i8, !llvm.ptr\n"
    "  llvm.store %a, %1 : f32, !llvm.ptr\n"
    "  llvm.cond_br %c, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  llvm.store %b, %1 : i8, !llvm.ptr\n"
    "  llvm.br ^bb2\n"
    "^bb2:\n"
    "  %5 = llvm.load %1 : !llvm.ptr -> i32\n"
    "  llvm.return %5 : i32\n"
    "}\n";

static const char dead[] =
    "func.func private @g(%a: i32 {func.y}, %b: i32) -> (i32, i32 {func.y}) {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %b, %0 : i32, i32\n"
    "}\n"
    "func.func private @h(%a: i32, %c: i1) {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  cf.cond_br %c, ^bb1(%0, %a : i32, i32), ^bb2(%0 : i32)\n"
    "^bb1(%1: i32, %2: i32):\n"
    "  %3:2 = call @g(%1, %2) : (i32, i32) -> (i32, i32)\n"
    "  cf.br ^bb2(%3#1 : i32)\n"
    "^bb2(%4: i32):\n"
    "  return\n"
    "^bb3:\n"
    "  %5 = arith.addi %a, %a : i32\n"
    "  cf.cond_br %c, ^bb2(%5 : i32), ^bb2(%5 : i32)\n"
    "}\n"
    "func.func @f(%a: i32, %c: i1, %i: index) -> i32 {\n"
    "  call @h(%a, %c) : (i32, i1) -> ()\n"
    "  %0:2 = call @g(%a, %a) : (i32, i32) -> (i32, i32)\n"
    "  %1:2 = scf.for %k = %i to %i step %i iter_args(%x = %0#0, %y = %0#1) -> (i32, i32) {\n"
    "    %2 = arith.addi %x, %x : i32\n"
    "    %3 = arith.addi %y, %y : i32\n"
    "    scf.yield %2, %3 : i32, i32\n"
    "  }\n"
    "  return %1#0 : i32\n"
    "}\n";

static const example examples[] = {
    {"builtin.module(sroa,mem2reg)", slots},
    {"builtin.module(remove-dead-values)", dead},
    {"builtin.module(convert-scf-to-cf)", loops},
    {"builtin.module(inline{default-pipeline=cse})", calls},
    {"builtin.module(snapshot-op-locations{filename=/dev/null tag=t})", calls},
    {"builtin.module(loop-invariant-subset-hoisting)", parts},
    {"builtin.module(cse,symbol-dce,loop-invariant-code-motion,control-flow-sink)", calls},
};

static const mica_dialect_def *const dialects[] = {
    &builtin_dialect, &func_dialect, &arith_dialect, &cf_dialect,     &scf_dialect,
    &memref_dialect,  &ub_dialect,   &llvm_dialect,  &tensor_dialect, &vector_dialect};
static const mica_pass_def *const passes[] = {MICA_PASSES};
static const mica_pass_registry registry = {passes, sizeof passes / sizeof *passes, NULL, 0};

static bool run(mica_context *ctx, const example *e, mica_op *module) {
  mica_pass_manager *p = mica_pass_pipeline_parse(ctx, mica_str_of(e->pipeline), &registry);
  const bool done = p != NULL && mica_pass_manager_run(p, module);
  mica_pass_manager_destroy(p);
  return done;
}

// There is memory again after a single failure, which may be one of the verifier's own.
static bool is_valid(mica_context *ctx, mica_op *module) {
  mica_context_clear_out_of_memory(ctx);
  return mica_op_verify(module) || mica_context_out_of_memory(ctx);
}

static bool task(mica_context *ctx, void *user) {
  const example *e = user;
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_op *module = mica_parse_module(ctx, mica_str_of(e->text), NULL);
  const bool done = module != NULL && run(ctx, e, module);
  const bool ran_out = mica_context_out_of_memory(ctx);
  if (module != NULL) assert_true(is_valid(ctx, module));
  mica_op_destroy(module);
  return done || ran_out;
}

static void passes_leave_valid_ir(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
    budget_sweep_mode(task, (void *)(uintptr_t)&examples[i], true);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(passes_leave_valid_ir)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
