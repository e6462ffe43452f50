// Where control can't come values may be made of each other in circles; passes leave what is valid all the same.
// RUN: mica-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s --check-prefix=CANONICALIZE
// RUN: mica-opt %s --inline=default-pipeline= --allow-unregistered-dialect | FileCheck %s --check-prefix=INLINE
// RUN: mica-opt %s --control-flow-sink --allow-unregistered-dialect | FileCheck %s --check-prefix=SINK

// The condition is known; then ^loop is entered from ^again alone, which passes its own arguments to it.
// CANONICALIZE-LABEL: func.func @swapped(
// CANONICALIZE-NEXT:    return
func.func @swapped(%a: i32, %b: i32, %c: i1, %m: memref<i32>) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^exit, ^loop(%a, %b : i32, i32)
^loop(%x: i32, %y: i32):
  memref.store %x, %m[] : memref<i32>
  cf.cond_br %c, ^again, ^exit
^again:
  memref.store %y, %m[] : memref<i32>
  %s = arith.addi %x, %y : i32
  memref.store %s, %m[] : memref<i32>
  cf.br ^loop(%y, %x : i32, i32)
^exit:
  return %a : i32
}

func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func private @twice(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// INLINE-LABEL: func.func @calls(
//       INLINE:   %[[A:.*]] = call @same(%[[A]])
//       INLINE:   %[[B:.*]] = call @twice(%[[B]])
//       INLINE:   %[[D:.*]] = arith.addi %[[C:.*]], %[[C]]
//  INLINE-NEXT:   %[[C]] = arith.addi %[[D]], %[[D]]
func.func @calls() {
  return
^unreached:
  %a = call @same(%a) : (i32) -> i32
  %b = call @twice(%b) : (i32) -> i32
  %d = call @twice(%c) : (i32) -> i32
  %c = call @twice(%d) : (i32) -> i32
  "test.use"(%a, %b, %c) : (i32, i32, i32) -> ()
  return
}

// Neither into what it reads, nor in front of what it reads.
// SINK-LABEL: func.func @sinks(
//       SINK: ^bb1:
//  SINK-NEXT:   %[[A:.*]] = arith.addi %[[B:.*]], %[[B]]
//  SINK-NEXT:   %[[C:.*]] = arith.addi %[[D:.*]], %[[D]]
//  SINK-NEXT:   %[[B]] = scf.if
//  SINK-NEXT:     %[[E:.*]] = arith.muli
//  SINK-NEXT:     "test.use"(%[[A]], %[[C]], %[[E]])
//       SINK:   %[[D]] = "test.op"
func.func @sinks(%x: i32, %cond: i1) {
  return
^unreached:
  %a = arith.addi %b, %b : i32
  %c = arith.addi %d, %d : i32
  %e = arith.muli %x, %x : i32
  %b = scf.if %cond -> i32 {
    "test.use"(%a, %c, %e) : (i32, i32, i32) -> ()
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  %d = "test.op"() : () -> i32
  "test.use"(%b) : (i32) -> ()
  return
}
