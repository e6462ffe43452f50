// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is wrong with branches, selections and loops.

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected ')'}}
  %r:2 = spirv.mlir.loop control(Unroll|DontUnroll) -> i32, f32 { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected '->' in function type}}
  %r:2 = spirv.mlir.selection control(Flatten) -> (i32, f32) { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected '{' to begin a region}}
  spirv.mlir.selection attributes {a = 1}  { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{custom op 'spirv.mlir.selection' invalid selection_control attribute specification: Foo}}
  spirv.mlir.selection control(Foo)  { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{custom op 'spirv.mlir.selection' expected valid keyword}}
  spirv.mlir.selection control("Flatten")  { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected ')'}}
  spirv.mlir.selection control(Flatten|DontFlatten)  { }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.mlir.selection' op must have a selection header block}}
  spirv.mlir.selection { 
   spirv.mlir.merge }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spirv.mlir.selection { 
   spirv.Branch ^a
   ^a: spirv.Return }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.mlir.selection' op should not have 'spirv.mlir.merge' op outside the merge block}}
  spirv.mlir.selection { 
   spirv.Branch ^a
   ^b: spirv.mlir.merge
   ^a: spirv.mlir.merge }
  return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.BranchConditional' op must have exactly two branch weights}}
  "spirv.BranchConditional"(%c) [^a, ^b] <{branch_weights = [1 : i32, 0 : i32, 1 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected ','}}
  spirv.BranchConditional %c [4], ^a, ^b
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{custom op 'spirv.BranchConditional' invalid kind of attribute specified}}
  spirv.BranchConditional %c ["a", 3], ^a, ^b
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected ':' in operand list}}
  spirv.BranchConditional %c, ^a(%x), ^b
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{expected ','}}
  spirv.BranchConditional %c, ^a
 ^a: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{branch has 1 operands for successor #2, but target block has 0}}
  spirv.Switch %x : i32, [ default: ^a, -1: ^b, 4294967295: ^b(%x : i32)]
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.Switch' op 'selector' type ('i32') should match literals type ('i64')}}
  "spirv.Switch"(%x) [^a, ^b] <{case_operand_segments = array<i32: 0>, literals = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.Switch' op number of literals (2) should match number of targets (1)}}
  "spirv.Switch"(%x) [^a, ^b] <{case_operand_segments = array<i32: 0>, literals = dense<1> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
 ^a: return
 ^b: return
}

// -----

func.func @a(%c: i1, %x: i32) {
  // expected-error@+1 {{'spirv.Unreachable' op cannot be used in reachable block}}
  spirv.Unreachable
}
