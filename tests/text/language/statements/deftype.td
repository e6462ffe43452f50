// deftype names a type, also by another name for a type.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

deftype Byte = bits<8>;
deftype Bytes = list<Byte>;
deftype Table = list<Bytes>;
deftype Name = string;
deftype Word = Byte;
class C<Byte b, Name n = "n"> { Byte B = b; Bytes l = [b, 255]; Table t = [l]; Name name = n; }
def A : C<7>;
def Uses {
  Word w = 1;
  bit is = !isa<Bytes>([A.B]);
  Byte cast_ = !cast<Byte>(9);
  Bytes typed = []<Byte>;
  list<Name> names = !foreach(x, [1, 2], !cast<Name>(x));
}

//      CHECK:def A {	// C
// CHECK-NEXT:  bits<8> B = { 0, 0, 0, 0, 0, 1, 1, 1 };
// CHECK-NEXT:  list<bits<8>> l = [{ 0, 0, 0, 0, 0, 1, 1, 1 }, { 1, 1, 1, 1, 1, 1, 1, 1 }];
// CHECK-NEXT:  list<list<bits<8>>> t = {{\[\[}}{ 0, 0, 0, 0, 0, 1, 1, 1 }, { 1, 1, 1, 1, 1, 1, 1, 1 }]];
// CHECK-NEXT:  string name = "n";
// CHECK-NEXT:}
//      CHECK:def Uses {
// CHECK-NEXT:  bits<8> w = { 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bit is = 1;
// CHECK-NEXT:  bits<8> cast_ = { 0, 0, 0, 0, 1, 0, 0, 1 };
// CHECK-NEXT:  list<bits<8>> typed = [];
// CHECK-NEXT:  list<string> names = ["1", "2"];
// CHECK-NEXT:}
