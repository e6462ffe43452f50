// Hooks of emitc's regions: expressions, conditions, loops. Called by generated code; own nothing.
#include "emitc/emitc.h"

#include "mica/context.h"
#include "mica/rewrite.h"
#include "pointers.h"

// ---- Side effects of expressions ----------------------------------------------------------------

static bool is_fundamental(const mica_type *type) {
  return mica_type_is_index(type) || emitc_is_pointer_wide_type(type) ||
         emitc_is_supported_integer_type(type) || emitc_is_supported_float_type(type) ||
         emitc_pointer_type_isa(type);
}

// Operators on types of C alone have none; those of C++ may do anything.
static bool is_overloaded(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!is_fundamental(mica_value_type(mica_op_operand(op, i)))) return true;
  return emitc_constant_isa(op) && !is_fundamental(mica_value_type(mica_op_result(op, 0)));
}

bool emitc_may_have_side_effects(const mica_op *op) {
  if (emitc_address_of_isa(op) || emitc_cast_isa(op) || emitc_call_isa(op) ||
      emitc_conditional_isa(op))
    return false;
  if (emitc_apply_isa(op)) return mica_str_is(emitc_apply_applicable_operator(op), "*");
  if (emitc_load_isa(op) || emitc_call_opaque_isa(op)) return true;
  return op->name->dialect != &emitc_dialect || is_overloaded(op);
}

// ---- emitc.expression ---------------------------------------------------------------------------

// What the value of an expression is made of: operations that were met, and those that were met in
// several ways.
typedef struct walk {
  const mica_block *body;
  emitc_pointers once, again;
} walk;

// False: it has side effects, and was met before; or no memory.
static bool meet(walk *w, const mica_op *op) {
  bool ok = true;
  if (op == NULL || mica_op_block(op) != w->body || emitc_pointers_add(&w->once, op, &ok) || !ok)
    return ok;
  if (mica_op_may_be_asked(op) && emitc_c_expression_interface_has_side_effects(op)) return false;
  (void)emitc_pointers_add(&w->again, op, &ok);
  return ok;
}

static const mica_op *next(walk *w) {
  const mica_op *op = emitc_pointers_next(&w->once);
  return op != NULL ? op : emitc_pointers_next(&w->again);
}

static bool walk_from(walk *w, const mica_op *op) {
  bool ok = meet(w, op);
  while (ok && (op = next(w)) != NULL)
    for (size_t i = 0; i < mica_op_operand_count(op) && ok; i++)
      ok = meet(w, mica_value_op(mica_op_operand(op, i)));
  return ok;
}

static bool check_uses(mica_op *op, const mica_op *root, const mica_block *body) {
  mica_context *ctx = mica_op_context(op);
  walk w = {.body = body, .once = {.ctx = ctx}, .again = {.ctx = ctx}};
  const bool ok = walk_from(&w, root);
  emitc_pointers_free(&w.once);
  emitc_pointers_free(&w.again);
  return ok || (!mica_context_out_of_memory(ctx) &&
                mica_op_error(op, "requires exactly one use for operations with side effects"));
}

// Of an operation that lacks parts its own check tells.
static bool check_part(mica_op *op, const mica_op *part) {
  if (mica_op_def_of(part) == NULL ||
      (mica_op_may_be_asked(part) && !emitc_c_expression_interface_isa(part)))
    return mica_op_error(op, "contains an unsupported operation");
  if (mica_op_result_count(part) != 1)
    return mica_op_error(op, "requires exactly one result for each operation");
  return !mica_value_is_unused(mica_op_result(part, 0)) ||
         mica_op_error(op, "contains an unused operation");
}

// Whether its terminator is a yield is asked later.
bool emitc_expression_check(mica_op *op) {
  const mica_block *body = mica_region_first(emitc_expression_region(op));
  const mica_op *yield = mica_block_terminator(body);
  if (yield == NULL || mica_op_operand_count(yield) == 0)
    return mica_op_error(op, "must yield a value at termination");
  const mica_value *value = mica_op_operand(yield, 0);
  const mica_op *root = mica_value_op(value);
  if (root == NULL) return mica_op_error(op, "yielded value has no defining op");
  if (mica_op_parent(root) != op)
    return mica_op_error(op, "yielded value not defined within expression");
  if (mica_value_type(value) != mica_value_type(emitc_expression_result(op)))
    return mica_op_error(op, "requires yielded type to match return type");
  for (const mica_op *part = mica_block_first(body); part != yield; part = mica_op_next(part))
    if (!check_part(op, part)) return false;
  return check_uses(op, root, body);
}

bool emitc_yield_check(mica_op *op) {
  const mica_op *around = mica_op_parent(op);
  const mica_value *result = emitc_yield_result(op);
  if (mica_op_def_of(around) == &emitc_do_def) return true;
  if (result != NULL && mica_op_result_count(around) != 1)
    return mica_op_error(op, "yields a value not returned by parent");
  return result != NULL || mica_op_result_count(around) == 0 ||
         mica_op_error(op, "does not yield a value to be returned by parent");
}

// ---- emitc.for ----------------------------------------------------------------------------------

bool emitc_for_check_regions(mica_op *op) {
  const mica_block *body = mica_region_first(emitc_for_region(op));
  if (mica_block_argument_count(body) != 1)
    return mica_op_error(op,
                         "expected body to have a single block argument for the induction "
                         "variable");
  return mica_value_type(mica_block_argument_at(body, 0)) ==
             mica_value_type(emitc_for_lower_bound(op)) ||
         mica_op_error(op, "expected induction variable to be same type as bounds and step");
}

// MLIR has none either.
const mica_pattern *const emitc_for_canonicalizations[] = {NULL};

// ---- emitc.do -----------------------------------------------------------------------------------

static bool check_condition(mica_op *op, const mica_block *condition) {
  const mica_op *first = mica_block_first(condition), *last = mica_block_last(condition);
  size_t count = 0;
  for (const mica_op *child = first; child != NULL; child = mica_op_next(child)) count++;
  if (count != 2)
    return mica_op_error(op,
                         "condition region must contain exactly two operations: "
                         "'emitc.expression' followed by 'emitc.yield', but found %z operations",
                         count);
  if (mica_op_def_of(first) != &emitc_expression_def)
    return mica_op_error(
        op, "expected first op in condition region to be 'emitc.expression', but got %o", first);
  if (mica_op_result_count(first) != 1) return true;  // its own check tells
  const mica_value *value = mica_op_result(first, 0);
  if (!mica_type_is_i(mica_value_type(value), 1))
    return mica_op_error(op,
                         "emitc.expression in condition region must return 'i1', but returns '%t'",
                         mica_value_type(value));
  if (mica_op_def_of(last) != &emitc_yield_def)
    return mica_op_error(op, "expected last op in condition region to be 'emitc.yield', but got %o",
                         last);
  if (mica_op_operand_count(last) != 1)
    return mica_op_error(op,
                         "expected condition region to return 1 value, but it returns %z values",
                         mica_op_operand_count(last));
  return mica_op_operand(last, 0) == value ||
         mica_diag_report(mica_op_diag_begin(
             op, MICA_ERROR,
             "'emitc.yield' must return result of 'emitc.expression' from this condition region"));
}

bool emitc_do_check(mica_op *op) {
  if (!check_condition(op, mica_region_first(emitc_do_condition_region(op)))) return false;
  return mica_block_terminator(mica_region_first(emitc_do_body_region(op))) == NULL ||
         mica_op_error(op, "body region must not contain terminator");
}

// ---- emitc.if, emitc.switch ---------------------------------------------------------------------

bool emitc_if_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

bool emitc_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  if (!mica_region_successors_add_region(out, 0, 0)) return false;
  if (mica_region_is_empty(emitc_if_else_region(op)))
    return mica_region_successors_add_parent(out, 0);
  return mica_region_successors_add_region(out, 1, 0);
}

bool emitc_if_entry_for(const mica_op *op, const mica_attr *const *operands, size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_bool(operands[0])) return false;
  *region = mica_attr_bool_value(operands[0]) ? 0 : 1;
  if (*region == 1 && mica_region_is_empty(emitc_if_else_region(op))) *region = SIZE_MAX;
  return true;
}

bool emitc_switch_check(mica_op *op) {
  return mica_verify_switch(op, emitc_switch_cases(op), &emitc_yield_def);
}

bool emitc_switch_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

bool emitc_switch_successors(const mica_op *op, const mica_region *from,
                             mica_region_successors *out) {
  (void)from;
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!mica_region_successors_add(out, i, NULL, 0)) return false;
  return true;
}

// The first region is the default.
bool emitc_switch_entry_for(const mica_op *op, const mica_attr *const *operands, size_t *region) {
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  const mica_int64s cases = emitc_switch_cases(op);
  *region = 0;
  for (size_t i = 0; i < cases.size && *region == 0; i++)
    if (cases.data[i] == mica_attr_integer_value(operands[0])) *region = i + 1;
  return true;
}

// ---- Operations inside --------------------------------------------------------------------------

static const char *emitc(const mica_op *op) {
  (void)op;
  return emitc_dialect.name;
}
const char *emitc_expression_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_for_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_if_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_switch_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_do_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_file_default_dialect(const mica_op *op) { return emitc(op); }
const char *emitc_func_default_dialect(const mica_op *op) { return emitc(op); }
