// The regions that are made for operations: a declaration tells what is computed, as an expression
// (linalg_named.def), and the types of the operands tell with which operations. Called by the
// parsers of forms. What is made belongs to the operation being read.
#include "shared.h"

#include "arith/arith.h"
#include "complex/complex.h"
#include "math/math.h"

typedef struct body_making {
  mica_parser *p;
  mica_position at;  // for errors
  mica_builder builder;
  mica_block *block;
  const char *text;  // what is left of the expression
  bool cast_is_unsigned;
} body_making;

// ---- Single operations --------------------------------------------------------------------------

static mica_value *insert(body_making *m, const mica_op_def *def, mica_value *const *operands,
                          size_t count, const mica_type *type) {
  const mica_type *types[] = {type};
  const mica_op_parts parts = {.operands = operands,
                               .operand_count = count,
                               .result_types = types,
                               .result_count = type == NULL ? 0 : 1};
  mica_op *op = mica_builder_insert_new(&m->builder, mica_loc_unknown(), def, &parts);
  return op == NULL || type == NULL ? NULL : mica_op_result(op, 0);
}

static mica_value *constant(body_making *m, const mica_attr *value) {
  if (value == NULL) return NULL;
  mica_op *op = arith_constant_build(&m->builder, mica_loc_unknown(), value);
  return op == NULL ? NULL : mica_op_result(op, 0);
}

static const mica_type *type_of(mica_value *const *values) { return mica_value_type(values[0]); }

static bool are_all(mica_value *const *values, size_t count, bool (*is_it)(const mica_type *type)) {
  for (size_t i = 0; i < count; i++)
    if (!is_it(mica_value_type(values[i]))) return false;
  return true;
}

static bool is_bool(const mica_type *type) {
  return mica_type_is_integer(type) && mica_type_bit_width(type) == 1;
}

static mica_value *refuse(body_making *m, const char *message) {
  mica_parse_error(m->p, m->at, "%s", message);
  return NULL;
}

// ---- Functions ----------------------------------------------------------------------------------

static mica_value *reciprocal(body_making *m, mica_value *x) {
  mica_value *operands[] = {constant(m, mica_attr_float(mica_value_type(x), 1.0)), x};
  return operands[0] == NULL ? NULL : insert(m, &arith_divf_def, operands, 2, type_of(operands));
}

static mica_value *apply_unary(body_making *m, linalg_unary_fn fn, mica_value *const *x) {
  static const mica_op_def *const defs[] = {
      [LINALG_UNARY_FN_EXP] = &math_exp_def,     [LINALG_UNARY_FN_LOG] = &math_log_def,
      [LINALG_UNARY_FN_ABS] = &math_absf_def,    [LINALG_UNARY_FN_CEIL] = &math_ceil_def,
      [LINALG_UNARY_FN_FLOOR] = &math_floor_def, [LINALG_UNARY_FN_NEGF] = &arith_negf_def,
      [LINALG_UNARY_FN_ROUND] = &math_round_def, [LINALG_UNARY_FN_SQRT] = &math_sqrt_def,
      [LINALG_UNARY_FN_RSQRT] = &math_rsqrt_def, [LINALG_UNARY_FN_TANH] = &math_tanh_def,
      [LINALG_UNARY_FN_ERF] = &math_erf_def,
  };
  if (!mica_type_is_float(type_of(x))) return refuse(m, "unsupported non numeric type");
  if (fn == LINALG_UNARY_FN_RECIPROCAL) return reciprocal(m, x[0]);
  mica_value *twice[] = {x[0], x[0]};
  if (fn == LINALG_UNARY_FN_SQUARE) return insert(m, &arith_mulf_def, twice, 2, type_of(x));
  return insert(m, defs[fn], x, 1, type_of(x));
}

// What a function of two numbers is for each kind of them; NULL: it is refused.
typedef struct binary_row {
  const mica_op_def *of_complex, *of_floats, *of_bools, *of_integers;
  const char *refusal;
} binary_row;

static mica_value *apply_binary(body_making *m, linalg_binary_fn fn, mica_value *const *x) {
  static const binary_row rows[] = {
      [LINALG_BINARY_FN_ADD] = {&complex_add_def, &arith_addf_def, &arith_ori_def, &arith_addi_def,
                                NULL},
      [LINALG_BINARY_FN_SUB] = {&complex_sub_def, &arith_subf_def, NULL, &arith_subi_def,
                                "unsupported operation: sub with bools"},
      [LINALG_BINARY_FN_MUL] = {&complex_mul_def, &arith_mulf_def, &arith_andi_def, &arith_muli_def,
                                NULL},
      [LINALG_BINARY_FN_DIV] = {&complex_div_def, &arith_divf_def, NULL, &arith_divsi_def,
                                "unsupported operation: div with bools"},
      [LINALG_BINARY_FN_DIV_UNSIGNED] = {NULL, NULL, NULL, &arith_divui_def,
                                         "unsupported operation: unsigned div not on uint"},
      [LINALG_BINARY_FN_MAX_SIGNED] = {&arith_maxsi_def, &arith_maximumf_def, &arith_maxsi_def,
                                       &arith_maxsi_def, NULL},
      [LINALG_BINARY_FN_MIN_SIGNED] = {&arith_minsi_def, &arith_minimumf_def, &arith_minsi_def,
                                       &arith_minsi_def, NULL},
      [LINALG_BINARY_FN_MAX_UNSIGNED] = {NULL, NULL, NULL, &arith_maxui_def,
                                         "unsupported operation: unsigned max not on uint"},
      [LINALG_BINARY_FN_MIN_UNSIGNED] = {NULL, NULL, NULL, &arith_minui_def,
                                         "unsupported operation: unsigned min not on uint"},
      [LINALG_BINARY_FN_POWF] = {&math_powf_def, &math_powf_def, &math_powf_def, &math_powf_def,
                                 NULL},
  };
  const mica_op_def *def = NULL;
  if (are_all(x, 2, mica_type_is_complex)) def = rows[fn].of_complex;
  else if (are_all(x, 2, mica_type_is_float)) def = rows[fn].of_floats;
  else if (are_all(x, 2, is_bool)) def = rows[fn].of_bools;
  else if (are_all(x, 2, mica_type_is_integer)) def = rows[fn].of_integers;
  else {
    mica_parse_error(m->p, m->at,
                     "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, "
                     "or allInteger, got '%t' and '%t'",
                     mica_value_type(x[0]), mica_value_type(x[1]));
    return NULL;
  }
  return def == NULL ? refuse(m, rows[fn].refusal) : insert(m, def, x, 2, type_of(x));
}

// ---- Conversions --------------------------------------------------------------------------------

static mica_value *resize(body_making *m, mica_value *x, const mica_type *to,
                          const mica_op_def *widen, const mica_op_def *narrow) {
  uint32_t from_width = mica_type_bit_width(mica_value_type(x)), width = mica_type_bit_width(to);
  if (from_width == width) return x;
  return insert(m, from_width < width ? widen : narrow, &x, 1, to);
}

static mica_value *to_integer(body_making *m, mica_value *x, const mica_type *to,
                              bool is_unsigned) {
  const mica_type *from = mica_value_type(x);
  if (mica_type_is_float(from))
    return insert(m, is_unsigned ? &arith_fptoui_def : &arith_fptosi_def, &x, 1, to);
  if (mica_type_is_index(from)) return insert(m, &arith_index_cast_def, &x, 1, to);
  return resize(m, x, to, is_unsigned ? &arith_extui_def : &arith_extsi_def, &arith_trunci_def);
}

static mica_value *to_float(body_making *m, mica_value *x, const mica_type *to, bool is_unsigned) {
  if (mica_type_is_integer(mica_value_type(x)))
    return insert(m, is_unsigned ? &arith_uitofp_def : &arith_sitofp_def, &x, 1, to);
  return resize(m, x, to, &arith_extf_def, &arith_truncf_def);
}

static mica_value *complex_of_complex(body_making *m, mica_value *x, const mica_type *to) {
  const mica_type *element = mica_type_element(to), *from = mica_type_element(mica_value_type(x));
  mica_value *parts[] = {insert(m, &complex_re_def, &x, 1, from),
                         insert(m, &complex_im_def, &x, 1, from)};
  if (parts[0] == NULL || parts[1] == NULL) return NULL;
  bool narrows = mica_type_bit_width(element) < mica_type_bit_width(from);
  for (size_t i = 0; i < 2; i++) {
    parts[i] = insert(m, narrows ? &arith_truncf_def : &arith_extf_def, &parts[i], 1, element);
    if (parts[i] == NULL) return NULL;
  }
  return insert(m, &complex_create_def, parts, 2, to);
}

static mica_value *complex_of_real(body_making *m, mica_value *x, const mica_type *to,
                                   bool is_unsigned) {
  const mica_type *element = mica_type_element(to);
  mica_value *parts[2] = {to_float(m, x, element, is_unsigned), NULL};
  if (parts[0] == NULL) return NULL;
  parts[1] = constant(m, mica_attr_float(element, 0.0));
  return parts[1] == NULL ? NULL : insert(m, &complex_create_def, parts, 2, to);
}

// Whether such a number can become one of the other type.
static bool can_convert(const mica_type *from, const mica_type *to) {
  bool is_number = mica_type_is_integer(from) || mica_type_is_float(from);
  if (mica_type_is_integer(to)) return is_number || mica_type_is_index(from);
  if (mica_type_is_float(to)) return is_number;
  if (!mica_type_is_complex(to) || !mica_type_is_float(mica_type_element(to))) return false;
  return is_number || (mica_type_is_complex(from) && mica_type_is_float(mica_type_element(from)));
}

// As it is, with a warning, when it can't be converted: its use is then wrong.
static mica_value *convert(body_making *m, mica_value *x, const mica_type *to, bool is_unsigned) {
  const mica_type *from = mica_value_type(x);
  if (from == to) return x;
  if (!can_convert(from, to)) {
    mica_context *ctx = m->builder.context;
    mica_warning(ctx, mica_loc_unknown(), "could not cast operand of type '%t' to '%t'", from, to);
    return x;
  }
  if (mica_type_is_integer(to)) return to_integer(m, x, to, is_unsigned);
  if (mica_type_is_float(to)) return to_float(m, x, to, is_unsigned);
  if (mica_type_is_complex(from)) return complex_of_complex(m, x, to);
  return complex_of_real(m, x, to, is_unsigned);
}

// ---- Expressions --------------------------------------------------------------------------------
// A declaration is trusted: what can't be read ends in an assertion.

static mica_value *read_value(body_making *m);

static mica_str read_until(body_making *m, const char *ends) {
  mica_str word = {m->text, strcspn(m->text, ends)};
  m->text += word.size;
  return word;
}

static void read_sign(body_making *m, char sign) {
  assert(*m->text == sign);
  m->text++;
  (void)sign;
}

static mica_value *argument(const body_making *m, mica_str name) {
  size_t count = mica_block_argument_count(m->block);
  size_t index = mica_str_is(name, "out") ? count - 1 : (size_t)(name.data[0] - 'a');
  assert(index < count);
  return mica_block_argument_at(m->block, index);
}

static mica_value *read_constant(body_making *m) {
  return constant(m, mica_parse_attr_text(m->builder.context, read_until(m, ")")));
}

static mica_value *read_index(body_making *m) {
  mica_str number = read_until(m, ")");
  mica_context *ctx = m->builder.context;
  const mica_attr *dim = mica_attr_i64(ctx, number.data[0] - '0');
  const mica_attr *slots[] = {dim};
  const mica_type *types[] = {mica_type_index(ctx)};
  const mica_op_parts parts = {
      .result_types = types, .result_count = 1, .slots = slots, .slot_count = 1};
  if (dim == NULL) return NULL;
  mica_op *op = mica_builder_insert_new(&m->builder, mica_loc_unknown(), &linalg_index_def, &parts);
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// x, or x and a type: `signed(a)`, `signed(a, f64)`.
static mica_value *read_conversion(body_making *m, bool is_unsigned) {
  mica_value *x = read_value(m);
  const mica_type *to = mica_value_type(argument(m, MICA_STR("out")));
  if (x == NULL) return NULL;
  if (*m->text == ',') {
    m->text += 2;
    to = mica_parse_type_text(m->builder.context, read_until(m, ")"));
  }
  return to == NULL ? NULL : convert(m, x, to, is_unsigned);
}

static mica_value *read_function(body_making *m, mica_str name) {
  mica_value *x[3];
  size_t count = 0;
  do {
    if (count > 0) m->text += 2;
    x[count] = read_value(m);
    if (x[count++] == NULL) return NULL;
  } while (*m->text == ',');
  linalg_unary_fn unary;
  linalg_binary_fn binary;
  if (count == 1 && linalg_unary_fn_from_text(name, &unary)) return apply_unary(m, unary, x);
  if (count == 2 && linalg_binary_fn_from_text(name, &binary)) return apply_binary(m, binary, x);
  assert(count == 3 && mica_str_is(name, "select"));
  return insert(m, &arith_select_def, x, 3, mica_value_type(x[1]));
}

static mica_value *read_call(body_making *m, mica_str name) {
  if (mica_str_is(name, "constant")) return read_constant(m);
  if (mica_str_is(name, "index")) return read_index(m);
  if (mica_str_is(name, "signed")) return read_conversion(m, false);
  if (mica_str_is(name, "unsigned")) return read_conversion(m, true);
  if (mica_str_is(name, "cast")) return read_conversion(m, m->cast_is_unsigned);
  return read_function(m, name);
}

static mica_value *read_value(body_making *m) {
  mica_str name = read_until(m, "(,)");
  if (*m->text != '(') return argument(m, name);
  read_sign(m, '(');
  mica_value *value = read_call(m, name);
  if (value != NULL) read_sign(m, ')');
  return value;
}

// ---- Regions ------------------------------------------------------------------------------------

static bool add_arguments(mica_context *ctx, mica_block *block, mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (mica_block_add_argument(ctx, block, linalg_element(types.data[i]), mica_loc_unknown()) ==
        NULL)
      return false;
  return true;
}

bool linalg_make_body(mica_parser *p, mica_op_state *out, const char *body,
                      const linalg_operands *operands, mica_position at) {
  mica_context *ctx = mica_state_context(out);
  mica_region *region = mica_state_new_region(out);
  mica_block *block = region == NULL ? NULL : mica_block_create(ctx);
  if (block == NULL) return false;
  mica_region_append(region, block);
  if (!add_arguments(ctx, block, operands->input_types) ||
      !add_arguments(ctx, block, operands->output_types))
    return false;
  const mica_attr *cast = mica_state_attribute(out, MICA_STR("cast"));
  body_making m = {.p = p, .at = at, .block = block, .text = body};
  m.builder = mica_builder_at_end(ctx, block);
  m.cast_is_unsigned = cast != NULL && linalg_type_fn_attr_isa(cast) &&
                       linalg_type_fn_attr_value(cast) == LINALG_TYPE_FN_CAST_UNSIGNED;
  mica_value *value = read_value(&m);
  if (value == NULL) return false;
  const mica_op_parts parts = {.operands = &value, .operand_count = 1};
  return mica_builder_insert_new(&m.builder, mica_loc_unknown(), &linalg_yield_def, &parts) != NULL;
}
