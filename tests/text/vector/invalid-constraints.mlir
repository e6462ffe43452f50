// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: vector<4xf32>, %i: index, %c: f32, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'}}
  %0 = "vector.gather"(%a, %i, %m, %m, %a) : (vector<4xf32>, index, vector<4xi1>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}
