// Comments that only look as if they expected a message are none; lines are counted from the comment, `above` and
// `below` from the next that has none.
// RUN: mica-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// expected-erro {{not a severity}}
// expected-error@1 {{no sign}}
// expected-error@+ {{no digits}}
// expected-error@+x {{no digits}}
// expected-error@beside {{no such place}}
// expected-error {not in braces}
// expected-error {{not closed
// expected-error{{
// expected-remark-re
"x.a"() : () -> ()

// -----

// expected-error   @+1   {{unexpected character}}
"x.a"() {a = &} : () -> ()

// -----

"x.a"() {a = &} : () -> ()
// expected-error @above {{unexpected character}}

// -----

// expected-error @below {{unexpected character}}
"x.a"() {a = &} : () -> ()
