// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Products in registers, and of four warps that are refused.

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 16> with element types s8 and u8. Only m8n8k4 with f16 supports other layouts.}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
  %0 = nvvm.mma.sync A[%n] B[%n] C[%n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%y, %y, %y, %y] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, f32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32, i32}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32}}
  %0 = nvvm.mma.sync A[%n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(i32, i32, i32, i32)> but got !llvm.struct<(i32, i32)>}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 8, 64>}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: s32}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s32>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: e4m3}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <32, 8, 64>}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 32, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: s32}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <8, 8, 64>}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 64>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires attribute 'shape'}}
  %0 = nvvm.mma.sync A[%n, %n] B[%n] C[%n, %n, %n, %n] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = nvvm.mma.sync A[%h2, %h2] B[%h2] C[%h2, %h2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got vector<2xf16>, vector<2xf16>, vector<2xf16>}}
  %0 = nvvm.mma.sync A[%h2, %h2] B[%h2] C[%h2, %h2, %h2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(vector<2xf16>, f32)>}}
  %0 = nvvm.mma.sync A[%h2, %h2] B[%h2] C[%h2, %h2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, f32)>
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 8> with element types f16 and f16. Only m8n8k4 with f16 supports other layouts.}}
  %0 = nvvm.mma.sync A[%h2, %h2] B[%h2] C[%h2, %h2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xf64 but got f64}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64, %v2: vector<2xi8>) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sync A[%v2] B[%v2] C[%x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xi8>, vector<2xi8>, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected 'C'}}
  %0 = nvvm.mma.sync A[%x] B[%x] {layoutA = #nvvm.mma_layout<row>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x] {layoutA = #nvvm.mma_layout<row>} : (f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' expected one type for each operand segment but got 2 types}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64, %v2: vector<2xi8>) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sp.sync A[%v2] B[%x] C[%x] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xi8>, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 2xf64 but got f64}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op operand count (6) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%n, %n] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%n: i32, %y: f32, %x: f64) {
  // expected-error@+1 {{use of value '%y' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[%y] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%n, %n, %n, %n] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 16>}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%n, %n, %n, %n] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid shape or multiplicand type: b1}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%n, %n, %n, %n] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<s8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got i32, i32, i32, i32}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%n, %n, %n, %n] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32, f32}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%y, %y, %y] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 128>}}
  %0 = nvvm.mma.sp.sync A[%n, %n] B[%n, %n] C[%y, %y, %y, %y] sparseMetadata[%n] selector[%n] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+2 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+3 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  // expected-error@+2 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m] scaleB[%n, %m, %m] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
  %0 = nvvm.mma.sp.block_scale A[%n] B[%n] C[%y] sparseMetadata[%n] selector[%n] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
  %0 = nvvm.mma.sp.block_scale A[%n] B[%n] C[%y] sparseMetadata[%n] selector[%n] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+2 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128}}
  %0 = nvvm.mma.sp.block_scale A[%n] B[%n] C[%y] sparseMetadata[%n] selector[%n] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory}}
  %0 = "nvvm.mma.sp.block_scale"(%n, %n, %y, %n, %n, %n, %m, %m, %n, %m, %m) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op f32 += f16 * f32, it is not supported.}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f32>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op does not support the given output type bf16}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<bf16>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<s32>, <zero>], A [<s8>, <neg>, <col>], B [<s8>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'm' must be 64}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 32, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op shape 'k' must be 16 for input type f16}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type f16 n is set to 12, it is not supported.}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 12, k = 16>, D [<f32>, <zero>], A [<f16>, <neg>, <col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op has input type u8 n is set to 40, it is not supported.}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 40, k = 32>, D [<s32>, <zero>], A [<u8>, <one>, <row>], B [<s8>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op given layouts layout_a = col and layout_b = col for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, <zero>], A [<tf32>, <one>, <col>], B [<tf32>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op results 8, however output struct has 4 elements}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 16, k = 16>, D [<f32>, <zero>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op  `satfinite` can be only used with s32 accumulator, however the current accumulator is f32}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>, <satfinite>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op failed to verify that input struct and result struct must be the same type}}
  %1 = nvvm.wgmma.mma_async %h, %h, %r4, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%h: i64, %rm: !llvm.struct<(f32, i32)>) {
  // expected-error@+1 {{'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'i32'}}
  %1 = nvvm.wgmma.mma_async %h, %h, %rm, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<f16>, <one>, <row>], B [<f16>, <one>, <col>] : !llvm.struct<(f32, i32)> -> !llvm.struct<(f32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected attribute value}}
  nvvm.wgmma.wait.group.sync.aligned
  llvm.return
}
