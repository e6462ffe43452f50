// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Images.

func.func @images(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, %n: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, %m: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %c: vector<2xf32>, %i: vector<2xi32>, %f: f32) {
  %0 = spirv.ImageDrefGather %s, %c, %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
  %1 = spirv.ImageSampleProjDrefImplicitLod %s, %c, %f ["Bias"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32, f32 -> f32
  %2 = spirv.ImageSampleExplicitLod %s, %c ["Lod"], %f : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
  %3 = spirv.ImageSampleExplicitLod %s, %c ["Grad"], %c, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %4 = spirv.ImageSampleImplicitLod %s, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32> -> vector<4xf32>
  %5 = spirv.ImageFetch %n, %i {a} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
  %6 = spirv.ImageRead %m, %i : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %m, %i, %4 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
  %7 = spirv.ImageQuerySize %m : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f> -> vector<2xi32>
  %8 = spirv.Image %s : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
  return
}
// CHECK:  func.func @images(%arg0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, %arg1: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, %arg2: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, %arg3: vector<2xf32>, %arg4: vector<2xi32>, %arg5: f32) {
// CHECK-NEXT:    %0 = spirv.ImageDrefGather %arg0, %arg3, %arg5  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
// CHECK-NEXT:    %1 = spirv.ImageSampleProjDrefImplicitLod %arg0, %arg3, %arg5 ["Bias"], %arg5 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32, f32 -> f32
// CHECK-NEXT:    %2 = spirv.ImageSampleExplicitLod %arg0, %arg3 ["Lod"], %arg5 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, f32 -> vector<4xf32>
// CHECK-NEXT:    %3 = spirv.ImageSampleExplicitLod %arg0, %arg3 ["Grad"], %arg3, %arg3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:    %4 = spirv.ImageSampleImplicitLod %arg0, %arg3  : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>, vector<2xf32> -> vector<4xf32>
// CHECK-NEXT:    %5 = spirv.ImageFetch %arg1, %arg4  {a} : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
// CHECK-NEXT:    %6 = spirv.ImageRead %arg2, %arg4  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32> -> vector<4xf32>
// CHECK-NEXT:    spirv.ImageWrite %arg2, %arg4, %4  : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
// CHECK-NEXT:    %7 = spirv.ImageQuerySize %arg2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f> -> vector<2xi32>
// CHECK-NEXT:    %8 = spirv.Image %arg0 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba32f>>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
