// Names that are no strings, or taken.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def 5;
// CHECK: :[[#@LINE-1]]:1: error: Record name '5' is not a string!

def [1];
// CHECK: :[[#@LINE-1]]:5: error: Encountered a list when expecting a string

def A;
def A;
// CHECK: :[[#@LINE-1]]:5: error: def already exists: A
// CHECK: :[[#@LINE-3]]:5: note: location of previous definition

def "B";
def B;
// CHECK: :[[#@LINE-1]]:5: error: def already exists: B
// CHECK: :[[#@LINE-3]]:1: note: location of previous definition

def C : C;
// CHECK: :[[#@LINE-1]]:9: error: Couldn't find class 'C'

foreach i = [1, 2] in def D;
// CHECK: :[[#@LINE-1]]:27: error: def already exists: D
// CHECK: :[[#@LINE-2]]:27: note: location of previous definition

multiclass M { def E; def E; }
defm F : M;
// CHECK: :[[#@LINE-2]]:27: error: def already exists: FE
// CHECK: :[[#@LINE-2]]:10: note: instantiated from multiclass
// CHECK: :[[#@LINE-3]]:1: note: while this was evaluated
// CHECK: :[[#@LINE-5]]:20: note: location of previous definition

multiclass N { def _x; }
defm G : N;
defm G : N;
// CHECK: :[[#@LINE-3]]:20: error: def already exists: G_x
// CHECK: :[[#@LINE-2]]:10: note: instantiated from multiclass
// CHECK: :[[#@LINE-3]]:1: note: while this was evaluated
// CHECK: :[[#@LINE-6]]:20: note: location of previous definition

def 1 # [2];
// CHECK: :[[#@LINE-1]]:1: error: record name '!strconcat("1", !cast<string>([2]))' could not be fully resolved

def I J;
// CHECK: :[[#@LINE-1]]:7: error: Expected '{' to start body or ';' for declaration only
