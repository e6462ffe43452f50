// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is demanded of regions, blocks and successors, and in which order regions are verified.

"test.region_sized"() ({
  "test.end"() : () -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()
"test.region_max"() ({
}) : () -> ()
"test.region_variadic"() ({
}) : () -> ()
"test.region_variadic"() ({
}, {
  "test.end"() : () -> ()
}, {
  "test.end"() : () -> ()
}) : () -> ()
"test.graph"() ({
  "x.use"(%late) : (i32) -> ()
  %late = "x.make"() : () -> i32
}) : () -> ()
test.implicit {
}
test.implicit {
  "x.op"() : () -> ()
  "test.end"() : () -> ()
} {x.note}

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with 2 blocks}}
"test.region_sized"() ({
  "test.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with at least 2 blocks}}
"test.region_min"() ({
  "test.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with at most 1 blocks}}
"test.region_max"() ({
  "test.end"() : () -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{requires one region}}
"test.region_max"() : () -> ()

// -----

// expected-error@+1 {{region #2 ('rest') failed to verify constraint: region with 1 blocks}}
"test.region_variadic"() ({
}, {
  "test.end"() : () -> ()
}, {
}) : () -> ()

// -----

// expected-error@+1 {{expects region #0 to have 0 or 1 blocks}}
"test.single_block"() ({
  "test.end"() : () -> ()
^bb1:
  "test.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region should have no arguments}}
"test.no_arguments"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

func.func @isolated(%a: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  "test.isolated"() ({
    // expected-error@+1 {{using value defined outside the region}}
    "x.use"(%a) : (i32) -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+2 {{expects regions to end with 'test.end', found 'x.other'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'test.end'}}
"test.implicit"() ({
  "x.other"() : () -> ()
}) : () -> ()

// -----

"test.table"() ({
  // expected-note@+1 {{see existing symbol definition here}}
  "test.name"() {sym_name = "a"} : () -> ()
  // expected-error@+1 {{redefinition of symbol named 'a'}}
  "test.name"() {sym_name = "a"} : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{requires attribute 'sym_name'}}
"test.name"() : () -> ()

// -----

func.func @successors() {
  // expected-error@+1 {{requires at least 1 successors but found 0}}
  "test.successors"() : () -> ()
}

// -----

// expected-error@+1 {{'test.region_verifier' op is bad}}
"test.region_verifier"() ({
  "test.trait_parent"() : () -> ()
}) {bad} : () -> ()

// -----

"test.region_verifier"() ({
  // expected-error@+1 {{'test.trait_parent' op expects parent op 'func.func'}}
  "test.trait_parent"() : () -> ()
}) {bad_inside} : () -> ()

// -----

// expected-error@+1 {{'test.region_verifier' op is bad inside}}
"test.region_verifier"() ({
  "x.op"() : () -> ()
}) {bad_inside} : () -> ()
