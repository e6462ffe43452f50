// The steps that printers generated from assembly formats are made of. Written over the public
// print functions alone, so that a hook can do all that generated code does.
#include "mica/print.h"

#include <assert.h>

// ---- groups of operands -------------------------------------------------------------------------

typedef void (*print_range)(mica_printer *p, const mica_op *op, size_t first, size_t count);

static void print_groups(mica_printer *p, const mica_op *op, size_t first, const mica_attr *sizes,
                         print_range print) {
  const mica_int32s counts = mica_attr_dense_i32s_value(sizes);
  for (size_t i = 0; i < counts.size; i++) {
    size_t count = (size_t)counts.data[i];
    mica_print_text(p, i == 0 ? "(" : ", (");
    print(p, op, first, count);
    mica_print_char(p, ')');
    first += count;
  }
}

void mica_print_operand_groups(mica_printer *p, const mica_op *op, size_t first,
                               const mica_attr *sizes) {
  print_groups(p, op, first, sizes, mica_print_operands);
}

void mica_print_type_groups(mica_printer *p, const mica_op *op, size_t first,
                            const mica_attr *sizes) {
  print_groups(p, op, first, sizes, mica_print_operand_types);
}

// ---- types and attributes of one definition -----------------------------------------------------

void mica_print_type_of(mica_printer *p, const mica_type *type, const mica_type_def *def) {
  if (mica_type_isa(type, def)) mica_print_stripped_type(p, type);
  else mica_print_type(p, type);
}

void mica_print_attr_of(mica_printer *p, const mica_attr *attr, const mica_attr_def *def) {
  if (attr != NULL && mica_attr_isa(attr, def)) mica_print_stripped_attr(p, attr);
  else mica_print_attr(p, attr);
}

// ---- functional-type ----------------------------------------------------------------------------

void mica_print_function_input_type(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '(');
  mica_print_type(p, type);
  mica_print_char(p, ')');
}

void mica_print_function_result_type(mica_printer *p, const mica_type *type) {
  if (mica_type_is_function(type)) mica_print_function_input_type(p, type);
  else mica_print_type(p, type);
}

static void print_types(mica_printer *p, const mica_op *op, bool of_results, mica_segment values) {
  if (of_results) mica_print_result_types(p, op, values.first, values.count);
  else mica_print_operand_types(p, op, values.first, values.count);
}

void mica_print_function_input_types(mica_printer *p, const mica_op *op, bool of_results,
                                     mica_segment values) {
  mica_print_char(p, '(');
  print_types(p, op, of_results, values);
  mica_print_char(p, ')');
}

void mica_print_function_result_types(mica_printer *p, const mica_op *op, bool of_results,
                                      mica_segment values) {
  if (values.count != 1) {
    mica_print_function_input_types(p, op, of_results, values);
    return;
  }
  const mica_value *value = of_results ? mica_op_result(op, values.first)
                                       : mica_op_operand(op, values.first);
  mica_print_function_result_type(p, mica_value_type(value));
}

// ---- regions and successors ---------------------------------------------------------------------

void mica_print_whole_region(mica_printer *p, const mica_region *region) {
  mica_print_region(p, region, true, true, false);
}

static bool says_something(const mica_op *terminator) {
  return mica_op_operand_count(terminator) != 0 || mica_op_result_count(terminator) != 0 ||
         mica_attr_dictionary_entries(mica_op_discardable(terminator)).size != 0;
}

static bool has_slots(const mica_op *op) {
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (mica_op_slot(op, i) != NULL) return true;
  return false;
}

void mica_print_implicit_region(mica_printer *p, const mica_region *region) {
  const mica_block *entry = mica_region_first(region);
  const mica_op *terminator = entry == NULL ? NULL : mica_block_terminator(entry);
  bool print = terminator == NULL || says_something(terminator) || has_slots(terminator);
  mica_print_region(p, region, true, print, false);
}

void mica_print_regions(mica_printer *p, const mica_op *op, mica_segment regions,
                        bool implicit_terminator) {
  for (size_t i = 0; i < regions.count; i++) {
    const mica_region *region = mica_op_region(op, regions.first + i);
    if (i > 0) mica_print_text(p, ", ");
    if (implicit_terminator) mica_print_implicit_region(p, region);
    else mica_print_whole_region(p, region);
  }
}

void mica_print_successors(mica_printer *p, const mica_op *op, mica_segment successors) {
  assert(successors.first + successors.count <= op->successor_count);
  for (size_t i = 0; i < successors.count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_successor(p, mica_op_successor(op, successors.first + i));
  }
}

// ---- enums --------------------------------------------------------------------------------------

static void print_case(mica_printer *p, const mica_enum_def *def, mica_str text, bool plain) {
  if (plain || mica_enum_is_keyword(def, text)) mica_print_str(p, text);
  else mica_print_quoted(p, text);
}

void mica_print_enum_attr(mica_printer *p, const mica_enum_def *def, const mica_attr *attr) {
  uint64_t value = def->is_bits ? mica_attr_integer_zext(attr)
                                : (uint64_t)mica_attr_integer_value(attr);
  print_case(p, def, mica_enum_to_text(mica_attr_context(attr), def, value), false);
}

// Combined bits can be read back without quotes when each of them is a keyword, and there is one.
static bool all_keywords(const mica_enum_def *def, uint64_t value) {
  if (def->is_bits && value == 0) return false;
  for (size_t i = 0; i < def->case_count; i++) {
    const mica_enum_case *c = &def->cases[i];
    bool stands = def->is_bits ? c->value != 0 && (c->value & ~value) == 0 : c->value == value;
    if (stands && !mica_enum_is_keyword(def, mica_str_of(c->text))) return false;
  }
  return true;
}

void mica_print_enum(mica_printer *p, const mica_enum_def *def, uint64_t value) {
  print_case(p, def, mica_enum_to_text(mica_printer_context(p), def, value),
             all_keywords(def, value));
}

void mica_print_enum_field(mica_printer *p, const mica_enum_def *def, uint64_t value) {
  if (!def->is_bits || !def->is_attribute) mica_print_enum(p, def, value);
  else print_case(p, def, mica_enum_to_text(mica_printer_context(p), def, value), false);
}
