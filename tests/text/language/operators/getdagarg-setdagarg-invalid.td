// Arguments that a dag doesn't have.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def op;

def GetRange { int x = !getdagarg<int>((op 1), 1); }
// CHECK: :[[#@LINE-1]]:5: error: !getdagarg index 1 is out of range (dag has 1 arguments)

def GetNegative { int x = !getdagarg<int>((op 1), -1); }
// CHECK: :[[#@LINE-1]]:5: error: !getdagarg index -1 is negative

def GetName { int x = !getdagarg<int>((op 1:$a), "b"); }
// CHECK: :[[#@LINE-1]]:5: error: !getdagarg key 'b' is not found

def GetNoType { int x = !getdagarg((op 1), 0); }
// CHECK: :[[#@LINE-1]]:35: error: expected type name for operator

def GetOfInt { int x = !getdagarg<int>(1, 0); }
// CHECK: :[[#@LINE-1]]:40: error: expected value of type 'dag', got 'int'

def GetKey { int x = !getdagarg<int>((op 1), [0]); }
// CHECK: :[[#@LINE-1]]:46: error: expected bit, bits, int, or string; got value of type 'list<int>'

def GetOne { int x = !getdagarg<int>((op 1)); }
// CHECK: :[[#@LINE-1]]:22: error: expected two operands to operator

def GetResult { string x = !getdagarg<int>((op 1), 0); }
// CHECK: :[[#@LINE-1]]:28: error: expected value of type 'string', got 'int'

def SetRange { dag x = !setdagarg((op 1), 1, 2); }
// CHECK: :[[#@LINE-1]]:5: error: !setdagarg index 1 is out of range (dag has 1 arguments)

def SetName { dag x = !setdagarg((op 1:$a), "b", 2); }
// CHECK: :[[#@LINE-1]]:5: error: !setdagarg key 'b' is not found

def SetOfInt { dag x = !setdagarg(1, 0, 2); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'SetOfInt' could not be fully resolved: !setdagarg(1, 0, 2)
// CHECK: :[[#@LINE-2]]:24: note: the initializer

def SetKey { dag x = !setdagarg((op 1), [0], 2); }
// CHECK: :[[#@LINE-1]]:41: error: expected integer index or string name, got type 'list<int>'

def SetTwo { dag x = !setdagarg((op 1), 0); }
// CHECK: :[[#@LINE-1]]:42: error: expected ',' in ternary operator

def NameRange { string x = !getdagname((op 1:$a), 1); }
// CHECK: :[[#@LINE-1]]:5: error: !getdagname index is out of range 0...0: 1

def NameKey { string x = !getdagname((op 1:$a), "a"); }
// CHECK: :[[#@LINE-1]]:49: error: expected value of type 'int', got 'string'

def NameOfInt { string x = !getdagname(1, 0); }
// CHECK: :[[#@LINE-1]]:40: error: expected value of type 'dag', got 'int'

def SetNameRange { dag x = !setdagname((op 1), 1, "a"); }
// CHECK: :[[#@LINE-1]]:5: error: !setdagname index 1 is out of range (dag has 1 arguments)

def SetNameInt { dag x = !setdagname((op 1), 0, 1); }
// CHECK: :[[#@LINE-1]]:49: error: expected string or unset name, got type 'int'

def SetNameUnknown { dag x = !setdagname((op 1:$a), "b", "c"); }
// CHECK: :[[#@LINE-1]]:5: error: !setdagname key 'b' is not found
