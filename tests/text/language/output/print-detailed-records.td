// --print-detailed-records says where records and their values come from.
// RUN: mica-gen --print-detailed-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base<int n, string s = "a"> {
  int x = n;
  field bits<4> b;
  string t = s;
}
class Other { int x = 5; }
class Derived : Base<1> {
  let b{0} = 1;
  let t =
      // on a line of its own
      "c";
}
class Plain;
defvar text = "global";
multiclass Inner { def _i : Derived, Other; }
multiclass Outer { defm _o : Inner; }
defset list<Base> all = {
  defm D : Outer;
}
let x = 6 in
def One : Derived {
  code c = [{
 two lines }];
}
def None;

//      CHECK:-------------------- Global Variables (2) --------------------
// CHECK-EMPTY:
// CHECK-NEXT:all = [D_o_i]
// CHECK-NEXT:text = "global"
// CHECK-EMPTY:
// CHECK-NEXT:-------------------- Classes (4) --------------------
// CHECK-EMPTY:
// CHECK-NEXT:Base  |print-detailed-records.td:4|
// CHECK-NEXT:  Template args:
// CHECK-NEXT:    int Base:n = ?  |print-detailed-records.td:4|
// CHECK-NEXT:    string Base:s = "a"  |print-detailed-records.td:4|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = Base:n  |print-detailed-records.td:5|
// CHECK-NEXT:    field bits<4> b = { ?, ?, ?, ? }  |print-detailed-records.td:6|
// CHECK-NEXT:    string t = Base:s  |print-detailed-records.td:7|
// CHECK-EMPTY:
// CHECK-NEXT:Derived  |print-detailed-records.td:10|
// CHECK-NEXT:  Template args: (none)
// CHECK-NEXT:  Superclasses: Base
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |print-detailed-records.td:5|
// CHECK-NEXT:    field bits<4> b = { ?, ?, ?, 1 }  |print-detailed-records.td:11|
// CHECK-NEXT:    string t = "c"  |print-detailed-records.td:12|
// CHECK-EMPTY:
// CHECK-NEXT:Other  |print-detailed-records.td:9|
// CHECK-NEXT:  Template args: (none)
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |print-detailed-records.td:9|
// CHECK-EMPTY:
// CHECK-NEXT:Plain  |print-detailed-records.td:16|
// CHECK-NEXT:  Template args: (none)
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields: (none)
// CHECK-EMPTY:
// CHECK-NEXT:-------------------- Records (3) --------------------
// CHECK-EMPTY:
// CHECK-NEXT:D_o_i  |print-detailed-records.td:18|
// CHECK-NEXT:  Defm sequence: |print-detailed-records.td:21| |print-detailed-records.td:19| |print-detailed-records.td:18|
// CHECK-NEXT:  Superclasses: (Base) Derived Other
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |print-detailed-records.td:5|
// CHECK-NEXT:    field bits<4> b = { ?, ?, ?, 1 }  |print-detailed-records.td:11|
// CHECK-NEXT:    string t = "c"  |print-detailed-records.td:12|
// CHECK-EMPTY:
// CHECK-NEXT:None  |print-detailed-records.td:28|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields: (none)
// CHECK-EMPTY:
// CHECK-NEXT:One  |print-detailed-records.td:24|
// CHECK-NEXT:  Superclasses: (Base) Derived
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 6  |print-detailed-records.td:23|
// CHECK-NEXT:    field bits<4> b = { ?, ?, ?, 1 }  |print-detailed-records.td:11|
// CHECK-NEXT:    string t = "c"  |print-detailed-records.td:12|
// CHECK-NEXT:    code c = [{
// CHECK-NEXT: two lines }]  |print-detailed-records.td:25|
