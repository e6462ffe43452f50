// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Attributes that do not hold what they should.

// expected-error@+1 {{unknown attribute `what` in dialect `llvm`}}
"t.t"() {a = #llvm.what} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.t"() {a = #llvm.fastmath<quick>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
"t.t"() {a = #llvm.constant_range<f32, 0, 1>} : () -> ()

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
"t.t"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

// expected-error@+1 {{target features can not contain ','}}
"t.t"() {a = #llvm.target_features<["+a,b"]>} : () -> ()

// -----

// expected-error@+1 {{target features can not be null or empty}}
"t.t"() {a = #llvm.target_features<[""]>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.tbaa_type_desc<id = "x">} : () -> ()

// -----

// expected-error@+3 {{expected '<'}}
// expected-error@+2 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
// expected-error@+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.t"() {a = #llvm.tbaa_tag<base_type = <id = "x", members = {}>>} : () -> ()

// -----

// expected-error@+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
"t.t"() {a = #llvm.alias_scope<id = 1 : i32, domain = <id = distinct[0]<>>>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: domain}}
"t.t"() {a = #llvm.alias_scope<id = distinct[0]<>>} : () -> ()

// -----

// expected-error@+1 {{expected 'in'}}
"t.t"() {a = #llvm.di_file<"a">} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_what}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = DW_TAG_what>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: base_type}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_basic_type<tag = base_type>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: size}}
"t.t"() {a = #llvm.di_basic_type<size = 1>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_what}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"t.t"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_what>} : () -> ()

// -----

// expected-error@+3 {{invalid debug info debug info operation encoding name: DW_OP_what}}
// expected-error@+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_what]>} : () -> ()

// -----

// expected-error@+2 {{encountered unknown attribute encoding "DW_ATE_what"}}
// expected-error@+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.t"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_what)]>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.memory_effects<argMem = read>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: what}}
"t.t"() {a = #llvm.loop_annotation<what = true>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.t"() {a = #llvm.vscale_range<minRange = 1>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.t"() {a = #llvm.access_group<id = 1>} : () -> ()

// -----

// expected-error@+1 {{expected ':'}}
"t.t"() {a = #llvm.mmra_tag<"a" "b">} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse LLVM_AddressSpaceAttr parameter 'addressSpace' which is to be a `unsigned`}}
"t.t"() {a = #llvm.address_space<x>} : () -> ()

// -----

llvm.func @f() {
  // expected-error@+1 {{custom op 'llvm.br' 'llvm.br' op attribute 'loop_annotation' failed to satisfy constraint: }}
  llvm.br ^bb1 {loop_annotation = {}}
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.abs' op attribute 'is_int_min_poison' failed to satisfy constraint: 1-bit signless integer attribute}}
  %0 = "llvm.intr.abs"(%a) {is_int_min_poison = 1 : i32} : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.inline_asm' op attribute 'asm_dialect' failed to satisfy constraint: ATT (0) or Intel (1) asm dialect}}
  "llvm.inline_asm"() {asm_string = "a", constraints = "b", asm_dialect = "a"} : () -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op attribute 'success_ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  %0 = "llvm.cmpxchg"(%p, %a, %a) {success_ordering = "a", failure_ordering = 2 : i64} : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op attribute 'bin_op' failed to satisfy constraint: llvm.atomicrmw binary operations}}
  %0 = "llvm.atomicrmw"(%p, %a) {bin_op = "a", ordering = 2 : i64} : (!llvm.ptr, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %0 = "llvm.cmpxchg"(%p, %a, %a) {success_ordering = 2 : i64, failure_ordering = 2 : i64, tbaa = 1 : i32} : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = "llvm.cmpxchg"(%p, %a, %a) {success_ordering = 2 : i64, failure_ordering = 2 : i64, access_groups = [1]} : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = "llvm.cmpxchg"(%p, %a, %a) {success_ordering = 2 : i64, failure_ordering = 2 : i64, alias_scopes = [1]} : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.intr.experimental.noalias.scope.decl' op attribute 'scope' failed to satisfy constraint: LLVM dialect alias scope}}
  "llvm.intr.experimental.noalias.scope.decl"() {scope = 1 : i32} : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op attribute 'vec_type_hint' failed to satisfy constraint: Explicit vectorization compiler hint}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, vec_type_hint = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'target_features' failed to satisfy constraint: LLVM target features attribute}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, target_features = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'CConv' failed to satisfy constraint: LLVM Calling Convention specification}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, CConv = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, linkage = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'visibility_' failed to satisfy constraint: LLVM GlobalValue Visibility}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, visibility_ = 7 : i64} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'unnamed_addr' failed to satisfy constraint: LLVM GlobalValue UnnamedAddr}}
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, unnamed_addr = 7 : i64} : () -> ()

// -----

llvm.comdat @c {
  // expected-error@+1 {{'llvm.comdat_selector' op attribute 'comdat' failed to satisfy constraint: LLVM Comdat Types}}
  "llvm.comdat_selector"() {sym_name = "a", comdat = 9 : i64} : () -> ()
}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute}}
"llvm.mlir.global_ctors"() {ctors = [1], priorities = [1 : i32], data = []} : () -> ()

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fpext' op attribute 'fpExceptionBehavior' failed to satisfy constraint: LLVM Exception Behavior}}
  %0 = "llvm.intr.experimental.constrained.fpext"(%a) {fpExceptionBehavior = "a"} : (f32) -> f64
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = "llvm.intr.experimental.constrained.fptrunc"(%a) {fpExceptionBehavior = 0 : i64, roundingmode = -1 : i64} : (f32) -> f16
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.inttoptr' op attribute 'dereferenceable' failed to satisfy constraint: LLVM dereferenceable attribute}}
  %0 = "llvm.inttoptr"(%a) {dereferenceable = 1 : i32} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.acos' op attribute 'fastmathFlags' failed to satisfy constraint: LLVM fastmath flags}}
  %0 = "llvm.intr.acos"(%a) {fastmathFlags = 1 : i32} : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.fcmp' op attribute 'predicate' failed to satisfy constraint: llvm.fcmp comparison predicate}}
  %0 = "llvm.fcmp"(%a, %a) {predicate = 99 : i64} : (f32, f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.icmp' op attribute 'predicate' failed to satisfy constraint: llvm.icmp comparison predicate}}
  %0 = "llvm.icmp"(%a, %a) {predicate = 99 : i64} : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>, %w: vector<2xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %0 = "llvm.intr.vector.interleave2"(%v, %w) {} : (vector<2xi32>, vector<2xi32>) -> vector<3xi32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32)>, %b: i32) {
  // expected-error@+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
  %0 = "llvm.insertvalue"(%a, %b) {position = array<i64: 0>} : (!llvm.struct<(i32)>, i32) -> !llvm.struct<(i64)>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>, %w: vector<2xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that all of {dstvec, res} have same type}}
  %0 = "llvm.intr.vector.insert"(%v, %w) {pos = 0 : i64} : (vector<4xi32>, vector<2xi32>) -> vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%v: i32, %w: !llvm.ptr, %x: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.intr.annotation' op failed to verify that all of {annotation, fileName} have same type}}
  %0 = "llvm.intr.annotation"(%v, %w, %x, %v) {} : (i32, !llvm.ptr, !llvm.ptr<1>, i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: i32, %w: !llvm.ptr, %x: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.intr.ptr.annotation' op failed to verify that all of {annotation, fileName, attr} have same type}}
  %0 = "llvm.intr.ptr.annotation"(%w, %w, %x, %v, %w) {} : (!llvm.ptr, !llvm.ptr, !llvm.ptr<1>, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: i32, %w: !llvm.ptr, %x: !llvm.ptr<1>) {
  // expected-error@+1 {{'llvm.intr.var.annotation' op failed to verify that all of {annotation, fileName, attr} have same type}}
  "llvm.intr.var.annotation"(%w, %w, %x, %v, %w) {} : (!llvm.ptr, !llvm.ptr, !llvm.ptr<1>, i32, !llvm.ptr) -> ()
  llvm.return
}
