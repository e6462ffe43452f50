// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What quantized types must hold.

// expected-error@+1 {{illegal storage type size: 33}}
"a.b"() {t = !quant.any<i33>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type size: 33}}
"a.b"() {t = !quant.any<u33>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type size: 0}}
"a.b"() {t = !quant.any<u0>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type size: 0}}
"a.b"() {t = !quant.any<i0>} : () -> ()

// -----

// expected-error@+1 {{expected storage type width}}
"a.b"() {t = !quant.any<u>} : () -> ()

// -----

// expected-error@+1 {{expected storage type width}}
"a.b"() {t = !quant.any<ux>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type prefix}}
"a.b"() {t = !quant.any<x8>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() {t = !quant.any<"a">} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() {t = !quant.any<>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {t = !quant.any} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified}}
"a.b"() {t = !quant.any<i8:i32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {t = !quant.any<i8:>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type minimum: -129}}
"a.b"() {t = !quant.any<i8<-129:127>>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type maximum: 128}}
"a.b"() {t = !quant.any<i8<-128:128>>} : () -> ()

// -----

// expected-error@+1 {{illegal storage min and storage max: (5:5)}}
"a.b"() {t = !quant.any<i8<5:5>>} : () -> ()

// -----

// expected-error@+1 {{illegal storage min and storage max: (6:5)}}
"a.b"() {t = !quant.any<i8<6:5>>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {t = !quant.any<i8<-8>>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.any<i8<a:7>>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.any<i8<-8:b>>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.any<i8<-8:7>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"a.b"() {t = !quant.any<i8<-8:99999999999999999999>>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type minimum: -2147483649}}
"a.b"() {t = !quant.any<i32<-2147483649:2147483647>>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {t = !quant.any<i8:f32:1>} : () -> ()

// -----

// expected-error@+1 {{unknown quantized type foo}}
"a.b"() {t = !quant.foo<i8>} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'quant'}}
"a.b"() {t = !quant} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = !quant.uniform<i8:f32>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {t = !quant.uniform<i8, 2.0>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified}}
"a.b"() {t = !quant.uniform<i8:i32, 2.0>} : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {t = !quant.uniform<i8:f32, 2>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {t = !quant.uniform<i8:f32, a>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.uniform<i8:f32, 2.0:a>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.uniform<i8:f32, 2.0:1.5>} : () -> ()

// -----

// expected-error@+1 {{scale 1.058926e-314 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {t = !quant.uniform<i8:f32, 0x7FC00000>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [5.960464e-08, 6.550400e+04]}}
"a.b"() {t = !quant.uniform<i8:f16, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e-09 out of expressed type range [5.960464e-08, 6.550400e+04]}}
"a.b"() {t = !quant.uniform<i8:f16, 1.0e-9>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+39 out of expressed type range [9.183550e-41, 3.389531e+38]}}
"a.b"() {t = !quant.uniform<i8:bf16, 1.0e39>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+02 out of expressed type range [5.000000e-01, 6.000000e+00]}}
"a.b"() {t = !quant.uniform<i8:f4E2M1FN, 100.0>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.525879e-05, 5.734400e+04]}}
"a.b"() {t = !quant.uniform<i8:f8E5M2, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [7.629395e-06, 5.734400e+04]}}
"a.b"() {t = !quant.uniform<i8:f8E5M2FNUZ, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [9.765625e-04, 2.400000e+02]}}
"a.b"() {t = !quant.uniform<i8:f8E4M3FNUZ, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.220703e-04, 3.000000e+01]}}
"a.b"() {t = !quant.uniform<i8:f8E4M3B11FNUZ, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.562500e-02, 1.550000e+01]}}
"a.b"() {t = !quant.uniform<i8:f8E3M4, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.953125e-03, 2.400000e+02]}}
"a.b"() {t = !quant.uniform<i8:f8E4M3, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.953125e-03, 4.480000e+02]}}
"a.b"() {t = !quant.uniform<i8:f8E4M3FN, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [1.250000e-01, 7.500000e+00]}}
"a.b"() {t = !quant.uniform<i8:f6E2M3FN, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+06 out of expressed type range [6.250000e-02, 2.800000e+01]}}
"a.b"() {t = !quant.uniform<i8:f6E3M2FN, 1.0e6>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+60 out of expressed type range [5.877472e-39, 1.701412e+38]}}
"a.b"() {t = !quant.uniform<i8:f8E8M0FNU, 1.0e60>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+60 out of expressed type range [1.147944e-41, 3.401162e+38]}}
"a.b"() {t = !quant.uniform<i8:tf32, 1.0e60>} : () -> ()

// -----

// expected-error@+1 {{scale 0.000000e+00 out of expressed type range [4.940656e-324, 1.797693e+308]}}
"a.b"() {t = !quant.uniform<i8:f64, 0.0>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {t = !quant.uniform<i8:f32, 2.0, 3.0>} : () -> ()

// -----

// expected-error@+1 {{illegal quantized dimension: -1}}
"a.b"() {t = !quant.uniform<i8:f32:-1, {2.0}>} : () -> ()

// -----

// expected-error@+1 {{expected '{'}}
"a.b"() {t = !quant.uniform<i8:f32:1, 2.0>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {t = !quant.uniform<i8:f32:1, {}>} : () -> ()

// -----

// expected-error@+1 {{expected floating point literal}}
"a.b"() {t = !quant.uniform<i8:f32:1, {2.0,}>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '{' character in pretty dialect name}}
"a.b"() {t = !quant.uniform<i8:f32:1, {2.0>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {t = !quant.uniform<i8:f32:1, {{2.0, 3.0}, {4.0}}>} : () -> ()

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a.b"() {t = !quant.uniform<i8:f32:1, {2.0, {4.0}}>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.uniform<i8:f32:a, {2.0}>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"a.b"() {t = !quant.uniform<i8:f32:99999999999, {2.0}>} : () -> ()

// -----

// expected-error@+1 {{integer value too large}}
"a.b"() {t = !quant.uniform<i8:f32:2147483648, {2.0}>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = !quant.uniform<i8:f32:1 {2.0}>} : () -> ()

// -----

// expected-error@+1 {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
"a.b"() {t = !quant.uniform<i8:f32:1, {2.0, -1.0}>} : () -> ()

// -----

// expected-error@+1 {{illegal block size: 0}}
"a.b"() {t = !quant.uniform<i8:f32:{0:0}, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{illegal block size: -1}}
"a.b"() {t = !quant.uniform<i8:f32:{0:-1}, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{illegal quantized dimension: -1}}
"a.b"() {t = !quant.uniform<i8:f32:{-1:1}, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"a.b"() {t = !quant.uniform<i8:f32:{0:1,}, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"a.b"() {t = !quant.uniform<i8:f32:{0}, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '{' character in pretty dialect name}}
"a.b"() {t = !quant.uniform<i8:f32:{0:1, {2.0, 3.0}>} : () -> ()

// -----

// expected-error@+1 {{expected '{'}}
"a.b"() {t = !quant.uniform<i8:f32:{0:1}, 2.0>} : () -> ()

// -----

// expected-error@+1 {{illegal min and max: (1.000000e+00:1.000000e+00)}}
"a.b"() {t = !quant.calibrated<f32<1.0:1.0>>} : () -> ()

// -----

// expected-error@+1 {{illegal min and max: (2.000000e+00:1.000000e+00)}}
"a.b"() {t = !quant.calibrated<f32<2.0:1.0>>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{calibrated values must be present}}
"a.b"() {t = !quant.calibrated<f32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{expecting float expressed type}}
"a.b"() {t = !quant.calibrated<i8<1.0:2.0>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{expecting float expressed type}}
"a.b"() {t = !quant.calibrated<i8>} : () -> ()

// -----

// expected-error@+2 {{expected ':'}}
// expected-error@+1 {{calibrated values must be present}}
"a.b"() {t = !quant.calibrated<f32<1.0>>} : () -> ()

// -----

// expected-error@+3 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+2 {{add a trailing dot to make the literal a float}}
// expected-error@+1 {{calibrated values must be present}}
"a.b"() {t = !quant.calibrated<f32<1:2.0>>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.calibrated<f32<1.0:2.0>} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expecting float expressed type}}
"a.b"() {t = !quant.calibrated<>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {t = !quant.calibrated} : () -> ()

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expecting float expressed type}}
"a.b"() {t = !quant.calibrated<foo>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.uniform<i8:f32, 1.0} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.any<i8} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.any<i8 :} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {t = !quant.uniform<i8:f32:{0:1}} : () -> ()

// -----

// expected-error@+1 {{illegal storage type prefix}}
"a.b"() {t = !quant.any<f32>} : () -> ()

// -----

// expected-error@+1 {{scale 1.000000e+10 out of expressed type range [5.960464e-08, 6.550400e+04]}}
"x"() {a = !quant.uniform<i8:f16, 1.0e10>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type maximum: 300}}
"x"() {a = !quant.uniform<i8<-10:300>:f32, 1.0>} : () -> ()

// -----

// expected-error@+1 {{illegal storage type size: 64}}
"x"() {a = !quant.uniform<i64:f32, 1.0>} : () -> ()
