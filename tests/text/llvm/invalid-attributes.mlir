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
