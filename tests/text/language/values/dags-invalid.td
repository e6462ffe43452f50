// A dag begins with its operator; names begin with $.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def op;

def Number { dag x = (1 2); }
// CHECK: :[[#@LINE-1]]:23: error: expected identifier in dag init: a dag begins with its operator

def String { dag x = ("op" 1); }
// CHECK: :[[#@LINE-1]]:23: error: expected identifier in dag init: a dag begins with its operator

def Empty { dag x = (); }
// CHECK: :[[#@LINE-1]]:22: error: unexpected ')', expected a value

def Comma { dag x = (op 1,); }
// CHECK: :[[#@LINE-1]]:27: error: unexpected ')', expected a value or a variable ('$name')

def NoComma { dag x = (op 1 2); }
// CHECK: :[[#@LINE-1]]:29: error: unexpected '2', expected ')'

def CommaFirst { dag x = (op, 1); }
// CHECK: :[[#@LINE-1]]:29: error: unexpected ',', expected ')'

def Name { dag x = (op 1:a); }
// CHECK: :[[#@LINE-1]]:26: error: unexpected 'a', expected a variable ('$name')

def NameAlone { dag x = (op 1:$); }
// CHECK: :[[#@LINE-1]]:31: error: '$' must be followed by a name

def Unknown { dag x = (opp 1); }
// CHECK: :[[#@LINE-1]]:24: error: variable not defined: 'opp'
// CHECK: help: did you mean 'op'?

def UnknownArgument { dag x = (op a); }
// CHECK: :[[#@LINE-1]]:35: error: variable not defined: 'a'
// CHECK: help: did you mean 'x'?

def Open { dag x = (op 1; }
// CHECK: :[[#@LINE-1]]:25: error: unexpected ';', expected ')'

def Type { int x = (op 1); }
// CHECK: :[[#@LINE-1]]:20: error: field 'x' of type 'int' is incompatible with value '(op 1)' of type 'dag'
// CHECK: :[[#@LINE-2]]:16: note: the field is declared here
