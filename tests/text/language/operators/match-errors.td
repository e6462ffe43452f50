// Regular expressions that there are none of.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s

// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '['
def A0 { bit x = !match("1", "["); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[a'
def A1 { bit x = !match("c", "[a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '('
def A2 { bit x = !match("aaaa", "("); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '(a'
def A3 { bit x = !match("abab", "(a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex ')'
def A4 { bit x = !match("{", ")"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}:foo:{{\]\]}}'
def A5 { bit x = !match("  x", "[[:foo:]]"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[b-a]'
def A6 { bit x = !match("a-b", "[b-a]"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '*'
def A7 { bit x = !match("c", "*"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '+a'
def A8 { bit x = !match("b", "+a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex 'a|'
def A9 { bit x = !match("  x", "a|"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '|a'
def A10 { bit x = !match("", "|a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex 'a||b'
def A11 { bit x = !match("a-b", "a||b"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex ''
def A12 { bit x = !match("a.b", ""); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}.ab.{{\]\]}}'
def A13 { bit x = !match("aaaa", "[[.ab.]]"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '\'
def A14 { bit x = !match("1", "\\"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '(*a)'
def A15 { bit x = !match("x", "(*a)"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '(|a)'
def A16 { bit x = !match("a-b", "(|a)"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex 'a{1,2}{3}'
def A17 { bit x = !match("aaaa", "a{1,2}{3}"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}=a'
def A18 { bit x = !match("aaaa", "[[=a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}:alpha'
def A19 { bit x = !match("a-b", "[[:alpha"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}.a'
def A20 { bit x = !match("}", "[[.a"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[z-a]'
def A21 { bit x = !match("abab", "[z-a]"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[a-'
def A22 { bit x = !match("1", "[a-"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[^'
def A23 { bit x = !match("abab", "[^"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '^*'
def A24 { bit x = !match("\\", "^*"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '^+'
def A25 { bit x = !match("}", "^+"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '((a)'
def A26 { bit x = !match("", "((a)"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{1}'
def A27 { bit x = !match("a.b", "{1}"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex 'a{1x}'
def A28 { bit x = !match("}", "a{1x}"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '{{\[\[}}:alpha:]-z]'
def A29 { bit x = !match("]", "[[:alpha:]-z]"); }
// CHECK: [[@LINE+1]]:{{[0-9]+}}: error: invalid regex '[a-[:digit:{{\]\]}}'
def A30 { bit x = !match("}", "[a-[:digit:]]"); }
