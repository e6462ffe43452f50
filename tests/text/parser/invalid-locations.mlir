// Locations that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected '(' in inline location}}
"a.b"() {a = loc} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc(} : () -> ()

// -----

// expected-error@+1 {{expected ')' in inline location}}
"a.b"() {a = loc(unknown} : () -> ()

// -----

// expected-error@+1 {{expected ')' in inline location}}
"a.b"() {a = loc("x"} : () -> ()

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"a.b"() {a = loc("x":} : () -> ()

// -----

// expected-error@+1 {{expected ')' in inline location}}
"a.b"() {a = loc("x":1} : () -> ()

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"a.b"() {a = loc("x":1:} : () -> ()

// -----

// expected-error@+1 {{expected ')' in inline location}}
"a.b"() {a = loc("x":1:2} : () -> ()

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a.b"() {a = loc("x":1:2 to} : () -> ()

// -----

// expected-error@+1 {{expected either integer or `:` post `to` in FileLineColRange}}
"a.b"() {a = loc("x":1:2 to 3} : () -> ()

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"a.b"() {a = loc("x":1:2 to 3:} : () -> ()

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"a.b"() {a = loc("x":1:2 to :} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc("x"(} : () -> ()

// -----

// expected-error@+1 {{expected ')' after child location of NameLoc}}
"a.b"() {a = loc("x"("y"} : () -> ()

// -----

// expected-error@+1 {{expected '(' in callsite location}}
"a.b"() {a = loc(callsite} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc(callsite(} : () -> ()

// -----

// expected-error@+1 {{expected 'at' in callsite location}}
"a.b"() {a = loc(callsite(unknown} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc(callsite(unknown at} : () -> ()

// -----

// expected-error@+1 {{expected ')' in callsite location}}
"a.b"() {a = loc(callsite(unknown at unknown} : () -> ()

// -----

// expected-error@+1 {{expected '[' in fused location}}
"a.b"() {a = loc(fused} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc(fused[} : () -> ()

// -----

// expected-error@+1 {{expected ']' in fused location}}
"a.b"() {a = loc(fused[unknown} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a = loc(fused<} : () -> ()

// -----

// expected-error@+1 {{expected '>' after fused location metadata}}
"a.b"() {a = loc(fused<1} : () -> ()

// -----

// expected-error@+1 {{expected '[' in fused location}}
"a.b"() {a = loc(fused<1>} : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() {a = loc(xyz)} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"a.b"() {a = loc(#x)} : () -> ()

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"a.b"() {a = loc("x":99999999999:1)} : () -> ()

// -----

// expected-error@+1 {{expected '(' in location}}
"a.b"() : () -> () loc

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() : () -> () loc(

// -----

// expected-error@+1 {{expected ')' in location}}
"a.b"() : () -> () loc(unknown

// -----

// expected-error@+1 {{operation location alias was never defined}}
"a.b"() : () -> () loc(#x)

// -----

// expected-error@+1 {{expected ')' in location}}
"a.b"() : () -> () loc(#x

// -----

// expected-error@+1 {{expected location instance}}
"a.b"() : () -> () loc(xyz)

// -----

// An alias that is defined later, and is no location.
// expected-error@+1 {{expected location, but found '5 : i64'}}
"t.op"() : () -> () loc(#x)
#x = 5
