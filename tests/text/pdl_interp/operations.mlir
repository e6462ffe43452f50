// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: pdl_interp.func @questions(
pdl_interp.func @questions(%o: !pdl.operation, %a: !pdl.attribute, %t: !pdl.type, %ts: !pdl.range<type>, %v: !pdl.value) {
  // CHECK: pdl_interp.apply_constraint "holds"(%{{.*}}, %{{.*}} : !pdl.operation, !pdl.value) -> ^bb1, ^bb13
  pdl_interp.apply_constraint "holds"(%o, %v : !pdl.operation, !pdl.value) -> ^a, ^end
^a:
  // CHECK: %{{.*}} = pdl_interp.apply_constraint "gives"(%{{.*}} : !pdl.value) : !pdl.type {isNegated = true} -> ^bb2, ^bb13
  %g = pdl_interp.apply_constraint "gives"(%v : !pdl.value) : !pdl.type {isNegated = true} -> ^b, ^end
^b:
  // CHECK: pdl_interp.are_equal %{{.*}}, %{{.*}} : !pdl.type -> ^bb3, ^bb13
  pdl_interp.are_equal %t, %t : !pdl.type -> ^c, ^end
^c:
  // CHECK: pdl_interp.is_not_null %{{.*}} : !pdl.value -> ^bb4, ^bb13
  pdl_interp.is_not_null %v : !pdl.value -> ^d, ^end
^d:
  // CHECK: pdl_interp.check_attribute %{{.*}} is 10 : i64 -> ^bb5, ^bb13
  pdl_interp.check_attribute %a is 10 -> ^e, ^end
^e:
  // CHECK: pdl_interp.check_operand_count of %{{.*}} is at_least 2 -> ^bb6, ^bb13
  pdl_interp.check_operand_count of %o is at_least 2 -> ^f, ^end
^f:
  // CHECK: pdl_interp.check_result_count of %{{.*}} is 1 -> ^bb7, ^bb13
  pdl_interp.check_result_count of %o is 1 -> ^g, ^end
^g:
  // CHECK: pdl_interp.check_operation_name of %{{.*}} is "x.y" -> ^bb8, ^bb13
  pdl_interp.check_operation_name of %o is "x.y" -> ^h, ^end
^h:
  // CHECK: pdl_interp.check_type %{{.*}} is i32 -> ^bb9, ^bb13
  pdl_interp.check_type %t is i32 -> ^i, ^end
^i:
  // CHECK: pdl_interp.check_types %{{.*}} are [i32, i64] -> ^bb10, ^bb13
  pdl_interp.check_types %ts are [i32, i64] -> ^j, ^end
^j:
  // CHECK: pdl_interp.switch_attribute %{{.*}} to [10, true](^bb11, ^bb12) {x.y} -> ^bb13
  pdl_interp.switch_attribute %a to [10, true](^k, ^l) {x.y} -> ^end
^k:
  // CHECK: pdl_interp.switch_operand_count of %{{.*}} to dense<[10, 2]> : vector<2xi32>(^bb13, ^bb12) -> ^bb13
  pdl_interp.switch_operand_count of %o to dense<[10, 2]> : vector<2xi32>(^end, ^l) -> ^end
^l:
  // CHECK: pdl_interp.foreach %{{.*}} : !pdl.type in %{{.*}} {
  // CHECK-NEXT: pdl_interp.continue
  // CHECK-NEXT: } -> ^bb13
  pdl_interp.foreach %x : !pdl.type in %ts {
    pdl_interp.continue
  } -> ^end
^end:
  // CHECK: pdl_interp.finalize
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func @switches(
pdl_interp.func @switches(%o: !pdl.operation, %t: !pdl.type, %ts: !pdl.range<type>) {
  // CHECK: pdl_interp.switch_operation_name of %{{.*}} to ["x.y", "x.z"](^bb1, ^bb2) -> ^bb3
  pdl_interp.switch_operation_name of %o to ["x.y", "x.z"](^a, ^b) -> ^end
^a:
  // CHECK: pdl_interp.switch_result_count of %{{.*}} to dense<1> : vector<1xi32>(^bb3) -> ^bb2
  pdl_interp.switch_result_count of %o to dense<1> : vector<1xi32>(^end) -> ^b
^b:
  // CHECK: pdl_interp.switch_type %{{.*}} to [i32](^bb3) -> ^bb4
  pdl_interp.switch_type %t to [i32](^end) -> ^c
^end:
  // CHECK: pdl_interp.switch_types %{{.*}} to {{\[\[}}i32], [i64, i64{{\]\]}}(^bb4, ^bb4) -> ^bb4
  pdl_interp.switch_types %ts to [[i32], [i64, i64]](^c, ^c) -> ^c
^c:
  // CHECK: pdl_interp.record_match @all::@f(%{{.*}}, %{{.*}} : !pdl.operation, !pdl.type) : benefit(1), generatedOps(["x.a", "x.b"]), loc([%{{.*}}]), root("x.y") -> ^bb5
  pdl_interp.record_match @all::@f(%o, %t : !pdl.operation, !pdl.type) : benefit(1), generatedOps(["x.a", "x.b"]), loc([%o]), root("x.y") -> ^d
^d:
  // CHECK: pdl_interp.record_match @all::@g : benefit(2), loc([]) -> ^bb6
  pdl_interp.record_match @all::@g : benefit(2), loc([]) -> ^e
^e:
  // CHECK: pdl_interp.branch ^bb7
  pdl_interp.branch ^f
^f:
  pdl_interp.finalize
}

// CHECK-LABEL: pdl_interp.func @asked(
pdl_interp.func @asked(%o: !pdl.operation, %v: !pdl.value, %vs: !pdl.range<value>) {
  // CHECK: pdl_interp.extract 1 of %{{.*}} : !pdl.value
  %0 = pdl_interp.extract 1 of %vs : !pdl.value
  // CHECK: pdl_interp.get_attribute "a" of %{{.*}}
  %1 = pdl_interp.get_attribute "a" of %o
  // CHECK: pdl_interp.get_attribute_type of %{{.*}}
  %2 = pdl_interp.get_attribute_type of %1
  // CHECK: pdl_interp.get_defining_op of %{{.*}} : !pdl.range<value>
  %3 = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  // CHECK: pdl_interp.get_operand 1 of %{{.*}}
  %4 = pdl_interp.get_operand 1 of %o
  // CHECK: pdl_interp.get_operands of %{{.*}} : !pdl.range<value>
  %5 = pdl_interp.get_operands of %o : !pdl.range<value>
  // CHECK: pdl_interp.get_operands 0 of %{{.*}} : !pdl.value
  %6 = pdl_interp.get_operands 0 of %o : !pdl.value
  // CHECK: pdl_interp.get_result 0 of %{{.*}}
  %7 = pdl_interp.get_result 0 of %o
  // CHECK: pdl_interp.get_results 1 of %{{.*}} : !pdl.range<value>
  %8 = pdl_interp.get_results 1 of %o : !pdl.range<value>
  // CHECK: pdl_interp.get_users of %{{.*}} : !pdl.value
  %9 = pdl_interp.get_users of %v : !pdl.value
  // CHECK: pdl_interp.get_value_type of %{{.*}} : !pdl.type
  %10 = pdl_interp.get_value_type of %v : !pdl.type
  // CHECK: pdl_interp.get_value_type of %{{.*}} : !pdl.range<type>
  %11 = pdl_interp.get_value_type of %vs : !pdl.range<type>
  pdl_interp.finalize
}

func.func @adds(%x: i32) {
  %0 = arith.addi %x, %x : i32
  return
}

// CHECK-LABEL: pdl_interp.func @made(
pdl_interp.func @made(%o: !pdl.operation, %v: !pdl.value) {
  // CHECK: pdl_interp.create_attribute 10 : i64
  %a = pdl_interp.create_attribute 10
  // CHECK: pdl_interp.create_type i32
  %t = pdl_interp.create_type i32
  // CHECK: pdl_interp.create_types [i32, i64]
  %ts = pdl_interp.create_types [i32, i64]
  // CHECK: pdl_interp.create_range %{{.*}}, %{{.*}} : !pdl.type, !pdl.range<type>
  %r = pdl_interp.create_range %t, %ts : !pdl.type, !pdl.range<type>
  // CHECK: pdl_interp.create_range : !pdl.range<value>
  %e = pdl_interp.create_range : !pdl.range<value>
  // CHECK: pdl_interp.create_operation "x.y"(%{{.*}} : !pdl.value) {"a" = %{{.*}}} -> (%{{.*}} : !pdl.type)
  %p = pdl_interp.create_operation "x.y"(%v : !pdl.value) {"a" = %a} -> (%t : !pdl.type)
  // CHECK: pdl_interp.create_operation "arith.addi" -> <inferred>
  %q = pdl_interp.create_operation "arith.addi" -> <inferred>
  // CHECK: pdl_interp.apply_rewrite "f"(%{{.*}} : !pdl.operation) : !pdl.value
  %w = pdl_interp.apply_rewrite "f"(%o : !pdl.operation) : !pdl.value
  // CHECK: pdl_interp.replace %{{.*}} with (%{{.*}} : !pdl.value)
  pdl_interp.replace %o with (%w : !pdl.value)
  // CHECK: pdl_interp.replace %{{.*}} with ()
  pdl_interp.replace %p with ()
  // CHECK: pdl_interp.erase %{{.*}}
  pdl_interp.erase %o
  pdl_interp.finalize
}
