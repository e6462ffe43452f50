// RUN: mica-opt --no-implicit-module --split-input-file --verify-diagnostics %s
// Where no module is around.

func.func @f(%a: index) {
  // expected-error@+1 {{'gpu.launch_func' op expected to belong to a module}}
  gpu.launch_func @m::@k blocks in (%a, %a, %a) threads in (%a, %a, %a)
  return
}

// -----

// expected-error@+1 {{'gpu.dynamic_shared_memory' op must be inside an op with symbol table}}
%0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
