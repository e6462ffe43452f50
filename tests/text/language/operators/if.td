// !if chooses; the arms agree on a type.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Left : Base;
class Right : Base;
def L : Left;
def R : Right;

class Late<bit c, int n> {
  int number = !if(c, n, !sub(0, n));
  string text = !if(!gt(n, 5), "big", !if(!gt(n, 2), "middle", "small"));
  Base record = !if(c, L, R);
  list<int> items = !if(c, [n], []<int>);
  list<int> emptyTakesTheOther = !if(c, [n], []);
}
def Yes : Late<1, 3>;
def No : Late<0, 9>;

// The arm that isn't chosen isn't computed.
class Lazy<int n> { int half = !if(!eq(n, 0), 0, !div(12, n)); }
def LazyZero : Lazy<0>;
def LazyFour : Lazy<4>;

// Recursion ends by a choice.
class Factorial<int n> { int value = !if(!le(n, 1), 1, !mul(n, Factorial<!sub(n, 1)>.value)); }

def Values {
  int condition = !if(7, 1, 2);
  int negative = !if(-1, 1, 2);
  int bits_ = !if(0b00, 1, 2);
  int bitAndInt = !if(true, 0b1, 2);
  int unsetThen = !if(0, ?, 5);
  int unsetChosen = !if(1, ?, 5);
  string code_ = !if(1, [{a}], "b");
  int factorial = Factorial<5>.value;
  Base nested = !if(0, L, !if(0, L, R));
}

//      CHECK:def L {	// Base Left
// CHECK-NEXT:}
//      CHECK:def LazyFour {	// Lazy
// CHECK-NEXT:  int half = 3;
// CHECK-NEXT:}
//      CHECK:def LazyZero {	// Lazy
// CHECK-NEXT:  int half = 0;
// CHECK-NEXT:}
//      CHECK:def No {	// Late
// CHECK-NEXT:  int number = -9;
// CHECK-NEXT:  string text = "big";
// CHECK-NEXT:  Base record = R;
// CHECK-NEXT:  list<int> items = [];
// CHECK-NEXT:  list<int> emptyTakesTheOther = [];
// CHECK-NEXT:}
//      CHECK:def R {	// Base Right
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int condition = 1;
// CHECK-NEXT:  int negative = 1;
// CHECK-NEXT:  int bits_ = 2;
// CHECK-NEXT:  int bitAndInt = 1;
// CHECK-NEXT:  int unsetThen = 5;
// CHECK-NEXT:  int unsetChosen = ?;
// CHECK-NEXT:  code code_ = [{a}];
// CHECK-NEXT:  int factorial = 120;
// CHECK-NEXT:  Base nested = R;
// CHECK-NEXT:}
//      CHECK:def Yes {	// Late
// CHECK-NEXT:  int number = 3;
// CHECK-NEXT:  string text = "middle";
// CHECK-NEXT:  Base record = L;
// CHECK-NEXT:  list<int> items = [3];
// CHECK-NEXT:  list<int> emptyTakesTheOther = [3];
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Factorial
// CHECK-NEXT:  int value = 120;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Factorial
// CHECK-NEXT:  int value = 24;
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// Factorial
// CHECK-NEXT:  int value = 6;
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// Factorial
// CHECK-NEXT:  int value = 2;
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// Factorial
// CHECK-NEXT:  int value = 1;
// CHECK-NEXT:}
