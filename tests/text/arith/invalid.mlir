// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Operands, results and flags that arithmetic does not take.

func.func @constants() {
  // expected-error@+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "text" : i32
  return
}

// -----

func.func @constants() {
  // expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
  // expected-note@+1 {{add a trailing dot to make the literal a float}}
  %0 = arith.constant 1 : f32
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i64
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant [1, 2]
  return
}

// -----

func.func @constants() {
  // expected-error@+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 300 : i8
  return
}

// -----

func.func @sum(%a: f32) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @sum(%a: i32, %b: i64) {
  // F003-067
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @sum(%a: i32) {
  // expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @sum(%a: i32) {
  // expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @sum(%a: i32) {
  // F003-066
  // expected-error@+1 {{'arith.addi' op requires one result}}
  "arith.addi"(%a, %a) : (i32, i32) -> ()
  return
}

// -----

func.func @sum(%a: i32) {
  // expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  // expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<fast> : i32
  return
}

// -----

func.func @sum(%a: i32) {
  // expected-error@+1 {{expected ','}}
  %0 = arith.addi %a %a : i32
  return
}

// -----

func.func @sum(%a: i32) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %b : i32
  return
}

// -----

func.func @sum(%a: memref<2xi32>) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'memref<2xi32>'}}
  %0 = arith.addi %a, %a : memref<2xi32>
  return
}

// -----

func.func @sum(%a: si32) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = arith.addi %a, %a : si32
  return
}

// -----

func.func @sum(%a: f32) {
  // expected-error@+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
  // expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
  %0 = arith.addf %a, %a fastmath<quick> : f32
  return
}

// -----

func.func @sum(%a: f32) {
  // expected-error@+1 {{'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
  %0 = "arith.addf"(%a, %a) {fastmath = 1 : i32} : (f32, f32) -> f32
  return
}

// -----

func.func @carry(%a: i32) {
  // expected-error@+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
  %0, %1 = arith.addui_extended %a, %a : i32, i32
  return
}

// -----

func.func @halves(%a: i32) {
  // expected-error@+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}

// -----

func.func @widen(%a: i32) {
  // expected-error@+1 {{'arith.extui' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extui %a : i32 to i16
  return
}

// -----

func.func @widen(%a: i32) {
  // expected-error@+1 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i32
  return
}

// -----

func.func @widen(%a: index) {
  // expected-error@+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extsi %a : index to i128
  return
}

// -----

func.func @widen(%a: f32) {
  // expected-error@+1 {{'arith.extf' op operand type 'f32' and result type 'f16' are cast incompatible}}
  %0 = arith.extf %a : f32 to f16
  return
}

// -----

func.func @narrow(%a: i8) {
  // expected-error@+1 {{'arith.trunci' op operand type 'i8' and result type 'i16' are cast incompatible}}
  %0 = arith.trunci %a : i8 to i16
  return
}

// -----

func.func @narrow(%a: vector<4xf32>) {
  // expected-error@+1 {{'arith.truncf' op requires the same shape for all operands and results}}
  %0 = arith.truncf %a : vector<4xf32> to vector<2xf16>
  return
}

// -----

func.func @narrow(%a: tensor<4xf32>) {
  // expected-error@+1 {{'arith.truncf' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.truncf %a : tensor<4xf32> to tensor<?xf16>
  return
}

// -----

func.func @narrow(%a: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.truncf %a sideways : f32 to f16
  return
}

// -----

func.func @convert(%a: f32) {
  // expected-error@+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
  %0 = arith.sitofp %a : f32 to f64
  return
}

// -----

func.func @convert(%a: vector<2xi32>) {
  // expected-error@+1 {{'arith.uitofp' op requires the same shape for all operands and results}}
  %0 = arith.uitofp %a : vector<2xi32> to f32
  return
}

// -----

func.func @convert(%a: i32) {
  // expected-error@+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @convert(%a: f32) {
  // expected-error@+1 {{'arith.index_cast' op operand #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
  %0 = arith.index_cast %a : f32 to index
  return
}

// -----

func.func @convert(%a: i32) {
  // expected-error@+1 {{'arith.bitcast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to i64
  return
}

// -----

func.func @convert(%a: index) {
  // expected-error@+1 {{'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : index to i64
  return
}

// -----

func.func @compare(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi less, %a, %a : i32
  return
}

// -----

func.func @compare(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 77 : i64} : (i32, i32) -> i1
  return
}

// -----

func.func @compare(%a: i32) {
  // expected-error@+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'i32'}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (i32, i32) -> i32
  return
}

// -----

func.func @compare(%a: vector<4xi32>) {
  // expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 1 : i64} : (vector<4xi32>, vector<4xi32>) -> vector<2xi1>
  return
}

// -----

func.func @compare(%a: i32, %b: i64) {
  // expected-error@+1 {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) {predicate = 1 : i64} : (i32, i64) -> i1
  return
}

// -----

func.func @compare(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
  %0 = arith.cmpf oeq, %a, %a : i32
  return
}

// -----

func.func @choose(%c: i1, %a: i32) {
  // expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}

// -----

func.func @choose(%c: vector<4xi1>, %a: i32) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<4xi1>, i32
  return
}

// -----

func.func @choose(%c: vector<4xi1>, %a: vector<2xi32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<4xi1>, vector<2xi32>
  return
}

// -----

func.func @choose(%c: tensor<4xi1>, %a: vector<4xi32>) {
  // expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %a : tensor<4xi1>, vector<4xi32>
  return
}

// -----

func.func @choose(%c: i1, %a: i32, %b: i64) {
  // expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i32
  return
}

// -----

func.func @counts() {
  // F003-069, F003-077: the traits are asked before what the operation itself demands.
  // expected-error@+1 {{'arith.cmpi' op expected 2 operands, but found 0}}
  %0 = "arith.cmpi"() <{predicate = 0 : i64}> : () -> i1
  return
}

// -----

// expected-error@+1 {{'arith.trunci' op operand type 'i8' and result type 'i16' are cast incompatible}}
func.func @f(%a: i8) { %0 = arith.trunci %a : i8 to i16 return }

// -----

// expected-error@+1 {{'arith.extui' op operand type 'i8' and result type 'i8' are cast incompatible}}
func.func @f(%a: i8) { %0 = arith.extui %a : i8 to i8 return }

// -----

// expected-error@+1 {{'arith.extf' op operand type 'f64' and result type 'f32' are cast incompatible}}
func.func @f(%a: f64) { %0 = arith.extf %a : f64 to f32 return }

// -----

// expected-error@+1 {{'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible}}
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to f64 return }

// -----

// expected-error@+1 {{'arith.extsi' op operand type 'tensor<2xi8>' and result type 'tensor<2xi4>' are cast incompatible}}
func.func @f(%a: tensor<2xi8>) { %0 = arith.extsi %a : tensor<2xi8> to tensor<2xi4> return }

// -----

// expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%c: tensor<2xi1>, %a: i32) { %0 = arith.select %c, %a, %a : tensor<2xi1>, i32 return }

// -----

// expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
func.func @f(%c: tensor<2xi1>, %a: tensor<3xi32>) { %0 = arith.select %c, %a, %a : tensor<2xi1>, tensor<3xi32> return }

// -----

// expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%c: vector<2xi1>, %a: tensor<2xi32>) { %0 = arith.select %c, %a, %a : vector<2xi1>, tensor<2xi32> return }

// -----

// expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
func.func @f(%c: i32, %a: i32) { %0 = "arith.select"(%c, %a, %a) : (i32, i32, i32) -> i32 return }

// -----

// expected-error@+2 {{use of value '%c' expects different type than prior uses: 'vector<2xi1>' vs 'i1'}}
// expected-note@+1 {{prior use here}}
func.func @f(%c: i1, %a: i32) { %0 = arith.select %c, %a, %a : vector<2xi1>, i32 return }

// -----

// expected-error@+1 {{'arith.bitcast' op operand type 'i32' and result type 'f64' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.bitcast %a : i32 to f64 return }

// -----

// expected-error@+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
func.func @f(%a: i32) { %0 = arith.index_cast %a : i32 to i64 return }

// -----

// expected-error@+1 {{'arith.index_cast' op failed to verify that input and output have the same tensor dimensions}}
func.func @f(%a: tensor<2xi32>) { %0 = arith.index_cast %a : tensor<2xi32> to tensor<3xindex> return }

// -----

// expected-error@+1 {{'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.sitofp %a : f32 to i32 return }

// -----

// expected-error@+1 {{'arith.fptosi' op result #0 must be signless-fixed-width-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.fptosi %a : f32 to f32 return }

// -----

// expected-error@+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i16'}}
func.func @f(%a: i32, %b: i16) { %0, %1 = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i32, i16) return }

// -----

// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi bad, %a, %a : i32 return }

// -----

// expected-error@+1 {{custom op 'arith.cmpf' 'lhs' must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) { %0 = arith.cmpf oeq, %a, %a : i32 return }

// -----

// expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
func.func @f(%a: vector<2xi32>) { %0 = "arith.cmpi"(%a, %a) <{predicate = 0 : i64}> : (vector<2xi32>, vector<2xi32>) -> i1 return }

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
func.func @f() { %0 = arith.constant 1 : vector<2xi32> return }

// -----

// expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
func.func @f() { %0 = arith.constant dense<[1, 2]> : vector<[2]xi32> return }

// -----

// expected-error@+1 {{'arith.constant' op integer return type must be signless}}
func.func @f() { %0 = arith.constant 1 : si32 return }

// -----

// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
func.func @f() { %0 = "arith.constant"() <{value = 1 : i32}> : () -> i64 return }

// -----

// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() { %0 = arith.constant @f return }

// -----

// expected-error@+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<bad> : f32 return }

// -----

// expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<bad> : i32 return }

// -----

// expected-error@+1 {{expected ':'}}
func.func @f(%a: f64) { %0 = arith.truncf %a bad fastmath<fast> : f64 to f32 return }

// -----

// expected-error@+1 {{'arith.scaling_extf' op operand types 'f64', 'f64' and result type 'f32' are cast incompatible}}
func.func @f(%a: f64, %b: f32) { %0 = arith.scaling_extf %a, %a : f64, f64 to f32 return }

// -----

// expected-error@+1 {{'arith.scaling_truncf' op all non-scalar operands/results must have the same shape and base type}}
func.func @f(%a: tensor<2xf32>, %b: tensor<3xf8E8M0FNU>) { %0 = arith.scaling_truncf %a, %b : tensor<2xf32>, tensor<3xf8E8M0FNU> to tensor<2xf4E2M1FN> return }

// -----

func.func @f(%a: f32, %s: f8E8M0FNU) {
  // expected-error@+1 {{'arith.scaling_truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
  %0 = "arith.scaling_truncf"(%a, %s) {roundingmode = "a"} : (f32, f8E8M0FNU) -> f16
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'arith.cmpf' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}}
  %0 = "arith.cmpf"(%a, %a) {predicate = 16 : i64} : (f32, f32) -> i1
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %0:2 = "arith.addui_extended"(%a, %a) {} : (i32, i32) -> (i64, i1)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'arith.cmpi' invalid predicate attribute specification: "foo"}}
  %0 = arith.cmpi "foo", %a, %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'arith.cmpf' invalid predicate attribute specification: "foo"}}
  %0 = arith.cmpf "foo", %a, %a : f32
  return
}

// -----

func.func @f(%c: tensor<2xi1>, %a: tensor<2xi32, "a">) {
  // expected-error@+1 {{'arith.select' op expected condition type to have the same shape as the result type, expected 'tensor<2xi1, "a">', but got 'tensor<2xi1>'}}
  %0 = "arith.select"(%c, %a, %a) : (tensor<2xi1>, tensor<2xi32, "a">, tensor<2xi32, "a">) -> tensor<2xi32, "a">
  return
}

// -----

func.func @f(%c: vector<[2]xi1>, %a: vector<2xi32>) {
  // expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "arith.select"(%c, %a, %a) : (vector<[2]xi1>, vector<2xi32>, vector<2xi32>) -> vector<2xi32>
  return
}
