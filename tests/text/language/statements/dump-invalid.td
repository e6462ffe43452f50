// dump wants a string.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

dump 1;
// CHECK: :[[#@LINE-1]]:1: error: dump value is not a string: 1; use !repr for its text

def List { dump [1]; }
// CHECK: :[[#@LINE-1]]:12: error: dump value is not a string: [1]; use !repr for its text

dump ?;
// CHECK: :[[#@LINE-1]]:1: error: dump value is not a string: ?; use !repr for its text

class Unset { string s; dump s; } def Of : Unset;
// CHECK: :[[#@LINE-1]]:25: error: dump value is not a string: s; use !repr for its text

dump unknown;
// CHECK: :[[#@LINE-1]]:6: error: variable not defined: 'unknown'

dump "a", "b";
// CHECK: :[[#@LINE-1]]:9: error: unexpected ',', expected ';'

dump;
// CHECK: :[[#@LINE-1]]:5: error: unexpected ';', expected a value
