// Names for types.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

deftype myint = int;
deftype strs = list<string>;
deftype b4 = bits<4>;
class C<myint x, strs s> {
  myint y = x;
  strs z = s;
  b4 q = 3;
  list<myint> w = [x];
}
def A : C<3, ["a"]>;

//      CHECK:def A {	// C
// CHECK-NEXT:  int y = 3;
// CHECK-NEXT:  list<string> z = ["a"];
// CHECK-NEXT:  bits<4> q = { 0, 0, 1, 1 };
// CHECK-NEXT:  list<int> w = [3];
// CHECK-NEXT:}
