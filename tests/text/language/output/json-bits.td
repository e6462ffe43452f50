// Bits that aren't known, and bits of other values, in JSON.
// RUN: mica-gen --dump-json %s | %{python} -m json.tool --compact - | FileCheck %s

class V<bits<4> b, bit c> {
  bits<4> w = {c, b{2}, b{0-1}};
  bit d = b{3};
  bits<2> e = {?, c};
  bits<8> h;
  bits<2> k = h{1-0};
  bit m = h{7};
}
// CHECK: "d":null,"e":[null,null],"h":[null,null,null,null,null,null,null,null]
// CHECK-SAME: "k":[{"index":0,"kind":"varbit","printable":"h{0}","var":"h"},{"index":1,"kind":"varbit","printable":"h{1}","var":"h"}],"m":null,"w":[0,null,1,null]
def A : V<{?, 1, 0, ?}, ?>;
// CHECK-SAME: "d":null,"e":[1,null],"h":[1,0,1,0,null,null,null,1],"k":[1,0],"m":1,"w":[null,null,null,1]
def B : V<{?, ?, ?, ?}, 1> { let h{3-0} = 5; let h{7} = 1; }
