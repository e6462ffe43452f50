// !instances counts the numbers in names as numbers, as people do.
// RUN: mica-gen --print-records %s | FileCheck %s

class Base { int v = 0; }
def R10 : Base;
def R2 : Base;
def R1 : Base;
def R : Base;
def R02 : Base;
def R2b : Base;
def R2a : Base;
def R100x2 : Base;
def R100x10 : Base;
def Rx : Base;
def All { list<Base> all = !instances<Base>(); }

// CHECK: list<Base> all = [R, R1, R2, R2a, R2b, R02, R10, R100x2, R100x10, Rx];
