// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Data layouts that speak of types of llvm, as compilers write them.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, !llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<3xi64>, "dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>>} {
}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>, !llvm.struct<packed ()> = dense<8> : vector<1xi64>>} {
  }
}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<64> : vector<2xi64>>} {
}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<32> : vector<4xi64>>} {
  }
}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<64> : vector<4xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 8, 8]> : vector<3xi64>>} {
  }
}

//      CHECK:module {
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, !llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<3xi64>, "dlti.endianness" = "little", i64 = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>, !llvm.struct<packed ()> = dense<8> : vector<1xi64>>} {
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<32> : vector<4xi64>>} {
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<1> = dense<64> : vector<4xi64>>} {
// CHECK-NEXT:    module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<2> = dense<[64, 8, 8]> : vector<3xi64>>} {
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:}
