// Affine maps and sets that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{cannot have affine map for unranked memref type}}
"a.b"() {a = memref<*xi32, affine_map<(d0)->(d0)>>} : () -> ()

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
"a.b"() {a = memref<4xi32, 1, affine_map<(d0)->(d0)>>} : () -> ()

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"a.b"() {a = memref<4xi32, affine_map<(d0,d1)->(d0)>>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in affine map}}
"a.b"() {a = affine_map} : () -> ()

// -----

// expected-error@+1 {{expected '(' in dimensional identifier list}}
"a.b"() {a = affine_map<} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"a.b"() {a = affine_map<(} : () -> ()

// -----

// expected-error@+1 {{expected ')' in dimensional identifier list}}
"a.b"() {a = affine_map<(d0} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"a.b"() {a = affine_map<(d0,)} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"a.b"() {a = affine_map<(d0)} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"a.b"() {a = affine_map<(d0)[} : () -> ()

// -----

// expected-error@+1 {{expected ']' in symbol list}}
"a.b"() {a = affine_map<(d0)[s0} : () -> ()

// -----

// expected-error@+1 {{expected '->' or ':'}}
"a.b"() {a = affine_map<(d0)[s0]} : () -> ()

// -----

// expected-error@+1 {{expected '(' in affine map range}}
"a.b"() {a = affine_map<(d0)->} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"a.b"() {a = affine_map<(d0)->(} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"a.b"() {a = affine_map<(d0)->(d0} : () -> ()

// -----

// expected-error@+1 {{expected '>' in affine map}}
"a.b"() {a = affine_map<(d0)->(d0)} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"a.b"() {a = affine_map<(d0)->(d0,)>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
"a.b"() {a = affine_map<(d0)->(d1)>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0)->(d0 +)>} : () -> ()

// -----

// expected-error@+1 {{missing left operand of binary operator}}
"a.b"() {a = affine_map<(d0)->(+ d0)>} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0)->(d0 * )>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"a.b"() {a = affine_map<(d0)->(d0 * d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"a.b"() {a = affine_map<(d0)->(d0 mod d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"a.b"() {a = affine_map<(d0)->(d0 floordiv d0)>} : () -> ()

// -----

// expected-error@+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"a.b"() {a = affine_map<(d0)->(d0 ceildiv d0)>} : () -> ()

// -----

// expected-error@+1 {{no expression inside parentheses}}
"a.b"() {a = affine_map<(d0)->(())>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"a.b"() {a = affine_map<(d0)->((d0)>} : () -> ()

// -----

// expected-error@+2 {{expected affine expression}}
// expected-error@+1 {{missing operand of negation}}
"a.b"() {a = affine_map<(d0)->(-)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in affine map range}}
"a.b"() {a = affine_map<(d0)->(d0 d0)>} : () -> ()

// -----

// expected-error@+1 {{unexpected ssa identifier}}
"a.b"() {a = affine_map<(d0)->(%0)>} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
"a.b"() {a = affine_map<(d0, d0)->(d0)>} : () -> ()

// -----

// expected-error@+1 {{constant too large for index}}
"a.b"() {a = affine_map<(d0)->(99999999999999999999)>} : () -> ()

// -----

// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
"a.b"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()

// -----

// expected-error@+1 {{expected IntegerSet, but got AffineMap}}
"a.b"() {a = affine_set<(d0) -> (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a.b"() {a = affine_set<(d0) : (d0)>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a.b"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()

// -----

// expected-error@+1 {{expected affine expression}}
"a.b"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"a.b"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()

// -----

// expected-error@+1 {{expected ')' in integer set constraint list}}
"a.b"() {a = affine_set<(d0) : (d0 >= 0} : () -> ()

// -----

// expected-error@+1 {{expected '>' in integer set}}
"a.b"() {a = affine_set<(d0) : (d0 >= 0)} : () -> ()

// -----

// expected-error@+1 {{expected '(' in integer set constraint list}}
"a.b"() {a = affine_set<(d0) : } : () -> ()

// -----

// expected-error@+1 {{expected '<' in integer set}}
"a.b"() {a = affine_set} : () -> ()

// -----

// expected-error@+1 {{missing right operand of binary operator}}
"a.b"() {a = affine_map<(d0)->(d0 - )>} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"a.b"() {a = affine_map<(5)->(d0)>} : () -> ()
