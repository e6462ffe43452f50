// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What masks must hold.

func.func @f() {
  // expected-error@+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [3, 2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [5, 3] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [-1, 3] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x3xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.constant_mask [2] : vector<4xi8>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask %i, %i : vector<i1>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  %0 = vector.mask %m, %a { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %m {
    vector.reduction <add>, %a : vector<8xi32> into i32
    vector.reduction <add>, %a : vector<8xi32> into i32
  } : vector<8xi1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  vector.mask %m { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %m { arith.addi %a, %a : vector<8xi32> } : vector<8xi1> -> vector<8xi32>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>, %x: i32) {
  // expected-error@+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %m {
    %1 = vector.reduction <add>, %a : vector<8xi32> into i32
    vector.yield %x : i32
  } : vector<8xi1> -> i32
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>, %x: i32) {
  // expected-error@+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0:2 = vector.mask %m {
    %1 = vector.reduction <add>, %a : vector<8xi32> into i32
    vector.yield %1, %1 : i32, i32
  } : vector<8xi1> -> (i32, i32)
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1> -> i64
  return
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<4xi1> -> i32
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>, %x: i32) {
  // expected-error@+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %m, %x { vector.reduction <add>, %a : vector<8xi32> into i32 } : vector<8xi1> -> i32
  return
}

// -----

func.func @f(%m: vector<8xi1>, %t: tensor<?xf32>, %i: index, %f: f32, %c: vector<4xf32>) {
  // expected-error@+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%m, %c) ({
    %1 = vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<8xf32>
    vector.yield %1 : vector<8xf32>
  }) : (vector<8xi1>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%m: vector<8xi1>) {
  // expected-error@+1 {{'vector.mask' op region should have no arguments}}
  "vector.mask"(%m) ({
  ^bb0(%a: i32):
    vector.yield
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<8xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a terminator within the mask region}}
  "vector.mask"(%m) ({
    "test.end"() : () -> ()
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<8xi1>) {
  // expected-error@+1 {{'vector.mask' op region #0 ('maskRegion') failed to verify constraint: region with 1 blocks}}
  "vector.mask"(%m) ({
  }) : (vector<8xi1>) -> ()
  return
}

// -----

func.func @f(%m: vector<i1>) {
  // expected-error@+1 {{'vector.mask' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<i1>'}}
  vector.mask %m { } : vector<i1>
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xi32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<8xi32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%m: vector<8xi1>, %a: vector<8xf32>, %x: f32) {
  // expected-error@+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %a, %a, %x : vector<8xf32>, vector<8xf32> into f32 } : vector<8xi1> -> f32
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a terminator within the mask region}}
  %0 = "vector.mask"(%b) ({
    "test.a"() : () -> ()
  }) : (vector<2xi1>) -> vector<2xf32>
  return
}

// -----

func.func @f(%a: vector<2xf32>, %b: vector<2xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0:2 = "vector.mask"(%b) ({
    %0:2 = "test.a"() : () -> (vector<2xf32>, vector<2xf32>)
    "vector.yield"(%0#0, %0#1) : (vector<2xf32>, vector<2xf32>) -> ()
  }) : (vector<2xi1>) -> (vector<2xf32>, vector<2xf32>)
  return
}

// -----

func.func @f(%m: memref<?xf32>, %v: vector<8xf32>, %i: index, %b: vector<8xi1>) {
  "vector.mask"(%b) ({
    // expected-error@+1 {{'vector.transfer_write' op operand count (3) does not match with the total size (4)}}
    "vector.transfer_write"(%v, %m, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>,
        permutation_map = affine_map<(d0) -> (d0)>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
    "vector.yield"() : () -> ()
  }) : (vector<8xi1>) -> ()
  return
}

// -----

// Told before what the operation inside lacks.
func.func @f(%b: vector<2xi1>) {
  // expected-error@+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = "vector.mask"(%b) ({
    %0 = "vector.constant_mask"(%b) <{mask_dim_sizes = array<i64: 1>}> : (vector<2xi1>) -> vector<2xi1>
    "vector.yield"(%0) : (vector<2xi1>) -> ()
  }) : (vector<2xi1>) -> vector<2xi1>
  return
}
