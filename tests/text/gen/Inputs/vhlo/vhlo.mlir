// Every attribute and type of VHLO, the numbers by the widths of their types.
"t.enums"() {
  direction = #vhlo<comparison_direction_v1 LT>, type = #vhlo<comparison_type_v1 TOTALORDER>,
  version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, fft = #vhlo<fft_type_v1 IRFFT>, precision = #vhlo<precision_v1 HIGHEST>,
  algorithm = #vhlo<rng_algorithm_v1 PHILOX>, distribution = #vhlo<rng_distribution_v1 NORMAL>, transpose = #vhlo<transpose_v1 ADJOINT>,
  mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>
} : () -> ()
"t.attributes"() {
  none = #vhlo.array_v1<>, array = #vhlo.array_v1<[#vhlo.bool_v1<value = true>, #vhlo.array_v1<[#vhlo.bool_v1<value = false>]>]>,
  dict = #vhlo.dict_v1<[#vhlo.string_v1<value = "b">, #vhlo.type_v1<value = !vhlo.token_v1>, #vhlo.string_v1<value = "a">, #vhlo.dict_v1<>]>,
  tensor = #vhlo.tensor_v1<type = !vhlo.tensor_v1<shape[2] of !vhlo.i8_v1>, data = "\00\FF">,
  bounds = #vhlo.type_extensions_v1<4, -9223372036854775808>, alias = #vhlo.output_operand_alias_v1<output[0, 1] operand -1>,
  accuracy = #vhlo.result_accuracy_v1<atol = 0.5, rtol = -0.0, ulps = -3, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>
} : () -> ()
"t.numbers"() {
  two = #vhlo.integer_v1<type = !vhlo.ui2_v1, bits = 3>, four = #vhlo.integer_v1<type = !vhlo.i4_v1, bits = 8>,
  eight = #vhlo.integer_v1<type = !vhlo.i8_v1, bits = 255>, sixteen = #vhlo.integer_v1<type = !vhlo.ui16_v1, bits = 65535>,
  word = #vhlo.integer_v1<type = !vhlo.i32_v1, bits = 4294967295>, long = #vhlo.integer_v1<type = !vhlo.i64_v1, bits = 18446744073709551615>,
  index = #vhlo.integer_v1<type = !vhlo.index_v1, bits = 1>,
  small = #vhlo.float_v1<type = !vhlo.f4e2m1fn_v1, bits = 15>, six = #vhlo.float_v1<type = !vhlo.f6e3m2fn_v1, bits = 63>,
  half = #vhlo.float_v1<type = !vhlo.f16_v1, bits = 48128>, nineteen = #vhlo.float_v1<type = !vhlo.tf32_v1, bits = 524287>,
  single = #vhlo.float_v1<type = !vhlo.f32_v1, bits = 3204448256>, double = #vhlo.float_v1<type = !vhlo.f64_v1, bits = 13830554455654793216>
} : () -> ()
"t.types"() {
  all = #vhlo.array_v1<[#vhlo.type_v1<value = !vhlo.complex_v1<!vhlo.f64_v1>>, #vhlo.type_v1<value = !vhlo.func_v1<in[!vhlo.bool_v1] out[!vhlo.none_v1]>>,
    #vhlo.type_v1<value = !vhlo.tensor_v1<shape[1, -9223372036854775808] of !vhlo.witness_v1, #vhlo.type_extensions_v1<1>>>,
    #vhlo.type_v1<value = !vhlo.buffer_v1<shape[7] of !vhlo.bf16_v1>>, #vhlo.type_v1<value = !vhlo.unranked_tensor_v1<!vhlo.f8e8m0fnu_v1>>,
    #vhlo.type_v1<value = !vhlo.tuple_v1<[!vhlo.f8e3m4_v1, !vhlo.f8e4m3_v1, !vhlo.f8e4m3fn_v1, !vhlo.f8e4m3fnuz_v1, !vhlo.f8e4m3b11fnuz_v1, !vhlo.f8e5m2_v1, !vhlo.f8e5m2fnuz_v1, !vhlo.f6e2m3fn_v1, !vhlo.tuple_v1<>]>>,
    #vhlo.type_v1<value = !vhlo.tuple_v1<[!vhlo.i2_v1, !vhlo.i16_v1, !vhlo.ui4_v1, !vhlo.ui8_v1, !vhlo.ui32_v1, !vhlo.ui64_v1]>>,
    #vhlo.type_v1<value = !vhlo.quant_v1<flags = 1, storageType = !vhlo.i8_v1, expressedType = !vhlo.f32_v1, scale = 0.25, zeroPoint = -5, storageTypeMin = -128, storageTypeMax = 127>>,
    #vhlo.type_v1<value = !vhlo.quant_per_axis_v1<!vhlo.i8_v1 : !vhlo.f32_v1 by 1 scales [4602678819172646912, 4607182418800017408] zero [0, -1] from -128 to 127 flags 1>>]>
} : () -> ()
"vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<>, function_type = #vhlo.type_v1<value = !vhlo.func_v1<>>, res_attrs = #vhlo.array_v1<>, sym_name = #vhlo.string_v1<value = "f">, sym_visibility = #vhlo.string_v1<value = "">}> ({
  "vhlo.return_v1"() : () -> ()
}) : () -> ()
