// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @xegpu
// CHECK-SAME: (%[[VARG0:.*]]: vector<32x64xf16>) -> (vector<32x64xf16>, vector<32x64xf16>) {
// CHECK-NEXT: %[[V0:.*]] = xegpu.convert_layout %[[VARG0]] <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<32x64xf16>
// CHECK-NEXT: return %[[VARG0]], %[[V0]] : vector<32x64xf16>, vector<32x64xf16>
func.func @xegpu(%a: vector<32x64xf16>) -> (vector<32x64xf16>, vector<32x64xf16>) {
  %0 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>}> : vector<32x64xf16>
  %1 = xegpu.convert_layout %a <{input_layout = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<lane_layout = [16, 1], lane_data = [1, 1]>}> : vector<32x64xf16>
  return %0, %1 : vector<32x64xf16>, vector<32x64xf16>
}
