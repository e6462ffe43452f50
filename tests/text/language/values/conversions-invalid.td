// Values that a field of another type can't have, as llvm-tblgen tells of it.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s

class A;
def a : A;
class C<int i>;
def c : C<1>;
def B {
  int x = 5;
  bits<2> y = {1, 0};
  bit z = 1;
  string s = "s";
  list<int> l = [1, 2];
  bits<3> u;
}

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'A' is incompatible with value '1' of type 'int'
def X00 { A f = true; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Invalid bit range for value
def X01 { list<list<int>> f = B.x{64}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<string>' is incompatible with value '1' of type 'bit'
def X02 { list<string> f = B.z; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Encountered a list when expecting a bits<3>
def X03 { bits<3> f = [1,0]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<int>' is incompatible with value '{ 1 }' of type bit initializer with length 1
def X04 { list<int> f = 0b1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bits<2>' is incompatible with value '{ 1 }' of type bit initializer with length 1
def X05 { bits<2> f = B.x{0}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X06' could not be fully resolved: !cast<bit>(3)
def X06 { bit f = !add(1,2); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<bits<2>>' is incompatible with value '{ 1, 1, 0 }' of type bit initializer with length 3
def X07 { list<bits<2>> f = {0b11,0}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Invalid bit range for value
def X08 { bits<64> f = B.x{64}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bit' is incompatible with value '{ 0, 1, 1 }' of type bit initializer with length 3
def X09 { bit f = {0,1,1}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<list<int>>' is incompatible with value '0' of type 'int'
def X10 { list<list<int>> f = false; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<bit>' is incompatible with value '[{ c }]' of type 'string'
def X11 { list<bit> f = [{ c }]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Encountered a list when expecting a bit
def X12 { bit f = ["a"]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<int>' is incompatible with value '""' of type 'string'
def X13 { list<int> f = ""; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X14' could not be fully resolved: !cast<bit>(9223372036854775807)
def X14 { bit f = 0x7fffffffffffffff; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '1' of type 'int'
def X15 { string f = 1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'dag' is incompatible with value '1' of type 'int'
def X16 { dag f = 1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bits<8>' is incompatible with value '{ 1 }' of type bit initializer with length 1
def X17 { bits<8> f = 0b1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'int' is incompatible with value '(a 1)' of type 'dag'
def X18 { int f = (a 1); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<list<int>>' is incompatible with value '2' of type 'int'
def X19 { list<list<int>> f = 2; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bits<64>' is incompatible with value 'a' of type 'A'
def X20 { bits<64> f = a; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: expected value of type 'A', got 'int'
def X21 { A f = !add(1,2); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<list<int>>' is incompatible with value '5' of type 'int'
def X22 { list<list<int>> f = 5; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X23' could not be fully resolved: !cast<bit>(-1)
def X23 { bit f = -1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X24' could not be fully resolved: !cast<int>({ 1, ? })
def X24 { int f = {1,?}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<A>' is incompatible with value '-1' of type 'int'
def X25 { list<A> f = -1; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Encountered a list when expecting a string
def X26 { code f = [1,"a"]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'int' is incompatible with value '[{ c }]' of type 'string'
def X27 { int f = [{ c }]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '{ 1, 0, 1 }' of type bit initializer with length 3
def X28 { string f = 0b101; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'dag' is incompatible with value '{ 1, 0 }' of type bit initializer with length 2
def X29 { dag f = B.y{1-0}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bits<2>' is incompatible with value '"a"' of type 'string'
def X30 { bits<2> f = "a"; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bits<65>' is incompatible with value '{ 1, 1, 0 }' of type bit initializer with length 3
def X31 { bits<65> f = {0b11,0}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<bit>' is incompatible with value '1' of type 'int'
def X32 { list<bit> f = true; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X33' could not be fully resolved: { !cast<bits<2>>(!cast<int>("1")){1}, !cast<bits<2>>(!cast<int>("1")){0} }
def X33 { bits<2> f = !cast<int>("1"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Initializer of 'f' in 'X34' could not be fully resolved: { !cast<bits<2>>([1, 2][5]){1}, !cast<bits<2>>([1, 2][5]){0} }
def X34 { bits<2> f = B.l[5]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'A' is incompatible with value '{ 1, 1, 0 }' of type bit initializer with length 3
def X35 { A f = {0b11,0}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'dag' is incompatible with value '""' of type 'string'
def X36 { dag f = ""; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'A' is incompatible with value '[{ c }]' of type 'string'
def X37 { A f = [{ c }]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<list<int>>' is incompatible with value '(a 1)' of type 'dag'
def X38 { list<list<int>> f = (a 1); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '!cast<int>("1")' of type 'int'
def X39 { code f = !cast<int>("1"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '5' of type 'int'
def X40 { code f = 5; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: expected value of type 'list<string>', got 'int'
def X41 { list<string> f = !add(1,2); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'bit' is incompatible with value '""' of type 'string'
def X42 { bit f = ""; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '1' of type 'int'
def X43 { string f = B.l[0]; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<bits<2>>' is incompatible with value 'a' of type 'A'
def X44 { list<bits<2>> f = a; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'list<int>' is incompatible with value '!cast<int>("1")' of type 'int'
def X45 { list<int> f = !cast<int>("1"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'dag' is incompatible with value '{ 0, 1, 1 }' of type bit initializer with length 3
def X46 { dag f = {0,1,1}; }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'A' is incompatible with value '!cast<int>("1")' of type 'int'
def X47 { A f = !cast<int>("1"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: Field 'f' of type 'string' is incompatible with value '-1' of type 'int'
def X48 { code f = -1; }
