// What mica-run gives: loops, choices, calls of a function by itself, branches, loops that go on while something holds.
// RUN: mica-run --entry=factorial %s 10 | FileCheck %s --check-prefix=FACTORIAL
// RUN: mica-run --entry=sums %s 10 | FileCheck %s --check-prefix=SUMS
// RUN: mica-run --entry=collatz %s 27 | FileCheck %s --check-prefix=COLLATZ
// RUN: mica-run %s 3 5 | FileCheck %s --check-prefix=QUOTIENT
// RUN: mica-run --entry=shifted %s 40 | FileCheck %s --check-prefix=POISON
// RUN: mica-run --entry=vectors %s 'dense<[1, 2]>' | FileCheck %s --check-prefix=VECTORS
// RUN: mica-opt --convert-scf-to-cf --inline --canonicalize %s | mica-run --entry=collatz - 27 | FileCheck %s --check-prefix=COLLATZ

// Many calls of one text: one that fails is an error, and those behind it are run all the same.
// RUN: printf 'factorial\t10\nnobody\t1\nmain\t3\t5\nvectors\tdense<[1, 2]>' > %t.calls
// RUN: not mica-run --calls=%t.calls %s > %t.out 2> %t.err
// RUN: FileCheck %s --check-prefix=CALLS --match-full-lines < %t.out
// RUN: FileCheck %s --check-prefix=NOBODY < %t.err
// RUN: not mica-run --calls=%t.calls %s 1 2>&1 | FileCheck %s --check-prefix=USAGE
// CALLS:      > factorial{{.}}10
// CALLS-NEXT: 3628800 : i32
// CALLS-NEXT: > nobody{{.}}1
// CALLS-NEXT: > main{{.}}3{{.}}5
// CALLS:      > vectors{{.}}dense<[1, 2]>
// CALLS-NEXT: dense{{.*}}
// NOBODY: error: there is no function 'nobody'
// USAGE: usage: mica-run

// FACTORIAL: 3628800 : i32
func.func @factorial(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %is = arith.cmpi sle, %n, %c1 : i32
  %r = scf.if %is -> i32 {
    scf.yield %c1 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %f = func.call @factorial(%m) : (i32) -> i32
    %p = arith.muli %n, %f : i32
    scf.yield %p : i32
  }
  return %r : i32
}

// SUMS: 45 : index
// SUMS-NEXT: 9.765625E-4 : f32
func.func @sums(%n: index) -> (index, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %s:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %f = %one) -> (index, f32) {
    %b = arith.addi %a, %i : index
    %g = arith.mulf %f, %half : f32
    scf.yield %b, %g : index, f32
  }
  return %s#0, %s#1 : index, f32
}

// COLLATZ: 111 : i64
func.func @collatz(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi ne, %x, %c1 : i64
    scf.condition(%go) %x, %k : i64, i64
  } do {
  ^bb0(%x: i64, %k: i64):
    %rest = arith.remui %x, %c2 : i64
    %odd = arith.cmpi eq, %rest, %c1 : i64
    %h = arith.divui %x, %c2 : i64
    %t = arith.muli %x, %c3 : i64
    %u = arith.addi %t, %c1 : i64
    %y = arith.select %odd, %u, %h : i64
    %j = arith.addi %k, %c1 : i64
    scf.yield %y, %j : i64, i64
  }
  return %r#1 : i64
}

// QUOTIENT: 0 : i32
func.func @main(%a: i32, %b: i32) -> i32 {
  %c = arith.cmpi slt, %a, %b : i32
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  %d = arith.divsi %x, %b : i32
  return %d : i32
}

// POISON: poison
func.func @shifted(%by: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.shli %c1, %by : i32
  return %r : i32
}

// VECTORS: dense<[1, 4]> : vector<2xi32>
func.func @vectors(%v: vector<2xi32>) -> vector<2xi32> {
  %r = arith.muli %v, %v : vector<2xi32>
  return %r : vector<2xi32>
}
