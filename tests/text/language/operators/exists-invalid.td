// !exists wants a class and a name.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Base;
def B : Base;

def Record { bit x = !exists<Base>(B); }
// CHECK: :[[#@LINE-1]]:36: error: expected string type argument in !exists operator, please use !isa instead

def Int { bit x = !exists<Base>(1); }
// CHECK: :[[#@LINE-1]]:33: error: expected string type argument in !exists operator

def NoType { bit x = !exists("B"); }
// CHECK: :[[#@LINE-1]]:29: error: expected type name for operator

def Unknown { bit x = !exists<Bass>("B"); }
// CHECK: :[[#@LINE-1]]:31: error: Couldn't find class 'Bass'
// CHECK: help: did you mean 'Base'?

def Two { bit x = !exists<Base>("B", "C"); }
// CHECK: :[[#@LINE-1]]:36: error: expected ')' in !exists

def Unset { bit x = !exists<Base>(?); }
// CHECK: :[[#@LINE-1]]:35: error: expected string type argument in !exists operator
