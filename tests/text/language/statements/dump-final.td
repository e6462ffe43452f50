// A dump among statements doesn't wait for definitions to come.
// RUN: mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C;
def A : C;
dump "A " # !exists<C>("A") # " Later " # !exists<C>("Later") # " of " # !size(!instances<C>());
// CHECK: :[[#@LINE-1]]:1: note: A 1 Later 0 of 1
foreach i = [1, 2] in dump "loop " # i # " of " # !size(!instances<C>("^A$"));
// CHECK: :[[#@LINE-1]]:23: note: loop 1 of 1
// CHECK: :[[#@LINE-2]]:23: note: loop 2 of 1
def Later : C;
