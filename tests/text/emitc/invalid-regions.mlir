// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Expressions, control and definitions that emitc refuses
func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{region entry argument '%a' is already in use}}
  // expected-note@+1 {{previously referenced here}}
  %0 = emitc.expression %a, %a : (i32, i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' expected single return type}}
  %0 = emitc.expression %a : (i32) -> (i32, i32) {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' expected function type}}
  %0 = emitc.expression %a : i32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected ':'}}
  // expected-error@+1 {{custom op 'emitc.expression' expected function type}}
  %0 = emitc.expression %a (i32) -> i32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected non-function type}}
  // expected-error@+1 {{custom op 'emitc.expression' expected function type}}
  %0 = emitc.expression %a : nix {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+2 {{expected SSA operand}}
  // expected-error@+1 {{custom op 'emitc.expression' expected operands}}
  %0 = emitc.expression %a, 3 : (i32) -> i32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.expression' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = emitc.expression %a, %b : (i32) -> i32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    // expected-error@+1 {{use of undeclared SSA value name}}
    %1 = add %a, %b : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op expects a non-empty block}}
  %0 = emitc.expression %a : (i32) -> i32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op must yield a value at termination}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op must yield a value at termination}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> i32
    yield
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op yielded value has no defining op}}
  %0 = emitc.expression %a : (i32) -> i32 {
    yield %a : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires yielded type to match return type}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> f32
    yield %1 : f32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op contains an unsupported operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = literal "1" : i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op contains an unsupported operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = "x.y"() : () -> i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one result for each operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1:2 = call_opaque "f"() : () -> (i32, i32)
    yield %1#0 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one result for each operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    call_opaque "f"() : () -> ()
    %1 = add %a, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op contains an unused operation}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = add %a, %a : (i32, i32) -> i32
    %2 = add %a, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = call_opaque "f"(%a) : (i32) -> i32
    %2 = add %1, %a : (i32, i32) -> i32
    %3 = mul %2, %2 : (i32, i32) -> i32
    yield %3 : i32
  }
  return
}

// -----

func.func @f(%a: !emitc.opaque<"T">, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a : (!emitc.opaque<"T">) -> i32 {
    %2 = add %a, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    %3 = mul %2, %2 : (i32, i32) -> i32
    yield %3 : i32
  }
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a : (!emitc.ptr<i32>) -> i32 {
    %2 = apply "*"(%a) : (!emitc.ptr<i32>) -> i32
    %3 = mul %2, %2 : (i32, i32) -> i32
    yield %3 : i32
  }
  return
}

// -----

func.func @f(%a: !emitc.ptr<i32>, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a : (!emitc.ptr<i32>) -> i32 {
    %2 = "emitc.constant"() {value = #emitc.opaque<"f">} : () -> !emitc.opaque<"T">
    %3 = mul %2, %2 : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    yield %3 : i32
  }
  return
}

// -----

func.func @f(%a: !emitc.lvalue<i32>, %b: i32) {
  // expected-error@+1 {{'emitc.expression' op requires exactly one use for operations with side effects}}
  %0 = emitc.expression %a : (!emitc.lvalue<i32>) -> i32 {
    %2 = load %a : <i32>
    %3 = mul %2, %2 : (i32, i32) -> i32
    yield %3 : i32
  }
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.yield' op expects parent op to be one of 'emitc.do, emitc.expression, emitc.for, emitc.if, emitc.switch'}}
  emitc.yield
}

// -----

func.func @f(%a: i1, %b: i32) {
  emitc.if %a {
    // expected-error@+1 {{'emitc.yield' op yields a value not returned by parent}}
    emitc.yield %b : i32
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i1' vs 'i32'}}
  emitc.if %a {
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.if' op expects region #0 to have 0 or 1 blocks}}
  emitc.if %a {
    "test.op"() [^bb1] : () -> ()
  ^bb1:
    emitc.yield
  }
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.if' op region #0 should have no arguments}}
  "emitc.if"(%a) ({
  ^bb0(%c: i32):
    emitc.yield
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  // expected-error@+1 {{'emitc.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "emitc.if"(%a) ({
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  "emitc.if"(%a) ({
    // expected-error@+1 {{block with no terminator, has "emitc.verbatim"() <{value = ""}> : () -> ()}}
    emitc.verbatim ""
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @f(%a: i1, %b: i32) {
  emitc.if %a {
  // expected-error@+1 {{expected '{' to begin a region}}
  } else
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.for' expected 'step'}}
  emitc.for %i = %a to %a {
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  emitc.for %i = %a to %a step %b {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.for' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  emitc.for %i = %a to %a step %a : f32 {
  }
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i32, %j: i32):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.for' op expected body to have a single block argument for the induction variable}}
  "emitc.for"(%a, %a, %a) ({
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: index):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i32) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i32):
    // expected-error@+1 {{'emitc.yield' op yields a value not returned by parent}}
    emitc.yield %b : i32
  }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'emitc.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "emitc.for"(%a, %a, %b) ({
  ^bb0(%i: i32):
    emitc.yield
  }) : (i32, i32, i64) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op operand #0 must be integer, index or opaque type supported by EmitC, but got 'f32'}}
  emitc.switch %a : f32 default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op has duplicate case value: 1}}
  emitc.switch %b : i32 case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  emitc.switch %b : i32 case 1 {
  }
  default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op expected region to end with emitc.yield, but got x.y}}
  emitc.switch %b : i32 case 1 {
    "x.y"() : () -> ()
  }
  default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op expected each region to return 0 values, but case region #0 returns 1}}
  emitc.switch %b : i32 case 1 {
    // expected-note@+1 {{see yield operation here}}
    emitc.yield %b : i32
  }
  default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op expected each region to return 0 values, but default region returns 1}}
  emitc.switch %b : i32
  default {
    // expected-note@+1 {{see yield operation here}}
    emitc.yield %b : i32
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{custom op 'emitc.switch' expected integer value}}
  emitc.switch %b : i32 case x {
  }
  default {
  }
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{'emitc.switch' op has 1 case regions but 2 case values}}
  "emitc.switch"(%b) <{cases = array<i64: 1, 2>}> ({
    emitc.yield
  }, {
    emitc.yield
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{'emitc.do' op region #1 ('conditionRegion') failed to verify constraint: region with 1 blocks}}
  emitc.do {
  } while {
  }
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{'emitc.do' op expected first op in condition region to be 'emitc.expression', but got emitc.literal}}
  emitc.do {
  } while {
    %0 = literal "1" : i1
    yield %0 : i1
  }
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.do' op emitc.expression in condition region must return 'i1', but returns 'i32'}}
  emitc.do {
  } while {
    %0 = expression %b : (i32) -> i32 {
      %1 = add %b, %b : (i32, i32) -> i32
      yield %1 : i32
    }
    yield %0 : i32
  }
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.do' op expected last op in condition region to be 'emitc.yield', but got emitc.verbatim}}
  emitc.do {
  } while {
    %0 = expression %b : (i32) -> i1 {
      %1 = logical_not %b : i32
      yield %1 : i1
    }
    verbatim ""
  }
  return
}

// -----

func.func @f(%b: i32) {
  // expected-error@+1 {{'emitc.do' op expected condition region to return 1 value, but it returns 0 values}}
  emitc.do {
  } while {
    %0 = expression %b : (i32) -> i1 {
      %1 = logical_not %b : i32
      yield %1 : i1
    }
    yield
  }
  return
}

// -----

func.func @f(%b: i32, %c: i1) {
  // expected-error@+1 {{'emitc.yield' must return result of 'emitc.expression' from this condition region}}
  emitc.do {
  } while {
    %0 = expression %b : (i32) -> i1 {
      %1 = logical_not %b : i32
      yield %1 : i1
    }
    yield %c : i1
  }
  return
}

// -----

func.func @f(%b: i32, %c: i1) {
  // expected-error@+1 {{'emitc.do' op body region must not contain terminator}}
  emitc.do {
    yield
  } while {
    %0 = expression %b : (i32) -> i1 {
      %1 = logical_not %b : i32
      yield %1 : i1
    }
    yield %0 : i1
  }
  return
}

// -----

func.func @f(%b: i32, %c: i1) {
  emitc.do {
  // expected-error@+1 {{custom op 'emitc.do' expected 'while'}}
  } until {
  }
  return
}

// -----

func.func @f(%b: i32, %c: i1) {
  // expected-error@+1 {{'emitc.do' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "emitc.do"() ({
  }, {
  }) : () -> ()
  return
}

// -----

// expected-error@+1 {{custom op 'emitc.file' invalid kind of attribute specified}}
emitc.file 3 {
}

// -----

// expected-error@+1 {{'emitc.file' op region should have no arguments}}
emitc.file "a" {
^bb0(%a: i32):
}

// -----

// expected-error@+1 {{'emitc.file' op expects region #0 to have 0 or 1 blocks}}
emitc.file "a" {
^bb0:
^bb1:
}

// -----

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include 3

// -----

// expected-error@+1 {{custom op 'emitc.include' expected trailing '>' for standard include}}
emitc.include <"a"

// -----

// expected-error@+1 {{custom op 'emitc.include' expected string attribute}}
emitc.include {x}

// -----

// expected-error@+1 {{'emitc.func' op cannot have lvalue type as argument}}
emitc.func @f(%a: !emitc.lvalue<i32>)

// -----

// expected-error@+1 {{'emitc.func' op requires zero or exactly one result, but has 2}}
emitc.func @f(%a: i32) -> (i32, i32)

// -----

// expected-error@+1 {{'emitc.func' op cannot return array type}}
emitc.func @f(%a: i32) -> !emitc.array<2xi32>

// -----

// expected-error@+1 {{custom op 'emitc.func' expected SSA identifier}}
emitc.func @f(%a: i32, ...)

// -----

// expected-error@+1 {{'emitc.func' op attribute 'specifiers' failed to satisfy constraint: string array attribute}}
emitc.func @f(%a: i32) attributes {specifiers = [3]}

// -----

emitc.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.return' op has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i32
}

// -----

emitc.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'emitc.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}

// -----

emitc.func @f(%a: i32) -> f32 {
  // expected-error@+1 {{type of the return operand ('i32') doesn't match function result type ('f32') in function @f}}
  return %a : i32
}

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
emitc.func @f(%a: i32) {
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.return' op expects parent op 'emitc.func'}}
  emitc.return
}

// -----

// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
emitc.global @a : i24

// -----

// expected-error@+1 {{expected operation name in quotes}}
emitc.global @a : vector<2xi32> = dense<0> : vector<2xi32>

// -----

// expected-error@+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @a : i32 = "x"

// -----

// expected-error@+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @a : i32 = [1]

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
emitc.global @a : i32 = 1.0 : f32

// -----

// expected-error@+1 {{expected operation name in quotes}}
emitc.global @a : i32 = 1 : i64

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
emitc.global @a : i32 = dense<1> : tensor<2xi32>

// -----

// expected-error@+1 {{expected operation name in quotes}}
emitc.global @a : !emitc.array<2xi32> = dense<1> : tensor<3xi32>

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
emitc.global @a : !emitc.array<2xi32> = 3

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
emitc.global @a : !emitc.array<2xi32> = 3 : i32

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
emitc.global @a : f32 = 3 : i32

// -----

// expected-error@+1 {{custom op 'emitc.global' initial value should be a integer, float, elements or opaque attribute}}
emitc.global @a : i32 = unit

// -----

// expected-error@+1 {{'emitc.global' op initial value should be a integer, float, elements or opaque attribute, but got "x"}}
"emitc.global"() {sym_name = "a", type = i32, initial_value = "x"} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op initial value expected to be of type 'i32', but was of type 'f64'}}
"emitc.global"() {sym_name = "a", type = i32, initial_value = 3.0 : f64} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() {sym_name = "a", type = !emitc.ptr<i32>, initial_value = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op attribute 'initial_value' failed to satisfy constraint: An opaque attribute or TypedAttr instance}}
"emitc.global"() {sym_name = "a", type = !emitc.ptr<i32>, initial_value = [1]} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op expected valid emitc type}}
"emitc.global"() {sym_name = "a", type = !emitc.lvalue<i32>} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op cannot have both static and extern specifiers}}
"emitc.global"() {sym_name = "a", type = i32, static_specifier, extern_specifier} : () -> ()

// -----

// expected-error@+1 {{'emitc.global' op cannot have both static and extern specifiers}}
emitc.global extern static @a : i32

// -----

// expected-error@+1 {{'emitc.get_global' op 'a' does not reference a valid emitc.global}}
%0 = emitc.get_global @a : !emitc.lvalue<i32>

// -----

emitc.global @a : i32
// expected-error@+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @a}}
%0 = emitc.get_global @a : !emitc.array<2xi32>

// -----

emitc.global @a : i32
// expected-error@+1 {{'emitc.get_global' op on non-array type expects result inner type 'f32' to match type 'i32' of the global @a}}
%0 = emitc.get_global @a : !emitc.lvalue<f32>

// -----

emitc.global @a : !emitc.array<2xi32>
// expected-error@+1 {{'emitc.get_global' op on array type expects result type '!emitc.array<3xi32>' to match type '!emitc.array<2xi32>' of the global @a}}
%0 = emitc.get_global @a : !emitc.array<3xi32>

// -----

emitc.global @a : !emitc.array<2xi32>
// expected-error@+1 {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i32>' to match type '!emitc.array<2xi32>' of the global @a}}
%0 = emitc.get_global @a : !emitc.lvalue<i32>

// -----

emitc.global @a : !emitc.array<2xi32>
// expected-error@+1 {{'emitc.get_global' op result #0 must be EmitC array type or EmitC lvalue type, but got 'i32'}}
%0 = emitc.get_global @a : i32

// -----

// expected-error@+1 {{'emitc.field' op field must be nested within an emitc.class operation}}
emitc.field @a : i32

// -----

emitc.class @c {
  // expected-error@+1 {{'emitc.field' op expected valid emitc type}}
  emitc.field @a : i24
}

// -----

emitc.class @c {
  // expected-error@+1 {{'emitc.field' op field must have a non-empty symbol name}}
  "emitc.field"() {sym_name = "", type = i32} : () -> ()
}

// -----

emitc.class @c {
  // expected-error@+1 {{custom op 'emitc.field' initial value should be a integer, float, elements or opaque attribute}}
  emitc.field @a : i32 = "x"
}

// -----

emitc.class @c {
  // expected-note@+1 {{see existing symbol definition here}}
  emitc.field @a : i32
  // expected-error@+1 {{redefinition of symbol named 'a'}}
  emitc.field @a : i32
}

// -----

// expected-error@+1 {{'emitc.get_field' op  must be nested within an emitc.class operation}}
%0 = emitc.get_field @a : i32

// -----

emitc.class @c {
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op field '@a' not found in the class}}
    %0 = get_field @a : i32
    return
  }
}

// -----

emitc.class @c {
  emitc.field @a : f32
  emitc.func @f() {
    // expected-error@+1 {{'emitc.get_field' op result type 'i32' does not match field '@a' type 'f32'}}
    %0 = get_field @a : i32
    return
  }
}

// -----

// expected-error@+1 {{custom op 'emitc.class' expected valid '@'-identifier for symbol name}}
emitc.class final final @c {
}
