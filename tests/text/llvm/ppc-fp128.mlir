// RUN: mica-opt --canonicalize --allow-unregistered-dialect --split-input-file -verify-diagnostics %s | FileCheck %s

// A float of the dialect's own: the sum of two doubles, the first one in the low word.

// CHECK: "t.t"() {a = 1.000000e+00 : !llvm.ppc_fp128, b = -0.000000e+00 : !llvm.ppc_fp128, c = 0.0999999999999999999999999999999997 : !llvm.ppc_fp128} : () -> ()
"t.t"() {a = 1.0 : !llvm.ppc_fp128, b = -0.0 : !llvm.ppc_fp128, c = 0.1 : !llvm.ppc_fp128} : () -> ()
// CHECK: "t.t"() {a = 1.000000e+00 : !llvm.ppc_fp128, b = 1.00000000000000000010842021724855 : !llvm.ppc_fp128} : () -> ()
"t.t"() {a = 0x00000000000000003FF0000000000000 : !llvm.ppc_fp128, b = 0x3C000000000000003FF0000000000000 : !llvm.ppc_fp128} : () -> ()
// CHECK: "t.t"() {a = 0x7FF0000000000000 : !llvm.ppc_fp128, b = 0x7FF8000000000000 : !llvm.ppc_fp128} : () -> ()
"t.t"() {a = 1.0e400 : !llvm.ppc_fp128, b = 0x00000000000000007FF8000000000000 : !llvm.ppc_fp128} : () -> ()
// The first one isn't the nearest to the sum: no literal of digits stands for it.
// CHECK: "t.t"() {a = 0x3FF00000000000003FF0000000000000 : !llvm.ppc_fp128} : () -> ()
"t.t"() {a = 0x3FF00000000000003FF0000000000000 : !llvm.ppc_fp128} : () -> ()
// CHECK: "t.t"() {a = dense<[1.500000e+00, 2.500000e-01]> : vector<2x!llvm.ppc_fp128>, b = memref<2x!llvm.ppc_fp128>, c = complex<!llvm.ppc_fp128>}
"t.t"() {a = dense<[1.5, 0.25]> : vector<2x!llvm.ppc_fp128>, b = memref<2x!llvm.ppc_fp128>, c = complex<!llvm.ppc_fp128>} : () -> ()

// -----

// CHECK-LABEL: func.func @folds
// CHECK-DAG: %[[SUM:.*]] = arith.constant 1.00000000000000000010842021724855 : !llvm.ppc_fp128
// CHECK-DAG: %[[QUOTIENT:.*]] = arith.constant 3.750000e-01 : !llvm.ppc_fp128
// CHECK-DAG: %[[WIDE:.*]] = arith.constant -1.5 : !llvm.ppc_fp128
// CHECK-DAG: %[[NARROW:.*]] = arith.constant 1.000000e+00 : f64
// CHECK: return %[[SUM]], %[[QUOTIENT]], %[[WIDE]], %[[NARROW]]
func.func @folds() -> (!llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128, f64) {
  %a = arith.constant 1.0 : !llvm.ppc_fp128
  %b = arith.constant 1.08420217248550443400745280086994171142578125e-19 : !llvm.ppc_fp128
  %c = arith.constant 1.5 : !llvm.ppc_fp128
  %d = arith.constant 4.0 : !llvm.ppc_fp128
  %e = arith.constant 1.5 : f64
  %0 = arith.addf %a, %b : !llvm.ppc_fp128
  %1 = arith.divf %c, %d : !llvm.ppc_fp128
  %2 = arith.extf %e : f64 to !llvm.ppc_fp128
  %3 = arith.negf %2 : !llvm.ppc_fp128
  %4 = arith.truncf %a : !llvm.ppc_fp128 to f64
  return %0, %1, %3, %4 : !llvm.ppc_fp128, !llvm.ppc_fp128, !llvm.ppc_fp128, f64
}

// -----

// CHECK-LABEL: llvm.func @ops
llvm.func @ops(%x: !llvm.ppc_fp128) -> !llvm.ppc_fp128 {
  // CHECK: llvm.mlir.constant(1.500000e+00 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %0 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  // CHECK: llvm.fadd
  %1 = llvm.fadd %x, %0 : !llvm.ppc_fp128
  llvm.return %1 : !llvm.ppc_fp128
}

// -----

llvm.func @other() -> !llvm.ppc_fp128 {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.5 : f64) : !llvm.ppc_fp128
  llvm.return %0 : !llvm.ppc_fp128
}

// -----

func.func @no_wider(%x: f128) -> !llvm.ppc_fp128 {
  // expected-error@+1 {{'arith.truncf' op operand type 'f128' and result type '!llvm.ppc_fp128' are cast incompatible}}
  %0 = arith.truncf %x : f128 to !llvm.ppc_fp128
  return %0 : !llvm.ppc_fp128
}
