// Arithmetic, shifts, bit operations and comparisons; integers in all bases.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def A {
  int a = !div(7,2);
  int b = !div(-7, 2);
  int c = !sra(-16, 2);
  int d = !srl(-1, 60);
  int e = !shl(1, 62);
  int f = !xor(5, 3);
  int g = !logtwo(9);
  int h = !logtwo(1);
  int i = !not(0);
  int j = !not(5);
  int k = !and(7, 3, 6);
  int l = !or(1,2,4,8);
  int m = !mul(2,3,4);
  int n = !add(1,2,3,4,5);
  int o = !sub(3, 5);
  bit p = !eq(1, 1);
  bit q = !ne("a", "b");
  bit r = !lt(1,2);
  bit s = !ge("b","a");
  int t = !and(0b101, 1);
  int u = 0x10;
  int v = 0b101;
  int w = -5;
  int x = +7;
  int y = 0xFFFFFFFFFFFFFFFF;
  int z = 18446744073709551615;
}

//      CHECK:def A {
// CHECK-NEXT:  int a = 3;
// CHECK-NEXT:  int b = -3;
// CHECK-NEXT:  int c = -4;
// CHECK-NEXT:  int d = 15;
// CHECK-NEXT:  int e = 4611686018427387904;
// CHECK-NEXT:  int f = 6;
// CHECK-NEXT:  int g = 3;
// CHECK-NEXT:  int h = 0;
// CHECK-NEXT:  int i = 1;
// CHECK-NEXT:  int j = 0;
// CHECK-NEXT:  int k = 2;
// CHECK-NEXT:  int l = 15;
// CHECK-NEXT:  int m = 24;
// CHECK-NEXT:  int n = 15;
// CHECK-NEXT:  int o = -2;
// CHECK-NEXT:  bit p = 1;
// CHECK-NEXT:  bit q = 1;
// CHECK-NEXT:  bit r = 1;
// CHECK-NEXT:  bit s = 1;
// CHECK-NEXT:  int t = 1;
// CHECK-NEXT:  int u = 16;
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:  int w = -5;
// CHECK-NEXT:  int x = 7;
// CHECK-NEXT:  int y = -1;
// CHECK-NEXT:  int z = -1;
// CHECK-NEXT:}
