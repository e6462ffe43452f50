// RUN: mica-opt %s --split-input-file --verify-diagnostics
// An integer of more than 64 bits where another one is asked for.

// expected-error@+1 {{'llvm.mlir.ifunc' op attribute 'address_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"llvm.mlir.ifunc"() <{address_space = 3 : i128, i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, resolver = @f, resolver_type = !llvm.ptr, sym_name = "g"}> : () -> ()

// -----

func.func @predicate(%a: i32) {
  // expected-error@+1 {{invalid properties {predicate = 3 : i128} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 3 : i128}}
  %0 = "arith.cmpi"(%a, %a) <{predicate = 3 : i128}> : (i32, i32) -> i1
  return
}
