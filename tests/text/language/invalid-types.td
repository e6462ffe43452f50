// Values that don't fit the type wanted, and types that are none.
// RUN: not mica-gen -D TYPE_MISMATCH --dump-json %s 2>&1 | FileCheck %s --check-prefix=TYPE_MISMATCH
// RUN: not mica-gen -D LET_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=LET_TYPE
// RUN: not mica-gen -D LIST_ELEM --dump-json %s 2>&1 | FileCheck %s --check-prefix=LIST_ELEM
// RUN: not mica-gen -D LIST_NOTYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=LIST_NOTYPE
// RUN: not mica-gen -D BITS_RANGE --dump-json %s 2>&1 | FileCheck %s --check-prefix=BITS_RANGE
// RUN: not mica-gen -D BITS_NEG --dump-json %s 2>&1 | FileCheck %s --check-prefix=BITS_NEG
// RUN: not mica-gen -D IF_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=IF_TYPE
// RUN: not mica-gen -D IF_UNSET --dump-json %s 2>&1 | FileCheck %s --check-prefix=IF_UNSET
// RUN: not mica-gen -D FOLDL_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOLDL_TYPE
// RUN: not mica-gen -D FOLDL_LIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=FOLDL_LIST
// RUN: not mica-gen -D SIZE_INT --dump-json %s 2>&1 | FileCheck %s --check-prefix=SIZE_INT
// RUN: not mica-gen -D STRCONCAT_INT --dump-json %s 2>&1 | FileCheck %s --check-prefix=STRCONCAT_INT
// RUN: not mica-gen -D EQ_TYPES --dump-json %s 2>&1 | FileCheck %s --check-prefix=EQ_TYPES
// RUN: not mica-gen -D EQ_LIST --dump-json %s 2>&1 | FileCheck %s --check-prefix=EQ_LIST
// RUN: not mica-gen -D LT_REC --dump-json %s 2>&1 | FileCheck %s --check-prefix=LT_REC
// RUN: not mica-gen -D CON_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=CON_TYPE
// RUN: not mica-gen -D INTERLEAVE --dump-json %s 2>&1 | FileCheck %s --check-prefix=INTERLEAVE
// RUN: not mica-gen -D BITS_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=BITS_TYPE
// RUN: not mica-gen -D BITS_TYPE2 --dump-json %s 2>&1 | FileCheck %s --check-prefix=BITS_TYPE2
// RUN: not mica-gen -D LIST_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=LIST_TYPE
// RUN: not mica-gen -D INDEX_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=INDEX_TYPE
// RUN: not mica-gen -D SLICE_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=SLICE_TYPE
// RUN: not mica-gen -D BIT_OF_INT --dump-json %s 2>&1 | FileCheck %s --check-prefix=BIT_OF_INT
// RUN: not mica-gen -D NOT_STRING --dump-json %s 2>&1 | FileCheck %s --check-prefix=NOT_STRING
// RUN: not mica-gen -D UNSET_LISTCONCAT --dump-json %s 2>&1 | FileCheck %s --check-prefix=UNSET_LISTCONCAT

#ifdef TYPE_MISMATCH
class A {
  int x = "str";
}
// TYPE_MISMATCH: :[[#@LINE-2]]:11: error: Field 'x' of type 'int' is incompatible with value '"str"' of type 'string'
#endif

#ifdef LET_TYPE
class A { int x = 1; }
def B : A {
  let x =
     "a";
}
// LET_TYPE: :[[#@LINE-3]]:7: error: Field 'x' of type 'int' is incompatible with value '"a"' of type 'string'
#endif

#ifdef LIST_ELEM
def A { list<int> x = [1,
  "a"]; }
// LIST_ELEM: :[[#@LINE-1]]:7: error: Incompatible types in list elements
#endif

#ifdef LIST_NOTYPE
def A { int x = !size([
 ]); }
// LIST_NOTYPE: :[[#@LINE-1]]:3: error: No type for list
#endif

#ifdef BITS_RANGE
def A { bits<4> x = 16; }
// BITS_RANGE: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'A' could not be fully resolved: { !cast<bits<4>>(16){3}, !cast<bits<4>>(16){2}, !cast<bits<4>>(16){1}, !cast<bits<4>>(16){0} }
#endif

#ifdef BITS_NEG
def A { bits<4> x = -8; bits<4> y = -9; }
// BITS_NEG: :[[#@LINE-1]]:5: error: Initializer of 'y' in 'A' could not be fully resolved: { !cast<bits<4>>(-9){3}, !cast<bits<4>>(-9){2}, !cast<bits<4>>(-9){1}, !cast<bits<4>>(-9){0} }
#endif

#ifdef IF_TYPE
def A { int x = !if(1, 1, "a"); }
// IF_TYPE: :[[#@LINE-1]]:31: error: inconsistent types 'int' and 'string' for !if
#endif

#ifdef IF_UNSET
def A { int x = !if(1, ?, ?); }
// IF_UNSET: :[[#@LINE-1]]:29: error: could not get type for !if
#endif

#ifdef FOLDL_TYPE
def A { int x = !foldl(0, [1], a, b, "s"); }
// FOLDL_TYPE: :[[#@LINE-1]]:41: error: !foldl expression must be of same type as start (int), but is of type string
#endif

#ifdef FOLDL_LIST
def A { int x = !foldl(0, 1, a, b, 2); }
// FOLDL_LIST: :[[#@LINE-1]]:28: error: !foldl list must be a list, but is of type 'int'
#endif

#ifdef SIZE_INT
def A { int l = !size(1); }
// SIZE_INT: :[[#@LINE-1]]:24: error: expected string, list, or dag type argument in unary operator
#endif

#ifdef STRCONCAT_INT
def A { string l = !strconcat("a",
 1); }
// STRCONCAT_INT: :[[#@LINE-1]]:2: error: expected value of type 'string', got 'int'
#endif

#ifdef EQ_TYPES
def A { bit b = !eq(1,
  "a"); }
// EQ_TYPES: :[[#@LINE-1]]:3: error: expected value of type 'int', got 'string'
#endif

#ifdef EQ_LIST
def A { bit b = !eq(
 [1], [1]); }
// EQ_LIST: :[[#@LINE-1]]:2: error: expected bit, bits, int, string, or record; got value of type 'list<int>'
#endif

#ifdef LT_REC
def A { bit b = !lt(A, A); }
// LT_REC: :[[#@LINE-1]]:21: error: expected bit, bits, int, or string; got value of type '{}'
#endif

#ifdef CON_TYPE
def a; def A { dag d = !con((a), 1); }
// CON_TYPE: :[[#@LINE-1]]:34: error: expected value of type 'dag', got 'int'
#endif

#ifdef INTERLEAVE
def A { string d = !interleave([A], ","); }
// INTERLEAVE: :[[#@LINE-1]]:32: error: expected list of string, int, bits, or bit; got value of type 'list<{}>'
#endif

#ifdef BITS_TYPE
def A { bits<> x; }
// BITS_TYPE: :[[#@LINE-1]]:14: error: expected integer in bits<n> type
#endif

#ifdef BITS_TYPE2
def A { bits<n> x; }
// BITS_TYPE2: :[[#@LINE-1]]:14: error: expected integer in bits<n> type
#endif

#ifdef LIST_TYPE
def A { list x; }
// LIST_TYPE: :[[#@LINE-1]]:14: error: expected '<' after list type
#endif

#ifdef INDEX_TYPE
def A { int l = 1; int x =
 l[0]; }
// INDEX_TYPE: :[[#@LINE-1]]:2: error: Type 'int' is invalid, list expected
#endif

#ifdef SLICE_TYPE
def A { list<int> l = [1]; int x = l["a"]; }
// SLICE_TYPE: :[[#@LINE-1]]:38: error: unhandled type string in range
#endif

#ifdef BIT_OF_INT
def A { int l = 1; bit x = l{0}; }
// BIT_OF_INT: :[[#@LINE-1]]:29: error: Invalid bit range for value
#endif

#ifdef NOT_STRING
def A { int x = !not("a"); }
// NOT_STRING: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'A' could not be fully resolved: !not("a")
#endif

#ifdef UNSET_LISTCONCAT
def A { list<int> x = !listconcat(?, [1]); }
// UNSET_LISTCONCAT: :[[#@LINE-1]]:23: error: expected value to be a typed value, got '?'
#endif
