// Keywords are no names.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def class;
// CHECK: :[[#@LINE-1]]:5: error: Unknown or reserved token when parsing a value

def A { int let = 1; }
// CHECK: :[[#@LINE-1]]:13: error: Expected identifier in declaration

class if;
// CHECK: :[[#@LINE-1]]:7: error: expected class name after 'class' keyword

def B { int x = then; }
// CHECK: :[[#@LINE-1]]:17: error: Unknown or reserved token when parsing a value

def C { int defvar = 1; }
// CHECK: :[[#@LINE-1]]:13: error: Expected identifier in declaration

foreach in = [1] in def D;
// CHECK: :[[#@LINE-1]]:9: error: Expected identifier in foreach declaration
