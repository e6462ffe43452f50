// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Types that are no types of LLVM, or not written as one.

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"t.t"() {a = !llvm.array<4 x void>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.t"() {a = !llvm.array<? x i32>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = !llvm.array<4 x 5 x i32>} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"t.t"() {a = !llvm.struct<(void)>} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.label'}}
"t.t"() {a = !llvm.struct<(i32, label)>} : () -> ()

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (f32)>} : () -> ()

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() {a = !llvm.struct<"a">} : () -> ()

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
"t.t"() {a = !llvm.struct<"a", (struct<"a", (i32)>)>} : () -> ()

// -----

// expected-error@+1 {{expected '('}}
"t.t"() {a = !llvm.struct<a>} : () -> ()

// -----

// expected-error@+1 {{invalid function result type: '!llvm.label'}}
"t.t"() {a = !llvm.func<void ()>, b = !llvm.func<label (i32)>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"t.t"() {a = !llvm.func<void (..., i32)>} : () -> ()

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.void'}}
"t.t"() {a = !llvm.func<void (void)>} : () -> ()

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
"t.t"() {a = !llvm.func<void (func<void ()>)>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() {a = !llvm.ptr<i32>} : () -> ()

// -----

// expected-error@+1 {{unknown LLVM type: pointer}}
"t.t"() {a = !llvm.pointer} : () -> ()

// -----

// expected-error@+1 {{failed to parse parameter list for target extension type}}
"t.t"() {a = !llvm.target<"x", 1, i32>} : () -> ()

// -----

// expected-error@+2 {{expected string}}
// expected-error@+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
"t.t"() {a = !llvm.target<x>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() {a = vector<4x!llvm.void>} : () -> ()

// -----

// expected-error@+1 {{expected 'x'}}
"t.t"() {a = !llvm.array<4 i32>} : () -> ()
