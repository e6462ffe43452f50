// Operands that an operator has no result for.
// RUN: not mica-gen -D HEAD_EMPTY --dump-json %s 2>&1 | FileCheck %s --check-prefix=HEAD_EMPTY
// RUN: not mica-gen -D DIV_ZERO --dump-json %s 2>&1 | FileCheck %s --check-prefix=DIV_ZERO
// RUN: not mica-gen -D LOGTWO --dump-json %s 2>&1 | FileCheck %s --check-prefix=LOGTWO
// RUN: not mica-gen -D COND_NONE --dump-json %s 2>&1 | FileCheck %s --check-prefix=COND_NONE
// RUN: not mica-gen -D CAST_UNDEF --dump-json %s 2>&1 | FileCheck %s --check-prefix=CAST_UNDEF
// RUN: not mica-gen -D CAST_WRONG --dump-json %s 2>&1 | FileCheck %s --check-prefix=CAST_WRONG
// RUN: not mica-gen -D FILTER_LIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=FILTER_LIST
// RUN: not mica-gen -D CON --dump-json %s 2>&1 | FileCheck %s --check-prefix=CON
// RUN: not mica-gen -D GETDAGARG_RANGE --dump-json %s 2>&1 | FileCheck %s --check-prefix=GETDAGARG_RANGE
// RUN: not mica-gen -D GETDAGARG_KEY --dump-json %s 2>&1 | FileCheck %s --check-prefix=GETDAGARG_KEY
// RUN: not mica-gen -D SUBSTR_RANGE --dump-json %s 2>&1 | FileCheck %s --check-prefix=SUBSTR_RANGE
// RUN: not mica-gen -D FIND_RANGE --dump-json %s 2>&1 | FileCheck %s --check-prefix=FIND_RANGE
// RUN: not mica-gen -D RANGE_STEP --dump-json %s 2>&1 | FileCheck %s --check-prefix=RANGE_STEP
// RUN: not mica-gen -D RANGE_LIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=RANGE_LIST
// RUN: not mica-gen -D EXISTS_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=EXISTS_TYPE
// RUN: not mica-gen -D ISA_NOTYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=ISA_NOTYPE
// RUN: not mica-gen -D CAST_NOTYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=CAST_NOTYPE
// RUN: not mica-gen -D CAST_CODE --dump-json %s 2>&1 | FileCheck %s --check-prefix=CAST_CODE
// RUN: not mica-gen -D MATCH_REGEX --dump-json %s 2>&1 | FileCheck %s --check-prefix=MATCH_REGEX
// RUN: not mica-gen -D GETDAGOP --dump-json %s 2>&1 | FileCheck %s --check-prefix=GETDAGOP
// RUN: not mica-gen -D SHIFT --dump-json %s 2>&1 | FileCheck %s --check-prefix=SHIFT

#ifdef HEAD_EMPTY
def A { int x = !head(
 []<int>
 ); }
// HEAD_EMPTY: :[[#@LINE-1]]:2: error: empty list argument in !head
#endif

#ifdef DIV_ZERO
def A {
 int x = !div(1, 0); }
// DIV_ZERO: :[[#@LINE-2]]:5: error: illegal operation: division by zero
#endif

#ifdef LOGTWO
def A {
 int x = !logtwo(0); }
// LOGTWO: :[[#@LINE-2]]:5: error: illegal operation: logtwo is undefined on arguments less than or equal to 0
#endif

#ifdef COND_NONE
def A {
 int x = !cond(0: 1, 0: 2); }
// COND_NONE: :[[#@LINE-2]]:5: error: A does not have any true condition in: !cond(0: 1, 0: 2); end with 'true: value'
#endif

#ifdef CAST_UNDEF
class C;
def A {
 C x = !cast<C>("nope"); }
// CAST_UNDEF: :[[#@LINE-2]]:5: error: undefined reference to record: 'nope'
#endif

#ifdef CAST_WRONG
class C; class D; def d : D;
def A {
 C x = !cast<C>("d"); }
// CAST_WRONG: :[[#@LINE-2]]:5: error: expected type 'C', got 'D' in: !cast<C>("d")
#endif

#ifdef FILTER_LIST
def A { list<int> l = !filter(x, 1, x); }
// FILTER_LIST: :[[#@LINE-1]]:35: error: !filter must have a list argument
#endif

#ifdef CON
def a; def b; def A { dag d = !con((a), (b)); }
// CON: :[[#@LINE-1]]:31: error: concatenated dag operators do not match: '(a)' vs. '(b)'
#endif

#ifdef GETDAGARG_RANGE
def a; def A { int d = !getdagarg<int>((a 1), 3); }
// GETDAGARG_RANGE: :[[#@LINE-1]]:12: error: !getdagarg index 3 is out of range (dag has 1 arguments)
#endif

#ifdef GETDAGARG_KEY
def a; def A { int d = !getdagarg<int>((a 1:$x), "y"); }
// GETDAGARG_KEY: :[[#@LINE-1]]:12: error: !getdagarg key 'y' is not found
#endif

#ifdef SUBSTR_RANGE
def A { string d = !substr("abc", 7); }
// SUBSTR_RANGE: :[[#@LINE-1]]:5: error: !substr start position is out of range 0...3: 7
#endif

#ifdef FIND_RANGE
def A { int d = !find("abc", "a", 7); }
// FIND_RANGE: :[[#@LINE-1]]:5: error: !find start position is out of range 0...3: 7
#endif

#ifdef RANGE_STEP
def A { list<int> d = !range(0, 5, 0); }
// RANGE_STEP: :[[#@LINE-1]]:5: error: step of !range can't be 0
#endif

#ifdef RANGE_LIST
def A { list<int> d = !range([1], 5); }
// RANGE_LIST: :[[#@LINE-1]]:35: error: expected one list, got extra value of type 'int'
#endif

#ifdef EXISTS_TYPE
class C; def A { int d = !exists<C>(A); }
// EXISTS_TYPE: :[[#@LINE-1]]:37: error: expected string type argument in !exists operator, please use !isa instead
#endif

#ifdef ISA_NOTYPE
def A { int d = !isa(A); }
// ISA_NOTYPE: :[[#@LINE-1]]:17: error: !isa needs a type: !isa<type>(...)
#endif

#ifdef CAST_NOTYPE
def A { int d = !cast(1); }
// CAST_NOTYPE: :[[#@LINE-1]]:17: error: !cast needs a type: !cast<type>(...)
#endif

#ifdef CAST_CODE
def A { string d = !cast<code>(1); }
// CAST_CODE: :[[#@LINE-1]]:26: error: the 'code' type is not allowed in bang operators; use 'string'
#endif

#ifdef MATCH_REGEX
def A { bit d = !match("a", "("); }
// MATCH_REGEX: :[[#@LINE-1]]:5: error: invalid regex '('
#endif

#ifdef GETDAGOP
class C; def a; def A { C x = !getdagop<C>((a)); }
// GETDAGOP: :[[#@LINE-1]]:21: error: expected type 'C', got '{}' in: !getdagop((a))
#endif

#ifdef SHIFT
def A { int x = !shl(1, 64); }
// SHIFT: :[[#@LINE-1]]:5: error: shift count 64 is out of range 0...63
#endif
