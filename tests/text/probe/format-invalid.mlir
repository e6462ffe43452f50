// What generated parsers refuse, and where.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{expected '->'}}
  %0, %1 = probe.format_pair %b, %a : f32 index
}

// -----

func.func @f(%a: i32, %b: f32) {
  // expected-error@+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  probe.format_together %a, %b : (i32) -> ()
}

// -----

func.func @f() {
  // expected-error@+1 {{expected string or keyword containing one of the following enum values for attribute 'color' [red, green, deep-blue]}}
  probe.format_enums blue, small, a flags <none>, fast
}

// -----

func.func @f() {
  // expected-error@+1 {{invalid color attribute specification: "pink"}}
  probe.format_enums "pink", small, a flags <none>, fast
}

// -----

func.func @f() {
  // expected-error@+2 {{expected ::probe::Flags to be one of: none, a, b, c, ab}}
  // expected-error@+1 {{failed to parse Probe_FlagsAttr parameter 'value' which is to be a `::probe::Flags`}}
  probe.format_enums red, small, a flags <d>, fast
}

// -----

func.func @f() {
  // expected-error@+1 {{`c` clause can appear at most once in the expansion of the oilist directive}}
  probe.format_one_of c c end
}

// -----

func.func @f(%p: i32) {
  // expected-error@+1 {{invalid kind of attribute specified}}
  probe.format_optional inner 5 of "x"
}

// -----

// expected-error@+1 {{a checked type needs an even width, but got 3}}
func.func private @f(!probe.checked<3>)

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Probe_ScalarsType parameter 'b' which is to be a `unsigned`}}
func.func private @f(!probe.scalars<1, x, 3, 4, true>)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: color}}
func.func private @f(!probe.struct<width = 1, color = 3>)

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: width}}
func.func private @f(!probe.struct<width = 1, width = 3>)

// -----

// expected-error@+1 {{struct is missing required parameter: name}}
func.func private @f(!probe.struct<width = 1>)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse Probe_BothType parameter 'height' which is to be a `uint8_t`}}
module attributes {test.a = !probe.both<width = 1, height = -200>} {}

// -----

// A comma comes before what is missing is told.
// expected-error@+1 {{expected ','}}
module attributes {test.a = !probe.both<width = 1 height = 2>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {test.a = !probe.both<width = 1, height = 2, width = 3>} {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: width}}
module attributes {test.a = !probe.both<width = 1, width = 3>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {test.a = !probe.keys<3>} {}

// -----

// The end of a dense list is asked for after an element that fails.
// expected-error@+2 {{custom op 'probe.format_attributes' expected integer value}}
// expected-error@+1 {{expected ']'}}
probe.format_attributes 1, 1.0, true, "a", i32, @a, @b, [], [,1 2], {} any 1, @c, dense<1> : tensor<1xi8>, affine_map<() -> ()>

// -----

// expected-error@+1 {{custom op 'probe.format_attributes' expected integer value}}
probe.format_attributes 1, 1.0, true, "a", i32, @a, @b, [], [1, ], {} any 1, @c, dense<1> : tensor<1xi8>, affine_map<() -> ()>

// -----

// An attribute that begins an optional group is of any class; the verifier tells.
// expected-error@+1 {{'probe.named_count' op attribute 'step' failed to satisfy constraint: 64-bit signless integer attribute}}
probe.named_count "a" array<i64: 1>

// -----

// expected-error@+1 {{'probe.named_count' op attribute 'step' failed to satisfy constraint: 64-bit signless integer attribute}}
probe.named_count "a" {step = 4 : i64}

// -----

// expected-error@+1 {{expected attribute value}}
probe.named_count "a" [ : i32

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Probe_PerhapsType parameter 'number' which is to be a `::std::optional<::mlir::IntegerAttr>`}}
"x.y"() {type = !probe.perhaps<"a">} : () -> ()

// -----

%0:2 = "x.v"() : () -> (i32, f32)
// expected-error@+1 {{custom op 'probe.format_range' 'inputs' must be variadic of integer, but got 'f32'}}
%1:2 = probe.format_range %0#0, %0#1 : i32, f32

// -----

// expected-error@+2 {{expected ::probe::Flags to be one of: none, a, b, c, ab}}
// expected-error@+1 {{failed to parse Probe_FlagsAttr parameter 'value' which is to be a `::probe::Flags`}}
"x.y"() {attr = #probe.flags<"x">} : () -> ()
