// Which operations of the dialects may be executed where nobody asked for them, where that depends
// on what they are given, and what some of them do to memory. What MLIR answers is told by their
// hooks there.
#include "parsed.h"

#include "affine/affine.h"
#include "arith/arith.h"
#include "bufferization/bufferization.h"
#include "builtin/builtin.h"
#include "func/func.h"
#include "linalg/linalg.h"
#include "llvm/llvm.h"
#include "mica/effects.h"
#include "tensor/tensor.h"

static const mica_dialect_def *const dialects[] = {
    &builtin_dialect, &func_dialect,   &arith_dialect,  &bufferization_dialect,
    &affine_dialect,  &linalg_dialect, &tensor_dialect, &llvm_dialect,
};
#define PARSED(text) parsed((text), dialects, sizeof dialects / sizeof *dialects)

static void expect_speculatable(const char *text, bool expected) {
  parsed_ir ir = PARSED(text);
  assert_int_equal(mica_op_is_speculatable(marked(&ir)), expected);
  parsed_free(&ir);
}

// How many effects of a kind the marked operation has.
static size_t count_effects(const char *text, mica_effect_kind kind) {
  parsed_ir ir = PARSED(text);
  mica_effects effects = {0};
  size_t count = 0;
  assert_true(mica_op_effects(marked(&ir), &effects));
  for (size_t i = 0; i < effects.size; i++) count += effects.data[i].kind == kind;
  mica_effects_free(&effects);
  parsed_free(&ir);
  return count;
}

// ---- Divisions ----------------------------------------------------------------------------------

#define DIVISION(op, type, divisor) \
  "%a = \"u.a\"() : () -> " type    \
  " "                               \
  "%b = " divisor                   \
  " "                               \
  "%c = arith." op " %a, %b {this} : " type

static void division_by_an_unknown_number_stays_where_it_is(void **state) {
  (void)state;
  expect_speculatable(DIVISION("divui", "i32", "\"u.b\"() : () -> i32"), false);
  expect_speculatable(DIVISION("divsi", "i32", "\"u.b\"() : () -> i32"), false);
  expect_speculatable("func.func @f(%a: i32) { %c = arith.divui %a, %a {this} : i32 return }",
                      false);
}

static void division_by_a_constant_may_move(void **state) {
  (void)state;
  expect_speculatable(DIVISION("divui", "i32", "arith.constant 2 : i32"), true);
  expect_speculatable(DIVISION("ceildivui", "i32", "arith.constant -1 : i32"), true);
  expect_speculatable(DIVISION("divsi", "i32", "arith.constant 2 : i32"), true);
  expect_speculatable(DIVISION("ceildivsi", "i128", "arith.constant 2 : i128"), true);
}

static void division_by_zero_or_of_the_least_number_does_not(void **state) {
  (void)state;
  expect_speculatable(DIVISION("divui", "i32", "arith.constant 0 : i32"), false);
  expect_speculatable(DIVISION("ceildivui", "i128", "arith.constant 0 : i128"), false);
  expect_speculatable(DIVISION("divsi", "i32", "arith.constant 0 : i32"), false);
  expect_speculatable(DIVISION("divsi", "i32", "arith.constant -1 : i32"), false);
  expect_speculatable(DIVISION("ceildivsi", "i128", "arith.constant -1 : i128"), false);
}

static void division_of_vectors_asks_every_element(void **state) {
  (void)state;
  expect_speculatable(DIVISION("divui", "vector<2xi32>", "arith.constant dense<3> : vector<2xi32>"),
                      true);
  expect_speculatable(DIVISION("divui", "vector<2xi32>", "arith.constant dense<0> : vector<2xi32>"),
                      false);
  expect_speculatable(
      DIVISION("divui", "vector<2xi32>", "arith.constant dense<[3, 4]> : vector<2xi32>"), false);
}

// ---- Loops --------------------------------------------------------------------------------------

static void loops_with_a_step_of_one_end(void **state) {
  (void)state;
  expect_speculatable("affine.for %i = 0 to 4 { } {this}", true);
  expect_speculatable("affine.for %i = 0 to 4 step 2 { } {this}", false);
}

// ---- Sizes --------------------------------------------------------------------------------------

#define DIM(index, type)         \
  "%t = \"u.a\"() : () -> " type \
  " "                            \
  "%i = " index                  \
  " "                            \
  "%d = tensor.dim {this} %t, %i : " type

static void the_size_of_a_dimension_that_is_there_may_be_asked(void **state) {
  (void)state;
  expect_speculatable(DIM("arith.constant 1 : index", "tensor<?x?xf32>"), true);
  expect_speculatable(DIM("arith.constant 2 : index", "tensor<?x?xf32>"), false);
  expect_speculatable(DIM("arith.constant -1 : index", "tensor<?x?xf32>"), false);
  expect_speculatable(DIM("arith.constant 1 : index", "tensor<*xf32>"), false);
  expect_speculatable(DIM("\"u.b\"() : () -> index", "tensor<?x?xf32>"), false);
}

// ---- Operations on tensors and on memory --------------------------------------------------------

#define FILL(type) "linalg.fill {this} ins(%f : f32) outs(%o : " type ")"

static void operations_on_tensors_only_compute(void **state) {
  (void)state;
  const char *text = "func.func @f(%f: f32, %o: tensor<4xf32>) { %r = " FILL(
      "tensor<4xf32>") " -> tensor<4xf32> return }";
  expect_speculatable(text, true);
  assert_int_equal(count_effects(text, MICA_EFFECT_WRITE), 0);
}

static void operations_on_memory_write_it(void **state) {
  (void)state;
  const char *text =
      "func.func @f(%f: f32, %o: memref<4xf32>) { " FILL("memref<4xf32>") " return }";
  expect_speculatable(text, false);
  assert_int_equal(count_effects(text, MICA_EFFECT_WRITE), 1);
  assert_int_equal(count_effects(text, MICA_EFFECT_READ), 0);
}

static void what_a_body_uses_is_read(void **state) {
  (void)state;
  const char *text =
      "func.func @f(%a: memref<4x4xf32>, %o: memref<4x4xf32>) {"
      "  linalg.matmul {this} ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>)"
      "                outs(%o : memref<4x4xf32>)"
      "  return }";
  assert_int_equal(count_effects(text, MICA_EFFECT_READ), 3);
  assert_int_equal(count_effects(text, MICA_EFFECT_WRITE), 1);
}

static void only_memory_is_written_by_a_materialization(void **state) {
  (void)state;
  const char *memory =
      "func.func @f(%a: tensor<4xf32>, %o: memref<4xf32>) {"
      "  bufferization.materialize_in_destination %a in writable %o {this}"
      "    : (tensor<4xf32>, memref<4xf32>) -> () return }";
  const char *tensor =
      "func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) {"
      "  %r = bufferization.materialize_in_destination %a in %o {this}"
      "    : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }";
  assert_int_equal(count_effects(memory, MICA_EFFECT_WRITE), 1);
  assert_int_equal(count_effects(tensor, MICA_EFFECT_WRITE), 0);
}

// ---- Relayouts ----------------------------------------------------------------------------------

#define PACK(padding, tiles, source, dest)                                       \
  "func.func @f(%a: " source ", %b: " dest                                       \
  ", %v: f32, %n: index) {"                                                      \
  "  %r = linalg.pack %a " padding " inner_dims_pos = [0] inner_tiles = [" tiles \
  "] into %b {this}"                                                             \
  "    : " source " -> " dest " return }"

static void packing_may_move_where_all_is_known(void **state) {
  (void)state;
  expect_speculatable(PACK("", "4", "tensor<8xf32>", "tensor<2x4xf32>"), true);
  expect_speculatable(PACK("", "4", "tensor<?xf32>", "tensor<?x4xf32>"), true);
  expect_speculatable(PACK("padding_value(%v : f32)", "%n", "tensor<?xf32>", "tensor<?x?xf32>"),
                      true);
  expect_speculatable(PACK("", "%n", "tensor<?xf32>", "tensor<?x?xf32>"), false);
}

static void a_softmax_on_memory_reads_and_writes(void **state) {
  (void)state;
  const char *memory =
      "func.func @f(%a: memref<4xf32>, %o: memref<4xf32>) {"
      "  linalg.softmax {this} dimension(0) ins(%a : memref<4xf32>) outs(%o : memref<4xf32>)"
      "  return }";
  const char *tensor =
      "func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) {"
      "  %r = linalg.softmax {this} dimension(0) ins(%a : tensor<4xf32>)"
      "    outs(%o : tensor<4xf32>) -> tensor<4xf32> return }";
  assert_int_equal(count_effects(memory, MICA_EFFECT_READ), 2);
  assert_int_equal(count_effects(memory, MICA_EFFECT_WRITE), 1);
  assert_int_equal(count_effects(tensor, MICA_EFFECT_READ), 0);
  assert_int_equal(count_effects(tensor, MICA_EFFECT_WRITE), 0);
}

// ---- LLVM ---------------------------------------------------------------------------------------

#define LLVM_DIVISION(op, type, divisor) \
  "%a = \"u.a\"() : () -> " type         \
  " "                                    \
  "%b = " divisor                        \
  " "                                    \
  "%c = llvm." op " %a, %b {this} : " type

static void divisions_of_llvm_ask_their_divisor_too(void **state) {
  (void)state;
  expect_speculatable(LLVM_DIVISION("udiv", "i32", "\"u.b\"() : () -> i32"), false);
  expect_speculatable(LLVM_DIVISION("udiv", "i32", "llvm.mlir.constant(2 : i32) : i32"), true);
  expect_speculatable(LLVM_DIVISION("udiv", "i32", "llvm.mlir.constant(0 : i32) : i32"), false);
  expect_speculatable(LLVM_DIVISION("udiv", "i32", "llvm.mlir.constant(-1 : i32) : i32"), true);
  expect_speculatable(LLVM_DIVISION("sdiv", "i32", "llvm.mlir.constant(-1 : i32) : i32"), false);
  expect_speculatable(LLVM_DIVISION("sdiv", "i32", "llvm.mlir.constant(7 : i32) : i32"), true);
  expect_speculatable(LLVM_DIVISION("sdiv", "vector<2xi32>",
                                    "llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>"),
                      true);
  expect_speculatable(
      LLVM_DIVISION("sdiv", "vector<2xi32>",
                    "llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>"),
      false);
}

static void assembly_does_what_it_says(void **state) {
  (void)state;
  const char *quiet = "llvm.inline_asm {this} \"nop\", \"\" : () -> ()";
  const char *loud = "llvm.inline_asm has_side_effects {this} \"nop\", \"\" : () -> ()";
  assert_int_equal(count_effects(quiet, MICA_EFFECT_WRITE), 0);
  assert_int_equal(count_effects(quiet, MICA_EFFECT_READ), 0);
  assert_int_equal(count_effects(loud, MICA_EFFECT_WRITE), 1);
  assert_int_equal(count_effects(loud, MICA_EFFECT_READ), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_size_of_a_dimension_that_is_there_may_be_asked),
      cmocka_unit_test(a_softmax_on_memory_reads_and_writes),
      cmocka_unit_test(division_by_an_unknown_number_stays_where_it_is),
      cmocka_unit_test(division_by_a_constant_may_move),
      cmocka_unit_test(division_by_zero_or_of_the_least_number_does_not),
      cmocka_unit_test(division_of_vectors_asks_every_element),
      cmocka_unit_test(loops_with_a_step_of_one_end),
      cmocka_unit_test(operations_on_tensors_only_compute),
      cmocka_unit_test(operations_on_memory_write_it),
      cmocka_unit_test(what_a_body_uses_is_read),
      cmocka_unit_test(only_memory_is_written_by_a_materialization),
      cmocka_unit_test(packing_may_move_where_all_is_known),
      cmocka_unit_test(divisions_of_llvm_ask_their_divisor_too),
      cmocka_unit_test(assembly_does_what_it_says),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
