// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+2 {{invalid type for wasm.func argument. Expecting !wasm<local T>, got 'i32'}}
// expected-error@+1 {{entry block should have same number of arguments as function type. Function type has 0, entry block has 1}}
wasmssa.func @f(%a: i32) {
  wasmssa.return
}

// -----

// expected-error@+1 {{custom op 'wasmssa.func' expecting either `exported` or symbol name. got private}}
wasmssa.func private @f() {
  wasmssa.return
}

// -----

// expected-error@+1 {{entry block should have same number of arguments as function type. Function type has 1, entry block has 2}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: !wasmssa<local ref to i32>, %b: i32):
  wasmssa.return
}) : () -> ()

// -----

// expected-error@+1 {{entry block argument type should be LocalRefType, got 'i32' for block argument 0}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: i32):
  wasmssa.return
}) : () -> ()

// -----

// expected-error@+1 {{func argument type #0('i32') doesn't match entry block referenced type ('i64')}}
"wasmssa.func"() <{sym_name = "f", functionType = (i32) -> ()}> ({
^bb0(%a: !wasmssa<local ref to i64>):
  wasmssa.return
}) : () -> ()

// -----

// expected-error@+1 {{expected a constant initializer for this operator, got %1 = "wasmssa.add"(%0, %0) : (i32, i32) -> i32}}
wasmssa.global @g i32 : {
  %0 = wasmssa.const 10 : i32
  %1 = wasmssa.add %0 %0 : i32
  wasmssa.return %1 : i32
}

// -----

wasmssa.global @g i32 : {
  // expected-error@+1 {{symbol @h is undefined}}
  %0 = wasmssa.global_get @h : i32
  wasmssa.return %0 : i32
}

// -----

wasmssa.import_global "glob" from "my_module" as @h mutable : i32
wasmssa.global @g i32 : {
  // expected-error@+1 {{global.get op is considered constant if it's referring to a import.global symbol marked non-mutable}}
  %0 = wasmssa.global_get @h : i32
  wasmssa.return %0 : i32
}

// -----

// expected-error@+1 {{custom op 'wasmssa.global' expecting either `exported` or symbol name. got foo}}
wasmssa.global foo @g i32 : {
}

// -----

// expected-error@+1 {{'wasmssa.global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.global @g f16 : {
}

// -----

// expected-error@+1 {{'wasmssa.import_global' op attribute 'type' failed to satisfy constraint: type attribute of 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.import_global "a" from "b" as @g : f16

// -----

// expected-error@+1 {{custom op 'wasmssa.import_global' expected string}}
wasmssa.import_global a from "b" as @g : i32

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %c = wasmssa.const 1.0 : f32
  // expected-error@+1 {{input type and result type of local.set do not match}}
  wasmssa.local_set %a : ref to i32 to %c : f32
  wasmssa.return
}

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %c = wasmssa.const 1.0 : f32
  // expected-error@+1 {{input type and output type of local.tee do not match}}
  %b = wasmssa.local_tee %a : ref to i32 to %c : f32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  // expected-error@+1 {{'wasmssa.const' op result #0 must be 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float, but got 'f16'}}
  %c = wasmssa.const 1.0 : f16
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %c = wasmssa.const 1 : i32
  // expected-error@+1 {{extend op can only take 8, 16 or 32 bits. Got 9}}
  %d = wasmssa.extend 9 : i32 low bits from %c : i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %c = wasmssa.const 1 : i32
  // expected-error@+1 {{trying to extend the 32 low bits from a 'i32' value is illegal}}
  %d = wasmssa.extend 32 : i32 low bits from %c : i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %c = wasmssa.const 1 : i32
  // expected-error@+1 {{reinterpret input and output type should be distinct}}
  %d = wasmssa.reinterpret %c : i32 as i32
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %c = wasmssa.const 1 : i32
  // expected-error@+1 {{input type ('i32') and output type ('f64') have incompatible bit widths}}
  %d = wasmssa.reinterpret %c : i32 as f64
  wasmssa.return
}

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for external reference}}
wasmssa.func @f(%a: !wasmssa<local ref to f16>) {
  wasmssa.return
}

// -----

wasmssa.func @f() {
  %c = wasmssa.const 1 : i32
  // expected-error@+1 {{extend op can only take 8, 16 or 32 bits. Got 4294967288}}
  %d = wasmssa.extend -8 : i32 low bits from %c : i32
  wasmssa.return
}

// -----

// expected-error@+1 {{failed to verify 'reference': Opaque type for function reference or Opaque type for external reference}}
wasmssa.table @t !wasmssa<tabletype i32 [0:1]>

// -----

wasmssa.func @f() {
  // expected-error@+1 {{target should be a block defined in same level than operation or in its region.}}
  wasmssa.loop : {
  } > ^bb1
^bb1:
  wasmssa.return
}

// -----

// expected-error@+1 {{custom op 'wasmssa.func' 'functionType' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
wasmssa.func @f() attributes {functionType = () -> ()} {
  wasmssa.return
}

// -----

wasmssa.func @f() {
  // expected-error@+1 {{'wasmssa.block_return' op stands in no operation with a label at level 0}}
  wasmssa.block_return
}

// -----

wasmssa.func @f(%a: !wasmssa<local ref to i32>) {
  %c = wasmssa.local_get %a : ref to i32
  wasmssa.block : {
    // expected-error@+1 {{'wasmssa.branch_if' op stands in no operation with a label at level 1}}
    wasmssa.branch_if %c to level 1 else ^bb1
  ^bb1:
    wasmssa.block_return
  } > ^bb1
^bb1:
  wasmssa.return
}

// -----

// expected-error@+1 {{custom op 'wasmssa.import_global' expected 'from'}}
wasmssa.import_global "a" frm "b" as @g : i32
