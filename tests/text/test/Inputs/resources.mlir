"test.u"() {a = #test.e1di64_elements<blob> : tensor<3xi64>, b = dense_resource<blob> : tensor<1xi32>, c = #test.e1di64_elements<"a key"> : tensor<1xi64>, d = #test.e1di64_elements<nothing> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: { blob: "0x040000000800000000000000" },
    test: { "a key": "0x080000000100000000000000", blob: "0x0800000001000000" }
  }
#-}
