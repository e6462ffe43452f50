// Blobs stand at their alignment; what isn't there is named alone; the data may be left out.

// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.bc && mica-opt --allow-unregistered-dialect %t.bc | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode --elide-resource-data-from-bytecode %s -o %t.short.bc
// RUN: mica-opt --allow-unregistered-dialect --show-bytecode %t.bc | FileCheck %s --check-prefix=WHOLE
// RUN: mica-opt --allow-unregistered-dialect --show-bytecode %t.short.bc | FileCheck %s --check-prefix=SHORT
// WHOLE: resources {{ *}}32
// SHORT: resources {{ *}}0

// The sixteen bytes of `b` are where its alignment of 16 wants them, in the file too.
// RUN: %{python} -c "import sys; b = open(sys.argv[1], 'rb').read(); print(b.index(bytes(range(1, 17))) % 16)" %t.bc | FileCheck %s --check-prefix=PLACE
// PLACE: {{^0$}}

// CHECK: x.a = dense_resource<b> : tensor<2xi64>
// CHECK-SAME: x.c = dense_resource<missing> : tensor<2xi64>
module attributes {x.a = dense_resource<b> : tensor<2xi64>, x.c = dense_resource<missing> : tensor<2xi64>} {}

// CHECK:      builtin: {
// CHECK-NEXT:   b: "0x100000000102030405060708090A0B0C0D0E0F10"
// CHECK-NOT:    unused
// CHECK:      tool: {
// CHECK-NEXT:   text: "a\0Ab",
// CHECK-NEXT:   flag: true,
// CHECK-NEXT:   data: "0x0400000001020304"
{-#
  dialect_resources: { builtin: {
    b: "0x100000000102030405060708090A0B0C0D0E0F10",
    unused: "0x0100000001"
  } },
  external_resources: { tool: { text: "a\nb", flag: true, data: "0x0400000001020304" } }
#-}
