// What older transformations don't tell is an error that says so.
// RUN: mica-opt --upgrade-legacy --split-input-file --verify-diagnostics %s

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{'%later' isn't defined up to here, and older text doesn't tell its type}}
  %0 = transform.structured.match ops{["linalg.matmul"]} in %later
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{'transform.structured.pad' op has 'hoist_paddings' = [6, 0], which has no value of today's}}
  %0 = transform.structured.pad %arg0 {hoist_paddings = [6, 0]}
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{operation defines 3 results but was provided 2 to bind}}
  %0:2 = transform.structured.pad %arg0 {padding_dimensions = [0]}
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{has no sizes of tiles}}
  %0 = transform.structured.tile %arg0
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{has no sizes of tiles}}
  %0 = transform.structured.tile %arg0 {sizes = "4"}
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{older text can't tell the types of so many results}}
  %0:2 = split_handles %arg0 in [1000000000]
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{older text can't tell the types of so many results}}
  %0:4000000000 = replicate num(%arg0) %arg0
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{expected 'mapping'}}
  %0:2 = transform.structured.tile_to_foreach_thread_op %arg0 num_threads [10] (mapped to dims [0])
}

// -----

transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{expected SSA operand}}
  transform.loop.peel
}

// -----

// A region that breaks off is no form that was only tried.
transform.sequence {
^bb0(%arg0: !pdl.operation):
  // expected-error@+1 {{custom op 'nothing' is unknown (tried 'transform.nothing' as well)}}
  nothing
}
