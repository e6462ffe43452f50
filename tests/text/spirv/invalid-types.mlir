// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What the types of spirv refuse.

// expected-error@+1 {{recursive struct reference not nested in struct definition}}
func.func private @a(!spirv.struct<a>)

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
func.func private @a(!spirv.struct<a, (!spirv.struct<a, (i32)>)>)

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func private @a(!spirv.struct<(f32, i32 [4])>)

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func private @a(!spirv.struct<(f32 [0], i32)>)

// -----

// expected-error@+1 {{unknown attribute: 'Foo'}}
func.func private @a(!spirv.struct<(f32 [NonReadable, NonReadable, Foo])>)

// -----

// expected-error@+1 {{expected '('}}
func.func private @a(!spirv.struct<"a b", (f32)>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @a(!spirv.struct<(f32), >)

// -----

// expected-error@+1 {{unknown attribute: 'foo'}}
func.func private @a(!spirv.struct<(f32), foo>)

// -----

// expected-error@+1 {{integer value too large}}
func.func private @a(!spirv.struct<(f32 [4294967299])>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @a(!spirv.struct<(f32 [0, ])>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @a(!spirv.struct<(), Block>)

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @a(!spirv.struct<() )

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
func.func private @a(!spirv.struct<)

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
func.func private @a(!spirv.struct<(>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @a(!spirv.struct<a b>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @a(!spirv.struct<(f32 [0 NonReadable])>)

// -----

// expected-error@+1 {{expected ']'}}
func.func private @a(!spirv.struct<(f32 [NonReadable 0])>)

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func private @a(!spirv.struct<(f32 [0], f32, f32 [1])>)

// -----

// expected-error@+1 {{expected '>'}}
func.func private @a(!spirv.struct<(f32 [0]) x>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @a(!spirv.struct<foo.bar, (f32 [0])>, !spirv.struct<a-b, (f32)>)

// -----

// expected-error@+1 {{offset specification must be given for all members}}
func.func private @a(!spirv.struct<foo.bar, (f32 [0], !spirv.ptr<!spirv.struct<foo.bar>, Uniform>)>)
func.func private @b(!spirv.struct<foo.bar, (f32 [0], !spirv.ptr<!spirv.struct<foo.bar>, Uniform>)>)

// -----

// expected-error@+1 {{expected array length greater than 0}}
func.func private @b(!spirv.array<0xi32>)

// -----

// expected-error@+1 {{expected single integer for array element count}}
func.func private @b(!spirv.array<4x3xi32>)

// -----

// expected-error@+1 {{expected single integer for array element count}}
func.func private @b(!spirv.array<i32>)

// -----

// expected-error@+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i3'}}
func.func private @b(!spirv.array<4xi3>)

// -----

// expected-error@+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @b(!spirv.array<4xindex>)

// -----

// expected-error@+1 {{vector length has to be less than or equal to 4 but found 8}}
func.func private @b(!spirv.array<4xvector<8xi32>>)

// -----

// expected-error@+1 {{only 1-D vector allowed but found 'vector<2x2xi32>'}}
func.func private @b(!spirv.array<4xvector<2x2xi32>>)

// -----

// expected-error@+1 {{cannot use 'tuple<>' to compose SPIR-V types}}
func.func private @b(!spirv.array<4xtuple<>>)

// -----

// expected-error@+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @b(!spirv.array<4 x none>)

// -----

// expected-error@+1 {{ArrayStride must be greater than zero}}
func.func private @b(!spirv.array<4xi32, stride=0>)

// -----

// expected-error@+1 {{expected 'stride'}}
func.func private @b(!spirv.array<4xi32, foo=-4>)

// -----

// expected-error@+1 {{integer value too large}}
func.func private @b(!spirv.array<4xi32, stride=99999999999>)

// -----

// expected-error@+1 {{expected static shape}}
func.func private @b(!spirv.array<?xi32>)

// -----

// expected-error@+1 {{unknown storage class: foo}}
func.func private @b(!spirv.ptr<i32, foo>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @b(!spirv.ptr<i32>)

// -----

// expected-error@+1 {{expected valid keyword}}
func.func private @b(!spirv.ptr<i32, >)

// -----

// expected-error@+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @b(!spirv.ptr<vector<5xi32>, Uniform>)

// -----

// expected-error@+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @b(!spirv.matrix<5 x vector<3xf32>>)

// -----

// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func private @b(!spirv.matrix<3x3 x vector<3xf32>>)

// -----

// expected-error@+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @b(!spirv.matrix<3 x vector<5xf32>>)

// -----

// expected-error@+1 {{matrix columns' elements must be of Float type, got 'i32'}}
func.func private @b(!spirv.matrix<3 x vector<3xi32>>)

// -----

// expected-error@+1 {{only 1-D vector allowed but found 'vector<3x3xf32>'}}
func.func private @b(!spirv.matrix<3 x vector<3x3xf32>>)

// -----

// expected-error@+1 {{matrix must be composed using vector type, got 'i32'}}
func.func private @b(!spirv.matrix<3 x i32>)

// -----

// expected-error@+1 {{expected single unsigned integer for number of columns}}
func.func private @b(!spirv.matrix<i32>)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @b(!spirv.matrix<3 x >)

// -----

// expected-error@+1 {{expected row and column count}}
func.func private @b(!spirv.coopmatrix<16xi32, Subgroup, MatrixA>)

// -----

// expected-error@+1 {{invalid scope <id> attribute specification: Foo}}
func.func private @b(!spirv.coopmatrix<16x16xi32, Foo, MatrixA>)

// -----

// expected-error@+1 {{invalid use <id> attribute specification: Matrix}}
func.func private @b(!spirv.coopmatrix<16x16xi32, Subgroup, Matrix>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @b(!spirv.coopmatrix<16x16xi32, Subgroup>)

// -----

// expected-error@+1 {{cannot use 'memref<i32>' to compose SPIR-V types}}
func.func private @b(!spirv.coopmatrix<16x16xmemref<i32>, Subgroup, MatrixA>)

// -----

// expected-error@+1 {{unknown attribute: 'Dim1'}}
func.func private @b(!spirv.image<f32, Dim1, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error@+1 {{unknown attribute: 'Unknown2'}}
func.func private @b(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown2>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @b(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)

// -----

// expected-error@+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @b(!spirv.image<none, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba32f>)

// -----

// expected-error@+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
func.func private @b(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba32f>>)

// -----

// expected-error@+1 {{sampled image must be composed using image type, got 'f32'}}
func.func private @b(!spirv.sampled_image<f32>)

// -----

// expected-error@+1 {{arm.tensors do not support rank zero}}
func.func private @b(!spirv.arm.tensor<f32>)

// -----

// expected-error@+1 {{arm.tensors do not support zero dimensions}}
func.func private @b(!spirv.arm.tensor<0xf32>)

// -----

// expected-error@+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @b(!spirv.arm.tensor<?x4xf32>)

// -----

// expected-error@+1 {{cannot use 'memref<f32>' to compose SPIR-V types}}
func.func private @b(!spirv.arm.tensor<4xmemref<f32>>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @b(!spirv.arm.tensor<*f32>)

// -----

// expected-error@+1 {{unknown SPIR-V type: foo}}
func.func private @b(!spirv.foo<f32>)

// -----

// expected-error@+1 {{unknown SPIR-V type: foo}}
func.func private @b(!spirv.foo)

// -----

// expected-error@+1 {{expected '<'}}
func.func private @b(!spirv.array)

// -----

// expected-error@+1 {{unknown SPIR-V type: sampler}}
func.func private @b(!spirv.sampler, !spirv.named_barrier)
