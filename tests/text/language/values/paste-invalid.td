// What can't be joined.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def R;

def Unset { string x = "a" # ?; }
// CHECK: :[[#@LINE-1]]:28: error: RHS of paste is not typed!

def UnsetFirst { string x = ? # "a"; }
// CHECK: :[[#@LINE-1]]:31: error: LHS of paste is not typed!

def List { string x = "a" # ["b"]; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'List' could not be fully resolved: !strconcat("a", !cast<string>(["b"]))
// CHECK: :[[#@LINE-2]]:23: note: the initializer

def ToList { list<int> x = [1] # 2; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'ToList' could not be fully resolved: !listconcat([1], 2)
// CHECK: :[[#@LINE-2]]:28: note: the initializer

def ListTypes { list<int> x = [1] # ["a"]; }
// CHECK: :[[#@LINE-1]]:38: error: Element type mismatch for list: element type 'string' not convertible to 'int'

def Dag { string x = "a" # (R); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Dag' could not be fully resolved: !strconcat("a", !cast<string>((R)))
// CHECK: :[[#@LINE-2]]:22: note: the initializer

def NoType { int x = 1 # 2; }
// CHECK: :[[#@LINE-1]]:22: error: Field 'x' of type 'int' is incompatible with value '"12"' of type 'string'
// CHECK: :[[#@LINE-2]]:18: note: the field is declared here

def Nothing { string x = # "a"; }
// CHECK: :[[#@LINE-1]]:26: error: Unknown or reserved token when parsing a value

def UnknownFirst { string x = unknown # "a"; }
// CHECK: :[[#@LINE-1]]:31: error: Variable not defined: 'unknown'
