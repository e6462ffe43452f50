// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt - | FileCheck %s
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s
// The types of spirv in and out.

// CHECK-LABEL: @arrays
// CHECK-SAME: (!spirv.array<4 x i32>, !spirv.array<4 x f32, stride=4>, !spirv.array<2 x !spirv.array<3 x vector<2xi8>>>,
// CHECK-SAME: !spirv.rtarray<bf16>, !spirv.rtarray<i32, stride=16>, !spirv.array<1 x f8E5M2>)
func.func private @arrays(!spirv.array<4xi32>, !spirv.array<4 x f32, stride = 4>,
                          !spirv.array<2 x !spirv.array<3 x vector<2xi8>>>, !spirv.rtarray<bf16>,
                          !spirv.rtarray<i32, stride=16>, !spirv.array<4294967297xf8E5M2>)

// CHECK-LABEL: @pointers
// CHECK-SAME: (!spirv.ptr<i32, Uniform>, !spirv.ptr<!spirv.ptr<vector<4xf16>, PhysicalStorageBuffer>, Function>)
func.func private @pointers(!spirv.ptr<i32, Uniform>, !spirv.ptr<!spirv.ptr<vector<4xf16>, PhysicalStorageBuffer>, Function>)

// CHECK-LABEL: @matrices
// CHECK-SAME: (!spirv.matrix<3 x vector<4xf32>>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>,
// CHECK-SAME: !spirv.coopmatrix<8x0xf16, Workgroup, MatrixAcc>)
func.func private @matrices(!spirv.matrix<3xvector<4xf32>>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>,
                            !spirv.coopmatrix<8x0xf16, Workgroup, MatrixAcc>)

// CHECK-LABEL: @images
// CHECK-SAME: (!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>,
// CHECK-SAME: !spirv.sampled_image<!spirv.image<i32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32i>>)
func.func private @images(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>,
                          !spirv.sampled_image<!spirv.image<i32, Cube, IsDepth, Arrayed, MultiSampled, NeedSampler, Rgba32i>>)

// CHECK-LABEL: @tensors
// CHECK-SAME: (!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<?x?xi8>, !spirv.arm.tensor<*xf16>)
func.func private @tensors(!spirv.arm.tensor<4x2xf32>, !spirv.arm.tensor<?x?xi8>, !spirv.arm.tensor<*xf16>)

// CHECK-LABEL: @structs
// CHECK-SAME: (!spirv.struct<()>, !spirv.struct<(f32, memref<2xf32>)>, !spirv.struct<(f32 [0], i32 [4])>,
// CHECK-SAME: !spirv.struct<(f32)>, !spirv.struct<(f32 [4294967295])>)
func.func private @structs(!spirv.struct<()>, !spirv.struct<(f32, memref<2xf32>)>, !spirv.struct<(f32 [0], i32 [4])>,
                           !spirv.struct<(f32 [])>, !spirv.struct<(f32 [-1])>)

// Decorations come by their numbers, those of one kind as they stood.
// CHECK-LABEL: @decorations
// CHECK-SAME: (!spirv.struct<(f32 [0, NonWritable], i32 [4, MatrixStride=16, NonReadable])>,
// CHECK-SAME: !spirv.struct<(f32 [MatrixStride=true, Volatile=1.000000e+00, Uniform=f32, Location="a", Binding, Offset=-1])>,
// CHECK-SAME: !spirv.struct<(f32 [NonWritable, NonWritable=4, NonReadable, NonReadable=2])>)
func.func private @decorations(!spirv.struct<(f32 [0, NonWritable], i32 [4, NonReadable, MatrixStride=16])>,
                               !spirv.struct<(f32 [MatrixStride=true, Location="a", Binding=unit, Volatile=1.0, Uniform=f32, Offset=-1])>,
                               !spirv.struct<(f32 [NonWritable, NonReadable, NonWritable=4 : i32, NonReadable=2])>)

// CHECK-LABEL: @whole
// CHECK-SAME: (!spirv.struct<(f32 [0], i32 [4]), Block>, !spirv.struct<(f32), Block=4, Block, GLSLShared=16>,
// CHECK-SAME: !spirv.struct<(f32 [LinkageAttributes=#spirv.linkage_attributes<linkage_name = "a", linkage_type = <Import>>])>)
func.func private @whole(!spirv.struct<(f32 [0], i32 [4]), Block>, !spirv.struct<(f32), Block=4, Block=unit, GLSLShared=16 : i64>,
                         !spirv.struct<(f32 [LinkageAttributes=#spirv.linkage_attributes<linkage_name="a", linkage_type=<Import>>])>)

// CHECK-LABEL: @named
// CHECK-SAME: (!spirv.struct<empty, ()>, !spirv.struct<n, (f32 [0, NonReadable]), Block>,
// CHECK-SAME: !spirv.struct<list.1, (i32, !spirv.ptr<!spirv.struct<list.1>, Uniform>)>,
// CHECK-SAME: !spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>)
func.func private @named(!spirv.struct<empty, ()>, !spirv.struct<n, (f32 [0, NonReadable]), Block>,
                         !spirv.struct<list.1, (i32, !spirv.ptr<!spirv.struct<list.1>, Uniform>)>,
                         !spirv.struct<a, (!spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>)>)
