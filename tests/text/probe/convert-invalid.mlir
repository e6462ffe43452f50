// RUN: mica-test-opt --probe-convert --split-input-file --verify-diagnostics %s

// A pattern that can't do it leaves what must go.
func.func @many(%a: i64) {
  // expected-error@+1 {{failed to legalize operation 'probe.give' that was explicitly marked illegal}}
  "probe.give"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a)
    : (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) -> ()
  return
}
