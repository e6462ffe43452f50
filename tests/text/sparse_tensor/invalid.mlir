// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What an encoding may not say, alone and on a tensor

// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0 : singleton) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
#a = #sparse_tensor.encoding<{ map = (d0,d1,d2) -> (d0:compressed, d1:singleton(soa), d2:singleton) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{Batch lvlType can only be leading levels.}}
#a = #sparse_tensor.encoding<{ map = (d0,d1) -> (d0:dense, d1:batch) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{SoA is only applicable to singleton lvlTypes.}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0:compressed(soa)) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{invalid level type: level format doesn't support the properties}}
#a = #sparse_tensor.encoding<{ map = (d0) -> (d0:dense(soa)) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected n_out_of_m to be the last level type}}
#a = #sparse_tensor.encoding<{ map = (d0,d1) -> (d0:structured[1,2], d1:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected all dense lvlTypes before a n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map = (d0,d1) -> (d0:compressed, d1:structured[1,2]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map=(d0,d1)->(d0 floordiv 4:dense, d0 mod 4: dense, d1:structured[2,5]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected 1xm block structure for n_out_of_m level}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense, d0:structured[2,5]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected only one blocked level with the same coefficients}}
#a = #sparse_tensor.encoding<{ map=(d0,d1)->(d0 floordiv 4:dense, d0 mod 4: dense, d1 floordiv 5:dense, d1 mod 5:structured[2,5]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{unexpected position bitwidth: 42}}
#a = #sparse_tensor.encoding<{ posWidth = 42 }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{unexpected coordinate bitwidth: 7}}
#a = #sparse_tensor.encoding<{ crdWidth=7 }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected an integral index bitwidth}}
#a = #sparse_tensor.encoding<{ crdWidth="a" }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected an integral position bitwidth}}
#a = #sparse_tensor.encoding<{ posWidth="a" }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected a numeric value for explicitVal}}
#a = #sparse_tensor.encoding<{ explicitVal="a" }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected a numeric value for implicitVal}}
#a = #sparse_tensor.encoding<{ implicitVal="x" }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{unexpected key: key}}
#a = #sparse_tensor.encoding<{ key=1 }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected a non-empty array for lvlTypes}}
#a = #sparse_tensor.encoding<{ map=()->() }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map=(d0,d1)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map = (d0)->(d0+1:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
#a = #sparse_tensor.encoding<{ map=(d0,d1)->(d0:dense,d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier 'd0'}}
#a = #sparse_tensor.encoding<{ map={l0}(d0=l0)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{Level-variable ordering mismatch. The variable 'l1' was forward-declared as the 1st level; but is bound by the 0th specification.}}
#a = #sparse_tensor.encoding<{ map={l0,l1}(d0=l0,d1=l1)->(l1=d0:dense,l0=d1:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{Level-rank mismatch between forward-declarations and specifiers. Declared 2 level-variables; but got 1 level-specifiers.}}
#a = #sparse_tensor.encoding<{ map={l0,l1}(d0=l0,d1=l1)->(l0=d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected lvlToDim to be an inverse of dimToLvl}}
#a = #sparse_tensor.encoding<{ map={l0,l1}(d0=l1,d1=l0)->(l0=d0:dense,l1=d1:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
#a = #sparse_tensor.encoding<{ map={l0,d0}(d0=l0)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice offset/size/stride}}
#a = #sparse_tensor.encoding<{ map=(d0:#sparse_tensor<slice(-1,?,1)>)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice size}}
#a = #sparse_tensor.encoding<{ map=(d0:#sparse_tensor<slice(1,0,1)>)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice stride}}
#a = #sparse_tensor.encoding<{ map=(d0:#sparse_tensor<slice(1,1,0)>)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected SparseTensorDimSliceAttr}}
#a = #sparse_tensor.encoding<{ map=(d0:"x")->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{dimSlices expected dimension-rank to match level-rank: 1 != 2}}
#a = #sparse_tensor.encoding<{ map=(d0:#sparse_tensor<slice(1,1,1)>)->(d0 floordiv 2:dense, d0 mod 2:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{unknown level format: foo}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:foo) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{unknown level property: foo}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense(foo)) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected valid level property (e.g. nonordered, nonunique or high)}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense(3)) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected valid level format (e.g. dense, compressed or singleton)}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:3) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected exactly 2 structured sizes}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured[1]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected n <= m in n_out_of_m}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured[3,2]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected structured size to be >= 0}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured[-3,2]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected valid integer for structured size}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured[x,2]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse structured size}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:structured[99999999999,2]) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected '->'}}
#a = #sparse_tensor.encoding<{ map=(d0) (d0) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected '(' in level-specifier list}}
#a = #sparse_tensor.encoding<{ map=(d0)->d0 }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
#a = #sparse_tensor.encoding<{ map=(3)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{redefinition of identifier 's0'}}
#a = #sparse_tensor.encoding<{ map=[s0,s0](d0)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0 dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d1:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{Level-variable ordering mismatch. The variable 'l2' was forward-declared as the 2nd level; but is bound by the 1st specification.}}
#a = #sparse_tensor.encoding<{ map={l0,l1,l2}(d0=l0)->(l0=d0:dense,l2=d0:dense,l1=d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
#a = #sparse_tensor.encoding<{ posWidth 3 }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{expected '}'}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense) crdWidth=8 }>
"a"() {a = #a} : () -> ()

// -----

#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense) }>
// expected-error@+1 {{expected non-scalar sparse tensor}}
func.func private @f(tensor<f32, #a>)

// -----

#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense) }>
// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f(tensor<2x3xf32, #a>)

// -----

#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense), explicitVal = 1 : i32 }>
// expected-error@+1 {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<2xf32, #a>)

// -----

#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense), implicitVal = 0 : i32 }>
// expected-error@+1 {{implicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<2xf32, #a>)

// -----

#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense), implicitVal = 1.0 : f32 }>
// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<2xf32, #a>)

// -----

// expected-error@+1 {{level-rank mismatch between dimToLvl and lvlTypes: 1 != 2}}
#a = #sparse_tensor.encoding<{ map=(d0)->(d0:dense), map=(d0)->(d0:dense) }>
"a"() {a = #a} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, 5 : compressed) }>} : () -> ()

// -----

// expected-error@+1 {{expected bare identifier}}
"a"() {x = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l0 = d0 : dense, 5 = d1 : compressed) }>} : () -> ()

// -----

// expected-error@+1 {{use of undeclared identifier 'l2'}}
"a"() {x = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l0 = d0 : dense, l2 = d1 : compressed) }>} : () -> ()

// -----

// expected-error@+1 {{Level-variable ordering mismatch. The variable 'l1' was forward-declared as the 1st level; but is bound by the 0th specification.}}
"a"() {x = #sparse_tensor.encoding<{ map = {l0, l1} (d0, d1) -> (l1 = d0 : dense, l0 = d1 : compressed) }>} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice offset/size/stride}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(-5, 1, 1)>) -> (d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice size}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 0, 1)>) -> (d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{expect positive value or ? for slice stride}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(1, 1, 0)>) -> (d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense, d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 + d1 : dense, d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d0 : dense) }>} : () -> ()

// -----

// expected-error@+1 {{unknown level format: bad}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : bad) }>} : () -> ()

// -----

// expected-error@+1 {{unknown level property: bad}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed(bad)) }>} : () -> ()

// -----

// expected-error@+1 {{expected n <= m in n_out_of_m}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : structured[3, 2]) }>} : () -> ()

// -----

// expected-error@+1 {{unexpected key: bad}}
"a"() {x = #sparse_tensor.encoding<{ bad = 1 }>} : () -> ()

// -----

// expected-error@+1 {{unexpected position bitwidth: 5}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), posWidth = 5 }>} : () -> ()

// -----

// expected-error@+1 {{expected an integral index bitwidth}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), crdWidth = "a" }>} : () -> ()

// -----

// expected-error@+1 {{expected a numeric value for explicitVal}}
"a"() {x = #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = "a" }>} : () -> ()

// -----

// expected-error@+1 {{expected a non-empty array for lvlTypes}}
"a"() {x = #sparse_tensor.encoding<{ posWidth = 32 }>} : () -> ()

// -----

// expected-error@+1 {{expected '{'}}
"a"() {x = #sparse_tensor.encoding<>} : () -> ()

// -----

// expected-error@+1 {{expected a non-empty array for lvlTypes}}
"a"() {x = #sparse_tensor.encoding<{}>} : () -> ()

// -----

// expected-error@+1 {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f(tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense) }>>)

// -----

// expected-error@+1 {{explicit value type mismatch between encoding and tensor element type: 'f32' != 'i32'}}
func.func private @f(tensor<4xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), explicitVal = 1.0 : f32 }>>)

// -----

// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<4xi32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense), implicitVal = 1 : i32 }>>)
