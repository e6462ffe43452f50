// Hooks of gpu.module and gpu.binary, and what attributes of gpu demand of the operations that they
// stand at. Called by generated code; own nothing.
#include "shared.h"

#include "mica/symbol.h"

bool gpu_module_check(mica_op *op) {
  const mica_attr *targets = gpu_module_targets_attr(op);
  mica_attrs items = targets == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(targets);
  for (size_t i = 0; i < items.size; i++) {
    const gpu_target_attr_verify_interface *methods =
        mica_attr_interface(items.data[i], &gpu_target_attr_verify_interface_id);
    if (methods != NULL && !methods->verify_target(items.data[i], op)) return false;
  }
  return true;
}

// ---- gpu.binary: `<...>`, unless it selects the first object ------------------------------------

bool gpu_parse_offloading_handler(mica_parser *p, mica_op_state *out,
                                  const mica_attr **offloading_handler) {
  if (!mica_parse_optional_punct(p, '<')) {
    *offloading_handler = gpu_select_object_attr_get(mica_state_context(out), NULL);
    return *offloading_handler != NULL;
  }
  return mica_parse_attr(p, NULL, offloading_handler) && mica_parse_punct(p, '>');
}

void gpu_print_offloading_handler(mica_printer *p, const mica_op *op,
                                  const mica_attr *offloading_handler) {
  (void)op;
  if (offloading_handler == NULL) return;
  if (gpu_select_object_attr_isa(offloading_handler) &&
      gpu_select_object_attr_target(offloading_handler) == NULL)
    return;
  mica_print_char(p, '<');
  mica_print_attr(p, offloading_handler);
  mica_print_char(p, '>');
}

// ---- Attributes of any operation ----------------------------------------------------------------

static bool check_known_size(mica_op *op, mica_str name, const mica_attr *sizes) {
  if (!mica_attr_is_dense_i32s(sizes))
    return mica_op_error(op, "%S must be a dense i32 array", name);
  return mica_attr_dense_array_size(sizes) == 3 ||
         mica_op_error(op, "%S must contain exactly 3 elements", name);
}

// The kernel that a launch names, in the module; NULL: reported, or nothing to look at (*ok).
static mica_op *find_kernel(mica_op *launch, mica_op *module, mica_symbol_tables *tables,
                            bool *ok) {
  const mica_attr *kernel = gpu_launch_func_kernel_attr(launch);
  mica_str root = mica_attr_symbol_root(kernel);
  mica_op *container = mica_symbol_tables_lookup(tables, module, root);
  *ok = false;
  if (container == NULL)
    return mica_op_error(launch, "kernel container '%S' is undefined", root), NULL;
  *ok = gpu_binary_isa(container) || !mica_op_may_be_asked(container);
  if (*ok) return NULL;
  if (!gpu_module_isa(container))
    return mica_op_error(launch, "kernel module '%S' is undefined", root), NULL;
  const mica_strs nested = mica_attr_symbol_nested(kernel);
  mica_op *found = container;
  for (size_t i = 0; found != NULL && i < nested.size; i++)
    found = mica_op_has_trait(found, &mica_trait_symbol_table)
                ? mica_symbol_tables_lookup(tables, found, nested.data[i])
                : NULL;
  if (found == NULL) mica_op_error(launch, "kernel function '%a' is undefined", kernel);
  return found;
}

static bool check_arguments(mica_op *launch, const mica_op *kernel) {
  if (!mica_type_is_function(gpu_func_function_type(kernel))) return true;  // its own check tells
  mica_types inputs = mica_type_function_inputs(gpu_func_function_type(kernel));
  mica_segment passed = gpu_launch_func_kernel_operands_segment(launch);
  if (passed.count != inputs.size)
    return mica_op_error(launch, "got %u kernel operands but expected %z", passed.count,
                         inputs.size);
  for (size_t i = 0; i < inputs.size; i++)
    if (mica_value_type(mica_op_operand(launch, passed.first + i)) != inputs.data[i])
      return mica_op_error(launch, "type of function argument %z does not match", i);
  return true;
}

// What a kernel lacks is told by its own check.
static bool check_kernel(mica_op *launch, const mica_op *kernel) {
  if (!mica_op_may_be_asked(kernel)) return true;
  if (mica_op_interface(kernel, &mica_function_interface_id) == NULL) {
    mica_diag *diag = mica_op_error_begin(launch, "referenced kernel '%a' is not a function",
                                          gpu_launch_func_kernel_attr(launch));
    mica_diag_note(diag, mica_op_loc(kernel), "see the kernel definition here");
    return mica_diag_report(diag);
  }
  if (!gpu_is_kernel(kernel))
    return mica_op_error(launch, "kernel function is missing the 'gpu.kernel' attribute");
  return !gpu_func_isa(kernel) || check_arguments(launch, kernel);
}

static bool check_launch(mica_op *launch, mica_op *module, mica_symbol_tables *tables) {
  if (!gpu_launch_func_isa(launch)) return true;
  bool ok;
  const mica_op *kernel = find_kernel(launch, module, tables, &ok);
  return kernel == NULL ? ok : check_kernel(launch, kernel);
}

static bool check_launches_of(mica_op *function, mica_op *module, mica_symbol_tables *tables) {
  for (size_t i = 0; i < mica_op_region_count(function); i++)
    for (const mica_block *b = mica_region_first(mica_op_region(function, i)); b != NULL;
         b = mica_block_next(b))
      for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
        if (!check_launch(op, module, tables)) return false;
  return true;
}

// The launches that stand directly in the module's functions name kernels of the module.
static bool check_container(mica_op *module, mica_symbol_tables *tables) {
  if (mica_op_region_count(module) != 1) return true;  // which its own check says
  const mica_block *body = mica_region_first(builtin_module_body_region(module));
  if (body == NULL) return true;
  for (mica_op *op = mica_block_first(body); op != NULL; op = mica_op_next(op))
    if (!check_launches_of(op, module, tables)) return false;
  return true;
}

static bool check_mark(mica_op *op) {
  if (mica_op_def_of(op) != &builtin_module_def)
    return mica_op_plain_error(op,
                               "expected 'gpu.container_module' attribute to be attached to "
                               "'builtin.module'");
  if (!mica_op_may_be_asked(op)) return true;  // its own check tells
  mica_symbol_tables *tables = mica_symbol_tables_create(mica_op_context(op));
  bool ok = tables != NULL && check_container(op, tables);
  mica_symbol_tables_destroy(tables);
  return ok;
}

bool gpu_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  if (mica_str_is(name, "gpu.known_block_size") || mica_str_is(name, "gpu.known_grid_size") ||
      mica_str_is(name, "gpu.known_cluster_size"))
    return check_known_size(op, name, attr);
  return !mica_str_is(name, "gpu.container_module") || !mica_attr_is_unit(attr) || check_mark(op);
}
