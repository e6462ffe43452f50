// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// What groups of invocations do together.

func.func @groups(%f: f32, %i: i32, %l: vector<3xi32>, %p: !spirv.ptr<i32, StorageBuffer>, %b: i1) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %f : f32
  %1 = spirv.GroupFMax <Workgroup> <Reduce> %f : f32
  %2 = spirv.GroupFMin <Workgroup> <Reduce> %f : f32
  %3 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %f : f32
  %4 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %i : i32
  %5 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %i : i32
  %6 = spirv.GroupSMax <Subgroup> <InclusiveScan> %i : i32
  %7 = spirv.GroupSMin <Subgroup> <InclusiveScan> %i : i32
  %8 = spirv.GroupUMax <Subgroup> <InclusiveScan> %i : i32
  %9 = spirv.GroupUMin <Subgroup> <InclusiveScan> %i : i32
  %10 = spirv.GroupBroadcast <Workgroup> %f, %l : f32, vector<3xi32>
  %11 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<2xi32>
  %12 = spirv.KHR.SubgroupBallot %b : vector<4xi32>
  return
}
// CHECK:  func.func @groups(%arg0: f32, %arg1: i32, %arg2: vector<3xi32>, %arg3: !spirv.ptr<i32, StorageBuffer>, %arg4: i1) {
// CHECK-NEXT:    %0 = spirv.GroupFAdd <Workgroup> <Reduce> %arg0 : f32
// CHECK-NEXT:    %1 = spirv.GroupFMax <Workgroup> <Reduce> %arg0 : f32
// CHECK-NEXT:    %2 = spirv.GroupFMin <Workgroup> <Reduce> %arg0 : f32
// CHECK-NEXT:    %3 = spirv.KHR.GroupFMul <Workgroup> <Reduce> %arg0 : f32
// CHECK-NEXT:    %4 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %5 = spirv.KHR.GroupIMul <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %6 = spirv.GroupSMax <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %7 = spirv.GroupSMin <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %8 = spirv.GroupUMax <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %9 = spirv.GroupUMin <Subgroup> <InclusiveScan> %arg1 : i32
// CHECK-NEXT:    %10 = spirv.GroupBroadcast <Workgroup> %arg0, %arg2 : f32, vector<3xi32>
// CHECK-NEXT:    %11 = spirv.INTEL.SubgroupBlockRead %arg3 : !spirv.ptr<i32, StorageBuffer> -> vector<2xi32>
// CHECK-NEXT:    %12 = spirv.KHR.SubgroupBallot %arg4 : vector<4xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @non_uniform(%f: f32, %i: i32, %b: i1, %w: vector<4xi32>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %f : f32 -> f32
  %1 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %f : f32 -> f32
  %2 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %f : f32 -> f32
  %3 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %f : f32 -> f32
  %4 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %5 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %6 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %7 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %8 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %9 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %10 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %11 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %12 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %i cluster_size(%four) : i32, i32 -> i32
  %13 = spirv.GroupNonUniformLogicalAnd <Workgroup> <ExclusiveScan> %b : i1 -> i1
  %14 = spirv.GroupNonUniformLogicalOr <Workgroup> <ExclusiveScan> %b : i1 -> i1
  %15 = spirv.GroupNonUniformLogicalXor <Workgroup> <ExclusiveScan> %b : i1 -> i1
  %16 = spirv.GroupNonUniformBallot <Workgroup> %b : vector<4xi32>
  %17 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %w : vector<4xi32>, i32
  %18 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %w : vector<4xi32>, i32
  %19 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %w : vector<4xi32> -> i32
  %20 = spirv.GroupNonUniformElect <Workgroup> : i1
  %21 = spirv.GroupNonUniformBroadcast <Workgroup> %f, %four : f32, i32
  %22 = spirv.GroupNonUniformShuffle <Subgroup> %f, %i : f32, i32
  %23 = spirv.GroupNonUniformShuffleDown <Subgroup> %f, %i : f32, i32
  %24 = spirv.GroupNonUniformShuffleUp <Subgroup> %f, %i : f32, i32
  %25 = spirv.GroupNonUniformShuffleXor <Subgroup> %f, %i : f32, i32
  %26 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i : f32, i32 -> f32
  %27 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i, cluster_size(%four) : f32, i32, i32 -> f32
  %28 = spirv.GroupNonUniformAll <Subgroup> %b : i1
  %29 = spirv.GroupNonUniformAny <Subgroup> %b : i1
  %30 = spirv.GroupNonUniformAllEqual <Subgroup> %f : f32, i1
  %31 = spirv.GroupNonUniformQuadSwap <Subgroup> %f %i : f32, i32
  spirv.KHR.AssumeTrue %b
  spirv.EmitVertex
  spirv.EndPrimitive
  spirv.EXT.SetMeshOutputs %i, %i : i32, i32
  return
}
// CHECK:  func.func @non_uniform(%arg0: f32, %arg1: i32, %arg2: i1, %arg3: vector<4xi32>) {
// CHECK-NEXT:    %cst4_i32 = spirv.Constant 4 : i32
// CHECK-NEXT:    %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %arg0 : f32 -> f32
// CHECK-NEXT:    %1 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %arg0 : f32 -> f32
// CHECK-NEXT:    %2 = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %arg0 : f32 -> f32
// CHECK-NEXT:    %3 = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %arg0 : f32 -> f32
// CHECK-NEXT:    %4 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %5 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %6 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %7 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %8 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %9 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %10 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %11 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %12 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %arg1 cluster_size(%cst4_i32) : i32, i32 -> i32
// CHECK-NEXT:    %13 = spirv.GroupNonUniformLogicalAnd <Workgroup> <ExclusiveScan> %arg2 : i1 -> i1
// CHECK-NEXT:    %14 = spirv.GroupNonUniformLogicalOr <Workgroup> <ExclusiveScan> %arg2 : i1 -> i1
// CHECK-NEXT:    %15 = spirv.GroupNonUniformLogicalXor <Workgroup> <ExclusiveScan> %arg2 : i1 -> i1
// CHECK-NEXT:    %16 = spirv.GroupNonUniformBallot <Workgroup> %arg2 : vector<4xi32>
// CHECK-NEXT:    %17 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %arg3 : vector<4xi32>, i32
// CHECK-NEXT:    %18 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %arg3 : vector<4xi32>, i32
// CHECK-NEXT:    %19 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %arg3 : vector<4xi32> -> i32
// CHECK-NEXT:    %20 = spirv.GroupNonUniformElect <Workgroup> : i1
// CHECK-NEXT:    %21 = spirv.GroupNonUniformBroadcast <Workgroup> %arg0, %cst4_i32 : f32, i32
// CHECK-NEXT:    %22 = spirv.GroupNonUniformShuffle <Subgroup> %arg0, %arg1 : f32, i32
// CHECK-NEXT:    %23 = spirv.GroupNonUniformShuffleDown <Subgroup> %arg0, %arg1 : f32, i32
// CHECK-NEXT:    %24 = spirv.GroupNonUniformShuffleUp <Subgroup> %arg0, %arg1 : f32, i32
// CHECK-NEXT:    %25 = spirv.GroupNonUniformShuffleXor <Subgroup> %arg0, %arg1 : f32, i32
// CHECK-NEXT:    %26 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1 : f32, i32 -> f32
// CHECK-NEXT:    %27 = spirv.GroupNonUniformRotateKHR <Subgroup> %arg0, %arg1, cluster_size(%cst4_i32) : f32, i32, i32 -> f32
// CHECK-NEXT:    %28 = spirv.GroupNonUniformAll <Subgroup> %arg2 : i1
// CHECK-NEXT:    %29 = spirv.GroupNonUniformAny <Subgroup> %arg2 : i1
// CHECK-NEXT:    %30 = spirv.GroupNonUniformAllEqual <Subgroup> %arg0 : f32, i1
// CHECK-NEXT:    %31 = spirv.GroupNonUniformQuadSwap <Subgroup> %arg0 %arg1 : f32, i32
// CHECK-NEXT:    spirv.KHR.AssumeTrue %arg2
// CHECK-NEXT:    spirv.EmitVertex
// CHECK-NEXT:    spirv.EndPrimitive
// CHECK-NEXT:    spirv.EXT.SetMeshOutputs %arg1, %arg1 : i32, i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @tasks(%i: i32, %p: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) {
  spirv.EXT.EmitMeshTasks %i, %i, %i, %p : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
}
// CHECK:  func.func @tasks(%arg0: i32, %arg1: !spirv.ptr<i32, TaskPayloadWorkgroupEXT>) {
// CHECK-NEXT:    spirv.EXT.EmitMeshTasks %arg0, %arg0, %arg0, %arg1 : i32, i32, i32, !spirv.ptr<i32, TaskPayloadWorkgroupEXT>
// CHECK-NEXT:  }
