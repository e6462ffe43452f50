// What is unset, of the wrong type or out of place where few look.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

// What the definitions below use.
class Named<int x> { int X = x; }
class Plain { int x = 0; }
class Bits { bits<4> b = 0; }
def op;

def UnsetArgument { Named n = Named<x = ?>; }
// CHECK: :[[#@LINE-1]]:41: error: The value of named argument should be initialized, but we got '?'

def StringBits : Bits { let b{1-0} = "a"; }
// CHECK: :[[#@LINE-1]]:29: error: Initializer is not compatible with bit range

def UnsetList { int x = ?[0]; }
// CHECK: :[[#@LINE-1]]:25: error: Invalid value, list expected

def "a" # [1] # "x";
// CHECK: :[[#@LINE-1]]:1: error: record name '!strconcat("a", !cast<string>(!listconcat([1], "x")))' could not be fully resolved

multiclass LetMulticlass { let b = 1 in { multiclass Inner { def a; } } def b; }
// CHECK: :[[#@LINE-1]]:43: error: multiclass is not allowed inside multiclass

multiclass LetClass { let b = 1 in { class Inner; } def b; }
// CHECK: :[[#@LINE-1]]:38: error: class is not allowed inside multiclass

multiclass IfDefset { if 1 then { defset list<Plain> l = { def c; } } def b; }
// CHECK: :[[#@LINE-1]]:35: error: defset is not allowed inside multiclass

foreach i = [1] in { multiclass Inner { def a; } }
// CHECK: :[[#@LINE-1]]:22: error: multiclass is not allowed inside foreach loop

foreach i = [1] in let x = 2 in class Q : Plain;
// CHECK: :[[#@LINE-1]]:33: error: class is not allowed inside foreach loop

def Foldl { int x = !foldl(0, ?, a, b, a); }
// CHECK: :[[#@LINE-1]]:32: error: could not get type of !foldl list: '?'

def FoldlExpression { int x = !foldl(0, [1], a, b, ?); }
// CHECK: :[[#@LINE-1]]:53: error: could not get type of !foldl expression

def ForeachDag { list<int> x = !foreach(a, (op 1), a); }
// CHECK: :[[#@LINE-1]]:32: error: expected value of type 'list<int>', but got dag type

def ForeachUnset { list<int> x = !foreach(a, [1], ?); }
// CHECK: :[[#@LINE-1]]:53: error: could not get type of !foreach result expression

def Subst { string x = !subst("a", "b", ?); }
// CHECK: :[[#@LINE-1]]:43: error: could not get type for !subst

def Substr { int x = !substr("abc", 1, 1); }
// CHECK: :[[#@LINE-1]]:40: error: expected value of type 'int', got 'string'

def SubstrRest { int x = !substr("abc", 1); }
// CHECK: :[[#@LINE-1]]:42: error: expected value of type 'int', got 'string'

def Find { string x = !find("abc", "a", 0); }
// CHECK: :[[#@LINE-1]]:41: error: expected value of type 'string', got 'int'

def FarBits { bits<4> b = 0; bits<4> c = b{3000000-0}; }
// CHECK: :[[#@LINE-1]]:44: error: the range is too long: the limit is 1048576

def UnsetIndex { list<int> l = [1]; int x = l[?]; }
// CHECK: :[[#@LINE-1]]:47: error: '?' cannot be an index

def UnsetEnd { list<int> l = [1]; list<int> x = l[0...?]; }
// CHECK: :[[#@LINE-1]]:55: error: '?' cannot be an index

def StringEnd { list<int> l = [1]; list<int> x = l[0..."a"]; }
// CHECK: :[[#@LINE-1]]:56: error: expected int...int, got string

def StringStart { list<int> l = [1]; list<int> x = l["a"...1]; }
// CHECK: :[[#@LINE-1]]:54: error: expected int...int, got string

def ListOfStrings { list<int> l = [1]; list<int> x = l[["a"]]; }
// CHECK: :[[#@LINE-1]]:56: error: expected list<int>, got list<string>

def NegativeEnd { list<int> l = [1]; list<int> x = l[1 - -2]; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'NegativeEnd' could not be fully resolved: [1]{{\[\[}}1, 0, -1, -2]]
// CHECK: :[[#@LINE-2]]:52: note: the initializer

def Interleave { string x = !interleave([op], ","); }
// CHECK: :[[#@LINE-1]]:41: error: expected list of string, int, bits, or bit; got value of type 'list<{}>'

def InterleaveInt { string x = !interleave(1, ","); }
// CHECK: :[[#@LINE-1]]:44: error: expected list of string, int, bits, or bit; got value of type 'int'

def Remove { list<int> x = !listremove(1, [1]); }
// CHECK: :[[#@LINE-1]]:40: error: expected value of type 'list<int>', got 'int'

def Concat { list<int> x = !listconcat([1], "a"); }
// CHECK: :[[#@LINE-1]]:45: error: expected value of type 'list<int>', got 'string'

def FieldOfDag { string x = "a" # (op 1).b; }
// CHECK: :[[#@LINE-1]]:42: error: Cannot access field 'b' of value '(op 1)'

def IntForDag { dag d = 1; }
// CHECK: :[[#@LINE-1]]:25: error: Field 'd' of type 'dag' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
// CHECK: help: a dag is written (operator item:$name, ...)

def StringForDag { dag d = "op"; }
// CHECK: :[[#@LINE-1]]:28: error: Field 'd' of type 'dag' is incompatible with value '"op"' of type 'string'
// CHECK: :[[#@LINE-2]]:24: note: the field is declared here
// CHECK: help: a dag is written (operator item:$name, ...)

def StringForRecord { Plain p = "op"; }
// CHECK: :[[#@LINE-1]]:33: error: Field 'p' of type 'Plain' is incompatible with value '"op"' of type 'string'
// CHECK: :[[#@LINE-2]]:29: note: the field is declared here
// CHECK: help: write it without quotes: op

def IntForString { string s = 1; }
// CHECK: :[[#@LINE-1]]:31: error: Field 's' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:27: note: the field is declared here
// CHECK: help: write it in quotes: "1"

def StringForInt { int s = "1"; }
// CHECK: :[[#@LINE-1]]:28: error: Field 's' of type 'int' is incompatible with value '"1"' of type 'string'
// CHECK: :[[#@LINE-2]]:24: note: the field is declared here
// CHECK: help: write a number without quotes

def Repeated { bit b = !match("a", "(a)(b)\3"); }
// CHECK: :[[#@LINE-1]]:44: error: invalid escape in string literal
// CHECK: help: the escapes are \\ \' \" \t and \n

def Class { bit b = !match("a", "[[:digit]"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '{{\[\[}}:digit]'

def NoClass { bit b = !match("a", "[[:digits:]]"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '{{\[\[}}:digits:]]'

def ConcatFree { int x = !size(!listconcat("a", "a")); }
// CHECK: :[[#@LINE-1]]:44: error: expected a list, got value of type 'string'

def FarEnd { list<int> l = [1]; list<int> x = l[1-9223372036854775808]; }
// CHECK: :[[#@LINE-1]]:50: error: invalid range, cannot be negative
