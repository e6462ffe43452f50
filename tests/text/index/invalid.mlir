// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Operands, predicates and constants that index does not take.

// expected-note@+1 {{prior use here}}
func.func @f(%a: i32) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.add %a, %a
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  // expected-error@+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp lt(%a, %a)
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %a : index to index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.castu %a : i32 to i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'index.castu' op operand #0 must be integer or index, but got 'f32'}}
  %0 = index.castu %a : f32 to index
  return
}

// -----

func.func @f() {
  %0 = index.constant 1.0
  // expected-error@+1 {{floating point value not valid for specified type}}
  return
}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
%0 = index.constant 18446744073709551615

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'index.bool.constant' invalid kind of attribute specified}}
  %0 = index.bool.constant "true"
  return
}

// -----

// expected-error@+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
"index.constant"() <{value = 1 : i32}> : () -> index

// -----

// expected-error@+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"x.y"() {a = #index<cmp_predicate lt>} : () -> ()

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
  %0 = "index.cmp"(%a, %a) {pred = 1 : i32} : (index, index) -> i1
  return
}
