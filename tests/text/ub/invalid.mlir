// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is no poison, and where a block does not end.

// expected-error@+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
%0 = ub.poison <42 : i32> : i32

// -----

func.func @f() {
  // expected-error@+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

// expected-error@+1 {{unknown attribute `toxic` in dialect `ub`}}
"x.y"() {a = #ub.toxic} : () -> ()

// -----

// expected-error@+1 {{invalid properties {value = "x"} for op ub.poison: Invalid attribute `value` in property conversion: "x"}}
%0 = "ub.poison"() <{value = "x"}> : () -> i32

// -----

%0 = "ub.poison"() <{}> : () -> f32
// expected-error@+1 {{expected ':'}}
%1 = ub.poison 

// -----

func.func @f() {
  // expected-error@+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 1 : i32} : () -> i32
  return
}
