// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What regions without order refuse.

// expected-error@+1 {{'test.graph_region' op expects graph region #0 to have 0 or 1 blocks}}
"test.graph_region"() ({
^bb0:
  "a.br"()[^bb1] : () -> ()
^bb1:
  "a.end"() : () -> ()
}) : () -> ()

// -----

"test.graph_region"() ({
  "test.ssacfg_region"() ({
    // expected-error@+1 {{operand #0 does not dominate this use}}
    "a.use"(%5) : (i32) -> ()
    // expected-note@+1 {{operand defined here (op in the same block)}}
    %5 = "a.def"() : () -> i32
    "a.end"() : () -> ()
  }) : () -> ()
  "a.last"() : () -> ()
}) : () -> ()

// -----

"test.graph_region"() ({
  // expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}) : () -> ()
