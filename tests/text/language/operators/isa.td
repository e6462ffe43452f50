// !isa asks for a value's type, also of what is known late only.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Derived : Base;
def B : Base;
def D : Derived;
class Late<Base r> {
  bit isBase = !isa<Base>(r);
  bit isDerived = !isa<Derived>(r);
  string kind = !if(!isa<Derived>(r), "derived", "base");
}
def OfBase : Late<B>;
def OfDerived : Late<D>;
def Values {
  bit int_ = !isa<int>(1);
  bit intIsNoString = !isa<string>(1);
  bit string_ = !isa<string>("a");
  bit code_ = !isa<string>([{ a }]);
  bit bitIsInt = !isa<int>(true);
  bit bitsAreInt = !isa<int>(0b01);
  bit intIsNoBit = !isa<bit>(1);
  bit list_ = !isa<list<int>>([1]);
  bit listOfDerived = !isa<list<Base>>([D]);
  bit listOfBase = !isa<list<Derived>>([B]);
  bit dag_ = !isa<dag>((D));
  bit recordIsNoString = !isa<string>(D);
  list<Base> only = !filter(x, [B, D], !isa<Derived>(x));
}

//      CHECK:def B {	// Base
// CHECK-NEXT:}
//      CHECK:def D {	// Base Derived
// CHECK-NEXT:}
//      CHECK:def OfBase {	// Late
// CHECK-NEXT:  bit isBase = 1;
// CHECK-NEXT:  bit isDerived = 0;
// CHECK-NEXT:  string kind = "base";
// CHECK-NEXT:}
//      CHECK:def OfDerived {	// Late
// CHECK-NEXT:  bit isBase = 1;
// CHECK-NEXT:  bit isDerived = 1;
// CHECK-NEXT:  string kind = "derived";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit int_ = 1;
// CHECK-NEXT:  bit intIsNoString = 0;
// CHECK-NEXT:  bit string_ = 1;
// CHECK-NEXT:  bit code_ = 1;
// CHECK-NEXT:  bit bitIsInt = 1;
// CHECK-NEXT:  bit bitsAreInt = 1;
// CHECK-NEXT:  bit intIsNoBit = 1;
// CHECK-NEXT:  bit list_ = 1;
// CHECK-NEXT:  bit listOfDerived = 1;
// CHECK-NEXT:  bit listOfBase = 0;
// CHECK-NEXT:  bit dag_ = 1;
// CHECK-NEXT:  bit recordIsNoString = 0;
// CHECK-NEXT:  list<Base> only = [D];
// CHECK-NEXT:}
