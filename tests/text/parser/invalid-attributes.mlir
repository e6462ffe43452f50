// Attributes and aliases that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected '}' in attribute dictionary}}
"a.b"() {a : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a = } : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a =

// -----

// expected-error@+1 {{expected attribute name}}
"a.b"() {= 1} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"a.b"() {1 = 1} : () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"a.b"() {a, } : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"a.b"() {a b} : () -> ()

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"a.b"() {a, a} : () -> ()

// -----

// expected-error@+1 {{expected valid attribute name}}
"a.b"() {"" = 1} : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"a.b"() {a = [1} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a = [1,]} : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"a.b"() {a = [1 2]} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() {a = [,]} : () -> ()

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
"a.b"() {a = -} : () -> ()

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
"a.b"() {a = -x} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = 1 : } : () -> ()

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
"a.b"() {a = 1 : f32} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"a.b"() {a = 1.0 : i32} : () -> ()

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"a.b"() {a = -1 : ui8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"a.b"() {a = 256 : i8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"a.b"() {a = -129 : i8} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"a.b"() {a = 128 : si8} : () -> ()

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
"a.b"() {a = 1 : none} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
"a.b"() {a = 0x1FF : f8E5M2} : () -> ()

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
"a.b"() {a = -0x7F : f32} : () -> ()

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
"a.b"() {a = 99999999999999999999} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() {a = "x" : } : () -> ()

// -----

// expected-error@+1 {{expected '"' in string literal}}
"a.b"() {a = "x

// -----

// expected-error@+1 {{unknown escape in string literal}}
"a.b"() {a = "\q"} : () -> ()

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"a.b"() {a = @} : () -> ()

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
"a.b"() {a = @5} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"a.b"() {a = @a::} : () -> ()

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
"a.b"() {a = @a::b} : () -> ()

// -----

// expected-error@+1 {{invalid attribute name}}
"a.b"() {a = #} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"a.b"() {a = #x} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"a.b"() {a = !x} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {a = #x.y<} : () -> ()

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
"a.b"() {a = #x.y<(>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {a = #x.y<]>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"a.b"() {a = #x<} : () -> ()

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
"a.b"() {a = !x.y<[>]>} : () -> ()

// -----

// expected-error@+1 {{expected '[' after 'distinct'}}
"a.b"() {a = distinct} : () -> ()

// -----

// expected-error@+1 {{expected distinct ID}}
"a.b"() {a = distinct[} : () -> ()

// -----

// expected-error@+1 {{expected ']' to close distinct ID}}
"a.b"() {a = distinct[0} : () -> ()

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
"a.b"() {a = distinct[0]} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
"a.b"() {a = distinct[0]<} : () -> ()

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
"a.b"() {a = distinct[0]<1} : () -> ()

// -----

// expected-error@+1 {{referenced attribute does not match previous definition: 1 : i64}}
"a.b"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> ()

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#a

// -----

// expected-error@+1 {{expected attribute value}}
#a =

// -----

// expected-error@+1 {{expected attribute value}}
#a = 

// -----

// expected-error@+1 {{redefinition of attribute alias id 'a'}}
#a = 1 #a = 2

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!a

// -----

// expected-error@+1 {{expected non-function type}}
!a =

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32

// -----

// expected-error@+1 {{invalid type identifier}}
!

// -----

// expected-error@+1 {{invalid attribute name}}
#
