// What is returned is no i64: the message tells the place and what was expected.
func.func @wider(%narrow: i32) -> i64 {
  %doubled = arith.addi %narrow, %narrow : i32
  return %doubled : i32
}
