// Data of resources that attributes of a dialect name: in text behind `{-#`, in bytecode in a section of its own. MLIR 22 gives a
// key that stands in bytecode as text another name, `blob_1`, and loses its data.

// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: mica-test-opt --allow-unregistered-dialect %S/Inputs/resources.mlir > %t.mlir && mica-test-opt --allow-unregistered-dialect %S/Inputs/resources.mlir --emit-bytecode | mica-test-opt --allow-unregistered-dialect | cmp - %t.mlir
// RUN: mica-test-opt --allow-unregistered-dialect %S/Inputs/resources.mlir --emit-bytecode --elide-resource-data-from-bytecode | mica-test-opt --allow-unregistered-dialect | FileCheck %s --check-prefix=ELIDED
// ELIDED: #test.e1di64_elements<"a key"> : tensor<1xi64>
// ELIDED-NOT: resources

// Dialects in falling order of their names; the last data of a key holds; what nobody names is left out.
// CHECK:      {-#
// CHECK-NEXT:   dialect_resources: {
// CHECK-NEXT:     test: {
// CHECK-NEXT:       blob: "0x04000000AAAAAAAA",
// CHECK-NEXT:       "a key": "0x080000000100000000000000"
// CHECK-NEXT:     },
// CHECK-NEXT:     builtin: {
// CHECK-NEXT:       blob: "0x00000000"
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: #-}
"test.u"() {a = #test.e1di64_elements<blob> : tensor<3xi64>, b = dense_resource<blob> : tensor<1xi32>, c = #test.e1di64_elements<"a key"> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: { blob: "0x08000000" },
    test: { "a key": "0x080000000100000000000000", blob: "0x0800000001000000", unused: "0x0100000000" },
    test: { blob: "0x04000000aaaaaaaa" }
  }
#-}

// -----

{-#
  dialect_resources: {
    arith: {
      // expected-error@+1 {{unexpected 'resource' section for dialect 'arith'}}
      x: "0x0400000001000000"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{unexpected 'resource' section for dialect 'func'}}
    func: {}
  }
#-}

// -----

{-#
  dialect_resources: {
    test: {
      // expected-error@+1 {{expected hex string blob for key 'x'}}
      x: "hi"
    }
  }
#-}

// -----

{-#
  dialect_resources: {
    test: {
      // expected-error@+1 {{expected hex string blob for key 'x' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3}}
      x: "0x03000000aa"
    }
  }
#-}

// -----

// expected-error@+2 {{expected identifier key for 'resource' entry}}
// expected-error@+1 {{failed to parse TestExtern1DI64ElementsAttr parameter 'handle' which is to be a `TestDialectResourceBlobHandle`}}
"test.u"() {a = #test.e1di64_elements<1> : tensor<3xi64>} : () -> ()

// -----

{-#
  dialect_resources: {
    // expected-error@+1 {{expected '{'}}
    a: "0x0400000000"
  }
#-}
