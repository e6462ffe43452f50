// Hooks of gpu.func and gpu.return. Called by generated code; own nothing.
#include "shared.h"

#include "mica/function.h"

bool gpu_is_kernel(const mica_op *op) {
  const mica_attr *kernel = mica_op_attribute(op, MICA_STR("gpu.kernel"));
  return kernel != NULL && mica_attr_is_unit(kernel);
}

// ---- Reading ------------------------------------------------------------------------------------

static bool set(mica_op_state *out, const char *name, const mica_attr *value) {
  return value != NULL && mica_state_set_attribute(out, mica_str_of(name), value);
}

static bool parse_signature(mica_parser *p, mica_op_state *out, mica_signature *signature) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_signature(p, false, signature)) return false;
  if (signature->arguments.size > 0 && signature->arguments.data[0].name.name.size == 0)
    return mica_parse_error(p, at, "gpu.func requires named arguments");
  const mica_type *type =
      mica_type_function(mica_state_context(out), signature->inputs, signature->results);
  return type != NULL && set(out, "function_type", mica_attr_type_of(type)) &&
         mica_state_signature_attributes(out, signature);
}

static bool parse_memory(mica_parser *p, mica_op_state *out, gpu_argument_list *arguments) {
  const mica_attr *shared = NULL, *own = NULL;
  size_t inputs = arguments->size;
  if (!gpu_parse_attributions(p, "workgroup", true, arguments, &shared) ||
      !gpu_set_workgroup_count(out, arguments->size - inputs) ||
      !gpu_parse_attributions(p, "private", true, arguments, &own))
    return false;
  return (shared == NULL || set(out, "workgroup_attrib_attrs", shared)) &&
         (own == NULL || set(out, "private_attrib_attrs", own));
}

bool gpu_func_parse(mica_parser *p, mica_op_state *out) {
  mica_signature signature;
  const mica_attr *name;
  if (!mica_parse_symbol_name(p, &name) || !set(out, "sym_name", name) ||
      !parse_signature(p, out, &signature))
    return false;
  gpu_argument_list arguments = {signature.arguments.data, signature.arguments.size};
  if (!parse_memory(p, out, &arguments)) return false;
  if (mica_parse_optional_keyword(p, "kernel") &&
      !set(out, "gpu.kernel", mica_attr_unit(mica_state_context(out))))
    return false;
  if (!mica_parse_attr_dict_with_keyword(p, out)) return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, arguments.data, arguments.size, false);
}

// ---- Writing ------------------------------------------------------------------------------------

void gpu_func_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {
      "sym_name",  "workgroup_attributions", "gpu.kernel",          "function_type", "arg_attrs",
      "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs"};
  const mica_type *type = gpu_func_function_type(op);
  mica_types inputs = mica_type_function_inputs(type);
  gpu_attributions memory;
  gpu_attributions_of(op, inputs.size, &memory);
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, mica_symbol_name(op));
  mica_print_signature(p, op, inputs, false, mica_type_function_results(type));
  gpu_print_attributions(p, "workgroup", memory.entry, memory.workgroup, memory.private,
                         gpu_func_workgroup_attrib_attrs_attr(op));
  gpu_print_attributions(p, "private", memory.entry, memory.private, memory.end,
                         gpu_func_private_attrib_attrs_attr(op));
  if (gpu_is_kernel(op)) mica_print_text(p, " kernel");
  mica_print_attr_dict_with_keyword(p, op, elided, sizeof elided / sizeof *elided);
  mica_print_char(p, ' ');
  mica_print_region(p, gpu_func_body(op), false, true, false);
}

// ---- Checks -------------------------------------------------------------------------------------

bool gpu_func_verify_type(mica_op *op) {
  return !gpu_is_kernel(op) || mica_type_function_results(gpu_func_function_type(op)).size == 0 ||
         mica_op_error(op, "expected void return type for kernel function");
}

bool gpu_func_verify_body(mica_op *op) {
  mica_types inputs = mica_type_function_inputs(gpu_func_function_type(op));
  gpu_attributions memory;
  bool enough = gpu_attributions_of(op, inputs.size, &memory);
  if (memory.entry == NULL) return mica_op_error(op, "expected body with at least one block");
  int64_t shared = gpu_workgroup_count(op);
  if (shared < 0) return mica_op_error(op, "has %I workgroup attributions", shared);
  if (!enough)
    return mica_op_error(op, "expected at least %U arguments to body region",
                         inputs.size + (uint64_t)shared);
  for (size_t i = 0; i < inputs.size; i++) {
    const mica_type *type = mica_value_type(mica_block_argument_at(memory.entry, i));
    if (type != inputs.data[i])
      return mica_op_error(op, "expected body region argument #%z to be of type '%t', got '%t'", i,
                           inputs.data[i], type);
  }
  return gpu_verify_attributions(op, &memory);
}

// ---- gpu.return ---------------------------------------------------------------------------------

// What is wrong with the function's type is told by its own check.
bool gpu_return_check(mica_op *op) {
  const mica_op *function = mica_op_parent(op);
  const mica_type *of = mica_function_type_of(function);
  if (of == NULL || !mica_type_is_function(of)) return true;
  mica_types results = mica_type_function_results(of);
  if (mica_op_operand_count(op) != results.size) {
    mica_diag *diag = mica_op_error_begin(op, "expected %z result operands", results.size);
    mica_diag_note(diag, mica_op_loc(function), "return type declared here");
    return mica_diag_report(diag);
  }
  for (size_t i = 0; i < results.size; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (type != results.data[i])
      return mica_op_error(op, "unexpected type `'%t'' for operand #%z", type, i);
  }
  return true;
}
