// !range without an end, with a step of 0.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Step0 { list<int> x = !range(0, 5, 0); }
// CHECK: :[[#@LINE-1]]:5: error: Step of !range can't be 0

def String { list<int> x = !range("a"); }
// CHECK: :[[#@LINE-1]]:35: error: expected list or int, got value of type 'string'

def EndString { list<int> x = !range(1, "a"); }
// CHECK: :[[#@LINE-1]]:41: error: expected value of type 'int', got 'string'

def StepString { list<int> x = !range(1, 2, "a"); }
// CHECK: :[[#@LINE-1]]:45: error: expected value of type 'int', got 'string'

def ListAndEnd { list<int> x = !range([1], 5); }
// CHECK: :[[#@LINE-1]]:44: error: expected one list, got extra value of type 'int'

def None { list<int> x = !range(); }
// CHECK: :[[#@LINE-1]]:33: error: Unknown or reserved token when parsing a value

def Four { list<int> x = !range(1, 2, 3, 4); }
// CHECK: :[[#@LINE-1]]:42: error: expected at most three values of integer

def Result { int x = !range(3); }
// CHECK: :[[#@LINE-1]]:22: error: Field 'x' of type 'int' is incompatible with value '[0, 1, 2]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:18: note: the field is declared here

def Elements { list<string> x = !range(3); }
// CHECK: :[[#@LINE-1]]:33: error: Field 'x' of type 'list<string>' is incompatible with value '[0, 1, 2]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:29: note: the field is declared here

def Unset { list<int> x = !range(?); }
// CHECK: :[[#@LINE-1]]:27: error: expected value to be a typed value, got '?'

def Dag { list<int> x = !range((Dag)); }
// CHECK: :[[#@LINE-1]]:32: error: expected list or int, got value of type 'dag'
