// Finding records by name, and asking for their classes and instances.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C {
  int x = 1;
}
class D : C {
  int y = 2;
}
def a : D;
def b : C;
class T<string n> {
  C c = !cast<C>(n);
  int x = c.x;
  bit isd = !isa<D>(c);
}
def e : T<"a">;
def f : T<"b">;
def g {
  int v = !cast<D>("a").y;
  bit h = !exists<C>("a");
  bit i = !exists<D>("b");
  bit j = !exists<C>("zz");
  list<C> k = !instances<C>();
  list<C> l = !instances<C>("^a$");
  bit m = !initialized(a.x);
  bit n = !initialized(?);
}

//      CHECK:def a {	// C D
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  int y = 2;
// CHECK-NEXT:}
//      CHECK:def b {	// C
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:}
//      CHECK:def e {	// T
// CHECK-NEXT:  C c = a;
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  bit isd = 1;
// CHECK-NEXT:}
//      CHECK:def f {	// T
// CHECK-NEXT:  C c = b;
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  bit isd = 0;
// CHECK-NEXT:}
//      CHECK:def g {
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  bit h = 1;
// CHECK-NEXT:  bit i = 0;
// CHECK-NEXT:  bit j = 0;
// CHECK-NEXT:  list<C> k = [a, b];
// CHECK-NEXT:  list<C> l = [a];
// CHECK-NEXT:  bit m = 1;
// CHECK-NEXT:  bit n = 0;
// CHECK-NEXT:}
