// defvar once a scope, and only inside of it.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

defvar a = 1;

defvar a = 2;
// CHECK: :[[#@LINE-1]]:8: error: def or global variable of this name already exists

class D { defvar b = 1; defvar b = 2; }
// CHECK: :[[#@LINE-1]]:32: error: local variable of this name already exists

class E { int f = 1; defvar f = 2; }
// CHECK: :[[#@LINE-1]]:29: error: field of this name already exists

foreach i = [1] in { defvar inner = i; def; }
def Outside { int x = inner; }
// CHECK: :[[#@LINE-1]]:23: error: Variable not defined: 'inner'

if 1 then { defvar then_ = 1; def; }
def Outside2 { int x = then_; }
// CHECK: :[[#@LINE-1]]:24: error: Variable not defined: 'then_'

class F { defvar own = 1; }
def G : F { int x = own; }
// CHECK: :[[#@LINE-1]]:21: error: Variable not defined: 'own'

defvar = 1;
// CHECK: :[[#@LINE-1]]:8: error: expected identifier

defvar g;
// CHECK: :[[#@LINE-1]]:9: error: expected '='

defvar g 1;
// CHECK: :[[#@LINE-1]]:10: error: expected '='

defvar g = ;
// CHECK: :[[#@LINE-1]]:12: error: Unknown or reserved token when parsing a value

defvar h = h;
// CHECK: :[[#@LINE-1]]:12: error: Variable not defined: 'h'
// CHECK: help: did you mean 'a'?

def R;
defvar R = 1;
// CHECK: :[[#@LINE-1]]:8: error: def or global variable of this name already exists

defvar notText = 1;
def S { string x = notText; }
// CHECK: :[[#@LINE-1]]:20: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:16: note: the field is declared here
