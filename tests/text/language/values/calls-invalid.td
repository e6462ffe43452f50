// Arguments that a class doesn't take.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Point<int x, int y = 0> { int X = x; int Y = y; }
class Plain;
def R : Plain;

def Few { Point p = Point<>; }
// CHECK: :[[#@LINE-1]]:21: error: value not specified for template argument 'Point:x'
// CHECK: :[[#@LINE-6]]:17: note: declared in 'Point'

def Many { Point p = Point<1, 2, 3>; }
// CHECK: :[[#@LINE-1]]:34: error: Too many template arguments: 3

def Type { Point p = Point<"a">; }
// CHECK: :[[#@LINE-1]]:28: error: Value specified for template argument 'Point:x' is of type string; expected type int: "a"
// CHECK: :[[#@LINE-13]]:17: note: declared in 'Point'

def Unknown { Point p = Pont<1>; }
// CHECK: :[[#@LINE-1]]:25: error: Expected a class name, got 'Pont'
// CHECK: help: did you mean 'Point'?

def Definition { Plain p = R<>; }
// CHECK: :[[#@LINE-1]]:28: error: Expected a class name, got 'R'

def Name { Point p = Point<1, z = 2>; }
// CHECK: :[[#@LINE-1]]:31: error: Argument "z" doesn't exist
// CHECK: help: did you mean 'x'?

def Twice { Point p = Point<1, x = 2>; }
// CHECK: :[[#@LINE-1]]:23: error: We can only specify the template argument 'Point:x' once

def TwiceNamed { Point p = Point<x = 1, x = 2>; }
// CHECK: :[[#@LINE-1]]:28: error: We can only specify the template argument 'Point:x' once

def Order { Point p = Point<x = 1, 2>; }
// CHECK: :[[#@LINE-1]]:36: error: Positional argument should be put before named argument

def NameOfInt { Point p = Point<1 = 2>; }
// CHECK: :[[#@LINE-1]]:33: error: The name of named argument should be a valid identifier

def NoArguments { Plain p = Plain<1>; }
// CHECK: :[[#@LINE-1]]:35: error: Too many template arguments: 1

def NoBrackets { Point p = Point; }
// CHECK: :[[#@LINE-1]]:28: error: Variable not defined: 'Point'
// CHECK: help: 'Point' is a class; write 'Point<...>' for a record of it

def FieldType { Plain p = Point<1>; }
// CHECK: :[[#@LINE-1]]:27: error: Field 'p' of type 'Plain' is incompatible with value 'anonymous_0' of type 'Point'
// CHECK: :[[#@LINE-2]]:23: note: the field is declared here
