// Symbols that nobody can reach go, in tables inside of tables as well (F003-058).
// RUN: mica-opt --allow-unregistered-dialect %s --symbol-dce | FileCheck %s

module {
  func.func private @dead()
  func.func private @live()
  func.func private @only_by_dead() { return }
  func.func private @dead_user() { "test.use"() {a = @only_by_dead} : () -> () return }
  func.func @public() { "test.use"() {a = [1, {b = @live}]} : () -> () return }
  module @inner {
    func.func nested @reached()
    func.func nested @visible()
    func.func private @hidden()
    "test.use"() {a = @hidden} : () -> ()
  }
  "test.use"() {a = @inner::@reached, b = @nowhere} : () -> ()
  module {
    func.func nested @in_no_symbol()
    func.func private @also()
  }
  module @hidden attributes {sym_visibility = "private"} {
    func.func @gone() { return }
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func private @live()
// CHECK-NEXT:   func.func @public() {
// CHECK-NEXT:     "test.use"() {a = [1, {b = @live}]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func nested @reached()
// CHECK-NEXT:     func.func private @hidden()
// CHECK-NEXT:     "test.use"() {a = @hidden} : () -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.use"() {a = @inner::@reached, b = @nowhere} : () -> ()
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }
