// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What arm_sme refuses
// expected-error@+1 {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<4x4xf32>'}}
%0 = arm_sme.get_tile : vector<4x4xf32>

// -----

// expected-error@+1 {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[8]x[4]xf32>'}}
%0 = arm_sme.get_tile : vector<[8]x[4]xf32>

// -----

// expected-error@+1 {{custom op 'arm_sme.get_tile' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
%0 = arm_sme.get_tile : f32

// -----

// expected-error@+1 {{'arm_sme.zero' op tile ID should be a 32-bit signless integer}}
%0 = arm_sme.zero {tile_id = 3 : i64} : vector<[4]x[4]xf32>

// -----

// expected-error@+1 {{'arm_sme.zero' op tile ID should be a 32-bit signless integer}}
%0 = arm_sme.zero {tile_id = 3 : si32} : vector<[4]x[4]xf32>

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arm_sme.copy_tile' op operand #0 must be a vector type that fits into a SME tile, but got 'f32'}}
  %0 = "arm_sme.copy_tile"(%a) : (f32) -> f32
  return
}

// -----

func.func @f(%a: vector<[4]x[4]xf32>) {
  // expected-error@+1 {{'arm_sme.copy_tile' op failed to verify that all of {tile, result} have same type}}
  %0 = "arm_sme.copy_tile"(%a) : (vector<[4]x[4]xf32>) -> vector<[4]x[4]xi32>
  return
}

// -----

func.func @f(%b: memref<?x?xf64>, %i: index) {
  // expected-error@+1 {{'arm_sme.tile_load' op failed to verify that all of {result, base} have same element type}}
  %0 = arm_sme.tile_load %b[%i, %i] : memref<?x?xf64>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.tile_load' op operand #0 must be 2D memref of any type values, but got 'memref<?xf32>'}}
  %0 = arm_sme.tile_load %b[%i, %i] : memref<?xf32>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error@+1 {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
  %0 = "arm_sme.tile_load"(%b, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf32>, index, index, f32) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: i32, %m: vector<[4]x[4]xi1>) {
  // expected-error@+1 {{'arm_sme.tile_load' op failed to verify that padding type matches element type of result}}
  %0 = "arm_sme.tile_load"(%b, %i, %i, %p, %m) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf32>, index, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<[4]xi1>) {
  // expected-error@+1 {{'arm_sme.tile_load' op failed to verify that mask has i1 element type and same shape as result}}
  %0 = "arm_sme.tile_load"(%b, %i, %i, %p, %m) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, layout = #arm_sme.layout<horizontal>}> : (memref<?x?xf32>, index, index, f32, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index) {
  // expected-error@+2 {{custom op 'arm_sme.tile_load' expected ::mlir::arm_sme::TileSliceLayout to be one of: horizontal, vertical}}
  // expected-error@+1 {{custom op 'arm_sme.tile_load' failed to parse ArmSME_TileSliceLayoutAttr parameter 'value' which is to be a `::mlir::arm_sme::TileSliceLayout`}}
  %0 = arm_sme.tile_load %b[%i, %i] layout<diagonal> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = arm_sme.tile_load %b[%i, %i], %p : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%t: vector<[4]x[4]xf32>, %b: memref<?x?xf64>, %i: index) {
  // expected-error@+1 {{'arm_sme.tile_store' op failed to verify that all of {valueToStore, base} have same element type}}
  arm_sme.tile_store %t, %b[%i, %i] : memref<?x?xf64>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %m: vector<[8]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.load_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `result`}}
  %0 = arm_sme.load_tile_slice %b[%i, %i], %m, %t, %i : memref<?x?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%b: memref<?x?xf32>, %m: vector<[8]xi1>, %t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.store_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `tile`}}
  arm_sme.store_tile_slice %t, %i, %m, %b[%i, %i] : memref<?x?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%m: vector<[8]xf16>, %t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.insert_tile_slice' op failed to verify that type of 'vector' matches type of 'tile' slice}}
  %0 = arm_sme.insert_tile_slice %m, %t[%i] : vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%m: vector<8xf16>, %t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice}}
  %0 = "arm_sme.extract_tile_slice"(%t, %i) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xf32>, index) -> vector<[8]xf16>
  return
}

// -----

func.func @f(%m: vector<8xf16>, %t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error@+1 {{'arm_sme.extract_tile_slice' op result #0 must be a vector type that matches the size of a SVE vector, but got 'vector<4xf32>'}}
  %0 = arm_sme.extract_tile_slice %t[%i] : vector<4xf32> from vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[2]xf64>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = arm_sme.outerproduct %a, %b : vector<[4]xf32>, vector<[2]xf64>
  return
}

// -----

func.func @f(%a: vector<[8]xf32>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[8]x[8]xf32>'}}
  %0 = arm_sme.outerproduct %a, %a : vector<[8]xf32>, vector<[8]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{custom op 'arm_sme.outerproduct' 'lhs' must be a vector type that matches the size of a SVE vector, but got 'vector<4xf32>'}}
  %0 = arm_sme.outerproduct %a, %a : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+2 {{custom op 'arm_sme.outerproduct' expected ::mlir::arm_sme::CombiningKind to be one of: add, sub}}
  // expected-error@+1 {{custom op 'arm_sme.outerproduct' failed to parse ArmSME_CombiningKindAttr parameter 'value' which is to be a `::mlir::arm_sme::CombiningKind`}}
  %0 = arm_sme.outerproduct %a, %a kind<mul> : vector<[4]xf32>, vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %m: vector<[4]xi1>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
  %0 = "arm_sme.outerproduct"(%a, %a, %m) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %m: vector<[8]xi1>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op failed to verify that lhsMask has i1 element type and same shape as lhs}}
  %0 = "arm_sme.outerproduct"(%a, %a, %m, %m) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[8]xi1>, vector<[8]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %m: vector<[8]x[8]xf16>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op failed to verify that acctype is derived from `lhs` and `rhs`}}
  %0 = "arm_sme.outerproduct"(%a, %a, %m) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[8]x[8]xf16>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`}}
  %0 = "arm_sme.outerproduct"(%a, %a) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[2]x[2]xf64>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>) {
  // expected-error@+1 {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
  %0 = arm_sme.smopa_4way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>) {
  // expected-error@+1 {{custom op 'arm_sme.fmopa_2way' 'lhs' must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xi16>'}}
  %0 = arm_sme.fmopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>, %t: vector<[4]x[4]xi32>) {
  // expected-error@+1 {{'arm_sme.smopa_4way' op failed to verify that `result` and `acc` have the same type}}
  %0 = "arm_sme.smopa_4way"(%a, %a, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xi32>) -> vector<[2]x[2]xi64>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>, %b: vector<[16]xi8>) {
  // expected-error@+1 {{'arm_sme.smopa_4way' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "arm_sme.smopa_4way"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[16]xi8>) -> vector<[2]x[2]xi64>
  return
}

// -----

// expected-error@+2 {{custom op 'arm_sme.streaming_vl' expected ::mlir::arm_sme::TypeSize to be one of: byte, half, word, double}}
// expected-error@+1 {{custom op 'arm_sme.streaming_vl' failed to parse ArmSME_TypeSizeAttr parameter 'value' which is to be a `::mlir::arm_sme::TypeSize`}}
%0 = arm_sme.streaming_vl <quad>

// -----

// expected-error@+1 {{expected '<'}}
%0 = arm_sme.streaming_vl word

// -----

// expected-error@+1 {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
%0 = "arm_sme.intr.cntsd"() : () -> i32

// -----

// expected-error@+1 {{'arm_sme.intr.zero' op requires attribute 'tile_mask'}}
"arm_sme.intr.zero"() : () -> ()

// -----

func.func @f(%p: vector<[4]xi1>, %v: vector<[4]xi32>) {
  // expected-error@+1 {{'arm_sme.intr.mopa' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
  "arm_sme.intr.mopa"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
  return
}

// -----

func.func @f(%p: vector<[1]xi1>, %v: vector<[4]xf32>) {
  // expected-error@+1 {{'arm_sme.intr.mopa' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[1]xi1>'}}
  "arm_sme.intr.mopa"(%p, %p, %v, %v) <{tile_id = 0 : i32}> : (vector<[1]xi1>, vector<[1]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%p: vector<[8]xi1>, %v: vector<[4]xf32>, %s: i32) {
  // expected-error@+1 {{'arm_sme.intr.write.horiz' op failed to verify that all of {predicate, vector} have same shape}}
  "arm_sme.intr.write.horiz"(%s, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[4]xf32>) -> ()
  return
}

// -----

func.func @f(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %s: i32) {
  // expected-error@+1 {{'arm_sme.intr.read.vert' op failed to verify that all of {vector, res} have same element type}}
  %0 = "arm_sme.intr.read.vert"(%v, %p, %s) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%p: vector<[4]xi1>, %s: i32) {
  // expected-error@+1 {{'arm_sme.intr.ld1w.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "arm_sme.intr.ld1w.horiz"(%p, %s, %s) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
  return
}

// -----

// expected-error@+1 {{custom op 'arm_sme.nix' is unknown}}
%0 = arm_sme.nix : i32
