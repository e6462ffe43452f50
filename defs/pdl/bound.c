// What is defined in a pattern must be bound by an operation, and what a rewrite makes must have
// types that are known. Called by generated code; owns nothing.
#include "mica/reflection.h"
#include "pdl/pdl.h"

// ---- Bound --------------------------------------------------------------------------------------

static bool is_result(const mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  return (def == &pdl_result_def || def == &pdl_results_def) && mica_op_result_count(op) == 1 &&
         mica_op_operand_count(op) == 1;
}

// The next use after one, of a tree of results: what uses a result, else what stands after it, or
// after the results that it is in. NULL: none.
static const mica_operand *next_use(const mica_op *root, const mica_operand *use) {
  const mica_operand *inner = mica_value_first_use(mica_op_result(use->owner, 0));
  if (inner != NULL) return inner;
  while (mica_operand_next_use(use) == NULL) {
    const mica_op *of = mica_value_op(use->value);
    if (of == root) return NULL;
    use = &of->operands[0];
  }
  return mica_operand_next_use(use);
}

// A result alone binds nothing.
static bool is_bound(const mica_op *op) {
  const mica_operand *use = mica_value_first_use(mica_op_result(op, 0));
  while (use != NULL && is_result(use->owner)) use = next_use(op, use);
  return use != NULL;
}

static bool check_bound(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  if (parent == NULL || mica_op_def_of(parent) != &pdl_pattern_def || is_bound(op)) return true;
  return mica_op_error(op,
                       "expected a bindable user when defined in the matcher body of a "
                       "`pdl.pattern`");
}

static bool is_in_rewrite(const mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  return parent != NULL && mica_op_def_of(parent) == &pdl_rewrite_def;
}

bool pdl_operand_check(mica_op *op) { return check_bound(op); }
bool pdl_operands_check(mica_op *op) { return check_bound(op); }
bool pdl_type_check(mica_op *op) { return pdl_type_has_constant_type(op) || check_bound(op); }
bool pdl_types_check(mica_op *op) { return pdl_types_has_constant_types(op) || check_bound(op); }

bool pdl_attribute_check(mica_op *op) {
  if (pdl_attribute_value_attr(op) == NULL) {
    if (is_in_rewrite(op))
      return mica_op_error(op, "expected constant value when specified within a `pdl.rewrite`");
    return check_bound(op);
  }
  return pdl_attribute_value_type(op) == NULL ||
         mica_op_error(op, "expected only one of [`type`, `value`] to be set");
}

// ---- Types of what is made ----------------------------------------------------------------------

static const char *const not_known =
    "must have inferable or constrained result types when nested "
    "within `pdl.rewrite`";

// It replaces what was there before it: then it has that one's types.
static bool takes_types_from(const mica_op *made, const mica_operand *use) {
  const mica_op *user = use->owner;
  if (!pdl_replace_isa(user) || mica_operand_index(use) == 0) return false;
  const mica_op *replaced = mica_value_op(pdl_replace_op_value(user));
  return replaced != NULL &&
         (mica_op_block(replaced) != mica_op_block(made) || mica_op_is_before(replaced, made));
}

static bool is_typed_by_use(const mica_op *op) {
  const mica_operand *use = mica_value_first_use(pdl_operation_op(op));
  while (use != NULL && !takes_types_from(op, use)) use = mica_operand_next_use(use);
  return use != NULL;
}

// Whether an operation of that name says what its results are, from what it is given.
static bool infers_types(const mica_op_def *def) {
  for (size_t i = 0; i < def->interface_count; i++)
    if (def->interfaces[i].interface == &mica_infer_type_interface_id) return true;
  return false;
}

static bool has_a_result(const mica_op_def *def) {
  size_t count;
  const mica_part *results = mica_op_def_parts(def, MICA_PART_RESULT, &count);
  for (size_t i = 0; i < count; i++)
    if ((results[i].flags & (MICA_PART_OPTIONAL | MICA_PART_VARIADIC)) == 0) return true;
  return false;
}

// Types that the pattern knows: constants, and those of what it matches.
static bool is_known_type(const mica_op *rewritten, const mica_value *type) {
  const mica_op *of = mica_value_op(type);
  if (of == NULL) return false;
  if (mica_op_def_of(of) == &pdl_apply_native_rewrite_def) return true;
  if (pdl_type_isa(of) ? pdl_type_has_constant_type(of)
                       : pdl_types_isa(of) && pdl_types_has_constant_types(of))
    return true;
  if (!pdl_type_isa(of) && !pdl_types_isa(of)) return false;
  for (const mica_operand *use = mica_value_first_use(type); use != NULL;
       use = mica_operand_next_use(use)) {
    const mica_op_def *user = mica_op_def_of(use->owner);
    if (mica_op_block(use->owner) != mica_op_block(rewritten) &&
        (user == &pdl_operand_def || user == &pdl_operands_def || user == &pdl_operation_def))
      return true;
  }
  return false;
}

static bool check_no_types(mica_op *op, const mica_op_def *def) {
  if (def == NULL || !has_a_result(def)) return true;
  mica_diag *diag = mica_op_error_begin(op, "%s", not_known);
  mica_diag_note(diag, mica_op_loc(op),
                 "operation is created in a non-inferrable context, but '%s' does not implement "
                 "InferTypeOpInterface",
                 def->name);
  return mica_diag_report(diag);
}

static bool check_types(mica_op *op) {
  for (size_t i = 0; i < pdl_operation_type_values_count(op); i++) {
    if (is_known_type(op, pdl_operation_type_values(op, i))) continue;
    mica_diag *diag = mica_op_error_begin(op, "%s", not_known);
    mica_diag_note(diag, mica_op_loc(op), "result type #%z was not constrained", i);
    return mica_diag_report(diag);
  }
  return true;
}

static bool check_made(mica_op *op) {
  if (!pdl_operation_has_op_name(op))
    return mica_op_error(op, "must have an operation name when nested within a `pdl.rewrite`");
  const mica_op_name *name = mica_op_name_get(mica_op_context(op), pdl_operation_op_name(op));
  if (name == NULL) return false;
  if (name->def == NULL || infers_types(name->def) || is_typed_by_use(op)) return true;
  return pdl_operation_type_values_count(op) == 0 ? check_no_types(op, name->def) : check_types(op);
}

bool pdl_operation_check(mica_op *op) {
  size_t names = mica_attr_array_elements(pdl_operation_attribute_value_names_attr(op)).size;
  size_t values = pdl_operation_attribute_values_count(op);
  const bool is_made = is_in_rewrite(op);
  if (is_made && !pdl_operation_has_op_name(op)) return check_made(op);
  if (names != values)
    return mica_op_error(op,
                         "expected the same number of attribute values and attribute names, got "
                         "%z names and %z values",
                         names, values);
  return (!is_made || check_made(op)) && check_bound(op);
}
