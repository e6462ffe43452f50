// A value is defined where it is used; notes tell where it is defined instead.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @same_block() -> i32 {
  // expected-error@+1 {{operand #0 does not dominate this use}}
  %0 = "x.use"(%1) : (i32) -> i32
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %1 = "x.def"() : () -> i32
  return %0 : i32
}

// -----

func.func @other_block(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %0 = "x.def"() : () -> i32
  cf.br ^b
^b:
  // expected-error@+1 {{operand #1 does not dominate this use}}
  "x.use"(%c, %0) : (i1, i32) -> ()
  return
}

// -----

// expected-note@+1 {{operand defined as a block argument (block #1 in the same region)}}
func.func @argument(%c: i1) {
  cf.cond_br %c, ^a(%c : i1), ^b
^a(%x: i1):
  return
^b:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%x) : (i1) -> ()
  return
}

// -----

func.func @parent_region() {
  "x.nest"() ({
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%0) : (i32) -> ()
  }) : () -> ()
  // expected-note@+1 {{operand defined here (op in a parent region)}}
  %0 = "x.def"() : () -> i32
  return
}

// -----

func.func @own_region() {
  // expected-note@+1 {{operand defined here (op in a parent region)}}
  %0 = "x.nest"() ({
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "x.use"(%0) : (i32) -> ()
  }) : () -> i32
  return
}

// -----

// What can't be reached may use anything.
func.func @unreachable() {
  return
^a:
  "x.use"(%0) : (i32) -> ()
  cf.br ^b
^b:
  %0 = "x.def"() : () -> i32
  cf.br ^a
}

// -----

// The region of an unknown operation may be a graph when it is one block, but not with more.
"x.graph"() ({
  "x.use"(%0) : (i32) -> ()
  %0 = "x.def"() : () -> i32
}) : () -> ()

// -----

"x.flow"() ({
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%0) : (i32) -> ()
  // expected-note@+1 {{operand defined here (op in the same block)}}
  %0 = "x.def"() : () -> i32
  "x.br"()[^next] : () -> ()
^next:
  "x.end"() : () -> ()
}) : () -> ()

// -----

// A loop: what the header defines holds in the body; what the body defines does not hold in the header.
func.func @loop(%c: i1) {
  cf.br ^header
^header:
  %0 = "x.def"() : () -> i32
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "x.use"(%1) : (i32) -> ()
  cf.cond_br %c, ^body, ^exit
^body:
  "x.use"(%0) : (i32) -> ()
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %1 = "x.def"() : () -> i32
  cf.br ^header
^exit:
  return
}

// -----

func.func @isolated(%a: i32) {
  "x.nest"() ({
    // expected-note@+1 {{required by region isolation constraints}}
    "builtin.module"() ({
      // F003-040: however deep.
      // expected-error@+1 {{'x.use' op using value defined outside the region}}
      "x.use"(%a) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
