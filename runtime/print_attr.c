// The text of attributes. Elements are in print_dense.c, affine maps and sets in print_affine.c, locations in
// print_loc.c.
#include "builtin_storage.h"
#include "mica/number.h"
#include "print_nested.h"

// ---- Scalars -------------------------------------------------------------------------------------------------------

static void put_type_behind(mica_printer *p, const mica_type *type, print_elision elision) {
  if (elision == PRINT_TYPE_ELIDED || type == NULL || mica_type_is_none(type)) return;
  PRINTER_PUT(p, " : ");
  print_part_type(p, type);
}

static void begin_integer(mica_printer *p, const mica_attr *attr, print_elision elision) {
  const integer_attr *params = mica_attr_params(attr);
  const mica_type *type = params->type;  // first in the wide form too
  if (mica_type_is_i(type, 1)) {
    if (params->value != 0) PRINTER_PUT(p, "true");
    else PRINTER_PUT(p, "false");
    return;
  }
  if (attr->def == &builtin_wide_integer_attr) {
    const wide_integer_attr *wide = mica_attr_params(attr);
    printer_integer_words(p, wide->words.data, integer_of(type)->width, !mica_type_is_unsigned_integer(type));
  } else if (mica_type_is_unsigned_integer(type)) {
    mica_print_uint(p, mica_attr_integer_zext(attr));
  } else {
    mica_print_int(p, (int64_t)params->value);
  }
  if (elision == PRINT_TYPE_MAY_BE_ELIDED && mica_type_is_i(type, 64)) return;
  put_type_behind(p, type, elision);
}

static void begin_float(mica_printer *p, const mica_attr *attr, print_elision elision) {
  const float_attr *params = mica_attr_params(attr);
  mica_float_kind kind = mica_type_float_kind(params->type);
  bool as_bits = printer_float_bits(p, kind, params->bits);
  if (elision == PRINT_TYPE_MAY_BE_ELIDED && kind == MICA_F64 && !as_bits) return;
  put_type_behind(p, params->type, elision);
}

static void put_symbol(mica_printer *p, const mica_attr *attr) {
  mica_print_symbol_name(p, mica_attr_symbol_root(attr));
  mica_strs nested = mica_attr_symbol_nested(attr);
  for (size_t i = 0; i < nested.size; i++) {
    PRINTER_PUT(p, "::");
    mica_print_symbol_name(p, nested.data[i]);
  }
}

static void put_stride(mica_printer *p, int64_t value) {
  if (value == MICA_DYNAMIC) printer_put_char(p, '?');
  else mica_print_int(p, value);
}

static void put_strided_layout(mica_printer *p, const mica_attr *attr) {
  mica_int64s strides = mica_attr_strided_layout_strides(attr);
  int64_t offset = mica_attr_strided_layout_offset(attr);
  PRINTER_PUT(p, "strided<[");
  for (size_t i = 0; i < strides.size; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    put_stride(p, strides.data[i]);
  }
  printer_put_char(p, ']');
  if (offset != 0) {
    PRINTER_PUT(p, ", offset: ");
    put_stride(p, offset);
  }
  printer_put_char(p, '>');
}

// ---- Containers ----------------------------------------------------------------------------------------------------

static bool array_next(mica_printer *p, print_frame *frame) {
  mica_attrs elements = mica_attr_array_elements(frame->object);
  size_t i = frame->step++;
  if (i == elements.size) {
    printer_put_char(p, ']');
    return false;
  }
  if (i != 0) PRINTER_PUT(p, ", ");
  print_part_attr(p, elements.data[i], PRINT_TYPE_MAY_BE_ELIDED);
  return true;
}

static bool dictionary_next(mica_printer *p, print_frame *frame) {
  mica_named_attrs entries = mica_attr_dictionary_entries(frame->object);
  size_t i = frame->step++;
  if (i == entries.size) {
    printer_put_char(p, '}');
    return false;
  }
  if (i != 0) PRINTER_PUT(p, ", ");
  mica_print_keyword_or_string(p, entries.data[i].name);
  if (mica_attr_is_unit(entries.data[i].value)) return true;
  PRINTER_PUT(p, " = ");
  print_part_attr(p, entries.data[i].value, PRINT_TYPE_NEVER_ELIDED);
  return true;
}

static bool distinct_next(mica_printer *p, print_frame *frame) {
  const mica_attr *referenced = mica_attr_distinct_referenced(frame->object);
  if (frame->step++ == 0 && !mica_attr_is_unit(referenced)) {
    print_part_attr(p, referenced, PRINT_TYPE_NEVER_ELIDED);
    return true;
  }
  printer_put_char(p, '>');
  return false;
}

// Numbers count from 0 in the order in which distinct attributes are printed.
static void begin_distinct(mica_printer *p, const mica_attr *attr) {
  uintptr_t number = (uintptr_t)mica_pointer_map_find(&p->distinct, attr);
  if (number == 0) {
    number = p->distinct.count + 1;
    if (!mica_pointer_map_set(p->context, &p->distinct, attr, (void *)number)) printer_fail(p);
  }
  PRINTER_PUT(p, "distinct[");
  mica_print_uint(p, number - 1);
  PRINTER_PUT(p, "]<");
  print_push(p, attr, distinct_next);
}

// ---- All of them -----------------------------------------------------------------------------------------------------

static void begin_elements(mica_printer *p, const mica_attr *attr, print_elision elision) {
  if (mica_attr_is_dense_elements(attr)) print_dense_elements(p, attr);
  else if (mica_attr_is_sparse_elements(attr)) print_sparse_elements(p, attr);
  else print_resource(p, attr);
  put_type_behind(p, mica_attr_type(attr), elision);
}

static void begin_rare(mica_printer *p, const mica_attr *attr, print_elision elision) {
  const mica_attr_def *def = attr->def;
  if (def == &builtin_dense_array_attr) {
    print_dense_array(p, attr);
  } else if (def == &builtin_affine_map_attr) {
    PRINTER_PUT(p, "affine_map<");
    mica_print_affine_map(p, mica_attr_affine_map_value(attr));
    printer_put_char(p, '>');
  } else if (def == &builtin_integer_set_attr) {
    PRINTER_PUT(p, "affine_set<");
    printer_integer_set(p, mica_attr_integer_set_value(attr));
    printer_put_char(p, '>');
  } else if (def == &builtin_strided_layout_attr) {
    put_strided_layout(p, attr);
  } else if (def == &builtin_distinct_attr) {
    begin_distinct(p, attr);
  } else if (def == &builtin_opaque_attr) {
    print_opaque_symbol(p, '#', mica_attr_opaque_dialect(attr), mica_attr_opaque_text(attr));
    put_type_behind(p, mica_attr_type(attr), elision);
  } else if (mica_attr_is_location(attr)) {
    printer_loc(p, mica_attr_location_value(attr), false);
  } else {
    begin_elements(p, attr, elision);
  }
}

void print_begin_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  const mica_attr_def *def = attr->def;
  if (mica_attr_is_integer(attr)) {
    begin_integer(p, attr, elision);
  } else if (def == &builtin_float_attr) {
    begin_float(p, attr, elision);
  } else if (def == &builtin_string_attr) {
    mica_print_quoted(p, mica_attr_string_value(attr));
    put_type_behind(p, mica_attr_type(attr), elision);
  } else if (def == &builtin_array_attr) {
    printer_put_char(p, '[');
    print_push(p, attr, array_next);
  } else if (def == &builtin_dictionary_attr) {
    printer_put_char(p, '{');
    print_push(p, attr, dictionary_next);
  } else if (def == &builtin_symbol_attr) {
    put_symbol(p, attr);
  } else if (def == &builtin_type_attr) {
    print_part_type(p, mica_attr_type_value(attr));
  } else if (def == &builtin_unit_attr) {
    PRINTER_PUT(p, "unit");
  } else if (def->storage.dialect != NULL) {
    print_dialect_attr(p, attr);
    put_type_behind(p, mica_attr_type(attr), elision);
  } else {
    begin_rare(p, attr, elision);
  }
}

// ---- For everybody ---------------------------------------------------------------------------------------------------

void printer_attr_body(mica_printer *p, const mica_attr *attr, print_elision elision) {
  size_t base = p->frame_count;
  print_begin_attr(p, attr, elision);
  if (p->frame_count != base) print_run(p, base);
}

static void print_with(mica_printer *p, const mica_attr *attr, print_elision elision) {
  if (p->alias_attr == NULL || !p->alias_attr(p, attr, elision)) printer_attr_body(p, attr, elision);
}

void mica_print_attr(mica_printer *p, const mica_attr *attr) { print_with(p, attr, PRINT_TYPE_NEVER_ELIDED); }
void mica_print_attr_without_type(mica_printer *p, const mica_attr *attr) {
  print_with(p, attr, PRINT_TYPE_ELIDED);
}

void mica_print_dictionary_entries(mica_printer *p, const mica_attr *dictionary) {
  if (dictionary == NULL) PRINTER_PUT(p, "{}");
  else printer_attr_body(p, dictionary, PRINT_TYPE_NEVER_ELIDED);
}

bool mica_attr_print(const mica_attr *attr, mica_sink sink) {
  mica_printer p;
  if (printer_init(&p, attr->context, NULL, sink)) mica_print_attr(&p, attr);
  return printer_finish(&p);
}

mica_str mica_attr_to_text(const mica_attr *attr) {
  char scratch[PRINTER_ROOM];
  mica_printer p;
  printer_init_text(&p, attr->context, NULL, scratch, sizeof scratch);
  mica_print_attr(&p, attr);
  return printer_take_text(&p);
}
