// What a loop or a multiclass makes doesn't dump, nor make the records that its dumps would.
// RUN: mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=note: --implicit-check-not=anonymous_1

class Made<int n> { int v = n; }
class C<int n> { int v = n; dump "C of " # NAME # !cast<string>(Made<v>); }
multiclass M { def m : C<2> { dump "own"; } }
foreach i = [3] in def L#i : C<i>;
defm X : M;
def A : C<4>;
// CHECK: note: C of Aanonymous_0
