// Locations of all kinds, and aliases that are defined after their use.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// CHECK: "x.a"() : () -> () loc("f.c":1:2)
"x.a"() : () -> () loc("f.c":1:2)
// CHECK: "x.b"() : () -> () loc("f.c":1:2 to :3)
"x.b"() : () -> () loc("f.c":1:2 to :3)
// CHECK: "x.c"() : () -> () loc("f.c":1:2 to 4:5)
"x.c"() : () -> () loc("f.c":1:2 to 4:5)
// CHECK: "x.d"() : () -> () loc("name"("f.c":1:2))
"x.d"() : () -> () loc("name"("f.c":1:2))
// CHECK: "x.e"() : () -> () loc(callsite("callee" at "f.c":7:8))
"x.e"() : () -> () loc(callsite("callee" at "f.c":7:8))
// CHECK: "x.f"() : () -> () loc(fused<"why">["f.c":1:2, "g"])
"x.f"() : () -> () loc(fused<"why">["f.c":1:2, "g"])
// CHECK: "x.g"() : () -> () loc(unknown)
"x.g"() : () -> () loc(unknown)
// CHECK: "x.h"() : () -> () loc("later")
"x.h"() : () -> () loc(#later)
// CHECK: ^bb0(%{{.*}}: i32 loc("later")):
"x.i"() ({
^bb0(%a: i32 loc(#later)):
  "x.j"() : () -> ()
}) : () -> ()
// Its own place in the text, counted from 1.
// CHECK: "x.k"() : () -> () loc("{{.*}}locations.mlir":[[@LINE+1]]:6)
     "x.k"() : () -> ()
func.func @custom() {
  // CHECK: "func.return"() : () -> () loc("custom")
  return loc("custom")
}
#later = loc("later")
// CHECK: ^bb0(%{{.*}}: i32 loc("later"), %{{.*}}: i64 loc("direct")):
func.func @arguments(%a: i32 loc(#later), %b: i64 loc("direct")) {
  return
}
