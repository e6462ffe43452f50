// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Memory, places in it and views of it that do not fit.
// F003-009: an allocation outside of all scopes.

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %b = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %b = memref.alloc(%n) : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %b = memref.alloc()[%n] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %b = memref.alloc() {alignment = 3 : i64} : memref<4xf32>
  return
}

// -----

%b = "x.y"() ({
  // expected-error@+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %a = memref.alloca() : memref<4xf32>
  "x.z"() : () -> ()
}) : () -> i32

// -----

func.func @f(%m: memref<64xf32>, %n: index) {
  // expected-error@+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %b = memref.realloc %m : memref<64xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<64xf32>, %n: index) {
  // expected-error@+1 {{unnecessary dimension operand for result type 'memref<6xf32>'}}
  %b = memref.realloc %m(%n) : memref<64xf32> to memref<6xf32>
  return
}

// -----

func.func @f(%m: memref<64xf32>) {
  // expected-error@+1 {{different element types specified for source memref type 'memref<64xf32>' and result memref type 'memref<6xf64>'}}
  %b = memref.realloc %m : memref<64xf32> to memref<6xf64>
  return
}

// -----

func.func @f(%m: memref<64xf32>) {
  // expected-error@+1 {{different memory spaces specified for source memref type 'memref<64xf32>' and result memref type 'memref<6xf32, 1>'}}
  %b = memref.realloc %m : memref<64xf32> to memref<6xf32, 1>
  return
}

// -----

func.func @f(%m: memref<64xf32>) {
  // expected-error@+1 {{unsupported layout for result memref type 'memref<6xf32, strided<[2]>>'}}
  %b = memref.realloc %m : memref<64xf32> to memref<6xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<64xf32, strided<[2]>>) {
  // expected-error@+1 {{unsupported layout for source memref type 'memref<64xf32, strided<[2]>>'}}
  %b = memref.realloc %m : memref<64xf32, strided<[2]>> to memref<6xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note@+1 {{region branch point}}
  memref.alloca_scope { memref.alloca_scope.return %n : index }
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+2 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'index' should match successor input type #0 'f32'}}
  // expected-note@+1 {{region branch point}}
  %b = memref.alloca_scope -> (f32) { memref.alloca_scope.return %n : index }
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return
  return
}

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @x : memref<?xf32>

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'tensor<4xf32>'}}
memref.global @x : tensor<4xf32>

// -----

// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
memref.global @x : memref<2xf32> = dense<[1.0, 2.0, 3.0]>

// -----

// expected-error@+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global @x : memref<2xf32> = "a"

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
memref.global @x : memref<2xf32> = 1.0 : f32

// -----

// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @x : memref<2xf32> = dense<1.0> {alignment = 5 : i64}

// -----

// expected-error@+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value shape expected to be 2 but was 3, 4}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3x4xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 4 : i32}}
"memref.global"() <{sym_name = "x", type = memref<2xf32>, initial_value = 4 : i32}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xf32>'}}
"memref.global"() <{sym_name = "x", type = memref<?xf32>}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() <{sym_name = "x", type = f32}> : () -> ()

// -----

memref.global @x : memref<2xf32>
func.func @f() {
  // expected-error@+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @x}}
  %a = memref.get_global @x : memref<3xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'f' does not reference a valid global memref}}
  %a = memref.get_global @f : memref<3xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.get_global' op 'nothing' does not reference a valid global memref}}
  %a = memref.get_global @nothing : memref<3xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %b = memref.load %a[%n] : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index, %x: f32) {
  // expected-error@+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %x, %a[%n] : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'index'}}
  %b = memref.load %n[%n] : index
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %b = "memref.load"(%a, %n, %n) : (memref<10x20xf32>, index, index) -> f64
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'index'}}
  memref.store %n, %a[%n, %n] : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %b: memref<10x20xf64>) {
  // expected-error@+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %a, %b : memref<10x20xf32> to memref<10x20xf64>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %b: memref<10x2xf32>) {
  // expected-error@+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %a, %b : memref<10x20xf32> to memref<10x2xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %a[%n], read, locality<3>, data : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %b = memref.atomic_rmw addi %x, %a[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %b = memref.atomic_rmw addf %i, %c[%n] : (i32, memref<10xi32>) -> i32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %b = memref.atomic_rmw addf %x, %a[%n, %n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %b = memref.atomic_rmw addf %i, %a[%n] : (i32, memref<10xf32>) -> i32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %b = memref.atomic_rmw plus %x, %a[%n] : (f32, memref<10xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %b = memref.generic_atomic_rmw %a[%n] : memref<10xf32> {
  ^bb0(%c1: f32, %d1: f32):
    memref.atomic_yield %c1 : f32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %b = memref.generic_atomic_rmw %a[%n] : memref<10xf32> {
  ^bb0(%c1: i32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %x: f32, %i: i32, %c: memref<10xi32>) {
  %b = memref.generic_atomic_rmw %a[%n] : memref<10xf32> {
  ^bb0(%c1: f32):
    // expected-error@+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %i : i32
  }
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %a[%n], %a[%n], %n, %t[%n], %n : memref<10xf32>, memref<10xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %a[%n], %a[%n], %n, %t[%n] : memref<10xf32>, memref<10xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%a, %n, %a) : (memref<10xf32>, index, memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected source to be of memref type}}
  "memref.dma_start"(%n, %n, %a, %a) : (index, index, memref<10xf32>, memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%a, %x, %a, %n, %n) : (memref<10xf32>, f32, memref<10xf32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected destination to be of memref type}}
  "memref.dma_start"(%a, %n, %n, %n, %n) : (memref<10xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%a, %n, %a, %n, %x, %t, %n) : (memref<10xf32>, index, memref<10xf32>, index, f32, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag to be of memref type}}
  "memref.dma_start"(%a, %n, %a, %n, %n, %n, %n) : (memref<10xf32>, index, memref<10xf32>, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected at least 7 operands}}
  "memref.dma_start"(%a, %n, %a, %n, %n, %t) : (memref<10xf32>, index, memref<10xf32>, index, index, memref<1xi32>) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%a, %n, %a, %n, %n, %t, %x) : (memref<10xf32>, index, memref<10xf32>, index, index, memref<1xi32>, f32) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%a, %n, %a, %n, %n, %t, %n, %n) : (memref<10xf32>, index, memref<10xf32>, index, index, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%a, %n, %a, %n, %n, %t, %n, %n, %x) : (memref<10xf32>, index, memref<10xf32>, index, index, memref<1xi32>, index, index, f32) -> ()
  return
}

// -----

func.func @f(%a: memref<10xf32>, %n: index, %t: memref<1xi32>, %x: f32) {
  // expected-error@+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %t[%n, %n], %n : memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<f32>, %n: index) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'memref<f32>'}}
  %b = memref.dim %a, %n : memref<f32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %b = memref.assume_alignment %a, 3 : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %b = memref.assume_alignment %a, 0 : memref<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{expected ':'}}
  memref.distinct_objects
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %b = "memref.distinct_objects"(%a) : (memref<10x20xf32>) -> memref<1xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b:4 = memref.extract_strided_metadata %a : memref<10x20xf32> -> memref<f32>, index, index, index
  return
}

// -----

func.func @f(%a: memref<10x20xf32>, %n: index) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32, 1>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b:6 = memref.extract_strided_metadata %a : memref<10x20xf32> -> memref<f32, 1>, index, index, index, index, index
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<10x21xf32>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<10x21xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<200xf32>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<200xf32>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<10x20xf64>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<10x20xf64>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<10x20xf32, 2>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<10x20xf32, 2>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<10x20xf32, strided<[21, 1]>>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<10x20xf32, strided<[21, 1]>>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<10x20xf32>' and result type 'memref<10x20xf32, strided<[20, 1], offset: 2>>' are cast incompatible}}
  %b = memref.cast %a : memref<10x20xf32> to memref<10x20xf32, strided<[20, 1], offset: 2>>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %b = memref.cast %a : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error@+1 {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<2xf64>' are cast incompatible}}
  %b = memref.cast %a : memref<*xf32> to memref<2xf64>
  return
}

// -----

func.func @f(%a: memref<10x20xf32>) {
  // expected-error@+1 {{custom op 'memref.cast' invalid kind of type specified}}
  %b = memref.cast %a : memref<10x20xf32> to tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<10xf32>' and result type 'memref<9xf32, 1>' are cast incompatible}}
  %b = memref.memory_space_cast %a : memref<10xf32> to memref<9xf32, 1>
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<10xf32>' and result type 'memref<10xf64, 1>' are cast incompatible}}
  %b = memref.memory_space_cast %a : memref<10xf32> to memref<10xf64, 1>
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<10xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %b = memref.memory_space_cast %a : memref<10xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%a: memref<10xf32>) {
  // expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<10xf32>' and result type 'memref<10xf32, strided<[1], offset: 4>, 1>' are cast incompatible}}
  %b = memref.memory_space_cast %a : memref<10xf32> to memref<10xf32, strided<[1], offset: 4>, 1>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>, %d: memref<?xi32>, %l: memref<4xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %b = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>, %d: memref<?xi32>, %l: memref<4xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %b = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf64>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>, %d: memref<?xi32>, %l: memref<4xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %b = memref.reshape %a(%d) : (memref<4xf32>, memref<?xi32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>, %d: memref<?xi32>, %l: memref<4xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %b = memref.reshape %l(%s) : (memref<4xf32, strided<[2]>>, memref<2xi32>) -> memref<2x2xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: memref<2xi32>, %d: memref<?xi32>, %l: memref<4xf32, strided<[2]>>) {
  // expected-error@+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %b = memref.reshape %a(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xf32, strided<[4, 1]>>
  return
}

// -----

func.func @f(%v: memref<2048xi8>, %n: index, %l: memref<2048xi8, strided<[2]>>) {
  // expected-error@+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %b = memref.view %v[%n][%n] : memref<2048xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%v: memref<2048xi8>, %n: index, %l: memref<2048xi8, strided<[2]>>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<2048xi8>' and view memref type 'memref<4xf32, 1>'}}
  %b = memref.view %v[%n][] : memref<2048xi8> to memref<4xf32, 1>
  return
}

// -----

func.func @f(%v: memref<2048xi8>, %n: index, %l: memref<2048xi8, strided<[2]>>) {
  // expected-error@+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %b = memref.view %v[%n][] : memref<2048xi8> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%v: memref<2048xi8>, %n: index, %l: memref<2048xi8, strided<[2]>>) {
  // expected-error@+1 {{unsupported map for base memref type 'memref<2048xi8, strided<[2]>>'}}
  %b = memref.view %l[%n][] : memref<2048xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<?x5x32xf32, strided<[320, 64, 2], offset: ?>>' but found 'memref<?x5x32xf32>'}}
  %b = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 5, 32] : memref<?x32xf32, strided<[64, 2], offset: ?>> into memref<?x5x32xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %b = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 32] : memref<?x32xf32, strided<[64, 2], offset: ?>> into memref<2x5x32xf32, strided<[320, 64, 2], offset: ?>>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %b = memref.expand_shape %z [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op has source rank 3 and result rank 2. This is not an expansion (3 > 2).}}
  %b = memref.expand_shape %c [[0], [1], [2]] output_shape [4, 5] : memref<4x5x6xf32> into memref<4x5xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %b = memref.collapse_shape %c [[0, 1]] : memref<4x5x6xf32> into memref<20xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op reassociation index 3 is out of bounds}}
  %b = memref.collapse_shape %c [[0, 1], [2, 3]] : memref<4x5x6xf32> into memref<20x6xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<20x6xf32>' but found 'memref<20x6xf32, strided<[6, 1]>>'}}
  %b = memref.collapse_shape %c [[0, 1], [2]] : memref<4x5x6xf32> into memref<20x6xf32, strided<[6, 1]>>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.collapse_shape' op has source rank 0 and result rank 1. This is not a collapse (0 < 1).}}
  %b = memref.collapse_shape %z [[0]] : memref<f32> into memref<1xf32>
  return
}

// -----

func.func @f(%a: memref<?x32xf32, strided<[64, 2], offset: ?>>, %n: index, %z: memref<f32>, %q: memref<1x1xf32>, %c: memref<4x5x6xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %b = "memref.expand_shape"(%c, %n) <{reassociation = [[0], [1], [2]], static_output_shape = array<i64: 4, 5, 6>}> : (memref<4x5x6xf32>, index) -> memref<4x5x6xf32>
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%a: i32):
    memref.atomic_yield %a : i32
  }) : (memref<2xi32>, index) -> i64
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: index, %v: i32) {
  // expected-error@+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %v, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: index, %v: i32) {
  // expected-error@+1 {{custom op 'memref.atomic_rmw' invalid kind attribute specification: "foo"}}
  %0 = memref.atomic_rmw "foo" %v, %m[%i] : (i32, memref<2xi32>) -> i32
  return
}

// -----

func.func @f(%m: memref<2xi32>, %o: index) {
  // expected-error@+1 {{different element types specified for source type 'memref<2xi32>' and result memref type 'memref<2xf32>'}}
  %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<2xi32>) -> memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<2xi32>, %o: index) {
  // expected-error@+1 {{different memory spaces specified for source type 'memref<2xi32>' and result memref type 'memref<2xi32, 1>'}}
  %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<2xi32>) -> memref<2xi32, 1>
  return
}

// -----

func.func @f(%m: memref<2xi32>, %o: index) {
  // expected-error@+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<2xi32, affine_map<(d0) -> (d0 mod 2)>>'}}
  %0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (memref<2xi32>) -> memref<2xi32, affine_map<(d0) -> (d0 mod 2)>>
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: i32) {
  // expected-error@+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %m, %i) : (memref<2xi32>, i32, memref<2xi32>, i32, i32, memref<2xi32>, i32) -> ()
  return
}

// -----

func.func @f(%m: memref<2xi32>, %i: i32, %j: index) {
  // expected-error@+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%m, %j, %m, %i, %j, %m, %j) : (memref<2xi32>, index, memref<2xi32>, i32, index, memref<2xi32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<2xi32>) {
  // expected-error@+1 {{different memory spaces specified for base memref type 'memref<2xi32>' and subview memref type 'memref<1xi32, strided<[1]>, 1>'}}
  %0 = memref.subview %m[0] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1]>, 1>
  return
}

// -----

func.func @f(%m: memref<2xi32>, %v: i64, %i: index) {
  // expected-error@+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%v, %m, %i) : (i64, memref<2xi32>, index) -> ()
  return
}
