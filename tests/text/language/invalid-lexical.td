// Characters, numbers, strings and variables that are none.
// RUN: not mica-gen -D BANG_UNKNOWN --dump-json %s 2>&1 | FileCheck %s --check-prefix=BANG_UNKNOWN
// RUN: not mica-gen -D BANG_ALONE --dump-json %s 2>&1 | FileCheck %s --check-prefix=BANG_ALONE
// RUN: not mica-gen -D STRING_EOL --dump-json %s 2>&1 | FileCheck %s --check-prefix=STRING_EOL
// RUN: not mica-gen -D ESCAPE --dump-json %s 2>&1 | FileCheck %s --check-prefix=ESCAPE
// RUN: not mica-gen -D BAD_CHAR --dump-json %s 2>&1 | FileCheck %s --check-prefix=BAD_CHAR
// RUN: not mica-gen -D NUMBER_RANGE --dump-json %s 2>&1 | FileCheck %s --check-prefix=NUMBER_RANGE
// RUN: not mica-gen -D NUMBER_RANGE2 --dump-json %s 2>&1 | FileCheck %s --check-prefix=NUMBER_RANGE2
// RUN: not mica-gen -D VAR_NAME --dump-json %s 2>&1 | FileCheck %s --check-prefix=VAR_NAME

#ifdef BANG_UNKNOWN
def A { int x = !foo(1); }
// BANG_UNKNOWN: :[[#@LINE-1]]:17: error: unknown operator
#endif

#ifdef BANG_ALONE
def A { int x = !(1); }
// BANG_ALONE: :[[#@LINE-1]]:17: error: invalid "!operator"
#endif

#ifdef STRING_EOL
def A { string x = "abc
"; }
// STRING_EOL: :[[#@LINE-2]]:20: error: end of line in string literal
#endif

#ifdef ESCAPE
def A { string x = "a\qb"; }
// ESCAPE: :[[#@LINE-1]]:23: error: invalid escape in string literal
#endif

#ifdef BAD_CHAR
def A { int x = @; }
// BAD_CHAR: :[[#@LINE-1]]:17: error: unexpected character
#endif

#ifdef NUMBER_RANGE
def A { int x = 99999999999999999999; }
// NUMBER_RANGE: :[[#@LINE-1]]:17: error: number out of range
#endif

#ifdef NUMBER_RANGE2
def A { int x = -9223372036854775809; }
// NUMBER_RANGE2: :[[#@LINE-1]]:17: error: number out of range
#endif

#ifdef VAR_NAME
def A { dag d = (A $); }
// VAR_NAME: :[[#@LINE-1]]:20: error: invalid variable name
#endif
