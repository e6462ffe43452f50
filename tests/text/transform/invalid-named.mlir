// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-note@+1 {{symbol table operation}}
module {
  // expected-error@+1 {{expects the parent symbol table to have the 'transform.with_named_sequence' attribute}}
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 cannot be both readonly and consumed}}
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly, transform.consumed}) {
    %0 = transform.get_parent_op %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence private @f(!transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{argument #0 is consumed in the body but is not marked as such}}
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-warning@+1 {{op argument #0 is not consumed in the body but is marked as consumed}}
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%op: !transform.any_op):
    // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
    transform.named_sequence @f() {
      transform.yield
    }
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%op: !transform.any_op):
    transform.structured.replace %op {
      // expected-error@+1 {{'transform.named_sequence' op symbol's parent must have the SymbolTable trait}}
      transform.named_sequence @f() {
        transform.yield
      }
    } : (!transform.any_op) -> !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected a non-empty body block}}
  transform.named_sequence @f() {
  ^bb0:
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{expected 'transform.yield' as terminator}}
  transform.named_sequence @f() {
    // expected-note@+1 {{terminator}}
    func.return
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() -> !transform.any_op {
    // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%v: !transform.any_value) -> !transform.any_op {
    // expected-error@+1 {{the type of the terminator operand #0 must match the type of the corresponding parent op result ('!transform.any_value' vs '!transform.any_op')}}
    transform.yield %v : !transform.any_value
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    transform.include @f failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note@+1 {{operation on recursion stack}}
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    transform.include @g failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  // expected-error@+1 {{recursion not allowed in named sequences}}
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.include @f failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    transform.include @g failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    transform.include @g failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @g(!transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{incorrect number of operands for callee}}
    transform.include @g failures(propagate) () : () -> ()
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{'transform.include' op operand type mismatch: expected operand type '!transform.any_value', but provided '!transform.any_op' for operand number 0}}
    transform.include @g failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%v: !transform.any_value {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{incorrect number of results for callee}}
    %0 = transform.include @g failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{'transform.include' op type of result #0 must implement the same transform dialect interface as the corresponding callee result}}
    %0 = transform.include @g failures(propagate) (%op) : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+2 {{TransformOpInterface requires memory effects on operands to be specified}}
    // expected-note@+1 {{no effects specified for operand #0}}
    transform.include @g failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{unresolved matcher symbol @g}}
    %0 = transform.collect_matching @g in %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{expected the matcher to take one operation handle argument}}
    transform.collect_matching @g in %op : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{expected the matcher argument to be marked readonly}}
    transform.collect_matching @g in %op : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{expected the matcher to yield as many values as op has results (1), got 0}}
    %0 = transform.collect_matching @g in %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{mismatching type interfaces for matcher result and op result #0}}
    %0 = transform.collect_matching @g in %op : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{unresolved action symbol @h}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{unresolved matcher symbol @g}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @h(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{the number of operands (1) doesn't match the number of matcher arguments (0) for @g}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @g() {
    transform.yield
  }
  transform.named_sequence @h(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{'transform.foreach_match' op does not expect matcher symbol to consume its operand #0}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @g(%op: !transform.any_op {transform.consumed}) {
    transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{mismatching type interfaces for operand and matcher argument #0 of matcher @g}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @g(%op: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{mismatching number of matcher results and action arguments between @g (0) and @h (1)}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @h(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{mismatching type interfaces for matcher result and action argument #0of matcher @g and action @h}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @h(%op: !transform.any_value {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @h(%op: !transform.any_op) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // expected-error@+1 {{must provide consumed/readonly status for arguments of external or called ops}}
  transform.named_sequence @g(%op: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{the number of action results (0) for @h doesn't match the number of extra op results (1)}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-error@+1 {{mismatching type interfaces for action result #0 of action @h and op result}}
    transform.foreach_match in %op
        @g -> @h : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
  // expected-note@+1 {{symbol declaration}}
  transform.named_sequence @h(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %op : !transform.any_op
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    // expected-warning@+1 {{matcher @g is used more than once, only the first match will apply}}
    transform.foreach_match in %op
        @g -> @h,
        @g -> @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op {transform.consumed}, %p: !transform.param<i64> {transform.readonly}) {
    transform.foreach_match in %op
        // expected-error@+1 {{expected '->'}}
        @g @h : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @g(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @h() {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op) {
    // expected-error@+1 {{'transform.foreach_match' op expected at least one match/action pair}}
    %0 = "transform.foreach_match"(%op) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op) {
    // expected-error@+1 {{'transform.foreach_match' op expected the same number of matchers and actions}}
    %0 = "transform.foreach_match"(%op) <{matchers = [@g], actions = []}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
