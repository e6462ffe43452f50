// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Texts of data layouts that LLVM takes.

module @m0 attributes {llvm.data_layout = ""} {}
module @m1 attributes {llvm.data_layout = "e"} {}
module @m2 attributes {llvm.data_layout = "E"} {}
module @m3 attributes {llvm.data_layout = "e-m:e"} {}
module @m4 attributes {llvm.data_layout = "e-p:64:64"} {}
module @m5 attributes {llvm.data_layout = "p:64:64"} {}
module @m6 attributes {llvm.data_layout = "p:64:64:64"} {}
module @m7 attributes {llvm.data_layout = "p:64:64:64:64"} {}
module @m8 attributes {llvm.data_layout = "p1:32:32"} {}
module @m9 attributes {llvm.data_layout = "p270:32:32-p271:32:32-p272:64:64"} {}
module @m10 attributes {llvm.data_layout = "i64:64"} {}
module @m11 attributes {llvm.data_layout = "f80:128"} {}
module @m12 attributes {llvm.data_layout = "v128:128"} {}
module @m13 attributes {llvm.data_layout = "v128:64:128"} {}
module @m14 attributes {llvm.data_layout = "a:0:64"} {}
module @m15 attributes {llvm.data_layout = "a:64"} {}
module @m16 attributes {llvm.data_layout = "a0:64"} {}
module @m17 attributes {llvm.data_layout = "a:0"} {}
module @m18 attributes {llvm.data_layout = "n8:16:32:64"} {}
module @m19 attributes {llvm.data_layout = "ni:7"} {}
module @m20 attributes {llvm.data_layout = "ni:1:2"} {}
module @m21 attributes {llvm.data_layout = "S128"} {}
module @m22 attributes {llvm.data_layout = "P1"} {}
module @m23 attributes {llvm.data_layout = "A5"} {}
module @m24 attributes {llvm.data_layout = "G1"} {}
module @m25 attributes {llvm.data_layout = "m:e"} {}
module @m26 attributes {llvm.data_layout = "m:x"} {}
module @m27 attributes {llvm.data_layout = "m:l"} {}
module @m28 attributes {llvm.data_layout = "m:o"} {}
module @m29 attributes {llvm.data_layout = "m:m"} {}
module @m30 attributes {llvm.data_layout = "m:w"} {}
module @m31 attributes {llvm.data_layout = "m:a"} {}
module @m32 attributes {llvm.data_layout = "Fi8"} {}
module @m33 attributes {llvm.data_layout = "Fn32"} {}
module @m34 attributes {llvm.data_layout = "s:32"} {}
module @m35 attributes {llvm.data_layout = "s32:32"} {}
module @m36 attributes {llvm.data_layout = "s"} {}
module @m37 attributes {llvm.data_layout = "e-m:e-i64:64-n32:64-S128"} {}
module @m38 attributes {llvm.data_layout = "E-p:32:32"} {}
module @m39 attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {}
module @m40 attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {}
module @m41 attributes {llvm.data_layout = "i8:8:8"} {}
module @m42 attributes {llvm.data_layout = "i1:8"} {}
module @m43 attributes {llvm.data_layout = "pe1:64:64"} {}
module @m44 attributes {llvm.data_layout = "p(a):64:64"} {}
module @m45 attributes {llvm.data_layout = "p1(x):64:64"} {}
module @m46 attributes {llvm.data_layout = "p:64:64:128"} {}
module @m47 attributes {llvm.data_layout = "p1(a(b)):64:64"} {}
module @m48 attributes {llvm.data_layout = "p1(1):64:64"} {}
module @m49 attributes {llvm.data_layout = "p1(a b):64:64"} {}
module @m50 attributes {llvm.data_layout = "p1(a):64:64-p1(b):32:32"} {}
module @m51 attributes {llvm.data_layout = "p1(a)):64:64"} {}
module @m52 attributes {llvm.data_layout = "p1(é):64:64"} {}
module @m53 attributes {llvm.data_layout = "p1(a_.$):64:64"} {}

//      CHECK:module {
// CHECK-NEXT:  module @m0 attributes {llvm.data_layout = ""} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m1 attributes {llvm.data_layout = "e"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m2 attributes {llvm.data_layout = "E"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m3 attributes {llvm.data_layout = "e-m:e"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m4 attributes {llvm.data_layout = "e-p:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m5 attributes {llvm.data_layout = "p:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m6 attributes {llvm.data_layout = "p:64:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m7 attributes {llvm.data_layout = "p:64:64:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m8 attributes {llvm.data_layout = "p1:32:32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m9 attributes {llvm.data_layout = "p270:32:32-p271:32:32-p272:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m10 attributes {llvm.data_layout = "i64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m11 attributes {llvm.data_layout = "f80:128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m12 attributes {llvm.data_layout = "v128:128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m13 attributes {llvm.data_layout = "v128:64:128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m14 attributes {llvm.data_layout = "a:0:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m15 attributes {llvm.data_layout = "a:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m16 attributes {llvm.data_layout = "a0:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m17 attributes {llvm.data_layout = "a:0"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m18 attributes {llvm.data_layout = "n8:16:32:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m19 attributes {llvm.data_layout = "ni:7"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m20 attributes {llvm.data_layout = "ni:1:2"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m21 attributes {llvm.data_layout = "S128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m22 attributes {llvm.data_layout = "P1"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m23 attributes {llvm.data_layout = "A5"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m24 attributes {llvm.data_layout = "G1"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m25 attributes {llvm.data_layout = "m:e"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m26 attributes {llvm.data_layout = "m:x"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m27 attributes {llvm.data_layout = "m:l"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m28 attributes {llvm.data_layout = "m:o"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m29 attributes {llvm.data_layout = "m:m"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m30 attributes {llvm.data_layout = "m:w"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m31 attributes {llvm.data_layout = "m:a"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m32 attributes {llvm.data_layout = "Fi8"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m33 attributes {llvm.data_layout = "Fn32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m34 attributes {llvm.data_layout = "s:32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m35 attributes {llvm.data_layout = "s32:32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m36 attributes {llvm.data_layout = "s"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m37 attributes {llvm.data_layout = "e-m:e-i64:64-n32:64-S128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m38 attributes {llvm.data_layout = "E-p:32:32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m39 attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m40 attributes {llvm.data_layout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m41 attributes {llvm.data_layout = "i8:8:8"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m42 attributes {llvm.data_layout = "i1:8"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m43 attributes {llvm.data_layout = "pe1:64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m44 attributes {llvm.data_layout = "p(a):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m45 attributes {llvm.data_layout = "p1(x):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m46 attributes {llvm.data_layout = "p:64:64:128"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m47 attributes {llvm.data_layout = "p1(a(b)):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m48 attributes {llvm.data_layout = "p1(1):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m49 attributes {llvm.data_layout = "p1(a b):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m50 attributes {llvm.data_layout = "p1(a):64:64-p1(b):32:32"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m51 attributes {llvm.data_layout = "p1(a)):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m52 attributes {llvm.data_layout = "p1(\C3\A9):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:  module @m53 attributes {llvm.data_layout = "p1(a_.$):64:64"} {
// CHECK-NEXT:  }
// CHECK-NEXT:}
