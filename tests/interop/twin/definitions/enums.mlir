// Values of bit enums that aren't sums of their bits.
"enums.bare_storedflags"() <{value = 4 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 4 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 7 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 7 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = -1 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = -1 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 0 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 0 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 3 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 3 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 2147483648 : i32}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 2147483648 : i32}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 3 : i64}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 3 : i64}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = 1 : i8}> : () -> ()
// -----
"enums.in_storedflags"() <{value = 1 : i8}> : () -> ()
// -----
"enums.bare_storedflags"() <{value = true}> : () -> ()
// -----
"enums.in_storedflags"() <{value = true}> : () -> ()
// -----
"enums.list_storedflags"() <{values = [4 : i32, true]}> : () -> ()
// -----
"enums.bare_color"() <{value = 2 : i32}> : () -> ()
// -----
"enums.in_color"() <{value = 2 : i32}> : () -> ()
// -----
"enums.bare_color"() <{value = 8 : i32}> : () -> ()
// -----
"enums.in_color"() <{value = 8 : i32}> : () -> ()
// -----
"enums.bare_color"() <{value = -1 : i32}> : () -> ()
// -----
"enums.in_color"() <{value = -1 : i32}> : () -> ()
// -----
"enums.bare_color"() <{value = 9 : i32}> : () -> ()
// -----
"enums.in_color"() <{value = 9 : i32}> : () -> ()
// -----
"enums.bare_color"() <{value = 7 : i64}> : () -> ()
// -----
"enums.in_color"() <{value = 7 : i64}> : () -> ()
// -----
"enums.list_color"() <{values = [2 : i32, 7 : i64]}> : () -> ()
// -----
"enums.bare_wide"() <{value = 1 : i64}> : () -> ()
// -----
"enums.in_wide"() <{value = 1 : i64}> : () -> ()
// -----
"enums.bare_wide"() <{value = 9223372036854775807 : i64}> : () -> ()
// -----
"enums.in_wide"() <{value = 9223372036854775807 : i64}> : () -> ()
// -----
"enums.bare_wide"() <{value = -1 : i64}> : () -> ()
// -----
"enums.in_wide"() <{value = -1 : i64}> : () -> ()
// -----
"enums.bare_wide"() <{value = 0 : i32}> : () -> ()
// -----
"enums.in_wide"() <{value = 0 : i32}> : () -> ()
// -----
"enums.list_wide"() <{values = [1 : i64, 0 : i32]}> : () -> ()
// -----
"u.v"() {a = #enums.flags<8>} : () -> ()
// -----
"u.v"() {a = #enums.flags<read|8>} : () -> ()
// -----
"u.v"() {a = #enums<flags 8>} : () -> ()
// -----
"u.v"() {a = #enums<flags read | 8>} : () -> ()
// -----
"u.v"() {a = #enums.flags<"read">} : () -> ()
// -----
"u.v"() {a = #enums<flags none | read>} : () -> ()
// -----
"u.v"() {a = #enums<flags all>} : () -> ()
// -----
"u.v"() {a = #enums<flags read | write | run>} : () -> ()
// -----
"u.v"() {a = #enums<flags all | read>} : () -> ()
// -----
"u.v"() {a = #enums<flags none>} : () -> ()
// -----
"u.v"() {a = #enums<flags read | read>} : () -> ()
// -----
"u.v"() {a = #enums<flags read |>} : () -> ()
// -----
"u.v"() {a = #enums<flags | read>} : () -> ()
// -----
"u.v"() {a = #enums<commas<x, y>>} : () -> ()
// -----
"u.v"() {a = #enums.commas<x>} : () -> ()
// -----
"u.v"() {a = #enums.commas<z>} : () -> ()
// -----
"u.v"() {a = #enums.commas<x,>} : () -> ()
// -----
"u.v"() {a = #enums.commas<>} : () -> ()
// -----
"u.v"() {a = #enums.commas<2>} : () -> ()
// -----
"u.v"() {a = #enums.primary<p|q>} : () -> ()
// -----
"u.v"() {a = #enums.primary<pq>} : () -> ()
// -----
"u.v"() {a = #enums.primary<pq|r>} : () -> ()
// -----
"u.v"() {a = #enums.primary<p|q|r>} : () -> ()
// -----
"u.v"() {a = #enums.primary<nil>} : () -> ()
// -----
"u.v"() {a = #enums.primary<nil|p>} : () -> ()
// -----
"u.v"() {a = #enums.wide64<bit63>} : () -> ()
// -----
"u.v"() {a = #enums.wide64<bit0|bit63>} : () -> ()
// -----
"u.v"() {a = #enums.wide64<bit63,bit0>} : () -> ()
// -----
"u.v"() {a = #enums.marks<m7>} : () -> ()
// -----
"u.v"() {a = #enums.marks<m0|m7>} : () -> ()
// -----
"u.v"() {a = #enums.marks<m7|m0>} : () -> ()
// -----
enums.in_storedflags one
// -----
enums.in_storedflags "one"
// -----
enums.in_storedflags one|two
// -----
enums.in_storedflags "one|two"
// -----
enums.in_storedflags 3
// -----
enums.in_storedflags one|one
// -----
enums.in_storedflags two|one
// -----
enums.in_storedflags four
// -----
enums.in_storedflags one,two
// -----
enums.in_storedflags one | 4
