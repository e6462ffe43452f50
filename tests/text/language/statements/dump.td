// dump prints a note: at once, or for every record and run.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

dump "top";
dump "number " # 5;
class C<int n> { int v = n; dump NAME # " has " # v; }
def A : C<1>;
def B : C<2> { let v = 3; dump "own"; }
multiclass M<int n> { dump "run " # NAME # n; def x : C<n>; }
defm D : M<7>;
foreach i = [1, 2] in dump "loop " # i;
if 1 then dump "then"; else dump "never";
defvar l = [1, 2];
dump !repr(l);
dump !repr(A);

//      CHECK:def A {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Dx {	// C
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
