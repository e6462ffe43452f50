// Lists of lists and of dags.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A<list<list<int>> l> {
  list<int> f = !head(l);
  int g = !head(!head(l));
}
def X : A<[[1,2],[3]]>;
def Y {
  list<dag> d = [(X), (X 1)];
  list<list<string>> s = [["a"],[]];
}

//      CHECK:def X {	// A
// CHECK-NEXT:  list<int> f = [1, 2];
// CHECK-NEXT:  int g = 1;
// CHECK-NEXT:}
//      CHECK:def Y {
// CHECK-NEXT:  list<dag> d = [(X), (X 1)];
// CHECK-NEXT:  list<list<string>> s = {{\[\[}}"a"], []];
// CHECK-NEXT:}
