// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-local-scope %s | mica-opt --allow-unregistered-dialect --mlir-print-local-scope | FileCheck %s

// CHECK: sums = affine_map<(d0, d1)[s0] -> (d0 + d1 + 3, d0 + s0, d0 * 5, 0)>
"t.op"() {sums = affine_map<(i, j)[n] -> (i + 1 + j + 2, n + i, 2 * i + i * 3, i - i)>} : () -> ()
// CHECK: signs = affine_map<(d0, d1) -> (-d0, d0 - d1, d0 - 3, d0 - d1 * 3, d0 - (d1 + 1))>
"t.op"() {signs = affine_map<(i, j) -> (-i, i - j, i - 3, i - 3 * j, i - (j + 1))>} : () -> ()
// CHECK: divisions = affine_map<(d0, d1) -> (d0 * 2, d0 + d1 floordiv 4, d1 mod 4, d0 mod 8, d0 ceildiv 3)>
"t.op"() {divisions = affine_map<(i, j) -> ((i * 128) floordiv 64, (i * 4 + j) floordiv 4, (i * 4 + j) mod 4, i - (i floordiv 8) * 8, i ceildiv 3)>} : () -> ()
// CHECK: sets = [affine_set<(d0)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0)>, affine_set<(d0) : (d0 - 5 == 0)>, affine_set<() : (1 >= 0)>]
"t.op"() {sets = [affine_set<(i)[n] : (i >= 0, -i + n - 1 >= 0)>, affine_set<(i) : (i - 5 == 0)>, affine_set<() : (1 >= 0)>]} : () -> ()
