// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What arm_sve refuses
func.func @f(%a: vector<[2]xi64>, %b: vector<[16]xi8>) {
  // expected-error@+1 {{'arm_sve.smmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<[2]xi64>'}}
  %0 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[2]xi64>
  return
}

// -----

func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'arm_sve.masked.addf' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<4xi1>'}}
  %0 = arm_sve.masked.addf %m, %a, %a : vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %m: vector<[2]xi1>) {
  // expected-error@+1 {{'arm_sve.masked.addf' op failed to verify that mask has i1 element type and same shape as operands}}
  %0 = arm_sve.masked.addf %m, %a, %a : vector<[2]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %m: vector<[4]xi1>) {
  // expected-error@+1 {{'arm_sve.masked.mulf' op operand #1 must be scalable vector of floating-point values, but got 'vector<[4]xi32>'}}
  %0 = arm_sve.masked.mulf %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[32]xi1>) {
  // expected-error@+1 {{custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[32]xi1>'}}
  %0 = arm_sve.convert_to_svbool %a : vector<[32]xi1>
  return
}

// -----

func.func @f(%a: vector<[3]xi1>) {
  // expected-error@+1 {{custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[3]xi1>'}}
  %0 = arm_sve.convert_from_svbool %a : vector<[3]xi1>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>) {
  // expected-error@+1 {{'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[8]xi1>'}}
  %0 = "arm_sve.convert_to_svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>, %i: i32) {
  // expected-error@+1 {{'arm_sve.psel' op operand #2 must be index, but got 'i32'}}
  %0 = "arm_sve.psel"(%a, %a, %i) : (vector<[8]xi1>, vector<[8]xi1>, i32) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>, %b: vector<8xi1>, %i: index) {
  // expected-error@+1 {{'arm_sve.psel' op operand #1 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<8xi1>'}}
  %0 = arm_sve.psel %a, %b[%i] : vector<[8]xi1>, vector<8xi1>
  return
}

// -----

func.func @f(%a: vector<[3]xi16>) {
  // expected-error@+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[3]xi16>'}}
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[3]xi16>
  return
}

// -----

func.func @f(%a: vector<[2]xi128>) {
  // expected-error@+1 {{'arm_sve.zip.x4' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[2]xi128>'}}
  %0, %1, %2, %3 = arm_sve.zip.x4 %a, %a, %a, %a : vector<[2]xi128>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>) {
  // expected-error@+1 {{'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "arm_sve.dupq_lane"(%a) <{lane = 3 : i32}> : (vector<[8]xi16>) -> vector<[8]xi16>
  return
}

// -----

func.func @f(%a: vector<[8]xi16>) {
  // expected-error@+1 {{'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type}}
  %0 = "arm_sve.dupq_lane"(%a) <{lane = 3 : i64}> : (vector<[8]xi16>) -> vector<[4]xi32>
  return
}
