// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{size entry must be divisible by 8}}
#a = #ptr.spec<size = 65, abi = 32, preferred = 64>
func.func private @f() attributes {a = #a}

// -----

// expected-error@+1 {{abi entry must be divisible by 8}}
#a = #ptr.spec<size = 64, abi = 33, preferred = 64>
func.func private @f() attributes {a = #a}

// -----

// expected-error@+1 {{preferred entry must be divisible by 8}}
#a = #ptr.spec<size = 64, abi = 32, preferred = 65>
func.func private @f() attributes {a = #a}

// -----

// expected-error@+1 {{index entry must be divisible by 8}}
#a = #ptr.spec<size = 64, abi = 32, preferred = 64, index = 9>
func.func private @f() attributes {a = #a}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
#a = #ptr.spec<size = 64, abi = 64, preferred = 32>
func.func private @f() attributes {a = #a}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{alignment must be positive}}
  %0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %0 = ptr.load %p alignment = 3 : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic acquire : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = ptr.load %p atomic syncscope("x") not_atomic : !ptr.ptr<#ptr.generic_space> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i8) {
  // expected-error@+1 {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %i, %p atomic acquire : i8, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i8) {
  // expected-error@+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
  ptr.store %i, %p atomic acq_rel : i8, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: vector<3xi32>) {
  // expected-error@+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<3xi32>
  return
}

// -----

func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<4xi32>) {
  // expected-error@+1 {{the shaped containers type must match}}
  %0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  return
}

// -----

func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<?xi32>) {
  // expected-error@+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %i : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<?xi32>
  return
}

// -----

func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<1xi32>) {
  // expected-error@+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %i : tensor<4x!ptr.ptr<#ptr.generic_space>>, tensor<1xi32>
  return
}

// -----

func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: vector<3xi32>) {
  // expected-error@+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xindex>
  return
}

// -----

func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: vector<3xi32>) {
  // expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> index
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: vector<3xi32>) {
  // expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> vector<3xindex>
  return
}

// -----

func.func @g(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %pass: vector<4xf32>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %r2 = ptr.gather %q, %mask, %pass alignment = 7 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  return
}

// -----

func.func @g(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %pass: vector<4xf32>) {
  // expected-error@+1 {{alignment must be positive}}
  ptr.scatter %pass, %q, %mask alignment = -8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @g(%p: !ptr.ptr<#ptr.generic_space>, %q: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: tensor<4xi1>, %pass: tensor<4xf32>) {
  // expected-error@+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
  ptr.scatter %pass, %q, %mask : tensor<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @g() {
  // expected-error@+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
  %1 = ptr.constant 1 : i32
  return
}

// -----

func.func @g() {
  // expected-error@+1 {{invalid kind of type specified}}
  %1 = ptr.constant #ptr.null : i32
  return
}

// -----

func.func @g() {
  %1 = ptr.constant #ptr.null
  // expected-error@+1 {{expected a trailing type}}
  return
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 32, preferred = 64>>
>} { }
}

// -----

// expected-error@+1 {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, dense<[64, 64, 64]> : vector<3xi64>>
>} {
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#llvm.address_space<1>>, #ptr.spec<size = 32, abi = 32, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#llvm.address_space<2>>, #ptr.spec<size = 64, abi = 32, preferred = 64>>
>} { }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 32, abi = 32, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#llvm.address_space<2>>, #ptr.spec<size = 64, abi = 32, preferred = 64>>
>} { }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 32, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 64, preferred = 64>>
>} { }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 64, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#llvm.address_space<2>>, #ptr.spec<size = 64, abi = 32, preferred = 64>>
>} { }
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 64, preferred = 64>>
>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes { dlti.dl_spec = #dlti.dl_spec<
  #dlti.dl_entry<!ptr.ptr<#ptr.generic_space>, #ptr.spec<size = 64, abi = 0, preferred = 64>>
>} { }
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: !llvm.array<2 x i8>) {
  // expected-error@+1 {{expected 'x'}}
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> !llvm.array<2xi8>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'memref<2xf32>'}}
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> memref<2xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{unsupported type 'vector<2xf32>' for atomic access}}
  %1 = ptr.load %p atomic monotonic alignment = 1 : !ptr.ptr<#llvm.address_space<1>> -> vector<2xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'index'}}
  %1 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> index
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %1 = ptr.load %p alignment = 3 : !ptr.ptr<#llvm.address_space<1>> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
  %1 = ptr.load %p atomic monotonic: !ptr.ptr<#llvm.address_space<1>> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
  %1 = ptr.load %p atomic release: !ptr.ptr<#llvm.address_space<1>> -> i8
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{unsupported type 'i1' for atomic access}}
  %1 = ptr.load %p atomic monotonic alignment = 1: !ptr.ptr<#llvm.address_space<1>> -> i1
  return
}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<#gpu.address_space<global>>) {
  return
}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<#spirv.storage_class<Uniform>>) {
  return
}

// -----

func.func @g(%p: !ptr.ptr<#llvm.address_space<1>>, %q: vector<4x!ptr.ptr<#llvm.address_space<1>>>, %mask: vector<4xi1>, %pass: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %r2 = ptr.gather %q, %mask, %pass alignment = 7 : vector<4x!ptr.ptr<#llvm.address_space<1>>> -> vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @g(%p: !ptr.ptr<#llvm.address_space<1>>, %q: vector<4x!ptr.ptr<#llvm.address_space<1>>>, %mask: vector<4xi1>, %pass: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  ptr.masked_store %pass, %p, %mask alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @g(%p: !ptr.ptr<#llvm.address_space<1>>, %t: tensor<4xf32>, %mask: tensor<4xi1>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.masked_store %t, %p, %mask alignment = 3 : tensor<4xf32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @g(%p: vector<4x!ptr.ptr<#llvm.address_space<1>>>) {
  // expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#llvm.address_space<1>>> -> vector<[4]xi32>
  return
}

// -----

func.func @g(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %q: tensor<*xindex>) {
  // expected-error@+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %p, %q : tensor<4x!ptr.ptr<#llvm.address_space<1>>>, tensor<*xindex>
  return
}

// -----

func.func @g(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %q: vector<4xindex>) {
  // expected-error@+2 {{the shaped containers type must match}}
  // expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %q) <{flags = 0 : i32}> : (tensor<4x!ptr.ptr<#llvm.address_space<1>>>, vector<4xindex>) -> (tensor<4x!ptr.ptr<#llvm.address_space<1>>>)
  return
}

// -----

func.func @g(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %q: tensor<5xindex>) {
  // expected-error@+2 {{shapes of base and offset must match}}
  // expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %q) <{flags = 0 : i32}> : (tensor<4x!ptr.ptr<#llvm.address_space<1>>>, tensor<5xindex>) -> (tensor<4x!ptr.ptr<#llvm.address_space<1>>>)
  return
}

// -----

func.func @g(%p: tensor<4x!ptr.ptr<#llvm.address_space<1>>>, %q: i32) {
  // expected-error@+2 {{'ptr.ptr_add' op inferred type(s) 'tensor<4x!ptr.ptr<#llvm.address_space<1>>>' are incompatible with return type(s) of operation 'tensor<5x!ptr.ptr<#llvm.address_space<1>>>'}}
  // expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %q) <{flags = 0 : i32}> : (tensor<4x!ptr.ptr<#llvm.address_space<1>>>, i32) -> (tensor<5x!ptr.ptr<#llvm.address_space<1>>>)
  return
}

// -----

func.func @g(%p: !ptr.ptr<#llvm.address_space<1>>, %q: tensor<*xi32>) {
  // expected-error@+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'tensor<*xi32>'}}
  %0 = "ptr.ptr_add"(%p, %q) <{flags = 0 : i32}> : (!ptr.ptr<#llvm.address_space<1>>, tensor<*xi32>) -> (tensor<5x!ptr.ptr<#llvm.address_space<1>>>)
  return
}

// -----

func.func @g(%p: !ptr.ptr<#llvm.address_space<1>>, %q: f32) {
  // expected-error@+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %0 = "ptr.ptr_add"(%p, %q) <{flags = 0 : i32}> : (!ptr.ptr<#llvm.address_space<1>>, f32) -> (tensor<5x!ptr.ptr<#llvm.address_space<1>>>)
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %v: vector<4xi8>, %a: !llvm.array<2 x i8>) -> vector<2x!ptr.ptr<#ptr.generic_space>> {
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> i8
  // expected-error@+1 {{type must be LLVM type with size, but got 'index'}}
  %1 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> index
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: !llvm.array<2 x i8>) {
  %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> !llvm.array<2 x i8>
  // expected-error@+1 {{unsupported type '!llvm.array<2 x i8>' for atomic access}}
  %1 = ptr.load %p atomic monotonic alignment = 1 : !ptr.ptr<#llvm.address_space<1>> -> !llvm.array<2 x i8>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: !llvm.array<2 x i8>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'memref<2xf32>'}}
  %1 = ptr.load %p : !ptr.ptr<#llvm.address_space<1>> -> memref<2xf32>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: !llvm.array<2 x i8>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %1 = ptr.load %p alignment = 3: !ptr.ptr<#llvm.address_space<1>> -> i8
  return
}

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<1>) {
  return
}

// -----

// expected-error@+1 {{expected '<'}}
func.func @f(%p: !ptr.ptr) {
  return
}

// -----

// expected-error@+1 {{the ptr-like type has no metadata}}
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) {
  return
}

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
func.func @f(%p: !ptr.ptr_metadata<!llvm.ptr>) {
  return
}

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
func.func @f(%p: !ptr.ptr_metadata<i8>) {
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: memref<i8>) {
  // expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !ptr.ptr<#llvm.address_space<1>> -> !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: memref<i8>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %a : memref<i8> -> !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: memref<i8>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#llvm.address_space<1>> -> memref<i8>
  return
}

// -----

func.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %a: memref<i8>) {
  // expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !ptr.ptr<#llvm.address_space<1>> -> !ptr.ptr<#llvm.address_space<1>>
  return
}
