// Hooks of llvm's attributes: their classes, what must hold of them, and the text of those that no
// format describes. Called by generated code; own nothing.
#include "shared.h"

// ---- Classes ------------------------------------------------------------------------------------

// Debug information is nodes of these classes, as the base classes in MLIR's C++ say.
enum { NODE = 1, TYPE = 2, SCOPE = 4, VARIABLE = 8 };
static const struct debug_node {
  const mica_attr_def *def;
  unsigned classes;
} debug_nodes[] = {
    {&llvm_di_null_type_attr_def, NODE | TYPE},
    {&llvm_di_basic_type_attr_def, NODE | TYPE},
    {&llvm_di_composite_type_attr_def, NODE | TYPE | SCOPE},
    {&llvm_di_derived_type_attr_def, NODE | TYPE},
    {&llvm_di_subroutine_type_attr_def, NODE | TYPE},
    {&llvm_di_string_type_attr_def, NODE | TYPE},
    {&llvm_di_subprogram_attr_def, NODE | SCOPE},
    {&llvm_di_lexical_block_attr_def, NODE | SCOPE},
    {&llvm_di_lexical_block_file_attr_def, NODE | SCOPE},
    {&llvm_di_file_attr_def, NODE | SCOPE},
    {&llvm_di_compile_unit_attr_def, NODE | SCOPE},
    {&llvm_di_module_attr_def, NODE | SCOPE},
    {&llvm_di_namespace_attr_def, NODE | SCOPE},
    {&llvm_di_common_block_attr_def, NODE | SCOPE},
    {&llvm_di_global_variable_attr_def, NODE | VARIABLE},
    {&llvm_di_local_variable_attr_def, NODE | VARIABLE},
    {&llvm_di_subrange_attr_def, NODE},
    {&llvm_di_generic_subrange_attr_def, NODE},
    {&llvm_di_label_attr_def, NODE},
    {&llvm_di_imported_entity_attr_def, NODE},
    {&llvm_di_annotation_attr_def, NODE},
};

static bool is_debug(const mica_attr *attr, unsigned class) {
  for (size_t i = 0; i < sizeof debug_nodes / sizeof *debug_nodes; i++)
    if (mica_attr_isa(attr, debug_nodes[i].def)) return (debug_nodes[i].classes & class) != 0;
  return false;
}

bool llvm_di_node_attr_isa(const mica_attr *attr) { return is_debug(attr, NODE); }
bool llvm_di_scope_attr_isa(const mica_attr *attr) { return is_debug(attr, SCOPE); }
bool llvm_di_type_attr_isa(const mica_attr *attr) { return is_debug(attr, TYPE); }
bool llvm_di_variable_attr_isa(const mica_attr *attr) { return is_debug(attr, VARIABLE); }
bool llvm_tbaa_node_attr_isa(const mica_attr *attr) {
  return llvm_tbaa_root_attr_isa(attr) || llvm_tbaa_type_descriptor_attr_isa(attr);
}
bool llvm_is_fused_loc(const mica_attr *attr) {
  return mica_attr_is_location(attr) &&
         mica_loc_kind_of(mica_attr_location_value(attr)) == MICA_LOC_FUSED;
}

// ---- What interfaces ask ------------------------------------------------------------------------

uint32_t llvm_address_space_attr_addr_space_address_space(const mica_attr *attr) {
  return llvm_address_space_attr_address_space(attr);
}
const mica_attr *llvm_target_attr_target_triple(const mica_attr *attr) {
  return llvm_target_attr_triple(attr);
}
const mica_attr *llvm_target_attr_target_chip(const mica_attr *attr) {
  return llvm_target_attr_chip(attr);
}
const mica_attr *llvm_target_attr_target_features(const mica_attr *attr) {
  return llvm_target_attr_features(attr);
}
bool llvm_di_composite_type_attr_di_recursive_type_is_rec_self(const mica_attr *attr) {
  return llvm_di_composite_type_attr_is_rec_self(attr);
}
const mica_attr *llvm_di_composite_type_attr_di_recursive_type_rec_id(const mica_attr *attr) {
  return llvm_di_composite_type_attr_rec_id(attr);
}
bool llvm_di_subprogram_attr_di_recursive_type_is_rec_self(const mica_attr *attr) {
  return llvm_di_subprogram_attr_is_rec_self(attr);
}
const mica_attr *llvm_di_subprogram_attr_di_recursive_type_rec_id(const mica_attr *attr) {
  return llvm_di_subprogram_attr_rec_id(attr);
}

// ---- Checks -------------------------------------------------------------------------------------

bool llvm_alias_scope_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *id,
                                 const mica_attr *domain, const mica_attr *description) {
  (void)domain, (void)description;
  return mica_attr_is_string(id) || mica_attr_is_distinct(id) ||
         mica_error(ctx, loc, "id of an alias scope must be a StringAttr or a DistrinctAttr");
}

bool llvm_target_features_attr_check(mica_context *ctx, mica_loc loc, mica_attrs features) {
  for (size_t i = 0; i < features.size; i++) {
    if (!mica_attr_is_string(features.data[i]))
      return mica_error(ctx, loc, "invalid kind of attribute specified");
    mica_str text = mica_attr_string_value(features.data[i]);
    if (text.size == 0) return mica_error(ctx, loc, "target features can not be null or empty");
    if (text.data[0] != '+' && text.data[0] != '-')
      return mica_error(ctx, loc, "target features must start with '+' or '-'");
    if (memchr(text.data, ',', text.size) != NULL)
      return mica_error(ctx, loc, "target features can not contain ','");
  }
  return true;
}

static bool all_profile_entries(const mica_attr *value) {
  if (!mica_attr_is_array(value)) return false;
  mica_attrs entries = mica_attr_array_elements(value);
  for (size_t i = 0; i < entries.size; i++)
    if (!llvm_module_flag_cg_profile_entry_attr_isa(entries.data[i])) return false;
  return true;
}

bool llvm_module_flag_attr_check(mica_context *ctx, mica_loc loc, llvm_mod_flag_behavior behavior,
                                 const mica_attr *key, const mica_attr *value) {
  mica_str name = mica_attr_string_value(key);
  (void)behavior;
  if (mica_str_is(name, "CG Profile"))
    return all_profile_entries(value) ||
           mica_error(ctx, loc, "'CG Profile' key expects an array of '#llvm.cgprofile_entry'");
  if (mica_str_is(name, "ProfileSummary"))
    return llvm_module_flag_profile_summary_attr_isa(value) ||
           mica_error(ctx, loc, "'ProfileSummary' key expects a '#llvm.profile_summary' attribute");
  return mica_attr_is_integer(value) || mica_attr_is_string(value) ||
         mica_error(ctx, loc,
                    "only integer and string values are currently supported for unknown key '%a'",
                    key);
}

// ---- #llvm.constant_range<i32, 0, 12> -----------------------------------------------------------

// What its type can't hold is cut off, as in MLIR.
static const mica_attr *parse_bound(mica_parser *p, const mica_type *type) {
  const mica_attr *bound;
  if (!mica_parse_any_integer(p, &bound)) return NULL;
  size_t count, width = mica_type_integer_width(type);
  const uint64_t *words = mica_attr_integer_word_data(bound, &count);
  uint64_t *wide = mica_parser_scratch(p, (width + 63) / 64 * sizeof *wide);
  if (wide == NULL) return NULL;
  uint64_t rest = words[count - 1] >> 63 == 0 ? 0 : UINT64_MAX;
  for (size_t i = 0; i < (width + 63) / 64; i++) wide[i] = i < count ? words[i] : rest;
  return mica_attr_integer_words(type, wide);
}

const mica_attr *llvm_constant_range_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_type *integer;
  const mica_attr *lower, *upper;
  (void)type;
  mica_position begin = mica_parser_position(p);
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_type_of(p, mica_type_is_integer, "builtin.integer", &integer)) return NULL;
  if (!mica_parse_punct(p, ',') || (lower = parse_bound(p, integer)) == NULL) return NULL;
  if (!mica_parse_punct(p, ',') || (upper = parse_bound(p, integer)) == NULL) return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return llvm_constant_range_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, begin),
                                              lower, upper);
}

// Of one bit, too, it is a number with a sign.
static void print_bound(mica_printer *p, const mica_attr *bound) {
  if (mica_type_integer_width(mica_attr_type(bound)) == 1)
    mica_print_text(p, mica_attr_bool_value(bound) ? "-1" : "0");
  else mica_print_attr_without_type(p, bound);
}

void llvm_constant_range_attr_print(mica_printer *p, const mica_attr *attr) {
  const mica_attr *lower = llvm_constant_range_attr_lower(attr);
  mica_print_text(p, "<i");
  mica_print_uint(p, mica_type_integer_width(mica_attr_type(lower)));
  mica_print_text(p, ", ");
  print_bound(p, lower);
  mica_print_text(p, ", ");
  print_bound(p, llvm_constant_range_attr_upper(attr));
  mica_print_char(p, '>');
}

bool llvm_constant_range_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *lower,
                                    const mica_attr *upper) {
  uint32_t a = mica_type_integer_width(mica_attr_type(lower));
  uint32_t b = mica_type_integer_width(mica_attr_type(upper));
  return a == b ||
         mica_error(ctx, loc,
                    "expected lower and upper to have matching bitwidths but got %u vs. %u", a, b);
}

// ---- Members of a TBAA type: {<#a, 0>, <#b, 8>} -------------------------------------------------

typedef struct member_list {
  const mica_attr **data;
  size_t size;
} member_list;

static bool parse_member(mica_parser *p, void *user) {
  member_list *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL &&
         mica_parse_stripped_attr(p, &llvm_tbaa_member_attr_def, &list->data[list->size]) &&
         ++list->size > 0;
}

bool llvm_tbaa_type_descriptor_attr_parse_members(mica_parser *p, mica_attrs *out) {
  member_list list = {0};
  if (!mica_parse_punct(p, '{') || !mica_parse_list(p, 0, false, parse_member, &list) ||
      !mica_parse_punct(p, '}'))
    return false;
  *out = (mica_attrs){list.data, list.size};
  return true;
}

void llvm_tbaa_type_descriptor_attr_print_members(mica_printer *p, mica_attrs members) {
  mica_print_char(p, '{');
  for (size_t i = 0; i < members.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_stripped_attr(p, members.data[i]);
  }
  mica_print_char(p, '}');
}

// ---- Attributes of functions' arguments and results ---------------------------------------------

typedef enum value_class { ANY_VALUE, A_POINTER, AN_INTEGER } value_class;
typedef struct parameter_rule {
  const char *name;
  bool (*is_kind)(const mica_attr *attr);
  const char *kind;  // in the message
  value_class value;
  bool not_of_results;
} parameter_rule;

static const parameter_rule parameter_rules[] = {
    {"llvm.noalias", mica_attr_is_unit, "a unit", A_POINTER, false},
    {"llvm.readonly", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.readnone", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.writeonly", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.nest", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.nocapture", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.nofree", mica_attr_is_unit, "a unit", A_POINTER, true},
    {"llvm.nonnull", mica_attr_is_unit, "a unit", A_POINTER, false},
    {"llvm.sret", mica_attr_is_type, "a type", A_POINTER, true},
    {"llvm.byval", mica_attr_is_type, "a type", A_POINTER, true},
    {"llvm.byref", mica_attr_is_type, "a type", A_POINTER, true},
    {"llvm.elementtype", mica_attr_is_type, "a type", A_POINTER, false},
    {"llvm.inalloca", mica_attr_is_type, "a type", A_POINTER, true},
    {"llvm.preallocated", mica_attr_is_type, "a type", A_POINTER, true},
    {"llvm.signext", mica_attr_is_unit, "a unit", AN_INTEGER, false},
    {"llvm.zeroext", mica_attr_is_unit, "a unit", AN_INTEGER, false},
    {"llvm.align", mica_attr_is_integer, "an integer", A_POINTER, false},
    {"llvm.dereferenceable", mica_attr_is_integer, "an integer", A_POINTER, false},
    {"llvm.dereferenceable_or_null", mica_attr_is_integer, "an integer", A_POINTER, false},
    {"llvm.alignstack", mica_attr_is_integer, "an integer", ANY_VALUE, true},
    {"llvm.noundef", mica_attr_is_unit, "a unit", ANY_VALUE, false},
    {"llvm.inreg", mica_attr_is_unit, "a unit", ANY_VALUE, false},
    {"llvm.returned", mica_attr_is_unit, "a unit", ANY_VALUE, true},
    {"llvm.allocalign", NULL, "", ANY_VALUE, true},
    {"llvm.allocptr", NULL, "", ANY_VALUE, true},
};

static const parameter_rule *rule_of(mica_str name) {
  for (size_t i = 0; i < sizeof parameter_rules / sizeof *parameter_rules; i++)
    if (mica_str_is(name, parameter_rules[i].name)) return &parameter_rules[i];
  return NULL;
}

// Types that LLVM doesn't know are not asked.
static bool check_parameter(mica_op *op, const parameter_rule *rule, const mica_type *type,
                            const mica_attr *value) {
  if (rule->is_kind == NULL) return true;
  if (!rule->is_kind(value))
    return mica_op_plain_error(op, "\"%s\" should be %s attribute", rule->name, rule->kind);
  if (!llvm_is_compatible_type(type)) return true;
  if (rule->value == A_POINTER && !llvm_is_ptr(type))
    return mica_op_plain_error(op, "\"%s\" attribute attached to non-pointer LLVM type",
                               rule->name);
  if (rule->value == AN_INTEGER && !mica_type_is_integer(type))
    return mica_op_plain_error(op, "\"%s\" attribute attached to non-integer LLVM type",
                               rule->name);
  return true;
}

// A function's types: the dialect's, or builtin ones.
static mica_types types_of(const mica_op *op, bool results) {
  if (llvm_func_isa(op)) return results ? llvm_func_result_types(op) : llvm_func_argument_types(op);
  const mica_type *type = mica_function_type_of(op);
  if (type == NULL || !mica_type_is_function(type)) return (mica_types){NULL, 0};
  return results ? mica_type_function_results(type) : mica_type_function_inputs(type);
}

bool llvm_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                           mica_str name, const mica_attr *attr) {
  const parameter_rule *rule = rule_of(name);
  mica_types types = types_of(op, false);
  (void)region;
  return rule == NULL || argument >= types.size ||
         check_parameter(op, rule, types.data[argument], attr);
}

bool llvm_verify_region_result_attribute(mica_op *op, size_t region, size_t result, mica_str name,
                                         const mica_attr *attr) {
  const parameter_rule *rule = rule_of(name);
  mica_types types = types_of(op, true);
  (void)region;
  if (rule == NULL || result >= types.size) return true;
  if (rule->not_of_results)
    return mica_op_plain_error(op, "\"%s\" is not a valid result attribute", rule->name);
  return check_parameter(op, rule, types.data[result], attr);
}

bool llvm_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  if (!mica_str_is(name, "llvm.data_layout")) return true;
  return mica_attr_is_string(attr)
             ? llvm_check_data_layout(op, mica_attr_string_value(attr))
             : mica_op_error(op, "expected 'llvm.data_layout' to be a string attributes");
}
