// Hooks of spirv's modules, functions and entry points. Called by generated code; own nothing.
#include "shared.h"

#include <stdlib.h>

#include "mica/function.h"
#include "mica/interfaces.h"

// ---- Modules: text ------------------------------------------------------------------------------

// Older text has it in quotes.
static bool parse_model(mica_parser *p, const mica_enum_def *of, const char *name,
                        uint64_t *value) {
  return mica_parser_reads_former(p) ? spirv_parse_former_word(p, of, name, value)
                                     : spirv_parse_enum_keyword(p, of, name, value);
}

bool spirv_module_parse(mica_parser *p, mica_op_state *out) {
  mica_context *ctx = mica_parser_context(p);
  const mica_attr *name = NULL, *triple;
  uint64_t addressing, memory;
  mica_region *body = mica_state_new_region(out);
  if (body == NULL) return false;
  if (mica_parse_optional_symbol_name(p, &name) && !spirv_set(out, "sym_name", name)) return false;
  if (!parse_model(p, &spirv_addressing_model_enum, "addressing_model", &addressing) ||
      !parse_model(p, &spirv_memory_model_enum, "memory_model", &memory) ||
      !spirv_set(out, "addressing_model",
                 spirv_addressing_model_attr_get(ctx, (spirv_addressing_model)addressing)) ||
      !spirv_set(out, "memory_model", spirv_memory_model_attr_get(ctx, (spirv_memory_model)memory)))
    return false;
  if (mica_parse_optional_keyword(p, "requires") &&
      (!mica_parse_attr_of(p, NULL, spirv_ver_cap_ext_attr_isa, &triple) ||
       !spirv_set(out, "vce_triple", triple)))
    return false;
  return mica_parse_attr_dict_with_keyword(p, out) && mica_parse_region(p, body, NULL, 0, false) &&
         mica_region_ensure_block(p, body);
}

void spirv_module_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"addressing_model", "memory_model", "sym_name",
                                       "vce_triple"};
  if (spirv_module_has_sym_name(op)) {
    mica_print_char(p, ' ');
    mica_print_symbol_name(p, spirv_module_sym_name(op));
  }
  mica_print_char(p, ' ');
  mica_print_str(p, spirv_addressing_model_to_text(spirv_module_addressing_model(op)));
  mica_print_char(p, ' ');
  mica_print_str(p, spirv_memory_model_to_text(spirv_module_memory_model(op)));
  if (spirv_module_vce_triple_attr(op) != NULL) {
    mica_print_text(p, " requires ");
    mica_print_attr(p, spirv_module_vce_triple_attr(op));
  }
  mica_print_attr_dict_with_keyword(p, op, elided, sizeof elided / sizeof *elided);
  mica_print_char(p, ' ');
  mica_print_region(p, mica_op_region(op, 0), true, true, false);
}

bool spirv_module_is_optional(const mica_op *op) {
  (void)op;
  return true;
}

// ---- Modules: what stands in them ---------------------------------------------------------------

static bool is_own(const mica_op *op) {
  static const char prefix[] = "spirv.";
  const mica_str name = mica_op_name_of(op);
  return name.size >= sizeof prefix - 1 && memcmp(name.data, prefix, sizeof prefix - 1) == 0;
}

// An entry point and what it enters; the number tells them apart where both are the same.
typedef struct entry {
  const mica_op *op, *function;
  spirv_execution_model model;
  size_t number;
} entry;

typedef struct module_check {
  mica_op *module;
  mica_symbol_tables *tables;
  const mica_op *repeated;  // the first that enters what one before it does; NULL: none
} module_check;

static int compare_entries(const void *a_, const void *b_) {
  const entry *a = a_, *b = b_;
  if (a->function != b->function) return (uintptr_t)a->function < (uintptr_t)b->function ? -1 : 1;
  if (a->model != b->model) return a->model < b->model ? -1 : 1;
  return a->number < b->number ? -1 : 1;
}

static const mica_op *look_up(const module_check *c, mica_str name) {
  return mica_symbol_tables_lookup(c->tables, c->module, name);
}

static size_t collect_entries(const module_check *c, const mica_block *block, entry *entries) {
  size_t count = 0;
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) {
    if (!spirv_entry_point_isa(op)) continue;
    if (entries != NULL)
      entries[count] = (entry){op, look_up(c, spirv_entry_point_fn(op)),
                               spirv_entry_point_execution_model(op), count};
    count++;
  }
  return count;
}

static void find_repeated(module_check *c, entry *entries, size_t count) {
  size_t first = SIZE_MAX;
  qsort(entries, count, sizeof *entries, compare_entries);
  for (size_t i = 1; i < count; i++) {
    const bool is_same = entries[i].function == entries[i - 1].function &&
                         entries[i].model == entries[i - 1].model;
    if (!is_same || entries[i].number > first) continue;
    first = entries[i].number;
    c->repeated = entries[i].op;
  }
}

static bool set_repeated(module_check *c, const mica_block *block) {
  mica_context *ctx = mica_op_context(c->module);
  const size_t count = collect_entries(c, block, NULL);
  if (count < 2) return true;
  entry *entries = mica_allocate(ctx, count * sizeof *entries);
  if (entries == NULL) return false;
  find_repeated(c, entries, collect_entries(c, block, entries));
  mica_free(ctx, entries, count * sizeof *entries);
  return true;
}

static bool check_interface(const module_check *c, const mica_op *op) {
  const mica_attrs variables = spirv_entry_point_interface(op);
  for (size_t i = 0; i < variables.size; i++) {
    const mica_attr *name = variables.data[i];
    if (!mica_attr_is_flat_symbol(name))
      return mica_op_plain_error(
          op, "expected symbol reference for interface specification instead of '%a", name);
    const mica_op *variable = look_up(c, mica_attr_symbol_root(name));
    if (variable == NULL || !spirv_global_variable_isa(variable))
      return mica_op_plain_error(
          op, "expected spirv.GlobalVariable symbol reference instead of'%a'", name);
  }
  return true;
}

static bool check_entry(const module_check *c, const mica_op *op) {
  const mica_op *function = look_up(c, spirv_entry_point_fn(op));
  if (function == NULL || !spirv_func_isa(function))
    return mica_op_plain_error(op, "function '%S' not found in 'spirv.module'",
                               spirv_entry_point_fn(op));
  return check_interface(c, op) &&
         (op != c->repeated || mica_op_plain_error(op, "duplicate of a previous EntryPointOp"));
}

static bool is_imported(const mica_op *function) {
  const mica_attr *linkage = spirv_func_linkage_attributes_attr(function);
  return linkage != NULL &&
         spirv_linkage_type_attr_value(spirv_linkage_attributes_attr_linkage_type(linkage)) ==
             SPIRV_LINKAGE_TYPE_IMPORT;
}

static bool check_function(const mica_op *function) {
  const mica_region *body = spirv_func_body(function);
  if (mica_region_is_empty(body) && !is_imported(function))
    return mica_op_plain_error(function,
                               "'spirv.module' cannot contain external functions without 'Import' "
                               "linkage_attributes (LinkageAttributes)");
  for (const mica_block *block = mica_region_first(body); block != NULL;
       block = mica_block_next(block))
    for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
      if (!is_own(op))
        return mica_op_plain_error(op, "functions in 'spirv.module' can only contain spirv.* ops");
  return true;
}

static bool check_body(const module_check *c, const mica_block *block) {
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) {
    if (!is_own(op)) return mica_op_plain_error(op, "'spirv.module' can only contain spirv.* ops");
    if (spirv_entry_point_isa(op) && !check_entry(c, op)) return false;
    if (spirv_func_isa(op) && !check_function(op)) return false;
  }
  return true;
}

bool spirv_module_check_regions(mica_op *op) {
  const mica_block *block = mica_region_first(mica_op_region(op, 0));
  module_check c = {.module = op, .tables = mica_symbol_tables_create(mica_op_context(op))};
  const bool ok = c.tables != NULL && set_repeated(&c, block) && check_body(&c, block);
  mica_symbol_tables_destroy(c.tables);
  return ok;
}

// ---- Functions: text ----------------------------------------------------------------------------

static bool set_function_type(mica_op_state *out, const mica_signature *signature) {
  const mica_type *type =
      mica_type_function(mica_state_context(out), signature->inputs, signature->results);
  return type != NULL && spirv_set(out, "function_type", mica_attr_type_of(type));
}

// A dictionary of attributes, then the body.
static bool parse_rest(mica_parser *p, mica_op_state *out, const mica_signature *signature) {
  mica_region *body;
  return mica_parse_attr_dict_with_keyword(p, out) &&
         mica_state_signature_attributes(out, signature) &&
         (body = mica_state_new_region(out)) != NULL &&
         mica_parse_optional_region(p, body, signature->arguments.data, signature->arguments.size,
                                    false) != MICA_FAILED;
}

static void print_rest(mica_printer *p, const mica_op *op, const mica_region *body,
                       const char *const *elided, size_t count) {
  mica_print_attr_dict_with_keyword(p, op, elided, count);
  if (mica_region_is_empty(body)) return;
  mica_print_char(p, ' ');
  mica_print_region(p, body, false, true, false);
}

static void print_head(mica_printer *p, const mica_op *op, mica_str name, const mica_type *type) {
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, name);
  mica_print_signature(p, op, mica_type_function_inputs(type), false,
                       mica_type_function_results(type));
}

bool spirv_func_parse(mica_parser *p, mica_op_state *out) {
  mica_signature signature;
  uint64_t control;
  return spirv_parse_name(p, out) && mica_parse_signature(p, false, &signature) &&
         set_function_type(out, &signature) &&
         spirv_parse_enum_string(p, &spirv_function_control_enum, "function_control", &control) &&
         spirv_set(out, "function_control",
                   spirv_function_control_attr_get(mica_parser_context(p),
                                                   (spirv_function_control)control)) &&
         parse_rest(p, out, &signature);
}

void spirv_func_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name", "function_type", "arg_attrs", "res_attrs",
                                       "function_control"};
  print_head(p, op, spirv_func_sym_name(op), spirv_func_function_type(op));
  spirv_print_enum_string(
      p, spirv_function_control_to_text(mica_printer_context(p), spirv_func_function_control(op)));
  print_rest(p, op, spirv_func_body(op), elided, sizeof elided / sizeof *elided);
}

// ---- Functions: checks --------------------------------------------------------------------------

bool spirv_func_verify_type(mica_op *op) {
  return mica_type_function_results(spirv_func_function_type(op)).size <= 1 ||
         mica_op_error(op, "cannot have more than one result");
}

static bool is_decorated(const mica_op *op, size_t argument, spirv_decoration decoration) {
  if (!spirv_func_has_arg_attrs(op)) return false;
  const mica_attrs all = spirv_func_arg_attrs(op);
  if (argument >= all.size) return false;
  const mica_attr *attr =
      mica_attr_dictionary_get(all.data[argument], mica_str_of("spirv.decoration"));
  return attr != NULL && spirv_decoration_attr_isa(attr) &&
         spirv_decoration_attr_value(attr) == decoration;
}

static bool is_physical(const mica_type *type) {
  return spirv_pointer_type_isa(type) &&
         spirv_pointer_type_storage_class(type) == SPIRV_STORAGE_CLASS_PHYSICAL_STORAGE_BUFFER;
}

// Pointers to physical buffers tell whether they are the only ones.
static bool check_argument(const mica_op *op, size_t i, const mica_type *type) {
  if (!spirv_pointer_type_isa(type)) return true;
  const mica_type *pointee = spirv_pointer_type_pointee_type(type);
  if (spirv_pointer_type_isa(pointee))
    return !is_physical(pointee) || is_decorated(op, i, SPIRV_DECORATION_ALIASED_POINTER) ||
           is_decorated(op, i, SPIRV_DECORATION_RESTRICT_POINTER) ||
           mica_op_error(op,
                         "with a pointer points to a physical buffer pointer must be decorated "
                         "either 'AliasedPointer' or 'RestrictPointer'");
  if (spirv_array_type_isa(pointee)) type = spirv_array_type_element_type(pointee);
  return !is_physical(type) || is_decorated(op, i, SPIRV_DECORATION_ALIASED) ||
         is_decorated(op, i, SPIRV_DECORATION_RESTRICT) ||
         mica_op_error(op,
                       "with physical buffer pointer must be decorated either 'Aliased' or "
                       "'Restrict'");
}

static mica_walk check_return(void *user, mica_op *op) {
  const mica_types results = mica_type_function_results(spirv_func_function_type(user));
  if (spirv_return_isa(op) && results.size != 0) {
    mica_op_error(op, "cannot be used in functions returning value");
    return MICA_WALK_STOP;
  }
  if (!spirv_return_value_isa(op)) return MICA_WALK_ON;
  const mica_type *type = spirv_type(spirv_return_value_value(op));
  if (results.size == 1 && results.data[0] == type) return MICA_WALK_ON;
  if (results.size != 1)
    mica_op_error(op, "returns 1 value but enclosing function requires %z results", results.size);
  else
    mica_op_error(op, " return value's type ('%t') mismatch with function's result type ('%t')",
                  type, results.data[0]);
  return MICA_WALK_STOP;
}

bool spirv_func_verify_body(mica_op *op) {
  const mica_types inputs = mica_type_function_inputs(spirv_func_function_type(op));
  for (size_t i = 0; i < inputs.size; i++)
    if (!check_argument(op, i, inputs.data[i])) return false;
  return mica_verify_entry_block(op, inputs, "function") &&
         mica_op_walk_after(op, check_return, op);
}

// ---- Calls --------------------------------------------------------------------------------------

static bool check_call(const mica_op *op, mica_types inputs, mica_types results) {
  const size_t operands = mica_op_operand_count(op), given = mica_op_result_count(op);
  if (inputs.size != operands)
    return mica_op_error(op,
                         "has incorrect number of operands for callee: expected %z, but provided "
                         "%z",
                         inputs.size, operands);
  for (size_t i = 0; i < operands; i++)
    if (spirv_type(mica_op_operand(op, i)) != inputs.data[i])
      return mica_op_error(op,
                           "operand type mismatch: expected operand type '%t', but provided '%t' "
                           "for operand number %z",
                           inputs.data[i], spirv_type(mica_op_operand(op, i)), i);
  if (results.size != given)
    return mica_op_error(op,
                         "has incorrect number of results has for callee: expected %z, but "
                         "provided %z",
                         results.size, given);
  return given == 0 || spirv_type(mica_op_result(op, 0)) == results.data[0] ||
         mica_op_error(op, "result type mismatch: expected '%t', but provided '%t'",
                       results.data[0], spirv_type(mica_op_result(op, 0)));
}

bool spirv_function_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *function =
      mica_symbol_tables_nearest(tables, mica_op_parent(op), spirv_function_call_callee_attr(op));
  if (function == NULL || !spirv_func_isa(function))
    return mica_op_error(op, "callee function '%S' not found in nearest symbol table",
                         spirv_function_call_callee(op));
  const mica_type *type = spirv_func_function_type(function);
  return check_call(op, mica_type_function_inputs(type), mica_type_function_results(type));
}

// ---- Entry points -------------------------------------------------------------------------------

static bool parse_function_name(mica_parser *p, mica_op_state *out) {
  const mica_attr *name;
  return mica_parse_attr_of(p, NULL, mica_attr_is_flat_symbol, &name) && spirv_set(out, "fn", name);
}

bool spirv_entry_point_parse(mica_parser *p, mica_op_state *out) {
  uint64_t model;
  return spirv_parse_enum_string(p, &spirv_execution_model_enum, "execution_model", &model) &&
         spirv_set(out, "execution_model",
                   spirv_execution_model_attr_get(mica_parser_context(p),
                                                  (spirv_execution_model)model)) &&
         parse_function_name(p, out) && spirv_parse_interface(p, out);
}

static void print_interface(mica_printer *p, mica_str function, mica_attrs variables) {
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, function);
  if (variables.size > 0) mica_print_text(p, ", ");
  spirv_print_symbols(p, variables);
}

void spirv_entry_point_print(mica_printer *p, const mica_op *op) {
  spirv_print_enum_string(p, spirv_execution_model_to_text(spirv_entry_point_execution_model(op)));
  print_interface(p, spirv_entry_point_fn(op), spirv_entry_point_interface(op));
}

static bool parse_values(mica_parser *p, mica_op_state *out) {
  const mica_type *i32 = mica_type_i(mica_parser_context(p), 32);
  const mica_attr **values = NULL;
  size_t count = 0;
  while (mica_parse_optional_punct(p, ',')) {
    const mica_attr *value;
    if (!mica_parse_attr_of(p, i32, mica_attr_is_integer, &value)) return false;
    values = mica_parser_grow(p, values, count, sizeof *values);
    if (values == NULL) return false;
    values[count] = mica_attr_i32(mica_parser_context(p), (int32_t)mica_attr_integer_value(value));
    if (values[count++] == NULL) return false;
  }
  return spirv_set(out, "values",
                   mica_attr_array(mica_parser_context(p), (mica_attrs){values, count}));
}

bool spirv_execution_mode_parse(mica_parser *p, mica_op_state *out) {
  uint64_t mode;
  const mica_attr *name;
  return mica_parse_attr(p, NULL, &name) && spirv_set(out, "fn", name) &&
         spirv_parse_enum_string(p, &spirv_execution_mode_enum, "execution_mode", &mode) &&
         spirv_set(
             out, "execution_mode",
             spirv_execution_mode_attr_get(mica_parser_context(p), (spirv_execution_mode)mode)) &&
         parse_values(p, out);
}

void spirv_execution_mode_print(mica_printer *p, const mica_op *op) {
  const mica_attrs values = spirv_execution_mode_values(op);
  mica_print_char(p, ' ');
  mica_print_symbol_name(p, spirv_execution_mode_fn(op));
  spirv_print_enum_string(p, spirv_execution_mode_to_text(spirv_execution_mode_execution_mode(op)));
  for (size_t i = 0; i < values.size; i++) {
    mica_print_text(p, ", ");
    mica_print_int(p, mica_attr_integer_value(values.data[i]));
  }
}

// ---- Graphs -------------------------------------------------------------------------------------

bool spirv_arm_graph_parse(mica_parser *p, mica_op_state *out) {
  mica_signature signature;
  return spirv_parse_name(p, out) && mica_parse_signature(p, false, &signature) &&
         set_function_type(out, &signature) && parse_rest(p, out, &signature);
}

void spirv_arm_graph_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name", "function_type", "arg_attrs", "res_attrs"};
  print_head(p, op, spirv_arm_graph_sym_name(op), spirv_arm_graph_function_type(op));
  print_rest(p, op, spirv_arm_graph_body(op), elided, sizeof elided / sizeof *elided);
}

bool spirv_arm_graph_verify_type(mica_op *op) {
  return mica_type_function_results(spirv_arm_graph_function_type(op)).size >= 1 ||
         mica_op_error(op, "there should be at least one result");
}

static bool check_tensors(const mica_op *op, mica_types types, const char *what) {
  for (size_t i = 0; i < types.size; i++)
    if (!spirv_tensor_arm_type_isa(types.data[i]))
      return mica_op_error(op, "type of %s #%z must be a TensorArmType, but got '%t'", what, i,
                           types.data[i]);
  return true;
}

static mica_walk check_outputs(void *user, mica_op *op) {
  const mica_types results = mica_type_function_results(spirv_arm_graph_function_type(user));
  const size_t count = mica_op_operand_count(op);
  if (!spirv_arm_graph_outputs_isa(op)) return MICA_WALK_ON;
  if (results.size != count) {
    mica_op_error(op,
                  "is returning %z value(s) but enclosing spirv.ARM.Graph requires %z result(s)",
                  count, results.size);
    return MICA_WALK_STOP;
  }
  for (size_t i = 0; i < count; i++) {
    const mica_type *type = spirv_type(mica_op_operand(op, i));
    if (type == results.data[i]) continue;
    mica_op_plain_error(op,
                        "type of return operand %z ('%t') doesn't match graph result type ('%t')",
                        i, type, results.data[i]);
    return MICA_WALK_STOP;
  }
  return MICA_WALK_ON;
}

bool spirv_arm_graph_verify_body(mica_op *op) {
  const mica_type *type = spirv_arm_graph_function_type(op);
  const mica_types inputs = mica_type_function_inputs(type);
  return check_tensors(op, inputs, "argument") &&
         check_tensors(op, mica_type_function_results(type), "result") &&
         mica_verify_entry_block(op, inputs, "graph") && mica_op_walk_after(op, check_outputs, op);
}

bool spirv_arm_graph_outputs_check(mica_op *op) {
  const mica_op *graph = mica_op_parent(op);
  const size_t count = mica_op_operand_count(op);
  if (graph == NULL || !spirv_arm_graph_isa(graph))
    return mica_op_error(op, "expects parent op 'spirv.ARM.Graph'");
  const mica_types results = mica_type_function_results(spirv_arm_graph_function_type(graph));
  const mica_str name = spirv_arm_graph_sym_name(graph);
  if (results.size != count)
    return mica_op_error(op, "has %z operands, but enclosing  spirv.ARM.Graph (@%S) returns %z",
                         count, name, results.size);
  for (size_t i = 0; i < count; i++) {
    const mica_type *type = spirv_type(mica_op_operand(op, i));
    if (type != results.data[i])
      return mica_op_plain_error(
          op,
          "type of return operand %z ('%t') doesn't match  spirv.ARM.Graph result "
          "type ('%t') in graph @%S",
          i, type, results.data[i], name);
  }
  return true;
}

bool spirv_arm_graph_entry_point_parse(mica_parser *p, mica_op_state *out) {
  return parse_function_name(p, out) && spirv_parse_interface(p, out);
}
void spirv_arm_graph_entry_point_print(mica_printer *p, const mica_op *op) {
  print_interface(p, spirv_arm_graph_entry_point_fn(op), spirv_arm_graph_entry_point_interface(op));
}
