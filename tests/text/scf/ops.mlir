// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Loops, conditions and switches with regions; terminators that need not be written; parallel loops.

func.func @loops(%from: index, %to: index, %by: index, %n: i32, %x: f32) -> f32 {
  scf.for %i = %from to %to step %by {
    "x.use"(%i) : (index) -> ()
  }
  scf.for %i = %n to %n step %n : i32 {
    scf.yield
  } {x.note}
  scf.for unsigned %i = %n to %n step %n : i32 {
  }
  %0 = scf.for %i = %from to %to step %by iter_args(%acc = %x) -> f32 {
    %1 = arith.addf %acc, %acc : f32
    scf.yield %1 : f32
  }
  %2:2 = scf.for %i = %n to %n step %n iter_args(%p = %x, %q = %n) -> (f32, i32) : i32 {
    scf.yield %p, %i : f32, i32
  } {x.note}
  return %2#0 : f32
}
// CHECK:  func.func @loops(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32) -> f32 {
// CHECK-NEXT:    scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:      "x.use"(%arg5) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.for %arg5 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    scf.for unsigned %arg5 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg4) -> (f32) {
// CHECK-NEXT:      %2 = arith.addf %arg6, %arg6 : f32
// CHECK-NEXT:      scf.yield %2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = scf.for %arg5 = %arg3 to %arg3 step %arg3 iter_args(%arg6 = %arg4, %arg7 = %arg3) -> (f32, i32)  : i32 {
// CHECK-NEXT:      scf.yield %arg6, %arg5 : f32, i32
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    return %1#0 : f32
// CHECK-NEXT:  }

func.func @conditions(%flag: i1, %x: i32, %y: i32) -> i32 {
  scf.if %flag {
    "x.then"() : () -> ()
  }
  scf.if %flag {
  } else {
    "x.else"() : () -> ()
    scf.yield
  } {x.note}
  %0 = scf.if %flag -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  %1:2 = scf.if %flag -> (i32, i1) {
    scf.yield %x, %flag : i32, i1
  } else {
    scf.yield %0, %flag : i32, i1
  }
  return %1#0 : i32
}
// CHECK:  func.func @conditions(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      "x.then"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:    } else {
// CHECK-NEXT:      "x.else"() : () -> ()
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    %0 = scf.if %arg0 -> (i32) {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %arg2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = scf.if %arg0 -> (i32, i1) {
// CHECK-NEXT:      scf.yield %arg1, %arg0 : i32, i1
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield %0, %arg0 : i32, i1
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1#0 : i32
// CHECK-NEXT:  }

func.func @whiles(%start: i32, %flag: i1) {
  %0 = scf.while (%a = %start) : (i32) -> i32 {
    scf.condition(%flag) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  %1:2 = scf.while (%a = %start, %b = %flag) : (i32, i1) -> (f32, i32) {
    %x = "x.convert"(%a) : (i32) -> f32
    scf.condition(%b) {x.note} %x, %a : f32, i32
  } do {
  ^bb0(%c: f32, %d: i32):
    scf.yield %d, %flag : i32, i1
  } attributes {x.loop = 1 : i8}
  scf.while : () -> () {
    scf.condition(%flag)
  } do {
    scf.yield
  }
  return
}
// CHECK:  func.func @whiles(%arg0: i32, %arg1: i1) {
// CHECK-NEXT:    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
// CHECK-NEXT:      scf.condition(%arg1) %arg2 : i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: i32):
// CHECK-NEXT:      scf.yield %arg2 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = scf.while (%arg2 = %arg0, %arg3 = %arg1) : (i32, i1) -> (f32, i32) {
// CHECK-NEXT:      %2 = "x.convert"(%arg2) : (i32) -> f32
// CHECK-NEXT:      scf.condition(%arg3) {x.note} %2, %arg2 : f32, i32
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0(%arg2: f32, %arg3: i32):
// CHECK-NEXT:      scf.yield %arg3, %arg1 : i32, i1
// CHECK-NEXT:    } attributes {x.loop = 1 : i8}
// CHECK-NEXT:    scf.while : () -> () {
// CHECK-NEXT:      scf.condition(%arg1)
// CHECK-NEXT:    } do {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @switches(%i: index, %x: i32) -> i32 {
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %x : i32
  }
  case -9223372036854775808 {
    scf.yield %x : i32
  }
  default {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  }
  scf.index_switch %i {x.note}
  case 1 {
    scf.yield
  }
  default {
  }
  scf.index_switch %i
  default {
    "x.use"() : () -> ()
  }
  return %0 : i32
}
// CHECK:  func.func @switches(%arg0: index, %arg1: i32) -> i32 {
// CHECK-NEXT:    %0 = scf.index_switch %arg0 -> i32 
// CHECK-NEXT:    case 2 {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    case -9223372036854775808 {
// CHECK-NEXT:      scf.yield %arg1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:      %1 = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:      scf.yield %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.index_switch %arg0 {x.note} 
// CHECK-NEXT:    case 1 {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    default {
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.index_switch %arg0 
// CHECK-NEXT:    default {
// CHECK-NEXT:      "x.use"() : () -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    return %0 : i32
// CHECK-NEXT:  }

func.func @execution(%x: i32, %flag: i1) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %flag, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : i32
  ^bb2:
    scf.yield %x : i32
  }
  %1:2 = scf.execute_region -> (i32, i1) no_inline {
    scf.yield %0, %flag : i32, i1
  } {x.note}
  scf.execute_region {
    scf.yield
  }
  return %1#0 : i32
}
// CHECK:  func.func @execution(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:    %0 = scf.execute_region -> i32 {
// CHECK-NEXT:      cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      scf.yield %arg0 : i32
// CHECK-NEXT:    ^bb2:  // pred: ^bb0
// CHECK-NEXT:      scf.yield %arg0 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = scf.execute_region -> (i32, i1) no_inline {
// CHECK-NEXT:      scf.yield %0, %arg1 : i32, i1
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    scf.execute_region {
// CHECK-NEXT:      scf.yield
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1#0 : i32
// CHECK-NEXT:  }

func.func @parallels(%from: index, %to: index, %by: index, %x: f32, %y: i32) -> f32 {
  scf.parallel (%i) = (%from) to (%to) step (%by) {
    "x.use"(%i) : (index) -> ()
  }
  scf.parallel (%i, %j) = (%from, %from) to (%to, %to) step (%by, %by) {
    scf.reduce
  } {x.note}
  %0 = scf.parallel (%i) = (%from) to (%to) step (%by) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  %2:2 = scf.parallel (%i) = (%from) to (%to) step (%by) init (%x, %y) -> (f32, i32) {
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      scf.reduce.return %b {x.note} : i32
    }
  }
  return %2#0 : f32
}
// CHECK:  func.func @parallels(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: i32) -> f32 {
// CHECK-NEXT:    scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:      "x.use"(%arg5) : (index) -> ()
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) {
// CHECK-NEXT:      scf.reduce 
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    %0 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3) -> f32 {
// CHECK-NEXT:      scf.reduce(%arg3 : f32) {
// CHECK-NEXT:      ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:        %2 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:        scf.reduce.return %2 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) init (%arg3, %arg4) -> (f32, i32) {
// CHECK-NEXT:      scf.reduce(%arg3, %arg4 : f32, i32) {
// CHECK-NEXT:      ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT:        scf.reduce.return %arg6 : f32
// CHECK-NEXT:      }, {
// CHECK-NEXT:      ^bb0(%arg6: i32, %arg7: i32):
// CHECK-NEXT:        scf.reduce.return %arg7 {x.note} : i32
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return %1#0 : f32
// CHECK-NEXT:  }

func.func @foralls(%n: index, %t: tensor<4xf32>, %u: tensor<?x2xi8>) {
  scf.forall (%i, %j) in (%n, 4) {
    "x.use"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (1) to (%n) step (%n) {
  } {x.note}
  scf.forall (%i, %j) = (0, %n) to (8, %n) step (1, 1) {
    scf.forall.in_parallel {
    }
  }
  %0:2 = scf.forall (%i) in (2) shared_outs(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<?x2xi8>) {
    scf.forall.in_parallel {
    } {x.note}
  }
  return
}
// CHECK:  func.func @foralls(%arg0: index, %arg1: tensor<4xf32>, %arg2: tensor<?x2xi8>) {
// CHECK-NEXT:    scf.forall (%arg3, %arg4) in (%arg0, 4) {
// CHECK-NEXT:      "x.use"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    scf.forall (%arg3) = (1) to (%arg0) step (%arg0) {
// CHECK-NEXT:    } {x.note}
// CHECK-NEXT:    scf.forall (%arg3, %arg4) = (0, %arg0) to (8, %arg0) step (1, 1) {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0:2 = scf.forall (%arg3) in (2) shared_outs(%arg4 = %arg1, %arg5 = %arg2) -> (tensor<4xf32>, tensor<?x2xi8>) {
// CHECK-NEXT:      scf.forall.in_parallel {
// CHECK-NEXT:      } {x.note}
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

// No region of a switch is given anything, so that nothing is asked of its arguments.
func.func @arguments(%i: index) {
  "scf.index_switch"(%i) <{cases = array<i64>}> ({
  ^bb0(%x: i32, %y: f32):
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}
// CHECK:  func.func @arguments(%arg0: index) {
// CHECK-NEXT:    scf.index_switch %arg0 
// CHECK-NEXT:    default {
// CHECK-NEXT:    ^bb0(%arg1: i32, %arg2: f32):
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
