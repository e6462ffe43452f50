%0 = "u.v"() : () -> !typedefs.one_integers<i1, i2>
// -----
%0 = "u.v"() : () -> !typedefs.one_integers<i1, f32>
// -----
%0 = "u.v"() : () -> !typedefs.one_owns<<1>, <2>>
// -----
%0 = "u.v"() : () -> !typedefs.one_owns<!typedefs.one_int<1>, !typedefs.one_int<2>>
// -----
%0 = "u.v"() : () -> !typedefs.one_owns<i32>
// -----
%0 = "u.v"() : () -> !typedefs.one_owns<!typedefs.unit>
// -----
%0 = "u.v"() : () -> !typedefs.one_strings<"a", "b">
// -----
%0 = "u.v"() : () -> !typedefs.one_strings<"a", 1>
