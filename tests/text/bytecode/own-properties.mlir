// The author of an operation says how its attributes and properties stand in bytecode. What is left out has its default; what a
// file holds in their place must be of their kind.

// RUN: mica-test-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.bc && mica-test-opt --allow-unregistered-dialect %t.bc | FileCheck %s
// RUN: mica-test-opt --allow-unregistered-dialect --emit-bytecode %t.bc | mica-test-opt --allow-unregistered-dialect | FileCheck %s
// CHECK: "probe.own_bytecode"(%{{.*}}, %{{.*}}) <{level = 42 : i32, name = "whole", number = 5000 : i64, operandSegmentSizes = array<i32: 1, 1>, seven = 7 : i64}>
// CHECK: "probe.own_bytecode"() <{name = "without", number = 0 : i64, operandSegmentSizes = array<i32: 0, 0>, seven = 7 : i64}>

// The first operation's four values: text 7, attribute 3 that may be absent, attributes 4 and 5. Each in its place, but 5.
// RUN: python3 -c "import sys; b = open(sys.argv[1], 'rb').read(); open(sys.argv[2], 'wb').write(b.replace(b'\17\17\11\13', b'\17\27\11\13', 1))" %t.bc %t.level.bc
// RUN: not mica-test-opt --allow-unregistered-dialect %t.level.bc 2>&1 | FileCheck %s --check-prefix=LEVEL
// LEVEL: error: 'probe.own_bytecode' op attribute 'level' can't be array<i32: 1, 1>
// RUN: python3 -c "import sys; b = open(sys.argv[1], 'rb').read(); open(sys.argv[2], 'wb').write(b.replace(b'\17\17\11\13', b'\17\17\13\13', 1))" %t.bc %t.number.bc
// RUN: not mica-test-opt --allow-unregistered-dialect %t.number.bc 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: expected IntegerAttr for key `value`
// RUN: python3 -c "import sys; b = open(sys.argv[1], 'rb').read(); open(sys.argv[2], 'wb').write(b.replace(b'\17\17\11\13', b'\17\17\11\11', 1))" %t.bc %t.sizes.bc
// RUN: not mica-test-opt --allow-unregistered-dialect %t.sizes.bc 2>&1 | FileCheck %s --check-prefix=SIZES
// SIZES: error: expected attribute of type: mlir::DenseI32ArrayAttr, but got: 5000 : i64

%0, %1 = "test.results"() : () -> (i32, i32)
"probe.own_bytecode"(%0, %1) <{level = 42 : i32, name = "whole", number = 5000 : i64, operandSegmentSizes = array<i32: 1, 1>, seven = 8 : i64}> : (i32, i32) -> ()
"probe.own_bytecode"() <{name = "without", number = 0 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
