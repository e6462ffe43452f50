// Hooks of llvm's operations on values: comparisons, casts, vectors, structs and arrays.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/predicate.h"

// ---- Comparisons: "slt" %a, %b {...} : i32 ------------------------------------------------------

static bool parse_compared(mica_parser *p, mica_op_state *out, const mica_attr **predicate) {
  mica_operand_ref operands[2];
  const mica_type *type;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_string, predicate) ||
      !mica_parse_operand(p, &operands[0]) || !mica_parse_punct(p, ',') ||
      !mica_parse_operand(p, &operands[1]) || !mica_parse_attr_dict(p, out) ||
      !mica_parse_punct(p, ':'))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &type) || !mica_state_operands(out, operands, 2, type)) return false;
  if (!llvm_is_compatible_type(type))
    return mica_parse_error(p, at, "expected LLVM dialect-compatible type");
  return mica_state_result(out, llvm_i1_same_shape(type));
}

static bool parse_compare(mica_parser *p, mica_op_state *out, const mica_enum_def *predicates) {
  mica_position at = mica_parser_position(p);
  const mica_attr *text;
  uint64_t value;
  if (!parse_compared(p, out, &text)) return false;
  if (!mica_enum_from_text(predicates, mica_attr_string_value(text), &value))
    return mica_parse_error(p, at, "'%S' is an incorrect value of the 'predicate' attribute",
                            mica_attr_string_value(text));
  const mica_attr *predicate = mica_enum_attr(mica_state_context(out), predicates, value);
  return predicate != NULL && mica_state_set_attribute(out, MICA_STR("predicate"), predicate);
}

static void print_compare(mica_printer *p, const mica_op *op, mica_str predicate,
                          const char *const *elided, size_t count) {
  mica_print_text(p, " \"");
  mica_print_str(p, predicate);
  mica_print_text(p, "\" ");
  mica_print_operands(p, op, 0, 2);
  mica_print_attr_dict(p, op, elided, count);
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

bool llvm_icmp_parse(mica_parser *p, mica_op_state *out) {
  return parse_compare(p, out, &llvm_i_cmp_predicate_enum);
}
void llvm_icmp_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"predicate"};
  print_compare(p, op, llvm_i_cmp_predicate_to_text(llvm_icmp_predicate(op)), elided, 1);
}

bool llvm_fcmp_parse(mica_parser *p, mica_op_state *out) {
  return parse_compare(p, out, &llvm_f_cmp_predicate_enum);
}
void llvm_fcmp_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"predicate", "fastmathFlags"};
  bool no_flags = llvm_fcmp_fastmath_flags(op) == LLVM_FASTMATH_FLAGS_NONE;
  print_compare(p, op, llvm_f_cmp_predicate_to_text(llvm_fcmp_predicate(op)), elided,
                no_flags ? 2 : 1);
}

// ---- Casts --------------------------------------------------------------------------------------

static const mica_type *element_or_self(const mica_type *type) {
  return mica_type_is_vector(type) ? mica_type_element(type) : type;
}

bool llvm_bitcast_check(mica_op *op) {
  const mica_type *from = mica_value_type(llvm_bitcast_arg(op));
  const mica_type *to = mica_value_type(llvm_bitcast_res(op));
  const mica_type *source = element_or_self(from), *result = element_or_self(to);
  if (llvm_is_ptr(source) != llvm_is_ptr(result))
    return mica_op_error(op, "can only cast pointers from and to pointers");
  if (!llvm_is_ptr(result)) return true;
  if (mica_type_is_vector(to) && !mica_type_is_vector(from))
    return mica_op_error(op, "cannot cast pointer to vector of pointers");
  if (!mica_type_is_vector(to) && mica_type_is_vector(from))
    return mica_op_error(op, "cannot cast vector of pointers to pointer");
  if (llvm_pointer_type_address_space(source) != llvm_pointer_type_address_space(result))
    return mica_op_error(op,
                         "cannot cast pointers of different address spaces, use "
                         "'llvm.addrspacecast' instead");
  return true;
}

// The sign or zeros fill more bits, in vectors of one length.
static bool check_extension(mica_op *op) {
  const mica_type *from = mica_value_type(mica_op_operand(op, 0));
  const mica_type *to = mica_value_type(mica_op_result(op, 0));
  if (llvm_is_compatible_vector_type(from)) {
    if (!llvm_is_compatible_vector_type(to))
      return mica_op_plain_error(op, "input type is a vector but output type is an integer");
    if (!mica_shapes_equal(from, to) ||
        llvm_is_scalable_vector_type(from) != llvm_is_scalable_vector_type(to))
      return mica_op_plain_error(op, "input and output vectors are of incompatible shape");
  } else if (!mica_type_is_integer(to)) {
    return mica_op_plain_error(op, "input type is an integer but output type is a vector");
  }
  return mica_type_integer_width(element_or_self(to)) >
             mica_type_integer_width(element_or_self(from)) ||
         mica_op_plain_error(
             op,
             "integer width of the output type is smaller or equal to the integer width "
             "of the input type");
}
bool llvm_zext_check(mica_op *op) { return check_extension(op); }
bool llvm_sext_check(mica_op *op) { return check_extension(op); }

// ---- Vectors ------------------------------------------------------------------------------------

bool llvm_parse_shuffle_type(mica_parser *p, mica_op_state *out, const mica_type *vector,
                             const mica_type **result, const mica_attr *mask) {
  (void)out;
  if (!llvm_is_compatible_vector_type(vector))
    return mica_parse_error(p, mica_parser_position(p), "expected an LLVM compatible vector type");
  int64_t length = (int64_t)mica_attr_dense_i32s_value(mask).size;
  *result = mica_type_vector((mica_int64s){&length, 1}, mica_type_scalable_dims(vector),
                             mica_type_element(vector));
  return *result != NULL;
}
void llvm_print_shuffle_type(mica_printer *p, const mica_op *op, const mica_type *vector,
                             const mica_type *result, const mica_attr *mask) {
  (void)p, (void)op, (void)vector, (void)result, (void)mask;  // it follows from the others
}

bool llvm_shufflevector_check(mica_op *op) {
  mica_int32s mask = llvm_shufflevector_mask(op);
  if (!llvm_is_scalable_vector_type(mica_value_type(llvm_shufflevector_v1(op)))) return true;
  for (size_t i = 0; i < mask.size; i++)
    if (mask.data[i] != 0)
      return mica_op_error(op, "expected a splat operation for scalable vectors");
  return true;
}

// ---- Structs and arrays -------------------------------------------------------------------------

// Why a position isn't in a type: a text, with a type or a number after it.
typedef struct wrong_position {
  const char *text;
  const mica_type *type;  // NULL: the number
  int64_t number;
} wrong_position;

// The type at an index; NULL: there is none, and why.
static const mica_type *part_at(const mica_type *type, int64_t index, wrong_position *wrong) {
  bool is_array = llvm_is_array(type);
  if (!is_array && !llvm_is_struct(type)) {
    *wrong = (wrong_position){"expected LLVM IR structure/array type, got: ", type, 0};
    return NULL;
  }
  uint64_t count = is_array ? llvm_array_type_num_elements(type) : llvm_struct_body(type).size;
  uint64_t asked = is_array ? (uint32_t)index : (uint64_t)index;  // as MLIR counts
  if (index < 0 || asked >= count) {
    *wrong = (wrong_position){"position out of bounds: ", NULL, index};
    return NULL;
  }
  return is_array ? llvm_array_element(type) : llvm_struct_body(type).data[index];
}

static const mica_type *type_at(const mica_type *type, const mica_attr *position,
                                wrong_position *wrong) {
  mica_int64s path = mica_attr_dense_i64s_value(position);
  if (!llvm_is_compatible_type(type)) {
    *wrong = (wrong_position){"expected LLVM IR Dialect type, got ", type, 0};
    return NULL;
  }
  for (size_t i = 0; i < path.size && type != NULL; i++) type = part_at(type, path.data[i], wrong);
  return type;
}

bool llvm_parse_insert_extract_value_element_type(mica_parser *p, mica_op_state *out,
                                                  const mica_type **part,
                                                  const mica_type *container,
                                                  const mica_attr *position) {
  (void)out;
  wrong_position wrong;
  *part = type_at(container, position, &wrong);
  if (*part != NULL) return true;
  mica_position at = mica_parser_position(p);
  if (wrong.type != NULL) return mica_parse_error(p, at, "%s'%t'", wrong.text, wrong.type);
  return mica_parse_error(p, at, "%s%I", wrong.text, wrong.number);
}
void llvm_print_insert_extract_value_element_type(mica_printer *p, const mica_op *op,
                                                  const mica_type *part, const mica_type *container,
                                                  const mica_attr *position) {
  (void)p, (void)op, (void)part, (void)container, (void)position;  // it follows from the others
}

// NULL: reported.
static const mica_type *checked_type_at(const mica_op *op, const mica_type *type,
                                        const mica_attr *position) {
  wrong_position wrong;
  const mica_type *part = type_at(type, position, &wrong);
  if (part == NULL && wrong.type != NULL) mica_op_error(op, "%s'%t'", wrong.text, wrong.type);
  else if (part == NULL) mica_op_error(op, "%s%I", wrong.text, wrong.number);
  return part;
}

bool llvm_extractvalue_check(mica_op *op) {
  const mica_type *container = mica_value_type(llvm_extractvalue_container(op));
  const mica_type *type = mica_value_type(llvm_extractvalue_res(op));
  const mica_type *part = checked_type_at(op, container, llvm_extractvalue_position_attr(op));
  if (part == NULL) return false;
  return type == part ||
         mica_op_error(op,
                       "Type mismatch: extracting from '%t' should produce '%t' but this op "
                       "returns '%t'",
                       container, part, type);
}

bool llvm_insertvalue_check(mica_op *op) {
  const mica_type *container = mica_value_type(llvm_insertvalue_container(op));
  const mica_type *type = mica_value_type(llvm_insertvalue_value(op));
  const mica_type *part = checked_type_at(op, container, llvm_insertvalue_position_attr(op));
  if (part == NULL) return false;
  return type == part ||
         mica_op_error(op, "Type mismatch: cannot insert '%t' into '%t'", type, container);
}

// ---- Division -----------------------------------------------------------------------------------

// The constant, or splat, that the divisor is; NULL: it isn't known.
static const mica_attr *constant_divisor(const mica_op *division) {
  if (mica_op_operand_count(division) != 2) return NULL;
  const mica_op *op = mica_value_op(mica_op_operand(division, 1));
  if (op == NULL || !llvm_mlir_constant_isa(op)) return NULL;
  const mica_attr *attr = llvm_mlir_constant_value_attr(op);
  if (attr != NULL && mica_attr_is_dense_int_elements(attr) && mica_attr_dense_is_splat(attr))
    attr = mica_attr_dense_at(attr, 0);
  return attr != NULL && mica_attr_is_integer(attr) ? attr : NULL;
}

// By zero it is undefined, and so is the least number divided by -1.
static mica_speculatability division(const mica_op *op, bool is_signed) {
  const mica_attr *divisor = constant_divisor(op);
  if (divisor == NULL || mica_attr_integer_value(divisor) == 0 ||
      (is_signed && mica_attr_integer_value(divisor) == -1))
    return MICA_NOT_SPECULATABLE;
  return MICA_SPECULATABLE;
}
mica_speculatability llvm_udiv_speculatability(const mica_op *op) { return division(op, false); }
mica_speculatability llvm_sdiv_speculatability(const mica_op *op) { return division(op, true); }
