// What the hooks of spirv share: composite types, constants, text of enums, errors. Called by
// hooks and generated code; own nothing.
#include "shared.h"

// ---- Types --------------------------------------------------------------------------------------

bool spirv_is_scalar(const mica_type *type) {
  const uint32_t width = mica_type_bit_width(type);
  const bool is_whole = width == 16 || width == 32 || width == 64;
  if (mica_type_is_float(type)) return is_whole;
  return mica_type_is_integer(type) && (is_whole || width == 1 || width == 8);
}

static bool is_vector(const mica_type *type) {
  if (!mica_type_is_vector(type) || mica_type_shape(type).size != 1) return false;
  const int64_t count = mica_type_shape(type).data[0];
  return ((count >= 2 && count <= 4) || count == 8 || count == 16) &&
         spirv_is_scalar(mica_type_element(type));
}

bool spirv_is_composite(const mica_type *type) {
  return is_vector(type) || spirv_array_type_isa(type) || spirv_cooperative_matrix_type_isa(type) ||
         spirv_matrix_type_isa(type) || spirv_runtime_array_type_isa(type) ||
         spirv_struct_type_isa(type) || spirv_tensor_arm_type_isa(type);
}

bool spirv_is_type(const mica_type *type) {
  return spirv_is_scalar(type) || is_vector(type) ||
         mica_str_is(mica_type_dialect_name(type), "spirv");
}

bool spirv_has_known_count(const mica_type *composite) {
  return !spirv_cooperative_matrix_type_isa(composite) && !spirv_runtime_array_type_isa(composite);
}

static size_t tensor_count(const mica_type *tensor) {
  const mica_int64s shape = spirv_tensor_arm_type_shape(tensor);
  uint64_t count = 1;
  for (size_t i = 0; i < shape.size; i++) count *= (uint64_t)shape.data[i];
  return (uint32_t)count;
}

size_t spirv_element_count(const mica_type *composite) {
  if (spirv_array_type_isa(composite)) return spirv_array_type_count(composite);
  if (spirv_matrix_type_isa(composite)) return spirv_matrix_type_column_count(composite);
  if (spirv_struct_type_isa(composite)) return spirv_struct_members(composite).size;
  if (spirv_tensor_arm_type_isa(composite)) return tensor_count(composite);
  return mica_type_is_vector(composite) ? (size_t)mica_type_shape(composite).data[0] : 0;
}

const mica_type *spirv_element(const mica_type *composite, size_t index) {
  if (spirv_array_type_isa(composite)) return spirv_array_type_element_type(composite);
  if (spirv_matrix_type_isa(composite)) return spirv_matrix_type_column_type(composite);
  if (spirv_runtime_array_type_isa(composite))
    return spirv_runtime_array_type_element_type(composite);
  if (spirv_cooperative_matrix_type_isa(composite))
    return spirv_cooperative_matrix_type_element_type(composite);
  if (spirv_tensor_arm_type_isa(composite)) return spirv_tensor_arm_type_element_type(composite);
  if (!spirv_struct_type_isa(composite)) return mica_type_element(composite);
  const mica_types members = spirv_struct_members(composite);
  return index < members.size ? members.data[index] : NULL;
}

int64_t spirv_component_count(const mica_type *type) {
  return mica_type_is_vector(type) ? mica_type_element_count(type) : 1;
}

int64_t spirv_bit_width(const mica_type *type) {
  if (spirv_pointer_type_isa(type)) return 64;
  return (int64_t)mica_type_bit_width(mica_type_element_or_self(type)) *
         spirv_component_count(type);
}

const mica_type *spirv_struct_literal(const mica_type *type) {
  return spirv_struct_type_identifier(type).size == 0 ? type : spirv_struct_type_definition(type);
}

mica_types spirv_struct_members(const mica_type *type) {
  const mica_type *literal = spirv_struct_literal(type);
  return literal == NULL ? (mica_types){NULL, 0} : spirv_struct_type_members(literal);
}

const mica_type *spirv_bools_of(const mica_type *type) {
  const mica_type *i1 = mica_type_i(mica_type_context(type), 1);
  if (i1 == NULL || !mica_type_is_vector(type)) return i1;
  const int64_t count = mica_type_element_count(type);
  return mica_type_vector((mica_int64s){&count, 1}, NULL, i1);
}

const mica_type *spirv_part(const mica_type *type, mica_attrs indices, int32_t *index,
                            const mica_type **at) {
  for (size_t i = 0; i < indices.size; i++) {
    *index = (int32_t)mica_attr_integer_value(indices.data[i]);
    *at = type;
    if (!spirv_is_composite(type)) return NULL;
    const bool is_outside = *index < 0 || (size_t)*index >= spirv_element_count(type);
    if (spirv_has_known_count(type) && is_outside) return NULL;
    type = spirv_element(type, (size_t)*index);
  }
  return type;
}

// ---- Images -------------------------------------------------------------------------------------

static const mica_type *image_of(const mica_type *type) {
  return spirv_sampled_image_type_isa(type) ? spirv_sampled_image_type_image_type(type) : type;
}

bool spirv_image_is(const mica_type *type, const char *word) {
  const mica_type *image = image_of(type);
  return mica_str_is(spirv_dim_to_text(spirv_image_type_dim(image)), word) ||
         mica_str_is(spirv_image_sampling_info_to_text(spirv_image_type_sampling(image)), word) ||
         mica_str_is(spirv_image_sampler_use_info_to_text(spirv_image_type_sampler_use(image)),
                     word);
}

bool spirv_image_holds(const mica_type *type, const mica_type *value) {
  const mica_type *element = spirv_image_type_element_type(image_of(type));
  return mica_type_is_none(element) || element == mica_type_element_or_self(value);
}

// ---- Where an operation stands ------------------------------------------------------------------

bool spirv_is_in_module(const mica_op *parent) {
  return parent != NULL && mica_op_has_trait(parent, &mica_trait_symbol_table);
}

// Up to the nearest table of symbols.
static bool is_inside(const mica_op *op, bool (*wanted)(const mica_op *op)) {
  for (; op != NULL && !spirv_is_in_module(op); op = mica_op_parent(op))
    if (wanted(op)) return true;
  return false;
}
static bool is_function(const mica_op *op) {
  return mica_op_interface(op, &mica_function_interface_id) != NULL;
}
bool spirv_is_in_function(const mica_op *parent) { return is_inside(parent, is_function); }
bool spirv_is_in_graph(const mica_op *parent) { return is_inside(parent, spirv_arm_graph_isa); }

const mica_op *spirv_module_of(const mica_op *op) {
  for (op = mica_op_parent(op); op != NULL && !spirv_module_isa(op);) op = mica_op_parent(op);
  return op;
}

const mica_attr *spirv_environment_of(const mica_op *op) {
  for (; op != NULL; op = mica_op_parent(op)) {
    const mica_attr *attr = mica_op_attribute(op, mica_str_of("spirv.target_env"));
    if (attr != NULL && spirv_target_env_attr_isa(attr)) return attr;
  }
  return NULL;
}

// ---- Constants ----------------------------------------------------------------------------------

bool spirv_constant_number(const mica_value *value, int32_t *number) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !spirv_constant_isa(op)) return false;
  const mica_attr *attr = spirv_constant_value_attr(op);
  if (!mica_attr_is_integer(attr)) return false;
  *number = (int32_t)mica_attr_integer_value(attr);
  return true;
}

bool spirv_is_power_of_two(int32_t number) {
  const uint32_t bits = (uint32_t)number;
  return bits != 0 && (bits & (bits - 1)) == 0;
}

// ---- Text ---------------------------------------------------------------------------------------

bool spirv_parse_word(mica_parser *p, const mica_enum_def *of, const char *what, uint64_t *value) {
  const mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  return mica_enum_from_text(of, word, value) ||
         mica_parse_error(p, at, "unknown %s: %S", what, word);
}

bool spirv_parse_enum_keyword(mica_parser *p, const mica_enum_def *of, const char *name,
                              uint64_t *value) {
  const mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  return mica_enum_from_text(of, word, value) ||
         mica_parse_error(p, at, "invalid %s attribute specification: %S", name, word);
}

bool spirv_parse_enum_string(mica_parser *p, const mica_enum_def *of, const char *name,
                             uint64_t *value) {
  const mica_position at = mica_parser_position(p);
  const mica_attr *attr;
  const mica_type *none = mica_type_none(mica_parser_context(p));
  if (none == NULL || !mica_parse_attr(p, none, &attr)) return false;
  if (!mica_attr_is_string(attr))
    return mica_parse_error(p, at, "expected %s attribute specified as string", name);
  return mica_enum_from_text(of, mica_attr_string_value(attr), value) ||
         mica_parse_error(p, at, "invalid %s attribute specification: %a", name, attr);
}

bool spirv_parse_storage(mica_parser *p, spirv_storage_class *storage) {
  uint64_t value;
  if (!spirv_parse_enum_string(p, &spirv_storage_class_enum, "storage_class", &value)) return false;
  *storage = (spirv_storage_class)value;
  return true;
}

bool spirv_set(mica_op_state *out, const char *name, const mica_attr *value) {
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

bool spirv_parse_name(mica_parser *p, mica_op_state *out) {
  const mica_attr *name;
  return mica_parse_symbol_name(p, &name) && spirv_set(out, "sym_name", name);
}

typedef struct symbol_list {
  const mica_attr **data;
  size_t size;
} symbol_list;

static bool parse_symbol(mica_parser *p, void *user) {
  symbol_list *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL &&
         mica_parse_attr_of(p, NULL, mica_attr_is_flat_symbol, &list->data[list->size]) &&
         ++list->size > 0;
}

bool spirv_parse_interface(mica_parser *p, mica_op_state *out) {
  symbol_list list = {0};
  if (mica_parse_optional_punct(p, ',') && !mica_parse_list(p, 0, false, parse_symbol, &list))
    return false;
  const mica_attrs symbols = {list.data, list.size};
  return spirv_set(out, "interface", mica_attr_array(mica_parser_context(p), symbols));
}

void spirv_print_symbols(mica_printer *p, mica_attrs symbols) {
  for (size_t i = 0; i < symbols.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_attr(p, symbols.data[i]);
  }
}

void spirv_print_enum_string(mica_printer *p, mica_str text) {
  mica_print_text(p, " \"");
  mica_print_str(p, text);
  mica_print_char(p, '"');
}

// ---- Decorations of variables -------------------------------------------------------------------

static bool parse_number(mica_parser *p, mica_op_state *out, const char *name) {
  const mica_attr *value;
  return mica_parse_attr(p, mica_type_i(mica_parser_context(p), 32), &value) &&
         spirv_set(out, name, value);
}

static bool parse_built_in(mica_parser *p, mica_op_state *out) {
  const mica_attr *name;
  return mica_parse_punct(p, '(') && mica_parse_attr_of(p, NULL, mica_attr_is_string, &name) &&
         spirv_set(out, "built_in", name) && mica_parse_punct(p, ')');
}

bool spirv_parse_decorations(mica_parser *p, mica_op_state *out) {
  if (mica_parse_optional_keyword(p, "bind")) {
    if (!mica_parse_punct(p, '(') || !parse_number(p, out, "descriptor_set") ||
        !mica_parse_punct(p, ',') || !parse_number(p, out, "binding") || !mica_parse_punct(p, ')'))
      return false;
  } else if (mica_parse_optional_keyword(p, "built_in") && !parse_built_in(p, out)) {
    return false;
  }
  return mica_parse_attr_dict(p, out);
}

static const mica_attr *attr_if(const mica_op *op, const char *name,
                                bool (*is_kind)(const mica_attr *attr)) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of(name));
  return attr != NULL && is_kind(attr) ? attr : NULL;
}

void spirv_print_decorations(mica_printer *p, const mica_op *op, const char *const *elided,
                             size_t count) {
  enum { MOST = 8 };
  const char *names[MOST];
  assert(count + 3 <= MOST);
  memcpy(names, elided, count * sizeof *names);
  const mica_attr *set = attr_if(op, "descriptor_set", mica_attr_is_integer);
  const mica_attr *binding = attr_if(op, "binding", mica_attr_is_integer);
  const mica_attr *built_in = attr_if(op, "built_in", mica_attr_is_string);
  if (set != NULL && binding != NULL) {
    mica_print_text(p, " bind(");
    mica_print_int(p, mica_attr_integer_value(set));
    mica_print_text(p, ", ");
    mica_print_int(p, mica_attr_integer_value(binding));
    mica_print_char(p, ')');
    names[count++] = "descriptor_set";
    names[count++] = "binding";
  }
  if (built_in != NULL) {
    mica_print_text(p, " built_in(\"");
    mica_print_str(p, mica_attr_string_value(built_in));
    mica_print_text(p, "\")");
    names[count++] = "built_in";
  }
  mica_print_attr_dict(p, op, names, count);
}

// ---- Checks -------------------------------------------------------------------------------------

bool spirv_check_semantics(const mica_op *op, const mica_attr *semantics) {
  const uint32_t orders = SPIRV_MEMORY_SEMANTICS_ACQUIRE | SPIRV_MEMORY_SEMANTICS_RELEASE |
                          SPIRV_MEMORY_SEMANTICS_ACQUIRE_RELEASE |
                          SPIRV_MEMORY_SEMANTICS_SEQUENTIALLY_CONSISTENT;
  const uint32_t set = (uint32_t)spirv_memory_semantics_attr_value(semantics) & orders;
  return (set & (set - 1)) == 0 ||
         mica_op_plain_error(
             op,
             "expected at most one of these four memory constraints to be set: `Acquire`, "
             "`Release`,`AcquireRelease` or `SequentiallyConsistent`");
}
