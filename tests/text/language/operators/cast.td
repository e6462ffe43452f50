// !cast: names to records, records to classes and names, numbers to each other.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base { int v = 1; }
class Derived : Base { int w = 2; }
def D : Derived;
def D2 : Derived;
class Late<string name, int n> {
  Derived found = !cast<Derived>("D" # name);
  int field_ = !cast<Derived>("D" # name).w;
  string text = !cast<string>(n);
  bits<4> low = !cast<bits<4>>(n);
}
def Some : Late<"2", 5>;

// A record may be named before it is defined where it is first needed later.
class Forward<string name> { Base b = !cast<Base>(name); }
def Later : Derived;
def Uses : Forward<"Later">;

// Itself, by its name.
class Self { Self me = !cast<Self>(NAME); string name = !cast<string>(me); }
def Me : Self;

multiclass Pair { def _a : Derived; def _b { Derived other = !cast<Derived>(NAME # "_a"); } }
defm P : Pair;

def Values {
  Base up = !cast<Base>(D);
  Derived down = !cast<Derived>(!cast<Base>(D));
  string name = !cast<string>(D);
  string number = !cast<string>(-3);
  string bits_ = !cast<string>(0b0101);
  string bit_ = !cast<string>(true);
  string same = !cast<string>("s");
  int ofBits = !cast<int>(0b0101);
  bit ofInt = !cast<bit>(1);
  bits<3> three = !cast<bits<3>>(5);
  int fieldOfCast = !cast<Derived>("D").w;
  list<Base> lists = !cast<list<Base>>([D]);
  dag operator = (!cast<Base>("D") 1);
  int bitOfCast = !cast<bits<4>>(5){2};
  string pasted = !cast<string>(D) # "_x";
}

//      CHECK:def D {	// Base Derived
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 2;
// CHECK-NEXT:}
//      CHECK:def D2 {	// Base Derived
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 2;
// CHECK-NEXT:}
//      CHECK:def Later {	// Base Derived
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 2;
// CHECK-NEXT:}
//      CHECK:def Me {	// Self
// CHECK-NEXT:  Self me = Me;
// CHECK-NEXT:  string name = "Me";
// CHECK-NEXT:}
//      CHECK:def P_a {	// Base Derived
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 2;
// CHECK-NEXT:}
//      CHECK:def P_b {
// CHECK-NEXT:  Derived other = P_a;
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  Derived found = D2;
// CHECK-NEXT:  int field_ = 2;
// CHECK-NEXT:  string text = "5";
// CHECK-NEXT:  bits<4> low = { 0, 1, 0, 1 };
// CHECK-NEXT:}
//      CHECK:def Uses {	// Forward
// CHECK-NEXT:  Base b = Later;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  Base up = D;
// CHECK-NEXT:  Derived down = D;
// CHECK-NEXT:  string name = "D";
// CHECK-NEXT:  string number = "-3";
// CHECK-NEXT:  string bits_ = "5";
// CHECK-NEXT:  string bit_ = "1";
// CHECK-NEXT:  string same = "s";
// CHECK-NEXT:  int ofBits = 5;
// CHECK-NEXT:  bit ofInt = 1;
// CHECK-NEXT:  bits<3> three = { 1, 0, 1 };
// CHECK-NEXT:  int fieldOfCast = 2;
// CHECK-NEXT:  list<Base> lists = [D];
// CHECK-NEXT:  dag operator = (D 1);
// CHECK-NEXT:  int bitOfCast = 1;
// CHECK-NEXT:  string pasted = "D_x";
// CHECK-NEXT:}
