// Of two definitions whose names hold one anonymous name the first stays.
// RUN: mica-gen --print-records %s 2>%t | FileCheck %s --match-full-lines --strict-whitespace
// RUN: FileCheck %s --check-prefix=WARNING <%t

multiclass Pair<int n> {
  def _first { int v = n; }
  def Second#NAME { int v = n; }
}
foreach i = [1, 2] in
  defm : Pair<i>;
defm : Pair<3>;

//      CHECK:def Secondanonymous_0 {
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Secondanonymous_1 {
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def anonymous_0_first {
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def anonymous_1_first {
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}

// WARNING: :6:7: warning: def already exists: anonymous_0_first; this one is left out; give the 'defm' a name
// WARNING: :6:7: note: location of previous definition
// WARNING: :7:7: warning: def already exists: Secondanonymous_0; this one is left out; give the 'defm' a name
