// What is whole in front of a syntax error is evaluated, however deep it stands: its errors come first.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C<int n>;
def op;

def List { list<int> x = [1, nowhere, ; }
// CHECK: :[[#@LINE-1]]:30: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:39: error: Unknown or reserved token when parsing a value

def Dag { dag x = (op nowhere, 2 ; }
// CHECK: :[[#@LINE-1]]:23: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:34: error: expected ')' in dag init

def Operator { int x = !add("a", 2 ; }
// CHECK: :[[#@LINE-1]]:29: error: expected value of type 'int', got 'string'
// CHECK: :[[#@LINE-2]]:36: error: expected ')' in operator

def Missing { int x = !if(nowhere, 2); }
// CHECK: :[[#@LINE-1]]:27: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:37: error: expected ',' in ternary operator

def Call { C x = C<"a", 2 ; }  // too many, and no end: one mistake
// CHECK: :[[#@LINE-1]]:25: error: Too many template arguments: 2
// CHECK: :4:7: note: 'C' takes 1 template argument

def Nested { list<int> x = [!add(1, !size(nowhere)), ; }
// CHECK: :[[#@LINE-1]]:43: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:54: error: Unknown or reserved token when parsing a value

def Type { list<list<nowhere> x; }
// CHECK: :[[#@LINE-1]]:22: error: Couldn't find class 'nowhere'
// CHECK: :[[#@LINE-2]]:31: error: expected '>' at end of list<ty> type

assert !not(nowhere) "message";
// CHECK: :[[#@LINE-1]]:13: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:22: error: expected ',' in assert statement

if !not(nowhere) def Never;
// CHECK: :[[#@LINE-1]]:9: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:18: error: Unknown tok
// CHECK: help: expected 'then'

let x = !not(nowhere) def Never;
// CHECK: :[[#@LINE-1]]:14: error: Variable not defined: 'nowhere'
// CHECK: :[[#@LINE-2]]:23: error: expected 'in' at end of top-level 'let'

// No token at all: found before what stands in front of it.
def Lexer { int x = nowhere @ }
// CHECK: :[[#@LINE-1]]:29: error: unexpected character
