// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Numbers in messages.

// expected-error@+1 {{scale INF out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() : () -> !quant.uniform<i8:f32, 2.0e+999>

// -----

// expected-error@+1 {{scale -INF out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() : () -> !quant.uniform<i8:f32:0, {-2.0e+999}>
