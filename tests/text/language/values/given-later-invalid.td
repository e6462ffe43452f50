// An error in a part of a value that is evaluated when its class is used is told once, at that use, whatever the
// part belongs to.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Op; def op : Op;

class D1<int n> { list<int> l = [!div(1, n), n]; }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E1 : D1<0>;
class D2<int n> { dag d = (op n, !div(2, n)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E2 : D2<0>;
class D3<int n> { bits<4> b = {1, 0, !eq(!div(4, n), 1), 1}; }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E3 : D3<0>;
class D4<int n> { int e = !foldl(0, [1, n], a, x, !div(a, x)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E4 : D4<0>;
class D5<int n> { list<int> f = !foreach(x, [n], !div(1, x)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E5 : D5<0>;
class D6<int n> { list<int> g = !filter(x, [n, 1], !div(1, x)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E6 : D6<0>;
class D7<int n> { int c = !cond(!div(1, n): 2, true: 1); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E7 : D7<0>;
class D7b<int n> { int c = !cond(!eq(n, 1): 2, true: !div(1, n)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E7b : D7b<0>;
class D8<int n> { int c = !if(!div(1, n), 1, 2); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E8 : D8<0>;
// CHECK: [[@LINE+1]]:27: error: Illegal operation: division by zero
class D9<int n> { int c = D1<n>.l[0]; }
def E9 : D9<0>;
class D10<int n> { int v = !foldl(!div(1, n), [1, 2], a, x, a); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E10 : D10<0>;
class D12<int n> { bits<8> b = n; bits<4> c = b{3-0}; bits<2> d = {!cast<bits<8>>(!div(1, n)){1}, 1}; }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E12 : D12<0>;
class D14<int n> { int v = !isa<int>(!div(1, n)); bit w = !exists<Op>("x" # !div(1, n)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E14 : D14<0>;
class D15<int n, int m = !div(1, n)> { int v = m; }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E15 : D15<0>;
class D16<int n> { assert !div(1, n), "message"; }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E16 : D16<0>;
class D17<int n> { assert 0, "message" # !div(1, n); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E17 : D17<0>;
class D18<int n> { Op o = !cast<Op>("o" # !div(1, n)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E18 : D18<0>;
// CHECK: [[@LINE+1]]:11: error: Illegal operation: division by zero
def "E" # !div(1, 0);
// CHECK: [[@LINE+1]]:27: error: Illegal operation: division by zero
multiclass M<int n> { def A # !div(1, n); }
defm X : M<0>;
// CHECK: [[@LINE+1]]:17: error: Illegal operation: division by zero
foreach i = [1, !div(1, 0)] in def Y#i;
class D19<int n> { list<int> l = !range(0, !div(1, n)); list<int> m = !listsplat(1, !div(1, n)); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E19 : D19<0>;
class D20<int n> { dump "value " # !div(1, n); }
// CHECK: [[@LINE+1]]:5: error: Illegal operation: division by zero
def E20 : D20<0>;
