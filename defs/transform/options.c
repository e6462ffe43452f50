// The options of apply_registered_pass: `{key = value, key = [%param, 4]}`. In the attribute stands
// #transform.param_operand where a parameter is passed. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"

enum { MOST_NESTED = 100 };  // arrays in arrays

// ---- Reading ------------------------------------------------------------------------------------

typedef struct options {
  mica_operand_ref *operands;
  size_t operand_count;
  mica_named_attr *entries;
  size_t entry_count;
  size_t nested;
} options;

typedef struct values {
  options *all;
  const mica_attr **data;
  size_t size;
} values;

static bool parse_value(mica_parser *p, options *all, const mica_attr **value);

static bool parse_element(mica_parser *p, void *user) {
  values *list = user;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL && parse_value(p, list->all, &list->data[list->size++]);
}

static bool parse_array(mica_parser *p, options *all, const mica_attr **value) {
  values list = {all, NULL, 0};
  if (all->nested++ == MOST_NESTED)
    return mica_parse_error(p, mica_parser_position(p), "nested too deeply: the limit is %d levels",
                            MOST_NESTED);
  if (!mica_parse_list_in(p, 0, false, " in options dictionary", parse_element, &list) ||
      !mica_parse_punct(p, ']'))
    return false;
  all->nested--;
  *value = mica_attr_array(mica_parser_context(p), (mica_attrs){list.data, list.size});
  return *value != NULL;
}

static bool parse_param(mica_parser *p, options *all, const mica_attr **value) {
  mica_context *ctx = mica_parser_context(p);
  all->operands = mica_parser_grow(p, all->operands, all->operand_count, sizeof *all->operands);
  if (all->operands == NULL || !mica_parse_operand(p, &all->operands[all->operand_count]))
    return false;
  const mica_attr *index = mica_attr_i64(ctx, (int64_t)all->operand_count++);
  *value = index == NULL ? NULL : transform_param_operand_attr_get(ctx, index);
  return *value != NULL;
}

static bool parse_value(mica_parser *p, options *all, const mica_attr **value) {
  if (mica_parse_optional_punct(p, '[')) return parse_array(p, all, value);
  switch (mica_parse_optional_attr(p, NULL, value)) {
  case MICA_FAILED: return false;
  case MICA_ABSENT: return parse_param(p, all, value);
  case MICA_PARSED: break;
  }
  return !transform_param_operand_attr_isa(*value) ||
         mica_parse_error(p, mica_parser_position(p),
                          "the param_operand attribute is a marker reserved for indicating a value "
                          "will be passed via params and is only used in the generic print format");
}

static bool parse_entry(mica_parser *p, void *user) {
  options *all = user;
  all->entries = mica_parser_grow(p, all->entries, all->entry_count, sizeof *all->entries);
  mica_str key = {NULL, 0};
  if (all->entries == NULL) return false;
  mica_named_attr *entry = &all->entries[all->entry_count++];
  if (!mica_parse_optional_keyword_or_string(p, &key) || key.size == 0)
    return mica_parse_error(p, mica_parser_position(p),
                            "expected key to either be an identifier or a string");
  if (!mica_parse_punct(p, '='))
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "expected '=' after key in key-value pair");
  entry->name = key;
  return parse_value(p, all, &entry->value) ||
         mica_parse_error_further(p, mica_parser_position(p),
                                  "expected a valid attribute or operand as value associated to "
                                  "key '%S'",
                                  key);
}

bool transform_parse_apply_registered_pass_options(mica_parser *p, mica_op_state *out,
                                                   const mica_attr **value,
                                                   mica_operand_refs *dynamic_options) {
  options all = {NULL, 0, NULL, 0, 0};
  if (!mica_parse_list_in(p, '{', false, " in options dictionary", parse_entry, &all)) return false;
  mica_str duplicate = {NULL, 0};
  *value = mica_attr_dictionary(mica_state_context(out),
                                (mica_named_attrs){all.entries, all.entry_count}, &duplicate);
  *dynamic_options = (mica_operand_refs){all.operands, all.operand_count};
  if (duplicate.data != NULL)
    return mica_parse_error(p, mica_parser_position(p),
                            "duplicate keys found in options dictionary");
  return *value != NULL;
}

// ---- Printing -----------------------------------------------------------------------------------

static void print_value(mica_printer *p, const mica_op *op, mica_segment params,
                        const mica_attr *value, size_t nested) {
  if (transform_param_operand_attr_isa(value)) {
    const int64_t index = mica_attr_integer_value(transform_param_operand_attr_index(value));
    if (index >= 0 && (uint64_t)index < params.count)
      mica_print_operand(p, mica_op_operand(op, params.first + (size_t)index));
    return;
  }
  if (!mica_attr_is_array(value) || nested == MOST_NESTED) {
    mica_print_attr(p, value);
    return;
  }
  const mica_attrs elements = mica_attr_array_elements(value);
  bool is_first = true;
  mica_print_char(p, '[');
  for (size_t i = 0; i < elements.size; i++) {
    mica_print_comma(p, &is_first);
    print_value(p, op, params, elements.data[i], nested + 1);
  }
  mica_print_char(p, ']');
}

void transform_print_apply_registered_pass_options(mica_printer *p, const mica_op *op,
                                                   const mica_attr *value,
                                                   mica_segment dynamic_options) {
  const mica_named_attrs entries = mica_attr_dictionary_entries(value);
  if (entries.size == 0) return;
  bool is_first = true;
  mica_print_char(p, '{');
  for (size_t i = 0; i < entries.size; i++) {
    mica_print_comma(p, &is_first);
    mica_print_quoted(p, entries.data[i].name);
    mica_print_text(p, " = ");
    print_value(p, op, dynamic_options, entries.data[i].value, 0);
  }
  mica_print_char(p, '}');
}

// ---- Checking -----------------------------------------------------------------------------------

// Each parameter is named once.
static bool check_param(mica_op *op, const mica_attr *value, bool *used, size_t count) {
  const int64_t index = mica_attr_integer_value(transform_param_operand_attr_index(value));
  if (index < 0 || (uint64_t)index >= count)
    return mica_op_error(op,
                         "dynamic option index %I is out of bounds for the number of dynamic "
                         "options: %z",
                         index, count);
  if (used[index])
    return mica_op_error(op, "dynamic option index %I is already used in options", index);
  used[index] = true;
  return true;
}

static bool check_value(mica_op *op, const mica_attr *value, bool *used, size_t count,
                        size_t nested) {
  if (transform_param_operand_attr_isa(value)) return check_param(op, value, used, count);
  if (!mica_attr_is_array(value)) return true;
  if (nested == MOST_NESTED)
    return mica_op_error(op, "options are nested too deeply: the limit is %d levels", MOST_NESTED);
  const mica_attrs elements = mica_attr_array_elements(value);
  for (size_t i = 0; i < elements.size; i++)
    if (!check_value(op, elements.data[i], used, count, nested + 1)) return false;
  return true;
}

static bool check_options(mica_op *op, bool *used, size_t count) {
  const mica_named_attrs entries =
      mica_attr_dictionary_entries(transform_apply_registered_pass_options_attr(op));
  for (size_t i = 0; i < entries.size; i++)
    if (!check_value(op, entries.data[i].value, used, count, 0)) return false;
  for (size_t i = 0; i < count; i++)
    if (!used[i])
      return mica_op_error(op,
                           "a param operand does not have a corresponding param_operand attr in "
                           "the options dict");
  return true;
}

bool transform_apply_registered_pass_check(mica_op *op) {
  const size_t count = transform_apply_registered_pass_dynamic_options_count(op);
  bool *used = mica_allocate(mica_op_context(op), count * sizeof *used);
  if (used == NULL && count != 0) return false;
  if (count != 0) memset(used, 0, count * sizeof *used);
  const bool done = check_options(op, used, count);
  mica_free(mica_op_context(op), used, count * sizeof *used);
  return done;
}
