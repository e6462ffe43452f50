// All of this is known beforehand, but for the last sum: the passes sccp and canonicalize leave two operations.
func.func @known(%x: i64) -> i64 {
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %six = arith.muli %two, %three : i64
  %is_less = arith.cmpi slt, %three, %six : i64
  cf.cond_br %is_less, ^yes(%six : i64), ^no
^yes(%y: i64):
  %sum = arith.addi %x, %y : i64
  return %sum : i64
^no:
  return %x : i64
}
