// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Inherent attributes of a wrong kind, and properties: where each is told.

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = 3 : i32} : i32
  return
}

// -----

func.func @f(%a: i32) {
  // Told before what follows.
  // expected-error@+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = @a} : i33
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' 'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = arith.cmpi slt, %a, %a {predicate = 99 : i64} : i32
  return
}

// -----

func.func @f(%a: f32) {
  // The first by name.
  // expected-error@+1 {{custom op 'arith.cmpf' 'arith.cmpf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = arith.cmpf oeq, %a, %a {predicate = @b, fastmath = @a} : f32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'arith.constant' 'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
  %0 = arith.constant {value = @foo} 3 : i32
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{custom op 'cf.assert' 'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
  cf.assert %a, "x" {msg = 3}
  return
}

// -----

// expected-error@+1 {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
builtin.module attributes {sym_name = 3} {}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = "arith.addi"(%a, %a) {overflowFlags = 3 : i32} : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // Told before what the verifier has to say.
  // expected-error@+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = "arith.addi"(%a) {overflowFlags = 3 : i32} : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // Read, and of no use.
  // expected-error@+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %0 = "arith.cmpi"(%a, %a) <{}> {predicate = 3 : i32} : (i32, i32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {foo = 4 : i64, overflowFlags = 3 : i32} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 3 : i32}}
  %0 = "arith.addi"(%a, %a) <{overflowFlags = 3 : i32, foo = 4}> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties 3 : i32 for op arith.addi: expected DictionaryAttr to set properties}}
  %0 = "arith.addi"(%a, %a) <3 : i32> : (i32, i32) -> i32
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (9) specified in attribute 'operandSegmentSizes'}}
  cf.cond_br %a, ^b, ^b {operandSegmentSizes = array<i32: 3, 3, 3>}
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^b, ^b] {operandSegmentSizes = array<i64: 1, 0, 0>} : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^b, ^b] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = 4 : i64} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = 4}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 0, 0>} for op cf.cond_br: size mismatch in attribute conversion: 4 vs 3}}
  "cf.cond_br"(%a)[^b, ^b] <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {branch_weights = @a, operandSegmentSizes = 5 : i64} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: @a}}
  "cf.cond_br"(%a)[^b, ^b] <{branch_weights = @a, operandSegmentSizes = 5}> : (i1) -> ()
^b:
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.forall' attribute 'staticLowerBound' occurs more than once in the attribute list}}
  scf.forall (%a) in (%i) {
  } {staticStep = array<i64: 3>, staticLowerBound = 4}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.for' attribute 'unsignedCmp' occurs more than once in the attribute list}}
  scf.for unsigned %a = %i to %i step %i {
  } {unsignedCmp}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'scf.parallel' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  scf.parallel (%a) = (%i) to (%i) step (%i) {
  } {operandSegmentSizes = 3}
  return
}

// -----

// expected-error@+1 {{custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list}}
func.func @f(%a: i32 {test.x}) attributes {arg_attrs = []} {
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {zzz = 1 : i32} for op func.return: this operation does not support properties}}
  "func.return"() <{zzz = 1 : i32}> : () -> ()
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties 5 : i32 for op func.return: this operation does not support properties}}
  "func.return"() <5 : i32> : () -> ()
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {} for op func.return: this operation does not support properties}}
  "func.return"() <{}> : () -> ()
}
