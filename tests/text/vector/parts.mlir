// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Elements, parts and shapes of vectors.

func.func @broadcast(%x: f32, %a: vector<16xf32>, %c: vector<4x1xf32>, %s: vector<[4]xf32>, %z: vector<f32>, %u: vector<1xf32>) {
  %0 = vector.broadcast %x : f32 to vector<16xf32>
  %1 = vector.broadcast %a : vector<16xf32> to vector<4x16xf32>
  %2 = vector.broadcast %c {note = 1 : i32} : vector<4x1xf32> to vector<2x4x16xf32>
  %3 = vector.broadcast %x : f32 to vector<f32>
  %4 = vector.broadcast %z : vector<f32> to vector<4xf32>
  %5 = vector.broadcast %s : vector<[4]xf32> to vector<8x[4]xf32>
  %6 = vector.broadcast %u : vector<1xf32> to vector<[4]xf32>
  return
}
func.func @elements(%x: f32, %y: f32, %a: vector<2x2xf32>, %z: vector<f32>) -> f32 {
  %0 = vector.from_elements %x, %y, %x, %y : vector<2x2xf32>
  %1 = vector.from_elements %x : vector<f32>
  %2:4 = vector.to_elements %a : vector<2x2xf32>
  %3 = vector.to_elements %z : vector<f32>
  return %2#3 : f32
}
func.func @shuffle(%a: vector<2xf32>, %b: vector<4xf32>, %c: vector<2x3xf32>, %z: vector<f32>) {
  %0 = vector.shuffle %a, %b [0, 2, 1, -1, 5] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %c, %c[3, 0] {note} : vector<2x3xf32>, vector<2x3xf32>
  %2 = vector.shuffle %z, %z[1] : vector<f32>, vector<f32>
  return
}
func.func @interleave(%a: vector<2x[4]xf32>, %z: vector<f16>, %e: vector<2x[8]xf32>, %o: vector<2xi8>) {
  %0 = vector.interleave %a, %a : vector<2x[4]xf32> -> vector<2x[8]xf32>
  %1 = vector.interleave %z, %z : vector<f16> -> vector<2xf16>
  %2, %3 = vector.deinterleave %e : vector<2x[8]xf32> -> vector<2x[4]xf32>
  %4:2 = vector.deinterleave %o : vector<2xi8> -> vector<1xi8>
  return
}
func.func @extract(%a: vector<4x8x16xf32>, %i: index, %z: vector<f32>, %s: vector<[4]x2xf32>) {
  %0 = vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %a[2, %i, -1] : f32 from vector<4x8x16xf32>
  %2 = vector.extract %a[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  %3 = vector.extract %z[] : f32 from vector<f32>
  %4 = vector.extract %s[%i] : vector<2xf32> from vector<[4]x2xf32>
  %5 = vector.extract %a[0, 0, 0] : vector<1xf32> from vector<4x8x16xf32>
  return
}
func.func @insert(%b: vector<8x16xf32>, %x: f32, %a: vector<4x8x16xf32>, %i: index, %z: vector<f32>) {
  %0 = vector.insert %b, %a[3] : vector<8x16xf32> into vector<4x8x16xf32>
  %1 = vector.insert %x, %a[2, %i, -1] {note} : f32 into vector<4x8x16xf32>
  %2 = vector.insert %a, %a[] : vector<4x8x16xf32> into vector<4x8x16xf32>
  %3 = vector.insert %x, %z[] : f32 into vector<f32>
  return
}
func.func @scalable(%b: vector<4xf32>, %a: vector<[16]xf32>, %c: vector<[4]xf32>) {
  %0 = vector.scalable.insert %b, %a[8] : vector<4xf32> into vector<[16]xf32>
  %1 = vector.scalable.insert %c, %a[0] : vector<[4]xf32> into vector<[16]xf32>
  %2 = vector.scalable.extract %a[8] : vector<4xf32> from vector<[16]xf32>
  %3 = vector.scalable.extract %a[4] : vector<[4]xf32> from vector<[16]xf32>
  return
}
func.func @slices(%b: vector<2x4xf32>, %a: vector<16x4x8xf32>, %s: vector<4x[8]xf32>, %t: vector<2x[8]xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
  %1 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<16x4x8xf32> to vector<2x2x8xf32>
  %2 = vector.insert_strided_slice %t, %s {offsets = [1, 0], strides = [1, 1], note = 2 : i8} : vector<2x[8]xf32> into vector<4x[8]xf32>
  %3 = vector.extract_strided_slice %s {offsets = [1, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return
}
func.func @shapes(%a: vector<2x3xf32>, %z: vector<f32>, %s: vector<[2]x3x[4]xi8>, %b: vector<5x4x[3]xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %z, [] : vector<f32> to vector<f32>
  %2 = vector.shape_cast %a : vector<2x3xf32> to vector<3x2x1xf32>
  %3 = vector.shape_cast %s : vector<[2]x3x[4]xi8> to vector<3x[1]x[8]xi8>
  %4 = vector.bitcast %b : vector<5x4x[3]xf32> to vector<5x4x[6]xi16>
  %5 = vector.bitcast %z : vector<f32> to vector<i32>
  %6 = vector.shape_cast %z : vector<f32> to vector<1x1xf32>
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @broadcast(%arg0: f32, %arg1: vector<16xf32>, %arg2: vector<4x1xf32>, %arg3: vector<[4]xf32>, %arg4: vector<f32>, %arg5: vector<1xf32>) {
// CHECK-NEXT:    %0 = vector.broadcast %arg0 : f32 to vector<16xf32>
// CHECK-NEXT:    %1 = vector.broadcast %arg1 : vector<16xf32> to vector<4x16xf32>
// CHECK-NEXT:    %2 = vector.broadcast %arg2 {note = 1 : i32} : vector<4x1xf32> to vector<2x4x16xf32>
// CHECK-NEXT:    %3 = vector.broadcast %arg0 : f32 to vector<f32>
// CHECK-NEXT:    %4 = vector.broadcast %arg4 : vector<f32> to vector<4xf32>
// CHECK-NEXT:    %5 = vector.broadcast %arg3 : vector<[4]xf32> to vector<8x[4]xf32>
// CHECK-NEXT:    %6 = vector.broadcast %arg5 : vector<1xf32> to vector<[4]xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @elements(%arg0: f32, %arg1: f32, %arg2: vector<2x2xf32>, %arg3: vector<f32>) -> f32 {
// CHECK-NEXT:    %0 = vector.from_elements %arg0, %arg1, %arg0, %arg1 : vector<2x2xf32>
// CHECK-NEXT:    %1 = vector.from_elements %arg0 : vector<f32>
// CHECK-NEXT:    %2:4 = vector.to_elements %arg2 : vector<2x2xf32>
// CHECK-NEXT:    %3 = vector.to_elements %arg3 : vector<f32>
// CHECK-NEXT:    return %2#3 : f32
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @shuffle(%arg0: vector<2xf32>, %arg1: vector<4xf32>, %arg2: vector<2x3xf32>, %arg3: vector<f32>) {
// CHECK-NEXT:    %0 = vector.shuffle %arg0, %arg1 [0, 2, 1, -1, 5] : vector<2xf32>, vector<4xf32>
// CHECK-NEXT:    %1 = vector.shuffle %arg2, %arg2 [3, 0] {note} : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT:    %2 = vector.shuffle %arg3, %arg3 [1] : vector<f32>, vector<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @interleave(%arg0: vector<2x[4]xf32>, %arg1: vector<f16>, %arg2: vector<2x[8]xf32>, %arg3: vector<2xi8>) {
// CHECK-NEXT:    %0 = vector.interleave %arg0, %arg0 : vector<2x[4]xf32> -> vector<2x[8]xf32>
// CHECK-NEXT:    %1 = vector.interleave %arg1, %arg1 : vector<f16> -> vector<2xf16>
// CHECK-NEXT:    %res1, %res2 = vector.deinterleave %arg2 : vector<2x[8]xf32> -> vector<2x[4]xf32>
// CHECK-NEXT:    %res1_0, %res2_1 = vector.deinterleave %arg3 : vector<2xi8> -> vector<1xi8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @extract(%arg0: vector<4x8x16xf32>, %arg1: index, %arg2: vector<f32>, %arg3: vector<[4]x2xf32>) {
// CHECK-NEXT:    %0 = vector.extract %arg0[3] : vector<8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:    %1 = vector.extract %arg0[2, %arg1, -1] : f32 from vector<4x8x16xf32>
// CHECK-NEXT:    %2 = vector.extract %arg0[] : vector<4x8x16xf32> from vector<4x8x16xf32>
// CHECK-NEXT:    %3 = vector.extract %arg2[] : f32 from vector<f32>
// CHECK-NEXT:    %4 = vector.extract %arg3[%arg1] : vector<2xf32> from vector<[4]x2xf32>
// CHECK-NEXT:    %5 = vector.extract %arg0[0, 0, 0] : vector<1xf32> from vector<4x8x16xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @insert(%arg0: vector<8x16xf32>, %arg1: f32, %arg2: vector<4x8x16xf32>, %arg3: index, %arg4: vector<f32>) {
// CHECK-NEXT:    %0 = vector.insert %arg0, %arg2 [3] : vector<8x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT:    %1 = vector.insert %arg1, %arg2 [2, %arg3, -1] {note} : f32 into vector<4x8x16xf32>
// CHECK-NEXT:    %2 = vector.insert %arg2, %arg2 [] : vector<4x8x16xf32> into vector<4x8x16xf32>
// CHECK-NEXT:    %3 = vector.insert %arg1, %arg4 [] : f32 into vector<f32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @scalable(%arg0: vector<4xf32>, %arg1: vector<[16]xf32>, %arg2: vector<[4]xf32>) {
// CHECK-NEXT:    %0 = vector.scalable.insert %arg0, %arg1[8] : vector<4xf32> into vector<[16]xf32>
// CHECK-NEXT:    %1 = vector.scalable.insert %arg2, %arg1[0] : vector<[4]xf32> into vector<[16]xf32>
// CHECK-NEXT:    %2 = vector.scalable.extract %arg1[8] : vector<4xf32> from vector<[16]xf32>
// CHECK-NEXT:    %3 = vector.scalable.extract %arg1[4] : vector<[4]xf32> from vector<[16]xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @slices(%arg0: vector<2x4xf32>, %arg1: vector<16x4x8xf32>, %arg2: vector<4x[8]xf32>, %arg3: vector<2x[8]xf32>) {
// CHECK-NEXT:    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [0, 0, 2], strides = [1, 1]} : vector<2x4xf32> into vector<16x4x8xf32>
// CHECK-NEXT:    %1 = vector.extract_strided_slice %arg1 {offsets = [0, 2], sizes = [2, 2], strides = [1, 1]} : vector<16x4x8xf32> to vector<2x2x8xf32>
// CHECK-NEXT:    %2 = vector.insert_strided_slice %arg3, %arg2 {note = 2 : i8, offsets = [1, 0], strides = [1, 1]} : vector<2x[8]xf32> into vector<4x[8]xf32>
// CHECK-NEXT:    %3 = vector.extract_strided_slice %arg2 {offsets = [1, 0], sizes = [2, 8], strides = [1, 1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @shapes(%arg0: vector<2x3xf32>, %arg1: vector<f32>, %arg2: vector<[2]x3x[4]xi8>, %arg3: vector<5x4x[3]xf32>) {
// CHECK-NEXT:    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK-NEXT:    %1 = vector.transpose %arg1, [] : vector<f32> to vector<f32>
// CHECK-NEXT:    %2 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<3x2x1xf32>
// CHECK-NEXT:    %3 = vector.shape_cast %arg2 : vector<[2]x3x[4]xi8> to vector<3x[1]x[8]xi8>
// CHECK-NEXT:    %4 = vector.bitcast %arg3 : vector<5x4x[3]xf32> to vector<5x4x[6]xi16>
// CHECK-NEXT:    %5 = vector.bitcast %arg1 : vector<f32> to vector<i32>
// CHECK-NEXT:    %6 = vector.shape_cast %arg1 : vector<f32> to vector<1x1xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
