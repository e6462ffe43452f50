// defset of other records, of no list, of a name that is taken.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class R;
class S : R;
def D : R;

defset list<S> wrong = { def A : R; }
// CHECK: :[[#@LINE-1]]:30: error: adding record of incompatible type 'R' to defset
// CHECK: :[[#@LINE-2]]:8: note: location of defset declaration

defset int noList = { def B; }
// CHECK: :[[#@LINE-1]]:8: error: expected list type

defset list<R> D = { def E : R; }
// CHECK: :[[#@LINE-1]]:16: error: def or global variable of this name already exists

defset list<R> twice = { def F : R; }
defset list<R> twice = { def G : R; }
// CHECK: :[[#@LINE-1]]:16: error: def or global variable of this name already exists

defset list<T> unknown = { def H : R; }
// CHECK: :[[#@LINE-1]]:13: error: Couldn't find class 'T'
// CHECK: help: did you mean 'R'?

defset list<R> = { def I : R; }
// CHECK: :[[#@LINE-1]]:16: error: expected identifier

defset list<R> noAssign { def J : R; }
// CHECK: :[[#@LINE-1]]:25: error: expected '='

defset list<R> noBrace = def K : R;
// CHECK: :[[#@LINE-1]]:26: error: expected '{'

multiclass M { defset list<R> inMulticlass = { def N : R; } }
// CHECK: :[[#@LINE-1]]:16: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body

class C { defset list<R> inBody = { def O : R; } }
// CHECK: :[[#@LINE-1]]:11: error: Unknown token when expecting a type
// CHECK: help: 'defset' is a keyword

def Before { list<R> x = later; }
defset list<R> later = { def P : R; }
// CHECK: :[[#@LINE-2]]:26: error: Variable not defined: 'later'
