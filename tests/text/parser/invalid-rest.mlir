// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Wrong texts that the other tests leave out.

func.func @f() {
  // expected-error@+1 {{invalid SSA value result number}}
  func.call @f(%0#99999999999999999999) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid SSA value result number}}
  return %0#99999999999999999999 : i32
}

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"t.op"() {a = array<i4: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'none'}}
"t.op"() {a = array<none: 1>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"t.op"() {a = #llvm.di_file<1 in "b">} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.op"() {a = #llvm.di_basic_type<tag = 3, name = "a", sizeInBits = 99999999999999999999999, encoding = DW_ATE_signed>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
"t.op"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", sizeInBits = 99999999999999999999999, encoding = DW_ATE_signed>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'sizeInBits' which is to be a `uint64_t`}}
"t.op"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", sizeInBits = x, encoding = DW_ATE_signed>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
"t.op"() {a = #llvm.di_basic_type<"a">} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.op"() {a = #llvm.di_subroutine_type<3>} : () -> ()

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([1])}}
"t.op"() {a = dense<[(1, 2), (3, 4)]> : tensor<1xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"t.op"() {a = dense<[1, 2]> : tensor<2xcomplex<i32>>} : () -> ()

// -----

// expected-error@+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"t.op"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()

// -----

#a = 3
// expected-error@+1 {{expected location, but found '3 : i64'}}
"t.op"() : () -> () loc(#a)

// -----

// expected-error@+1 {{operation location alias was never defined}}
"t.op"() : () -> () loc(#b)

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"t.op"() {a = 1.0e5 : i32} : () -> ()

// -----

func.func @f(%a: i32) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}

// -----

"t.op"() {a = dense_resource<a> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      // expected-error@+1 {{expected hex string blob for key 'a'}}
      a: 3
    }
  }
#-}

// -----

"t.op"() {a = dense_resource<a> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      // expected-error@+1 {{expected hex string blob for key 'a'}}
      a: "0xZZ"
    }
  }
#-}

// -----

"t.op"() {a = dense_resource<a> : tensor<1xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      // expected-error@+1 {{expected hex string blob for key 'a'}}
      a: true
    }
  }
#-}

// -----

// expected-error@+1 {{dialect 'builtin' provides no type parsing hook}}
"t.op"() : () -> tensor<*x!builtin.foo>

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.op"() : () -> tensor<*xtuple<>>

// -----

// expected-error@+1 {{invalid memref element type}}
"t.op"() : () -> memref<*xtuple<>>

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.op"() : () -> tensor<*x(i32) -> ()>

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({
}, {
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
  "t.x"() : () -> ()
^bb1:
  "t.x"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}, {
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires zero results}}
%0 = "func.func"() <{sym_name = "f", function_type = () -> ()}> ({
}) : () -> i32

// -----

"t.op"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.x"() ({
    // expected-error@+1 {{reference to an undefined block}}
    "t.br"()[^bb1] : () -> ()
  }) : () -> ()
  "t.y"() : () -> ()
}) : () -> ()

// -----

func.func @f() {
  cf.br ^bb1
^bb1:
  scf.execute_region {
    // expected-error@+1 {{reference to an undefined block}}
    cf.br ^bb1
  }
  return
}

// -----

func.func @f(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error@+1 {{custom op 'cf.switch' integer value too large}}
    99999999999999999999999999: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @f(%a: memref<?xi32>) {
  // expected-error@+2 {{custom op 'memref.reinterpret_cast' integer value too large}}
  // expected-error@+1 {{custom op 'memref.reinterpret_cast' expected SSA value or integer}}
  %0 = memref.reinterpret_cast %a to offset: [99999999999999999999999], sizes: [1], strides: [1] : memref<?xi32> to memref<1xi32>
  return
}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.op"() : () -> !llvm.array<? x i32>

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
"t.op"() : () -> !llvm.array<99999999999999999999 x i32>

// -----

// expected-error@+1 {{expected valid keyword}}
"t.op"() : () -> !llvm.array<2 x>

// -----

// expected-error@+1 {{expected 'x'}}
"t.op"() : () -> !llvm.array<2x3 x i32>

// -----

// expected-error@+1 {{expected '('}}
%0 = llvm.mlir.constant

// -----

func.func @f() {
  "t.op"() {a = #nothing.x<1>} : () -> ()
  // expected-error@+1 {{expected block name}}
  cf.br
  return
}

// -----

func.func @f(%a: memref<2xi32>) {
  // expected-error@+1 {{expected '(' in dimensional identifier list}}
  %0 = memref.transpose %a affine_set<(d0) : (d0 == 0)> : memref<2xi32> to memref<2xi32>
  return
}

// -----

// expected-error@+1 {{dialect 'cf' provides no type parsing hook}}
module @f attributes {a = !cf.x} {
}

// -----

// expected-error@+1 {{dialect 'cf' provides no attribute parsing hook}}
module @f attributes {a = #cf.x} {
}

// -----

// expected-error@+1 {{dialect 'math' provides no type parsing hook}}
module @f attributes {a = !math.x} {
}

// -----

// expected-error@+1 {{dialect 'func' provides no attribute parsing hook}}
module @f attributes {a = #func.x} {
}

// -----

// expected-error@+1 {{'arith.addi' op requires one result}}
"arith.addi"() : () -> ()

// -----

// expected-error@+1 {{'arith.constant' op requires attribute 'value'}}
"arith.constant"() : () -> i32

// -----

// expected-error@+1 {{expected operation name in quotes}}
arith.constant 1 : i32 : i32

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = arith.constant 1 : i32

// -----

// expected-error@+1 {{invalid properties {predicate = "eq"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "eq"}}
"arith.cmpi"() <{predicate = "eq"}> : () -> ()

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<abc> : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi 3, %a, %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+2 {{custom op 'arith.addf' expected valid keyword or string}}
  // expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<3> : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: index) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'index'}}
  scf.for %i = %a to %a step %a : i32 {
  }
  return
}

// -----

func.func @f(%a: index) {
  // expected-error@+1 {{custom op 'scf.for' mismatch in number of loop-carried values and defined values}}
  %0:2 = scf.for %i = %a to %a step %a iter_args(%x = %a) -> (index, index) {
    scf.yield %x : index
  }
  return
}
