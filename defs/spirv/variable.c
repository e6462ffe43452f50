// Hooks of spirv's global variables and constants, and of what refers to them by name. Called by
// generated code; own nothing.
#include "shared.h"

#include "mica/interfaces.h"

// What a name stands for, where the operation is; NULL: nothing.
static const mica_op *find(mica_symbol_tables *tables, const mica_op *op, const mica_attr *name) {
  return mica_symbol_tables_nearest(tables, mica_op_parent(op), name);
}

// ---- Global variables ---------------------------------------------------------------------------

bool spirv_global_variable_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *initializer;
  const mica_type *type;
  if (!spirv_parse_name(p, out)) return false;
  if (mica_parse_optional_keyword(p, "initializer") &&
      (!mica_parse_punct(p, '(') ||
       !mica_parse_attr_of(p, NULL, mica_attr_is_flat_symbol, &initializer) ||
       !spirv_set(out, "initializer", initializer) || !mica_parse_punct(p, ')')))
    return false;
  if (!spirv_parse_decorations(p, out)) return false;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &type)) return false;
  if (!spirv_pointer_type_isa(type)) return mica_parse_error(p, at, "expected spirv.ptr type");
  return spirv_set(out, "type", mica_attr_type_of(type));
}

void spirv_global_variable_print(mica_printer *p, const mica_op *op) {
  const char *elided[4] = {"storage_class", "sym_name", "type"};
  size_t count = 3;
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, spirv_global_variable_sym_name(op));
  if (spirv_global_variable_has_initializer(op)) {
    mica_print_text(p, " initializer(");
    mica_print_symbol_name(p, spirv_global_variable_initializer(op));
    mica_print_char(p, ')');
    elided[count++] = "initializer";
  }
  spirv_print_decorations(p, op, elided, count);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_global_variable_type(op));
}

bool spirv_global_variable_check(mica_op *op) {
  const mica_type *type = spirv_global_variable_type(op);
  if (!spirv_pointer_type_isa(type)) return mica_op_error(op, "result must be of a !spv.ptr type");
  const spirv_storage_class storage = spirv_pointer_type_storage_class(type);
  return (storage != SPIRV_STORAGE_CLASS_GENERIC && storage != SPIRV_STORAGE_CLASS_FUNCTION) ||
         mica_op_error(op, "storage class cannot be '%S'", spirv_storage_class_to_text(storage));
}

bool spirv_global_variable_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  if (!spirv_global_variable_has_initializer(op)) return true;
  const mica_op *initializer = find(tables, op, spirv_global_variable_initializer_attr(op));
  return (initializer != NULL && (spirv_spec_constant_isa(initializer) ||
                                  spirv_spec_constant_composite_isa(initializer))) ||
         mica_op_error(op,
                       "initializer must be result of a spirv.SpecConstant or "
                       "spirv.SpecConstantCompositeOp op");
}

bool spirv_mlir_addressof_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *variable = find(tables, op, spirv_mlir_addressof_variable_attr(op));
  if (variable == NULL || !spirv_global_variable_isa(variable))
    return mica_op_error(op, "expected spirv.GlobalVariable symbol");
  return spirv_global_variable_type(variable) == spirv_type(spirv_mlir_addressof_pointer(op)) ||
         mica_op_error(op, "result type mismatch with the referenced global variable's type");
}

void spirv_mlir_addressof_result_names(const mica_op *op, mica_name_setter *set) {
  static const char suffix[] = "_addr";
  mica_context *ctx = mica_op_context(op);
  const mica_str name = spirv_mlir_addressof_variable(op);
  const size_t size = name.size + sizeof suffix - 1;
  char *text = mica_allocate(ctx, size);
  if (text == NULL) return;
  if (name.size > 0) memcpy(text, name.data, name.size);
  memcpy(text + name.size, suffix, sizeof suffix - 1);
  mica_set_value_name(set, spirv_mlir_addressof_pointer(op), (mica_str){text, size});
  mica_free(ctx, text, size);
}

// ---- Constants ----------------------------------------------------------------------------------

bool spirv_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value;
  if (!mica_parse_attr(p, NULL, &value) || !spirv_set(out, "value", value)) return false;
  const mica_type *type = mica_attr_type(value);
  if ((type == NULL || mica_type_is_none(type) || mica_type_is_tensor(type)) &&
      (!mica_parse_punct(p, ':') || !mica_parse_type(p, &type)))
    return false;
  return mica_state_result(out, type);
}

void spirv_constant_print(mica_printer *p, const mica_op *op) {
  const mica_type *type = spirv_type(spirv_constant_constant(op));
  mica_print_char(p, ' ');
  mica_print_attr(p, spirv_constant_value_attr(op));
  if (!spirv_array_type_isa(type)) return;
  mica_print_text(p, " : ");
  mica_print_type(p, type);
}

static bool check_elements(const mica_op *op, const mica_type *value, const mica_type *type) {
  if (value == type) return true;
  if (!spirv_array_type_isa(type))
    return mica_op_error(op,
                         "result or element type ('%t') does not match value type ('%t'), must be "
                         "the same or spirv.array",
                         type, value);
  int32_t count = 1;
  for (; spirv_array_type_isa(type); type = spirv_array_type_element_type(type))
    count = (int32_t)((uint32_t)count * spirv_array_type_count(type));
  if (!mica_type_is_int_or_float(type))
    return mica_op_error(op, "only support nested array result type");
  if (mica_type_element(value) != type)
    return mica_op_error(op, "result element type ('%t') does not match value element type ('%t')",
                         type, mica_type_element(value));
  return count == mica_type_element_count(value) ||
         mica_op_error(op,
                       "result number of elements (%d) does not match value number of elements "
                       "(%I)",
                       count, mica_type_element_count(value));
}

static bool is_number(const mica_attr *value) {
  return mica_attr_is_integer(value) || mica_attr_is_float(value);
}

// A value that isn't a list of others.
static bool check_single(const mica_op *op, const mica_attr *value, const mica_type *type) {
  const mica_type *own = mica_attr_type(value);
  if (is_number(value))
    return own == type ||
           mica_op_error(op, "result type ('%t') does not match value type ('%t')", type, own);
  if (mica_attr_is_dense_int_elements(value) || mica_attr_is_dense_float_elements(value) ||
      mica_attr_is_sparse_elements(value))
    return check_elements(op, own, type);
  return mica_op_error(op, "cannot have attribute: %a", value);
}

// Where a walk through lists of lists is. Types nest within the limit of what is parsed.
typedef struct level {
  mica_attrs items;
  size_t next;
  const mica_type *element;
} level;

static bool open_level(const mica_op *op, const mica_attr *value, const mica_type *type,
                       level *into) {
  if (!spirv_array_type_isa(type))
    return mica_op_error(op, "must have spirv.array result type for array value");
  *into = (level){mica_attr_array_elements(value), 0, spirv_array_type_element_type(type)};
  return true;
}

static size_t array_depth(const mica_type *type) {
  size_t depth = 0;
  for (; spirv_array_type_isa(type); type = spirv_array_type_element_type(type)) depth++;
  return depth;
}

static bool check_levels(const mica_op *op, const mica_attr *value, const mica_type *type,
                         level *levels) {
  size_t depth = 0;
  if (!open_level(op, value, type, &levels[0])) return false;
  for (;;) {
    level *l = &levels[depth];
    if (l->next == l->items.size) {
      if (depth == 0) return true;
      depth--;
      continue;
    }
    value = l->items.data[l->next++];
    if (!mica_attr_is_array(value)) {
      if (!check_single(op, value, l->element)) return false;
    } else if (!open_level(op, value, l->element, &levels[++depth])) {
      return false;
    }
  }
}

bool spirv_constant_check(mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const mica_attr *value = spirv_constant_value_attr(op);
  const mica_type *type = spirv_type(spirv_constant_constant(op));
  if (!mica_attr_is_array(value)) return check_single(op, value, type);
  const size_t size = (array_depth(type) + 1) * sizeof(level);
  level *levels = mica_allocate(ctx, size);
  if (levels == NULL) return false;
  const bool ok = check_levels(op, value, type, levels);
  mica_free(ctx, levels, size);
  return ok;
}

// ---- Constants: names ---------------------------------------------------------------------------

enum { LONGEST = 40 };

static void append(char *text, const char *more) {
  const size_t used = strlen(text);
  assert(used + strlen(more) < LONGEST);
  memcpy(text + used, more, strlen(more) + 1);
}

static void append_number(char *text, uint64_t number) {
  char digits[LONGEST];
  char *at = digits + sizeof digits - 1;
  *at = '\0';
  do *--at = (char)('0' + number % 10);
  while ((number /= 10) != 0);
  append(text, at);
}

// `i32`, `si8`, `f16`
static void append_type(char *text, const mica_type *type) {
  if (mica_type_is_float_kind(type, MICA_BF16)) {
    append(text, "bf16");
    return;
  }
  const bool is_signed = mica_type_is_signed_integer(type);
  append(text, mica_type_is_float(type)              ? "f"
               : is_signed                           ? "si"
               : mica_type_is_unsigned_integer(type) ? "ui"
                                                     : "i");
  append_number(text, mica_type_bit_width(type));
}

static void name_number(const mica_op *op, mica_name_setter *set, const mica_attr *value,
                        const char *suffix) {
  const mica_value *result = mica_op_result(op, 0);
  const mica_type *type = mica_attr_type(value);
  const int64_t number = mica_attr_integer_value(value);
  if (mica_type_integer_width(type) == 1)
    mica_set_value_name(set, result, number != 0 ? MICA_STR("true") : MICA_STR("false"));
  else mica_set_value_number_name(set, result, MICA_STR("cst"), number, mica_str_of(suffix));
}

void spirv_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_type *type = spirv_type(spirv_constant_constant(op));
  const mica_attr *value = spirv_constant_value_attr(op);
  const bool is_integer = mica_type_is_integer(type) && mica_attr_is_integer(value);
  char text[LONGEST] = "";
  if (!is_integer) append(text, "cst");
  if (mica_type_is_integer(type) || mica_type_is_float(type)) {
    append(text, "_");
    append_type(text, type);
  } else if (mica_type_is_vector(type)) {
    append(text, "_vec_");
    append_number(text, (uint64_t)mica_type_shape(type).data[0]);
    append(text, "x");
    append_type(text, mica_type_element(type));
  }
  if (is_integer) name_number(op, set, value, text);
  else mica_set_value_name(set, mica_op_result(op, 0), mica_str_of(text));
}

// ---- One part many times ------------------------------------------------------------------------

// The first item of a list, and of that as many times as are told. NULL: there is none.
static const mica_attr *first_of(const mica_attr *value, size_t depth) {
  for (; depth > 0 && value != NULL; depth--) {
    const mica_attrs items = mica_attr_array_elements(value);
    value = items.size == 0 ? NULL : items.data[0];
  }
  return value;
}

// The type of the part. NULL: reported.
static const mica_type *replicated_type(const mica_op *op, const mica_attr *value) {
  size_t depth = 0;
  const mica_attr *leaf = value;
  for (; leaf != NULL && mica_attr_is_array(leaf); depth++) leaf = first_of(leaf, 1);
  const mica_type *type = leaf == NULL ? NULL : mica_attr_type(leaf);
  if (type == NULL)
    return mica_op_plain_error(op, depth == 0 ? "unknown value attribute type"
                                              : "value attribute has elements without types"),
           NULL;
  for (; depth > 0 && type != NULL; depth--)
    type = spirv_array_type_get(mica_op_context(op), type,
                                (uint32_t)mica_attr_array_elements(first_of(value, depth - 1)).size,
                                0);
  return type;
}

bool spirv_ext_constant_composite_replicate_check(mica_op *op) {
  const mica_type *whole =
      spirv_type(spirv_ext_constant_composite_replicate_replicated_constant(op));
  if (mica_type_is_vector(whole) && mica_type_shape(whole).size != 1)
    return mica_op_plain_error(op, "result type is not a composite type");
  const mica_type *type =
      replicated_type(op, spirv_ext_constant_composite_replicate_value_attr(op));
  if (type == NULL) return false;
  const mica_type *part = spirv_element(whole, 0);
  for (; part != NULL && part != type;
       part = spirv_is_composite(part) ? spirv_element(part, 0) : NULL)
    continue;
  if (part != NULL) return true;
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "expected value attribute type ");
  part = spirv_element(whole, 0);
  for (const char * or = ""; part != NULL; or = " or ") {
    mica_diag_append(diag, "%s'%t'", or, part);
    part = spirv_is_composite(part) ? spirv_element(part, 0) : NULL;
  }
  mica_diag_append(diag, ", but got: '%t'", type);
  return mica_diag_report(diag);
}

// ---- Constants that may be told later -----------------------------------------------------------

bool spirv_spec_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *id, *value;
  if (!spirv_parse_name(p, out)) return false;
  if (mica_parse_optional_keyword(p, "spec_id") &&
      (!mica_parse_punct(p, '(') || !mica_parse_attr_of(p, NULL, mica_attr_is_integer, &id) ||
       !spirv_set(out, "spec_id", id) || !mica_parse_punct(p, ')')))
    return false;
  return mica_parse_punct(p, '=') && mica_parse_attr(p, NULL, &value) &&
         spirv_set(out, "default_value", value);
}

// NULL: it has none.
static const mica_attr *spec_id_of(const mica_op *op) {
  const mica_attr *id = mica_op_attribute(op, mica_str_of("spec_id"));
  return id != NULL && mica_attr_is_integer(id) ? id : NULL;
}

void spirv_spec_constant_print(mica_printer *p, const mica_op *op) {
  const mica_attr *id = spec_id_of(op);
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, spirv_spec_constant_sym_name(op));
  if (id != NULL) {
    mica_print_text(p, " spec_id(");
    mica_print_int(p, mica_attr_integer_value(id));
    mica_print_char(p, ')');
  }
  mica_print_text(p, " = ");
  mica_print_attr(p, spirv_spec_constant_default_value_attr(op));
}

bool spirv_spec_constant_check(mica_op *op) {
  const mica_attr *id = spec_id_of(op), *value = spirv_spec_constant_default_value_attr(op);
  if (id != NULL && mica_attr_integer_value(id) < 0)
    return mica_op_error(op, "SpecId cannot be negative");
  if (!is_number(value))
    return mica_op_error(op, "default value can only be a bool, integer, or float scalar");
  return spirv_is_type(mica_attr_type(value)) ||
         mica_op_error(op, "default value bitwidth disallowed");
}

// `@name (@a, @b) : type`
static bool parse_composite(mica_parser *p, mica_op_state *out, bool is_replicated) {
  const mica_attr **items = NULL;
  size_t count = 0;
  const mica_type *type;
  if (!spirv_parse_name(p, out) || !mica_parse_punct(p, '(')) return false;
  do {
    items = mica_parser_grow(p, items, count, sizeof *items);
    if (items == NULL || !mica_parse_attr_of(p, NULL, mica_attr_is_flat_symbol, &items[count++]))
      return false;
  } while (!is_replicated && mica_parse_optional_punct(p, ','));
  const mica_attr *parts =
      is_replicated ? items[0]
                    : mica_attr_array(mica_parser_context(p), (mica_attrs){items, count});
  return mica_parse_punct(p, ')') &&
         spirv_set(out, is_replicated ? "constituent" : "constituents", parts) &&
         mica_parse_punct(p, ':') && mica_parse_type(p, &type) &&
         spirv_set(out, "type", mica_attr_type_of(type));
}

static void print_composite(mica_printer *p, mica_str name, mica_attrs parts,
                            const mica_type *type) {
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, name);
  mica_print_text(p, " (");
  spirv_print_symbols(p, parts);
  mica_print_text(p, ") : ");
  mica_print_type(p, type);
}

bool spirv_spec_constant_composite_parse(mica_parser *p, mica_op_state *out) {
  return parse_composite(p, out, false);
}
void spirv_spec_constant_composite_print(mica_printer *p, const mica_op *op) {
  print_composite(p, spirv_spec_constant_composite_sym_name(op),
                  spirv_spec_constant_composite_constituents(op),
                  spirv_spec_constant_composite_type(op));
}

static bool check_composite(const mica_op *op, const mica_type *type) {
  return spirv_is_composite(type) ||
         mica_op_plain_error(op, "result type must be a composite type, but provided '%t'", type);
}

bool spirv_spec_constant_composite_check(mica_op *op) {
  const mica_type *type = spirv_spec_constant_composite_type(op);
  const size_t count = spirv_spec_constant_composite_constituents(op).size;
  if (!check_composite(op, type)) return false;
  if (spirv_cooperative_matrix_type_isa(type))
    return mica_op_plain_error(op, "unsupported composite type  '%t'", type);
  return count == spirv_element_count(type) ||
         mica_op_plain_error(op, "has incorrect number of operands: expected %z, but provided %z",
                             spirv_element_count(type), count);
}

static const mica_type *type_of_constant(const mica_op *constant) {
  return mica_attr_type(spirv_spec_constant_default_value_attr(constant));
}

bool spirv_spec_constant_composite_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_type *type = spirv_spec_constant_composite_type(op);
  const mica_attrs parts = spirv_spec_constant_composite_constituents(op);
  for (size_t i = 0; i < parts.size; i++) {
    const mica_op *constant = find(tables, op, parts.data[i]);
    if (constant == NULL || !spirv_spec_constant_isa(constant))
      return mica_op_plain_error(op, "constituent %a is not a spec constant", parts.data[i]);
    if (type_of_constant(constant) != spirv_element(type, i))
      return mica_op_plain_error(
          op, "has incorrect types of operands: expected '%t', but provided '%t'",
          spirv_element(type, i), type_of_constant(constant));
  }
  return true;
}

bool spirv_ext_spec_constant_composite_replicate_parse(mica_parser *p, mica_op_state *out) {
  return parse_composite(p, out, true);
}
void spirv_ext_spec_constant_composite_replicate_print(mica_printer *p, const mica_op *op) {
  const mica_attr *part = spirv_ext_spec_constant_composite_replicate_constituent_attr(op);
  print_composite(p, spirv_ext_spec_constant_composite_replicate_sym_name(op),
                  (mica_attrs){&part, 1}, spirv_ext_spec_constant_composite_replicate_type(op));
}

bool spirv_ext_spec_constant_composite_replicate_check(mica_op *op) {
  return check_composite(op, spirv_ext_spec_constant_composite_replicate_type(op));
}

bool spirv_ext_spec_constant_composite_replicate_verify_symbol_uses(mica_op *op,
                                                                    mica_symbol_tables *tables) {
  const mica_type *element = spirv_element(spirv_ext_spec_constant_composite_replicate_type(op), 0);
  const mica_op *constant =
      find(tables, op, spirv_ext_spec_constant_composite_replicate_constituent_attr(op));
  if (constant == NULL)
    return mica_op_plain_error(op, "splat spec constant reference defining constituent not found");
  if (!spirv_spec_constant_isa(constant))
    return mica_op_plain_error(op, "constituent is not a spec constant");
  return type_of_constant(constant) == element ||
         mica_op_plain_error(op, "constituent has incorrect type: expected '%t', but provided '%t'",
                             element, type_of_constant(constant));
}

bool spirv_mlir_referenceof_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *constant = find(tables, op, spirv_mlir_referenceof_spec_const_attr(op));
  const mica_type *type = NULL;
  if (constant != NULL && spirv_spec_constant_isa(constant)) type = type_of_constant(constant);
  if (constant != NULL && spirv_spec_constant_composite_isa(constant))
    type = spirv_spec_constant_composite_type(constant);
  if (type == NULL)
    return mica_op_error(op, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol");
  return type == spirv_type(spirv_mlir_referenceof_reference(op)) ||
         mica_op_error(op,
                       "result type mismatch with the referenced specialization constant's type");
}

// ---- Operations on them -------------------------------------------------------------------------

static bool add_yield(mica_parser *p, mica_block *block, const mica_op *op) {
  mica_builder b = mica_builder_at_end(mica_parser_context(p), block);
  return spirv_mlir_yield_build(&b, mica_op_loc(op), mica_op_result(op, 0)) != NULL;
}

// `wraps "spirv.IAdd"(%0, %1) : (i32, i32) -> i32`
bool spirv_spec_constant_operation_parse(mica_parser *p, mica_op_state *out) {
  mica_region *body = mica_state_new_region(out);
  mica_block *block = mica_block_create(mica_parser_context(p));
  if (block != NULL && body != NULL) mica_region_append(body, block);
  else mica_block_destroy(mica_parser_context(p), block);
  if (block == NULL || body == NULL || !mica_parse_keyword(p, "wraps")) return false;
  const mica_position at = mica_parser_position(p);
  if (mica_parser_next_byte(p) != '"') return mica_parse_error(p, at, "expected string");
  mica_op *op = mica_parse_operation(p);
  if (op == NULL) return false;
  mica_op_remove(op);  // from the block that is being read
  mica_block_append(block, op);
  if (mica_op_result_count(op) == 0)
    return mica_parse_error(p, at, "expected an operation with a result");
  mica_state_set_loc(out, mica_op_loc(op));
  return add_yield(p, block, op) && mica_state_result(out, spirv_type(mica_op_result(op, 0))) &&
         mica_parse_attr_dict(p, out);
}

void spirv_spec_constant_operation_print(mica_printer *p, const mica_op *op) {
  mica_print_text(p, " wraps ");
  mica_print_generic_op(p, mica_block_first(mica_region_first(mica_op_region(op, 0))), true);
}

bool spirv_spec_constant_operation_check_regions(mica_op *op) {
  const mica_block *block = mica_region_first(spirv_spec_constant_operation_body(op));
  const mica_op *wrapped = mica_block_first(block);
  const mica_op *last = wrapped == NULL ? NULL : mica_op_next(wrapped);
  if (last == NULL || mica_op_next(last) != NULL)
    return mica_op_error(op, "expected exactly 2 nested ops");
  if (!mica_op_has_trait(wrapped, &spirv_trait_usable_in_spec_constant_op))
    return mica_op_error(op, "invalid enclosed op");
  for (size_t i = 0; i < mica_op_operand_count(wrapped); i++) {
    const mica_op *from = mica_value_op(mica_op_operand(wrapped, i));
    if (from == NULL || (!spirv_constant_isa(from) && !spirv_mlir_referenceof_isa(from) &&
                         !spirv_spec_constant_operation_isa(from)))
      return mica_op_error(op, "invalid operand, must be defined by a constant operation");
  }
  return true;
}
