// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: irdl.dialect @cmath {
irdl.dialect @cmath {
  // CHECK: irdl.type @complex {
  irdl.type @complex {
    // CHECK: %{{.*}} = irdl.is f32
    %0 = irdl.is f32
    // CHECK: %{{.*}} = irdl.any_of(%{{.*}}, %{{.*}})
    %1 = irdl.any_of(%0, %0)
    // CHECK: %{{.*}} = irdl.all_of(%{{.*}})  {x.y}
    %2 = irdl.all_of(%0)  {x.y}
    // CHECK: %{{.*}} = irdl.any {x.z}
    %3 = irdl.any {x.z}
    // CHECK: %{{.*}} = irdl.c_pred "foo"  {x.y}
    %4 = irdl.c_pred "foo" {x.y}
    // CHECK: %{{.*}} = irdl.base "!builtin.integer"  {x.y}
    %5 = irdl.base "!builtin.integer" {x.y}
    // CHECK: irdl.parameters(elem: %{{.*}}) {x.y}
    irdl.parameters(elem: %1) {x.y}
  }
  // CHECK: irdl.attribute @attr attributes {x.y}
  irdl.attribute @attr attributes {x.y}
  // CHECK: irdl.operation @empty
  irdl.operation @empty
  // CHECK: irdl.operation @mul attributes {x.y} {
  irdl.operation @mul attributes {x.y} {
    // CHECK: %{{.*}} = irdl.parametric @cmath::@complex<>  {x.y}
    %0 = irdl.parametric @cmath::@complex<> {x.y}
    // CHECK: %{{.*}} = irdl.parametric @cmath::@complex<%{{.*}}>
    %1 = irdl.parametric @cmath::@complex<%0>
    // CHECK: %{{.*}} = irdl.base @cmath::@complex
    %2 = irdl.base @cmath::@complex
    // CHECK: irdl.operands(lhs: %{{.*}}, rhs: %{{.*}}, c: optional %{{.*}}, d: variadic %{{.*}}) {x.y}
    irdl.operands(lhs: %0, rhs: single %1, c: optional %1, d: variadic %2) {x.y}
    // CHECK: irdl.results()
    irdl.results()
    // CHECK: irdl.attributes {"a" = %{{.*}}, "b" = %{{.*}}} {x.y}
    irdl.attributes {"a" = %0, "b" = %1} {x.y}
    // CHECK: %{{.*}} = irdl.is [1, i32]
    %7 = irdl.is [1, i32]
    // CHECK: %{{.*}} = irdl.region
    %3 = irdl.region
    // CHECK: %{{.*}} = irdl.region()
    %4 = irdl.region()
    // CHECK: %{{.*}} = irdl.region(%{{.*}}) with size 3 {x.y}
    %5 = irdl.region(%0) with size 3 {x.y}
    // CHECK: %{{.*}} = irdl.region with size 3
    %6 = irdl.region with size 3
    // CHECK: irdl.regions(a: %{{.*}}, b: %{{.*}})
    irdl.regions(a: %3, b: %4)
  }
}
// CHECK: irdl.dialect @empty
irdl.dialect @empty
// CHECK-LABEL: func.func private @f(
func.func private @f(!irdl.attribute, !irdl.region) attributes {x.y = #irdl<variadicity single>, x.z = #irdl<variadicity_array[single, optional]>, x.w = #irdl<variadicity_array[]>}
