// Hooks of spirv's attributes: which may stand where, and how arguments are passed. Called by
// generated code; own nothing.
#include "shared.h"

// ---- All of them
// ---------------------------------------------------------------------------------

const mica_attr *spirv_parse_attr(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  const mica_attr *attr = NULL;
  mica_str mnemonic;
  if (type == NULL && mica_parser_reads_former(p) &&
      mica_parse_optional_keyword(p, "entry_point_abi"))
    return spirv_parse_former_entry_point_abi(p);
  if (mica_parse_generated_attr(p, &spirv_dialect, NULL, &mnemonic, &attr) == MICA_ABSENT)
    return mica_parse_error(p, at, "unknown SPIR-V attribute kind: %S", mnemonic), NULL;
  if (attr == NULL || type == NULL) return attr;
  return mica_parse_error(p, mica_parser_name_position(p), "unexpected type"), NULL;
}
bool spirv_print_attr(mica_printer *p, const mica_attr *attr) {
  (void)p, (void)attr;
  return false;  // as generated
}

// ---- On operations, arguments and results -------------------------------------------------------

static const char unsupported[] = "found unsupported '%S' attribute on %s";
static const char wrong_class[] = "'%S' must be a spirv::%s";

bool spirv_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  if (mica_str_is(name, "spirv.target_env"))
    return spirv_target_env_attr_isa(attr) ||
           mica_op_plain_error(op, wrong_class, name, "TargetEnvAttr");
  if (mica_str_is(name, "spirv.entry_point_abi"))
    return spirv_entry_point_abi_attr_isa(attr) ||
           mica_op_plain_error(op, "'%S' attribute must be an entry point ABI attribute", name);
  return mica_op_plain_error(op, unsupported, name, "operation");
}

static bool check_interface(const mica_op *op, mica_str name, const mica_attr *attr,
                            const mica_type *type) {
  mica_context *ctx = mica_op_context(op);
  if (!spirv_interface_var_abi_attr_isa(attr))
    return mica_error(ctx, mica_op_loc(op), wrong_class, name, "InterfaceVarABIAttr");
  return !spirv_interface_var_abi_attr_has_storage_class(attr) ||
         mica_type_is_int_or_index_or_float(type) ||
         mica_error(ctx, mica_op_loc(op),
                    "'%S' attribute cannot specify storage class when attaching to a non-scalar "
                    "value",
                    name);
}

static bool check_value_attribute(const mica_op *op, mica_str name, const mica_attr *attr,
                                  const mica_type *type) {
  mica_context *ctx = mica_op_context(op);
  if (mica_str_is(name, "spirv.interface_var_abi")) return check_interface(op, name, attr, type);
  if (!mica_str_is(name, "spirv.decoration"))
    return mica_error(ctx, mica_op_loc(op), unsupported, name, "region argument");
  return spirv_decoration_attr_isa(attr) ||
         mica_error(ctx, mica_op_loc(op), wrong_class, name, "DecorationAttr");
}

// A function has the types of its arguments in its own type. NULL: there is no such argument.
static const mica_type *argument_type(const mica_op *op, size_t region, size_t argument) {
  const mica_type *type = mica_function_type_of(op);
  if (type != NULL && mica_type_is_function(type)) {
    const mica_types inputs = mica_type_function_inputs(type);
    return argument < inputs.size ? inputs.data[argument] : NULL;
  }
  const mica_block *entry = mica_region_first(mica_op_region(op, region));
  return entry != NULL && argument < mica_block_argument_count(entry)
             ? spirv_type(mica_block_argument_at(entry, argument))
             : NULL;
}

bool spirv_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                            mica_str name, const mica_attr *attr) {
  const mica_type *type = argument_type(op, region, argument);
  return type == NULL || check_value_attribute(op, name, attr, type);
}

bool spirv_verify_region_result_attribute(mica_op *op, size_t region, size_t result, mica_str name,
                                          const mica_attr *attr) {
  (void)region;
  if (!spirv_arm_graph_isa(op))
    return mica_op_plain_error(
        op,
        "cannot attach SPIR-V attributes to region result which is not part of a "
        "spirv::GraphARMOp type");
  const mica_types results = mica_type_function_results(spirv_arm_graph_function_type(op));
  return check_value_attribute(op, name, attr, results.data[result]);
}

// ---- `<(0, 1), StorageBuffer>`
// --------------------------------------------------------------------

static bool parse_place(mica_parser *p, const char *what, uint32_t *number) {
  const mica_position at = mica_parser_position(p);
  return mica_parse_optional_scalar(p, sizeof *number, false, number) == MICA_PARSED ||
         mica_parse_error_further(p, at, "missing %s", what);
}

const mica_attr *spirv_interface_var_abi_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  uint32_t set, binding;
  uint64_t storage = 0;
  if (!mica_parse_punct(p, '<') || !mica_parse_punct(p, '(') ||
      !parse_place(p, "descriptor set", &set) || !mica_parse_punct(p, ',') ||
      !parse_place(p, "binding", &binding) || !mica_parse_punct(p, ')'))
    return NULL;
  const bool has_storage = mica_parse_optional_punct(p, ',');
  if (has_storage && !spirv_parse_word(p, &spirv_storage_class_enum, "storage class", &storage))
    return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return spirv_interface_var_abi_attr_get(mica_parser_context(p), set, binding, has_storage,
                                          (spirv_storage_class)storage);
}

void spirv_interface_var_abi_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_text(p, "<(");
  mica_print_uint(p, spirv_interface_var_abi_attr_descriptor_set(attr));
  mica_print_text(p, ", ");
  mica_print_uint(p, spirv_interface_var_abi_attr_binding(attr));
  mica_print_char(p, ')');
  if (spirv_interface_var_abi_attr_has_storage_class(attr)) {
    mica_print_text(p, ", ");
    mica_print_str(p,
                   spirv_storage_class_to_text(spirv_interface_var_abi_attr_storage_class(attr)));
  }
  mica_print_char(p, '>');
}
