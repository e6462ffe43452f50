// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Types: inside others they need no `!llvm.`; structs with names may contain themselves.

"t.t"() {a = !llvm.ptr, b = !llvm.ptr<3>, c = !llvm.ptr<0>, d = vector<4x!llvm.ptr>} : () -> ()
"t.t"() {a = !llvm.void, b = !llvm.token, c = !llvm.label, d = !llvm.metadata, e = !llvm.x86_amx, f = !llvm.ppc_fp128} : () -> ()
"t.t"() {a = !llvm.array<4 x i32>, b = !llvm.array<2 x array<0 x ptr<1>>>, c = !llvm.array<2 x !llvm.array<3 x vector<[4]xf32>>>} : () -> ()
"t.t"() {a = !llvm.func<void ()>, b = !llvm.func<i32 (f32, ptr, ...)>, c = !llvm.func<ptr (...)>} : () -> ()
"t.t"() {a = !llvm.struct<()>, b = !llvm.struct<packed (i8, ptr)>, c = !llvm.struct<(struct<(i32)>, array<2 x f80>)>} : () -> ()
"t.t"() {a = !llvm.struct<"named", (i32)>, b = !llvm.struct<"packed", packed (i8, i32)>, c = !llvm.struct<"none", opaque>, d = !llvm.struct<"empty", ()>} : () -> ()
"t.t"() {a = !llvm.struct<"list", (i32, ptr, struct<"list">)>, b = !llvm.struct<"a\22b", (array<2 x struct<"a\22b">>)>} : () -> ()
"t.t"() {a = !llvm.struct<"x", (struct<"y", (struct<"x">)>, struct<"y", (struct<"x">)>)>} : () -> ()
"t.t"() {a = !llvm.target<"spirv.Image">, b = !llvm.target<"t", i32, ptr, 1, 2>, c = !llvm.target<"t", 0>} : () -> ()
// Types that LLVM doesn't know make those around them have their whole names inside of others.
"t.t"() {a = !llvm.array<2 x memref<2xi32>>, b = !llvm.struct<(ptr, array<2 x memref<2xi32>>)>, c = !llvm.struct<(ppc_fp128, ptr)>} : () -> ()
"t.t"() {a = !llvm<struct<(i32)>>} : () -> ()
// CHECK:module {
// CHECK-NEXT:  "t.t"() {a = !llvm.ptr, b = !llvm.ptr<3>, c = !llvm.ptr, d = vector<4x!llvm.ptr>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.void, b = !llvm.token, c = !llvm.label, d = !llvm.metadata, e = !llvm.x86_amx, f = !llvm.ppc_fp128} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.array<4 x i32>, b = !llvm.array<2 x array<0 x ptr<1>>>, c = !llvm.array<2 x array<3 x vector<[4]xf32>>>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.func<void ()>, b = !llvm.func<i32 (f32, ptr, ...)>, c = !llvm.func<ptr (...)>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.struct<()>, b = !llvm.struct<packed (i8, ptr)>, c = !llvm.struct<(struct<(i32)>, array<2 x f80>)>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.struct<"named", (i32)>, b = !llvm.struct<"packed", packed (i8, i32)>, c = !llvm.struct<"none", opaque>, d = !llvm.struct<"empty", ()>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.struct<"list", (i32, ptr, struct<"list">)>, b = !llvm.struct<"a\22b", (array<2 x struct<"a\22b">>)>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.struct<"x", (struct<"y", (struct<"x">)>, struct<"y", (struct<"x">)>)>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.target<"spirv.Image">, b = !llvm.target<"t", i32, !llvm.ptr, 1, 2>, c = !llvm.target<"t", 0>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.array<2 x memref<2xi32>>, b = !llvm.struct<(ptr, !llvm.array<2 x memref<2xi32>>)>, c = !llvm.struct<(!llvm.ppc_fp128, ptr)>} : () -> ()
// CHECK-NEXT:  "t.t"() {a = !llvm.struct<(i32)>} : () -> ()
// CHECK-NEXT:}
