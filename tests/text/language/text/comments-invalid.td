// A comment needs its end.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def A { int x = 1; } */
// CHECK: :[[#@LINE-1]]:22: error: unexpected character

def B;

/* open /* closed */
def C;
// CHECK: :[[#@LINE-2]]:1: error: unterminated comment
