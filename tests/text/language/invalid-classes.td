// Classes: unknown, defined twice, derived from twice; template arguments.
// RUN: not mica-gen -D UNDEFINED_CLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=UNDEFINED_CLASS
// RUN: not mica-gen -D DUP_DEF --dump-json %s 2>&1 | FileCheck %s --check-prefix=DUP_DEF
// RUN: not mica-gen -D DUP_CLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=DUP_CLASS
// RUN: not mica-gen -D DUP_MULTICLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=DUP_MULTICLASS
// RUN: not mica-gen -D TOO_MANY_ARGS --dump-json %s 2>&1 | FileCheck %s --check-prefix=TOO_MANY_ARGS
// RUN: not mica-gen -D MISSING_ARGS --dump-json %s 2>&1 | FileCheck %s --check-prefix=MISSING_ARGS
// RUN: not mica-gen -D NAMED_DUP --dump-json %s 2>&1 | FileCheck %s --check-prefix=NAMED_DUP
// RUN: not mica-gen -D NAMED_UNKNOWN --dump-json %s 2>&1 | FileCheck %s --check-prefix=NAMED_UNKNOWN
// RUN: not mica-gen -D NAMED_ORDER --dump-json %s 2>&1 | FileCheck %s --check-prefix=NAMED_ORDER
// RUN: not mica-gen -D ARG_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=ARG_TYPE
// RUN: not mica-gen -D ANON_ARG_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=ANON_ARG_TYPE
// RUN: not mica-gen -D ALREADY_SUBCLASS2 --dump-json %s 2>&1 | FileCheck %s --check-prefix=ALREADY_SUBCLASS2
// RUN: not mica-gen -D CLASS_IN_MC --dump-json %s 2>&1 | FileCheck %s --check-prefix=CLASS_IN_MC
// RUN: not mica-gen -D CLASS_IN_FOREACH --dump-json %s 2>&1 | FileCheck %s --check-prefix=CLASS_IN_FOREACH
// RUN: not mica-gen -D DEFTYPE_DUP --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFTYPE_DUP
// RUN: not mica-gen -D TEMPLATE_DUP --dump-json %s 2>&1 | FileCheck %s --check-prefix=TEMPLATE_DUP
// RUN: not mica-gen -D ARGS_TRAILING --dump-json %s 2>&1 | FileCheck %s --check-prefix=ARGS_TRAILING
// RUN: not mica-gen -D MULTI_FIELD_INCOMPATIBLE --dump-json %s 2>&1 | FileCheck %s --check-prefix=MULTI_FIELD_INCOMPATIBLE

#ifdef UNDEFINED_CLASS
def A :
  Foo;
// UNDEFINED_CLASS: :[[#@LINE-1]]:3: error: Couldn't find class 'Foo'
#endif

#ifdef DUP_DEF
def A;

def A;
// DUP_DEF: :[[#@LINE-1]]:5: error: def already exists: A
#endif

#ifdef DUP_CLASS
class A { int x; }

class A { int y; }
// DUP_CLASS: :[[#@LINE-1]]:7: error: Class 'A' already defined
#endif

#ifdef DUP_MULTICLASS
multiclass M { def a; }
multiclass M { def b; }
// DUP_MULTICLASS: :[[#@LINE-1]]:12: error: multiClass 'M' already defined
#endif

#ifdef TOO_MANY_ARGS
class A<int x>;
def B : A<1,
   2>;
// TOO_MANY_ARGS: :[[#@LINE-1]]:4: error: Too many template arguments: 2
#endif

#ifdef MISSING_ARGS
class A<int x, int y>;
def B :
  A<1>;
// MISSING_ARGS: :[[#@LINE-1]]:3: error: value not specified for template argument 'A:y'
#endif

#ifdef NAMED_DUP
class A<int x>;
def B : A<1, x=2>;
// NAMED_DUP: :[[#@LINE-1]]:14: error: Too many template arguments: 2
#endif

#ifdef NAMED_UNKNOWN
class A<int x>;
def B : A<y=2>;
// NAMED_UNKNOWN: :[[#@LINE-1]]:11: error: Argument "y" doesn't exist
#endif

#ifdef NAMED_ORDER
class A<int x, int y>;
def B : A<x=2,
 3>;
// NAMED_ORDER: :[[#@LINE-1]]:2: error: Positional argument should be put before named argument
#endif

#ifdef ARG_TYPE
class A<int x>;
def B :
   A<
 "s">;
// ARG_TYPE: :[[#@LINE-1]]:2: error: Value specified for template argument 'A:x' is of type string; expected type int: "s"
#endif

#ifdef ANON_ARG_TYPE
class A<int x>;
def B { A a =
   A<
 "s">; }
// ANON_ARG_TYPE: :[[#@LINE-1]]:2: error: Value specified for template argument 'A:x' is of type string; expected type int: "s"
#endif

#ifdef ALREADY_SUBCLASS2
class A; class B : A;
def C : B,
  A;
// ALREADY_SUBCLASS2: :[[#@LINE-1]]:3: error: Already subclass of 'A'!
#endif

#ifdef CLASS_IN_MC
multiclass M {
  class X; }
// CLASS_IN_MC: :[[#@LINE-1]]:3: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body
#endif

#ifdef CLASS_IN_FOREACH
foreach i = [1] in {
  class X; }
// CLASS_IN_FOREACH: :[[#@LINE-1]]:3: error: class is not allowed inside foreach loop
#endif

#ifdef DEFTYPE_DUP
deftype D = int;
deftype D = int;
// DEFTYPE_DUP: :[[#@LINE-1]]:9: error: type of this name 'D' already exists
#endif

#ifdef TEMPLATE_DUP
class A<int a,
 int a>;
// TEMPLATE_DUP: :[[#@LINE-1]]:2: error: template argument with the same name has already been defined
#endif

#ifdef ARGS_TRAILING
class C<int x>; def A : C<1, >;
// ARGS_TRAILING: :[[#@LINE-1]]:30: error: Too many template arguments: 2
#endif

#ifdef MULTI_FIELD_INCOMPATIBLE
class A { int x = 1; } class B { string x = "s"; }
def C : A,
   B;
// MULTI_FIELD_INCOMPATIBLE: :[[#@LINE-1]]:4: error: New definition of 'x' of type 'string' is incompatible with previous definition of type 'int'
#endif
