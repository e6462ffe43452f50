// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Data layouts with entries for pointers, structs and arrays.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr = dense<[64, 64, 128]> : vector<3xi64>, !llvm.struct<()> = dense<[64, 128]> : vector<2xi64>, !llvm.array<2 x i8> = "any">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 8, 8]> : vector<3xi64>, !llvm.struct<()> = dense<32> : vector<1xi64>>} {
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
  }
}

//      CHECK:module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr = dense<[64, 64, 128]> : vector<3xi64>, !llvm.struct<()> = dense<[64, 128]> : vector<2xi64>, !llvm.array<2 x i8> = "any">} {
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<[64, 8, 8]> : vector<3xi64>, !llvm.struct<()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:  }
// CHECK-NEXT:}
