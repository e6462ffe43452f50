// Hooks of data clauses: variables and their types in text, and which clauses an operation may be
// of. Called by generated code; own nothing.
#include "mica/predicate.h"
#include "mica/symbol.h"
#include "shared.h"

// ---- varPtr(%x : memref<10xf32>) varType(tensor<10xf32>) ----------------------------------------

static bool parse_either(mica_parser *p, const char *pointer, const char *other) {
  return (mica_parse_optional_keyword(p, pointer) || mica_parse_keyword(p, other)) &&
         mica_parse_punct(p, '(');
}

bool acc_parse_var(mica_parser *p, mica_op_state *out, mica_operand_ref *var) {
  (void)out;
  return parse_either(p, "varPtr", "var") && mica_parse_operand(p, var);
}

void acc_print_var(mica_printer *p, const mica_op *op, mica_value *var) {
  (void)op;
  mica_print_text(p, acc_is_pointer_like(mica_value_type(var)) ? "varPtr(" : "var(");
  mica_print_operand(p, var);
}

bool acc_parse_acc_var(mica_parser *p, mica_op_state *out, mica_operand_ref *var,
                       const mica_type **type) {
  (void)out;
  return parse_either(p, "accPtr", "accVar") && mica_parse_operand(p, var) &&
         mica_parse_punct(p, ':') && mica_parse_type(p, type) && mica_parse_punct(p, ')');
}

void acc_print_acc_var(mica_printer *p, const mica_op *op, mica_value *var, const mica_type *type) {
  (void)op, (void)type;
  mica_print_text(p, acc_is_pointer_like(mica_value_type(var)) ? "accPtr(" : "accVar(");
  acc_print_value(p, var);
  mica_print_char(p, ')');
}

// The type of a variable where none is written.
static const mica_type *default_var_type(const mica_type *type) {
  const mica_type *pointee = acc_is_pointer_like(type) ? acc_pointee(type) : NULL;
  return pointee == NULL ? type : pointee;
}

bool acc_parse_var_ptr_type(mica_parser *p, mica_op_state *out, const mica_type **type,
                            const mica_attr **var_type) {
  const mica_type *of_var;
  (void)out;
  if (!mica_parse_type(p, type) || !mica_parse_punct(p, ')')) return false;
  of_var = default_var_type(*type);
  if (mica_parse_optional_keyword(p, "varType") &&
      (!mica_parse_punct(p, '(') || !mica_parse_type(p, &of_var) || !mica_parse_punct(p, ')')))
    return false;
  *var_type = mica_attr_type_of(of_var);
  return *var_type != NULL;
}

void acc_print_var_ptr_type(mica_printer *p, const mica_op *op, const mica_type *type,
                            const mica_attr *var_type) {
  const mica_type *of_var = mica_attr_type_value(var_type);
  (void)op;
  mica_print_type(p, type);
  mica_print_char(p, ')');
  if (of_var == default_var_type(type)) return;
  mica_print_str(p, MICA_STR(" varType("));
  mica_print_type(p, of_var);
  mica_print_char(p, ')');
}

bool acc_parse_recipe_sym(mica_parser *p, mica_op_state *out, const mica_attr **recipe) {
  (void)out;
  return mica_parse_attr_of(p, NULL, mica_attr_is_symbol, recipe);
}

void acc_print_recipe_sym(mica_printer *p, const mica_op *op, const mica_attr *recipe) {
  (void)op;
  mica_print_attr(p, recipe);
}

// ---- Which clauses an operation may be of -------------------------------------------------------

#define OF(clause) (1u << ACC_DATA_CLAUSE_ACC_##clause)
enum {
  ZERO = ACC_DATA_CLAUSE_MODIFIER_ZERO,
  READONLY = ACC_DATA_CLAUSE_MODIFIER_READONLY,
  COPIES = ACC_DATA_CLAUSE_MODIFIER_ALWAYS | ACC_DATA_CLAUSE_MODIFIER_CAPTURE,
};
typedef struct data_rule {
  const mica_op_def *def;
  const char *name;           // in messages
  uint32_t clauses;           // OF(...)
  uint32_t modifiers;         // 0: none
  const mica_op_def *recipe;  // which the variable needs; NULL: none
  bool may_come_from_others;  // as the message for a wrong clause says
  bool changes_type;          // what is made may have another type
} data_rule;

static const data_rule rules[] = {
    {&acc_private_def, "private", OF(PRIVATE), 0, &acc_private_recipe_def, false, true},
    {&acc_firstprivate_def, "firstprivate", OF(FIRSTPRIVATE), 0, &acc_firstprivate_recipe_def,
     false, true},
    {&acc_firstprivate_map_def, "firstprivate", OF(FIRSTPRIVATE), 0, NULL, false, true},
    {&acc_reduction_def, "reduction", OF(REDUCTION), 0, &acc_reduction_recipe_def, false, true},
    {&acc_deviceptr_def, "deviceptr", OF(DEVICEPTR), 0, NULL, false, false},
    {&acc_present_def, "present", OF(PRESENT), 0, NULL, false, false},
    {&acc_copyin_def, "copyin", OF(COPYIN) | OF(COPYIN_READONLY) | OF(COPY) | OF(REDUCTION),
     READONLY | COPIES, NULL, true, false},
    {&acc_create_def, "create", OF(CREATE) | OF(CREATE_ZERO) | OF(COPYOUT) | OF(COPYOUT_ZERO),
     ZERO | COPIES, NULL, true, false},
    {&acc_nocreate_def, "no_create", OF(NO_CREATE), 0, NULL, false, false},
    {&acc_attach_def, "attach", OF(ATTACH), 0, NULL, false, false},
    {&acc_update_device_def, "device", OF(UPDATE_DEVICE), 0, NULL, true, false},
    {&acc_use_device_def, "use_device", OF(USE_DEVICE), 0, NULL, true, false},
    {&acc_declare_device_resident_def, "device_resident", OF(DECLARE_DEVICE_RESIDENT), 0, NULL,
     false, false},
    {&acc_declare_link_def, "link", OF(DECLARE_LINK), 0, NULL, false, false},
    {&acc_cache_def, "cache", OF(CACHE) | OF(CACHE_READONLY), READONLY, NULL, true, false},
    {&acc_copyout_def, "copyout", OF(COPYOUT) | OF(COPYOUT_ZERO) | OF(COPY) | OF(REDUCTION),
     ZERO | COPIES, NULL, true, false},
    {&acc_update_host_def, "host", OF(UPDATE_HOST) | OF(UPDATE_SELF), 0, NULL, true, false},
    {&acc_delete_def, "delete",
     OF(DELETE) | OF(CREATE) | OF(CREATE_ZERO) | OF(COPYIN) | OF(COPYIN_READONLY) | OF(PRESENT) |
         OF(NO_CREATE) | OF(DECLARE_DEVICE_RESIDENT) | OF(DECLARE_LINK),
     ZERO | READONLY | COPIES, NULL, true, false},
    {&acc_detach_def, "detach", OF(DETACH) | OF(ATTACH), 0, NULL, true, false},
};

static const data_rule *rule_of(const mica_op *op) {
  size_t i = 0;
  while (!mica_op_isa(op, rules[i].def)) i++;
  return &rules[i];
}

static bool check_clause(const mica_op *op, const data_rule *rule) {
  const mica_attr *clause = mica_op_attribute(op, MICA_STR("dataClause"));
  if (clause == NULL || (rule->clauses >> acc_data_clause_attr_value(clause) & 1) != 0) return true;
  if (acc_copyin_isa(op) && acc_copyin_implicit(op)) return true;
  return mica_op_plain_error(
      op, "data clause associated with %s operation must match its intent%s", rule->name,
      rule->may_come_from_others ? " or specify original clause this operation was decomposed from"
                                 : "");
}

// The variable is the operand in front of its type.
static const mica_value *var_of(const mica_op *op) {
  return mica_op_operand(op, mica_op_group_named(op, "var").first);
}

static bool check_var(const mica_op *op) {
  const mica_type *type = mica_value_type(var_of(op));
  const mica_attr *var_type = mica_op_attribute(op, MICA_STR("varType"));
  return !acc_is_pointer_like(type) || mica_attr_type_value(var_type) != type ||
         mica_op_plain_error(op, "varType must capture the element type of var");
}

static bool check_modifiers(const mica_op *op, const data_rule *rule) {
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("modifiers"));
  const uint32_t modifiers = attr == NULL ? 0 : acc_data_clause_modifier_attr_value(attr);
  const uint32_t wrong = modifiers & ~rule->modifiers;
  if (wrong == 0) return true;
  if (rule->modifiers == 0) return mica_op_plain_error(op, "no data clause modifiers are allowed");
  return mica_op_plain_error(
      op, "invalid data clause modifiers: %S",
      mica_enum_to_text(mica_op_context(op), &acc_data_clause_modifier_enum, wrong));
}

static bool check_types(const mica_op *op, const data_rule *rule, const mica_value *made) {
  return rule->changes_type || mica_value_type(var_of(op)) == mica_value_type(made) ||
         mica_op_plain_error(op, "input and output types must match");
}

// A mappable type knows how its variables are made, but not how they are reduced.
static bool check_recipe(const mica_op *op, const data_rule *rule) {
  const mica_attr *recipe = mica_op_attribute(op, MICA_STR("recipe"));
  if (rule->recipe == NULL ||
      (acc_is_mappable(mica_value_type(var_of(op))) && rule->def != &acc_reduction_def))
    return true;
  if (recipe == NULL) return mica_op_error(op, "recipe expected for %s", rule->name);
  return acc_is(mica_symbol_nearest(op, recipe), rule->recipe) ||
         mica_op_error(op, "expected symbol reference %a to point to a %s declaration", recipe,
                       rule->name);
}

bool acc_check_data_entry(mica_op *op) {
  const data_rule *rule = rule_of(op);
  return check_clause(op, rule) && check_var(op) && check_types(op, rule, mica_op_result(op, 0)) &&
         check_modifiers(op, rule) && check_recipe(op, rule);
}

// Only what is brought back has a variable on the host.
bool acc_check_data_exit(mica_op *op) {
  const data_rule *rule = rule_of(op);
  const bool has_var = acc_copyout_isa(op) || acc_update_host_isa(op);
  return check_clause(op, rule) &&
         (!has_var || (check_var(op) && check_types(op, rule, mica_op_operand(op, 0)))) &&
         check_modifiers(op, rule);
}

bool acc_bounds_check(mica_op *op) {
  return acc_bounds_extent(op) != NULL || acc_bounds_upperbound(op) != NULL ||
         mica_op_plain_error(op, "expected extent or upperbound.");
}
