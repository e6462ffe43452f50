// The wide formats keep their precision: MLIR reads their literals as f64.
// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: [1.000000e-01 : f80, 1.000000e-01 : f128, 1.500000e+400 : f128]
"t.op"() {a = [0.1 : f80, 0.1 : f128, 1.5e400 : f128]} : () -> ()
