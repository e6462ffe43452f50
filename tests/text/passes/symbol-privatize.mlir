// Symbols become private but for those that are listed, and those that are nested deeper.
// RUN: mica-opt --allow-unregistered-dialect %s '--pass-pipeline=builtin.module(symbol-privatize{exclude=keep,other})' | FileCheck %s

func.func @keep() { return }
func.func @other() { return }
func.func @f() { return }
func.func nested @g() { return }
module @m { func.func @inner() { return } }
memref.global constant @x : memref<2xf32> = dense<1.0>

// CHECK: module {
// CHECK-NEXT:   func.func @keep() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @other() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func @inner() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" constant @x : memref<2xf32> = dense<1.000000e+00>
// CHECK-NEXT: }
