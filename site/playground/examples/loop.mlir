// The sum of the even elements of a buffer. Try the passes canonicalize, cse, loop-invariant-code-motion.
func.func @sum_of_even(%buffer: memref<?xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %size = memref.dim %buffer, %zero : memref<?xi32>
  %sum = scf.for %i = %zero to %size step %one iter_args(%so_far = %none) -> (i32) {
    %two = arith.constant 2 : i32
    %element = memref.load %buffer[%i] : memref<?xi32>
    %rest = arith.remsi %element, %two : i32
    %is_even = arith.cmpi eq, %rest, %none : i32
    %next = scf.if %is_even -> (i32) {
      %added = arith.addi %so_far, %element : i32
      scf.yield %added : i32
    } else {
      scf.yield %so_far : i32
    }
    scf.yield %next : i32
  }
  return %sum : i32
}
