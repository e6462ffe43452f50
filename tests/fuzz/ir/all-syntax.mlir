#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 2)>
!alias = tuple<i32, complex<f64>>
module @m attributes {a.b = unit, a.c = [1 : i8, -2.5e+1 : f32, "s\0A\22", @x::@y, #map]} {
  func.func private @callee(i32) -> (i32 {x.y = true})
  func.func @f(%a: i32, %m: memref<4x?xf32, strided<[?, 1], offset: 3>, 2>) -> i32 {
    %0:2 = "d.op"(%a, %m) ({
    ^bb0(%x: !alias, %y: vector<[4]x2xindex>):
      "d.br"(%x)[^bb1, ^bb2] {v = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>} : (!alias) -> ()
    ^bb1:
      "d.end"() : () -> () loc(callsite("g" at fused<"m">["f":3:4, unknown]))
    ^bb2:
      "d.end"() : () -> ()
    }, {
    }) {t = (i32) -> (), u = !d.ty<a, [b]>, w = #d.at<"x">, z = dense<0x7F800000> : tensor<1xf32>}
      : (i32, memref<4x?xf32, strided<[?, 1], offset: 3>, 2>) -> (i1, none)
    %1 = scf.if %0#0 -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      scf.yield %c1_i32 : i32
    } else {
      %r = func.call @callee(%a) : (i32) -> i32
      scf.yield %r : i32
    }
    cf.cond_br %0#0, ^done(%1 : i32), ^done(%a : i32)
  ^done(%r: i32):
    return %r : i32
  }
}
