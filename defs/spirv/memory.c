// Hooks of spirv's memory: what pointers lead to, loads and stores, variables of functions, atomic
// changes and barriers. Called by generated code; own nothing.
#include "shared.h"

// ---- Access chains ------------------------------------------------------------------------------

// Which member of a struct: a constant.
static bool check_member(const mica_op *op, const mica_type *type, const mica_value *value,
                         int32_t *index) {
  mica_context *ctx = mica_op_context(op);
  const mica_op *constant = mica_value_op(value);
  if (constant == NULL)
    return mica_error(ctx, mica_op_loc(op),
                      "'spirv.AccessChain' op index must be an integer spirv.Constant to access "
                      "element of spirv.struct");
  if (!spirv_constant_number(value, index))
    return mica_error(ctx, mica_op_loc(op),
                      "'spirv.AccessChain' index must be an integer spirv.Constant to access "
                      "element of spirv.struct, but provided %S",
                      mica_op_name_of(constant));
  return (*index >= 0 && (size_t)*index < spirv_element_count(type)) ||
         mica_error(ctx, mica_op_loc(op), "'spirv.AccessChain' op index %d out of bounds for '%t'",
                    *index, type);
}

// What the indices lead to. NULL: reported.
static const mica_type *follow(const mica_op *op, const mica_type *type, size_t first) {
  int32_t index = 0;
  for (size_t i = first; i < mica_op_operand_count(op); i++) {
    if (!spirv_is_composite(type)) {
      mica_op_loc_error(
          op, "'spirv.AccessChain' op cannot extract from non-composite type '%t' with index %d",
          type, index);
      return NULL;
    }
    index = 0;
    if (spirv_struct_type_isa(type) && !check_member(op, type, mica_op_operand(op, i), &index))
      return NULL;
    type = spirv_element(type, (size_t)index);
  }
  return type;
}

bool spirv_check_access_chain(mica_op *op) {
  const mica_value *base = mica_op_operand(op, 0);
  const mica_type *result = spirv_type(mica_op_result(op, 0));
  const mica_type *part = follow(op, spirv_pointee(base), spirv_access_chain_isa(op) ? 1 : 2);
  if (part == NULL) return false;
  const mica_type *type = spirv_pointer_type_get(mica_op_context(op), part, spirv_storage(base));
  if (type == NULL) return false;
  return type == result ||
         mica_op_error(op, "invalid result type: expected '%t', but provided '%t'", type, result);
}

// ---- How memory is accessed: `["Aligned", 4]` ---------------------------------------------------

typedef struct access_names {
  const char *access, *alignment;
} access_names;
static const access_names own = {"memory_access", "alignment"};
static const access_names of_source = {"source_memory_access", "source_alignment"};

static bool parse_access(mica_parser *p, mica_op_state *out, const access_names *names) {
  mica_context *ctx = mica_parser_context(p);
  uint64_t access;
  const mica_attr *alignment;
  if (!mica_parse_optional_punct(p, '[')) return true;
  if (!spirv_parse_enum_string(p, &spirv_memory_access_enum, names->access, &access) ||
      !spirv_set(out, names->access,
                 spirv_memory_access_attr_get(ctx, (spirv_memory_access)access)))
    return false;
  if ((access & SPIRV_MEMORY_ACCESS_ALIGNED) != 0 &&
      (!mica_parse_punct(p, ',') || !mica_parse_attr(p, mica_type_i(ctx, 32), &alignment) ||
       !spirv_set(out, names->alignment, alignment)))
    return false;
  return mica_parse_punct(p, ']');
}

static const mica_attr *attr_named(const mica_op *op, const char *name) {
  return mica_op_attribute(op, mica_str_of(name));
}

static void print_access(mica_printer *p, const mica_attr *attr, const mica_attr *alignment) {
  if (attr == NULL) return;
  const spirv_memory_access access = spirv_memory_access_attr_value(attr);
  mica_print_text(p, " [\"");
  mica_print_str(p, spirv_memory_access_to_text(mica_printer_context(p), access));
  mica_print_char(p, '"');
  if ((access & SPIRV_MEMORY_ACCESS_ALIGNED) != 0 && alignment != NULL) {
    mica_print_text(p, ", ");
    mica_print_uint(p, (uint32_t)mica_attr_integer_value(alignment));
  }
  mica_print_char(p, ']');
}

static void print_own_access(mica_printer *p, const mica_op *op) {
  print_access(p, attr_named(op, own.access), attr_named(op, own.alignment));
}

// How the source is accessed: where nothing is told, as the target is.
static void print_source_access(mica_printer *p, const mica_op *op) {
  const mica_attr *access = attr_named(op, of_source.access);
  const mica_attr *alignment = attr_named(op, of_source.alignment);
  print_access(p, access == NULL ? attr_named(op, own.access) : access,
               alignment == NULL ? attr_named(op, own.alignment) : alignment);
}

static const char *const elided[] = {"memory_access", "alignment", "source_memory_access",
                                     "source_alignment"};

static bool check_access(const mica_op *op, const access_names *names) {
  const mica_attr *access = attr_named(op, names->access);
  const bool has_alignment = attr_named(op, names->alignment) != NULL;
  if (access == NULL)
    return !has_alignment || mica_op_error(op,
                                           "invalid alignment specification without aligned memory "
                                           "access specification");
  if ((spirv_memory_access_attr_value(access) & SPIRV_MEMORY_ACCESS_ALIGNED) != 0)
    return has_alignment || mica_op_error(op, "missing alignment value");
  return !has_alignment || mica_op_error(op,
                                         "invalid alignment specification with non-aligned memory "
                                         "access specification");
}

// ---- Loads, stores and copies -------------------------------------------------------------------

static const mica_type *pointer_to(mica_parser *p, const mica_type *type,
                                   spirv_storage_class storage) {
  return spirv_pointer_type_get(mica_parser_context(p), type, storage);
}

static void print_pointer(mica_printer *p, const mica_value *pointer) {
  spirv_print_enum_string(p, spirv_storage_class_to_text(spirv_storage(pointer)));
  mica_print_char(p, ' ');
  mica_print_operand(p, pointer);
}

static bool check_pointee(const mica_op *op, const mica_value *pointer, const mica_type *type) {
  return spirv_pointee(pointer) == type ||
         mica_op_error(op, "mismatch in result type and pointer type");
}

bool spirv_load_parse(mica_parser *p, mica_op_state *out) {
  spirv_storage_class storage;
  mica_operand_ref pointer;
  const mica_type *type, *pointer_type;
  return spirv_parse_storage(p, &storage) && mica_parse_operand(p, &pointer) &&
         parse_access(p, out, &own) && mica_parse_attr_dict(p, out) && mica_parse_punct(p, ':') &&
         mica_parse_type(p, &type) && (pointer_type = pointer_to(p, type, storage)) != NULL &&
         mica_state_operands(out, &pointer, 1, pointer_type) && mica_state_result(out, type);
}
void spirv_load_print(mica_printer *p, const mica_op *op) {
  print_pointer(p, spirv_load_ptr(op));
  print_own_access(p, op);
  mica_print_attr_dict(p, op, elided, 2);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_load_value(op)));
}
bool spirv_load_check(mica_op *op) {
  return check_pointee(op, spirv_load_ptr(op), spirv_type(spirv_load_value(op))) &&
         check_access(op, &own);
}

// `"Function" %p, %x ["Volatile"] : f32`
static bool parse_stored(mica_parser *p, mica_op_state *out, bool has_access) {
  spirv_storage_class storage;
  mica_operand_refs operands;
  const mica_type *types[2];
  const mica_position at = mica_parser_position(p);
  if (!spirv_parse_storage(p, &storage) || !mica_parse_operands_exactly(p, 2, &operands) ||
      (has_access && !parse_access(p, out, &own)) || !mica_parse_punct(p, ':') ||
      !mica_parse_type(p, &types[1]))
    return false;
  const mica_type *element = has_access ? types[1] : mica_type_element_or_self(types[1]);
  types[0] = pointer_to(p, element, storage);
  return types[0] != NULL &&
         mica_state_operands_typed(out, operands.data, operands.size, (mica_types){types, 2}, at);
}

bool spirv_store_parse(mica_parser *p, mica_op_state *out) { return parse_stored(p, out, true); }
void spirv_store_print(mica_printer *p, const mica_op *op) {
  print_pointer(p, spirv_store_ptr(op));
  mica_print_text(p, ", ");
  mica_print_operand(p, spirv_store_value(op));
  print_own_access(p, op);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_store_value(op)));
  mica_print_attr_dict(p, op, elided, 2);
}
bool spirv_store_check(mica_op *op) {
  return check_pointee(op, spirv_store_ptr(op), spirv_type(spirv_store_value(op))) &&
         check_access(op, &own);
}

bool spirv_copy_memory_parse(mica_parser *p, mica_op_state *out) {
  spirv_storage_class storage[2];
  mica_operand_ref pointers[2];
  const mica_type *type;
  if (!spirv_parse_storage(p, &storage[0]) || !mica_parse_operand(p, &pointers[0]) ||
      !mica_parse_punct(p, ',') || !spirv_parse_storage(p, &storage[1]) ||
      !mica_parse_operand(p, &pointers[1]) || !parse_access(p, out, &own))
    return false;
  if (mica_parse_optional_punct(p, ',') && !parse_access(p, out, &of_source)) return false;
  if (!mica_parse_punct(p, ':') || !mica_parse_type(p, &type) || !mica_parse_attr_dict(p, out))
    return false;
  for (size_t i = 0; i < 2; i++) {
    const mica_type *pointer = pointer_to(p, type, storage[i]);
    if (pointer == NULL || !mica_state_operands(out, &pointers[i], 1, pointer)) return false;
  }
  return true;
}
void spirv_copy_memory_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  print_pointer(p, spirv_copy_memory_target(op));
  mica_print_text(p, ", ");
  print_pointer(p, spirv_copy_memory_source(op));
  print_own_access(p, op);
  mica_print_text(p, ", ");
  print_source_access(p, op);
  mica_print_attr_dict(p, op, elided, 4);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_pointee(spirv_copy_memory_target(op)));
}
bool spirv_copy_memory_check(mica_op *op) {
  if (spirv_pointee(spirv_copy_memory_target(op)) != spirv_pointee(spirv_copy_memory_source(op)))
    return mica_op_error(op, "both operands must be pointers to the same type");
  return check_access(op, &own) && check_access(op, &of_source);
}

// ---- Values of a subgroup -----------------------------------------------------------------------

bool spirv_check_block_access(mica_op *op) {
  const mica_value *value = mica_op_result_count(op) > 0 ? mica_op_result(op, 0)
                                                         : mica_op_operand(op, 1);
  return check_pointee(op, mica_op_operand(op, 0), mica_type_element_or_self(spirv_type(value)));
}

bool spirv_intel_subgroup_block_write_parse(mica_parser *p, mica_op_state *out) {
  return parse_stored(p, out, false);
}
void spirv_intel_subgroup_block_write_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, 2);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_intel_subgroup_block_write_value(op)));
}

// ---- Variables ----------------------------------------------------------------------------------

bool spirv_variable_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref initializer;
  const bool has_initializer = mica_parse_optional_keyword(p, "init");
  if (has_initializer && (!mica_parse_punct(p, '(') || !mica_parse_operand(p, &initializer) ||
                          !mica_parse_punct(p, ')')))
    return false;
  if (!spirv_parse_decorations(p, out) || !mica_parse_punct(p, ':')) return false;
  const mica_position at = mica_parser_position(p);
  const mica_type *type;
  if (!mica_parse_type(p, &type)) return false;
  if (!spirv_pointer_type_isa(type)) return mica_parse_error(p, at, "expected spirv.ptr type");
  const mica_attr *storage =
      spirv_storage_class_attr_get(mica_parser_context(p), spirv_pointer_type_storage_class(type));
  if (!mica_state_result(out, type) || !spirv_set(out, "storage_class", storage)) return false;
  return !has_initializer ||
         mica_state_operands(out, &initializer, 1, spirv_pointer_type_pointee_type(type));
}

void spirv_variable_print(mica_printer *p, const mica_op *op) {
  static const char *const names[] = {"storage_class"};
  if (mica_op_operand_count(op) != 0) {
    mica_print_text(p, " init(");
    mica_print_operand(p, mica_op_operand(op, 0));
    mica_print_char(p, ')');
  }
  spirv_print_decorations(p, op, names, 1);
  mica_print_text(p, " : ");
  mica_print_type(p, spirv_type(spirv_variable_pointer(op)));
}

static bool is_initializer(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  return op != NULL &&
         (spirv_constant_isa(op) || spirv_mlir_referenceof_isa(op) || spirv_mlir_addressof_isa(op));
}

static bool check_no_decoration(const mica_op *op, const char *name) {
  return attr_named(op, name) == NULL ||
         mica_op_error(op, "cannot have '%s' attribute (only allowed in spirv.GlobalVariable)",
                       name);
}

// A pointer to a physical buffer, or an array of them, tells whether it is the only one.
static bool check_physical(const mica_op *op, const mica_type *pointee) {
  if (spirv_array_type_isa(pointee)) pointee = spirv_array_type_element_type(pointee);
  if (!spirv_pointer_type_isa(pointee) ||
      spirv_pointer_type_storage_class(pointee) != SPIRV_STORAGE_CLASS_PHYSICAL_STORAGE_BUFFER)
    return true;
  const bool aliased = attr_named(op, "aliased_pointer") != NULL;
  const bool restricted = attr_named(op, "restrict_pointer") != NULL;
  if (!aliased && !restricted)
    return mica_op_error(op,
                         " with physical buffer pointer must be decorated either 'AliasedPointer' "
                         "or 'RestrictPointer'");
  return aliased != restricted ||
         mica_op_error(op,
                       " with physical buffer pointer must have exactly one aliasing decoration");
}

bool spirv_variable_check(mica_op *op) {
  const mica_value *pointer = spirv_variable_pointer(op);
  if (spirv_variable_storage_class(op) != SPIRV_STORAGE_CLASS_FUNCTION)
    return mica_op_error(op,
                         "can only be used to model function-level variables. Use "
                         "spirv.GlobalVariable for module-level variables.");
  if (spirv_storage(pointer) != SPIRV_STORAGE_CLASS_FUNCTION)
    return mica_op_error(op, "storage class must match result pointer's storage class");
  if (mica_op_operand_count(op) != 0 && !is_initializer(mica_op_operand(op, 0)))
    return mica_op_error(op,
                         "initializer must be the result of a constant or spirv.GlobalVariable op");
  return check_no_decoration(op, "descriptor_set") && check_no_decoration(op, "binding") &&
         check_no_decoration(op, "built_in") && check_physical(op, spirv_pointee(pointer));
}

// ---- Atomic changes, barriers -------------------------------------------------------------------

static bool check_atomic(const mica_op *op, bool (*is_kind)(const mica_type *type),
                         const char *kind) {
  const mica_type *type = spirv_pointee(mica_op_operand(op, 0));
  if (!is_kind(type))
    return mica_op_error(op, "pointer operand must point to an %s value, found '%t'", kind, type);
  return spirv_check_semantics(op, attr_named(op, "semantics"));
}
bool spirv_check_atomic_integer(mica_op *op) {
  return check_atomic(op, mica_type_is_integer, "integer");
}
bool spirv_check_atomic_float(mica_op *op) { return check_atomic(op, mica_type_is_float, "float"); }
bool spirv_check_barrier(mica_op *op) {
  return spirv_check_semantics(op, attr_named(op, "memory_semantics"));
}

// ---- Cooperative matrices -----------------------------------------------------------------------

// `, <Aligned>, 4`, each if it is told.
bool spirv_parse_matrix_access(mica_parser *p, mica_op_state *out, const mica_attr **operand,
                               const mica_attr **alignment) {
  const mica_type *i32 = mica_type_i(mica_parser_context(p), 32);
  (void)out;
  if (!mica_parse_optional_punct(p, ',')) return true;
  if (mica_parser_next_byte(p) == '<') {
    if (!mica_parse_stripped_attr(p, &spirv_memory_access_attr_def, operand)) return false;
    if (!mica_parse_optional_punct(p, ',')) return true;
  }
  return mica_parse_attr_of(p, i32, mica_attr_is_integer, alignment);
}

void spirv_print_matrix_access(mica_printer *p, const mica_op *op, const mica_attr *operand,
                               const mica_attr *alignment) {
  (void)op;
  if (operand != NULL) {
    mica_print_text(p, ", ");
    mica_print_stripped_attr(p, operand);
  }
  if (alignment != NULL) {
    mica_print_text(p, ", ");
    mica_print_attr_without_type(p, alignment);
  }
}

static bool check_matrix_access(const mica_op *op, const mica_value *pointer,
                                const mica_attr *operand, bool has_alignment,
                                spirv_memory_access refused) {
  mica_context *ctx = mica_op_context(op);
  const mica_type *pointee = spirv_pointee(pointer);
  if (!spirv_is_scalar(pointee) && !mica_type_is_vector(pointee))
    return mica_op_error(op, "Pointer must point to a scalar or vector type but provided '%t'",
                         pointee);
  if (operand == NULL) return true;
  const spirv_memory_access access = spirv_memory_access_attr_value(operand);
  if ((access & refused) != 0)
    return mica_op_error(op, "not compatible with memory operand '%S'",
                         spirv_memory_access_to_text(ctx, refused));
  const bool is_aligned = (access & SPIRV_MEMORY_ACCESS_ALIGNED) != 0;
  if (is_aligned && !has_alignment)
    return mica_op_error(op, "missing value for the 'Aligned' memory operand");
  return is_aligned || !has_alignment ||
         mica_op_error(op, "found alignment attribute for non-'Aligned' memory operand");
}

bool spirv_khr_cooperative_matrix_load_check(mica_op *op) {
  return check_matrix_access(op, spirv_khr_cooperative_matrix_load_pointer(op),
                             spirv_khr_cooperative_matrix_load_memory_operand_attr(op),
                             spirv_khr_cooperative_matrix_load_has_alignment(op),
                             SPIRV_MEMORY_ACCESS_MAKE_POINTER_AVAILABLE);
}
bool spirv_khr_cooperative_matrix_store_check(mica_op *op) {
  return check_matrix_access(op, spirv_khr_cooperative_matrix_store_pointer(op),
                             spirv_khr_cooperative_matrix_store_memory_operand_attr(op),
                             spirv_khr_cooperative_matrix_store_has_alignment(op),
                             SPIRV_MEMORY_ACCESS_MAKE_POINTER_VISIBLE);
}

static bool check_use(const mica_op *op, size_t index, spirv_cooperative_matrix_use_khr use) {
  const mica_type *type = spirv_type(mica_op_operand(op, index));
  return spirv_cooperative_matrix_type_use(type) == use ||
         mica_op_error(op, "operand #%z must be of use '%S'", index,
                       spirv_cooperative_matrix_use_khr_to_text(use));
}

static bool is_matrix_of_integers(const mica_type *matrix) {
  return mica_type_is_integer(spirv_cooperative_matrix_type_element_type(matrix));
}

bool spirv_khr_cooperative_matrix_mul_add_check(mica_op *op) {
  const mica_type *a = spirv_type(spirv_khr_cooperative_matrix_mul_add_a(op));
  const mica_type *b = spirv_type(spirv_khr_cooperative_matrix_mul_add_b(op));
  const mica_type *c = spirv_type(spirv_khr_cooperative_matrix_mul_add_c(op));
  const spirv_scope scope = spirv_cooperative_matrix_type_scope(a);
  if (!check_use(op, 0, SPIRV_COOPERATIVE_MATRIX_USE_KHR_MATRIX_A) ||
      !check_use(op, 1, SPIRV_COOPERATIVE_MATRIX_USE_KHR_MATRIX_B) ||
      !check_use(op, 2, SPIRV_COOPERATIVE_MATRIX_USE_KHR_MATRIX_ACC))
    return false;
  if (spirv_cooperative_matrix_type_scope(b) != scope ||
      spirv_cooperative_matrix_type_scope(c) != scope)
    return mica_op_error(op, "matrix scope mismatch");
  if (spirv_matrix_rows(a) != spirv_matrix_rows(c))
    return mica_op_error(op, "matrix size mismatch on dimension 'M'");
  if (spirv_matrix_columns(b) != spirv_matrix_columns(c))
    return mica_op_error(op, "matrix size mismatch on dimension 'N'");
  if (spirv_matrix_columns(a) != spirv_matrix_rows(b))
    return mica_op_error(op, "matrix size mismatch on dimension 'K'");
  return spirv_khr_cooperative_matrix_mul_add_matrix_operands_attr(op) == NULL ||
         (is_matrix_of_integers(a) && is_matrix_of_integers(b) && is_matrix_of_integers(c)) ||
         mica_op_error(op, "Matrix Operands require all matrix element types to be Integer Types");
}
