// How a function stands in generic form.
// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic - | FileCheck %s --check-prefix=GENERIC

// F003-026: a dictionary for each argument and each result, in two arrays.
// GENERIC: <{arg_attrs = [{d.x = 1 : i32}, {}], function_type = (i32, i32) -> (i32, i32), res_attrs = [{d.r}, {}], sym_name = "f"}>
// CHECK: func.func @f(%arg0: i32 {d.x = 1 : i32}, %arg1: i32) -> (i32 {d.r}, i32) {
"func.func"() <{arg_attrs = [{d.x = 1 : i32}, {}], function_type = (i32, i32) -> (i32, i32), res_attrs = [{d.r}, {}], sym_name = "f"}> ({
^entry(%a: i32, %b: i32):
  "func.return"(%a, %b) : (i32, i32) -> ()
}) : () -> ()

// F003-032: one region, of several blocks.
// CHECK: func.func @g(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:
func.func @g(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
