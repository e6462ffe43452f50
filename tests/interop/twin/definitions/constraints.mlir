// Texts that aren't found by chance: blocks with arguments, jumps to them.
"constraints.holds_two_arguments"() ({
^bb0(%a: i32, %b: f32):
  "u.x"() : () -> ()
}) : () -> ()
// -----
"constraints.holds_two_arguments"() ({
}) : () -> ()
// -----
"constraints.holds_empty_or_argument"() ({
}) : () -> ()
// -----
"constraints.holds_two"() ({
  "u.x"() : () -> ()
}, {
^bb0(%a: i32):
  "u.x"() : () -> ()
}) : () -> ()
// -----
"constraints.holds_same"() ({
  "u.x"() : () -> ()
}, {
^bb0:
  "u.x"() : () -> ()
^bb1:
  "u.y"() : () -> ()
}, {
}) : () -> ()
// -----
"constraints.holds_variadic"() ({
  "u.x"() : () -> ()
}, {
^bb0:
  "u.x"() : () -> ()
}) : () -> ()
// -----
"constraints.holds_variadic"() ({
  "u.x"() : () -> ()
}, {
}) : () -> ()
// -----
"u.region"() ({
  %x = "u.v"() : () -> i32
  "constraints.jumps_one_argument"(%x)[^bb1] : (i32) -> ()
^bb1(%a: i32):
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.region"() ({
  "constraints.jumps_no_arguments"()[^bb1] : () -> ()
^bb1(%a: i32):
  "u.end"() : () -> ()
}) : () -> ()
// -----
"u.region"() ({
  "constraints.jumps_not_entry"()[^bb0] : () -> ()
^bb0:
  "constraints.jumps_not_entry"()[^bb0] : () -> ()
}) : () -> ()
// -----
"u.region"() ({
^bb0:
  "constraints.jumps_not_entry"()[^bb0] : () -> ()
}) : () -> ()
// -----
"u.region"() ({
^bb0:
  "constraints.jumps_variadic"()[^bb1, ^bb2, ^bb1] : () -> ()
^bb1:
  "constraints.jumps_two"()[^bb2] : () -> ()
^bb2:
  "constraints.jumps_two"()[^bb1, ^bb1, ^bb2] : () -> ()
}) : () -> ()
// -----
"u.region"() ({
^bb0:
  "constraints.jumps_variadic"()[^bb1, ^bb2] : () -> ()
^bb1:
  "constraints.jumps_two"()[^bb2, ^bb0] : () -> ()
^bb2(%a: i32):
  "u.end"() : () -> ()
}) : () -> ()
