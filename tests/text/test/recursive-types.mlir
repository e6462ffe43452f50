// Types that contain themselves: inside of its own body, a type is its name alone.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s

// F001-039
// CHECK: !test.test_rec<some_name, test_rec<some_name>>
"a.b"() : () -> !test.test_rec<some_name, test_rec<some_name>>
// F001-040: two that contain each other; either is the one that is written first.
// CHECK: !test.test_rec<aa, test_rec<bb, test_rec<aa>>>
"a.b"() : () -> !test.test_rec<aa, test_rec<bb, test_rec<aa>>>
// CHECK: !test.test_rec<bb, test_rec<aa, test_rec<bb>>>
"a.b"() : () -> !test.test_rec<bb, test_rec<aa, test_rec<bb>>>
// The same body again.
// CHECK: !test.test_rec<cc, smpla>, !test.test_rec<cc, smpla>
"a.b"() : () -> (!test.test_rec<cc, smpla>, !test.test_rec<cc, smpla>)

// -----

// F001-041: a body that was set is not changed.
// expected-error@+1 {{identified type already used with a different body}}
"a.b"() : () -> (!test.test_rec<a, smpla>, !test.test_rec<a, i32>)

// -----

// Only the name, where the type is open already.
// expected-error@+1 {{expected '>'}}
"a.b"() : () -> !test.test_rec<a, test_rec<a, i32>>
