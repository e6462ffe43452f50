// What can't be told from older text is an error that says what is missing.
// RUN: mica-test-opt --upgrade-legacy --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func @load(%p: !llvm<"float*">) {
  // expected-error@+1 {{custom op 'llvm.load' '!llvm.ptr' doesn't say what it points to, which older text needs}}
  %0 = llvm.load %p : !llvm.ptr
  return
}

// -----

func @struct(%p: !llvm<"{i32, float}*">, %i: !llvm.i32) {
  // expected-error@+1 {{'llvm.getelementptr' op has a value as its index #1, into a struct: which field it means isn't known unless it is a constant}}
  %0 = llvm.getelementptr %p[%i, %i] : (!llvm<"{i32, float}*">, !llvm.i32, !llvm.i32) -> !llvm<"float*">
  return
}

// -----

// expected-error@+1 {{'x86_mmx' is no type of LLVM IR that has one of today's}}
llvm.func @mmx(!llvm<"x86_mmx">)

// -----

// expected-error@+1 {{something stands after the type in a type of LLVM IR}}
llvm.func @more(!llvm<"i32 i32">)

// -----

// expected-error@+1 {{a list isn't closed in a type of LLVM IR}}
llvm.func @open(!llvm<"{i32, float">)

// -----

// expected-error@+1 {{expected a number and 'x' in a type of LLVM IR}}
llvm.func @array(!llvm<"[i32]">)

// -----

// expected-error@+1 {{this vector of LLVM IR has no vector of today's}}
llvm.func @vector(!llvm<"<0 x i32>">)

// -----

func @big(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{the number is too large to become a float}}
  store 123456789012345678901 to %m[%i] : memref<4xf32>
  return
}

// -----

func @sizes(%a: i32, %n: index) {
  // expected-error@+1 {{'cf.switch' op has operands whose groups older text doesn't tell: write operand_segment_sizes}}
  "std.switch"(%a, %a)[^bb1] : (i32, i32) -> ()
^bb1:
  return
}

// -----

func @arguments(%a: i32) {
  // expected-error@+1 {{an argument of the successor has no type}}
  "x.y"()[^bb1(%a, %a : i32)] : () -> ()
^bb1:
  return
}

// -----

func @types(%a: i32) {
  // expected-error@+1 {{expected SSA operand}}
  "x.y"()[^bb1(%a : i32, i32)] : () -> ()
^bb1:
  return
}

// -----

// expected-error@+1 {{'llvm.func' op has 'linkage' = 11 : i64, which has no value of today's}}
"llvm.func"() ({}) {linkage = 11 : i64, sym_name = "f", type = !llvm<"void ()">} : () -> ()

// -----

// expected-error@+1 {{'probe.named_count' op has no step, and no count of this name stands before it}}
probe.named_count "a"

// -----

func @none(%a: i32) {
  // expected-error@+1 {{custom op 'probe.count' 'start' must be signless integer, but got 'si8'}}
  tally from 1 by 2 : si8
  return
}

// -----

func @neither(%a: i32) {
  // The format that came farthest says what is wrong.
  // expected-error@+1 {{expected ':'}}
  probe.count %a for 5
  return
}

// -----

// expected-error@+2 {{Dialect `std' not found for custom op 'std.nothing'}}
// expected-note@+1 {{Available dialects}}
std.nothing

// -----

func @deep(%p: i32) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = addi %p, %nobody : i32
  return
}

// -----

// What breaks its definition is the verifier's to tell, and not brought up to date.
// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'llvm.getelementptr' op requires attribute 'elem_type'}}
%0 = "llvm.getelementptr"(%0) <{rawConstantIndices = array<i32: 1, 2, 3>}> : (!llvm.ptr) -> !llvm.ptr

// -----

// expected-error@+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() <{sym_name = "f"}> ({}) : () -> ()
"llvm.call"() <{callee = @f, operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> ()

// -----

func @member(%p: !spv.ptr<!spv.struct<f32, i32>, Input>, %i: i32) {
  // expected-error@+1 {{an index into a struct is no spirv.Constant that stands before: which member it means isn't known}}
  %0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.struct<f32, i32>, Input>
  return
}

// -----

func @too_deep(%p: !spv.ptr<f32, Input>, %i: i32) {
  // expected-error@+1 {{the indices lead to nothing that 'f32' has}}
  %0 = spv.AccessChain %p[%i] : !spv.ptr<f32, Input>
  return
}

// -----

func @no_member(%p: !spv.ptr<!spv.struct<f32, i32>, Input>) {
  %i = spv.constant 2 : i32
  // expected-error@+1 {{the indices lead to nothing that '!spirv.struct<(f32, i32)>' has}}
  %0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.struct<f32, i32>, Input>
  return
}

// -----

func @types_missing(%p: !spv.ptr<!spv.array<4 x f32>, Input>, %i: i32) {
  // expected-error@+1 {{1 indices have 2 types}}
  %0 = spv.AccessChain %p[%i] : !spv.ptr<!spv.array<4 x f32>, Input>, i32, i32
  return
}

// -----

func @parts(%x: f32) {
  // expected-error@+1 {{'vector<3xf32>' doesn't have 2 parts, one for each value}}
  %0 = spv.CompositeConstruct %x, %x : vector<3xf32>
  return
}

// -----

func @word() {
  // expected-error@+1 {{unknown scope: Everywhere}}
  spv.MemoryBarrier "Everywhere", "Acquire"
  return
}

// -----

// expected-error@+1 {{unknown memory_model: Bla}}
spv.module "Logical" "Bla" {}

// -----

func @limits() attributes {
  // expected-error@+1 {{expected the limits of a device}}
  spv.target_env = #spv.target_env<#spv.vce<v1.0, [], []>, {unknown = 1 : i32}>
} {
  return
}

// -----

func @entry() attributes {
  // expected-error@+1 {{expected three numbers of 32 bits as local_size}}
  spv.entry_point_abi = #spv.entry_point_abi<local_size = dense<[32, 1]> : vector<2xi32>>
} {
  return
}

// -----

func @entry() attributes {
  // expected-error@+1 {{an entry point's interface says nothing of 'size'}}
  spv.entry_point_abi = #spv.entry_point_abi<size = 1 : i32>
} {
  return
}
