// The IR on stderr below a label.
// RUN: mica-opt --allow-unregistered-dialect %s '--pass-pipeline=builtin.module(print-ir{label={a b}},func.func(print-ir))' 2>&1 >/dev/null | FileCheck %s

#map = affine_map<(d0) -> (d0)>
func.func @f(%a: i32) -> i32 attributes {m = #map} {
  return %a : i32
}

// CHECK: // -----// IR Dump a b //----- //
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) -> i32 attributes {m = affine_map<(d0) -> (d0)>} {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: // -----// IR Dump //----- //
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 attributes {m = affine_map<(d0) -> (d0)>} {
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
