// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What threads of a warp give each other that are refused.

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %0 = nvvm.redux.sync add %y, %n : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op 'fmax' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %0 = nvvm.redux.sync fmax %n, %n : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync min %n, %n {abs = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync min %n, %n {nan = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %0 = nvvm.redux.sync fmax %n, %n {abs = true, nan = true} : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+2 {{custom op 'nvvm.redux.sync' expected ::mlir::NVVM::ReduxKind to be one of: add, and, max, min, or, umax, umin, xor, fmin, fmax}}
  // expected-error@+1 {{custom op 'nvvm.redux.sync' failed to parse ReduxKindAttr parameter 'value' which is to be a `::mlir::NVVM::ReduxKind`}}
  %0 = nvvm.redux.sync none %n, %n : i32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.redux.sync' op failed to verify that all of {res, val} have same type}}
  %0 = nvvm.redux.sync add %n, %n : i32 -> f32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be of type 'f32' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n : f32 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n {return_value_and_is_valid} : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n : f32 -> !llvm.struct<(f32, i1)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n {return_value_and_is_valid} : f32 -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n {return_value_and_is_valid} : f32 -> !llvm.struct<()>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'f32' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+1 {{'nvvm.shfl.sync' op result #0 must be 32-bit signless integer or 32-bit float or LLVM struct type, but got 'f64'}}
  %0 = nvvm.shfl.sync bfly %n, %y, %n, %n : f32 -> f64
  llvm.return
}

// -----

llvm.func @f(%n: i32, %y: f32) {
  // expected-error@+2 {{custom op 'nvvm.shfl.sync' expected ::mlir::NVVM::ShflKind to be one of: bfly, up, down, idx}}
  // expected-error@+1 {{custom op 'nvvm.shfl.sync' failed to parse ShflKindAttr parameter 'value' which is to be a `::mlir::NVVM::ShflKind`}}
  %0 = nvvm.shfl.sync left %n, %y, %n, %n : f32 -> f32
  llvm.return
}

// -----

llvm.func @f(%f: i1, %n: i32) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %0 = nvvm.vote.sync ballot %n, %f -> i1
  llvm.return
}

// -----

llvm.func @f(%f: i1, %n: i32) {
  // expected-error@+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %0 = nvvm.vote.sync uni %n, %f -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %h: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %0 = nvvm.match.sync any %n, %h : i64 -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %h: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %n, %h : i64 -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %h: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %n, %h : i64 -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %h: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %0 = nvvm.match.sync all %n, %h : i64 -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %h: i64) {
  // expected-error@+1 {{'nvvm.match.sync' op result #0 must be 32-bit signless integer or LLVM struct type, but got 'f32'}}
  %0 = nvvm.match.sync all %n, %h : i64 -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %0 = nvvm.mapa %p, %n : !llvm.ptr -> !llvm.ptr<7>
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %0 = nvvm.mapa %s, %n : !llvm.ptr<3> -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%g: !llvm.ptr<1>, %n: i32) {
  // expected-error@+1 {{'nvvm.mapa' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  %0 = nvvm.mapa %g, %n : !llvm.ptr<1> -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  nvvm.pmevent
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  nvvm.pmevent id = 3 mask = 3
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = -1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  nvvm.setmaxregister increase 50
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 16
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 264
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease -8
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{custom op 'nvvm.setmaxregister' expected ::mlir::NVVM::SetMaxRegisterAction to be one of: decrease, increase}}
  // expected-error@+1 {{custom op 'nvvm.setmaxregister' failed to parse SetMaxRegisterActionAttr parameter 'value' which is to be a `::mlir::NVVM::SetMaxRegisterAction`}}
  nvvm.setmaxregister keep 24
  llvm.return
}

// -----

llvm.func @f(%r: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i32
  llvm.return
}

// -----

llvm.func @f(%r: i128) {
  // expected-error@+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %0 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_z, %r : i1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.laneid' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 5, 5> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{operation location alias was never defined}}
  %0 = nvvm.read.ptx.sreg.laneid range <i32, -1, -1> {ok} : i32 loc(#x)
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.laneid' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (340282366920938463463374607431768211455) value! This is an invalid constant range.}}
  %0 = nvvm.read.ptx.sreg.laneid range <i128, 7, 7> : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.read.ptx.sreg.laneid' op result #0 must be LLVM dialect-compatible type, but got 'tensor<2xi32>'}}
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 5, 7> : tensor<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected '<'}}
  %0 = nvvm.read.ptx.sreg.laneid range 3 : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'nvvm.griddepcontrol' expected one of [wait, launch_dependents] for Action kind for grid dependency control, got: stop}}
  nvvm.griddepcontrol stop
  // expected-error@+1 {{custom op 'nvvm.griddepcontrol' failed to parse GridDepActionAttr parameter 'value' which is to be a `::mlir::NVVM::GridDepActionKind`}}
  llvm.return
}
