// Template arguments that don't fit, come twice, or are missing.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C<int a, int b = 2> { int A = a; int B = b; }
multiclass M<int p> { def _a : C<p>; }

def Missing : C<b = 1>;
// CHECK: :[[#@LINE-1]]:15: error: value not specified for template argument 'C:a'
// CHECK: :[[#@LINE-5]]:13: note: declared in 'C'

def Unknown : C<1, c = 2>;
// CHECK: :[[#@LINE-1]]:20: error: Argument "c" doesn't exist
// CHECK: help: did you mean 'a'?

def Twice : C<1, a = 2>;
// CHECK: :[[#@LINE-1]]:13: error: We can only specify the template argument 'C:a' once

def TwiceNamed : C<a = 1, a = 1>;
// CHECK: :[[#@LINE-1]]:18: error: We can only specify the template argument 'C:a' once

def Order : C<a = 1, 2>;
// CHECK: :[[#@LINE-1]]:22: error: Positional argument should be put before named argument

def Type : C<"1">;
// CHECK: :[[#@LINE-1]]:14: error: Value specified for template argument 'C:a' is of type string; expected type int: "1"
// CHECK: :[[#@LINE-22]]:13: note: declared in 'C'

def NamedType : C<a = "1">;
// CHECK: :[[#@LINE-1]]:19: error: Value specified for template argument 'C:a' is of type string; expected type int: "1"
// CHECK: :[[#@LINE-26]]:13: note: declared in 'C'

def NoName : C<1, "b" = 2>;

def Comma : C<1,>;
// CHECK: :[[#@LINE-1]]:17: error: Unknown or reserved token when parsing a value

defm MissingM : M<>;
// CHECK: :[[#@LINE-1]]:17: error: value not specified for template argument 'M::p'
// CHECK: :[[#@LINE-34]]:18: note: declared in 'M'

defm UnknownM : M<p = 1, q = 2>;
// CHECK: :[[#@LINE-1]]:26: error: Too many template arguments: 2

defm TypeM : M<"1">;
// CHECK: :[[#@LINE-1]]:16: error: Value specified for template argument 'M::p' is of type string; expected type int: "1"
// CHECK: :[[#@LINE-41]]:18: note: declared in 'M'

defm ManyM : M<1, 2>;
// CHECK: :[[#@LINE-1]]:19: error: Too many template arguments: 2

defm TwiceM : M<1, p = 2>;
// CHECK: :[[#@LINE-1]]:20: error: Too many template arguments: 2

class Unused<int n> { int v = 1; }
// CHECK: :[[#@LINE-1]]:18: warning: unused template argument: Unused:n

class Range<bits<2> b> { bits<2> B = b; }
def TooLarge : Range<4>;
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'B' in 'TooLarge' could not be fully resolved: { !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-3]]:38: note: the initializer

def UnsetDefault : C<?, b = >;
// CHECK: :[[#@LINE-1]]:29: error: Unknown or reserved token when parsing a value
