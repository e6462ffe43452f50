// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+2 {{custom op 'omp.private' expected ::mlir::omp::DataSharingClauseType to be one of: private, firstprivate}}
// expected-error@+1 {{custom op 'omp.private' failed to parse DataSharingClauseTypeAttr parameter 'value' which is to be a `::mlir::omp::DataSharingClauseType`}}
omp.private {type = nix} @p : i32

// -----

// expected-error@+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : i32

// -----

// expected-error@+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{Region argument type mismatch: got 'i64' expected 'i32'.}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i64):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: None}}
  omp.yield
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: 'i32', 'i32'}}
  omp.yield(%a, %b : i32, i32)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  omp.terminator
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  %0 = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: 'i64'}}
  omp.yield(%0 : i64)
}

// -----

// expected-error@+1 {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  // expected-error@+1 {{Did not expect any values to be yielded.}}
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  cf.br ^bb1
^bb1:
  omp.yield
}
// expected-error@+1 {{redefinition of symbol named 'p'}}
omp.private {type = private} @p : i32

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @r : i32 alloc {
  %0 = llvm.mlir.constant(1 : i32) : i32
  omp.yield(%0 : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 alloc {
  %0 = llvm.mlir.constant(1 : i32) : i32
  omp.yield
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32, %c: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-note@+1 {{required by region isolation constraints}}
omp.declare_reduction @r : i32 init {
^bb0():
  // expected-error@+1 {{'omp.yield' op using value defined outside the region}}
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty initializer region}}
omp.declare_reduction @r : i32 init {
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects non-empty reduction region}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: !llvm.ptr):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}

// -----

// expected-error@+1 {{'omp.declare_reduction' op region #5 ('dataPtrPtrRegion') failed to verify constraint: region with at most 1 blocks}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} data_ptr_ptr {
^bb0(%a: i32):
  cf.br ^bb1
^bb1:
  omp.yield
}

// -----

// expected-error@+1 {{custom op 'omp.declare_reduction' 'omp.declare_reduction' op attribute 'byref_element_type' failed to satisfy constraint: any type attribute}}
omp.declare_reduction @r : i32 attributes {byref_element_type = 1} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error@+1 {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}

// -----

// expected-error@+1 {{'omp.declare_mapper' op expects a non-empty block}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
}

// -----

omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  // expected-error@+1 {{missing map operation}}
  omp.declare_mapper.info map_entries(%a : !llvm.ptr)
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir(%p : !llvm.ptr) align(3)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.threadprivate' op failed to verify that all of {sym_addr, tls_addr} have same type}}
  %0 = omp.threadprivate %p : !llvm.ptr -> memref<i32>
  return
}
