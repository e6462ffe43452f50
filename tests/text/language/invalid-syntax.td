// What the grammar doesn't know.
// RUN: not mica-gen -D MISSING_SEMI --dump-json %s 2>&1 | FileCheck %s --check-prefix=MISSING_SEMI
// RUN: not mica-gen -D SEMI_BODY --dump-json %s 2>&1 | FileCheck %s --check-prefix=SEMI_BODY
// RUN: not mica-gen -D SEMI_MC --dump-json %s 2>&1 | FileCheck %s --check-prefix=SEMI_MC
// RUN: not mica-gen -D DEF_NAME_NOTSTRING --dump-json %s 2>&1 | FileCheck %s --check-prefix=DEF_NAME_NOTSTRING
// RUN: not mica-gen -D PASTE_UNTYPED --dump-json %s 2>&1 | FileCheck %s --check-prefix=PASTE_UNTYPED
// RUN: not mica-gen -D PASTE_DANGLING --dump-json %s 2>&1 | FileCheck %s --check-prefix=PASTE_DANGLING
// RUN: not mica-gen -D DAG_OP --dump-json %s 2>&1 | FileCheck %s --check-prefix=DAG_OP
// RUN: not mica-gen -D DAG_EMPTY --dump-json %s 2>&1 | FileCheck %s --check-prefix=DAG_EMPTY
// RUN: not mica-gen -D DAG_TRAILING --dump-json %s 2>&1 | FileCheck %s --check-prefix=DAG_TRAILING
// RUN: not mica-gen -D ASSERT_TYPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=ASSERT_TYPE
// RUN: not mica-gen -D ASSERT_COMMA --dump-json %s 2>&1 | FileCheck %s --check-prefix=ASSERT_COMMA
// RUN: not mica-gen -D LET_NOIN --dump-json %s 2>&1 | FileCheck %s --check-prefix=LET_NOIN

#ifdef MISSING_SEMI
class A { int x = 1
}
def B : A;
// MISSING_SEMI: :[[#@LINE-2]]:1: error: expected ';' after declaration
#endif

#ifdef SEMI_BODY
class A { int x; };
// SEMI_BODY: :[[#@LINE-1]]:19: error: A class or def body should not end with a semicolon
#endif

#ifdef SEMI_MC
multiclass M { def a; };
// SEMI_MC: :[[#@LINE-1]]:24: error: A multiclass body should not end with a semicolon
#endif

#ifdef DEF_NAME_NOTSTRING
def 5;
// DEF_NAME_NOTSTRING: :[[#@LINE-1]]:1: error: Record name '5' is not a string!
#endif

#ifdef PASTE_UNTYPED
def A { string s = "a" # ?; }
// PASTE_UNTYPED: :[[#@LINE-1]]:24: error: RHS of paste is not typed!
#endif

#ifdef PASTE_DANGLING
def A { list<string> s = ["a"#, "b"]; }
// PASTE_DANGLING: :[[#@LINE-1]]:31: error: Unknown or reserved token when parsing a value
#endif

#ifdef DAG_OP
def A { dag d = (1 2); }
// DAG_OP: :[[#@LINE-1]]:18: error: expected identifier or list of value types in dag init
#endif

#ifdef DAG_EMPTY
def A { dag d = (); }
// DAG_EMPTY: :[[#@LINE-1]]:18: error: expected identifier or list of value types in dag init
#endif

#ifdef DAG_TRAILING
def A { dag x = (A 1, ); }
// DAG_TRAILING: :[[#@LINE-1]]:23: error: Unknown or reserved token when parsing a value
#endif

#ifdef ASSERT_TYPE
assert "a", "b";
// ASSERT_TYPE: :[[#@LINE-1]]:8: error: assert condition must of type bit, bits, or int.
#endif

#ifdef ASSERT_COMMA
assert 1;
// ASSERT_COMMA: :[[#@LINE-1]]:9: error: expected ',' in assert statement
#endif

#ifdef LET_NOIN
let x = 1 def A;
// LET_NOIN: :[[#@LINE-1]]:11: error: expected 'in' at end of top-level 'let'
#endif
