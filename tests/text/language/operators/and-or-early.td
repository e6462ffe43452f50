// !and of 0 and !or of all ones are known by their first operand: no record is made for the others.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Made<int n> { int v = n; }
class Early<bit a, int b> {
  int and = !and(a, Made<b>.v);
  int or = !or(b, Made<!add(b, 10)>.v, a);
}
def A : Early<0, -1>;
def B : Early<1, -1>;
def C : Early<0, 2>;

//      CHECK:class Early<bit Early:a = ?, int Early:b = ?> {
// CHECK-NEXT:  int and = !and(Early:a, Made<0: Early:b>.v);
// CHECK-NEXT:  int or = !or(Early:b, !or(Made<0: !add(Early:b, 10)>.v, Early:a));
// CHECK-NEXT:}
//      CHECK:def A {	// Early
// CHECK-NEXT:  int and = 0;
// CHECK-NEXT:  int or = -1;
// CHECK-NEXT:}
//      CHECK:def B {	// Early
// CHECK-NEXT:  int and = 1;
// CHECK-NEXT:  int or = -1;
// CHECK-NEXT:}
//      CHECK:def C {	// Early
// CHECK-NEXT:  int and = 0;
// CHECK-NEXT:  int or = 14;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Made
// CHECK-NEXT:  int v = -1;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Made
// CHECK-NEXT:  int v = 12;
// CHECK-NEXT:}
//  CHECK-NOT:{{.*}}anonymous_2{{.*}}
