func.func @sums(%x: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.addi %x, %c : i32
  %1 = arith.addi %0, %c : i32
  return %1 : i32
}
