// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: pdl.pattern @all : benefit(2) attributes {x.y} {
pdl.pattern @all : benefit(2) attributes {x.y} {
  // CHECK-NEXT: %[[T:.*]] = type : i32
  %t = type : i32
  // CHECK-NEXT: %[[U:.*]] = type
  %u = type
  // CHECK-NEXT: %[[TS:.*]] = types
  %ts = types
  // CHECK-NEXT: %{{.*}} = types : [i32, i64]
  %us = types : [i32, i64]
  // CHECK-NEXT: %[[X:.*]] = operand : %[[T]]
  %x = operand : %t
  // CHECK-NEXT: %[[Y:.*]] = operands : %[[TS]]
  %y = operands : %ts
  // CHECK-NEXT: %[[A:.*]] = attribute
  %a = attribute
  // CHECK-NEXT: %[[B:.*]] = attribute = 10 : i64
  %b = attribute = 10
  // CHECK-NEXT: %[[C:.*]] = attribute : %[[T]]
  %c = attribute : %t
  // CHECK-NEXT: %[[O:.*]] = operation "x.y"(%[[X]], %[[Y]] : !pdl.value, !pdl.range<value>) {"a" = %[[A]], "b" = %[[B]], "c" = %[[C]]} -> (%[[T]], %[[U]] : !pdl.type, !pdl.type)
  %o = operation "x.y"(%x, %y : !pdl.value, !pdl.range<value>) {"a" = %a, "b" = %b, "c" = %c} -> (%t, %u : !pdl.type, !pdl.type)
  // CHECK-NEXT: %[[R:.*]] = result 0 of %[[O]]
  %r = result 0 of %o
  // CHECK-NEXT: %[[RS:.*]] = results of %[[O]]
  %rs = results of %o
  // CHECK-NEXT: %[[G:.*]] = results 1 of %[[O]] -> !pdl.range<value>
  %g = results 1 of %o -> !pdl.range<value>
  // CHECK-NEXT: %[[P:.*]] = operation(%[[R]], %[[RS]], %[[G]] : !pdl.value, !pdl.range<value>, !pdl.range<value>)
  %p = operation(%r, %rs, %g : !pdl.value, !pdl.range<value>, !pdl.range<value>)
  // CHECK-NEXT: apply_native_constraint "holds"(%[[X]], %[[A]] : !pdl.value, !pdl.attribute)
  apply_native_constraint "holds"(%x, %a : !pdl.value, !pdl.attribute)
  // CHECK-NEXT: rewrite %[[P]] {
  rewrite %p {
    // CHECK-NEXT: %{{.*}} = attribute = "made"
    %m = attribute = "made"
    // CHECK-NEXT: %[[N:.*]] = apply_native_rewrite "make"(%[[O]] : !pdl.operation) : !pdl.value
    %n = apply_native_rewrite "make"(%o : !pdl.operation) : !pdl.value
    // CHECK-NEXT: %{{.*}} = range %[[N]], %[[Y]] : !pdl.value, !pdl.range<value>
    %l = range %n, %y : !pdl.value, !pdl.range<value>
    // CHECK-NEXT: %{{.*}} = range : !pdl.range<type>
    %e = range : !pdl.range<type>
    // CHECK-NEXT: %[[Q:.*]] = operation "x.z" -> (%[[T]] : !pdl.type)
    %q = operation "x.z" -> (%t : !pdl.type)
    // CHECK-NEXT: replace %[[P]] with %[[Q]]
    replace %p with %q
    // CHECK-NEXT: replace %[[O]] with(%[[N]] : !pdl.value)
    replace %o with (%n : !pdl.value)
    // CHECK-NEXT: erase %[[O]]
    erase %o
  }
}

// CHECK-LABEL: pdl.pattern : benefit(1) {
pdl.pattern : benefit(1) {
  %o = operation

  // CHECK: rewrite with "both"(%{{.*}}, %{{.*}} : !pdl.operation, !pdl.operation)
  rewrite with "both"(%o, %o : !pdl.operation, !pdl.operation)
}
