// Hooks of builtin.module and builtin.unrealized_conversion_cast. Called by generated code; own
// nothing.
#include "builtin/builtin.h"
#include "mica/fold.h"

bool builtin_module_is_optional(const mica_op *op) {
  (void)op;
  return true;
}

const char *builtin_module_default_dialect(const mica_op *op) {
  (void)op;
  return "builtin";
}

bool builtin_module_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op;
  (void)region;
  return false;
}

// Other dialects may attach attributes to a module, under their names.
bool builtin_module_check(mica_op *op) {
  mica_named_attrs entries = mica_attr_dictionary_entries(mica_op_discardable(op));
  for (size_t i = 0; i < entries.size; i++) {
    mica_str name = entries.data[i].name;
    if (memchr(name.data, '.', name.size) == NULL)
      return mica_op_error(
          op, "can only contain attributes with dialect-prefixed names, found: '%S'", name);
  }
  return true;
}

bool builtin_unrealized_conversion_cast_check(mica_op *op) {
  return mica_op_result_count(op) > 0 ||
         mica_op_error(op, "expected at least one result for cast operation");
}

// Nothing is inlined at the top of a module.
bool builtin_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                               const mica_region *to, const mica_region *from,
                               mica_value *const *arguments, bool is_cloned) {
  (void)ctx, (void)dialect, (void)to, (void)from, (void)arguments, (void)is_cloned;
  return false;
}

// ---- Casts that change nothing
// ------------------------------------------------------------------

// The operands of one have the types of the results of the other.
static bool leads_back(const mica_op *from, const mica_op *to) {
  if (mica_op_operand_count(from) != mica_op_result_count(to)) return false;
  for (size_t i = 0; i < mica_op_operand_count(from); i++)
    if (mica_value_type(mica_op_operand(from, i)) != mica_value_type(mica_op_result(to, i)))
      return false;
  return true;
}

// The operands are all results of a cast, in their order; NULL: they aren't.
static const mica_op *cast_before(const mica_op *op) {
  const mica_op *from = mica_value_op(mica_op_operand(op, 0));
  if (from == NULL || !builtin_unrealized_conversion_cast_isa(from) ||
      mica_op_result_count(from) != mica_op_operand_count(op))
    return NULL;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) != mica_op_result(from, i)) return NULL;
  return from;
}

bool builtin_unrealized_conversion_cast_fold(mica_op *op, const mica_attr *const *inputs,
                                             size_t inputs_count, mica_fold *out) {
  (void)inputs;
  if (inputs_count == 0) return false;
  const mica_op *from = leads_back(op, op) ? op : cast_before(op);
  if (from == NULL || !leads_back(from, op)) return false;
  for (size_t i = 0; i < mica_op_operand_count(from); i++)
    if (!mica_fold_value(out, mica_op_operand(from, i))) return false;
  return true;
}
