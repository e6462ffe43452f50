// Custom texts of the irdl dialect. Called by generated code; own nothing.
#include "irdl/irdl.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- A region of one block, which may be left out -----------------------------------------------

bool irdl_parse_single_block_region(mica_parser *p, mica_op_state *out, mica_region *body) {
  (void)out;
  return mica_parse_region_if_any(p, body) && mica_region_ensure_block(p, body);
}

void irdl_print_single_block_region(mica_printer *p, const mica_op *op, mica_region *body) {
  (void)op;
  if (mica_block_first(mica_region_first(body)) != NULL)
    mica_print_region(p, body, true, true, false);
}

// ---- `(name: optional %value)` ------------------------------------------------------------------

typedef struct values {
  const mica_attr **names, **variadicities;
  mica_operand_ref *values;
  size_t size;
  bool has_variadicities;
} values;

static bool parse_variadicity(mica_parser *p, const mica_attr **out) {
  irdl_variadicity kind = IRDL_VARIADICITY_SINGLE;
  if (mica_parse_optional_keyword(p, "optional")) kind = IRDL_VARIADICITY_OPTIONAL;
  else if (mica_parse_optional_keyword(p, "variadic")) kind = IRDL_VARIADICITY_VARIADIC;
  else (void)mica_parse_optional_keyword(p, "single");
  *out = irdl_variadicity_attr_get(mica_parser_context(p), kind);
  return *out != NULL;
}

static bool parse_value(mica_parser *p, void *user) {
  values *list = user;
  list->names = mica_parser_grow(p, list->names, list->size, sizeof *list->names);
  list->variadicities =
      mica_parser_grow(p, list->variadicities, list->size, sizeof *list->variadicities);
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  if (list->names == NULL || list->variadicities == NULL || list->values == NULL) return false;
  const size_t i = list->size++;
  mica_str name;
  if (!mica_parse_any_keyword(p, &name) || !mica_parse_punct(p, ':')) return false;
  list->names[i] = mica_attr_string(mica_parser_context(p), name);
  return list->names[i] != NULL &&
         (!list->has_variadicities || parse_variadicity(p, &list->variadicities[i])) &&
         mica_parse_operand(p, &list->values[i]);
}

static bool parse_values(mica_parser *p, values *list, mica_operand_refs *args,
                         const mica_attr **names) {
  if (!mica_parse_list(p, '(', false, parse_value, list)) return false;
  *args = (mica_operand_refs){list->values, list->size};
  *names = mica_attr_array(mica_parser_context(p), (mica_attrs){list->names, list->size});
  return *names != NULL;
}

bool irdl_parse_named_value_list(mica_parser *p, mica_op_state *out, mica_operand_refs *args,
                                 const mica_attr **names) {
  (void)out;
  values list = {NULL, NULL, NULL, 0, false};
  return parse_values(p, &list, args, names);
}

bool irdl_parse_named_value_list_with_variadicity(mica_parser *p, mica_op_state *out,
                                                  mica_operand_refs *args, const mica_attr **names,
                                                  const mica_attr **variadicities) {
  values list = {NULL, NULL, NULL, 0, true};
  if (!parse_values(p, &list, args, names)) return false;
  *variadicities = irdl_variadicity_array_attr_get(mica_state_context(out),
                                                   (mica_attrs){list.variadicities, list.size});
  return *variadicities != NULL;
}

static void print_values(mica_printer *p, const mica_op *op, mica_segment args, mica_attrs names,
                         mica_attrs variadicities) {
  mica_print_char(p, '(');
  for (size_t i = 0; i < args.count && i < names.size; i++) {
    if (i != 0) mica_print_text(p, ", ");
    mica_print_str(p, mica_attr_string_value(names.data[i]));
    mica_print_text(p, ": ");
    if (i < variadicities.size) {
      const irdl_variadicity kind = irdl_variadicity_attr_value(variadicities.data[i]);
      if (kind != IRDL_VARIADICITY_SINGLE) {
        mica_print_str(p, irdl_variadicity_to_text(kind));
        mica_print_char(p, ' ');
      }
    }
    mica_print_operand(p, mica_op_operand(op, args.first + i));
  }
  mica_print_char(p, ')');
}

void irdl_print_named_value_list(mica_printer *p, const mica_op *op, mica_segment args,
                                 const mica_attr *names) {
  print_values(p, op, args, mica_attr_array_elements(names), (mica_attrs){NULL, 0});
}

void irdl_print_named_value_list_with_variadicity(mica_printer *p, const mica_op *op,
                                                  mica_segment args, const mica_attr *names,
                                                  const mica_attr *variadicities) {
  print_values(p, op, args, mica_attr_array_elements(names),
               irdl_variadicity_array_attr_value(variadicities));
}

// ---- `{"name" = %value}` ------------------------------------------------------------------------

static bool parse_attribute(mica_parser *p, void *user) {
  values *list = user;
  list->names = mica_parser_grow(p, list->names, list->size, sizeof *list->names);
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  if (list->names == NULL || list->values == NULL) return false;
  const size_t i = list->size++;
  return mica_parse_attr_of(p, NULL, mica_attr_is_string, &list->names[i]) &&
         mica_parse_punct(p, '=') && mica_parse_operand(p, &list->values[i]);
}

bool irdl_parse_attributes_op(mica_parser *p, mica_op_state *out, mica_operand_refs *args,
                              const mica_attr **names) {
  values list = {NULL, NULL, NULL, 0, false};
  if (mica_parse_optional_punct(p, '{') &&
      (!mica_parse_list(p, 0, false, parse_attribute, &list) || !mica_parse_punct(p, '}')))
    return false;
  *args = (mica_operand_refs){list.values, list.size};
  *names = mica_attr_array(mica_state_context(out), (mica_attrs){list.names, list.size});
  return *names != NULL;
}

void irdl_print_attributes_op(mica_printer *p, const mica_op *op, mica_segment args,
                              const mica_attr *names) {
  const mica_attrs each = mica_attr_array_elements(names);
  if (each.size == 0) return;
  mica_print_char(p, '{');
  for (size_t i = 0; i < args.count && i < each.size; i++) {
    if (i != 0) mica_print_text(p, ", ");
    mica_print_attr(p, each.data[i]);
    mica_print_text(p, " = ");
    mica_print_operand(p, mica_op_operand(op, args.first + i));
  }
  mica_print_char(p, '}');
}
