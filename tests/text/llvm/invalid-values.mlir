// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Values: operands, indices and constants that do not fit.

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.add %a, %b : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.add %b, %b : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %0 = llvm.fadd %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: other}}
  %0 = llvm.add %a, %a overflow<nuw, other> : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.icmp' 'less' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "less" %a, %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.icmp "eq" %a, %a : f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.fcmp' 'lt' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.fcmp "lt" %a, %a : f32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = llvm.zext %a : i32 to i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.sext %a : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %a : i32 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %0 = llvm.bitcast %a : !llvm.ptr to vector<2x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.extractvalue %a[0] : i32
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[1] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 1}}
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %a[0, 1] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %a[2] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %a[-1] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.array<2 x i32>, %b: f32) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = llvm.insertvalue %b, %a[0] : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<2 x i32>, %b: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.array<2 x i32>'}}
  %0 = "llvm.insertvalue"(%a, %b) <{position = array<i64: 0>}> : (!llvm.array<2 x i32>, f32) -> !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.array<2 x i32>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.array<2 x i32>' should produce 'i32' but this op returns 'f32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (!llvm.array<2 x i32>) -> f32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: vector<4xf32>, %b: vector<2xf32>) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'vector<4xf32>' vs 'vector<2xf32>'}}
  %0 = llvm.shufflevector %a, %b [0, 1] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %0 = llvm.shufflevector %a, %a [0, 1, 1, 1] : vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @f(%a: f32, %i: i32) {
  // expected-error@+1 {{custom op 'llvm.extractelement' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %0 = llvm.extractelement %a[%i : i32] : f32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %i: i1, %j: i32) {
  // expected-error@+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'i32'}}
  %0 = llvm.select %j, %a, %a : i32, f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@f) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 0 is of wrong type}}
  %0 = llvm.mlir.constant([1.0 : f32, 1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = llvm.mlir.undef : index
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @far_position(%a: !llvm.struct<(i32)>) {
  // expected-error@+2 {{position out of bounds: 4294967296}}
  %0 = llvm.extractvalue %a[4294967296] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fptrunc' expected string or keyword containing one of the following enum values for attribute 'roundingmode' [towardzero, tonearest, upward, downward, tonearestaway, dynamic, invalid]}}
  %0 = llvm.intr.experimental.constrained.fptrunc %a foo ignore : f32 to f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fptrunc' expected string or keyword containing one of the following enum values for attribute 'fpExceptionBehavior' [ignore, maytrap, strict]}}
  %0 = llvm.intr.experimental.constrained.fptrunc %a towardzero foo : f32 to f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fptrunc' invalid roundingmode attribute specification: "foo"}}
  %0 = llvm.intr.experimental.constrained.fptrunc %a "foo" ignore : f32 to f16
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'llvm.intr.experimental.constrained.fptrunc' invalid fpExceptionBehavior attribute specification: "foo"}}
  %0 = llvm.intr.experimental.constrained.fptrunc %a towardzero "foo" : f32 to f16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'llvm.inline_asm' invalid asm_dialect attribute specification: "foo"}}
  %0 = llvm.inline_asm asm_dialect = "foo" "a", "b" : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %a, %a overflow<1> : i32
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: i64) {
  // expected-error@+1 {{'llvm.extractelement' op failed to verify that result type matches vector element type}}
  %0 = "llvm.extractelement"(%a, %b) : (vector<2xi32>, i64) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: i64) {
  // expected-error@+1 {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
  %0 = "llvm.insertelement"(%a, %b, %b) : (vector<2xi32>, i64, i64) -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: i32) {
  // expected-error@+1 {{'llvm.insertelement' op failed to verify that all of {res, vector} have same type}}
  %0 = "llvm.insertelement"(%a, %b, %b) : (vector<2xi32>, i32, i32) -> vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: vector<3xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op failed to verify that all of {v1, v2} have same type}}
  %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0>}> : (vector<2xi32>, vector<3xi32>) -> vector<1xi32>
  llvm.return
}

// -----

llvm.func @f(%c: i1, %a: i32, %b: i64) {
  // expected-error@+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
  %0 = "llvm.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<[2]xi32> from vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<4xi32>, %b: vector<[4]xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
  %0 = llvm.intr.vector.insert %b, %a[0] : vector<[4]xi32> into vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8192xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.extract %a[0] : vector<4xi32> from vector<8192xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<8192xi32>, %b: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that vectors are not bigger than 2^17 bits.}}
  %0 = llvm.intr.vector.insert %b, %a[0] : vector<4xi32> into vector<8192xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{'llvm.intr.expect.with.probability' op failed to verify that all of {val, expected, res} have same type}}
  %0 = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 5.0e-01 : f64}> : (i32, i64) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i64) {
  // expected-error@+1 {{'llvm.intr.ptrmask' op failed to verify that all of {ptr, res} have same type}}
  %0 = "llvm.intr.ptrmask"(%p, %a) : (!llvm.ptr, i64) -> !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xi32>, %b: vector<3xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that all of {vec1, vec2} have same type}}
  %0 = "llvm.intr.vector.interleave2"(%a, %b) : (vector<2xi32>, vector<3xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.annotation' op failed to verify that all of {res, integer} have same type}}
  %0 = "llvm.intr.annotation"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i64
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op failed to verify that all of {res, ptr} have same type}}
  %0 = "llvm.intr.ptr.annotation"(%p, %p, %p, %a, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<1>
  llvm.return
}
