// A name near to an unknown one is offered in a line of its own, which is no diagnostic.
// RUN: not mica-opt %s --split-input-file 2>&1 | FileCheck %s
// RUN: mica-opt %s --split-input-file --verify-diagnostics 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// QUIET-NOT: help:

// CHECK: custom op 'arith.adi' is unknown
// CHECK: help: did you mean 'arith.addi'?
// expected-error@+1 {{custom op 'arith.adi' is unknown}}
func.func @operation(%a: i32) { %0 = arith.adi %a, %a : i32 return }

// -----
// CHECK: Dialect `arit' not found
// CHECK: note: Available dialects:
// CHECK: help: did you mean 'arith.addi'?
// expected-error@+2 {{Dialect `arit' not found for custom op 'arit.addi'}}
// expected-note@+1 {{Available dialects:}}
func.func @dialect(%a: i32) { %0 = arit.addi %a, %a : i32 return }

// -----
// CHECK: custom op 'addi' is unknown (tried 'func.addi' as well)
// CHECK: help: did you mean 'arith.addi'?
// expected-error@+1 {{custom op 'addi' is unknown}}
func.func @no_dialect(%a: i32) { %0 = addi %a, %a : i32 return }

// -----
// CHECK: unregistered operation 'arith.adi' found in dialect
// CHECK: help: did you mean 'arith.addi'?
func.func @generic(%a: i32) {
  // expected-error@+1 {{unregistered operation 'arith.adi' found in dialect}}
  %0 = "arith.adi"(%a, %a) : (i32, i32) -> i32
  return
}

// -----
// CHECK: operation being parsed with an unregistered dialect
// CHECK: help: did you mean 'arith.addi'?
// expected-error@+1 {{operation being parsed with an unregistered dialect}}
func.func @generic_dialect(%a: i32) { %0 = "arit.addi"(%a, %a) : (i32, i32) -> i32 return }

// -----
// CHECK: expected string or keyword containing one of the following enum values for attribute 'predicate'
// CHECK: help: did you mean 'slt'?
// expected-error@+1 {{expected string or keyword containing one of the following enum values}}
func.func @keyword(%a: i32) { %0 = arith.cmpi slte, %a, %a : i32 return }

// -----
// CHECK: expected non-function type
// CHECK: help: did you mean 'tensor'?
// expected-error@+1 {{expected non-function type}}
func.func @type(%a: tensr<4xi32>) { return }

// -----
// CHECK: expected attribute value
// CHECK: help: did you mean 'dense'?
// expected-error@+1 {{expected attribute value}}
func.func @attribute() { %0 = arith.constant desne<1> : tensor<1xi32> return }

// -----
// CHECK: type created with unregistered dialect
// CHECK: help: did you mean 'dlti'?
// expected-error@+1 {{type created with unregistered dialect}}
func.func @type_dialect(%a: !dlt.x) { return }

// -----
// CHECK: unknown attribute `dl_specs` in dialect `dlti`
// CHECK: help: did you mean 'dl_spec'?
// expected-error@+1 {{unknown attribute `dl_specs` in dialect `dlti`}}
module attributes {dlti.x = #dlti.dl_specs<>} {}

// -----
// CHECK: 'arith.constant' op requires attribute 'value'
// CHECK: help: did you mean 'value' where 'valeu' stands?
// expected-error@+1 {{requires attribute 'value'}}
"arith.constant"() {valeu = 1 : i32} : () -> i32

// -----
// CHECK: custom op 'func.nothing' is unknown
// CHECK-NOT: help:
// expected-error@+1 {{custom op 'func.nothing' is unknown}}
func.nothing
