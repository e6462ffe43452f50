// Numbers that don't fit, or end in something else.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def TooLarge { int x = 18446744073709551616; }
// CHECK: :[[#@LINE-1]]:24: error: number out of range

def TooSmall { int x = -9223372036854775809; }
// CHECK: :[[#@LINE-1]]:24: error: number out of range

def HexTooLarge { int x = 0x10000000000000000; }
// CHECK: :[[#@LINE-1]]:27: error: number out of range

def BinaryForFewerBits { bits<3> x = 0b0101; }
// CHECK: :[[#@LINE-1]]:38: error: Field 'x' of type 'bits<3>' is incompatible with value '{ 0, 1, 0, 1 }' of type bit initializer with length 4
// CHECK: :[[#@LINE-2]]:34: note: the field is declared here

def BinaryForMoreBits { bits<5> x = 0b0101; }
// CHECK: :[[#@LINE-1]]:37: error: Field 'x' of type 'bits<5>' is incompatible with value '{ 0, 1, 0, 1 }' of type bit initializer with length 4
// CHECK: :[[#@LINE-2]]:33: note: the field is declared here

def HexForBits { bits<4> x = 0x10; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'HexForBits' could not be fully resolved: { !cast<bits<4>>(16){3}, !cast<bits<4>>(16){2}, !cast<bits<4>>(16){1}, !cast<bits<4>>(16){0} }
// CHECK: :[[#@LINE-2]]:30: note: the initializer

def Float { int x = 1.5; }
// CHECK: :[[#@LINE-1]]:23: error: expected field identifier after '.'

def Plus { int x = 1 + 2; }
// CHECK: :[[#@LINE-1]]:22: error: expected ';' after declaration
