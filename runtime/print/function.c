// The text form of functions, written: visibility, name, signature, attributes, body
// (mica/function.h). Called by print hooks of operations that are functions; owns nothing.
#include "mica/function.h"

#include "ir/op_name.h"
#include "mica/symbol.h"
#include "print/op.h"

// Element `index` of `arg_attrs` or `res_attrs`, where it is a dictionary with entries; else NULL.
static const mica_attr *attributes_at(const mica_attr *array, size_t index) {
  if (array == NULL || !mica_attr_is_array(array)) return NULL;
  mica_attrs items = mica_attr_array_elements(array);
  if (index >= items.size || !mica_attr_is_dictionary(items.data[index])) return NULL;
  return mica_attr_dictionary_entries(items.data[index]).size == 0 ? NULL : items.data[index];
}

static void print_type_with(mica_printer *p, const mica_type *type, const mica_attr *attributes) {
  mica_print_type(p, type);
  if (attributes == NULL) return;
  printer_put_char(p, ' ');
  mica_print_dictionary_entries(p, attributes);
}

static void print_arguments(mica_printer *p, const mica_op *op, mica_types inputs) {
  const mica_block *entry = mica_op_region(op, 0)->first;
  const mica_attr *array = mica_op_known_attribute(op, MICA_NAME_ARG_ATTRS);
  for (size_t i = 0; i < inputs.size; i++) {
    if (i > 0) PRINTER_PUT(p, ", ");
    const mica_attr *attributes = attributes_at(array, i);
    if (entry != NULL && i < entry->argument_count)
      mica_print_region_argument(p, mica_block_argument_at(entry, i), attributes, false);
    else print_type_with(p, inputs.data[i], attributes);
  }
}

// One of the results; `attributes`: those of all.
static void print_result(mica_printer *p, const mica_attr *attributes, size_t i,
                         const mica_type *type) {
  if (i > 0) PRINTER_PUT(p, ", ");
  print_type_with(p, type, attributes_at(attributes, i));
}

// Whether the first of `count` results makes them stand in parentheses.
static bool has_parentheses(const mica_attr *attributes, size_t count, const mica_type *first) {
  return count > 1 || mica_type_is_function(first) || attributes_at(attributes, 0) != NULL;
}

static void print_results(mica_printer *p, const mica_op *op, mica_types results) {
  if (results.size == 0) return;
  const mica_attr *array = mica_op_known_attribute(op, MICA_NAME_RES_ATTRS);
  bool parentheses = has_parentheses(array, results.size, results.data[0]);
  PRINTER_PUT(p, " -> ");
  if (parentheses) printer_put_char(p, '(');
  for (size_t i = 0; i < results.size; i++) print_result(p, array, i, results.data[i]);
  if (parentheses) printer_put_char(p, ')');
}

static void print_call_results(mica_printer *p, const mica_op *op) {
  size_t count = mica_op_result_count(op);
  const mica_attr *array = mica_op_known_attribute(op, MICA_NAME_RES_ATTRS);
  bool parentheses = count == 0 || has_parentheses(array, count, mica_op_result(op, 0)->type);
  PRINTER_PUT(p, " -> ");
  if (parentheses) printer_put_char(p, '(');
  for (size_t i = 0; i < count; i++) print_result(p, array, i, mica_op_result(op, i)->type);
  if (parentheses) printer_put_char(p, ')');
}

void mica_print_call_signature(mica_printer *p, const mica_op *op, mica_segment passed) {
  const mica_attr *array = mica_op_known_attribute(op, MICA_NAME_ARG_ATTRS);
  printer_put_char(p, '(');
  for (size_t i = 0; i < passed.count; i++) {
    if (i > 0) PRINTER_PUT(p, ", ");
    print_type_with(p, mica_op_operand(op, passed.first + i)->type, attributes_at(array, i));
  }
  printer_put_char(p, ')');
  print_call_results(p, op);
}

void mica_print_signature(mica_printer *p, const mica_op *op, mica_types inputs, bool variadic,
                          mica_types results) {
  printer_put_char(p, '(');
  print_arguments(p, op, inputs);
  if (variadic) mica_print_text(p, inputs.size > 0 ? ", ..." : "...");
  printer_put_char(p, ')');
  print_results(p, op, results);
}

static void put_name(mica_printer *p, const mica_op *op) {
  printer_put_char(p, ' ');
  const mica_attr *visibility = mica_op_known_attribute(op, MICA_NAME_SYM_VISIBILITY);
  if (visibility != NULL && mica_attr_is_string(visibility)) {
    mica_print_str(p, mica_attr_string_value(visibility));
    printer_put_char(p, ' ');
  }
  mica_print_symbol_name(p, mica_symbol_name(op));
}

// A dry run has nothing to learn from its name.
void mica_print_function(mica_printer *p, const mica_op *op, mica_types inputs, bool variadic,
                         mica_types results) {
  static const char *const elided[] = {"sym_name", "sym_visibility", "function_type", "arg_attrs",
                                       "res_attrs"};
  if (!p->op->collecting) put_name(p, op);
  mica_print_signature(p, op, inputs, variadic, results);
  mica_print_attr_dict_with_keyword(p, op, elided, sizeof elided / sizeof *elided);
  if (mica_region_is_empty(mica_op_region(op, 0))) return;
  printer_put_char(p, ' ');
  mica_print_region(p, mica_op_region(op, 0), false, true, false);
}

void mica_print_function_op(mica_printer *p, const mica_op *op) {
  const mica_type *type = mica_function_type_of(op);
  mica_print_function(p, op, mica_type_function_inputs(type), false,
                      mica_type_function_results(type));
}
