// Hooks of the irdl dialect: names, and definitions that constraints refer to. Called by generated
// code; own nothing.
#include "irdl/irdl.h"

#include "../passes/map.h"
#include "mica/context.h"
#include "mica/predicate.h"

// ---- Names --------------------------------------------------------------------------------------

static bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
static bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

// What is wrong with a name; NULL: nothing.
static const char *mistake_in(mica_str name) {
  bool may_be_underscore = false;
  if (name.size == 0) return " is empty";
  for (size_t i = 0; i < name.size; i++) {
    const char c = name.data[i];
    if (c == '_' && !may_be_underscore) return " should not contain leading or double underscores";
    if (is_upper(c)) return " should not contain uppercase letters";
    if (c != '_' && !is_lower(c) && !is_digit(c))
      return " must contain only lowercase letters, digits and underscores";
    may_be_underscore = c != '_';
  }
  return NULL;
}

static bool check_symbol(mica_op *op, mica_str name, const char *what) {
  const char *mistake = mistake_in(name);
  return mistake == NULL || mica_op_plain_error(op, "name of %s%s", what, mistake);
}

static bool is_namespace(mica_str name) {
  for (size_t i = 0; i < name.size; i++) {
    const char c = name.data[i];
    const bool starts = is_lower(c) || is_upper(c) || c == '_';
    if (!starts && (i == 0 || (!is_digit(c) && c != '$'))) return false;
  }
  return name.size != 0;
}

bool irdl_dialect_check(mica_op *op) {
  const mica_str name = irdl_dialect_sym_name(op);
  if (!is_namespace(name)) return mica_op_error(op, "invalid dialect name");
  return check_symbol(op, name, "dialect");
}
bool irdl_operation_check(mica_op *op) {
  return check_symbol(op, irdl_operation_sym_name(op), "operation");
}

static mica_str without(mica_str name, char sign) {
  return name.size != 0 && name.data[0] == sign ? (mica_str){name.data + 1, name.size - 1} : name;
}
bool irdl_type_check(mica_op *op) {
  return check_symbol(op, without(irdl_type_sym_name(op), '!'), "type");
}
bool irdl_attribute_check(mica_op *op) {
  return check_symbol(op, without(irdl_attribute_sym_name(op), '#'), "attribute");
}

// ---- Lists of names -----------------------------------------------------------------------------

static bool check_name(mica_op *op, const char *what, mica_attrs names, size_t i,
                       passes_map *seen) {
  const char *mistake = mistake_in(mica_attr_string_value(names.data[i]));
  if (mistake != NULL) return mica_op_plain_error(op, "name of %s #%z%s", what, i, mistake);
  size_t *first = passes_map_at(seen, names.data[i], NULL);
  if (first == NULL) return false;
  if (*first != 0)
    return mica_op_error(op, "name of %s #%z is a duplicate of the name of %s #%z", what, i, what,
                         *first - 1);
  *first = i + 1;
  return true;
}

static bool check_names(mica_op *op, const char *what, mica_attrs names) {
  const size_t count = mica_op_operand_count(op);
  if (names.size != count)
    return mica_op_error(op,
                         "the number of %ss and their names must be the same, but got %z and %z "
                         "respectively",
                         what, count, names.size);
  passes_map seen = {.context = mica_op_context(op)};
  bool is_good = true;
  for (size_t i = 0; i < names.size && is_good; i++)
    is_good = check_name(op, what, names, i, &seen);
  passes_map_free(&seen);
  return is_good;
}

static bool check_variadicities(mica_op *op, const char *what, size_t size) {
  const size_t count = mica_op_operand_count(op);
  return size == count || mica_op_error(op,
                                        "the number of %ss and their variadicities must be the "
                                        "same, but got %z and %z respectively",
                                        what, count, size);
}

bool irdl_parameters_check(mica_op *op) {
  return check_names(op, "parameter", irdl_parameters_names(op));
}
bool irdl_operands_check(mica_op *op) {
  const mica_attr *each = irdl_operands_variadicity_attr(op);
  return check_variadicities(op, "operand", irdl_variadicity_array_attr_value(each).size) &&
         check_names(op, "operand", irdl_operands_names(op));
}
bool irdl_results_check(mica_op *op) {
  const mica_attr *each = irdl_results_variadicity_attr(op);
  return check_variadicities(op, "result", irdl_variadicity_array_attr_value(each).size) &&
         check_names(op, "result", irdl_results_names(op));
}
bool irdl_regions_check(mica_op *op) { return check_names(op, "region", irdl_regions_names(op)); }

bool irdl_attributes_check(mica_op *op) {
  const size_t names = irdl_attributes_attribute_value_names(op).size;
  return names == mica_op_operand_count(op) ||
         mica_op_error(op,
                       "the number of attribute names and their constraints must be the same but "
                       "got %z and %z respectively",
                       names, mica_op_operand_count(op));
}

bool irdl_region_check(mica_op *op) {
  const mica_attr *blocks = irdl_region_number_of_blocks_attr(op);
  const int64_t count = blocks == NULL ? 1 : mica_attr_integer_value(blocks);
  return count > 0 ||
         mica_op_error(op, "the number of blocks is expected to be >= 1 but got %I", count);
}

// ---- What stands in an operation ----------------------------------------------------------------

// Whether the trait names the operation "irdl.operands" as `OperandsOp`.
static size_t child_index(const char *names, const mica_op *child) {
  static const char *const known[][2] = {{"ParametersOp", "irdl.parameters"},
                                         {"OperandsOp", "irdl.operands"},
                                         {"ResultsOp", "irdl.results"},
                                         {"AttributesOp", "irdl.attributes"},
                                         {"RegionsOp", "irdl.regions"}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (mica_str_is(mica_op_name_of(child), known[i][1]) && strstr(names, known[i][0]) != NULL)
      return i;
  return SIZE_MAX;
}

bool irdl_trait_at_most_one_child_of_check(mica_op *op, const mica_parametric_trait *trait) {
  unsigned seen = 0;
  const mica_block *body = mica_region_first(mica_op_region(op, 0));
  for (; body != NULL; body = mica_block_next(body))
    for (const mica_op *child = mica_block_first(body); child != NULL;
         child = mica_op_next(child)) {
      const size_t index = child_index(trait->parameters, child);
      if (index == SIZE_MAX) continue;
      if ((seen >> index & 1) != 0)
        return mica_op_plain_error(
            op,
            "failed to verify AtMostOneChildOf trait: the operation contains at least two "
            "operations of type %S",
            mica_op_name_of(child));
      seen |= 1u << index;
    }
  return true;
}

typedef struct named {
  const char *kind;
  mica_attrs names;
} named;

// The names of what the children define, in their order.
static size_t names_inside(const mica_op *op, named *out) {
  size_t count = 0;
  for (const mica_op *child = mica_block_first(mica_region_first(irdl_operation_body(op)));
       child != NULL && count < 3; child = mica_op_next(child)) {
    if (irdl_operands_isa(child)) out[count++] = (named){"operands", irdl_operands_names(child)};
    if (irdl_results_isa(child)) out[count++] = (named){"results", irdl_results_names(child)};
    if (irdl_regions_isa(child)) out[count++] = (named){"regions", irdl_regions_names(child)};
  }
  return count;
}

static bool report_both(mica_op *op, const mica_attr *name, const char *first, const char *second) {
  return mica_op_error(op, "contains a value named '%S' for both its %s and %s",
                       mica_attr_string_value(name), first, second);
}

// No two lists have a name in common.
static bool check_pair(mica_op *op, const named *first, const named *second) {
  passes_map seen = {.context = mica_op_context(op)};
  bool is_good = true;
  for (size_t i = 0; i < first->names.size; i++) passes_map_add(&seen, first->names.data[i], NULL);
  for (size_t i = 0; i < second->names.size && is_good; i++)
    is_good = passes_map_find(&seen, second->names.data[i], NULL) == NULL ||
              report_both(op, second->names.data[i], first->kind, second->kind);
  passes_map_free(&seen);
  return is_good && !mica_context_out_of_memory(mica_op_context(op));
}

bool irdl_operation_check_regions(mica_op *op) {
  named lists[3];
  const size_t count = names_inside(op, lists);
  for (size_t i = 0; i < count; i++)
    for (size_t j = i + 1; j < count; j++)
      if (!check_pair(op, &lists[i], &lists[j])) return false;
  return true;
}

// ---- Constraints that name a definition ---------------------------------------------------------

static bool check_definition(mica_op *op, mica_symbol_tables *tables, const mica_attr *name) {
  const mica_op *dialect = op;
  while (dialect != NULL && !irdl_dialect_isa(dialect)) dialect = mica_op_parent(dialect);
  if (dialect == NULL || mica_op_parent(dialect) == NULL) return true;
  const mica_op *found = mica_symbol_tables_nearest(tables, mica_op_parent(dialect), name);
  if (found == NULL) return mica_op_error(op, "symbol '%a' not found", name);
  return irdl_type_isa(found) || irdl_attribute_isa(found) ||
         mica_op_error(op,
                       "symbol '%a' does not refer to a type or attribute definition (refers to "
                       "'%S')",
                       name, mica_op_name_of(found));
}

bool irdl_base_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *name = irdl_base_base_ref_attr(op);
  return name == NULL || check_definition(op, tables, name);
}
bool irdl_parametric_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_definition(op, tables, irdl_parametric_base_type_attr(op));
}

bool irdl_base_check(mica_op *op) {
  const mica_attr *name = irdl_base_base_name_attr(op);
  if ((name == NULL) == (irdl_base_base_ref_attr(op) == NULL))
    return mica_op_error(op,
                         "the base type or attribute should be specified by either a name or a "
                         "reference");
  if (name == NULL) return true;
  const mica_str text = mica_attr_string_value(name);
  return (text.size != 0 && (text.data[0] == '!' || text.data[0] == '#')) ||
         mica_op_error(op, "the base type or attribute name should start with '!' or '#'");
}
