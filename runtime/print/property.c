// Properties as formats write them: `7`, `[1, 2]`, `some<a>`. Called by generated printers.
#include "mica/predicate.h"

#include <assert.h>
#include "mica/print.h"
#include "mica/property.h"

static void put_value(mica_printer *p, const mica_property_def *def, const mica_attr *value);

static void put_int(mica_printer *p, const mica_property_def *def, const mica_attr *value) {
  if (def->is_unsigned) mica_print_uint(p, mica_attr_integer_zext(value));
  else mica_print_int(p, mica_attr_integer_value(value));
}

static void put_enum(mica_printer *p, const mica_property_def *def, const mica_attr *value) {
  if (def->keyword != NULL) mica_print_text(p, def->keyword);
  if (def->keyword != NULL) mica_print_char(p, '<');
  mica_print_enum(p, def->enumeration, mica_property_enum_value(def, value));
  if (def->keyword != NULL) mica_print_char(p, '>');
}

static void put_list(mica_printer *p, const mica_property_def *def, mica_attrs items) {
  mica_print_char(p, '[');
  for (size_t i = 0; i < items.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    put_value(p, def->element, items.data[i]);
  }
  mica_print_char(p, ']');
}

static void put_ints(mica_printer *p, const mica_property_def *def, const mica_attr *value) {
  size_t count;
  const void *data = mica_attr_dense_array_data(value, &count);
  mica_print_char(p, '[');
  mica_print_scalars(p, def->width / 8, !def->is_unsigned, data, count);
  mica_print_char(p, ']');
}

static void put_optional(mica_printer *p, const mica_property_def *def, const mica_attr *value) {
  if (value == NULL) mica_print_text(p, "none");
  if (value == NULL) return;
  if (!def->is_bare) mica_print_text(p, "some<");
  put_value(p, def->element, value);
  if (!def->is_bare) mica_print_char(p, '>');
}

static void put_value(mica_printer *p, const mica_property_def *def, const mica_attr *value) {
  if (def->hooks != NULL && def->hooks->print != NULL) {
    def->hooks->print(p, value);
    return;
  }
  switch (def->kind) {
  case MICA_PROPERTY_OWN: break;
  case MICA_PROPERTY_INT: put_int(p, def, value); break;
  case MICA_PROPERTY_BOOL:
    mica_print_text(p, mica_attr_bool_value(value) ? "true" : "false");
    break;
  case MICA_PROPERTY_UNIT:
    mica_print_text(p, mica_attr_is_unit(value) ? "unit" : "unit_absent");
    break;
  case MICA_PROPERTY_STRING: mica_print_quoted(p, mica_attr_string_value(value)); break;
  case MICA_PROPERTY_ENUM: put_enum(p, def, value); break;
  case MICA_PROPERTY_INTS: put_ints(p, def, value); break;
  case MICA_PROPERTY_LIST: put_list(p, def, mica_attr_array_elements(value)); break;
  case MICA_PROPERTY_OPTIONAL: put_optional(p, def, mica_attr_optional_value(value)); break;
  }
}

void mica_print_property(mica_printer *p, const mica_op *op, size_t slot) {
  assert(slot < op->name->slot_count);
  put_value(p, mica_slot_property(mica_op_def_of(op), slot), mica_op_slot(op, slot));
}
