// What a value of one type becomes as a field of another, as llvm-tblgen has it.
// RUN: mica-gen --print-records %s | FileCheck %s

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

// CHECK-LABEL: def X000 {
// CHECK-NEXT: int f = 0;
def X000 { int f = 0; }
// CHECK-LABEL: def X001 {
// CHECK-NEXT: int f = 1;
def X001 { int f = 1; }
// CHECK-LABEL: def X002 {
// CHECK-NEXT: int f = -1;
def X002 { int f = -1; }
// CHECK-LABEL: def X003 {
// CHECK-NEXT: int f = 2;
def X003 { int f = 2; }
// CHECK-LABEL: def X004 {
// CHECK-NEXT: int f = 5;
def X004 { int f = 5; }
// CHECK-LABEL: def X005 {
// CHECK-NEXT: int f = 255;
def X005 { int f = 255; }
// CHECK-LABEL: def X006 {
// CHECK-NEXT: int f = 5;
def X006 { int f = 0b101; }
// CHECK-LABEL: def X007 {
// CHECK-NEXT: int f = 1;
def X007 { int f = 0b1; }
// CHECK-LABEL: def X008 {
// CHECK-NEXT: int f = 9223372036854775807;
def X008 { int f = 0x7fffffffffffffff; }
// CHECK-LABEL: def X009 {
// CHECK-NEXT: int f = -9223372036854775808;
def X009 { int f = 0x8000000000000000; }
// CHECK-LABEL: def X010 {
// CHECK-NEXT: int f = 1;
def X010 { int f = true; }
// CHECK-LABEL: def X011 {
// CHECK-NEXT: int f = 0;
def X011 { int f = false; }
// CHECK-LABEL: def X012 {
// CHECK-NEXT: int f = 2;
def X012 { int f = {1,0}; }
// CHECK-LABEL: def X013 {
// CHECK-NEXT: int f = 1;
def X013 { int f = {1}; }
// CHECK-LABEL: def X014 {
// CHECK-NEXT: int f = 3;
def X014 { int f = {0,1,1}; }
// CHECK-LABEL: def X015 {
// CHECK-NEXT: int f = ?;
def X015 { int f = ?; }
// CHECK-LABEL: def X016 {
// CHECK-NEXT: int f = 3;
def X016 { int f = !add(1,2); }
// CHECK-LABEL: def X017 {
// CHECK-NEXT: int f = 6;
def X017 { int f = {0b11,0}; }
// CHECK-LABEL: def X018 {
// CHECK-NEXT: int f = 5;
def X018 { int f = B.x; }
// CHECK-LABEL: def X019 {
// CHECK-NEXT: int f = 2;
def X019 { int f = B.y; }
// CHECK-LABEL: def X020 {
// CHECK-NEXT: int f = 1;
def X020 { int f = B.z; }
// CHECK-LABEL: def X021 {
// CHECK-NEXT: int f = 0;
def X021 { int f = B.y{0}; }
// CHECK-LABEL: def X022 {
// CHECK-NEXT: int f = 2;
def X022 { int f = B.y{1-0}; }
// CHECK-LABEL: def X023 {
// CHECK-NEXT: int f = 1;
def X023 { int f = B.x{0}; }
// CHECK-LABEL: def X024 {
// CHECK-NEXT: int f = 0;
def X024 { int f = B.x{63}; }
// CHECK-LABEL: def X025 {
// CHECK-NEXT: int f = 1;
def X025 { int f = B.l[0]; }
// CHECK-LABEL: def X026 {
// CHECK-NEXT: bit f = 0;
def X026 { bit f = 0; }
// CHECK-LABEL: def X027 {
// CHECK-NEXT: bit f = 1;
def X027 { bit f = 1; }
// CHECK-LABEL: def X028 {
// CHECK-NEXT: bit f = 1;
def X028 { bit f = 0b1; }
// CHECK-LABEL: def X029 {
// CHECK-NEXT: bit f = 1;
def X029 { bit f = true; }
// CHECK-LABEL: def X030 {
// CHECK-NEXT: bit f = 0;
def X030 { bit f = false; }
// CHECK-LABEL: def X031 {
// CHECK-NEXT: bit f = 1;
def X031 { bit f = {1}; }
// CHECK-LABEL: def X032 {
// CHECK-NEXT: bit f = ?;
def X032 { bit f = ?; }
// CHECK-LABEL: def X033 {
// CHECK-NEXT: bit f = 1;
def X033 { bit f = B.z; }
// CHECK-LABEL: def X034 {
// CHECK-NEXT: bit f = 0;
def X034 { bit f = B.y{0}; }
// CHECK-LABEL: def X035 {
// CHECK-NEXT: bit f = 1;
def X035 { bit f = B.x{0}; }
// CHECK-LABEL: def X036 {
// CHECK-NEXT: bit f = 0;
def X036 { bit f = B.x{63}; }
// CHECK-LABEL: def X037 {
// CHECK-NEXT: bit f = 1;
def X037 { bit f = B.l[0]; }
// CHECK-LABEL: def X038 {
// CHECK-NEXT: bits<1> f = { 0 };
def X038 { bits<1> f = 0; }
// CHECK-LABEL: def X039 {
// CHECK-NEXT: bits<1> f = { 1 };
def X039 { bits<1> f = 1; }
// CHECK-LABEL: def X040 {
// CHECK-NEXT: bits<1> f = { 1 };
def X040 { bits<1> f = -1; }
// CHECK-LABEL: def X041 {
// CHECK-NEXT: bits<1> f = { 1 };
def X041 { bits<1> f = 0b1; }
// CHECK-LABEL: def X042 {
// CHECK-NEXT: bits<1> f = { 1 };
def X042 { bits<1> f = true; }
// CHECK-LABEL: def X043 {
// CHECK-NEXT: bits<1> f = { 0 };
def X043 { bits<1> f = false; }
// CHECK-LABEL: def X044 {
// CHECK-NEXT: bits<1> f = { 1 };
def X044 { bits<1> f = {1}; }
// CHECK-LABEL: def X045 {
// CHECK-NEXT: bits<1> f = { ? };
def X045 { bits<1> f = ?; }
// CHECK-LABEL: def X046 {
// CHECK-NEXT: bits<1> f = { 1 };
def X046 { bits<1> f = B.z; }
// CHECK-LABEL: def X047 {
// CHECK-NEXT: bits<1> f = { 0 };
def X047 { bits<1> f = B.y{0}; }
// CHECK-LABEL: def X048 {
// CHECK-NEXT: bits<1> f = { 1 };
def X048 { bits<1> f = B.x{0}; }
// CHECK-LABEL: def X049 {
// CHECK-NEXT: bits<1> f = { 0 };
def X049 { bits<1> f = B.x{63}; }
// CHECK-LABEL: def X050 {
// CHECK-NEXT: bits<1> f = { 1 };
def X050 { bits<1> f = B.l[0]; }
// CHECK-LABEL: def X051 {
// CHECK-NEXT: bits<2> f = { 0, 0 };
def X051 { bits<2> f = 0; }
// CHECK-LABEL: def X052 {
// CHECK-NEXT: bits<2> f = { 0, 1 };
def X052 { bits<2> f = 1; }
// CHECK-LABEL: def X053 {
// CHECK-NEXT: bits<2> f = { 1, 1 };
def X053 { bits<2> f = -1; }
// CHECK-LABEL: def X054 {
// CHECK-NEXT: bits<2> f = { 1, 0 };
def X054 { bits<2> f = 2; }
// CHECK-LABEL: def X055 {
// CHECK-NEXT: bits<2> f = { 0, 1 };
def X055 { bits<2> f = true; }
// CHECK-LABEL: def X056 {
// CHECK-NEXT: bits<2> f = { 0, 0 };
def X056 { bits<2> f = false; }
// CHECK-LABEL: def X057 {
// CHECK-NEXT: bits<2> f = { 1, 0 };
def X057 { bits<2> f = {1,0}; }
// CHECK-LABEL: def X058 {
// CHECK-NEXT: bits<2> f = { 1, ? };
def X058 { bits<2> f = {1,?}; }
// CHECK-LABEL: def X059 {
// CHECK-NEXT: bits<2> f = { ?, ? };
def X059 { bits<2> f = ?; }
// CHECK-LABEL: def X060 {
// CHECK-NEXT: bits<2> f = { 1, 1 };
def X060 { bits<2> f = !add(1,2); }
// CHECK-LABEL: def X061 {
// CHECK-NEXT: bits<2> f = { 1, 0 };
def X061 { bits<2> f = B.y; }
// CHECK-LABEL: def X062 {
// CHECK-NEXT: bits<2> f = { 1, 0 };
def X062 { bits<2> f = B.y{1-0}; }
// CHECK-LABEL: def X063 {
// CHECK-NEXT: bits<2> f = { 0, 1 };
def X063 { bits<2> f = B.l[0]; }
// CHECK-LABEL: def X064 {
// CHECK-NEXT: bits<3> f = { 0, 0, 0 };
def X064 { bits<3> f = 0; }
// CHECK-LABEL: def X065 {
// CHECK-NEXT: bits<3> f = { 0, 0, 1 };
def X065 { bits<3> f = 1; }
// CHECK-LABEL: def X066 {
// CHECK-NEXT: bits<3> f = { 1, 1, 1 };
def X066 { bits<3> f = -1; }
// CHECK-LABEL: def X067 {
// CHECK-NEXT: bits<3> f = { 0, 1, 0 };
def X067 { bits<3> f = 2; }
// CHECK-LABEL: def X068 {
// CHECK-NEXT: bits<3> f = { 1, 0, 1 };
def X068 { bits<3> f = 5; }
// CHECK-LABEL: def X069 {
// CHECK-NEXT: bits<3> f = { 1, 0, 1 };
def X069 { bits<3> f = 0b101; }
// CHECK-LABEL: def X070 {
// CHECK-NEXT: bits<3> f = { 0, 0, 1 };
def X070 { bits<3> f = true; }
// CHECK-LABEL: def X071 {
// CHECK-NEXT: bits<3> f = { 0, 0, 0 };
def X071 { bits<3> f = false; }
// CHECK-LABEL: def X072 {
// CHECK-NEXT: bits<3> f = { 0, 1, 1 };
def X072 { bits<3> f = {0,1,1}; }
// CHECK-LABEL: def X073 {
// CHECK-NEXT: bits<3> f = { ?, ?, ? };
def X073 { bits<3> f = ?; }
// CHECK-LABEL: def X074 {
// CHECK-NEXT: bits<3> f = { 0, 1, 1 };
def X074 { bits<3> f = !add(1,2); }
// CHECK-LABEL: def X075 {
// CHECK-NEXT: bits<3> f = { ?, 0, 1 };
def X075 { bits<3> f = {?,0,1}; }
// CHECK-LABEL: def X076 {
// CHECK-NEXT: bits<3> f = { 1, 1, 0 };
def X076 { bits<3> f = {0b11,0}; }
// CHECK-LABEL: def X077 {
// CHECK-NEXT: bits<3> f = { 1, 0, 1 };
def X077 { bits<3> f = B.x; }
// CHECK-LABEL: def X078 {
// CHECK-NEXT: bits<3> f = { 0, 0, 1 };
def X078 { bits<3> f = B.l[0]; }
// CHECK-LABEL: def X079 {
// CHECK-NEXT: bits<3> f = { ?, ?, ? };
def X079 { bits<3> f = B.u; }
// CHECK-LABEL: def X080 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 0, 0 };
def X080 { bits<8> f = 0; }
// CHECK-LABEL: def X081 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 0, 1 };
def X081 { bits<8> f = 1; }
// CHECK-LABEL: def X082 {
// CHECK-NEXT: bits<8> f = { 1, 1, 1, 1, 1, 1, 1, 1 };
def X082 { bits<8> f = -1; }
// CHECK-LABEL: def X083 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 1, 0 };
def X083 { bits<8> f = 2; }
// CHECK-LABEL: def X084 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 1, 0, 1 };
def X084 { bits<8> f = 5; }
// CHECK-LABEL: def X085 {
// CHECK-NEXT: bits<8> f = { 1, 1, 1, 1, 1, 1, 1, 1 };
def X085 { bits<8> f = 255; }
// CHECK-LABEL: def X086 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 0, 1 };
def X086 { bits<8> f = true; }
// CHECK-LABEL: def X087 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 0, 0 };
def X087 { bits<8> f = false; }
// CHECK-LABEL: def X088 {
// CHECK-NEXT: bits<8> f = { ?, ?, ?, ?, ?, ?, ?, ? };
def X088 { bits<8> f = ?; }
// CHECK-LABEL: def X089 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 1, 1 };
def X089 { bits<8> f = !add(1,2); }
// CHECK-LABEL: def X090 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 1, 0, 1 };
def X090 { bits<8> f = B.x; }
// CHECK-LABEL: def X091 {
// CHECK-NEXT: bits<8> f = { 0, 0, 0, 0, 0, 0, 0, 1 };
def X091 { bits<8> f = B.l[0]; }
// CHECK-LABEL: def X092 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X092 { bits<64> f = 0; }
// CHECK-LABEL: def X093 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X093 { bits<64> f = 1; }
// CHECK-LABEL: def X094 {
// CHECK-NEXT: bits<64> f = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
def X094 { bits<64> f = -1; }
// CHECK-LABEL: def X095 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 };
def X095 { bits<64> f = 2; }
// CHECK-LABEL: def X096 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1 };
def X096 { bits<64> f = 5; }
// CHECK-LABEL: def X097 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1 };
def X097 { bits<64> f = 255; }
// CHECK-LABEL: def X098 {
// CHECK-NEXT: bits<64> f = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
def X098 { bits<64> f = 0x7fffffffffffffff; }
// CHECK-LABEL: def X099 {
// CHECK-NEXT: bits<64> f = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X099 { bits<64> f = 0x8000000000000000; }
// CHECK-LABEL: def X100 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X100 { bits<64> f = true; }
// CHECK-LABEL: def X101 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X101 { bits<64> f = false; }
// CHECK-LABEL: def X102 {
// CHECK-NEXT: bits<64> f = { ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? };
def X102 { bits<64> f = ?; }
// CHECK-LABEL: def X103 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1 };
def X103 { bits<64> f = !add(1,2); }
// CHECK-LABEL: def X104 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1 };
def X104 { bits<64> f = B.x; }
// CHECK-LABEL: def X105 {
// CHECK-NEXT: bits<64> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X105 { bits<64> f = B.l[0]; }
// CHECK-LABEL: def X106 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X106 { bits<65> f = 0; }
// CHECK-LABEL: def X107 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X107 { bits<65> f = 1; }
// CHECK-LABEL: def X108 {
// CHECK-NEXT: bits<65> f = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
def X108 { bits<65> f = -1; }
// CHECK-LABEL: def X109 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 };
def X109 { bits<65> f = 2; }
// CHECK-LABEL: def X110 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1 };
def X110 { bits<65> f = 5; }
// CHECK-LABEL: def X111 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1 };
def X111 { bits<65> f = 255; }
// CHECK-LABEL: def X112 {
// CHECK-NEXT: bits<65> f = { 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
def X112 { bits<65> f = 0x7fffffffffffffff; }
// CHECK-LABEL: def X113 {
// CHECK-NEXT: bits<65> f = { 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X113 { bits<65> f = 0x8000000000000000; }
// CHECK-LABEL: def X114 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X114 { bits<65> f = true; }
// CHECK-LABEL: def X115 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 };
def X115 { bits<65> f = false; }
// CHECK-LABEL: def X116 {
// CHECK-NEXT: bits<65> f = { ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? };
def X116 { bits<65> f = ?; }
// CHECK-LABEL: def X117 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1 };
def X117 { bits<65> f = !add(1,2); }
// CHECK-LABEL: def X118 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1 };
def X118 { bits<65> f = B.x; }
// CHECK-LABEL: def X119 {
// CHECK-NEXT: bits<65> f = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
def X119 { bits<65> f = B.l[0]; }
// CHECK-LABEL: def X120 {
// CHECK-NEXT: string f = ?;
def X120 { string f = ?; }
// CHECK-LABEL: def X121 {
// CHECK-NEXT: string f = "a";
def X121 { string f = "a"; }
// CHECK-LABEL: def X122 {
// CHECK-NEXT: string f = "";
def X122 { string f = ""; }
// CHECK-LABEL: def X123 {
// CHECK-NEXT: code f = [{ c }];
def X123 { string f = [{ c }]; }
// CHECK-LABEL: def X124 {
// CHECK-NEXT: string f = "s";
def X124 { string f = B.s; }
// CHECK-LABEL: def X125 {
// CHECK-NEXT: string f = ?;
def X125 { code f = ?; }
// CHECK-LABEL: def X126 {
// CHECK-NEXT: string f = "a";
def X126 { code f = "a"; }
// CHECK-LABEL: def X127 {
// CHECK-NEXT: string f = "";
def X127 { code f = ""; }
// CHECK-LABEL: def X128 {
// CHECK-NEXT: code f = [{ c }];
def X128 { code f = [{ c }]; }
// CHECK-LABEL: def X129 {
// CHECK-NEXT: string f = "s";
def X129 { code f = B.s; }
// CHECK-LABEL: def X130 {
// CHECK-NEXT: list<int> f = ?;
def X130 { list<int> f = ?; }
// CHECK-LABEL: def X131 {
// CHECK-NEXT: list<int> f = [1];
def X131 { list<int> f = [1]; }
// CHECK-LABEL: def X132 {
// CHECK-NEXT: list<int> f = [1, 0];
def X132 { list<int> f = [1,0]; }
// CHECK-LABEL: def X133 {
// CHECK-NEXT: list<int> f = [];
def X133 { list<int> f = []; }
// CHECK-LABEL: def X134 {
// CHECK-NEXT: list<int> f = [1, 2];
def X134 { list<int> f = B.l; }
// CHECK-LABEL: def X135 {
// CHECK-NEXT: list<bit> f = ?;
def X135 { list<bit> f = ?; }
// CHECK-LABEL: def X136 {
// CHECK-NEXT: list<bit> f = [1];
def X136 { list<bit> f = [1]; }
// CHECK-LABEL: def X137 {
// CHECK-NEXT: list<bit> f = [1, 0];
def X137 { list<bit> f = [1,0]; }
// CHECK-LABEL: def X138 {
// CHECK-NEXT: list<bit> f = [];
def X138 { list<bit> f = []; }
// CHECK-LABEL: def X139 {
// CHECK-NEXT: list<string> f = ?;
def X139 { list<string> f = ?; }
// CHECK-LABEL: def X140 {
// CHECK-NEXT: list<string> f = ["a"];
def X140 { list<string> f = ["a"]; }
// CHECK-LABEL: def X141 {
// CHECK-NEXT: list<string> f = [];
def X141 { list<string> f = []; }
// CHECK-LABEL: def X142 {
// CHECK-NEXT: list<bits<2>> f = ?;
def X142 { list<bits<2>> f = ?; }
// CHECK-LABEL: def X143 {
// CHECK-NEXT: list<bits<2>> f = [{ 0, 1 }];
def X143 { list<bits<2>> f = [1]; }
// CHECK-LABEL: def X144 {
// CHECK-NEXT: list<bits<2>> f = [{ 0, 1 }, { 0, 0 }];
def X144 { list<bits<2>> f = [1,0]; }
// CHECK-LABEL: def X145 {
// CHECK-NEXT: list<bits<2>> f = [];
def X145 { list<bits<2>> f = []; }
// CHECK-LABEL: def X146 {
// CHECK-NEXT: list<bits<2>> f = [{ 0, 1 }, { 1, 0 }];
def X146 { list<bits<2>> f = B.l; }
// CHECK-LABEL: def X147 {
// CHECK-NEXT: dag f = ?;
def X147 { dag f = ?; }
// CHECK-LABEL: def X148 {
// CHECK-NEXT: dag f = (a 1);
def X148 { dag f = (a 1); }
// CHECK-LABEL: def X149 {
// CHECK-NEXT: A f = ?;
def X149 { A f = ?; }
// CHECK-LABEL: def X150 {
// CHECK-NEXT: A f = a;
def X150 { A f = a; }
// CHECK-LABEL: def X151 {
// CHECK-NEXT: list<A> f = ?;
def X151 { list<A> f = ?; }
// CHECK-LABEL: def X152 {
// CHECK-NEXT: list<A> f = [];
def X152 { list<A> f = []; }
// CHECK-LABEL: def X153 {
// CHECK-NEXT: list<A> f = [a];
def X153 { list<A> f = [a]; }
// CHECK-LABEL: def X154 {
// CHECK-NEXT: list<list<int>> f = ?;
def X154 { list<list<int>> f = ?; }
// CHECK-LABEL: def X155 {
// CHECK-NEXT: list<list<int>> f = [];
def X155 { list<list<int>> f = []; }
