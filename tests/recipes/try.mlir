%x, %i = "t.values"() : () -> (f10E5M4, i32)
try.float %x {a = 1.5 : f10E5M4}
try.pairs %i, %i : i32, i32
try.loop 2
try.lamp on
"try.lamp"() <{state = false}> : () -> ()
// -----
%i = "t.values"() : () -> i32
try.pairs %i : i32
// -----
%odd = "t.values"() : () -> i7
try.pairs %odd, %odd : i7, i7
// -----
try.loop 0
// -----
"try.other"() : () -> ()
