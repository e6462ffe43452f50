// RUN: mica-opt --allow-unregistered-dialect --int-range-optimizations %s | FileCheck %s
// A range of 32 bits tells nothing of bytes.

// CHECK: nvvm.read.ptx.sreg.warpsize
func.func @other_type() {
  %0 = "nvvm.read.ptx.sreg.warpsize"() <{range = #llvm.constant_range<i32, 0, 0>}> : () -> vector<8xi8>
  "zz.use"(%0) : (vector<8xi8>) -> ()
  return
}
