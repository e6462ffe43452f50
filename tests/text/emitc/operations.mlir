// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s
// CHECK: emitc.include "mine.h"
emitc.include "mine.h"
// CHECK: emitc.include <"stdio.h">
emitc.include <"stdio.h">
// CHECK: emitc.verbatim "#pragma once"
emitc.verbatim "#pragma once"
// CHECK: emitc.verbatim "{" {x}
emitc.verbatim "{" {x}
// CHECK: emitc.func private @hidden(i32 {x.y}) -> (f32 {x.z})
emitc.func private @hidden(i32 {x.y}) -> (f32 {x.z})
// CHECK: emitc.func @other(!emitc.ptr<i32>, i32) -> i32 attributes {specifiers = ["extern", "inline"]}
emitc.func @other(!emitc.ptr<i32>, i32) -> i32 attributes {specifiers = ["extern", "inline"]}
// CHECK: emitc.declare_func @other {x}
emitc.declare_func @other {x}
// CHECK: emitc.global @zero : i32
emitc.global @zero : i32
// CHECK: emitc.global extern @one : !emitc.opaque<"T">
emitc.global extern @one : !emitc.opaque<"T">
// CHECK: emitc.global static const @two : !emitc.array<2x3xi32> = dense<1> {x}
emitc.global static const @two : !emitc.array<2x3xi32> = dense<1> {x}
// CHECK: emitc.global static @three : i32 = 3
emitc.global static @three : i32 = 3
// CHECK: emitc.global const @four : f32 = 1.500000e+00
emitc.global const @four : f32 = 1.500000e+00
// CHECK: emitc.global @five : !emitc.ptr<i8> = #emitc.opaque<"NULL">
emitc.global @five : !emitc.ptr<i8> = #emitc.opaque<"NULL">
// CHECK: emitc.func @operators(%{{.*}}: i32, %{{.*}}: i32, %{{.*}}: f64, %{{.*}}: !emitc.ptr<i32>, %{{.*}}: !emitc.opaque<"T">, %{{.*}}: i1, %{{.*}}: index, %{{.*}}: !emitc.size_t) {
emitc.func @operators(%x: i32, %y: i32, %f: f64, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"T">, %b: i1, %i: index, %s: !emitc.size_t) {
  // CHECK: %{{.*}} = add %{{.*}}, %{{.*}} {x} : (i32, i32) -> i32
  %0 = add %x, %y {x} : (i32, i32) -> i32
  // CHECK: %{{.*}} = add %{{.*}}, %{{.*}} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %1 = add %p, %x : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  // CHECK: %{{.*}} = add %{{.*}}, %{{.*}} : (!emitc.opaque<"T">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %2 = add %o, %p : (!emitc.opaque<"T">, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  // CHECK: %{{.*}} = sub %{{.*}}, %{{.*}} : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  // CHECK: %{{.*}} = sub %{{.*}}, %{{.*}} : (!emitc.ptr<i32>, !emitc.opaque<"T">) -> !emitc.ptr<i32>
  %4 = sub %p, %o : (!emitc.ptr<i32>, !emitc.opaque<"T">) -> !emitc.ptr<i32>
  // CHECK: %{{.*}} = mul %{{.*}}, %{{.*}} : (f64, f64) -> f64
  %5 = mul %f, %f : (f64, f64) -> f64
  // CHECK: %{{.*}} = div %{{.*}}, %{{.*}} : (i32, !emitc.size_t) -> !emitc.ssize_t
  %6 = div %x, %s : (i32, !emitc.size_t) -> !emitc.ssize_t
  // CHECK: %{{.*}} = rem %{{.*}}, %{{.*}} : (index, !emitc.opaque<"T">) -> i8
  %7 = rem %i, %o : (index, !emitc.opaque<"T">) -> i8
  // CHECK: %{{.*}} = bitwise_and %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %8 = bitwise_and %x, %y : (i32, i32) -> i32
  // CHECK: %{{.*}} = bitwise_or %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %9 = bitwise_or %x, %y : (i32, i32) -> i32
  // CHECK: %{{.*}} = bitwise_xor %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %10 = bitwise_xor %x, %y : (i32, i32) -> i32
  // CHECK: %{{.*}} = bitwise_left_shift %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %11 = bitwise_left_shift %x, %y : (i32, i32) -> i32
  // CHECK: %{{.*}} = bitwise_right_shift %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %12 = bitwise_right_shift %x, %y : (i32, i32) -> i32
  // CHECK: %{{.*}} = bitwise_not %{{.*}} : (i32) -> i32
  %13 = bitwise_not %x : (i32) -> i32
  // CHECK: %{{.*}} = unary_minus %{{.*}} : (f64) -> f64
  %14 = unary_minus %f : (f64) -> f64
  // CHECK: %{{.*}} = unary_plus %{{.*}} {x} : (i32) -> i32
  %15 = unary_plus %x {x} : (i32) -> i32
  // CHECK: %{{.*}} = logical_and %{{.*}}, %{{.*}} : i32, f64
  %16 = logical_and %x, %f : i32, f64
  // CHECK: %{{.*}} = logical_or %{{.*}}, %{{.*}} {x} : i32, i32
  %17 = logical_or %x, %y {x} : i32, i32
  // CHECK: %{{.*}} = logical_not %{{.*}} : !emitc.ptr<i32>
  %18 = logical_not %p : !emitc.ptr<i32>
  // CHECK: %{{.*}} = cmp lt, %{{.*}}, %{{.*}} : (i32, i32) -> i1
  %19 = cmp lt, %x, %y : (i32, i32) -> i1
  // CHECK: %{{.*}} = cmp three_way, %{{.*}}, %{{.*}} {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
  %20 = cmp three_way, %x, %y {x} : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
  // CHECK: %{{.*}} = conditional %{{.*}}, %{{.*}}, %{{.*}} : i32
  %21 = conditional %b, %x, %y : i32
  // CHECK: %{{.*}} = cast %{{.*}} {x} : i32 to f32
  %22 = cast %x {x} : i32 to f32
  // CHECK: %{{.*}} = cast %{{.*}} : !emitc.ptr<i32> to !emitc.opaque<"void*a">
  %23 = cast %p : !emitc.ptr<i32> to !emitc.opaque<"void*a">
  return
}
// CHECK: emitc.func @places(%{{.*}}: i32, %{{.*}}: !emitc.ptr<i32>, %{{.*}}: !emitc.array<4x8xf32>, %{{.*}}: !emitc.opaque<"T">, %{{.*}}: index) -> f32 {
emitc.func @places(%x: i32, %p: !emitc.ptr<i32>, %a: !emitc.array<4x8xf32>, %o: !emitc.opaque<"T">, %i: index) -> f32 {
  // CHECK: %{{.*}} = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
  %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<3xf32>
  %1 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<3xf32>
  // CHECK: %{{.*}} = "emitc.variable"() <{value = 0 : index}> : () -> !emitc.lvalue<!emitc.size_t>
  %2 = "emitc.variable"() <{value = 0 : index}> : () -> !emitc.lvalue<!emitc.size_t>
  // CHECK: %{{.*}} = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %3 = "emitc.variable"() <{value = #emitc.opaque<"{}">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  // CHECK: %{{.*}} = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %4 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  // CHECK: %{{.*}} = address_of %{{.*}} : !emitc.lvalue<i32> {x}
  %5 = address_of %0 : !emitc.lvalue<i32> {x}
  // CHECK: %{{.*}} = dereference %{{.*}} : !emitc.ptr<i32>
  %6 = dereference %5 : !emitc.ptr<i32>
  // CHECK: %{{.*}} = apply "&"(%{{.*}}) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %7 = apply "&"(%0) {x} : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  // CHECK: %{{.*}} = apply "*"(%{{.*}}) : (!emitc.ptr<i32>) -> i32
  %8 = apply "*"(%p) : (!emitc.ptr<i32>) -> i32
  // CHECK: %{{.*}} = load %{{.*}} {x} : <i32>
  %9 = load %0 {x} : <i32>
  // CHECK: assign %{{.*}} : i32 to %{{.*}} : <i32> {x}
  assign %x : i32 to %0 : <i32> {x}
  // CHECK: %{{.*}} = "emitc.member"(%{{.*}}) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %10 = "emitc.member"(%3) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = "emitc.member"(%{{.*}}) <{member = "b"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.array<2xi32>
  %11 = "emitc.member"(%3) <{member = "b"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.array<2xi32>
  // CHECK: %{{.*}} = "emitc.member_of_ptr"(%{{.*}}) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  %12 = "emitc.member_of_ptr"(%4) <{member = "a"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = subscript %{{.*}}[%{{.*}}, %{{.*}}] : (!emitc.array<4x8xf32>, index, i32) -> !emitc.lvalue<f32>
  %13 = subscript %a[%i, %x] : (!emitc.array<4x8xf32>, index, i32) -> !emitc.lvalue<f32>
  // CHECK: %{{.*}} = subscript %{{.*}}[%{{.*}}] {x} : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  %14 = subscript %p[%x] {x} : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = subscript %{{.*}}[] : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
  %15 = subscript %o[] : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = subscript %{{.*}}[%{{.*}}, %{{.*}}] : (!emitc.opaque<"T">, !emitc.opaque<"T">, index) -> !emitc.lvalue<i32>
  %16 = subscript %o[%o, %i] : (!emitc.opaque<"T">, !emitc.opaque<"T">, index) -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = get_global @two : !emitc.array<2x3xi32> {x}
  %17 = get_global @two : !emitc.array<2x3xi32> {x}
  // CHECK: %{{.*}} = get_global @three : !emitc.lvalue<i32>
  %18 = get_global @three : !emitc.lvalue<i32>
  // CHECK: %{{.*}} = load %{{.*}} : <f32>
  %19 = load %13 : <f32>
  return {x} %19 : f32
}
// CHECK: emitc.func @values(%{{.*}}: i32, %{{.*}}: f32) {
emitc.func @values(%x: i32, %f: f32) {
  // CHECK: %{{.*}} = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  // CHECK: %{{.*}} = "emitc.constant"() <{value = #emitc.opaque<"f()">}> : () -> f32
  %1 = "emitc.constant"() <{value = #emitc.opaque<"f()">}> : () -> f32
  // CHECK: %{{.*}} = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.ptrdiff_t
  %2 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.ptrdiff_t
  // CHECK: %{{.*}} = "emitc.constant"() <{value = dense<1> : tensor<2xi32>}> {x} : () -> tensor<2xi32>
  %3 = "emitc.constant"() <{value = dense<1> : tensor<2xi32>}> {x} : () -> tensor<2xi32>
  // CHECK: %{{.*}} = literal "M_PI" {x} : f32
  %4 = literal "M_PI" {x} : f32
  // CHECK: %{{.*}} = call_opaque "f"(%{{.*}}, %{{.*}}) {args = [1 : index, 42 : i32, #emitc.opaque<"q">, 0 : index], template_args = [i32, 3, 1.000000e+00, #emitc.opaque<"T">]} : (i32, f32) -> !emitc.ptr<i32>
  %5 = call_opaque "f"(%x, %f) {args = [1 : index, 42 : i32, #emitc.opaque<"q">, 0 : index], template_args = [i32, 3, 1.000000e+00, #emitc.opaque<"T">]} : (i32, f32) -> !emitc.ptr<i32>
  // CHECK: %{{.*}} = call @other(%{{.*}}, %{{.*}}) {arg_attrs = [{x.y}, {}]} : (!emitc.ptr<i32>, i32) -> i32
  %6 = call @other(%5, %x) {arg_attrs = [{x.y}, {}]} : (!emitc.ptr<i32>, i32) -> i32
  // CHECK: %{{.*}}:2 = call_opaque "g"() : () -> (tuple<i32, tuple<f32, !emitc.ptr<!emitc.array<2xi8>>>>, tensor<2x3xbf16>)
  %7:2 = call_opaque "g"() : () -> (tuple<i32, tuple<f32, !emitc.ptr<!emitc.array<2xi8>>>>, tensor<2x3xbf16>)
  // CHECK: call_opaque "h"(%{{.*}}) : (!emitc.ptr<i32>) -> ()
  call_opaque "h"(%5) : (!emitc.ptr<i32>) -> ()
  // CHECK: verbatim "{} = {{.*}};" args %{{.*}}, %{{.*}} : i32, f32 {x}
  verbatim "{} = {{{};" args %x, %f : i32, f32 {x}
  return
}
