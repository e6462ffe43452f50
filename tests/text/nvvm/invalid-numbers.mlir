// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Conversions and bytes that are refused.

llvm.func @f(%n: i32) {
  // expected-error@+1 {{mode 'default' requires 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<default> %n, %n : i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{mode 'rc16' does not accept 'hi' operand.}}
  %0 = nvvm.prmt #nvvm.permute_mode<rc16> %n, %n, %n : i32
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %0 = nvvm.convert.float.to.tf32 %y
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{Relu not supported with rna rounding mode.}}
  %0 = nvvm.convert.float.to.tf32 %y {rnd = #nvvm.fp_rnd_mode<rna>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{Relu not supported with rna rounding mode.}}
  %0 = nvvm.convert.float.to.tf32 %y {rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<satfinite>, relu = true}
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %0 = nvvm.convert.f32x2.to.f4x2 %y, %y : i8 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %0 = nvvm.convert.f32x2.to.f6x2 %y, %y : i16 (f4E2M1FN)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %y, %y : i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %0 = nvvm.convert.f32x2.to.f8x2 %y, %y {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E4M3FN)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %y, %y {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %0 = nvvm.convert.f32x2.to.f8x2 %y, %y {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %0 = nvvm.convert.f32x2.to.f8x2 %y, %y : i16 (f16)
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %0 = nvvm.convert.f16x2.to.f8x2 %h2 : vector<2xf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 : vector<2xbf16> -> i16 (f8E8M0FNU)
  llvm.return
}

// -----

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 : vector<2xbf16> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%b2: vector<2xbf16>) {
  // expected-error@+1 {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %0 = nvvm.convert.bf16x2.to.f8x2 %b2 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xbf16> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%v2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %0 = nvvm.convert.f8x2.to.f16x2 %v2 : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%v2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %0 = nvvm.convert.f8x2.to.bf16x2 %v2 : vector<2xi8> (f8E5M2) -> vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%v2: vector<2xi8>) {
  // expected-error@+1 {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %0 = nvvm.convert.f6x2.to.f16x2 %v2 : vector<2xi8> (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%b8: i8) {
  // expected-error@+1 {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %0 = nvvm.convert.f4x2.to.f16x2 %b8 : i8 (f8E5M2) -> vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %0 = nvvm.convert.f32x2.to.f16x2 %y, %y : vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %y, %y {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %y, %y {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %0 = nvvm.convert.f32x2.to.bf16x2 %y, %y, %n {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xbf16>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %f4: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %0 = nvvm.convert.f32x4.to.f8x4 %f4, %n : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  llvm.return
}

// -----

llvm.func @f(%n: i32, %f4: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %0 = nvvm.convert.f32x4.to.f6x4 %f4, %n : vector<4xf32> -> vector<4xi8> (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%n: i32, %f4: vector<4xf32>) {
  // expected-error@+1 {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %0 = nvvm.convert.f32x4.to.f4x4 %f4, %n : vector<4xf32> -> i16 (f8E5M2)
  llvm.return
}

// -----

llvm.func @f(%y: f32) {
  // expected-error@+1 {{'nvvm.convert.f32x2.to.f6x2' op result #0 must be 16-bit signless integer or vector of 8-bit signless integer values of length 2, but got 'i8'}}
  %0 = nvvm.convert.f32x2.to.f6x2 %y, %y : i8 (f6E2M3FN)
  llvm.return
}
