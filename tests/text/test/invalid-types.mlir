// Text that the types of MLIR's own test dialect don't have.
// RUN: mica-test-opt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// F001-006: a parameter that is refused is an error of the text.
// expected-error@+1 {{failed to verify 'param': 16-bit signless integer or 32-bit signless integer}}
"a.b"() : () -> !test.type_verification<i64>

// -----

// F001-012: each parameter is read by its kind.
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse TestTypeNoParser parameter 'one' which is to be a `uint32_t`}}
"a.b"() : () -> !test.no_parser<"no", [1, 2], "s", 4>

// -----

// F001-014, F001-100, F001-101: the dialect's own reader asks for what is defined, and says this of all others.
// expected-error@+1 {{unknown type!}}
"a.b"() : () -> !test.no_such_type

// -----

// F001-030: one parameter too few, and one too many.
// expected-error@+1 {{expected ','}}
"a.b"() {x = #test.attr_params<42>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {x = #test.attr_params<42, 24, 3>} : () -> ()

// -----

// F001-015: no comma without a parameter before it.
// expected-error@+1 {{expected '>'}}
"a.b"() : () -> !test.all_optional_params<, 5>

// -----

// F001-113: a parser that fails ends the type.
// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse TestTypeElseAnchor parameter 'a'}}
"a.b"() : () -> !test.else_anchor<99999999999>

// -----

// F001-035: a key is missing, stands twice, is not known.
// expected-error@+1 {{expected ','}}
"a.b"() : () -> !test.struct_capture_all<v3 = 3, v1 = 1, v2 = 2>

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: v3}}
"a.b"() : () -> !test.struct_capture_all<v3 = 3, v1 = 1, v2 = 2, v3 = 0>

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: w}}
"a.b"() : () -> !test.struct_capture_all<v3 = 3, v1 = 1, v2 = 2, w = 0>

// -----

// F001-038: the second text is the first again.
// expected-error@+1 {{expected 'foo'}}
"a.b"() : () -> !test.custom_type_string<"foo" bar>

// -----

// What the lexer reported isn't reported again.
// expected-error@+1 {{invalid type identifier}}
"a.b"() : () -> !test.optional_param<, 1, ! >

// -----

// The message about a parameter stands behind what was read for it.
"a.b"() : () -> !test.cmpnd_nested_outer<i
  // expected-error@+1 {{unknown type!}}
  !test.cmpnd_nested_inner<x>
  // expected-error@+1 {{failed to parse CompoundNestedOuterType parameter 'inner' which is to be a `::test::CompoundNestedInnerType`}}
  >

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
func.func private @f(!test.int<x, 8>)

// -----

// expected-error@+1 {{an int has at most 8 bits, but got 9}}
func.func private @f(!test.int<s, 9>)

// -----

// expected-error@+1 {{unknown type!}}
func.func private @f(!test.unknown)

// -----

// expected-error@+1 {{expected '['}}
func.func private @f(!test.cmpnd_a<1, i32, 1>)

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f(!test.cmpnd_a<1, i32, [1>)

// -----

// expected-error@+1 {{expected ','}}
func.func private @f(!test.int<s 8>)

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse TestTypeAPFloat parameter 'a' which is to be a `::llvm::APFloat`}}
"x.y"() {t = !test.ap_float<"a">} : () -> ()
