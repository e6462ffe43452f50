// Multiclasses, loops, conditions and sets of definitions.
// RUN: not mica-gen -D DEFSET_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFSET_TYPE
// RUN: not mica-gen -D DEFSET_NOTLIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFSET_NOTLIST
// RUN: not mica-gen -D DEFSET_DUP --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFSET_DUP
// RUN: not mica-gen -D FOREACH_NONLIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOREACH_NONLIST
// RUN: not mica-gen -D FOREACH_UNSET --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOREACH_UNSET
// RUN: not mica-gen -D MC_EMPTY --dump-json %s 2>&1 | FileCheck %s --check-prefix=MC_EMPTY
// RUN: not mica-gen -D DEFM_UNKNOWN --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFM_UNKNOWN
// RUN: not mica-gen -D DEFM_CLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFM_CLASS
// RUN: not mica-gen -D DEF_MC --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEF_MC
// RUN: not mica-gen -D MC_IN_FOREACH --dump-json %s 2>&1 | FileCheck %s --check-prefix=MC_IN_FOREACH
// RUN: not mica-gen -D DEFSET_IN_MC --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFSET_IN_MC
// RUN: not mica-gen -D DEFTYPE_CLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFTYPE_CLASS
// RUN: not mica-gen -D DEFTYPE_VS_CLASS --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFTYPE_VS_CLASS
// RUN: not mica-gen -D FOREACH_VAR --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOREACH_VAR
// RUN: not mica-gen -D FOREACH_NOTID --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOREACH_NOTID
// RUN: not mica-gen -D IF_COND --dump-json %s 2>&1 | FileCheck %s --check-prefix=IF_COND
// RUN: not mica-gen -D LOOP_UNRESOLVED --dump-json %s 2>&1 | FileCheck %s --check-prefix=LOOP_UNRESOLVED
// RUN: not mica-gen -D MC_MISSING_ARG --dump-json %s 2>&1 | FileCheck %s --check-prefix=MC_MISSING_ARG
// RUN: not mica-gen -D MC_ARG_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=MC_ARG_TYPE
// RUN: not mica-gen -D DEFM_NOCOLON --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEFM_NOCOLON

#ifdef DEFSET_TYPE
class A; class B;
defset list<A> s = {
  def x : A;
  def y : B;
}
// DEFSET_TYPE: :[[#@LINE-2]]:7: error: adding record of incompatible type 'B' to defset
#endif

#ifdef DEFSET_NOTLIST
defset int s = { }
// DEFSET_NOTLIST: :[[#@LINE-1]]:8: error: expected list type
#endif

#ifdef DEFSET_DUP
def s; 
defset list<int> s = { }
// DEFSET_DUP: :[[#@LINE-1]]:18: error: def or global variable of this name already exists
#endif

#ifdef FOREACH_NONLIST
foreach i = "abc" in def x#i;
// FOREACH_NONLIST: :[[#@LINE-1]]:19: error: expected integer or bitrange
#endif

#ifdef FOREACH_UNSET
foreach i = ? in def x#i;
// FOREACH_UNSET: :[[#@LINE-1]]:13: error: expected a list, got '?'
#endif

#ifdef MC_EMPTY
multiclass M {
}
// MC_EMPTY: :[[#@LINE-1]]:1: error: multiclass must contain at least one def
#endif

#ifdef DEFM_UNKNOWN
defm a : Foo;
// DEFM_UNKNOWN: :[[#@LINE-1]]:10: error: Couldn't find multiclass 'Foo'
#endif

#ifdef DEFM_CLASS
class C;
defm a : C;
// DEFM_CLASS: :[[#@LINE-1]]:10: error: Couldn't find multiclass 'C'
#endif

#ifdef DEF_MC
multiclass M { def x; }
def a : M;
// DEF_MC: :[[#@LINE-1]]:9: error: Couldn't find class 'M'. Use 'defm' if you meant to use multiclass 'M'
#endif

#ifdef MC_IN_FOREACH
foreach i = [1] in
  multiclass X { def a; }
// MC_IN_FOREACH: :[[#@LINE-1]]:3: error: multiclass is not allowed inside foreach loop
#endif

#ifdef DEFSET_IN_MC
multiclass M {
  defset list<int> x = { } }
// DEFSET_IN_MC: :[[#@LINE-1]]:3: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body
#endif

#ifdef DEFTYPE_CLASS
class C;
deftype D = C;
// DEFTYPE_CLASS: :[[#@LINE-1]]:13: error: cannot define type alias for class type 'C'
#endif

#ifdef DEFTYPE_VS_CLASS
deftype D = int;
class D;
// DEFTYPE_VS_CLASS: :[[#@LINE-1]]:7: error: there is already a defined type alias 'D'
#endif

#ifdef FOREACH_VAR
class A { int x; list<int> l = !foreach(x, [1], x); }
// FOREACH_VAR: :[[#@LINE-1]]:42: error: iteration variable '"x"' is already defined
#endif

#ifdef FOREACH_NOTID
class A { list<int> l = !foreach(1, [1], 2); }
// FOREACH_NOTID: :[[#@LINE-1]]:34: error: first argument of !foreach/!filter must be an identifier
#endif

#ifdef IF_COND
multiclass M<string s> { if !exists<A>(s) then def a; }
// IF_COND: :[[#@LINE-1]]:37: error: Couldn't find class 'A'
#endif

#ifdef LOOP_UNRESOLVED
multiclass M<list<int> l> { foreach i = l in def a#i; }
defm x : M<?>;
// LOOP_UNRESOLVED: :[[#@LINE-2]]:29: error: attempting to loop over '?', expected a list
#endif

#ifdef MC_MISSING_ARG
multiclass M<int l> { def a; }
defm x : M;
// MC_MISSING_ARG: :[[#@LINE-1]]:10: error: value not specified for template argument 'M::l'
#endif

#ifdef MC_ARG_TYPE
multiclass M<int l> { def a; }
defm x : M<"s">;
// MC_ARG_TYPE: :[[#@LINE-1]]:12: error: Value specified for template argument 'M::l' is of type string; expected type int: "s"
#endif

#ifdef DEFM_NOCOLON
defm x;
// DEFM_NOCOLON: :[[#@LINE-1]]:7: error: expected ':' after defm identifier
#endif
