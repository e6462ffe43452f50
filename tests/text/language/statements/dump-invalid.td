// dump wants a string.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

dump 1;
// CHECK: :[[#@LINE-1]]:1: error: dump value is not of type string

def List { dump [1]; }
// CHECK: :[[#@LINE-1]]:12: error: dump value is not of type string

dump ?;
// CHECK: :[[#@LINE-1]]:1: error: dump value is not of type string

class Unset { string s; dump s; } def Of : Unset;
// CHECK: :[[#@LINE-1]]:25: error: dump value is not of type string

dump unknown;
// CHECK: :[[#@LINE-1]]:6: error: Variable not defined: 'unknown'

dump "a", "b";
// CHECK: :[[#@LINE-1]]:9: error: expected ';'

dump;
// CHECK: :[[#@LINE-1]]:5: error: Unknown or reserved token when parsing a value
