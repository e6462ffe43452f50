// Texts of one's own: what is nested, several effects on one value.
%m = "u.v"() : () -> memref<4xi32>
"effects.recursive"() ({
  %0 = "effects.read"(%m) : (memref<4xi32>) -> i32
  "effects.write"(%m) : (memref<4xi32>) -> ()
}, {
}) : () -> ()
// -----
%m = "u.v"() : () -> memref<4xi32>
"effects.recursive_read"() ({
  %0 = "effects.alloc"() : () -> i32
}) : () -> ()
// -----
"effects.recursive"() ({
  "effects.recursive"() ({
    %0 = "effects.pure"() : () -> i32
  }, {
    "effects.end"() : () -> ()
  }) : () -> ()
}, {
  %0 = "effects.none"() : () -> i32
}) : () -> ()
// -----
"effects.recursive_pure"() ({
  %0 = "effects.pure"() : () -> i32
  "effects.end"() : () -> ()
}) : () -> ()
// -----
"effects.recursive_pure"() ({
  %0 = "effects.none"() : () -> i32
}) : () -> ()
// -----
"effects.recursive_pure"() ({
  %0 = "effects.silent"() : () -> i32
}) : () -> ()
// -----
"effects.recursive_pure"() ({
  "effects.recursive_pure"() ({
    "effects.sometimes"() <{now}> : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
"effects.recursive_pure"() ({
  "effects.sometimes"() : () -> ()
}) : () -> ()
// -----
"effects.pure_region"() ({
  "effects.own"() <{really}> : () -> ()
}) : () -> ()
// -----
"effects.recursive"() ({
  %0 = "effects.alloc_result"() : () -> memref<4xi32>
  "effects.free"(%0) : (memref<4xi32>) -> ()
}, {
}) : () -> ()
// -----
"effects.recursive"() ({
  %0 = "effects.alloc_write"() : () -> memref<4xi32>
}, {
}) : () -> ()
// -----
"effects.recursive"() ({
  "effects.symbol"() <{sym_name = "s"}> : () -> ()
}, {
}) : () -> ()
// -----
%m = "u.v"() : () -> memref<4xi32>
"effects.stages"(%m, %m) : (memref<4xi32>, memref<4xi32>) -> memref<4xi32>
// -----
%m:2 = "u.v"() : () -> (memref<4xi32>, memref<8xi32>)
"effects.variadic"(%m#0, %m#1, %m#0, %m#1) : (memref<4xi32>, memref<8xi32>, memref<4xi32>, memref<8xi32>) -> ()
// -----
%m = "u.v"() : () -> memref<4xi32>
"effects.symbols"(%m) <{name = @a, other = @b::@c}> : (memref<4xi32>) -> ()
