// RUN: mica-opt %s --split-input-file --verify-diagnostics
// An index has as many bits as the data layout around it says.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%v: vector<4xindex>) {
    %a = vector.bitcast %v : vector<4xindex> to vector<4xi32>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%v: vector<4xindex>) {
    // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
    %a = vector.bitcast %v : vector<4xindex> to vector<4xi64>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%v: vector<4xindex>) {
    %a = vector.bitcast %v : vector<4xindex> to vector<2xi64>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  module {
  func.func @f(%v: memref<8xindex>, %i: index, %p: index) {
    %a = vector.transfer_read %v[%i], %p : memref<8xindex>, vector<4xindex>
    %b = vector.bitcast %a : vector<4xindex> to vector<4xi32>
    return
  }
  }
}
