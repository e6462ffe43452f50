// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @token(%t: !async.token) {
  // expected-error@+1 {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%t) : (!async.token) -> i32
  return
}

// -----

func.func @value(%v: !async.value<f32>) {
  // expected-error@+1 {{'async.await' op result type 'i32' does not match async value type 'f32'}}
  %0 = "async.await"(%v) : (!async.value<f32>) -> i32
  return
}

// -----

func.func @held(%x: i32, %v: !async.value<f32>) {
  // expected-error@+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%x, %v) : (i32, !async.value<f32>) -> ()
  return
}

// -----

func.func @count(%t: !async.token) {
  // expected-error@+1 {{'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

// expected-error@+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @nothing() {
  return
}

// -----

// expected-error@+1 {{'async.func' op result type must be async value type or async token type, but got 'f32'}}
async.func private @plain() -> f32

// -----

// expected-error@+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func private @second() -> (!async.value<f32>, !async.token)

// -----

async.func @returned(%x: i32) -> !async.value<f32> {
  // expected-error@+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %x : i32
}

// -----

func.func @unknown() {
  // expected-error@+1 {{'async.call' op 'g' does not reference a valid async function}}
  %t = async.call @g() : () -> !async.token
  return
}

// -----

async.func private @g(f32) -> !async.token
func.func @operands(%x: i32) {
  // expected-error@+1 {{'async.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 0}}
  %t = async.call @g(%x) : (i32) -> !async.token
  return
}

// -----

async.func private @g() -> !async.token
func.func @results() {
  // expected-error@+3 {{'async.call' op result type mismatch at index 0}}
  // expected-note@+2 {{      op result types: '!async.value<f32>'}}
  // expected-note@+1 {{function result types: '!async.token'}}
  %t = async.call @g() : () -> !async.value<f32>
  return
}

// -----

// expected-error@+2 {{failed to parse async value type}}
// expected-error@+1 {{expected '<'}}
func.func private @f(!async.value)
