// !instances lists the definitions of a class so far, in order of names.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base { int v = 0; }
class Derived : Base;
class Empty;
def Zed : Base;
def Alpha : Derived { let v = 1; }
class Late<string pattern> { list<Base> found = !instances<Base>(pattern); }
def Before { list<Base> all = !instances<Base>(); }
def Mid_1 : Base { let v = 2; }
def : Base;
def All { list<Base> all = !instances<Base>(); }
def Some : Late<"Z|M">;
def Values {
  list<Derived> derived = !instances<Derived>();
  list<Empty> none = !instances<Empty>();
  list<Base> inside = !instances<Base>("_[0-9]");
  list<Base> start = !instances<Base>("^Al");
  int sum = !foldl(0, !instances<Base>(), s, r, !add(s, r.v));
  list<string> names = !foreach(r, !instances<Base>("^[A-Z]"), !cast<string>(r));
}

//      CHECK:def All {
// CHECK-NEXT:  list<Base> all = [Alpha, Mid_1, Zed, anonymous_0];
// CHECK-NEXT:}
//      CHECK:def Alpha {	// Base Derived
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Before {
// CHECK-NEXT:  list<Base> all = [Alpha, Zed];
// CHECK-NEXT:}
//      CHECK:def Mid_1 {	// Base
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<Base> found = [Mid_1, Zed];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<Derived> derived = [Alpha];
// CHECK-NEXT:  list<Empty> none = [];
// CHECK-NEXT:  list<Base> inside = [Mid_1, anonymous_0];
// CHECK-NEXT:  list<Base> start = [Alpha];
// CHECK-NEXT:  int sum = 3;
// CHECK-NEXT:  list<string> names = ["Alpha", "Mid_1", "Zed"];
// CHECK-NEXT:}
//      CHECK:def Zed {	// Base
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Base
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
