// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What amx refuses
func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op bad column width: 2}}
  %0 = amx.tile_load %m[], %i : memref<f32> into !amx.tile<4x2xi8>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op bad row height: 17}}
  %0 = amx.tile_load %m[] : memref<f32> into !amx.tile<17x2xbf16>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op requires 0 indices}}
  %0 = amx.tile_load %m[%i] : memref<f32> into !amx.tile<4x8xi32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op requires at least 2D memref}}
  %0 = amx.tile_load %m[] : memref<f32> into !amx.tile<4x32xi8>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[1, 2]>>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op requires memref with unit innermost stride}}
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32, strided<[1, 2]>> into !amx.tile<8x4xi8>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4x4x4xf32>'}}
  %0 = amx.tile_load %m[%i, %i] : memref<?xi8> into !amx.tile<4x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'amx.tile_load' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4xf32>'}}
  %0 = amx.tile_load %m[%i, %i] : memref<f32> into !amx.tile<4xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x2xf16>, %b: !amx.tile<8x1xf16>, %c: !amx.tile<4x8xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad column width: 2}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4x2xf16>, !amx.tile<8x1xf16>, !amx.tile<4x8xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x8xf16>, %b: !amx.tile<4x8xf16>, %c: !amx.tile<1x8xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad mult shape: 1 x 8 x 4}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4x8xf16>, !amx.tile<4x8xf16>, !amx.tile<1x8xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<17x8xf16>, %b: !amx.tile<4x8xf16>, %c: !amx.tile<4x4xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op bad row height: 17}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x8xf16>, !amx.tile<4x8xf16>, !amx.tile<4x4xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<8x8xbf16>, %b: !amx.tile<4x8xf16>, %c: !amx.tile<8x4xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op unsupported type combination}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x8xbf16>, !amx.tile<4x8xf16>, !amx.tile<8x4xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<8x8xf16>, %b: !amx.tile<4x4x4xf32>, %c: !amx.tile<8x8xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op operand #1 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<4x4x4xf32>'}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x8xf16>, !amx.tile<4x4x4xf32>, !amx.tile<8x8xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x8xf16>, %b: !amx.tile<4x8xf16>, %c: !amx.tile<17x8xbf16>) {
  // expected-error@+1 {{'amx.tile_mulf' op operand #2 must be tile of 32-bit float values, but got '!amx.tile<17x8xbf16>'}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4x8xf16>, !amx.tile<4x8xf16>, !amx.tile<17x8xbf16>
  return
}

// -----

func.func @f(%a: !amx.tile<17x1xf32>, %b: !amx.tile<8x4xi8>, %c: !amx.tile<4x8xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<17x1xf32>'}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x1xf32>, !amx.tile<8x4xi8>, !amx.tile<4x8xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<17x8xi8>, %b: !amx.tile<16x2xi8>, %c: !amx.tile<1x2xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<17x8xi8>'}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x8xi8>, !amx.tile<16x2xi8>, !amx.tile<1x2xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<4xf32>, %b: !amx.tile<8x8xf16>, %c: !amx.tile<8x4xf32>) {
  // expected-error@+1 {{'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<4xf32>'}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<4xf32>, !amx.tile<8x8xf16>, !amx.tile<8x4xf32>
  return
}

// -----

func.func @f(%a: !amx.tile<8x64xi8>, %b: !amx.tile<8x1xi8>, %c: !amx.tile<8x8xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad column width: 1}}
  %0 = amx.tile_muli %a, %b zext, %c : !amx.tile<8x64xi8>, !amx.tile<8x1xi8>, !amx.tile<8x8xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<8x16xi8>, %b: !amx.tile<4x32xi8>, %c: !amx.tile<4x2xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad mult shape: 4 x 2 x 4}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x16xi8>, !amx.tile<4x32xi8>, !amx.tile<4x2xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x16xi8>, %b: !amx.tile<17x1xi8>, %c: !amx.tile<4x16xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op bad row height: 17}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<4x16xi8>, !amx.tile<17x1xi8>, !amx.tile<4x16xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x4x4xf32>, %b: !amx.tile<1x8xbf16>, %c: !amx.tile<8x4xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<4x4x4xf32>'}}
  %0 = amx.tile_muli %a, %b zext, %c : !amx.tile<4x4x4xf32>, !amx.tile<1x8xbf16>, !amx.tile<8x4xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<16x8xi8>, %b: !amx.tile<1x8xbf16>, %c: !amx.tile<8x8xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op operand #1 must be tile of 8-bit signless integer values, but got '!amx.tile<1x8xbf16>'}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x8xi8>, !amx.tile<1x8xbf16>, !amx.tile<8x8xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<8x8xf16>, %b: !amx.tile<4x16xi8>, %c: !amx.tile<4x4xi32>) {
  // expected-error@+1 {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<8x8xf16>'}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x8xf16>, !amx.tile<4x16xi8>, !amx.tile<4x4xi32>
  return
}

// -----

func.func @f(%a: !amx.tile<4x32xi8>, %b: !amx.tile<8x16xi8>, %c: !amx.tile<4x1xi8>) {
  // expected-error@+1 {{'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<4x1xi8>'}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<4x32xi8>, !amx.tile<8x16xi8>, !amx.tile<4x1xi8>
  return
}

// -----

func.func @f(%a: !amx.tile<8x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<4xf32>) {
  // expected-error@+1 {{'amx.tile_muli' op operand #2 must be tile of 32-bit signless integer values, but got '!amx.tile<4xf32>'}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<8x64xi8>, !amx.tile<16x64xi8>, !amx.tile<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %t: !amx.tile<8x128xi8>) {
  // expected-error@+1 {{'amx.tile_store' op bad column width: 128}}
  amx.tile_store %m[], %t : memref<f32>, !amx.tile<8x128xi8>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<17x32xi8>) {
  // expected-error@+1 {{'amx.tile_store' op bad row height: 17}}
  amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<17x32xi8>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %t: !amx.tile<1x2xi32>) {
  // expected-error@+1 {{'amx.tile_store' op requires 0 indices}}
  amx.tile_store %m[%i], %t : memref<f32>, !amx.tile<1x2xi32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %t: !amx.tile<16x2xi32>) {
  // expected-error@+1 {{'amx.tile_store' op requires at least 2D memref}}
  amx.tile_store %m[], %t : memref<f32>, !amx.tile<16x2xi32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[1, 2]>>, %i: index, %t: !amx.tile<4x8xi8>) {
  // expected-error@+1 {{'amx.tile_store' op requires memref with unit innermost stride}}
  amx.tile_store %m[%i, %i], %t : memref<?x?xf32, strided<[1, 2]>>, !amx.tile<4x8xi8>
  return
}

// -----

func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<4x4x4xf32>) {
  // expected-error@+1 {{'amx.tile_store' op operand #1 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4x4x4xf32>'}}
  amx.tile_store %m[], %t : memref<?xi8>, !amx.tile<4x4x4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %t: !amx.tile<4xf32>) {
  // expected-error@+1 {{'amx.tile_store' op operand #1 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4xf32>'}}
  amx.tile_store %m[], %t : memref<f32>, !amx.tile<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op bad column width: 1}}
  %0 = amx.tile_zero : !amx.tile<1x1xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op bad row height: 17}}
  %0 = amx.tile_zero : !amx.tile<17x2xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4x4x4xf32>'}}
  %0 = amx.tile_zero : !amx.tile<4x4x4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<4xf32>'}}
  %0 = amx.tile_zero : !amx.tile<4xf32>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index) {
  // expected-error@+1 {{custom op 'amx.tile_load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = amx.tile_load %m[] : memref<*xf32> into !amx.tile<1x2xi8>
  return
}

// -----

func.func @f(%m: memref<*xf32>, %i: index, %t: !amx.tile<1x2xf32>) {
  // expected-error@+1 {{custom op 'amx.tile_store' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  amx.tile_store %m[], %t : memref<*xf32>, !amx.tile<1x2xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
  %0 = amx.tile_zero : !amx.tile<4x4xf64>
  return
}
