// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect | FileCheck %s

// A literal of a signless type may use all of its bits.
// CHECK: signless = [-1 : i8, -128 : i8, -1 : i8, -1]
"t.op"() {signless = [255 : i8, 0x80 : i8, -0x1 : i8, 18446744073709551615]} : () -> ()
// CHECK: signed = [127 : si8, -128 : si8, 255 : ui8, -9223372036854775808 : index]
"t.op"() {signed = [127 : si8, -128 : si8, 0xFF : ui8, -9223372036854775808 : index]} : () -> ()
// CHECK: wide = [1267650600228229401496703205375 : i128, -1267650600228229401496703205376 : i101]
"t.op"() {wide = [1267650600228229401496703205375 : i128, 1267650600228229401496703205376 : i101]} : () -> ()
// Six digits where they are enough, else as many as make the same value again, else the bits.
// CHECK: doubles = [1.000000e-01, 3.1415926535897931, 9.9999999999999991E+22, 0x4132D68700000000 : f64, 0x7FF0000000000000 : f64]
"t.op"() {doubles = [0.1, 3.141592653589793, 1.0e23, 1234567.0, 1.0e400]} : () -> ()
// CHECK: singles = [1.000000e-01 : f32, 3.14159274 : f32, 1.401300e-45 : f32, 0x7FC00000 : f32]
"t.op"() {singles = [0.1 : f32, 3.141592653589793 : f32, 1.0e-45 : f32, 0x7FC00000 : f32]} : () -> ()
// CHECK: small = [6.000000e+00 : f4E2M1FN, 0x7F : f8E4M3FN, 0.000000e+00 : f8E4M3FNUZ, 4.000000e+00 : f8E8M0FNU, 1.015630e+00 : bf16]
"t.op"() {small = [100.0 : f4E2M1FN, 1000.0 : f8E4M3FN, -0.0 : f8E4M3FNUZ, 3.0 : f8E8M0FNU, 1.01171875 : bf16]} : () -> ()
