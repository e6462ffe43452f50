// Parts of operations, types and attributes that aren't what stands there: the place is the part's.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{custom op 'probe.attr_any' has no custom assembly form}}
probe.attr_any 3

// -----

// expected-error@+1 {{expected 2 types to match operand list}}
llvm.func @f() { llvm.invoke @g() to ^bb1(%a, %b : i32) unwind ^bb2 : () -> () }

// -----

// expected-error@+1 {{invalid dimension}}
func.func private @f(tensor<?x99999999999999999999xi32>)

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
"a"() {x = array<i4: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'complex<f32>'}}
"a"() {x = array<complex<f32>: 1>} : () -> ()

// -----

// expected-error@+1 {{expected integer or float type, got: 'index'}}
"a"() {x = array<index: 1>} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<*xtensor<2xf32>>)

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<*x(i32) -> i32>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<*xtuple<i32>>)

// -----

#l = 5 : i32
// expected-error@+1 {{expected location, but found '5 : i32'}}
"a"() : () -> () loc(#l)

// -----

// expected-error@+1 {{operation location alias was never defined}}
"a"() : () -> () loc(#undefined)

// -----

#l = 5 : i32
// expected-error@+1 {{expected location attribute, but got5 : i32}}
"a"() : () -> () loc(fused[#l])

// -----

#l = 5 : i32
// expected-error@+1 {{expected location attribute, but got5 : i32}}
"a"() : () -> () loc("x"(#l))

// -----

#l = 5 : i32
// expected-error@+1 {{expected location attribute, but got5 : i32}}
"a"() {x = loc(#l)} : () -> ()

// -----

%a = "x"() : () -> memref<2x3xf32>
// expected-error@+1 {{expected AffineMap, but got IntegerSet}}
%0 = memref.transpose %a (i, j) : (i >= 0) : memref<2x3xf32> to memref<2x3xf32>

// -----

// expected-error@+1 {{custom op 'probe.format_value' invalid kind of attribute specified}}
%0 = probe.format_value unit

// -----

#p = 5 : i32
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Probe_ScalarsType parameter 'e' which is to be a `bool`}}
func.func private @f(!probe.scalars<1, 2, 3, 4, x>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse Probe_ScalarsType parameter 'e' which is to be a `bool`}}
func.func private @f(!probe.scalars<1, 2, 3, 4, 2>)

// -----

// expected-error@+1 {{expected integer value}}
"a"() {x = #llvm.constant_range<i32, x, 1>} : () -> ()

// -----

// expected-error@+1 {{custom op 'probe.format_optional' invalid kind of attribute specified}}
probe.format_optional inner "x"

// -----

// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%0 = arith.constant "x"

// -----

// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
%0 = arith.constant unit

// -----

%a, %b = "x"() : () -> (i32, i32)
// expected-error@+1 {{'probe.format_pair' op expected 2 results}}
"probe.format_pair"(%a, %b) : (i32, i32) -> ()

// -----

#a = 5 : i64
// expected-error@+1 {{expected element literal of primitive type}}
"x"() {x = dense<#a> : tensor<2xi32>} : () -> ()

// -----

#a = dense<5> : tensor<2xi64>
// expected-error@+1 {{expected operation name in quotes}}
%0 = arith.constant #a : tensor<2xi32>

// -----

#a = 5 : i64
// expected-error@+1 {{expected ')'}}
func.func @f() { %0 = llvm.mlir.constant(#a : i32) : i32 return }

// -----

// expected-error@+1 {{expected element literal of primitive type}}
"a"() {x = sparse<#a, 5> : tensor<2xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid SSA value result number}}
func.func @f(%a: i32) { probe.format_own %a #probe.plain, #probe.point<1, 2> to !probe.scalars<1, 2, 3, 4, true>, !probe.checked<2> return }

// -----

// expected-error@+1 {{invalid SSA value result number}}
func.func @f(%a: !probe.plain) { probe.format_own %a #probe.plain, #probe.point<1, 2> to !probe.scalars<1, 2, 3, 4, true>, !probe.checked<2> return }

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' expected integer value}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property flag, expected boolean}}
probe.formatted_properties 1 "a" x

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' integer value too large}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property flag, expected boolean}}
probe.formatted_properties 1 "a" 2

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' expected 'level'}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property level, expected a level}}
probe.formatted_properties 1 "a" true 4 some<[1, 2]> x

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' integer value too large}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property number, expected int64_t}}
probe.formatted_properties 99999999999999999999 "a" true

// -----

// expected-error@+1 {{custom op 'probe.format_enums' expected string or keyword containing one of the following enum values for attribute 'color' [red, green, deep-blue]}}
probe.format_enums 5, small, a flags <none>, fast

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
probe.format_optional [1] list inner 4.0 attributes {a}

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = probe.format_value 1 {a}
"a"() {x = 5.0 : i32, y} : () -> ()

// -----

// expected-error@+2 {{custom op 'probe.unit_property' expected 'unit' or 'unit_absent'}}
// expected-error@+1 {{custom op 'probe.unit_property' invalid value for property mark, expected unit property}}
probe.unit_property x

// -----

// expected-error@+1 {{custom op 'probe.silent_property' invalid value for property number, expected a number that can't be had}}
probe.silent_property 1

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' expected keyword for a level}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property level, expected a level}}
probe.formatted_properties 1 "a" true 4 some<[1, 2]> level<5>

// -----

// expected-error@+2 {{custom op 'probe.formatted_properties' expected one of [low, high] for a level, got: 5}}
// expected-error@+1 {{custom op 'probe.formatted_properties' invalid value for property level, expected a level}}
probe.formatted_properties 1 "a" true 4 some<[1, 2]> level<"5">

// -----

// expected-error@+1 {{invalid properties {flag = 1 : i32} for op probe.properties: expected string property to come from string attribute}}
"probe.properties"() <{flag = 1 : i32}> : () -> ()

// -----

// expected-error@+2 {{expected ::probe::Flags to be one of: none, a, b, c, ab}}
// expected-error@+1 {{failed to parse Probe_ColoredType parameter 'flags' which is to be a `::probe::Flags`}}
func.func private @f(!probe.colored<red : x>)

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Probe_ColoredType parameter 'flags' which is to be a `::probe::Flags`}}
func.func private @f(!probe.colored<red : 5>)

// -----

func.func @f() {
^bb0:
  // expected-error@+1 {{reference to an undefined block}}
  scf.execute_region { cf.br ^bb1 }
  cf.br ^bb1
^bb1:
  return
}

// -----

// expected-error@+1 {{invalid dimension}}
probe.format_shapes 2x?x and 2x3x

// -----

// expected-error@+1 {{expected static shape}}
probe.format_shapes 2x? and 2x?x

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
probe.format_shapes 2 and 3

// -----

// expected-error@+1 {{invalid dimension}}
probe.format_shapes 2x99999999999999999999 and 3x

// -----

// expected-error@+1 {{custom op 'probe.format_any_value' expected attribute 'value' to have a type}}
probe.format_any_value unit

// -----

// expected-error@+1 {{custom op 'probe.format_first' expected a type for 'arg' in the function type}}
func.func @f(%a: i8) { %0 = probe.format_first %a, %a : () -> i16 return }

// -----

#a = 5 : i64
probe.format_optional inner #a
// expected-error@+1 {{attribute type different than expected: expected 'i32', but got 'i64'}}
"x"() : () -> ()
