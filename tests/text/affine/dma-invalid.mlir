// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// copies between memory spaces: what is wrong

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %a[0], %a[1], %t[0], %n, %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %a[0], %a[1], %t[0], %n : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %n[0], %a[1], %t[0], %n : index, memref<8xf32>, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %a[0], %n[1], %t[0], %n : memref<8xf32>, index, memref<1xi32>
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %a[0], %a[1], %n[0], %n : memref<8xf32>, memref<8xf32>, index
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%a, %a, %t, %n, %n) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<8xf32>, memref<8xf32>, memref<1xi32>, index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: i32) {
  // expected-error@+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %n, %a, %t, %n) {src_map = affine_map<(d0) -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<8xf32>, i32, memref<8xf32>, memref<1xi32>, i32) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: i32) {
  // expected-error@+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %a, %n, %t, %n) {src_map = affine_map<() -> (0)>, dst_map = affine_map<(d0) -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<8xf32>, memref<8xf32>, i32, memref<1xi32>, i32) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: i32) {
  // expected-error@+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%a, %a, %t, %n, %n) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<(d0) -> (0)>} : (memref<8xf32>, memref<8xf32>, memref<1xi32>, i32, i32) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[%j], %a[0], %t[0], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[0], %a[%j], %t[0], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
    affine.dma_start %a[0], %a[0], %t[%j], %n : memref<8xf32>, memref<8xf32>, memref<1xi32>
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
    affine.dma_wait %t[%j], %n : memref<1xi32>
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %n[0], %n : index
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%n, %n) {tag_map = affine_map<() -> (0)>} : (index, index) -> ()
  return
}

// -----

func.func @f(%a: memref<8xf32>, %t: memref<1xi32>, %n: i32) {
  // expected-error@+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%t, %n, %n) {tag_map = affine_map<(d0) -> (0)>} : (memref<1xi32>, i32, i32) -> ()
  return
}
