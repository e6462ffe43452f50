// Bits that aren't there, values that are no bits.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def TooLarge { bits<2> x = 4; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'TooLarge' could not be fully resolved: { !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-2]]:28: note: the initializer

def TooNegative { bits<2> x = -3; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'TooNegative' could not be fully resolved: { !cast<bits<2>>(-3){1}, !cast<bits<2>>(-3){0} }
// CHECK: :[[#@LINE-2]]:31: note: the initializer

def Count { bits<3> x = {1, 0}; }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'bits<3>' is incompatible with value '{ 1, 0 }' of type bit initializer with length 2
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here

def Many { bits<1> x = {1, 0}; }
// CHECK: :[[#@LINE-1]]:24: error: Field 'x' of type 'bits<1>' is incompatible with value '{ 1, 0 }' of type bit initializer with length 2
// CHECK: :[[#@LINE-2]]:20: note: the field is declared here

def Element { bits<2> x = {1, "a"}; }
// CHECK: :[[#@LINE-1]]:27: error: Element #1 ("a") is not convertable to a bit

def Element2 { bits<2> x = {1, 2}; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Element2' could not be fully resolved: { 1, !cast<bit>(2) }
// CHECK: :[[#@LINE-2]]:28: note: the initializer

def Range { bits<2> b = 1; bit x = b{2}; }
// CHECK: :[[#@LINE-1]]:37: error: Invalid bit range for value

def Range3 { bits<4> b = 1; bits<2> x = b{4-3}; }
// CHECK: :[[#@LINE-1]]:42: error: Invalid bit range for value

def OfString { string s = "a"; bit x = s{0}; }
// CHECK: :[[#@LINE-1]]:41: error: Invalid bit range for value

def Word { bits<2> b = 1; bit x = b{i}; }
// CHECK: :[[#@LINE-1]]:37: error: Variable not defined: 'i'
// CHECK: help: did you mean 'b'?

def Negative { bits<2> b = 1; bit x = b{-1}; }
// CHECK: :[[#@LINE-1]]:43: error: invalid range, cannot be negative

def Empty { bits<2> b = 1; bit x = b{}; }
// CHECK: :[[#@LINE-1]]:38: error: Unknown or reserved token when parsing a value

def Text { bits<2> x = "01"; }
// CHECK: :[[#@LINE-1]]:24: error: Field 'x' of type 'bits<2>' is incompatible with value '"01"' of type 'string'
// CHECK: :[[#@LINE-2]]:20: note: the field is declared here

def RangeInBraces { bits<4> x = {3-0}; }
// CHECK: :[[#@LINE-1]]:35: error: expected '}' at end of bit list value

def Width { bits<-1> x = 0; }
// CHECK: :[[#@LINE-1]]:13: error: bits<-1>: the number of bits must be from 0 to 1048576

def OfInt { int n = 1; bit x = n{0}; }
// CHECK: :[[#@LINE-1]]:33: error: Invalid bit range for value
