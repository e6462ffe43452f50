// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What LLVM refuses in the text of a data layout.

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier '#'}}
module attributes {llvm.data_layout = "#vjkr32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "p:64:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'a' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pa:32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:0:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "p:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "p:64:63"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size}}
module attributes {llvm.data_layout = "p:64:64:64:128"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:64:64:64:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "i:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "i0:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "f80"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be zero}}
module attributes {llvm.data_layout = "a8:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "a:8:4"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "a"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "ni"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "S<size>"}}
module attributes {llvm.data_layout = "S"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be non-zero}}
module attributes {llvm.data_layout = "S0"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "S7"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "Sx"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "P<address space>"}}
module attributes {llvm.data_layout = "P"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "A<address space>"}}
module attributes {llvm.data_layout = "A"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "G<address space>"}}
module attributes {llvm.data_layout = "G"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "m:"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:ee"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'}}
module attributes {llvm.data_layout = "Fx8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'z'}}
module attributes {llvm.data_layout = "z"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "x:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment component cannot be empty}}
module attributes {llvm.data_layout = "i8:8:-8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'I'}}
module attributes {llvm.data_layout = "I64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "e:l"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pu:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'f' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pf:64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'T'}}
module attributes {llvm.data_layout = "T"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 't'}}
module attributes {llvm.data_layout = "t8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'h'}}
module attributes {llvm.data_layout = "h:8"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i8:524296"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type '8'}}
module attributes {llvm.data_layout = "F8"} {}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 3} {}

// -----

// expected-error@+1 {{'a.b' op invalid data layout descriptor: unknown specifier 'z'}}
"a.b"() {llvm.data_layout = "zz"} : () -> ()

// -----

// expected-error@+1 {{'func.func' op invalid data layout descriptor: unknown specifier 'z'}}
func.func private @f() attributes {llvm.data_layout = "zz"}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p1():64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Cannot use predefined address space names P/G/A in data layout}}
module attributes {llvm.data_layout = "p0(P):64:64"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space name `foo` already used}}
module attributes {llvm.data_layout = "e-p1(foo):64:64-p2(bar):64:64-p3(foo):32:32-p4(bar):x:32"} {}

// -----

// A name stays that of an address space whose specification is replaced.
// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space name `foo` already used}}
module attributes {llvm.data_layout = "p1(foo):64:64-p1(fo):64:64-p1(foo):32:32"} {}

// -----

// What stands before it in its own specification is told first, what stands behind it later.
// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "p1(foo):64:64-pu0(foo):32:32"} {}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space name `foo` already used}}
module attributes {llvm.data_layout = "p1(foo):64:64-p2(foo):x:32"} {}
