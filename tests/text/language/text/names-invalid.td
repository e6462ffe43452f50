// Keywords are no names.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def class;
// CHECK: :[[#@LINE-1]]:5: error: unexpected 'class', expected ';'

def A { int let = 1; }
// CHECK: :[[#@LINE-1]]:13: error: unexpected 'let', expected a name

class if;
// CHECK: :[[#@LINE-1]]:7: error: unexpected 'if', expected a name

def B { int x = then; }
// CHECK: :[[#@LINE-1]]:17: error: unexpected 'then', expected a value

def C { int defvar = 1; }
// CHECK: :[[#@LINE-1]]:13: error: unexpected 'defvar', expected a name

foreach in = [1] in def D;
// CHECK: :[[#@LINE-1]]:9: error: unexpected 'in', expected a name
