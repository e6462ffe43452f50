// Slots of llvm: accesses of other types, copies and fills of the whole, what only names memory.
// RUN: mica-opt --allow-unregistered-dialect --split-input-file %s --mem2reg | FileCheck %s

// CHECK-LABEL: llvm.func @other_types(
// CHECK-SAME: %[[F:.*]]: f32, %[[B:.*]]: i8, %[[P:.*]]: !llvm.ptr)
// CHECK: %[[INT:.*]] = llvm.bitcast %[[F]] : f32 to i32
// CHECK-NEXT: %[[WIDE:.*]] = llvm.zext %[[B]] : i8 to i32
// CHECK-NEXT: %[[MASK:.*]] = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %[[REST:.*]] = llvm.and %[[INT]], %[[MASK]] : i32
// CHECK-NEXT: %[[ALL:.*]] = llvm.or %[[REST]], %[[WIDE]] : i32
// CHECK-NEXT: %[[HALF:.*]] = llvm.trunc %[[ALL]] : i32 to i16
// CHECK-NEXT: llvm.bitcast %[[HALF]] : i16 to f16
llvm.func @other_types(%f: f32, %b: i8, %p: !llvm.ptr) -> f16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.store %f, %1 : f32, !llvm.ptr
  llvm.store %b, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f16
  %3 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.end %3 : !llvm.ptr
  llvm.return %2 : f16
}

// CHECK-LABEL: llvm.func @copies(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[B:.*]]: i8)
// CHECK: %[[FILL:.*]] = llvm.mlir.constant(117901063 : i32) : i32
// CHECK: %[[READ:.*]] = llvm.load %[[P]] : !llvm.ptr -> i32
// CHECK: llvm.store %[[READ]], %[[P]] : i32, !llvm.ptr
// CHECK: "test.use"(%[[FILL]])
llvm.func @copies(%p: !llvm.ptr, %b: i8) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(4 : i64) : i64
  %2 = llvm.mlir.constant(7 : i8) : i8
  %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%3, %2, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %4 = llvm.load %3 : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%3, %p, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %3, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "test.use"(%4) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @stays
// CHECK-COUNT-4: llvm.alloca
// CHECK-NOT: llvm.alloca
llvm.func @stays(%w: i64, %b: i8, %i: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(3 : i64) : i64
  %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr  // written beyond its end
  %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr  // filled in part
  %4 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr  // volatile
  %5 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr  // reached somewhere
  llvm.store %w, %2 : i64, !llvm.ptr
  "llvm.intr.memset"(%3, %b, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store volatile %i, %4 : i32, !llvm.ptr
  %6 = llvm.getelementptr %5[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.store %b, %6 : i8, !llvm.ptr
  llvm.return
}

// -----

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#scope = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #scope, name = "x">

// The debugger still learns what the variable holds.
// CHECK-LABEL: llvm.func @debugged(
// CHECK-SAME: %[[A:.*]]: i32, %[[F:.*]]: f32, %[[C:.*]]: i1)
// CHECK: llvm.intr.dbg.value #{{.*}} = %[[A]] : i32
// CHECK: %[[INT:.*]] = llvm.bitcast %[[F]] : f32 to i32
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[INT]] : i32
// CHECK: ^bb2(%[[X:.*]]: i32):
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[X]] : i32
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[X]] : i32
// CHECK-NEXT: %[[NONE:.*]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #{{.*}} = %[[NONE]] : !llvm.ptr
llvm.func @debugged(%a: i32, %f: f32, %c: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #x = %1 : !llvm.ptr
  llvm.store %a, %1 : i32, !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %f, %1 : f32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %2, %1 : i32, !llvm.ptr
  llvm.intr.dbg.value #x = %1 : !llvm.ptr
  llvm.return %2 : i32
}

// -----

// In big-endian memory a narrow value stands in the upper bits.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // CHECK-LABEL: llvm.func @big(
  // CHECK-SAME: %[[A:.*]]: i32)
  // CHECK: %[[BY:.*]] = llvm.mlir.constant(24 : i32) : i32
  // CHECK-NEXT: %[[UP:.*]] = llvm.lshr %[[A]], %[[BY]] : i32
  // CHECK-NEXT: %[[BYTE:.*]] = llvm.trunc %[[UP]] : i32 to i8
  // CHECK-NEXT: llvm.return %[[BYTE]]
  llvm.func @big(%a: i32) -> i8 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.store %a, %1 : i32, !llvm.ptr
    %2 = llvm.load %1 : !llvm.ptr -> i8
    llvm.return %2 : i8
  }
}
