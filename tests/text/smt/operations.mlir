// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: func.func @solver(
func.func @solver(%n: i32) {
  // CHECK: %{{.*}} = smt.solver(%{{.*}}) {x.y} : (i32) -> i8 {
  %0 = smt.solver(%n) {x.y} : (i32) -> i8 {
  ^bb0(%in: i32):
    // CHECK: smt.set_logic "AUFLIA" {x.y}
    smt.set_logic "AUFLIA" {x.y}
    // CHECK: %{{.*}} = smt.declare_fun "a" : !smt.int
    %a = smt.declare_fun "a" : !smt.int
    // CHECK: %{{.*}} = smt.declare_fun {x.y} : !smt.bool
    %b = smt.declare_fun {x.y} : !smt.bool
    // CHECK: %{{.*}} = smt.declare_fun "v" : !smt.bv<8>
    %v = smt.declare_fun "v" : !smt.bv<8>
    // CHECK: %{{.*}} = smt.declare_fun "s" : !smt.sort<"set"[!smt.int, !smt.bool]>
    %s = smt.declare_fun "s" : !smt.sort<"set"[!smt.int, !smt.bool]>
    // CHECK: %{{.*}} = smt.declare_fun : !smt.sort<"thing">
    %t = smt.declare_fun : !smt.sort<"thing">
    // CHECK: %{{.*}} = smt.declare_fun "arr" : !smt.array<[!smt.int -> !smt.bool]>
    %arr = smt.declare_fun "arr" : !smt.array<[!smt.int -> !smt.bool]>
    // CHECK: %{{.*}} = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %f = smt.declare_fun "f" : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    // CHECK: %{{.*}} = smt.constant true {x.y}
    %true = smt.constant true {x.y}
    // CHECK: %{{.*}} = smt.constant false
    %false = smt.constant false
    // CHECK: %{{.*}} = smt.int.constant 42
    %c = smt.int.constant 42
    // CHECK: %{{.*}} = smt.int.constant -3 {x.y}
    %n1 = smt.int.constant -3 {x.y}
    // CHECK: %{{.*}} = smt.int.constant 123456789012345678901234567890
    %wide = smt.int.constant 123456789012345678901234567890
    // CHECK: %{{.*}} = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    %k = smt.bv.constant #smt.bv<5> : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {x.y}
    %m = smt.bv.constant #smt.bv<-1> : !smt.bv<1> {x.y}
    // CHECK: %{{.*}} = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
    %w = smt.bv.constant #smt.bv<255> : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.constant #smt.bv<-170141183460469231731687303715884105728> : !smt.bv<128>
    %h = smt.bv.constant #smt.bv<-170141183460469231731687303715884105728> : !smt.bv<128>
    // CHECK: %{{.*}} = smt.apply_func %{{.*}}(%{{.*}}, %{{.*}}) {x.y} : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    %r = smt.apply_func %f(%a, %b) {x.y} : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    // CHECK: %{{.*}} = smt.eq %{{.*}}, %{{.*}}, %{{.*}} {x.y} : !smt.int
    %1 = smt.eq %a, %c, %n1 {x.y} : !smt.int
    // CHECK: %{{.*}} = smt.distinct %{{.*}}, %{{.*}} : !smt.bv<8>
    %2 = smt.distinct %v, %k : !smt.bv<8>
    // CHECK: %{{.*}} = smt.ite %{{.*}}, %{{.*}}, %{{.*}} : !smt.int
    %3 = smt.ite %b, %a, %c : !smt.int
    // CHECK: %{{.*}} = smt.not %{{.*}}
    %4 = smt.not %b
    // CHECK: %{{.*}} = smt.and %{{.*}}, %{{.*}}, %{{.*}}
    %5 = smt.and %b, %4, %r
    // CHECK: %{{.*}} = smt.or %{{.*}}, %{{.*}}
    %6 = smt.or %b, %4
    // CHECK: %{{.*}} = smt.xor %{{.*}}, %{{.*}} {x.y}
    %7 = smt.xor %b, %4 {x.y}
    // CHECK: %{{.*}} = smt.implies %{{.*}}, %{{.*}}
    %8 = smt.implies %b, %4
    // CHECK: %{{.*}} = smt.array.store %{{.*}}[%{{.*}}], %{{.*}} : !smt.array<[!smt.int -> !smt.bool]>
    %9 = smt.array.store %arr[%a], %b : !smt.array<[!smt.int -> !smt.bool]>
    // CHECK: %{{.*}} = smt.array.select %{{.*}}[%{{.*}}] {x.y} : !smt.array<[!smt.int -> !smt.bool]>
    %10 = smt.array.select %9[%c] {x.y} : !smt.array<[!smt.int -> !smt.bool]>
    // CHECK: %{{.*}} = smt.array.broadcast %{{.*}} : !smt.array<[!smt.int -> !smt.bool]>
    %11 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
    // CHECK: %{{.*}} = smt.bv.not %{{.*}} : !smt.bv<8>
    %12 = smt.bv.not %v : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.neg %{{.*}} : !smt.bv<8>
    %13 = smt.bv.neg %v : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.and %{{.*}}, %{{.*}} {x.y} : !smt.bv<8>
    %14 = smt.bv.and %v, %12 {x.y} : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.or %{{.*}}, %{{.*}} : !smt.bv<8>
    %15 = smt.bv.or %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.xor %{{.*}}, %{{.*}} : !smt.bv<8>
    %16 = smt.bv.xor %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.add %{{.*}}, %{{.*}} : !smt.bv<8>
    %17 = smt.bv.add %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.mul %{{.*}}, %{{.*}} : !smt.bv<8>
    %18 = smt.bv.mul %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.udiv %{{.*}}, %{{.*}} : !smt.bv<8>
    %19 = smt.bv.udiv %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.sdiv %{{.*}}, %{{.*}} : !smt.bv<8>
    %20 = smt.bv.sdiv %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.urem %{{.*}}, %{{.*}} : !smt.bv<8>
    %21 = smt.bv.urem %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.srem %{{.*}}, %{{.*}} : !smt.bv<8>
    %22 = smt.bv.srem %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.smod %{{.*}}, %{{.*}} : !smt.bv<8>
    %23 = smt.bv.smod %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.shl %{{.*}}, %{{.*}} : !smt.bv<8>
    %24 = smt.bv.shl %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.lshr %{{.*}}, %{{.*}} : !smt.bv<8>
    %25 = smt.bv.lshr %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.ashr %{{.*}}, %{{.*}} : !smt.bv<8>
    %26 = smt.bv.ashr %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.cmp slt %{{.*}}, %{{.*}} : !smt.bv<8>
    %27 = smt.bv.cmp slt %v, %12 : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.cmp uge %{{.*}}, %{{.*}} {x.y} : !smt.bv<8>
    %28 = smt.bv.cmp uge %v, %12 {x.y} : !smt.bv<8>
    // CHECK: %{{.*}} = smt.bv.concat %{{.*}}, %{{.*}} : !smt.bv<8>, !smt.bv<1>
    %29 = smt.bv.concat %v, %m : !smt.bv<8>, !smt.bv<1>
    // CHECK: %{{.*}} = smt.bv.extract %{{.*}} from 2 {x.y} : (!smt.bv<9>) -> !smt.bv<4>
    %30 = smt.bv.extract %29 from 2 {x.y} : (!smt.bv<9>) -> !smt.bv<4>
    // CHECK: %{{.*}} = smt.bv.repeat 3 times %{{.*}} {x.y} : !smt.bv<4>
    %31 = smt.bv.repeat 3 times %30 {x.y} : !smt.bv<4>
    // CHECK: %{{.*}} = smt.bv2int %{{.*}} : !smt.bv<12>
    %32 = smt.bv2int %31 : !smt.bv<12>
    // CHECK: %{{.*}} = smt.bv2int %{{.*}} signed : !smt.bv<12>
    %33 = smt.bv2int %31 signed : !smt.bv<12>
    // CHECK: %{{.*}} = smt.int.abs %{{.*}}
    %34 = smt.int.abs %a
    // CHECK: %{{.*}} = smt.int.add %{{.*}}, %{{.*}}, %{{.*}}
    %35 = smt.int.add %a, %c, %34
    // CHECK: %{{.*}} = smt.int.mul %{{.*}}, %{{.*}}
    %36 = smt.int.mul %a, %c
    // CHECK: %{{.*}} = smt.int.sub %{{.*}}, %{{.*}}
    %37 = smt.int.sub %a, %c
    // CHECK: %{{.*}} = smt.int.div %{{.*}}, %{{.*}}
    %38 = smt.int.div %a, %c
    // CHECK: %{{.*}} = smt.int.mod %{{.*}}, %{{.*}} {x.y}
    %39 = smt.int.mod %a, %c {x.y}
    // CHECK: %{{.*}} = smt.int.cmp lt %{{.*}}, %{{.*}}
    %40 = smt.int.cmp lt %a, %c
    // CHECK: %{{.*}} = smt.int.cmp ge %{{.*}}, %{{.*}}
    %41 = smt.int.cmp ge %a, %c
    // CHECK: %{{.*}} = smt.int2bv %{{.*}} : !smt.bv<4>
    %42 = smt.int2bv %a : !smt.bv<4>
    // CHECK: %{{.*}} = smt.forall ["x", "y"] no_pattern weight 2 attributes {x.y} {
    %43 = smt.forall ["x", "y"] no_pattern weight 2 attributes {x.y} {
    ^bb0(%x: !smt.int, %y: !smt.bool):
      // CHECK: smt.yield %{{.*}} : !smt.bool
      smt.yield %y : !smt.bool
    }
    // CHECK: %{{.*}} = smt.exists {
    %44 = smt.exists {
    ^bb0(%x: !smt.int):
      // CHECK: smt.yield %{{.*}} : !smt.bool
      smt.yield %b : !smt.bool
    // CHECK: } patterns {
    } patterns {
    ^bb0(%x: !smt.int):
      // CHECK: %{{.*}} = smt.int.cmp lt %{{.*}}, %{{.*}}
      %p = smt.int.cmp lt %x, %x
      // CHECK: smt.yield %{{.*}} : !smt.bool
      smt.yield %p : !smt.bool
    }, {
    ^bb0(%x: !smt.int):
      // CHECK: smt.yield %{{.*}}, %{{.*}} : !smt.int, !smt.int
      smt.yield %x, %x : !smt.int, !smt.int
    }
    // CHECK: smt.assert %{{.*}} {x.y}
    smt.assert %43 {x.y}
    // CHECK: smt.push 1
    smt.push 1
    // CHECK: smt.pop 1 {x.y}
    smt.pop 1 {x.y}
    // CHECK: smt.reset
    smt.reset
    // CHECK: smt.check sat {
    smt.check sat {
    // CHECK: } unknown {
    } unknown {
    // CHECK: } unsat {
    } unsat {
    }
    // CHECK: %{{.*}} = smt.check {x.y} sat {
    %45 = smt.check {x.y} sat {
      // CHECK: %{{.*}} = arith.constant 1 : i8
      %q = arith.constant 1 : i8
      // CHECK: smt.yield %{{.*}} : i8
      smt.yield %q : i8
    // CHECK: } unknown {
    } unknown {
      // CHECK: %{{.*}} = arith.constant 0 : i8
      %q = arith.constant 0 : i8
      // CHECK: smt.yield %{{.*}} : i8
      smt.yield %q : i8
    // CHECK: } unsat {
    } unsat {
      // CHECK: %{{.*}} = arith.constant -1 : i8
      %q = arith.constant -1 : i8
      // CHECK: smt.yield %{{.*}} : i8
      smt.yield %q : i8
    // CHECK: } -> i8
    } -> i8
    // CHECK: smt.yield %{{.*}} : i8
    smt.yield %45 : i8
  }
  // CHECK: return
  return
}
