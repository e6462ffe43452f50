// A dag begins with its operator; names begin with $.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def op;

def Number { dag x = (1 2); }
// CHECK: :[[#@LINE-1]]:23: error: expected identifier or list of value types in dag init

def String { dag x = ("op" 1); }
// CHECK: :[[#@LINE-1]]:23: error: expected identifier or list of value types in dag init

def Empty { dag x = (); }
// CHECK: :[[#@LINE-1]]:22: error: expected identifier or list of value types in dag init

def Comma { dag x = (op 1,); }
// CHECK: :[[#@LINE-1]]:27: error: Unknown or reserved token when parsing a value

def NoComma { dag x = (op 1 2); }
// CHECK: :[[#@LINE-1]]:29: error: expected ')' in dag init

def CommaFirst { dag x = (op, 1); }
// CHECK: :[[#@LINE-1]]:29: error: Unknown or reserved token when parsing a value

def Name { dag x = (op 1:a); }
// CHECK: :[[#@LINE-1]]:26: error: expected variable name in dag literal

def NameAlone { dag x = (op 1:$); }
// CHECK: :[[#@LINE-1]]:31: error: invalid variable name

def Unknown { dag x = (opp 1); }
// CHECK: :[[#@LINE-1]]:24: error: Variable not defined: 'opp'
// CHECK: help: did you mean 'op'?

def UnknownArgument { dag x = (op a); }
// CHECK: :[[#@LINE-1]]:35: error: Variable not defined: 'a'
// CHECK: help: did you mean 'x'?

def Open { dag x = (op 1; }
// CHECK: :[[#@LINE-1]]:25: error: expected ')' in dag init

def Type { int x = (op 1); }
// CHECK: :[[#@LINE-1]]:20: error: Field 'x' of type 'int' is incompatible with value '(op 1)' of type 'dag'
// CHECK: :[[#@LINE-2]]:16: note: the field is declared here
