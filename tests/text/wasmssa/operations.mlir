// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: wasmssa.import_func "foo" from "my_module" as @func_0 {sym_visibility = "nested", type = (i32) -> ()}
wasmssa.import_func "foo" from "my_module" as @func_0 {sym_visibility = "nested", type = (i32) -> ()}
// CHECK: wasmssa.import_func "foo" from "my_module" as @func_3 {arg_attrs = [{wasmssa.x}], type = (i32) -> ()}
wasmssa.import_func "foo" from "my_module" as @func_3 {arg_attrs = [{wasmssa.x}], type = (i32) -> ()}
// CHECK: wasmssa.import_global "glob" from "my_module" as @global_0 : i32
wasmssa.import_global "glob" from "my_module" as @global_0 : i32
// CHECK: wasmssa.import_global "glob" from "my_module" as @global_m mutable : f32
wasmssa.import_global "glob" from "my_module" as @global_m mutable : f32
// CHECK: wasmssa.import_mem "mem" from "my_module" as @mem_0 {limits = !wasmssa<limit[2:]>}
wasmssa.import_mem "mem" from "my_module" as @mem_0 {limits = !wasmssa<limit[2:]>}
// CHECK: wasmssa.import_table "tab" from "my_module" as @tab_0 {type = !wasmssa<tabletype !wasmssa.funcref [2: 4]>}
wasmssa.import_table "tab" from "my_module" as @tab_0 {type = !wasmssa<tabletype !wasmssa.funcref [2: 4]>}
// CHECK: wasmssa.memory @m !wasmssa<limit[0: 65536]>
wasmssa.memory @m !wasmssa<limit[0: 65536]>
// CHECK: wasmssa.memory exported @m2 !wasmssa<limit[0:]>
wasmssa.memory exported @m2 !wasmssa<limit[0:]>
// CHECK: wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [0: 65536]>
wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [0: 65536]>
// CHECK: wasmssa.table exported @t2 !wasmssa<tabletype !wasmssa.funcref [1:]>
wasmssa.table exported @t2 !wasmssa<tabletype !wasmssa.funcref [1:]>
// CHECK: wasmssa.global @g i32 mutable : {
wasmssa.global @g i32 mutable : {
  // CHECK: %{{.*}} = wasmssa.const 10 : i32
  %0 = wasmssa.const 10 : i32
  // CHECK: wasmssa.return %{{.*}} : i32
  wasmssa.return %0 : i32
}

// CHECK: wasmssa.global exported @g1 i32 : {
wasmssa.global exported @g1 i32 : {
  // CHECK: %{{.*}} = wasmssa.global_get @global_0 : i32
  %0 = wasmssa.global_get @global_0 : i32
  // CHECK: wasmssa.return %{{.*}} : i32
  wasmssa.return %0 : i32
}

// CHECK: wasmssa.func @f() -> f32
wasmssa.func @f() -> f32
// CHECK: wasmssa.func exported @f2() -> f32
wasmssa.func exported @f2() -> f32
// CHECK: wasmssa.func @wrap(%{{.*}}: !wasmssa<local ref to i64>) -> i32 {
wasmssa.func @wrap(%arg0: !wasmssa<local ref to i64>) -> i32 {
  // CHECK: %{{.*}} = wasmssa.local_get %{{.*}} :  ref to i64
  %0 = wasmssa.local_get %arg0 :  ref to i64
  // CHECK: %{{.*}} = wasmssa.wrap %{{.*}} : i64 to i32
  %1 = wasmssa.wrap %0 : i64 to i32
  // CHECK: wasmssa.return %{{.*}} : i32
  wasmssa.return %1 : i32
}

// CHECK: wasmssa.func exported @ctl(%{{.*}}: !wasmssa<local ref to i32>) attributes {b} {
wasmssa.func exported @ctl(%arg0: !wasmssa<local ref to i32>) attributes {b} {
  // CHECK: %{{.*}} = wasmssa.local_get %{{.*}} :  ref to i32
  %0 = wasmssa.local_get %arg0 :  ref to i32
  // CHECK: wasmssa.block : {
  wasmssa.block : {
    // CHECK: wasmssa.block_return
    wasmssa.block_return
  }> ^bb1
^bb1:  // pred: ^bb0
  // CHECK: wasmssa.block(%{{.*}}) : i32 : {
  wasmssa.block(%0) : i32 : {
  ^bb0(%arg1: i32):
    // CHECK: wasmssa.block_return %{{.*}} : i32
    wasmssa.block_return %arg1 : i32
  }> ^bb2
^bb2(%1: i32):  // pred: ^bb1
  // CHECK: wasmssa.loop : {
  wasmssa.loop : {
    // CHECK: wasmssa.branch_if %{{.*}} to level 0 else ^bb1
    wasmssa.branch_if %1 to level 0 else ^bb1
  ^bb1:  // pred: ^bb0
    // CHECK: wasmssa.block_return
    wasmssa.block_return
  }> ^bb3
^bb3:  // pred: ^bb2
  // CHECK: wasmssa.if %{{.*}} : {
  wasmssa.if %1 : {
    // CHECK: wasmssa.block_return
    wasmssa.block_return
  } > ^bb4
^bb4:  // pred: ^bb3
  // CHECK: wasmssa.if %{{.*}}(%{{.*}}) : i32 : {
  wasmssa.if %1(%1) : i32 : {
  ^bb0(%arg1: i32):
    // CHECK: wasmssa.block_return %{{.*}} : i32
    wasmssa.block_return %arg1 : i32
  } else {
  ^bb0(%arg1: i32):
    // CHECK: wasmssa.branch_if %{{.*}} to level 0 with args(%{{.*}} : i32) else ^bb1
    wasmssa.branch_if %arg1 to level 0 with args(%arg1 : i32) else ^bb1
  ^bb1:  // pred: ^bb0
    // CHECK: wasmssa.block_return %{{.*}} : i32
    wasmssa.block_return %arg1 : i32
  }> ^bb5
^bb5(%2: i32):  // pred: ^bb4
  // CHECK: %{{.*}} = wasmssa.local of type f32
  %3 = wasmssa.local of type f32
  // CHECK: %{{.*}} = wasmssa.const 1.000000e+00 : f32
  %4 = wasmssa.const 1.000000e+00 : f32
  // CHECK: wasmssa.local_set %{{.*}} :  ref to f32 to %{{.*}} : f32
  wasmssa.local_set %3 :  ref to f32 to %4 : f32
  // CHECK: %{{.*}} = wasmssa.local_tee %{{.*}} :  ref to f32 to %{{.*}} : f32
  %5 = wasmssa.local_tee %3 :  ref to f32 to %4 : f32
  // CHECK: %{{.*}} = wasmssa.call @wrap(%{{.*}}) : (i32) -> i32
  %6 = wasmssa.call @wrap(%2) : (i32) -> i32
  // CHECK: wasmssa.call @f2 : () -> ()
  wasmssa.call @f2 : () -> ()
  // CHECK: wasmssa.return
  wasmssa.return
}

// CHECK: wasmssa.func @numbers(%{{.*}}: !wasmssa<local ref to i32>, %{{.*}}: !wasmssa<local ref to f64>) {
wasmssa.func @numbers(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to f64>) {
  // CHECK: %{{.*}} = wasmssa.local_get %{{.*}} :  ref to i32
  %0 = wasmssa.local_get %arg0 :  ref to i32
  // CHECK: %{{.*}} = wasmssa.local_get %{{.*}} :  ref to f64
  %1 = wasmssa.local_get %arg1 :  ref to f64
  // CHECK: %{{.*}} = wasmssa.abs %{{.*}} : f64
  %2 = wasmssa.abs %1 : f64
  // CHECK: %{{.*}} = wasmssa.ceil %{{.*}} : f64
  %3 = wasmssa.ceil %1 : f64
  // CHECK: %{{.*}} = wasmssa.floor %{{.*}} : f64
  %4 = wasmssa.floor %1 : f64
  // CHECK: %{{.*}} = wasmssa.neg %{{.*}} : f64
  %5 = wasmssa.neg %1 : f64
  // CHECK: %{{.*}} = wasmssa.sqrt %{{.*}} : f64
  %6 = wasmssa.sqrt %1 : f64
  // CHECK: %{{.*}} = wasmssa.trunc %{{.*}} : f64
  %7 = wasmssa.trunc %1 : f64
  // CHECK: %{{.*}} = wasmssa.ctz %{{.*}} : i32
  %8 = wasmssa.ctz %0 : i32
  // CHECK: %{{.*}} = wasmssa.clz %{{.*}} : i32
  %9 = wasmssa.clz %0 : i32
  // CHECK: %{{.*}} = wasmssa.popcnt %{{.*}} : i32
  %10 = wasmssa.popcnt %0 : i32
  // CHECK: %{{.*}} = wasmssa.eqz %{{.*}} : i32 -> i32
  %11 = wasmssa.eqz %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.add %{{.*}} %{{.*}} : f64
  %12 = wasmssa.add %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.sub %{{.*}} %{{.*}} : f64
  %13 = wasmssa.sub %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.mul %{{.*}} %{{.*}} : f64
  %14 = wasmssa.mul %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.div %{{.*}} %{{.*}} : f64
  %15 = wasmssa.div %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.and %{{.*}} %{{.*}} : f64
  %16 = wasmssa.and %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.or %{{.*}} %{{.*}} : f64
  %17 = wasmssa.or %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.xor %{{.*}} %{{.*}} : f64
  %18 = wasmssa.xor %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.min %{{.*}} %{{.*}} : f64
  %19 = wasmssa.min %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.max %{{.*}} %{{.*}} : f64
  %20 = wasmssa.max %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.copysign %{{.*}} %{{.*}} : f64
  %21 = wasmssa.copysign %1 %1 : f64
  // CHECK: %{{.*}} = wasmssa.div_ui %{{.*}} %{{.*}} : i32
  %22 = wasmssa.div_ui %0 %0 : i32
  // CHECK: %{{.*}} = wasmssa.div_si %{{.*}} %{{.*}} : i32
  %23 = wasmssa.div_si %0 %0 : i32
  // CHECK: %{{.*}} = wasmssa.rem_ui %{{.*}} %{{.*}} : i32
  %24 = wasmssa.rem_ui %0 %0 : i32
  // CHECK: %{{.*}} = wasmssa.rem_si %{{.*}} %{{.*}} : i32
  %25 = wasmssa.rem_si %0 %0 : i32
  // CHECK: %{{.*}} = wasmssa.eq %{{.*}} %{{.*}} : f64 -> i32
  %26 = wasmssa.eq %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.ne %{{.*}} %{{.*}} : f64 -> i32
  %27 = wasmssa.ne %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.lt %{{.*}} %{{.*}} : f64 -> i32
  %28 = wasmssa.lt %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.le %{{.*}} %{{.*}} : f64 -> i32
  %29 = wasmssa.le %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.gt %{{.*}} %{{.*}} : f64 -> i32
  %30 = wasmssa.gt %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.ge %{{.*}} %{{.*}} : f64 -> i32
  %31 = wasmssa.ge %1 %1 : f64 -> i32
  // CHECK: %{{.*}} = wasmssa.lt_si %{{.*}} %{{.*}} : i32 -> i32
  %32 = wasmssa.lt_si %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.lt_ui %{{.*}} %{{.*}} : i32 -> i32
  %33 = wasmssa.lt_ui %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.le_si %{{.*}} %{{.*}} : i32 -> i32
  %34 = wasmssa.le_si %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.le_ui %{{.*}} %{{.*}} : i32 -> i32
  %35 = wasmssa.le_ui %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.gt_si %{{.*}} %{{.*}} : i32 -> i32
  %36 = wasmssa.gt_si %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.gt_ui %{{.*}} %{{.*}} : i32 -> i32
  %37 = wasmssa.gt_ui %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.ge_si %{{.*}} %{{.*}} : i32 -> i32
  %38 = wasmssa.ge_si %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.ge_ui %{{.*}} %{{.*}} : i32 -> i32
  %39 = wasmssa.ge_ui %0 %0 : i32 -> i32
  // CHECK: %{{.*}} = wasmssa.shl %{{.*}} by %{{.*}} bits : i32
  %40 = wasmssa.shl %0 by %0 bits : i32
  // CHECK: %{{.*}} = wasmssa.shr_s %{{.*}} by %{{.*}} bits : i32
  %41 = wasmssa.shr_s %0 by %0 bits : i32
  // CHECK: %{{.*}} = wasmssa.shr_u %{{.*}} by %{{.*}} bits : i32
  %42 = wasmssa.shr_u %0 by %0 bits : i32
  // CHECK: %{{.*}} = wasmssa.rotl %{{.*}} by %{{.*}} bits : i32
  %43 = wasmssa.rotl %0 by %0 bits : i32
  // CHECK: %{{.*}} = wasmssa.rotr %{{.*}} by %{{.*}} bits : i32
  %44 = wasmssa.rotr %0 by %0 bits : i32
  // CHECK: %{{.*}} = wasmssa.convert_u %{{.*}} : i32 to f64
  %45 = wasmssa.convert_u %0 : i32 to f64
  // CHECK: %{{.*}} = wasmssa.convert_s %{{.*}} : i32 to f64
  %46 = wasmssa.convert_s %0 : i32 to f64
  // CHECK: %{{.*}} = wasmssa.demote %{{.*}} : f64 to f32
  %47 = wasmssa.demote %1 : f64 to f32
  // CHECK: %{{.*}} = wasmssa.extend_i32_s %{{.*}} to i64
  %48 = wasmssa.extend_i32_s %0 to i64
  // CHECK: %{{.*}} = wasmssa.extend_i32_u %{{.*}} to i64
  %49 = wasmssa.extend_i32_u %0 to i64
  // CHECK: %{{.*}} = wasmssa.extend 8 : ui32 low bits from %{{.*}} : i32
  %50 = wasmssa.extend 8 : ui32 low bits from %0 : i32
  // CHECK: %{{.*}} = wasmssa.extend 16 : i32 low bits from %{{.*}} : i32
  %51 = wasmssa.extend 16 : i32 low bits from %0 : i32
  // CHECK: %{{.*}} = wasmssa.const 7 : i64
  %52 = wasmssa.const 7 : i64
  // CHECK: %{{.*}} = wasmssa.reinterpret %{{.*}} : f64 as i64
  %53 = wasmssa.reinterpret %1 : f64 as i64
  // CHECK: %{{.*}} = wasmssa.const 1.000000e+00 : f32
  %54 = wasmssa.const 1.000000e+00 : f32
  // CHECK: %{{.*}} = wasmssa.promote %{{.*}} : f32 to f64
  %55 = wasmssa.promote %54 : f32 to f64
  // CHECK: %{{.*}} = wasmssa.wrap %{{.*}} : i64 to i32
  %56 = wasmssa.wrap %52 : i64 to i32
  // CHECK: %{{.*}} = wasmssa.local of type !wasmssa.externref
  %57 = wasmssa.local of type !wasmssa.externref
  // CHECK: %{{.*}} = wasmssa.local of type i128
  %58 = wasmssa.local of type i128
  // CHECK: wasmssa.return %{{.*}} : i32
  wasmssa.return %56 : i32
}
