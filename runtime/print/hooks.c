// What print hooks call for values, blocks and regions. Everything here works in a dry run too:
// text then goes nowhere, and types, attributes and locations are noted for aliases.
#include "print/op.h"

mica_context *mica_printer_context(const mica_printer *p) { return p->context; }

void mica_print_operand(mica_printer *p, const mica_value *value) {
  mica_printer_value_name(p, value, true);
}

void mica_print_successor(mica_printer *p, const mica_block *block) {
  mica_printer_block_name(p, block);
}

void mica_print_successor_with_operands(mica_printer *p, const mica_block *block, const mica_op *op,
                                        size_t first, size_t count) {
  mica_printer_block_name(p, block);
  if (count == 0) return;
  printer_put_char(p, '(');
  mica_print_operands(p, op, first, count);
  PRINTER_PUT(p, " : ");
  mica_print_operand_types(p, op, first, count);
  printer_put_char(p, ')');
}

// The location of an argument has no alias in place, though it counts as one that can't be
// deferred.
static void put_argument_location(mica_printer *p, mica_loc loc) {
  if (!p->options.debug_info) return;
  printer_put_char(p, ' ');
  if (p->op->collecting) mica_printer_alias_visit_loc(p, loc, false);
  else mica_printer_loc(p, loc, false);
}

void mica_print_region_argument(mica_printer *p, const mica_value *argument,
                                const mica_attr *attributes, bool omit_type) {
  mica_printer_value_name(p, argument, true);
  if (!omit_type || p->op->collecting) {
    PRINTER_PUT(p, ": ");
    mica_print_type(p, argument->type);
  }
  // MLIR looks for no aliases in the attributes of a region's arguments.
  if (attributes != NULL && !p->op->collecting &&
      mica_attr_dictionary_entries(attributes).size != 0) {
    printer_put_char(p, ' ');
    mica_print_dictionary_entries(p, attributes);
  }
  put_argument_location(p, mica_value_loc(argument));
}

// MLIR gives what a form might print here an alias, whether locations are printed or not.
void mica_print_optional_loc(mica_printer *p, mica_loc loc) {
  if (p->op != NULL && p->op->collecting) {
    mica_printer_alias_visit_loc(p, loc, false);
  } else if (p->options.debug_info) {
    printer_put_char(p, ' ');
    mica_printer_loc(p, loc, true);
  }
}

void mica_print_shadow_region_arguments(mica_printer *p, const mica_region *region,
                                        mica_value *const *values, size_t count) {
  const mica_block *entry = region->first;
  if (entry == NULL || p->op->collecting) return;
  for (size_t i = 0; i < count && i < entry->argument_count; i++)
    mica_printer_names_shadow(p, mica_block_argument_at(entry, i), values[i]);
}

void mica_print_assignments(mica_printer *p, const char *prefix, const mica_op *op,
                            const mica_block *block, size_t first, mica_segment operands) {
  if (operands.count == 0) return;
  mica_print_text(p, prefix);
  printer_put_char(p, '(');
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) PRINTER_PUT(p, ", ");
    mica_print_operand(p, mica_block_argument_at(block, first + i));
    PRINTER_PUT(p, " = ");
    mica_print_operand(p, mica_op_operand(op, operands.first + i));
  }
  printer_put_char(p, ')');
}
