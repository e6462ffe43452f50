// The JSON of every kind of value: what has no form of its own is printed and told as text.
// RUN: mica-gen --dump-json %s | %{python} -m json.tool --sort-keys - | FileCheck %s --match-full-lines

class Base;
class C<int n = 3> : Base { int v = n; }
def op;
def A : C {
  bit b = 1;
  bit unset = ?;
  bits<3> bs = {1, ?, 0};
  bits<64> wide = -1;
  int large = 9223372036854775807;
  string s = "q\"\\\n\t";
  code c = [{ c }];
  list<int> l = [1, 2];
  list<int> none = [];
  dag d = (op:$o 1:$a, "s", ?:$u);
  Base r = C<4>;
  field int open;
  field int sum = !add(open, 1);
}

//      CHECK: {
// CHECK-NEXT:     "!instanceof": {
// CHECK-NEXT:         "Base": [
// CHECK-NEXT:             "A",
// CHECK-NEXT:             "anonymous_0"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "C": [
// CHECK-NEXT:             "A",
// CHECK-NEXT:             "anonymous_0"
// CHECK-NEXT:         ]
// CHECK-NEXT:     },
// CHECK-NEXT:     "!tablegen_json_version": 1,
// CHECK-NEXT:     "A": {
// CHECK-NEXT:         "!anonymous": false,
// CHECK-NEXT:         "!fields": [
// CHECK-NEXT:             "open",
// CHECK-NEXT:             "sum"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "!locs": [
// CHECK-NEXT:             "json.td:7"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "!name": "A",
// CHECK-NEXT:         "!superclasses": [
// CHECK-NEXT:             "Base",
// CHECK-NEXT:             "C"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "b": 1,
// CHECK-NEXT:         "bs": [
// CHECK-NEXT:             0,
// CHECK-NEXT:             null,
// CHECK-NEXT:             1
// CHECK-NEXT:         ],
// CHECK-NEXT:         "c": " c ",
// CHECK-NEXT:         "d": {
// CHECK-NEXT:             "args": [
// CHECK-NEXT:                 [
// CHECK-NEXT:                     1,
// CHECK-NEXT:                     "a"
// CHECK-NEXT:                 ],
// CHECK-NEXT:                 [
// CHECK-NEXT:                     "s",
// CHECK-NEXT:                     null
// CHECK-NEXT:                 ],
// CHECK-NEXT:                 [
// CHECK-NEXT:                     null,
// CHECK-NEXT:                     "u"
// CHECK-NEXT:                 ]
// CHECK-NEXT:             ],
// CHECK-NEXT:             "kind": "dag",
// CHECK-NEXT:             "name": "o",
// CHECK-NEXT:             "operator": {
// CHECK-NEXT:                 "def": "op",
// CHECK-NEXT:                 "kind": "def",
// CHECK-NEXT:                 "printable": "op"
// CHECK-NEXT:             },
// CHECK-NEXT:             "printable": "(op:$o 1:$a, \"s\", ?:$u)"
// CHECK-NEXT:         },
// CHECK-NEXT:         "l": [
// CHECK-NEXT:             1,
// CHECK-NEXT:             2
// CHECK-NEXT:         ],
// CHECK-NEXT:         "large": 9223372036854775807,
// CHECK-NEXT:         "none": [],
// CHECK-NEXT:         "open": null,
// CHECK-NEXT:         "r": {
// CHECK-NEXT:             "def": "anonymous_0",
// CHECK-NEXT:             "kind": "def",
// CHECK-NEXT:             "printable": "anonymous_0"
// CHECK-NEXT:         },
// CHECK-NEXT:         "s": "q\"\\\n\t",
// CHECK-NEXT:         "sum": {
// CHECK-NEXT:             "kind": "complex",
// CHECK-NEXT:             "printable": "!add(open, 1)"
// CHECK-NEXT:         },
// CHECK-NEXT:         "unset": null,
// CHECK-NEXT:         "v": 3,
// CHECK-NEXT:         "wide": [
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1,
// CHECK-NEXT:             1
// CHECK-NEXT:         ]
// CHECK-NEXT:     },
// CHECK-NEXT:     "anonymous_0": {
// CHECK-NEXT:         "!anonymous": true,
// CHECK-NEXT:         "!fields": [],
// CHECK-NEXT:         "!locs": [
// CHECK-NEXT:             "json.td:18"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "!name": "anonymous_0",
// CHECK-NEXT:         "!superclasses": [
// CHECK-NEXT:             "Base",
// CHECK-NEXT:             "C"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "v": 4
// CHECK-NEXT:     },
// CHECK-NEXT:     "op": {
// CHECK-NEXT:         "!anonymous": false,
// CHECK-NEXT:         "!fields": [],
// CHECK-NEXT:         "!locs": [
// CHECK-NEXT:             "json.td:6"
// CHECK-NEXT:         ],
// CHECK-NEXT:         "!name": "op",
// CHECK-NEXT:         "!superclasses": []
// CHECK-NEXT:     }
// CHECK-NEXT: }
