// Classes that aren't there, come twice, or take other arguments.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C<int a, int b = 2> { int A = a; }
def R;
// CHECK: :[[#@LINE-2]]:20: warning: unused template argument: C:b

class C { int x; }
// CHECK: :[[#@LINE-1]]:7: error: Class 'C' already defined
// CHECK: :[[#@LINE-6]]:7: note: the previous definition

class D : Missing;
// CHECK: :[[#@LINE-1]]:11: error: Couldn't find class 'Missing'

def E : Missing2<1>;
// CHECK: :[[#@LINE-1]]:9: error: Couldn't find class 'Missing2'

def F : C;
// CHECK: :[[#@LINE-1]]:9: error: value not specified for template argument 'C:a'
// CHECK: :[[#@LINE-16]]:13: note: declared in 'C'

def G : C<1, 2, 3>;
// CHECK: :[[#@LINE-1]]:17: error: Too many template arguments: 3

def H : C<"a">;
// CHECK: :[[#@LINE-1]]:11: error: Value specified for template argument 'C:a' is of type string; expected type int: "a"
// CHECK: :[[#@LINE-23]]:13: note: declared in 'C'

def I : C<1>, C<2>;
// CHECK: :[[#@LINE-1]]:15: error: Already subclass of 'C'!

def J : R;
// CHECK: :[[#@LINE-1]]:9: error: Couldn't find class 'R'
// CHECK: help: did you mean 'C'?

class K : K;
// CHECK: :[[#@LINE-1]]:11: error: class 'K' cannot derive from itself

class L<int a, int a>;
// CHECK: :[[#@LINE-1]]:16: error: template argument with the same name has already been defined

class M<> { }
// CHECK: :[[#@LINE-1]]:9: error: Unknown token when expecting a type

class N<int a = "x"> { }
// CHECK: :[[#@LINE-1]]:17: error: Field 'N:a' of type 'int' is incompatible with value '"x"' of type 'string'
// CHECK: :[[#@LINE-2]]:13: note: the field is declared here

class O<int a { }
// CHECK: :[[#@LINE-1]]:15: error: expected '>' at end of template argument list

class P<int a = b, int b = 1> { }
// CHECK: :[[#@LINE-1]]:17: error: Variable not defined: 'b'

class T<int x> { int x = x; }
// CHECK: :[[#@LINE-1]]:26: error: Recursion / self-assignment forbidden

def U : C<1> { int A = 5; }

def V : C<1> { string A = "5"; }
// CHECK: :[[#@LINE-1]]:27: error: Field 'A' of type 'int' is incompatible with value '"5"' of type 'string'
// CHECK: :[[#@LINE-58]]:33: note: the field is declared here

class W : C<1> { int y = z; }
// CHECK: :[[#@LINE-1]]:26: error: Variable not defined: 'z'
// CHECK: help: did you mean 'A'?

class X : ;
// CHECK: :[[#@LINE-1]]:11: error: expected name for ClassID

class Y : C<1>, ;
// CHECK: :[[#@LINE-1]]:17: error: expected name for ClassID

class { }
// CHECK: :[[#@LINE-1]]:7: error: expected class name after 'class' keyword

class AA { int x = 1; };
// CHECK: :[[#@LINE-1]]:24: error: A class or def body should not end with a semicolon
// CHECK: note: Semicolon ignored; remove to eliminate this error

class Z<int> { }
// CHECK: :[[#@LINE-1]]:12: error: Expected identifier in declaration

class AB { int x = 1 }
// CHECK: :[[#@LINE-1]]:22: error: expected ';' after declaration

def BB : C<1;
// CHECK: :[[#@LINE-1]]:13: error: Expected comma before next argument
