// Types that are none.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C;
def R : C;

def RecordToInt { int x = R; }
// CHECK: :[[#@LINE-1]]:27: error: Field 'x' of type 'int' is incompatible with value 'R' of type 'C'
// CHECK: :[[#@LINE-2]]:23: note: the field is declared here

def NoClass { D x; }
// CHECK: :[[#@LINE-1]]:15: error: Couldn't find class 'D'
// CHECK: help: did you mean 'C'?

def BitsWithout { bits x; }
// CHECK: :[[#@LINE-1]]:24: error: expected '<' after bits type

def BitsEmpty { bits<> x; }
// CHECK: :[[#@LINE-1]]:22: error: expected integer in bits<n> type

def BitsName { bits<n> x; }
// CHECK: :[[#@LINE-1]]:21: error: expected integer in bits<n> type

def BitsNegative { bits<-1> x; }
// CHECK: :[[#@LINE-1]]:20: error: bits<-1>: the number of bits must be from 0 to 1048576

def ListWithout { list x; }
// CHECK: :[[#@LINE-1]]:24: error: expected '<' after list type

def ListEmpty { list<> x; }
// CHECK: :[[#@LINE-1]]:22: error: Unknown token when expecting a type

def ListOfUnknown { list<Foo> x; }
// CHECK: :[[#@LINE-1]]:26: error: Couldn't find class 'Foo'

def ListOpen { list<list<int> x; }
// CHECK: :[[#@LINE-1]]:31: error: expected '>' at end of list<ty> type

deftype A = int;
deftype A = string;
// CHECK: :[[#@LINE-1]]:9: error: type of this name 'A' already exists

deftype C = int;
// CHECK: :[[#@LINE-1]]:9: error: type of this name 'C' already exists

deftype B = C;
// CHECK: :[[#@LINE-1]]:13: error: cannot define type alias for class type 'C'

deftype E = F;
// CHECK: :[[#@LINE-1]]:13: error: Couldn't find class 'F'
// CHECK: help: did you mean 'A'?

deftype G;
// CHECK: :[[#@LINE-1]]:10: error: expected '='

deftype int = string;
// CHECK: :[[#@LINE-1]]:9: error: expected identifier

class A2 { deftype H = int; }
// CHECK: :[[#@LINE-1]]:12: error: Unknown token when expecting a type

def IntToString { string x = 1; }
// CHECK: :[[#@LINE-1]]:30: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:26: note: the field is declared here

def StringToInt { int x = "1"; }
// CHECK: :[[#@LINE-1]]:27: error: Field 'x' of type 'int' is incompatible with value '"1"' of type 'string'
// CHECK: :[[#@LINE-2]]:23: note: the field is declared here

def CodeToInt { int x = [{1}]; }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'int' is incompatible with value '[{1}]' of type 'string'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here

def IntToRecord { C x = 1; }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'C' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here

def IntToBit { bit x = 2; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'IntToBit' could not be fully resolved: !cast<bit>(2)
// CHECK: :[[#@LINE-2]]:24: note: the initializer

def IntToList { list<int> x = 1; }
// CHECK: :[[#@LINE-1]]:31: error: Field 'x' of type 'list<int>' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:27: note: the field is declared here

def DagToList { list<int> x = (C); }
// CHECK: :[[#@LINE-1]]:32: error: Variable not defined: 'C'
// CHECK: help: 'C' is a class; write 'C<...>' for a record of it
