// Symbols that nobody can reach go, in tables inside of tables as well (F003-058).
// RUN: mica-opt --allow-unregistered-dialect --split-input-file %s --symbol-dce | FileCheck %s

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

// -----

// Tables inside of what isn't one: nobody outside knows their symbols.
module {
  func.func @holds_tables() {
    "test.regions"() ({
      builtin.module {
        func.func @public() { return }
        func.func nested @dead() { return }
        func.func private @used() { return }
        module {
          func.func nested @dead() { return }
          func.func @public() { return }
        }
        "test.use"() {a = @used} : () -> ()
      }
      "test.end"() : () -> ()
    }, {}) : () -> ()
    return
  }
  func.func private @gone() {
    builtin.module {
      func.func @with_it() { return }
    }
    return
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @holds_tables() {
// CHECK-NEXT:     "test.regions"() ({
// CHECK-NEXT:       builtin.module {
// CHECK-NEXT:         func.func @public() {
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:         func.func private @used() {
// CHECK-NEXT:           return
// CHECK-NEXT:         }
// CHECK-NEXT:         module {
// CHECK-NEXT:           func.func @public() {
// CHECK-NEXT:             return
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:         "test.use"() {a = @used} : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "test.end"() : () -> ()
// CHECK-NEXT:     }, {
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
