// Older types of LLVM IR that are none.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics --upgrade-legacy

// expected-error@+1 {{expected a number and 'x' in a type of LLVM IR}}
"a"() {x = !llvm<"<4 y i32>">} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in a type of LLVM IR}}
"a"() {x = !llvm<"<vscale 4 x i32>">} : () -> ()

// -----

// expected-error@+1 {{expected '>' in a type of LLVM IR}}
"a"() {x = !llvm<"<4 x i32">} : () -> ()

// -----

// expected-error@+1 {{expected ']' in a type of LLVM IR}}
"a"() {x = !llvm<"[4 x i32">} : () -> ()

// -----

// expected-error@+1 {{expected a number and 'x' in a type of LLVM IR}}
"a"() {x = !llvm<"[4 y i32]">} : () -> ()

// -----

// expected-error@+1 {{a name isn't closed in a type of LLVM IR}}
"a"() {x = !llvm<"%\"a">} : () -> ()

// -----

// expected-error@+1 {{expected a name in a type of LLVM IR}}
"a"() {x = !llvm<"%">} : () -> ()

// -----

// expected-error@+1 {{expected '>' in a type of LLVM IR}}
"a"() {x = !llvm<"<{ i32 }">} : () -> ()

// -----

// expected-error@+1 {{a list isn't closed in a type of LLVM IR}}
"a"() {x = !llvm<"<{ i32">} : () -> ()

// -----

// expected-error@+1 {{expected the number of an address space in a type of LLVM IR}}
"a"() {x = !llvm<"i32 addrspace(x)*">} : () -> ()

// -----

// expected-error@+1 {{expected '*' in a type of LLVM IR}}
"a"() {x = !llvm<"i32 addrspace(1) i32">} : () -> ()

// -----

// expected-error@+1 {{expected the number of an address space in a type of LLVM IR}}
"a"() {x = !llvm<"i32 addrspace(99999999999)*">} : () -> ()

// -----

// expected-error@+1 {{'' is no type of LLVM IR that has one of today's}}
"a"() {x = !llvm<"void (i32,)">} : () -> ()

// -----

// expected-error@+1 {{this vector of LLVM IR has no vector of today's}}
"a"() {x = !llvm<"<0 x i32>">} : () -> ()

// -----

// expected-error@+1 {{this vector of LLVM IR has no vector of today's}}
"a"() {x = !llvm<"<4 x label>">} : () -> ()

// -----

// expected-error@+1 {{invalid array element type: '!llvm.void'}}
"a"() {x = !llvm<"[4 x void]">} : () -> ()

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.void'}}
"a"() {x = !llvm<"{ void }">} : () -> ()

// -----

// expected-error@+1 {{'opaque' is no type of LLVM IR that has one of today's}}
"a"() {x = !llvm<"opaque">} : () -> ()

// -----

// expected-error@+1 {{a list isn't closed in a type of LLVM IR}}
"a"() {x = !llvm<"void (..., i32)">} : () -> ()

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
"a"() {x = !llvm<"i99999999999">} : () -> ()

// -----

// expected-error@+1 {{expected a number and 'x' in a type of LLVM IR}}
"a"() {x = !llvm<"[99999999999999999999 x i32]">} : () -> ()

// -----

// expected-error@+1 {{nested too deeply in a type of LLVM IR}}
"a"() {x = !llvm<"{ { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { { ">} : () -> ()
