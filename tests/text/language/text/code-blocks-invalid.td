// A code block needs its end.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Joined { code x = [{a}] [{b}]; }
// CHECK: :[[#@LINE-1]]:29: error: expected ';' after declaration

def Field { code x = [{a}]; int y = x; }
// CHECK: :[[#@LINE-1]]:37: error: Field 'y' of type 'int' is incompatible with value 'x' of type 'string'
// CHECK: :[[#@LINE-2]]:33: note: the field is declared here

def Open { code x = [{
  text }
}
// CHECK: :[[#@LINE-3]]:21: error: unterminated code block
