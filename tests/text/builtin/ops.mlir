// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// A module may have a name and attributes; casts take and give any number of values.

module {
}
// CHECK:  module {
// CHECK-NEXT:  }

module @named {
}
// CHECK:  module @named {
// CHECK-NEXT:  }

module @"with spaces" attributes {x.flag, x.number = 3 : i8} {
}
// CHECK:  module @"with spaces" attributes {x.flag, x.number = 3 : i8} {
// CHECK-NEXT:  }

module attributes {sym_visibility = "private"} {
  module @inner {
    "x.op"() : () -> ()
  }
}
// CHECK:  module attributes {sym_visibility = "private"} {
// CHECK-NEXT:    module @inner {
// CHECK-NEXT:      "x.op"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:  }

func.func @casts(%a: i32, %b: f32) {
  %0 = builtin.unrealized_conversion_cast to !x.none
  %1 = builtin.unrealized_conversion_cast %a : i32 to !x.one
  %2:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to !x.low, !x.high {x.note = "pair"}
  %3 = "builtin.unrealized_conversion_cast"(%a, %b) : (i32, f32) -> i64
  return
}
// CHECK:  func.func @casts(%arg0: i32, %arg1: f32) {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast to !x.none
// CHECK-NEXT:    %1 = builtin.unrealized_conversion_cast %arg0 : i32 to !x.one
// CHECK-NEXT:    %2:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to !x.low, !x.high {x.note = "pair"}
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %arg0, %arg1 : i32, f32 to i64
// CHECK-NEXT:    return
// CHECK-NEXT:  }
