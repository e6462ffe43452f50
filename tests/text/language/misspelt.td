// What is misspelt is told its nearest name: classes, fields, arguments, variables, types, keywords, operators, files.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Shape<int corners, string colour = "red"> { int Corners = corners; }
def Square : Shape<4>;

def Class : Shap<4>;
// CHECK: error: Couldn't find class 'Shap'
// CHECK: help: did you mean 'Shape'?
def Called { Shape of = Shappe<3>; }
// CHECK: error: Expected a class name, got 'Shappe'
// CHECK: help: did you mean 'Shape'?
def Field : Shape<4> { let Cornes = 5; }
// CHECK: error: Value 'Cornes' unknown!
// CHECK: help: did you mean 'Corners'?
def Access { int n = Square.corner; }
// CHECK: error: Cannot access field 'corner' of value 'Square'
// CHECK: help: did you mean 'Corners'?
def Argument : Shape<4, color = "blue">;
// CHECK: error: Argument "color" doesn't exist
// CHECK: help: did you mean 'colour'?
def Variable { Shape of = Sqaure; }
// CHECK: error: Variable not defined: 'Sqaure'
// CHECK: help: did you mean 'Square'?
def Type { strng s; }
// CHECK: error: Couldn't find class 'strng'
// CHECK: help: did you mean 'string'?
def Let : Shape<4> { lte Corners = 5; }
// CHECK: error: Couldn't find class 'lte'
// CHECK: help: did you mean 'let'?
def Operator { int n = !adn(1, 2); }
// CHECK: error: unknown operator
// CHECK: help: did you mean '!add'?
defset list<Shape> Then = { if 1 tehn def Never : Shape<1>; }
// CHECK: error: Unknown tok
// CHECK: help: did you mean 'then'?
def Reserved { int class; }
// CHECK: error: Expected identifier in declaration
// CHECK: help: 'class' is a keyword
defm Defm : Shape<4>;
// CHECK: error: Couldn't find multiclass 'Shape'
// CHECK: help: 'Shape' is a class; use 'def' for a record of it
multiclas Multi { def a; }
// CHECK: error: Unexpected token at top level
// CHECK: help: did you mean 'multiclass'?
