// Names of definitions put together.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

foreach i = [1] in {
  def a#i#b;
  def "x"#i;
  def x#"y"#i;
}
def a#_#b;
def "str";
def !strconcat("q", "r");

//      CHECK:def a1b {
// CHECK-NEXT:}
//      CHECK:def a_b {
// CHECK-NEXT:}
//      CHECK:def qr {
// CHECK-NEXT:}
//      CHECK:def str {
// CHECK-NEXT:}
//      CHECK:def x1 {
// CHECK-NEXT:}
//      CHECK:def xy1 {
// CHECK-NEXT:}
