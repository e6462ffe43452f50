// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What attributes of MLIR's test dialect say of wrong texts.

// expected-error@+1 {{expected 'end'}}
"x.y"() {t = #test<attr_ugly begin "string_attr">} : () -> ()

// -----

// expected-error@+1 {{expected 'begin'}}
"x.y"() {t = #test<attr_ugly "x" end>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse TestAttrUgly parameter 'attr' which is to be a `::mlir::Attribute`}}
"x.y"() {t = #test<attr_ugly begin end>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"x.y"() {t = #test<>} : () -> ()
