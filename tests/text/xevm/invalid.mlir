// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What xevm refuses
func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  %r = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  %r = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %a = arith.constant 8 : i32
  %b = arith.constant 4 : i32
  // expected-error@+1 {{'xevm.blockload2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  %r = xevm.blockload2d %p, %a, %w, %b, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 4 : i32, tile_width = 4 : i32, tile_height = 4 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting result element type to be 32 bits}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 4 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 3 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<3xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_height to be between 4 and 32}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 3 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting tile_width to be between 2 and 16}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 1 : i32, tile_height = 4 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1 or 2}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 1 : i32, tile_height = 4 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 1 : i32, tile_height = 2 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 3 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<6xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op result size of 64 bits does not match the expected size of 8 bits}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 4 : i32, tile_width = 2 : i32, tile_height = 4 : i32, v_blocks = 4 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 2 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 2 : i32, v_blocks = 2 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose and pack_register are mutually exclusive}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  %r = xevm.blockload2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 64 : i32, tile_width = 1 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit}}
  %r = xevm.blockload %p : (!llvm.ptr<1>) -> f32
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit}}
  %r = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2x2xi8>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  %a = arith.constant 8 : i32
  %b = arith.constant 4 : i32
  // expected-error@+1 {{'xevm.blockprefetch2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  xevm.blockprefetch2d %p, %a, %w, %b, %w, %w <{elem_size_in_bits = 4 : i32, tile_width = 2 : i32, tile_height = 4 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 3 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 4 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 2 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 8 : i32, tile_width = 1 : i32, tile_height = 4 : i32, v_blocks = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32) {
  // expected-error@+1 {{'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockprefetch2d %p, %w, %w, %w, %w, %w <{elem_size_in_bits = 4 : i32, tile_width = 2 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<16xi16>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4 or 8 for element type > 8 bits}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<16xi16>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<3xi8>) {
  // expected-error@+1 {{'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<3xi8>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  %a = arith.constant 8 : i32
  %b = arith.constant 4 : i32
  // expected-error@+1 {{'xevm.blockstore2d' op 4th operand (base pitch) should be >= 2nd operand (base width)}}
  xevm.blockstore2d %p, %a, %w, %b, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 4 : i32, tile_width = 8 : i32, tile_height = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_height to be between 1 and 8}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting tile_width to be between 4 and 64}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 8 : i32, tile_width = 4 : i32, tile_height = 4 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<8xi32>) {
  // expected-error@+1 {{'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32}}
  xevm.blockstore2d %p, %w, %w, %w, %w, %w, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 2 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: f32) {
  // expected-error@+1 {{'xevm.blockstore' op operand #1 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-b}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, f32)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %v: vector<[4]xi8>) {
  // expected-error@+1 {{'xevm.blockstore' op operand #1 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-b}}
  xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<[4]xi8>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %x: vector<8xi16>, %y: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@+1 {{'xevm.mma' op type of C operand must match result type}}
  %r = xevm.mma %x, %y, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %q: !llvm.ptr) {
  // expected-error@+1 {{'xevm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 4, but got '!llvm.ptr'}}
  xevm.prefetch %q : (!llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %q: !llvm.ptr<3>) {
  // expected-error@+1 {{'xevm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'}}
  xevm.prefetch %q : (!llvm.ptr<3>)
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %x: vector<8xi16>, %y: vector<8xi32>, %c: vector<8xf32>) {
  // expected-error@+2 {{custom op 'xevm.mma' expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: f17}}
  // expected-error@+1 {{custom op 'xevm.mma' failed to parse XeVM_MMATypesAttr parameter 'a' which is to be a `xevm::ElemType`}}
  %r = xevm.mma %x, %y, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f17, b = f16>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %x: vector<8xi16>, %y: vector<8xi32>, %c: vector<4xf32>) {
  // expected-error@+1 {{custom op 'xevm.mma' struct is missing required parameter: a}}
  %r = xevm.mma %x, %y, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f32>} : (vector<8xi16>, vector<8xi32>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%p: !llvm.ptr<1>, %w: i32, %x: vector<8xi16>, %y: vector<8xi32>, %c: vector<4xf32>) {
  // expected-error@+1 {{expected ','}}
  %r = xevm.mma %x, %y, %c {shape = <m = 8, n = 16>, types = <d = f32>} : (vector<8xi16>, vector<8xi32>, vector<4xf32>) -> vector<8xf32>
  return
}
