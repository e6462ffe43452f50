// !tolower and !toupper change ASCII letters only.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<string s> {
  string lower = !tolower(s);
  string upper = !toupper(s);
}
def Mixed : Late<"AbC-12_z">;
def Other : Late<"Ähé">;
def Values {
  string empty = !tolower("");
  code code_ = !toupper([{ code }]);
  string nested = !tolower(!toupper("x") # "Y");
}

//      CHECK:def Mixed {	// Late
// CHECK-NEXT:  string lower = "abc-12_z";
// CHECK-NEXT:  string upper = "ABC-12_Z";
// CHECK-NEXT:}
//      CHECK:def Other {	// Late
// CHECK-NEXT:  string lower = "Ähé";
// CHECK-NEXT:  string upper = "ÄHé";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string empty = "";
// CHECK-NEXT:  string code_ = " CODE ";
// CHECK-NEXT:  string nested = "xy";
// CHECK-NEXT:}
