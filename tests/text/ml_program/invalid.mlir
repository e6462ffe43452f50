// RUN: mica-opt --split-input-file --verify-diagnostics %s

ml_program.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
  ml_program.return
}

// -----

ml_program.func @f(%a: i32) -> i64 {
  // expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.return %a : i32
}

// -----

ml_program.subgraph @f(%a: i32) -> i32 {
  // expected-error@+1 {{'ml_program.output' op has 2 operands, but enclosing function (@f) outputs 1}}
  ml_program.output %a, %a : i32, i32
}

// -----

ml_program.subgraph @f(%a: i32) -> i64 {
  // expected-error@+1 {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
  ml_program.output %a : i32
}

// -----

ml_program.func @f() {
  // expected-error@+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
  ml_program.output
}

// -----

// expected-error@+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @x : i32

// -----

// expected-error@+1 {{expected 'public', 'private', or 'nested'}}
ml_program.global @x : i32

// -----

ml_program.func @f() -> i32 {
  // expected-error@+1 {{'ml_program.global_load' op undefined global: @x}}
  %0 = ml_program.global_load @x : i32
  ml_program.return %0 : i32
}

// -----

ml_program.global private mutable @x : i32
ml_program.func @f() -> i64 {
  // expected-error@+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %0 = ml_program.global_load @x : i64
  ml_program.return %0 : i64
}

// -----

ml_program.global private mutable @x : i32
ml_program.func @f() -> i32 {
  // expected-error@+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @x}}
  %0 = ml_program.global_load_const @x : i32
  ml_program.return %0 : i32
}

// -----

ml_program.global private @x(1 : i32) : i32
ml_program.func @f(%a: i32) {
  // expected-error@+1 {{'ml_program.global_store' op cannot store to an immutable global @x}}
  ml_program.global_store @x = %a : i32
  ml_program.return
}

// -----

ml_program.global private mutable @x(1 : i32) : i32
ml_program.func @f(%a: i64) {
  // expected-error@+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @x = %a : i64
  ml_program.return
}

// -----

ml_program.global private @x(1 : i32) : i32
ml_program.subgraph @f(%a: i32) -> !ml_program.token {
  // expected-error@+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @x}}
  %t = ml_program.global_store_graph @x = %a ordering(() -> !ml_program.token) : i32
  ml_program.output %t : !ml_program.token
}

// -----

// Aliases are all that the dialect has: it knows no key.
{-#
  dialect_resources: {
    ml_program: {
      // expected-error@+1 {{unknown 'resource' key 'a' for dialect 'ml_program'}}
      a: "0x0400000000"
    }
  }
#-}
