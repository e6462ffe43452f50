// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is demanded of regions, blocks and successors, and in which order regions are verified.

"probe.region_sized"() ({
  "probe.end"() : () -> ()
^bb1:
  "probe.end"() : () -> ()
}) : () -> ()
"probe.region_max"() ({
}) : () -> ()
"probe.region_variadic"() ({
}) : () -> ()
"probe.region_variadic"() ({
}, {
  "probe.end"() : () -> ()
}, {
  "probe.end"() : () -> ()
}) : () -> ()
"probe.graph"() ({
  "x.use"(%late) : (i32) -> ()
  %late = "x.make"() : () -> i32
}) : () -> ()
probe.implicit {
}
probe.implicit {
  "x.op"() : () -> ()
  "probe.end"() : () -> ()
} {x.note}

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with 2 blocks}}
"probe.region_sized"() ({
  "probe.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with at least 2 blocks}}
"probe.region_min"() ({
  "probe.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region #0 ('body') failed to verify constraint: region with at most 1 blocks}}
"probe.region_max"() ({
  "probe.end"() : () -> ()
^bb1:
  "probe.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{requires one region}}
"probe.region_max"() : () -> ()

// -----

// expected-error@+1 {{region #2 ('rest') failed to verify constraint: region with 1 blocks}}
"probe.region_variadic"() ({
}, {
  "probe.end"() : () -> ()
}, {
}) : () -> ()

// -----

// expected-error@+1 {{expects region #0 to have 0 or 1 blocks}}
"probe.single_block"() ({
  "probe.end"() : () -> ()
^bb1:
  "probe.end"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{region should have no arguments}}
"probe.no_arguments"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

func.func @isolated(%a: i32) {
  // expected-note@+1 {{required by region isolation constraints}}
  "probe.isolated"() ({
    // expected-error@+1 {{using value defined outside the region}}
    "x.use"(%a) : (i32) -> ()
  }) : () -> ()
  return
}

// -----

// expected-error@+2 {{expects regions to end with 'probe.end', found 'x.other'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'probe.end'}}
"probe.implicit"() ({
  "x.other"() : () -> ()
}) : () -> ()

// -----

"probe.table"() ({
  // expected-note@+1 {{see existing symbol definition here}}
  "probe.name"() {sym_name = "a"} : () -> ()
  // expected-error@+1 {{redefinition of symbol named 'a'}}
  "probe.name"() {sym_name = "a"} : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{requires attribute 'sym_name'}}
"probe.name"() : () -> ()

// -----

func.func @successors() {
  // expected-error@+1 {{requires at least 1 successors but found 0}}
  "probe.successors"() : () -> ()
}

// -----

// expected-error@+1 {{'probe.region_verifier' op is bad}}
"probe.region_verifier"() ({
  "probe.trait_parent"() : () -> ()
}) {bad} : () -> ()

// -----

"probe.region_verifier"() ({
  // expected-error@+1 {{'probe.trait_parent' op expects parent op 'func.func'}}
  "probe.trait_parent"() : () -> ()
}) {bad_inside} : () -> ()

// -----

// expected-error@+1 {{'probe.region_verifier' op is bad inside}}
"probe.region_verifier"() ({
  "x.op"() : () -> ()
}) {bad_inside} : () -> ()
