// The dialect complex: Complex numbers.
// Made by mica-gen from complex.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "complex.h"

#include "mica/mica.h"
#include "arith/arith.h"

static const mica_enum_case complex_range_flags_cases[] = {
  {.text = "improved", .value = COMPLEX_RANGE_FLAGS_IMPROVED},
  {.text = "basic", .value = COMPLEX_RANGE_FLAGS_BASIC},
  {.text = "none", .value = COMPLEX_RANGE_FLAGS_NONE},
};
const mica_enum_def complex_range_flags_enum = {
  .name = "::mlir::complex::ComplexRangeFlags", .summary = "Complex range flags",
  .cases = complex_range_flags_cases, .case_count = 3, .width = 32, .is_bits = true,
  .valid_bits = UINT64_C(0x7), .separator = "|", .is_attribute = true,
};

// complex type with floating-point elements
static bool complex_is_complex(const mica_type *self) {
  return mica_type_is_complex(self) && mica_type_is_float(mica_type_element(self));
}

// Floating point fast math flags
static bool complex_is_fast_math_attr(const mica_attr *self) {
  return mica_attr_isa(self, &arith_fast_math_flags_attr_def);
}

// 1-bit signless integer
static bool complex_is_i1(const mica_type *self) {
  return mica_type_is_i(self, 1);
}

// 1 + 0i
static bool complex_is_1_0i_attr(const mica_attr *self) {
  return complex_is_real(self, 1);
}

// 0 + 0i
static bool complex_is_0_0i_attr(const mica_attr *self) {
  return complex_is_real(self, 0);
}

// What parts of operations must be.
static const mica_constraint must_be_array_attribute = {
  .summary = "array attribute", .attr = mica_attr_is_array, .is_kind = mica_attr_is_array,
};
static const mica_constraint must_be_complex_type = {
  .summary = "complex-type", .type = mica_type_is_complex,
};
static const mica_constraint must_be_floating_point = {
  .summary = "floating-point", .type = mica_type_is_float,
};
static const mica_constraint must_be_complex_type_with_floating_point_elements = {
  .summary = "complex type with floating-point elements", .type = complex_is_complex,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_floating_point_fast_math_flags = {
  .summary = "Floating point fast math flags", .attr = complex_is_fast_math_attr,
  .is_kind = arith_fast_math_flags_attr_isa,
};
static const mica_constraint must_be_signless_integer = {
  .summary = "signless integer", .type = mica_type_is_signless_integer,
};
static const mica_constraint must_be_1_bit_signless_integer = {
  .summary = "1-bit signless integer", .type = complex_is_i1,
};

const mica_attr *complex_number_attr_get(mica_context *ctx, const mica_attr *real,
                                         const mica_attr *imag, const mica_type *type_) {
  const complex_number_attr_params params = {real, imag, type_};
  return mica_attr_get(ctx, &complex_number_attr_def, &params);
}

const mica_attr *complex_number_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                 const mica_attr *real, const mica_attr *imag,
                                                 const mica_type *type_) {
  const complex_number_attr_params params = {real, imag, type_};
  return mica_attr_get_checked(ctx, loc, &complex_number_attr_def, &params);
}

static bool complex_number_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const complex_number_attr_params *values = params;
  return mica_hook(ctx,
                   complex_number_attr_check(ctx, loc, values->real, values->imag, values->type),
                   "complex_number_attr_check");
}

static const mica_attr *complex_number_attr_parse_hook(mica_parser *p, const mica_type *type) {
  const mica_attr *made = complex_number_attr_parse(p, type);
  mica_parser_hook(p, made != NULL, "complex_number_attr_parse");
  return made;
}

static const mica_param_def complex_number_attr_param_table[] = {
  {.name = "real", .kind = MICA_PARAM_ATTR, .offset = offsetof(complex_number_attr_params, real),
   .size = sizeof(const mica_attr *)},
  {.name = "imag", .kind = MICA_PARAM_ATTR, .offset = offsetof(complex_number_attr_params, imag),
   .size = sizeof(const mica_attr *)},
  {.name = "type", .kind = MICA_PARAM_TYPE, .offset = offsetof(complex_number_attr_params, type),
   .size = sizeof(const mica_type *)},
};

static const mica_type *complex_number_attr_type_of(const mica_attr *attr) {
  const complex_number_attr_params *params = mica_attr_params(attr);
  return params->type;
}

const mica_attr_def complex_number_attr_def = {
  .base = {
    .abi = 5, .name = "complex.number", .mnemonic = "number", .dialect = &complex_dialect,
    .params_size = sizeof(complex_number_attr_params),
    .params = complex_number_attr_param_table, .param_count = 3,
  },
  .parse = complex_number_attr_parse_hook, .print = complex_number_attr_print,
  .verify = complex_number_attr_verify, .type_of = complex_number_attr_type_of,
};

// ---- complex.constant ----

mica_attrs complex_constant_value(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_constant_def, COMPLEX_CONSTANT_SLOT_VALUE);
  return mica_attr_array_elements(attr);
}
bool complex_constant_set_value(mica_op *op, mica_attrs value) {
  return mica_op_fill_slot_as(op, &complex_constant_def, COMPLEX_CONSTANT_SLOT_VALUE,
                              mica_attr_array(mica_op_context(op), value));
}

mica_op *complex_constant_build(mica_builder *b, mica_loc loc, const mica_type *complex_type,
                                mica_attrs value) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_array(ctx, value)};
  const mica_type *types[] = {complex_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_constant_def, &parts);
}

static const mica_part complex_constant_parts[] = {
  {.name = "value", .check = &must_be_array_attribute},
  {.name = "complex", .check = &must_be_complex_type},
};
static const mica_op_checks complex_constant_checks = {
  .check = {complex_constant_check, "complex_constant_check"},
};
// complex.constant: $value attr-dict `:` type($complex)
static bool complex_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  const mica_type *complex_type = NULL;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_array,
                          &value_attr))
    return false;
  mica_state_set_slot(out, COMPLEX_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &complex_type)) return false;
  return mica_state_result(out, complex_type);
}

static void complex_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, complex_constant_value_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(complex_constant_complex(op)));
}

static const mica_trait *const complex_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl complex_constant_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_op_asm_interface_id,
   &(const mica_op_asm_interface){.result_names = complex_constant_result_names}},
};
static bool complex_constant_fold_hook(mica_op *op, const mica_attr *const *operands,
                                       mica_fold *out) {
  (void)operands;
  return complex_constant_fold(op, out);
}

static const mica_op_more complex_constant_more = {.fold = complex_constant_fold_hook};
const mica_op_def complex_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE, .name = "complex.constant", .name_size = 16,
  .summary = "A complex number known beforehand", .dialect = &complex_dialect,
  .parts = complex_constant_parts, .slot_count = 1, .result_count = 1,
  .traits = complex_constant_traits,
  .interfaces = complex_constant_interfaces, .interface_count = 3,
  .checks = &complex_constant_checks,
  .parse = complex_constant_parse, .print = complex_constant_print, .more = &complex_constant_more,
};

// ---- complex.create ----

mica_op *complex_create_build(mica_builder *b, mica_loc loc, const mica_type *complex_type,
                              mica_value *real, mica_value *imaginary_) {
  mica_value *operands[] = {real, imaginary_};
  const mica_type *types[] = {complex_type};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_create_def, &parts);
}

static const mica_part complex_create_parts[] = {
  {.name = "real", .check = &must_be_floating_point},
  {.name = "imaginary", .check = &must_be_floating_point},
  {.name = "complex", .check = &must_be_complex_type_with_floating_point_elements},
};
static bool complex_create_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_value_type(complex_create_imaginary(op)) ==
                        mica_value_type(complex_create_real(op)),
                        "all of {real, imaginary} have same type"))
    return false;
  if (!mica_verify_that(op, mica_type_element(mica_value_type(complex_create_complex(op))) ==
                        mica_value_type(complex_create_real(op)),
                        "complex element type matches real operand type"))
    return false;
  return mica_verify_that(op, mica_type_element(mica_value_type(complex_create_complex(op))) ==
                          mica_value_type(complex_create_imaginary(op)),
                          "complex element type matches imaginary operand type");
}

static const mica_op_checks complex_create_checks = {
  .verify = (mica_op_check *const[]){complex_create_verify, NULL},
};
// complex.create: $real `,` $imaginary attr-dict `:` type($complex)
static bool complex_create_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref real_operand, imaginary_operand;
  const mica_type *complex_type = NULL;
  if (!mica_parse_operand(p, &real_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &imaginary_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &complex_type)) return false;
  if (!mica_parser_check_type(p, complex_type, complex_is_complex, "complex",
                              "complex type with floating-point elements"))
    return false;
  if (!mica_state_result(out, complex_type)) return false;
  if (!mica_state_operands(out, &real_operand, 1, mica_type_element(complex_type))) return false;
  return mica_state_operands(out, &imaginary_operand, 1, mica_type_element(complex_type));
}

static void complex_create_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, complex_create_real(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, complex_create_imaginary(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(complex_create_complex(op)));
}

static const mica_trait *const complex_create_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl complex_create_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
// (CreateOp (ReOp $x, $_), (ImOp $x, $_))
// folds to (replaceWithValue $x)
static bool complex_create_fold_1(mica_op *op, mica_fold *out) {
  mica_op *re = mica_value_op_of(complex_create_real(op), &complex_re_def);
  if (re == NULL) return false;
  mica_value *x = complex_re_complex(re);
  mica_op *im = mica_value_op_of(complex_create_imaginary(op), &complex_im_def);
  if (im == NULL) return false;
  if (complex_im_complex(im) != x) return false;
  if (mica_value_type(x) != mica_value_type(complex_create_complex(op))) return false;
  return mica_fold_value(out, x);
}

static bool complex_create_fold_hook(mica_op *op, const mica_attr *const *operands,
                                     mica_fold *out) {
  (void)operands;
  return complex_create_fold_1(op, out);
}

static const mica_op_more complex_create_more = {.fold = complex_create_fold_hook};
const mica_op_def complex_create_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.create", .name_size = 14,
  .summary = "A complex number of its real and imaginary part", .dialect = &complex_dialect,
  .parts = complex_create_parts, .operand_count = 2, .result_count = 1,
  .traits = complex_create_traits, .interfaces = complex_create_interfaces, .interface_count = 2,
  .checks = &complex_create_checks, .parse = complex_create_parse, .print = complex_create_print,
  .more = &complex_create_more,
};

// ---- complex.bitcast ----

mica_op *complex_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *operand) {
  mica_value *operands[] = {operand};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_bitcast_def, &parts);
}

static const mica_part complex_bitcast_parts[] = {
  {.name = "operand", .check = &must_be_any_type},
  {.name = "result", .check = &must_be_any_type},
};
// complex.bitcast: $operand attr-dict `:` type($operand) `to` type($result)
static bool complex_bitcast_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref operand_operand;
  const mica_type *operand_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &operand_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &operand_type)) return false;
  if (!mica_parse_keyword(p, "to")) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &operand_operand, 1, operand_type);
}

static void complex_bitcast_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, complex_bitcast_operand(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(complex_bitcast_operand(op)));
  mica_print_str(p, MICA_STR(" to "));
  mica_print_type(p, mica_value_type(complex_bitcast_result(op)));
}

// (root $x)
// folds to (replaceWithValue $x)
static bool complex_bitcast_fold_1(mica_op *op, mica_fold *out) {
  mica_value *x = complex_bitcast_operand(op);
  if (mica_value_type(x) != mica_value_type(complex_bitcast_result(op))) return false;
  return mica_fold_value(out, x);
}

static bool complex_bitcast_fold_hook(mica_op *op, const mica_attr *const *operands,
                                      mica_fold *out) {
  (void)operands;
  return complex_bitcast_fold_1(op, out);
}

static const mica_op_more complex_bitcast_more = {
  .fold = complex_bitcast_fold_hook, .patterns = complex_bitcast_canonicalizations,
};
const mica_op_def complex_bitcast_def = {
  .name = "complex.bitcast", .name_size = 15,
  .summary = "The same bits as a number, or as a complex number", .dialect = &complex_dialect,
  .parts = complex_bitcast_parts, .operand_count = 1, .result_count = 1,
  .traits = complex_create_traits, .interfaces = complex_create_interfaces, .interface_count = 2,
  .checks = &(const mica_op_checks){.check = {complex_bitcast_check, "complex_bitcast_check"}},
  .parse = complex_bitcast_parse, .print = complex_bitcast_print, .more = &complex_bitcast_more,
};

// ---- complex.re ----

arith_fast_math_flags complex_re_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_re_def, COMPLEX_RE_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_re_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_re_def, COMPLEX_RE_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

static bool complex_re_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_type_element(mica_value_type(parts->operands[0]));
  return types[0] != NULL;
}

mica_op *complex_re_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                          arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_RE_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(complex_))};
  if (types[COMPLEX_RE_RESULT_REAL] == NULL) return NULL;
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_re_def, &parts);
}

static const mica_attr *complex_re_default_fastmath(mica_context *ctx) {
  return arith_fast_math_flags_attr_get(ctx, ARITH_FAST_MATH_FLAGS_NONE);
}

static const mica_part complex_re_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "complex", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "real", .check = &must_be_floating_point},
};
static bool complex_re_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(complex_re_complex(op))) ==
                          mica_value_type(complex_re_real(op)),
                          "complex element type matches result type");
}

static const mica_op_checks complex_re_checks = {
  .verify = (mica_op_check *const[]){complex_re_verify, mica_verify_elementwise, NULL},
};
// complex.re and 3 more: $complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)
static bool complex_re_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref complex_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *complex_type = NULL;
  if (!mica_parse_operand(p, &complex_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, 0, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &complex_type)) return false;
  if (!mica_parser_check_type(p, complex_type, complex_is_complex, "complex",
                              "complex type with floating-point elements"))
    return false;
  if (!mica_state_result(out, mica_type_element(complex_type))) return false;
  return mica_state_operands(out, &complex_operand, 1, complex_type);
}

static void complex_re_print(mica_printer *p, const mica_op *op) {
  const mica_attr *fastmath_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  if (fastmath_attr != NULL && arith_fast_math_flags_attr_value(fastmath_attr) !=
      ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, fastmath_attr, &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

// All methods as the interface has them.
static const arith_fast_math_interface complex_re_fast_math_methods = {0};
static const mica_trait *const complex_re_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_elementwise, NULL,
};
static const mica_interface_impl complex_re_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_fast_math_interface_id, &complex_re_fast_math_methods},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = complex_re_infer_types}},
};
static bool complex_re_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return complex_re_fold(op, operands[COMPLEX_RE_OPERAND_COMPLEX_], out);
}

static const mica_op_more complex_re_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_re_fold_hook, .patterns = complex_re_canonicalizations,
};
const mica_op_def complex_re_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.re", .name_size = 10, .summary = "Real part",
  .dialect = &complex_dialect,
  .parts = complex_re_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_re_traits, .interfaces = complex_re_interfaces, .interface_count = 4,
  .checks = &complex_re_checks, .parse = complex_re_parse, .print = complex_re_print,
  .more = &complex_re_more,
};

// ---- complex.im ----

arith_fast_math_flags complex_im_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_im_def, COMPLEX_IM_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_im_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_im_def, COMPLEX_IM_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_im_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                          arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_IM_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(complex_))};
  if (types[COMPLEX_IM_RESULT_IMAGINARY_] == NULL) return NULL;
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_im_def, &parts);
}

static const mica_part complex_im_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "complex", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "imaginary", .check = &must_be_floating_point},
};
static bool complex_im_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(complex_im_complex(op))) ==
                          mica_value_type(complex_im_imaginary(op)),
                          "complex element type matches result type");
}

static const mica_op_checks complex_im_checks = {
  .verify = (mica_op_check *const[]){complex_im_verify, mica_verify_elementwise, NULL},
};
static bool complex_im_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return complex_im_fold(op, operands[COMPLEX_IM_OPERAND_COMPLEX_], out);
}

static const mica_op_more complex_im_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_im_fold_hook, .patterns = complex_im_canonicalizations,
};
const mica_op_def complex_im_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.im", .name_size = 10, .summary = "Imaginary part",
  .dialect = &complex_dialect,
  .parts = complex_im_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_re_traits, .interfaces = complex_re_interfaces, .interface_count = 4,
  .checks = &complex_im_checks, .parse = complex_re_parse, .print = complex_re_print,
  .more = &complex_im_more,
};

// ---- complex.abs ----

arith_fast_math_flags complex_abs_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_abs_def, COMPLEX_ABS_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_abs_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_abs_def, COMPLEX_ABS_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_abs_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_ABS_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(complex_))};
  if (types[COMPLEX_ABS_RESULT] == NULL) return NULL;
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_abs_def, &parts);
}

static const mica_part complex_abs_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "complex", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "result", .check = &must_be_floating_point},
};
static bool complex_abs_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(complex_abs_complex(op))) ==
                          mica_value_type(complex_abs_result(op)),
                          "complex element type matches result type");
}

static const mica_op_checks complex_abs_checks = {
  .verify = (mica_op_check *const[]){complex_abs_verify, mica_verify_elementwise, NULL},
};
static const mica_op_more complex_abs_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
};
const mica_op_def complex_abs_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.abs", .name_size = 11,
  .summary = "Distance from zero", .dialect = &complex_dialect,
  .parts = complex_abs_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_re_traits, .interfaces = complex_re_interfaces, .interface_count = 4,
  .checks = &complex_abs_checks, .parse = complex_re_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.angle ----

arith_fast_math_flags complex_angle_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_angle_def, COMPLEX_ANGLE_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_angle_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_angle_def, COMPLEX_ANGLE_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_angle_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_ANGLE_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_type_element(mica_value_type(complex_))};
  if (types[COMPLEX_ANGLE_RESULT] == NULL) return NULL;
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_angle_def, &parts);
}

static bool complex_angle_verify(mica_op *op) {
  return mica_verify_that(op, mica_type_element(mica_value_type(complex_angle_complex(op))) ==
                          mica_value_type(complex_angle_result(op)),
                          "complex element type matches result type");
}

static const mica_op_checks complex_angle_checks = {
  .verify = (mica_op_check *const[]){complex_angle_verify, mica_verify_elementwise, NULL},
};
const mica_op_def complex_angle_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.angle", .name_size = 13,
  .summary = "Angle to the positive real axis, above -pi and up to pi", .dialect = &complex_dialect,
  .parts = complex_abs_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_re_traits, .interfaces = complex_re_interfaces, .interface_count = 4,
  .checks = &complex_angle_checks, .parse = complex_re_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.neg ----

arith_fast_math_flags complex_neg_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_neg_def, COMPLEX_NEG_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_neg_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_neg_def, COMPLEX_NEG_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

static bool complex_neg_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                    const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[0]);
  return types[0] != NULL;
}

mica_op *complex_neg_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_NEG_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_neg_def, &parts);
}

static const mica_part complex_neg_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "complex", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "result", .check = &must_be_complex_type_with_floating_point_elements},
};
static const mica_region_checks complex_neg_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_first_type_inferred, NULL},
};
static const mica_op_checks complex_neg_checks = {
  .verify = (mica_op_check *const[]){mica_verify_same_operands_and_result_type,
                                     mica_verify_elementwise, NULL},
  .regions = &complex_neg_region_checks,
};
// complex.neg and 12 more: $complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)
static bool complex_neg_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref complex_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *complex_type = NULL;
  if (!mica_parse_operand(p, &complex_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, 0, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &complex_type)) return false;
  if (!mica_state_result(out, complex_type)) return false;
  return mica_state_operands(out, &complex_operand, 1, complex_type);
}

static const mica_trait *const complex_neg_traits[] = {
  &mica_trait_same_operands_and_result_type, &mica_trait_always_speculatable,
  &mica_trait_elementwise, NULL,
};
static const mica_interface_impl complex_neg_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&arith_fast_math_interface_id, &complex_re_fast_math_methods},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = complex_neg_infer_types}},
};
// (root (root $x, $_), $_)
// folds to (replaceWithValue $x)
static bool complex_neg_fold_1(mica_op *op, mica_fold *out) {
  mica_op *neg = mica_value_op_of(complex_neg_complex(op), &complex_neg_def);
  if (neg == NULL) return false;
  mica_value *x = complex_neg_complex(neg);
  return mica_fold_value(out, x);
}

static bool complex_neg_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return complex_neg_fold_1(op, out);
}

static const mica_op_more complex_neg_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_neg_fold_hook,
};
const mica_op_def complex_neg_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.neg", .name_size = 11,
  .summary = "The number with the other sign", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_neg_more,
};

// ---- complex.conj ----

arith_fast_math_flags complex_conj_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_conj_def, COMPLEX_CONJ_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_conj_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_conj_def, COMPLEX_CONJ_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_conj_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_CONJ_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_conj_def, &parts);
}

// (root (root $x, $_), $_)
// folds to (replaceWithValue $x)
static bool complex_conj_fold_1(mica_op *op, mica_fold *out) {
  mica_op *conj = mica_value_op_of(complex_conj_complex(op), &complex_conj_def);
  if (conj == NULL) return false;
  mica_value *x = complex_conj_complex(conj);
  return mica_fold_value(out, x);
}

static bool complex_conj_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return complex_conj_fold_1(op, out);
}

static const mica_op_more complex_conj_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_conj_fold_hook,
};
const mica_op_def complex_conj_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.conj", .name_size = 12,
  .summary = "The number with the other sign of its imaginary part", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_conj_more,
};

// ---- complex.sign ----

arith_fast_math_flags complex_sign_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_sign_def, COMPLEX_SIGN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_sign_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_sign_def, COMPLEX_SIGN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_sign_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_SIGN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_sign_def, &parts);
}

const mica_op_def complex_sign_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.sign", .name_size = 12,
  .summary = "The number divided by its distance from zero, or zero", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.sqrt ----

arith_fast_math_flags complex_sqrt_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_sqrt_def, COMPLEX_SQRT_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_sqrt_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_sqrt_def, COMPLEX_SQRT_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_sqrt_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_SQRT_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_sqrt_def, &parts);
}

const mica_op_def complex_sqrt_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.sqrt", .name_size = 12, .summary = "Square root",
  .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.rsqrt ----

arith_fast_math_flags complex_rsqrt_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_rsqrt_def, COMPLEX_RSQRT_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_rsqrt_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_rsqrt_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_RSQRT_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_rsqrt_def, &parts);
}

const mica_op_def complex_rsqrt_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.rsqrt", .name_size = 13,
  .summary = "One over the square root", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.exp ----

arith_fast_math_flags complex_exp_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_exp_def, COMPLEX_EXP_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_exp_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_exp_def, COMPLEX_EXP_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_exp_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_EXP_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_exp_def, &parts);
}

// (ExpOp (LogOp $x, $_), $_)
// folds to (replaceWithValue $x)
static bool complex_exp_fold_1(mica_op *op, mica_fold *out) {
  mica_op *log = mica_value_op_of(complex_exp_complex(op), &complex_log_def);
  if (log == NULL) return false;
  mica_value *x = complex_log_complex(log);
  return mica_fold_value(out, x);
}

static bool complex_exp_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return complex_exp_fold_1(op, out);
}

static const mica_op_more complex_exp_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_exp_fold_hook,
};
const mica_op_def complex_exp_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.exp", .name_size = 11, .summary = "Power of e",
  .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_exp_more,
};

// ---- complex.expm1 ----

arith_fast_math_flags complex_expm1_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_expm1_def, COMPLEX_EXPM1_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_expm1_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_expm1_def, COMPLEX_EXPM1_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_expm1_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_EXPM1_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_expm1_def, &parts);
}

const mica_op_def complex_expm1_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.expm1", .name_size = 13,
  .summary = "Power of e, less 1, exact near 0", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.log ----

arith_fast_math_flags complex_log_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_log_def, COMPLEX_LOG_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_log_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_log_def, COMPLEX_LOG_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_log_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_LOG_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_log_def, &parts);
}

// (LogOp (ExpOp $x, $_), $_)
// folds to (replaceWithValue $x)
static bool complex_log_fold_1(mica_op *op, mica_fold *out) {
  mica_op *exp = mica_value_op_of(complex_log_complex(op), &complex_exp_def);
  if (exp == NULL) return false;
  mica_value *x = complex_exp_complex(exp);
  return mica_fold_value(out, x);
}

static bool complex_log_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return complex_log_fold_1(op, out);
}

static const mica_op_more complex_log_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_log_fold_hook,
};
const mica_op_def complex_log_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.log", .name_size = 11,
  .summary = "Logarithm to the base e", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_log_more,
};

// ---- complex.log1p ----

arith_fast_math_flags complex_log1p_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_log1p_def, COMPLEX_LOG1P_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_log1p_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_log1p_def, COMPLEX_LOG1P_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_log1p_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_LOG1P_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_log1p_def, &parts);
}

const mica_op_def complex_log1p_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.log1p", .name_size = 13,
  .summary = "Logarithm of the number and 1, exact near 0", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.sin ----

arith_fast_math_flags complex_sin_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_sin_def, COMPLEX_SIN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_sin_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_sin_def, COMPLEX_SIN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_sin_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_SIN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_sin_def, &parts);
}

const mica_op_def complex_sin_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.sin", .name_size = 11, .summary = "Sine",
  .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.cos ----

arith_fast_math_flags complex_cos_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_cos_def, COMPLEX_COS_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_cos_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_cos_def, COMPLEX_COS_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_cos_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_COS_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_cos_def, &parts);
}

const mica_op_def complex_cos_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.cos", .name_size = 11, .summary = "Cosine",
  .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.tan ----

arith_fast_math_flags complex_tan_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_tan_def, COMPLEX_TAN_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_tan_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_tan_def, COMPLEX_TAN_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_tan_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_TAN_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_tan_def, &parts);
}

const mica_op_def complex_tan_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.tan", .name_size = 11, .summary = "Tangent",
  .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.tanh ----

arith_fast_math_flags complex_tanh_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_tanh_def, COMPLEX_TANH_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_tanh_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_tanh_def, COMPLEX_TANH_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_tanh_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath) {
  if (complex_ == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_TANH_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(complex_)};
  mica_value *operands[] = {complex_};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_tanh_def, &parts);
}

const mica_op_def complex_tanh_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.tanh", .name_size = 12,
  .summary = "Hyperbolic tangent", .dialect = &complex_dialect,
  .parts = complex_neg_parts, .slot_count = 1, .operand_count = 1, .result_count = 1,
  .traits = complex_neg_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_neg_parse, .print = complex_re_print,
  .more = &complex_abs_more,
};

// ---- complex.add ----

arith_fast_math_flags complex_add_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_add_def, COMPLEX_ADD_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_add_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_add_def, COMPLEX_ADD_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_ADD_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_add_def, &parts);
}

static const mica_part complex_add_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "rhs", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "result", .check = &must_be_complex_type_with_floating_point_elements},
};
// complex.add and 5 more: $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
static bool complex_add_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, 0, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, result_type);
}

static void complex_add_print(mica_printer *p, const mica_op *op) {
  const mica_attr *fastmath_attr = mica_op_slot(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  if (fastmath_attr != NULL && arith_fast_math_flags_attr_value(fastmath_attr) !=
      ARITH_FAST_MATH_FLAGS_NONE) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, fastmath_attr, &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_trait *const complex_add_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_type,
  &mica_trait_elementwise, NULL,
};
// (AddOp (SubOp $x, $y, $_), $y, $_)
// folds to (replaceWithValue $x)
static bool complex_add_fold_1(mica_op *op, mica_fold *out) {
  mica_op *sub = mica_value_op_of(complex_add_lhs(op), &complex_sub_def);
  if (sub == NULL) return false;
  mica_value *x = complex_sub_lhs(sub);
  mica_value *y = complex_sub_rhs(sub);
  if (complex_add_rhs(op) != y) return false;
  return mica_fold_value(out, x);
}

// (AddOp $y, (SubOp $x, $y, $_), $_)
// folds to (replaceWithValue $x)
static bool complex_add_fold_2(mica_op *op, mica_fold *out) {
  mica_value *y = complex_add_lhs(op);
  mica_op *sub = mica_value_op_of(complex_add_rhs(op), &complex_sub_def);
  if (sub == NULL) return false;
  mica_value *x = complex_sub_lhs(sub);
  if (complex_sub_rhs(sub) != y) return false;
  return mica_fold_value(out, x);
}

// (AddOp $x, Complex_Real<"0">:$_, $_)
// folds to (replaceWithValue $x)
static bool complex_add_fold_3(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = complex_add_lhs(op);
  const mica_attr *rhs = operands[COMPLEX_ADD_OPERAND_RHS];
  if (rhs == NULL || !complex_is_0_0i_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool complex_add_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (complex_add_fold_1(op, out)) return true;
  if (complex_add_fold_2(op, out)) return true;
  return complex_add_fold_3(op, operands, out);
}

static const mica_op_more complex_add_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_add_fold_hook,
};
const mica_op_def complex_add_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.add", .name_size = 11, .summary = "Sum",
  .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_add_more,
};

// ---- complex.sub ----

arith_fast_math_flags complex_sub_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_sub_def, COMPLEX_SUB_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_sub_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_sub_def, COMPLEX_SUB_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_sub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_SUB_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_sub_def, &parts);
}

// (SubOp (AddOp $x, $y, $_), $y, $_)
// folds to (replaceWithValue $x)
static bool complex_sub_fold_1(mica_op *op, mica_fold *out) {
  mica_op *add = mica_value_op_of(complex_sub_lhs(op), &complex_add_def);
  if (add == NULL) return false;
  mica_value *x = complex_add_lhs(add);
  mica_value *y = complex_add_rhs(add);
  if (complex_sub_rhs(op) != y) return false;
  return mica_fold_value(out, x);
}

// (SubOp $x, Complex_Real<"0">:$_, $_)
// folds to (replaceWithValue $x)
static bool complex_sub_fold_2(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = complex_sub_lhs(op);
  const mica_attr *rhs = operands[COMPLEX_SUB_OPERAND_RHS];
  if (rhs == NULL || !complex_is_0_0i_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool complex_sub_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  if (complex_sub_fold_1(op, out)) return true;
  return complex_sub_fold_2(op, operands, out);
}

static const mica_op_more complex_sub_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_sub_fold_hook,
};
const mica_op_def complex_sub_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.sub", .name_size = 11, .summary = "Difference",
  .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_sub_more,
};

// ---- complex.mul ----

arith_fast_math_flags complex_mul_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_mul_def, COMPLEX_MUL_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_mul_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_mul_def, COMPLEX_MUL_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_MUL_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_mul_def, &parts);
}

// (root $x, Complex_Real<"1">:$_, $_)
// folds to (replaceWithValue $x)
static bool complex_mul_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = complex_mul_lhs(op);
  const mica_attr *rhs = operands[COMPLEX_MUL_OPERAND_RHS];
  if (rhs == NULL || !complex_is_1_0i_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool complex_mul_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return complex_mul_fold_1(op, operands, out);
}

static const mica_op_more complex_mul_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_mul_fold_hook,
};
const mica_op_def complex_mul_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.mul", .name_size = 11, .summary = "Product",
  .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_mul_more,
};

// ---- complex.div ----

arith_fast_math_flags complex_div_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_div_def, COMPLEX_DIV_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_div_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_div_def, COMPLEX_DIV_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_div_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_DIV_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_div_def, &parts);
}

// (root $x, Complex_Real<"1">:$_, $_)
// folds to (replaceWithValue $x)
static bool complex_div_fold_1(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  mica_value *x = complex_div_lhs(op);
  const mica_attr *rhs = operands[COMPLEX_DIV_OPERAND_RHS];
  if (rhs == NULL || !complex_is_1_0i_attr(rhs)) return false;
  return mica_fold_value(out, x);
}

static bool complex_div_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return complex_div_fold_1(op, operands, out);
}

static const mica_op_more complex_div_more = {
  .extras = (const mica_part_extra[]){{.default_value = complex_re_default_fastmath}},
  .fold = complex_div_fold_hook,
};
const mica_op_def complex_div_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.div", .name_size = 11, .summary = "Quotient",
  .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_div_more,
};

// ---- complex.pow ----

arith_fast_math_flags complex_pow_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_pow_def, COMPLEX_POW_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_pow_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_pow_def, COMPLEX_POW_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_pow_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_POW_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_pow_def, &parts);
}

const mica_op_def complex_pow_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.pow", .name_size = 11,
  .summary = "A number to the power of another", .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_abs_more,
};

// ---- complex.atan2 ----

arith_fast_math_flags complex_atan2_fastmath(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &complex_atan2_def, COMPLEX_ATAN2_SLOT_FASTMATH);
  return attr == NULL ? ARITH_FAST_MATH_FLAGS_NONE : arith_fast_math_flags_attr_value(attr);
}
bool complex_atan2_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_atan2_def, COMPLEX_ATAN2_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_atan2_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath) {
  if (lhs == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {arith_fast_math_flags_attr_get(ctx, fastmath)};
  if (slots[COMPLEX_ATAN2_SLOT_FASTMATH] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_atan2_def, &parts);
}

const mica_op_def complex_atan2_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.atan2", .name_size = 13,
  .summary = "Arc tangent of a quotient", .dialect = &complex_dialect,
  .parts = complex_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_add_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_neg_checks, .parse = complex_add_parse, .print = complex_add_print,
  .more = &complex_abs_more,
};

// ---- complex.powi ----

arith_fast_math_flags complex_powi_fastmath(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &complex_powi_def, COMPLEX_POWI_SLOT_FASTMATH);
  return attr == NULL ? (arith_fast_math_flags)0 : arith_fast_math_flags_attr_value(attr);
}
bool complex_powi_set_fastmath(mica_op *op, arith_fast_math_flags value) {
  return mica_op_fill_slot_as(op, &complex_powi_def, COMPLEX_POWI_SLOT_FASTMATH,
                              arith_fast_math_flags_attr_get(mica_op_context(op), value));
}

mica_op *complex_powi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                            const mica_attr *fastmath) {
  if (lhs == NULL) return NULL;
  const mica_attr *slots[] = {fastmath};
  const mica_type *types[] = {mica_value_type(lhs)};
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_powi_def, &parts);
}

static const mica_part complex_powi_parts[] = {
  {.name = "fastmath", .check = &must_be_floating_point_fast_math_flags,
   .flags = MICA_PART_OPTIONAL},
  {.name = "lhs", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "rhs", .check = &must_be_signless_integer},
  {.name = "result", .check = &must_be_complex_type_with_floating_point_elements},
};
static bool complex_powi_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(complex_powi_result(op)) ==
                          mica_value_type(complex_powi_lhs(op)),
                          "all of {lhs, result} have same type");
}

static const mica_op_checks complex_powi_checks = {
  .verify = (mica_op_check *const[]){complex_powi_verify, mica_verify_elementwise,
                                     mica_verify_same_operands_and_result_shape, NULL},
};
// complex.powi: $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,`
// type($rhs)
static bool complex_powi_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_attr *fastmath_attr = NULL;
  const mica_type *result_type = NULL, *rhs_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (mica_parse_optional_keyword(p, "fastmath")) {
    if (!mica_parse_stripped_attr(p, &arith_fast_math_flags_attr_def, &fastmath_attr)) return false;
    mica_state_set_slot(out, COMPLEX_POWI_SLOT_FASTMATH, fastmath_attr);
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &result_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_integer, "builtin.integer", &rhs_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, result_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, rhs_type);
}

static void complex_powi_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, complex_powi_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, complex_powi_rhs(op));
  if (complex_powi_fastmath_attr(op) != NULL) {
    mica_print_str(p, MICA_STR(" fastmath"));
    mica_print_attr_of(p, complex_powi_fastmath_attr(op), &arith_fast_math_flags_attr_def);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(complex_powi_result(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(complex_powi_rhs(op)));
}

static const mica_trait *const complex_powi_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_elementwise,
  &mica_trait_same_operands_and_result_shape, NULL,
};
const mica_op_def complex_powi_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.powi", .name_size = 12,
  .summary = "A number to the power of a signed integer", .dialect = &complex_dialect,
  .parts = complex_powi_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = complex_powi_traits, .interfaces = complex_neg_interfaces, .interface_count = 4,
  .checks = &complex_powi_checks, .parse = complex_powi_parse, .print = complex_powi_print,
};

// ---- complex.eq ----

static bool complex_eq_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)loc;
  (void)parts;
  types[0] = mica_type_i(ctx, 1);
  return types[0] != NULL;
}

mica_op *complex_eq_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_i(ctx, 1)};
  if (types[COMPLEX_EQ_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_eq_def, &parts);
}

static const mica_part complex_eq_parts[] = {
  {.name = "lhs", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "rhs", .check = &must_be_complex_type_with_floating_point_elements},
  {.name = "result", .check = &must_be_1_bit_signless_integer},
};
static bool complex_eq_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(complex_eq_rhs(op)) ==
                          mica_value_type(complex_eq_lhs(op)), "all of {lhs, rhs} have same type");
}

static const mica_op_checks complex_eq_checks = {
  .verify = (mica_op_check *const[]){complex_eq_verify, mica_verify_elementwise, NULL},
};
// complex.eq and 1 more: $lhs `,` $rhs attr-dict `:` type($lhs)
static bool complex_eq_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_complex, "builtin.complex", &lhs_type)) return false;
  if (!mica_state_result(out, mica_type_i(mica_parser_context(p), 1))) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void complex_eq_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

static const mica_interface_impl complex_eq_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = complex_eq_infer_types}},
};
const mica_op_def complex_eq_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.eq", .name_size = 10,
  .summary = "Whether two numbers are equal", .dialect = &complex_dialect,
  .parts = complex_eq_parts, .operand_count = 2, .result_count = 1, .traits = complex_re_traits,
  .interfaces = complex_eq_interfaces, .interface_count = 3, .checks = &complex_eq_checks,
  .parse = complex_eq_parse, .print = complex_eq_print,
};

// ---- complex.neq ----

mica_op *complex_neq_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs) {
  mica_context *ctx = mica_builder_context(b);
  const mica_type *types[] = {mica_type_i(ctx, 1)};
  if (types[COMPLEX_NEQ_RESULT] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_op_parts parts = {operands, 2, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &complex_neq_def, &parts);
}

static bool complex_neq_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(complex_neq_rhs(op)) ==
                          mica_value_type(complex_neq_lhs(op)), "all of {lhs, rhs} have same type");
}

static const mica_op_checks complex_neq_checks = {
  .verify = (mica_op_check *const[]){complex_neq_verify, mica_verify_elementwise, NULL},
};
const mica_op_def complex_neq_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "complex.neq", .name_size = 11,
  .summary = "Whether two numbers differ", .dialect = &complex_dialect,
  .parts = complex_eq_parts, .operand_count = 2, .result_count = 1, .traits = complex_re_traits,
  .interfaces = complex_eq_interfaces, .interface_count = 3, .checks = &complex_neq_checks,
  .parse = complex_eq_parse, .print = complex_eq_print,
};

// Ordered by name.
static const mica_op_def *const complex_ops[] = {
  &complex_abs_def,
  &complex_add_def,
  &complex_angle_def,
  &complex_atan2_def,
  &complex_bitcast_def,
  &complex_conj_def,
  &complex_constant_def,
  &complex_cos_def,
  &complex_create_def,
  &complex_div_def,
  &complex_eq_def,
  &complex_exp_def,
  &complex_expm1_def,
  &complex_im_def,
  &complex_log_def,
  &complex_log1p_def,
  &complex_mul_def,
  &complex_neg_def,
  &complex_neq_def,
  &complex_pow_def,
  &complex_powi_def,
  &complex_re_def,
  &complex_rsqrt_def,
  &complex_sign_def,
  &complex_sin_def,
  &complex_sqrt_def,
  &complex_sub_def,
  &complex_tan_def,
  &complex_tanh_def,
};
static const mica_attr_def *const complex_attrs[] = {
  &complex_number_attr_def,
};
static const mica_dialect_def *const complex_dependents[] = {&arith_dialect, NULL};
// All methods as the interface has them.
static const mica_dialect_inliner_interface complex_dialect_inliner_methods = {0};
static const mica_interface_impl complex_interfaces[] = {
  {&mica_dialect_inliner_interface_id, &complex_dialect_inliner_methods},
};

// What older text has, read with mica_former_text alone.
static const char *const complex_create_former_names[] = {
  "std.create_complex", "create_complex", NULL,
};
static const char *const complex_re_former_names[] = {"std.re", "re", NULL};
static const char *const complex_im_former_names[] = {"std.im", "im", NULL};
static const char *const complex_add_former_names[] = {"std.addcf", "addcf", NULL};
static const char *const complex_sub_former_names[] = {"std.subcf", "subcf", NULL};
static const mica_former_op complex_former_ops[] = {
  {
    .op = &complex_create_def,
    .names = complex_create_former_names,
  },
  {
    .op = &complex_re_def,
    .names = complex_re_former_names,
  },
  {
    .op = &complex_im_def,
    .names = complex_im_former_names,
  },
  {
    .op = &complex_add_def,
    .names = complex_add_former_names,
  },
  {
    .op = &complex_sub_def,
    .names = complex_sub_former_names,
  },};
static const mica_former_dialect complex_former = {
  .ops = complex_former_ops,
  .op_count = 5,
};

const mica_dialect_def complex_dialect = {
  .abi = 5,
  .name = "complex",
  .ops = complex_ops,
  .op_count = 29,
  .attrs = complex_attrs,
  .attr_count = 1,
  .dependents = complex_dependents,
  .materialize = complex_materialize,
  .patterns = complex_canonicalizations,
  .interfaces = complex_interfaces, .interface_count = 1,
  .former = &complex_former,
};
