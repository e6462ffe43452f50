// Read by sensible.mlir.
func.func @waits(%i: index, %t: !gpu.async.token) {
  // CHECK: gpu.launch [%arg1, %arg1] blocks(
  gpu.launch [%t, %t] blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}
// CHECK: gpu.binary @none [#gpu.object<#x.target<O=3>, "x">]
"gpu.binary"() <{objects = [#gpu.object<#x.target<O=3>, "x">], sym_name = "none"}> : () -> ()
// CHECK: gpu.module @unknown<#x.handler> [#x.target]
gpu.module @unknown <#x.handler> [#x.target] {}
