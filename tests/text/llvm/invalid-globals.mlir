// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Functions, globals and what is told of a module, wrongly.

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) {
  llvm.return
}

// -----

// expected-error@+1 {{"llvm.byval" should be a type attribute}}
llvm.func @f(i32 {llvm.byval})

// -----

// expected-error@+1 {{"llvm.byval" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.align" should be an integer attribute}}
llvm.func @f(!llvm.ptr {llvm.align = i32})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f(i32 {llvm.noalias})

// -----

// expected-error@+1 {{"llvm.signext" attribute attached to non-integer LLVM type}}
llvm.func @f(!llvm.ptr {llvm.signext})

// -----

// expected-error@+1 {{"llvm.byval" is not a valid result attribute}}
llvm.func @f() -> (i32 {llvm.byval = i32})

// -----

// expected-error@+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
llvm.func @f() -> (i32 {llvm.noalias})

// -----

// expected-error@+1 {{custom op 'llvm.func' variadic arguments must be in the end of the argument list}}
llvm.func @f(..., i32)

// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('f32') must match the type of the corresponding argument in function signature('i32')}}
llvm.func @f(i32, ...) {
^bb0(%a: f32):
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func linkonce @f()

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@x)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected zero or one function result}}
llvm.func @f() -> (i32, i32)

// -----

// expected-error@+1 {{'llvm.func' op attribute 'function_type' failed to satisfy constraint: type attribute of LLVM function type}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = i32, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g(1 : i64) : index

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm.array<2 x i8>

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global @g("abc") : !llvm.array<3 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global @g() : !llvm.void

// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}

// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global @g() : i32 {
  llvm.return
}

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global @g(1.0 : f32) {alignment = 3 : i64} : f32

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global @g(1.0 : f32) comdat(@c) : f32

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global @g(1.0 : f32) {dbg_exprs = [1]} : f32

// -----

// expected-error@+1 {{Expected '<' after 'sparse'}}
llvm.mlir.global @g(sparse) : f32

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global @g(1 : i32) : i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func @g() -> i32
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @a : !llvm.func<void ()>, !llvm.ptr @g {dso_local}

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]

// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@a], priorities = [], data = []

// -----

llvm.func @a()
// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [1 : i32]

// -----

llvm.func @a()
// expected-error@+1 {{'llvm.mlir.global_dtors' op 'a' does not have a definition}}
llvm.mlir.global_dtors dtors = [@a], priorities = [1 : i32], data = [#llvm.zero]

// -----

llvm.comdat @c {
  llvm.comdat_selector @s any
  // expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
  llvm.func @f()
}

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1]

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"a"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "a", unit>]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 1 : i32>]

// -----

// expected-error@+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [1]

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 1} {
}

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op 'available_externally' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc available_externally @i : !llvm.func<i32 ()>, !llvm.ptr @r

// -----

// expected-error@+1 {{custom op 'llvm.mlir.ifunc' invalid visibility_ attribute specification: "foo"}}
llvm.mlir.ifunc external "foo" @i : !llvm.func<i32 ()>, !llvm.ptr @r

// -----

llvm.comdat @c {
  // expected-error@+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
  llvm.comdat_selector @s foo
}

// -----

llvm.comdat @c {
  // expected-error@+1 {{custom op 'llvm.comdat_selector' invalid comdat attribute specification: "foo"}}
  llvm.comdat_selector @s "foo"
}

// -----

// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = []
llvm.func @f()

// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  // expected-error@+1 {{ops with side effects not allowed in global initializers}}
  %1 = llvm.load volatile %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  // expected-error@+1 {{ops with side effects are not allowed in alias initializers}}
  %1 = llvm.load volatile %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global external @g() : i32

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(!llvm.ptr {llvm.noalias = 1 : i32})

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' expected zero or one type}}
llvm.mlir.global external @g(1 : i32) : i32, i32
