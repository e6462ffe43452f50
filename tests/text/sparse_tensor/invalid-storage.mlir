// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What operations on the storage of sparse tensors may not be
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>) {
  // expected-error@+1 {{the sparse-tensor must have static shape}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xindex>), tensor<7xf64> to tensor<?x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>) {
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %0 = sparse_tensor.assemble (%p), %v : (tensor<9xindex>), tensor<7xf64> to tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xi32>, %v: tensor<7xf64>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xi32>), tensor<7xf64> to tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf32>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xindex>), tensor<7xf32> to tensor<8x8xf64, #CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xi32>, %v: tensor<7xf64>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xi32>), tensor<7xf64> to tensor<8x8xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7x3xi32>, %v: tensor<7xf64>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7x3xi32>), tensor<7xf64> to tensor<8x8xf64, #COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xf32>, %v: tensor<7xf64>) {
  // expected-error@+1 {{'sparse_tensor.assemble' op operand #1 must be variadic of ranked tensor of signless integer or index values, but got 'tensor<7xf32>'}}
  %0 = sparse_tensor.assemble (%p, %c), %v : (tensor<9xindex>, tensor<7xf32>), tensor<7xf64> to tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{output values and return value type mismatch}}
  %0:6 = sparse_tensor.disassemble %a : tensor<8x8xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<7xindex>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>, tensor<7xindex>), tensor<8xf64>, (index, index), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{output levels and return levels type mismatch}}
  %0:6 = sparse_tensor.disassemble %a : tensor<8x8xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<7xindex>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>, tensor<8xindex>), tensor<7xf64>, (index, index), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %0:4 = sparse_tensor.disassemble %a : tensor<8x8xf64, #CSR> out_lvls(%p : tensor<9xindex>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>), tensor<7xf64>, (index), index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%p: tensor<9xindex>, %c: tensor<7xindex>, %v: tensor<7xf64>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.disassemble' op result #4 must be variadic of scalar like, but got 'f32'}}
  %0:6 = sparse_tensor.disassemble %a : tensor<8x8xf64, #CSR> out_lvls(%p, %c : tensor<9xindex>, tensor<7xindex>) out_vals(%v : tensor<7xf64>) -> (tensor<9xindex>, tensor<7xindex>), tensor<7xf64>, (index, f32), index
  return
}

// -----

func.func @f(%a: tensor<8x8xf64>) {
  // expected-error@+1 {{unexpected conversion mismatch in rank}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf64> to tensor<8xf64>
  return
}

// -----

func.func @f(%a: tensor<8x?xf64>) {
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %0 = sparse_tensor.convert %a : tensor<8x?xf64> to tensor<8x8xf64>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, ?, ?)>) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64>) {
  // expected-error@+1 {{cannot convert to a sparse tensor slice}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf64> to tensor<8x8xf64, #Slice>
  return
}

// -----

func.func @f(%a: tensor<*xf64>) {
  // expected-error@+1 {{custom op 'sparse_tensor.convert' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf64>'}}
  %0 = sparse_tensor.convert %a : tensor<*xf64> to tensor<8xf64>
  return
}

// -----

func.func @f(%a: tensor<8x8xf64>) {
  // expected-error@+1 {{'sparse_tensor.number_of_entries' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0 = "sparse_tensor.number_of_entries"(%a) : (tensor<8x8xf64>) -> index
  return
}

// -----

func.func @f(%a: tensor<8x8xf64>) {
  // expected-error@+1 {{'sparse_tensor.number_of_entries' op operand #0 must be sparse tensor of any type values, but got 'tensor<8x8xf64>'}}
  %0 = sparse_tensor.number_of_entries %a : tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Level rank mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #CSR> to tensor<8xf64, #SV>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Level type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), posWidth = 8 }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSC>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Element type mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #CSR> to tensor<8x8xf32, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %0 = sparse_tensor.reinterpret_map %a : tensor<8x8xf64, #CSR> to tensor<8x4xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %0 = sparse_tensor.concatenate %a {dimension = 0 : index} : tensor<8x8xf64, #CSR> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 2 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>, %b: tensor<?x8xf64>) {
  // expected-error@+1 {{Input tensor $1 has dynamic shape}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<?x8xf64> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>, %b: tensor<8xf64>) {
  // expected-error@+1 {{Input tensor $1 has a different rank (rank=1) from the output tensor (rank=2).}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8xf64> to tensor<8x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<15x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>, %b: tensor<8x9xf64>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %0 = sparse_tensor.concatenate %a, %b {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8x9xf64> to tensor<16x?xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{custom op 'sparse_tensor.concatenate' 'sparse_tensor.concatenate' op attribute 'dimension' failed to satisfy constraint: dimension attribute}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : i64} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<16x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (18446744073709551615 >= 2)}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = -1 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<16x8xf64>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
#OC = #sparse_tensor.encoding<{ map = (i, j) -> (j : compressed(nonunique), i : singleton), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+1 {{Unmatched dim2lvl map between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %b : tensor<8x8xf64, #COO> to tensor<8x8xf64, #OC>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
#OW = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 16 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+1 {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %b : tensor<8x8xf64, #COO> to tensor<8x8xf64, #OW>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
#NU = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique)), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %0 = sparse_tensor.reorder_coo quick_sort %b : tensor<8x8xf64, #COO> to tensor<8x8xf64, #NU>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+1 {{Unmatched storage format between input and result COO}}
  %0 = sparse_tensor.reorder_coo quick_sort %b : tensor<8x8xf64, #COO> to tensor<8x8xf32, #COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+2 {{custom op 'sparse_tensor.reorder_coo' expected ::mlir::sparse_tensor::SparseTensorSortKind to be one of: hybrid_quick_sort, insertion_sort_stable, quick_sort, heap_sort}}
  // expected-error@+1 {{custom op 'sparse_tensor.reorder_coo' failed to parse SparseTensorSortKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::SparseTensorSortKind`}}
  %0 = sparse_tensor.reorder_coo bubble_sort %b : tensor<8x8xf64, #COO> to tensor<8x8xf64, #COO>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %a {level = 2 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{unexpected type for positions}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.coordinates %a {level = 2 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{unexpected type for coordinates}}
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<?xindex, strided<[?], offset: ?>>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<?xindex, strided<[?], offset: ?>>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+2 {{'sparse_tensor.positions' op inferred type(s) 'memref<?xindex>' are incompatible with return type(s) of operation 'memref<4xindex>'}}
  // expected-error@+1 {{'sparse_tensor.positions' op failed to infer returned types}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<4xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.positions' op result #0 must be non-0-ranked.memref of any type values, but got 'memref<index>'}}
  %0 = sparse_tensor.positions %a {level = 1 : index} : tensor<8x8xf64, #CSR> to memref<index>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.positions %a {level = -1 : index} : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{custom op 'sparse_tensor.positions' 'sparse_tensor.positions' op attribute 'level' failed to satisfy constraint: level attribute}}
  %0 = sparse_tensor.positions %a {level = 1 : i32} : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.positions' op requires attribute 'level'}}
  %0 = sparse_tensor.positions %a : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+2 {{'sparse_tensor.coordinates' op inferred type(s) 'memref<?xi32, strided<[?], offset: ?>>' are incompatible with return type(s) of operation 'memref<?xi32>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates %b {level = 1 : index} : tensor<8x8xf64, #COO> to memref<?xi32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %0 = sparse_tensor.coordinates_buffer %a : tensor<8x8xf64, #CSR> to memref<?xindex>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%b: tensor<8x8xf64, #COO>) {
  // expected-error@+2 {{'sparse_tensor.coordinates_buffer' op inferred type(s) 'memref<?xi32>' are incompatible with return type(s) of operation 'memref<?xindex>'}}
  // expected-error@+1 {{'sparse_tensor.coordinates_buffer' op failed to infer returned types}}
  %0 = sparse_tensor.coordinates_buffer %b : tensor<8x8xf64, #COO> to memref<?xindex>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{unexpected mismatch in element types}}
  %0 = sparse_tensor.values %a : tensor<8x8xf64, #CSR> to memref<?xf32>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+2 {{'sparse_tensor.values' op inferred type(s) 'memref<?xf64>' are incompatible with return type(s) of operation 'memref<2x?xf64>'}}
  // expected-error@+1 {{'sparse_tensor.values' op failed to infer returned types}}
  %0 = sparse_tensor.values %a : tensor<8x8xf64, #CSR> to memref<2x?xf64>
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %x: f64) {
  %c = arith.constant 0 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %0, %1 = sparse_tensor.push_back %n, %m, %x, %c : index, memref<?xf64>, f64, index
  return
}

// -----

func.func @f(%n: index, %m: memref<?xf64>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.push_back' op failed to verify that value type matches element type of inBuffer}}
  %0, %1 = sparse_tensor.push_back %n, %m, %x : index, memref<?xf64>, f32
  return
}

// -----

func.func @f(%n: index, %m: memref<?x?xf64>, %x: f64) {
  // expected-error@+1 {{'sparse_tensor.push_back' op operand #1 must be 1D memref of any type values, but got 'memref<?x?xf64>'}}
  %0, %1 = sparse_tensor.push_back %n, %m, %x : index, memref<?x?xf64>, f64
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%n: index, %m: memref<?xf64>, %f: memref<?xi1>, %d: memref<?xindex>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %0 = sparse_tensor.compress %m, %f, %d, %n into %a[%n, %n] : memref<?xf64>, memref<?xi1>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%n: index, %m: memref<?xf64>, %f: memref<?xi8>, %d: memref<?xindex>, %a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.compress' op operand #1 must be 1D memref of 1-bit signless integer values, but got 'memref<?xi8>'}}
  %0 = sparse_tensor.compress %m, %f, %d, %n into %a[%n] : memref<?xf64>, memref<?xi8>, memref<?xindex>, tensor<8x8xf64, #CSR>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<() -> ()>} : memref<10xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d1)}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j)>} : memref<10xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d1 + 1, d0)}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i, j) -> (j + 1, i)>} : memref<10xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  %c = arith.constant 6 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 10 < 12}}
  sparse_tensor.sort quick_sort %c, %x {perm_map = affine_map<(i, j) -> (j, i)>} : memref<10xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  %c = arith.constant 4 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 10 < 12}}
  sparse_tensor.sort quick_sort %c, %x {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<10xindex>
  return
}

// -----

func.func @f(%n: index, %x: memref<10xindex>, %y: memref<?xf32>, %z: memref<7xi64>) {
  %c = arith.constant 8 : index
  // expected-error@+1 {{Expected dimension(y) >= n got 7 < 8}}
  sparse_tensor.sort quick_sort %c, %x jointly %y, %z {perm_map = affine_map<(i) -> (i)>} : memref<10xindex> jointly memref<?xf32>, memref<7xi64>
  return
}

// -----

func.func @f(%n: index, %y: memref<?xf32>) {
  // expected-error@+1 {{'sparse_tensor.sort' op operand #1 must be 1D memref of integer or index values, but got 'memref<?xf32>'}}
  sparse_tensor.sort quick_sort %n, %y {perm_map = affine_map<(i) -> (i)>} : memref<?xf32>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, ?, ?)>) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #Slice>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.offset %a at 2 : tensor<8x8xf64, #Slice>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, ?, ?)>) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #Slice>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.offset %a at -1 : tensor<8x8xf64, #Slice>
  return
}

// -----

#Slice = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(1, ?, ?)>) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #Slice>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %0 = sparse_tensor.slice.stride %a at 5 : tensor<8x8xf64, #Slice>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+1 {{'sparse_tensor.slice.stride' op operand #0 must be sparse tensor slice of any type values, but got 'tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>'}}
  %0 = sparse_tensor.slice.stride %a at 1 : tensor<8x8xf64, #CSR>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.get %s dim_offset at 0 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{missing level argument}}
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %s lvl_sz at 2 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested position memory size on a singleton level}}
  %0 = sparse_tensor.storage_specifier.get %s pos_mem_sz at 1 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.get %s crd_mem_sz at -1 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %0 = sparse_tensor.storage_specifier.set %s val_mem_sz at 0 with %n : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %0 = sparse_tensor.storage_specifier.set %s dim_stride at 0 with %n : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+1 {{requested level is out of bounds}}
  %0 = sparse_tensor.storage_specifier.set %s lvl_sz at 3 with %n : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.storage_specifier<#COO>, %n: index) {
  // expected-error@+2 {{custom op 'sparse_tensor.storage_specifier.get' expected ::mlir::sparse_tensor::StorageSpecifierKind to be one of: lvl_sz, pos_mem_sz, crd_mem_sz, val_mem_sz, dim_offset, dim_stride}}
  // expected-error@+1 {{custom op 'sparse_tensor.storage_specifier.get' failed to parse SparseTensorStorageSpecifierKindAttr parameter 'value' which is to be a `::mlir::sparse_tensor::StorageSpecifierKind`}}
  %0 = sparse_tensor.storage_specifier.get %s size at 0 : !sparse_tensor.storage_specifier<#COO>
  return
}

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
func.func @f(%s: !sparse_tensor.storage_specifier<i32>) {

  return
}

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse SparseTensor_StorageSpecifier parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
func.func @f(%s: !sparse_tensor.storage_specifier<"a">) {

  return
}

// -----

// expected-error@+1 {{expected '<'}}
func.func @f(%s: !sparse_tensor.storage_specifier) {

  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  %c = arith.constant 2 : index
  // expected-error@+1 {{Level index exceeds the rank of the input sparse tensor}}
  %0 = sparse_tensor.lvl %a, %c : tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%i: index) {
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %0:2 = sparse_tensor.crd_translate dim_to_lvl [%i] as #CSR : index, index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%i: index) {
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %0:3 = sparse_tensor.crd_translate lvl_to_dim [%i, %i] as #CSR : index, index, index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>) {
  // expected-error@+2 {{'sparse_tensor.load' op inferred type(s) 'tensor<8x8xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>' are incompatible with return type(s) of operation 'tensor<8x8xf64>'}}
  // expected-error@+1 {{'sparse_tensor.load' op failed to infer returned types}}
  %0 = "sparse_tensor.load"(%a) : (tensor<8x8xf64, #CSR>) -> tensor<8x8xf64>
  return
}
