// Hooks of llvm's globals, aliases, ifuncs and comdats, and of the operations that take their
// addresses. Called by generated code; own nothing.
#include "shared.h"

#include "mica/effects.h"
#include "mica/interfaces.h"

// ---- llvm.mlir.global ---------------------------------------------------------------------------

// `: type`, which may be absent.
static bool parse_optional_type(mica_parser *p, const mica_type **type) {
  mica_types types = {NULL, 0};
  if (mica_parse_optional_punct(p, ':') && !mica_parse_types(p, &types)) return false;
  if (types.size > 1)
    return mica_parse_error(p, mica_parser_name_position(p), "expected zero or one type");
  *type = types.size == 0 ? NULL : types.data[0];
  return true;
}

// A text is an array of bytes.
static const mica_type *type_of_text(mica_parser *p, const mica_attr *value) {
  const mica_type *byte = mica_type_i(mica_parser_context(p), 8);
  if (value == NULL || !mica_attr_is_string(value))
    return mica_parse_error(p, mica_parser_name_position(p),
                            "type can only be omitted for string globals"),
           NULL;
  if (byte == NULL) return NULL;
  return llvm_array_type_get(mica_parser_context(p), byte, mica_attr_string_value(value).size);
}

static bool parse_value(mica_parser *p, mica_op_state *out, const mica_attr **value) {
  *value = NULL;
  if (!mica_parse_punct(p, '(')) return false;
  if (mica_parse_optional_punct(p, ')')) return true;
  return mica_parse_attr(p, NULL, value) && llvm_set(out, "value", *value) &&
         mica_parse_punct(p, ')');
}

// A region stands only behind a type.
static bool parse_type_and_region(mica_parser *p, mica_op_state *out, const mica_attr *value) {
  const mica_type *type = NULL;
  mica_region *region = mica_state_new_region(out);
  if (region == NULL || !parse_optional_type(p, &type)) return false;
  if (type == NULL) type = type_of_text(p, value);
  else if (mica_parse_optional_region(p, region, NULL, 0, false) == MICA_FAILED) return false;
  return type != NULL && llvm_set(out, "global_type", mica_attr_type_of(type));
}

bool llvm_mlir_global_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *name, *value;
  if (!llvm_parse_symbol_words(p, out)) return false;
  if (mica_parse_optional_keyword(p, "constant") &&
      !llvm_set(out, "constant", mica_attr_unit(mica_state_context(out))))
    return false;
  return mica_parse_symbol_name(p, &name) && llvm_set(out, "sym_name", name) &&
         parse_value(p, out, &value) && llvm_parse_comdat(p, out) && mica_parse_attr_dict(p, out) &&
         parse_type_and_region(p, out, value);
}

static void print_initializer(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_region(p, mica_op_region(op, 0), false, true, false);
}

void llvm_mlir_global_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name",      "global_type", "constant",
                                       "value",         "linkage",     "unnamed_addr",
                                       "thread_local_", "visibility_", "comdat"};
  const mica_attr *value = llvm_mlir_global_value_attr(op);
  llvm_print_symbol_words(p, op);
  if (llvm_mlir_global_constant(op)) mica_print_text(p, "constant ");
  mica_print_symbol_name(p, llvm_mlir_global_sym_name(op));
  mica_print_char(p, '(');
  if (value != NULL) mica_print_attr(p, value);
  mica_print_char(p, ')');
  llvm_print_comdat(p, llvm_mlir_global_comdat_attr(op));
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided);
  if (value != NULL && mica_attr_is_string(value)) return;
  mica_print_text(p, " : ");
  mica_print_type(p, llvm_mlir_global_global_type(op));
  if (!mica_region_is_empty(llvm_mlir_global_initializer(op))) print_initializer(p, op);
}

static bool is_global_type(const mica_type *type) {
  if (!llvm_is_compatible_outer_type(type))
    return mica_type_interface(type, &llvm_pointer_element_type_interface_id) != NULL;
  return !llvm_is_void(type) && !llvm_token_type_isa(type) && !llvm_metadata_type_isa(type) &&
         !llvm_label_type_isa(type);
}

static bool check_text(mica_op *op, const mica_type *type, const mica_attr *value) {
  if (value == NULL || !mica_attr_is_string(value)) return true;
  if (llvm_is_array(type) && mica_type_is_integer(llvm_array_element(type)) &&
      mica_type_integer_width(llvm_array_element(type)) == 8 &&
      llvm_array_type_num_elements(type) == mica_attr_string_value(value).size)
    return true;
  return mica_op_error(
      op, "requires an i8 array type of the length equal to that of the string attribute");
}

static bool check_target(mica_op *op, const mica_type *type, const mica_attr *value) {
  if (!llvm_target_ext_type_isa(type)) return true;
  if (!llvm_target_can_be_global(type))
    return mica_op_error(op, "this target extension type cannot be used in a global");
  return value == NULL || mica_op_error(op,
                                        "global with target extension type can only be "
                                        "initialized with zero-initializer");
}

static bool is_zero(const mica_attr *value);

static bool all_zero(mica_attrs values) {
  for (size_t i = 0; i < values.size; i++)
    if (!is_zero(values.data[i])) return false;
  return true;
}
static bool elements_are_zero(const mica_attr *value) {
  size_t size;
  if (mica_attr_is_dense_strings(value)) return false;
  const unsigned char *data = mica_attr_dense_data(value, &size);
  for (size_t i = 0; i < size; i++)
    if (data[i] != 0) return false;
  return true;
}
static bool is_zero(const mica_attr *value) {
  if (mica_attr_is_integer(value)) {
    size_t count;
    const uint64_t *words = mica_attr_integer_word_data(value, &count);
    for (size_t i = 0; i < count; i++)
      if (words[i] != 0) return false;
    return true;
  }
  if (mica_attr_is_float(value)) return mica_attr_float_value(value) == 0;
  if (mica_attr_is_array(value)) return all_zero(mica_attr_array_elements(value));
  return mica_attr_is_dense_elements(value) && elements_are_zero(value);
}

static bool check_linkage(mica_op *op, const mica_type *type, const mica_attr *value) {
  llvm_linkage linkage = llvm_linkage_of(op);
  if (linkage == LLVM_LINKAGE_COMMON && value != NULL && !is_zero(value))
    return mica_op_error(op, "expected zero value for 'common' linkage");
  return linkage != LLVM_LINKAGE_APPENDING || llvm_is_array(type) ||
         mica_op_error(op, "expected array type for 'appending' linkage");
}

static bool check_at_module_level(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  return parent == NULL || llvm_satisfies_module(parent) ||
         mica_op_error(op, "must appear at the module level");
}
bool llvm_linker_options_check(mica_op *op) { return check_at_module_level(op); }
bool llvm_module_flags_check(mica_op *op) {
  mica_attrs flags = llvm_module_flags_flags(op);
  if (!check_at_module_level(op)) return false;
  for (size_t i = 0; i < flags.size; i++)
    if (!llvm_module_flag_attr_isa(flags.data[i]))
      return mica_op_error(op, "expected a module flag attribute");
  return true;
}

static bool check_alignment(mica_op *op) {
  if (!llvm_mlir_global_has_alignment(op)) return true;
  uint64_t alignment = (uint64_t)llvm_mlir_global_alignment(op);
  return (alignment != 0 && (alignment & (alignment - 1)) == 0) ||
         mica_op_plain_error(op, "alignment attribute is not a power of 2");
}

bool llvm_mlir_global_check(mica_op *op) {
  const mica_type *type = llvm_mlir_global_global_type(op);
  const mica_attr *value = llvm_mlir_global_value_attr(op);
  if (!is_global_type(type))
    return mica_op_error(op, "expects type to be a valid element type for an LLVM global");
  return check_at_module_level(op) && check_text(op, type, value) &&
         check_target(op, type, value) && check_linkage(op, type, value) &&
         llvm_verify_comdat(op, llvm_mlir_global_comdat_attr(op)) && check_alignment(op);
}

// What computes a value when a program is loaded does nothing else.
static bool check_effects(const mica_block *block, const char *text) {
  for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op)) {
    mica_effects effects = {.context = mica_op_context(op)};
    bool none = mica_op_effects(op, &effects) && effects.size == 0;
    mica_effects_free(&effects);
    if (!none) return mica_op_plain_error(op, "%s", text);
  }
  return true;
}

bool llvm_mlir_global_check_regions(mica_op *op) {
  const mica_block *block = mica_region_first(llvm_mlir_global_initializer(op));
  if (block == NULL) return true;
  const mica_op *end = mica_block_last(block);
  const mica_type *type = llvm_mlir_global_global_type(op);
  if (mica_op_operand_count(end) == 0)
    return mica_op_error(op, "initializer region cannot return void");
  const mica_type *returned = mica_value_type(mica_op_operand(end, 0));
  if (returned != type)
    return mica_op_error(op, "initializer region type '%t' does not match global type '%t'",
                         returned, type);
  if (!check_effects(block, "ops with side effects not allowed in global initializers"))
    return false;
  return llvm_mlir_global_value_attr(op) == NULL ||
         mica_op_error(op, "cannot have both initializer value and region");
}

// ---- llvm.mlir.alias ----------------------------------------------------------------------------

bool llvm_mlir_alias_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *name;
  const mica_type *type = NULL;
  if (!llvm_parse_symbol_words(p, out) || !mica_parse_symbol_name(p, &name) ||
      !llvm_set(out, "sym_name", name) || !mica_parse_attr_dict(p, out) ||
      !parse_optional_type(p, &type))
    return false;
  mica_region *region = mica_state_new_region(out);
  if (region == NULL || !mica_parse_region(p, region, NULL, 0, false)) return false;
  if (type == NULL)
    return mica_parse_error(p, mica_parser_name_position(p), "expected zero or one type");
  return llvm_set(out, "alias_type", mica_attr_type_of(type));
}

void llvm_mlir_alias_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"sym_name",     "alias_type",    "linkage",
                                       "unnamed_addr", "thread_local_", "visibility_"};
  llvm_print_symbol_words(p, op);
  mica_print_symbol_name(p, llvm_mlir_alias_sym_name(op));
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided);
  mica_print_text(p, " : ");
  mica_print_type(p, llvm_mlir_alias_alias_type(op));
  print_initializer(p, op);
}

// Those that are refused of aliases; of ifuncs available_externally besides.
static bool is_refused(llvm_linkage linkage) {
  return linkage == LLVM_LINKAGE_APPENDING || linkage == LLVM_LINKAGE_EXTERN_WEAK ||
         linkage == LLVM_LINKAGE_COMMON;
}

bool llvm_mlir_alias_check(mica_op *op) {
  llvm_linkage linkage = llvm_linkage_of(op);
  if (!is_global_type(llvm_mlir_alias_alias_type(op)))
    return mica_op_error(op, "expects type to be a valid element type for an LLVM global alias");
  return !is_refused(linkage) ||
         mica_op_error(op,
                       "'%S' linkage not supported in aliases, available options: private, "
                       "internal, linkonce, weak, linkonce_odr, weak_odr, external or "
                       "available_externally",
                       llvm_linkage_to_text(linkage));
}

// The address that an alias stands for; NULL: its region gives none.
static const mica_value *value_of_alias(const mica_op *alias) {
  const mica_block *block = mica_region_first(mica_op_region(alias, 0));
  const mica_op *end = block == NULL ? NULL : mica_block_last(block);
  if (end == NULL || !llvm_return_isa(end) || mica_op_operand_count(end) == 0) return NULL;
  const mica_value *value = mica_op_operand(end, 0);
  return llvm_is_ptr(mica_value_type(value)) ? value : NULL;
}

bool llvm_mlir_alias_check_regions(mica_op *op) {
  if (value_of_alias(op) == NULL)
    return mica_op_error(op, "initializer region must always return a pointer");
  return check_effects(mica_region_first(llvm_mlir_alias_initializer(op)),
                       "ops with side effects are not allowed in alias initializers");
}

// ---- llvm.mlir.ifunc ----------------------------------------------------------------------------

bool llvm_mlir_ifunc_check(mica_op *op) {
  llvm_linkage linkage = llvm_linkage_of(op);
  return (!is_refused(linkage) && linkage != LLVM_LINKAGE_AVAILABLE_EXTERNALLY) ||
         mica_op_error(op,
                       "'%S' linkage not supported in ifuncs, available options: private, "
                       "internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage",
                       llvm_linkage_to_text(linkage));
}

static const mica_op *address_taken(const mica_value *value) {
  const mica_op *op = value == NULL ? NULL : mica_value_op(value);
  return op != NULL && llvm_mlir_addressof_isa(op) ? op : NULL;
}

// The address that an alias takes; NULL: it computes one, or is no alias.
static const mica_op *address_in_alias(const mica_op *symbol) {
  bool is_alias = symbol != NULL && llvm_mlir_alias_isa(symbol);
  return is_alias ? address_taken(value_of_alias(symbol)) : NULL;
}

// What is kept for an address that an alias takes: the function that it leads to, NULL, or this;
// also while aliases are followed from there, since they may go round.
enum { NOT_KNOWN = 1 };

static mica_question function_behind(const mica_op *address) {
  static const char question;
  return (mica_question){.question = &question, .value = mica_op_result(address, 0)};
}

static uintptr_t end_of_aliases(mica_context *ctx, const mica_op *symbol,
                                mica_symbol_tables *tables) {
  for (const mica_op *address; (address = address_in_alias(symbol)) != NULL;) {
    uintptr_t answer;
    if (mica_verify_recall(ctx, function_behind(address), &answer)) return answer;
    if (!mica_verify_remember(ctx, function_behind(address), NOT_KNOWN)) return NOT_KNOWN;
    symbol = llvm_lookup_global(address, tables, llvm_mlir_addressof_global_name_attr(address));
  }
  if (symbol == NULL || llvm_func_isa(symbol)) return (uintptr_t)symbol;
  return llvm_mlir_alias_isa(symbol) ? NOT_KNOWN : 0;
}

// Follows aliases to the resolver, each once however many operations ask.
static uintptr_t find_resolver(const mica_op *op, mica_symbol_tables *tables) {
  mica_context *ctx = mica_op_context(op);
  const mica_op *symbol = llvm_lookup_global(op, tables, llvm_mlir_ifunc_resolver_attr(op));
  uintptr_t found = end_of_aliases(ctx, symbol, tables), known;
  for (const mica_op *address;
       found != NOT_KNOWN && (address = address_in_alias(symbol)) != NULL;) {
    mica_question question = function_behind(address);
    if (!mica_verify_recall(ctx, question, &known) || known == found) break;
    mica_verify_remember(ctx, question, found);
    symbol = llvm_lookup_global(address, tables, llvm_mlir_addressof_global_name_attr(address));
  }
  return found;
}

bool llvm_mlir_ifunc_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_type *type = llvm_mlir_ifunc_resolver_type(op);
  uintptr_t found = find_resolver(op, tables);
  if (found == NOT_KNOWN) return true;
  const mica_op *resolver = (const mica_op *)found;
  if (resolver == NULL) return mica_op_error(op, "must have a function resolver");
  if (llvm_is_external(resolver) || llvm_linkage_of(resolver) == LLVM_LINKAGE_AVAILABLE_EXTERNALLY)
    return mica_op_error(op, "resolver must be a definition");
  if (!llvm_is_ptr(llvm_function_type_return_type(llvm_func_function_type(resolver))))
    return mica_op_error(op, "resolver must return a pointer");
  return (llvm_is_ptr(type) &&
          llvm_pointer_type_address_space(type) == (uint32_t)llvm_mlir_ifunc_address_space(op)) ||
         mica_op_error(op, "resolver has incorrect type");
}

// ---- Addresses ----------------------------------------------------------------------------------

static uint32_t space_of_alias(const mica_op *alias) {
  const mica_value *value = value_of_alias(alias);
  return value == NULL ? 0 : llvm_pointer_type_address_space(mica_value_type(value));
}

bool llvm_mlir_addressof_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *symbol = llvm_lookup_global(op, tables, llvm_mlir_addressof_global_name_attr(op));
  uint32_t space = llvm_pointer_type_address_space(mica_value_type(llvm_mlir_addressof_res(op)));
  bool is_global = symbol != NULL && llvm_mlir_global_isa(symbol);
  bool is_alias = symbol != NULL && llvm_mlir_alias_isa(symbol);
  if (!is_global && !is_alias &&
      (symbol == NULL || (!llvm_func_isa(symbol) && !llvm_mlir_ifunc_isa(symbol))))
    return mica_op_error(op,
                         "must reference a global defined by 'llvm.mlir.global', "
                         "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
  if ((is_global && (uint32_t)llvm_mlir_global_addr_space(symbol) != space) ||
      (is_alias && space_of_alias(symbol) != space))
    return mica_op_error(
        op, "pointer address space must match address space of the referenced global or alias");
  return true;
}

// The first global whose address an alias's region takes.
typedef struct global_search {
  mica_symbol_tables *tables;
  bool found;
} global_search;

static mica_walk look_for_global(void *user, mica_op *op) {
  global_search *search = user;
  if (!llvm_mlir_addressof_isa(op)) return MICA_WALK_ON;
  const mica_op *symbol =
      llvm_lookup_global(op, search->tables, llvm_mlir_addressof_global_name_attr(op));
  search->found = symbol != NULL && llvm_mlir_global_isa(symbol);
  return search->found ? MICA_WALK_STOP : MICA_WALK_ON;
}

bool llvm_dso_local_equivalent_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  mica_op *symbol =
      llvm_lookup_global(op, tables, llvm_dso_local_equivalent_function_name_attr(op));
  bool is_function = symbol != NULL && llvm_func_isa(symbol);
  bool is_alias = symbol != NULL && llvm_mlir_alias_isa(symbol);
  global_search search = {tables, false};
  if (!is_function && !is_alias)
    return mica_op_error(op, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
  if (is_alias) mica_op_walk_before(symbol, look_for_global, &search);
  if (search.found) return mica_op_error(op, "must reference an alias to a function");
  llvm_linkage linkage = is_function ? llvm_linkage_of(symbol) : llvm_linkage_of(symbol);
  return linkage != LLVM_LINKAGE_EXTERN_WEAK ||
         mica_op_error(op, "target function with 'extern_weak' linkage not allowed");
}

// ---- Comdats ------------------------------------------------------------------------------------

bool llvm_comdat_check_regions(mica_op *op) {
  for (const mica_block *b = mica_region_first(llvm_comdat_body(op)); b != NULL;
       b = mica_block_next(b))
    for (mica_op *inner = mica_block_first(b); inner != NULL; inner = mica_op_next(inner))
      if (!llvm_comdat_selector_isa(inner))
        return mica_op_plain_error(inner,
                                   "only comdat selector symbols can appear in a comdat region");
  return true;
}

// ---- Functions that are called when a module is loaded or unloaded ------------------------------

static bool check_lists(mica_op *op, size_t functions, mica_attrs priorities, mica_attrs data,
                        const char *text) {
  for (size_t i = 0; i < data.size; i++)
    if (!mica_attr_is_flat_symbol(data.data[i]) && !llvm_zero_attr_isa(data.data[i]))
      return mica_op_plain_error(op, "data element must be symbol or #llvm.zero");
  return (functions == priorities.size && functions == data.size) ||
         mica_op_plain_error(op, "%s", text);
}
bool llvm_mlir_global_ctors_check(mica_op *op) {
  return check_lists(op, llvm_mlir_global_ctors_ctors(op).size,
                     llvm_mlir_global_ctors_priorities(op), llvm_mlir_global_ctors_data(op),
                     "ctors, priorities, and data must have the same number of elements");
}
bool llvm_mlir_global_dtors_check(mica_op *op) {
  return check_lists(op, llvm_mlir_global_dtors_dtors(op).size,
                     llvm_mlir_global_dtors_priorities(op), llvm_mlir_global_dtors_data(op),
                     "dtors, priorities, and data must have the same number of elements");
}

static bool check_functions(mica_op *op, mica_symbol_tables *tables, mica_attrs names) {
  for (size_t i = 0; i < names.size; i++) {
    const mica_op *symbol = mica_symbol_tables_nearest(tables, op, names.data[i]);
    mica_str name = mica_attr_symbol_root(names.data[i]);
    if (symbol == NULL || !llvm_func_isa(symbol))
      return mica_op_error(op, "'%S' does not reference a valid LLVM function", name);
    if (llvm_is_external(symbol)) return mica_op_error(op, "'%S' does not have a definition", name);
  }
  return true;
}
bool llvm_mlir_global_ctors_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_functions(op, tables, llvm_mlir_global_ctors_ctors(op));
}
bool llvm_mlir_global_dtors_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_functions(op, tables, llvm_mlir_global_dtors_dtors(op));
}
