// Layouts that are taken: names that other dialects decide about, types that go over those outside.
// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>, index = true, "u.u" = 1 : i64, "arith" = 3 : i64>} {
// CHECK-NEXT: module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<64> : vector<2xi64>, "u.u" = 1 : i64, "dlti.stack_alignment" = "x">} {
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>, index = true, "u.u" = 1, "arith" = 3>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<64> : vector<2xi64>, "u.u" = 1, "dlti.stack_alignment" = "x">} {
  }
}
// CHECK: "x.y"() {dlti.dl_spec = #dlti.dl_spec<index = [32]>}
"x.y"() {dlti.dl_spec = #dlti.dl_spec<index = [32]>} : () -> ()
