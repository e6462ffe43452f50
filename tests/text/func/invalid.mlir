// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Functions and calls that do not fit.

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func @mixed(%a: i32, f32) {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func @mixed(i32, %a: f32) {
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @empty() {
}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @no_blocks() -> i32

// -----

// expected-error@+1 {{expected '('}}
func.func @no_parentheses -> i32

// -----

// F003-027
// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @attribute(i32 {plain})

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @attribute() -> (i32 {plain = 1})

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @attribute() attributes {sym_name = "other"}

// -----

// expected-error@+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @attribute() attributes {function_type = () -> i32}

// -----

// expected-error@+1 {{custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @attribute() attributes {sym_visibility = "public"}

// -----

// expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func unknown @visibility()

// -----

func.func @name_is_missing(%a: i32) {
  // expected-error@+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
  func.func () {
    return
  }
  return
}

// -----

// F003-029: the arguments of the entry block are those of the function.
// expected-error@+1 {{'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"func.func"() ({
^bb0(%a: i64):
  "func.return"() : () -> ()
}) {sym_name = "argument", function_type = (i32) -> ()} : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() ({
^bb0:
  "func.return"() : () -> ()
}) {sym_name = "argument", function_type = (i32) -> ()} : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() ({
}) {sym_name = "type", function_type = i32, sym_visibility = "private"} : () -> ()

// -----

// F003-030: a function is a symbol.
// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() ({
}) {function_type = () -> (), sym_visibility = "private"} : () -> ()

// -----

// F003-028
// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() ({
}) {sym_name = "arrays", function_type = (i32) -> (), arg_attrs = [{}, {}], sym_visibility = "private"} : () -> ()

// -----

// expected-error@+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 0, but expected 1}}
"func.func"() ({
}) {sym_name = "arrays", function_type = (i32) -> i32, res_attrs = [], sym_visibility = "private"} : () -> ()

// -----

func.func @results(%a: i32) -> (i32, i32) {
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@results) returns 2}}
  return %a : i32
}

// -----

func.func @results(%a: i32) -> f32 {
  // expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('f32') in function @results}}
  return %a : i32
}

// -----

func.func @results() {
  "x.region"() ({
    // F003-034, F003-035: the parent itself counts, not what holds it.
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }) : () -> ()
  return
}

// -----

func.func @captures(%a: i32) {
  // F003-054
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() -> i32 {
    return %a : i32
  }
  return
}

// -----

func.func @calls() {
  // F003-056
  // expected-error@+1 {{'func.call' op 'nobody' does not reference a valid function}}
  func.call @nobody() : () -> ()
  return
}

// -----

func.func private @callee(i32) -> f32
func.func @calls(%a: i64) {
  // F003-057
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = call @callee(%a) : (i64) -> f32
  return
}

// -----

func.func private @callee(i32) -> f32
func.func @calls(%a: i32) {
  // expected-error@+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: 'f64'}}
  // expected-note@+1 {{function result types: 'f32'}}
  %0 = call @callee(%a) : (i32) -> f64
  return
}

// -----

func.func private @callee(i32)
func.func @calls(%a: i32) {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  call @callee() : () -> ()
  return
}

// -----

func.func private @callee()
func.func @calls(%a: i32) {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  %0:2 = call @callee() : () -> (i32, i32)
  return
}

// -----

module @callee {
}
func.func @calls() {
  // expected-error@+1 {{'func.call' op 'callee' does not reference a valid function}}
  call @callee() : () -> ()
  return
}

// -----

func.func @calls() {
  // expected-error@+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}

// -----

func.func @calls() {
  // expected-error@+1 {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
  "func.call"() {callee = @a::@b} : () -> ()
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @calls(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: '() -> ()' vs 'i32'}}
  func.call_indirect %a() : () -> ()
  return
}

// -----

func.func @calls(%f: (i32) -> i32, %a: i32) {
  // expected-error@+1 {{custom op 'func.call_indirect' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = func.call_indirect %f(%a, %a) : (i32) -> i32
  return
}

// -----

func.func @calls(%f: (i32) -> i32, %a: i64) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%f, %a) : ((i32) -> i32, i64) -> i32
  return
}

// -----

func.func @calls(%f: (i32) -> i32, %a: i32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  %0 = "func.call_indirect"(%f, %a) : ((i32) -> i32, i32) -> i64
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'nobody'}}
  %f = func.constant @nobody : () -> ()
  return
}

// -----

func.func private @other(i32)
func.func @constants() {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %f = func.constant @other : () -> ()
  return
}

// -----

func.func @body() {
  // expected-error@+1 {{'func.return' op must be the last operation in the parent block}}
  return
  "x.late"() : () -> ()
}

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @body(%a: i32, %a: i32) {
  return
}

// -----

func.func @indirect(%f: () -> ()) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.function, but found 'i32'}}
  func.call_indirect %f() : i32
  return
}

// -----

// F003-031
// expected-error@+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() <{sym_name = "f", sym_visibility = "private"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.call' op requires attribute 'callee'}}
func.func @f() { "func.call"() : () -> () return }

// -----

// expected-error@+1 {{invalid properties {callee = @a::@b} for op func.call: Invalid attribute `callee` in property conversion: @a::@b}}
func.func @f() { "func.call"() <{callee = @a::@b}> : () -> () return }

// -----

// expected-error@+1 {{'func.call' op 'g' does not reference a valid function}}
func.func @f() { func.call @g() : () -> () return }

// -----

module @m {} 
// expected-error@+1 {{'func.call' op 'm' does not reference a valid function}}
func.func @f() { func.call @m() : () -> () return }

// -----

func.func private @g(i32) -> i32
// expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
func.func @f() { func.call @g() : () -> () return }

// -----

func.func private @g(i32) -> i32
// expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
func.func @f(%a: i64) { %0 = func.call @g(%a) : (i64) -> i32 return }

// -----

func.func private @g(i32) -> i32
// expected-error@+3 {{'func.call' op result type mismatch at index 0}}
// expected-note@+2 {{      op result types: 'i64'}}
// expected-note@+1 {{function result types: 'i32'}}
func.func @f(%a: i32) { %0 = func.call @g(%a) : (i32) -> i64 return }

// -----

func.func private @g(i32) -> i32
// expected-error@+1 {{'func.call' op incorrect number of results for callee}}
func.func @f(%a: i32) { func.call @g(%a) : (i32) -> () return }

// -----

// expected-error@+1 {{'func.constant' op reference to undefined function 'g'}}
func.func @f() { %0 = func.constant @g : () -> () return }

// -----

func.func private @g(i32) -> i32
// expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
func.func @f() { %0 = func.constant @g : () -> () return }

// -----

// expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
func.func @f() { %0 = "func.constant"() <{value = @f}> : () -> i32 return }

// -----

// expected-error@+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
func.func @f() -> i32 { return }

// -----

// expected-error@+1 {{type of return operand 0 ('i64') doesn't match function result type ('i32') in function @f}}
func.func @f(%a: i64) -> i32 { return %a : i64 }

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
"a.b"() ({ func.return }) : () -> ()

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: '() -> ()' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) { func.call_indirect %a() : () -> () return }

// -----

// expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
func.func @f(%a: () -> ()) { "func.call_indirect"(%a, %a) : (() -> (), () -> ()) -> () return }

// -----

func.func @f(i32) {
^bb0(%a: i32, %b: i32):
  return
// expected-error@+1 {{entry block arguments were already defined}}
}
