// An error in what was read before a syntax error comes first, and reading goes on at the next statement.
// RUN: not mica-gen --dump-json %s 2>&1 | FileCheck %s

class Before {
  int x = nowhere;
  int y = 1
}
// CHECK: :[[#@LINE-3]]:11: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:1: error: expected ';' after declaration

def Base : Missing
def Next;
// CHECK: :[[#@LINE-2]]:12: error: Couldn't find class 'Missing'
// CHECK: :[[#@LINE-2]]:1: error: Expected '{' to start body or ';' for declaration only

def Index {
  int x = 5[1] {
// CHECK: :[[#@LINE-1]]:11: error: Type 'int' is invalid, list expected

class After<int a> { int b = a; }
def Wrong : After<"one">;
// CHECK: :[[#@LINE-1]]:19: error: Value specified for template argument 'After:a' is of type string; expected type int: "one"
// CHECK-NEXT: def Wrong
// CHECK-NEXT: ^
// CHECK-NEXT: :[[#@LINE-5]]:17: note: declared in 'After'

def Open {
// CHECK: error: Unknown token when expecting a type
