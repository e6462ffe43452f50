// RUN: mica-opt --mlir-print-op-generic --split-input-file %s | FileCheck %s
// Inherent attributes in the dictionary of a custom form go over what the form says; one of a wrong kind
// that nothing demands leaves its place empty, and segment sizes of a wrong kind change nothing.

// CHECK-LABEL: sym_name = "over"
func.func @over(%a: f32, %b: i1, %i: index) {
  // CHECK: "arith.addf"{{.*}} <{fastmath = #arith.fastmath<ninf>}>
  %0 = arith.addf %a, %a fastmath<nnan> {fastmath = #arith.fastmath<ninf>} : f32
  // CHECK: "arith.cmpf"{{.*}} <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}>
  %1 = arith.cmpf oeq, %a, %a {predicate = 4} : f32
  // CHECK: "scf.index_switch"{{.*}} <{cases = array<i64: 4>}>
  scf.index_switch %i {cases = array<i64: 4>} case 2 {
    scf.yield
  } default {
  }
  return
}

// -----

// CHECK-LABEL: "func.func"() <{function_type = (index) -> (), sym_name = "dropped"}>
func.func @dropped(%i: index) attributes {no_inline = 3, arg_attrs = "none"} {
  // CHECK: "scf.for"(%{{.*}}, %{{.*}}, %{{.*}}) ({
  scf.for %a = %i to %i step %i {
  } {unsignedCmp = 4}
  return
}

// -----

// CHECK-LABEL: sym_name = "segments"
func.func @segments(%a: i1) {
  // CHECK: "cf.cond_br"(%{{.*}})[{{.*}}] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {a = 4 : i64}
  cf.cond_br %a, ^b, ^b {operandSegmentSizes = 3, a = 4}
^b:
  // CHECK: "cf.cond_br"(%{{.*}})[{{.*}}] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1)
  "cf.cond_br"(%a)[^b, ^b] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
}

// -----

// CHECK: "builtin.module"() <{sym_name = "x"}>
builtin.module @foo attributes {sym_name = "x"} {}
