// !instances wants a class and an expression.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Base;

def NoType { list<Base> x = !instances(); }
// CHECK: :[[#@LINE-1]]:39: error: expected type name for operator

def Int { list<Base> x = !instances<int>(); }
// CHECK: :[[#@LINE-1]]:26: error: Field 'x' of type 'list<Base>' is incompatible with value '!instances<int>(".*")' of type 'list<int>'

def Pattern { list<Base> x = !instances<Base>(1); }
// CHECK: :[[#@LINE-1]]:47: error: expected string type argument in !instances operator

def Regex { list<Base> x = !instances<Base>("("); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '('

def Two { list<Base> x = !instances<Base>("a", "b"); }
// CHECK: :[[#@LINE-1]]:46: error: expected ')' in !instances

def Unknown { list<Base> x = !instances<Bass>(); }
// CHECK: :[[#@LINE-1]]:41: error: Couldn't find class 'Bass'
// CHECK: help: did you mean 'Base'?

def Result { Base x = !instances<Base>(); }
// CHECK: :[[#@LINE-1]]:23: error: Field 'x' of type 'Base' is incompatible with value '!instances<Base>(".*")' of type 'list<Base>'
// CHECK: :[[#@LINE-2]]:19: note: the field is declared here
