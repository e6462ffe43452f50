// !listsplat wants a count, !listremove two lists of one type.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Count { list<int> x = !listsplat(1, "2"); }
// CHECK: :[[#@LINE-1]]:41: error: expected second parameter to be an int, got value of type 'string'

def Item { list<int> x = !listsplat("a", 2); }
// CHECK: :[[#@LINE-1]]:26: error: expected first arg type to be 'string', got value of type 'int'

def NoList { int x = !listsplat(1, 2); }
// CHECK: :[[#@LINE-1]]:22: error: expected output type to be a list, got type 'int'

def One { list<int> x = !listsplat(1); }
// CHECK: :[[#@LINE-1]]:25: error: expected two operands to operator

def Negative { list<int> x = !listsplat(1, -1); }
// CHECK: :[[#@LINE-1]]:5: error: !listsplat count -1 is negative

def RemoveItem { list<int> x = !listremove([1], 1); }
// CHECK: :[[#@LINE-1]]:49: error: expected value of type 'list<int>', got 'int'

def RemoveTypes { list<int> x = !listremove([1], ["a"]); }
// CHECK: :[[#@LINE-1]]:51: error: Element type mismatch for list: element type 'string' not convertible to 'int'

def RemoveThree { list<int> x = !listremove([1], [1], [1]); }
// CHECK: :[[#@LINE-1]]:33: error: expected two operands to operator

def RemoveFromString { string x = !listremove("abc", "a"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'RemoveFromString' could not be fully resolved: !listremove("abc", "a")
// CHECK: :[[#@LINE-2]]:35: note: the initializer
