// Fields and variables that don't exist, or exist already.
// RUN: not mica-gen -D UNDEFINED_VAR --dump-json %s 2>&1 | FileCheck %s --check-prefix=UNDEFINED_VAR
// RUN: not mica-gen -D LET_UNKNOWN --dump-json %s 2>&1 | FileCheck %s --check-prefix=LET_UNKNOWN
// RUN: not mica-gen -D UNRESOLVED --dump-json %s 2>&1 | FileCheck %s --check-prefix=UNRESOLVED
// RUN: not mica-gen -D LET_BITS_TWICE --dump-json %s 2>&1 | FileCheck %s --check-prefix=LET_BITS_TWICE
// RUN: not mica-gen -D BITS_NONBITS --dump-json %s 2>&1 | FileCheck %s --check-prefix=BITS_NONBITS
// RUN: not mica-gen -D FIELD_ACCESS --dump-json %s 2>&1 | FileCheck %s --check-prefix=FIELD_ACCESS
// RUN: not mica-gen -D SELF_FIELD --dump-json %s 2>&1 | FileCheck %s --check-prefix=SELF_FIELD
// RUN: not mica-gen -D SELF_ASSIGN --dump-json %s 2>&1 | FileCheck %s --check-prefix=SELF_ASSIGN
// RUN: not mica-gen -D DEFVAR_DUP --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFVAR_DUP
// RUN: not mica-gen -D DEFVAR_FIELD --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFVAR_FIELD
// RUN: not mica-gen -D LOCAL_VAR_FIELD --dump-json %s 2>&1 | FileCheck %s --check-prefix=LOCAL_VAR_FIELD
// RUN: not mica-gen -D NAME_RESERVED --dump-json %s 2>&1 | FileCheck %s --check-prefix=NAME_RESERVED
// RUN: not mica-gen -D RESERVED2 --dump-json %s 2>&1 | FileCheck %s --check-prefix=RESERVED2
// RUN: not mica-gen -D CONCRETE --dump-json %s 2>&1 | FileCheck %s --check-prefix=CONCRETE
// RUN: not mica-gen -D TEMPLATE_DEFAULT_ORDER --dump-json %s 2>&1 | FileCheck %s --check-prefix=TEMPLATE_DEFAULT_ORDER
// RUN: not mica-gen -D ACCESS_UNSET --dump-json %s 2>&1 | FileCheck %s --check-prefix=ACCESS_UNSET
// RUN: not mica-gen -D INDEX_OOB --dump-json %s 2>&1 | FileCheck %s --check-prefix=INDEX_OOB

#ifdef UNDEFINED_VAR
class A {
  int x =
    foo;
}
// UNDEFINED_VAR: :[[#@LINE-2]]:5: error: Variable not defined: 'foo'
#endif

#ifdef LET_UNKNOWN
class A { int x = 1; }
def B : A {
  let y = 3;
}
// LET_UNKNOWN: :[[#@LINE-2]]:7: error: Value 'y' unknown!
#endif

#ifdef UNRESOLVED
class C<int x> { int y = x; }
def A {
  int z;
  int q = !add(z, 1); }
// UNRESOLVED: :[[#@LINE-3]]:5: error: Initializer of 'q' in 'A' could not be fully resolved: !add(z, 1)
#endif

#ifdef LET_BITS_TWICE
class A { bits<4> x; }
def B : A {
 let x{1, 1} = 3; }
// LET_BITS_TWICE: :[[#@LINE-1]]:6: error: Cannot set bit #1 of value 'x' more than once
#endif

#ifdef BITS_NONBITS
class A { int x = 1; }
def B : A {
 let x{1} = 1; }
// BITS_NONBITS: :[[#@LINE-1]]:6: error: Value 'x' is not a bits type
#endif

#ifdef FIELD_ACCESS
class A { int x = 1; } def a : A;
def B {
 int y = a.
   z; }
// FIELD_ACCESS: :[[#@LINE-1]]:4: error: Cannot access field 'z' of value 'a'
#endif

#ifdef SELF_FIELD
class A { int x = 1; }
def B : A {
 int y = B.x; }
// SELF_FIELD: :[[#@LINE-2]]:5: error: Attempting to access field 'x' of 'B' is a forbidden self-reference
#endif

#ifdef SELF_ASSIGN
class A { int x = x; }
// SELF_ASSIGN: :[[#@LINE-1]]:19: error: Recursion / self-assignment forbidden
#endif

#ifdef DEFVAR_DUP
defvar x = 1;
defvar x = 2;
// DEFVAR_DUP: :[[#@LINE-1]]:8: error: def or global variable of this name already exists
#endif

#ifdef DEFVAR_FIELD
class A { int x;
  defvar x = 1; }
// DEFVAR_FIELD: :[[#@LINE-1]]:10: error: field of this name already exists
#endif

#ifdef LOCAL_VAR_FIELD
class A { defvar x = 1;
  int x = 2; }
// LOCAL_VAR_FIELD: :[[#@LINE-1]]:7: error: local variable of this name already exists
#endif

#ifdef NAME_RESERVED
class A { int NAME = 1; }
// NAME_RESERVED: :[[#@LINE-1]]:15: error: 'NAME' is a reserved variable name
#endif

#ifdef RESERVED2
class A<int NAME>;
// RESERVED2: :[[#@LINE-1]]:13: error: 'NAME' is a reserved variable name
#endif

#ifdef CONCRETE
class A<int a> { bits<4> b; int c = !add(b{0}, 1); }
def B : A<1>;
// CONCRETE: :[[#@LINE-1]]:5: error: Initializer of 'c' in 'B' could not be fully resolved: !add({ b{0} }, 1)
#endif

#ifdef TEMPLATE_DEFAULT_ORDER
class A<int a = b, int b = 2>;
// TEMPLATE_DEFAULT_ORDER: :[[#@LINE-1]]:17: error: Variable not defined: 'b'
#endif

#ifdef ACCESS_UNSET
class A { int x; } class B<A a> { int y = a.x; } def C : B<?>;
// ACCESS_UNSET: :[[#@LINE-1]]:54: error: Cannot access field 'x' of value '?'
#endif

#ifdef INDEX_OOB
def A { list<int> l = [1]; int x = l[3]; }
// INDEX_OOB: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'A' could not be fully resolved: [1][3]
#endif
