// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Tensor memory that are refused.

llvm.func @f(%t: !llvm.ptr<6>, %h: i64) {
  // expected-error@+1 {{Invalid multicast type for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %h {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %h: i64) {
  // expected-error@+1 {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %h {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %h: i64) {
  // expected-error@+1 {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %h {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %h: i64) {
  // expected-error@+1 {{offset argument is only supported for shape 16x32bx2}}
  %0 = nvvm.tcgen05.ld %t, %h {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %h: i64) {
  // expected-error@+2 {{offset argument is only supported for shape 16x32bx2}}
  // expected-error@+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %t, %h {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>) {
  // expected-error@+1 {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>) {
  // expected-error@+1 {{'nvvm.tcgen05.ld' op result #0 must be 32-bit signless integer or vector of 32-bit signless integer values of length 2/4/8/16/32/64/128, but got 'vector<3xi32>'}}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %n: i32) {
  // expected-error@+1 {{shape 16x32bx2 requires offset argument}}
  nvvm.tcgen05.st %t, %n {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %n: i32, %h: i64) {
  // expected-error@+1 {{invalid input length 1 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %t, %n, %h {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : i32
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64, %w8: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %t, %h, %h, %n, %f mask = %w8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64, %w: vector<4xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %t, %h, %h, %n, %f mask = %w {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64) {
  // expected-error@+1 {{A-shift can be applied only when matrix A is in tensor memory}}
  nvvm.tcgen05.mma %t, %h, %h, %n, %f {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift} : (!llvm.ptr<6>, i64, i64, i32, i1)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64) {
  // expected-error@+1 {{Cannot use collector buffer operation fill or use with ashift}}
  nvvm.tcgen05.mma.sp %t, %t, %h, %n, %f, %t {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64, %w8: vector<8xi32>) {
  // expected-error@+1 {{Disable Output Lane of length 8 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma.sp %t, %h, %h, %n, %f, %t mask = %w8 {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<8xi32>)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64) {
  // expected-error@+1 {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.block_scale %t, %h, %h, %n, %f, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64) {
  // expected-error@+1 {{mxf4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.sp.block_scale %t, %h, %h, %n, %f, %t, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.tcgen05.alloc' op operand #0 must be LLVM pointer type or LLVM pointer in address space 3, but got 'i32'}}
  nvvm.tcgen05.alloc %n, %n : i32, i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{expected ::mlir::NVVM::Tcgen05FenceKind to be one of: before, after}}
  // expected-error@+1 {{failed to parse Tcgen05FenceKindAttr parameter 'value' which is to be a `::mlir::NVVM::Tcgen05FenceKind`}}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<around>
  llvm.return
}
