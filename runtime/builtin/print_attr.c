// The text of attributes: the print hooks of the builtin definitions. Elements are in
// print_dense.c, expressions of affine maps and sets in print_affine.c, locations in print_loc.c.
#include "builtin/params.h"
#include "builtin/print_nested.h"
#include "text/integer.h"
#include "text/kept.h"

// ---- Scalars ------------------------------------------------------------------------------------

void mica_printer_integer_attr(mica_printer *p, const mica_attr *attr) {
  const integer_attr *params = mica_attr_params(attr);
  print_elision elision = p->elision;
  const integer_type *type = mica_type_is_index(params->type) ? NULL : integer_of(params->type);
  if (type != NULL && type->width == 1 && type->sign == MICA_SIGNLESS) {
    if (params->value != 0) PRINTER_PUT(p, "true");
    else PRINTER_PUT(p, "false");
    return;
  }
  if (type != NULL && type->sign == MICA_UNSIGNED) mica_print_uint(p, mica_attr_integer_zext(attr));
  else mica_print_int(p, (int64_t)params->value);
  bool is_i64 = type != NULL && type->width == 64 && type->sign == MICA_SIGNLESS;
  if (elision == PRINT_TYPE_MAY_BE_ELIDED && is_i64) return;
  mica_printer_type_after(p, params->type, elision);
}

void mica_printer_wide_integer_attr(mica_printer *p, const mica_attr *attr) {
  const wide_integer_attr *params = mica_attr_params(attr);
  const integer_type *type = integer_of(params->type);
  print_elision elision = p->elision;
  mica_printer_integer_words(p, params->words.data, type->width, type->sign != MICA_UNSIGNED);
  mica_printer_type_after(p, params->type, elision);
}

void mica_printer_float_attr(mica_printer *p, const mica_attr *attr) {
  const float_attr *params = mica_attr_params(attr);
  mica_float_kind kind = mica_type_float_kind(params->type);
  print_elision elision = p->elision;
  bool as_bits = mica_printer_float_bits(p, kind, params->bits);
  if (elision == PRINT_TYPE_MAY_BE_ELIDED && kind == MICA_F64 && !as_bits) return;
  mica_printer_type_after(p, params->type, elision);
}

void mica_printer_string_attr(mica_printer *p, const mica_attr *attr) {
  const string_attr *params = mica_attr_params(attr);
  print_elision elision = p->elision;
  mica_print_quoted(p, params->value);
  if (params->type != NULL) mica_printer_type_after(p, params->type, elision);
}

void mica_printer_unit_attr(mica_printer *p, const mica_attr *attr) {
  (void)attr;
  PRINTER_PUT(p, "unit");
}

void mica_printer_type_attr(mica_printer *p, const mica_attr *attr) {
  print_part_type(p, mica_attr_type_value(attr));
}

void mica_printer_opaque_attr(mica_printer *p, const mica_attr *attr) {
  print_elision elision = p->elision;
  mica_printer_opaque_symbol(p, '#', mica_attr_opaque_dialect(attr), mica_attr_opaque_text(attr));
  mica_printer_type_after(p, mica_attr_type(attr), elision);
}

void mica_printer_location_attr(mica_printer *p, const mica_attr *attr) {
  mica_printer_loc(p, mica_attr_location_value(attr), false);
}

void mica_printer_symbol_attr(mica_printer *p, const mica_attr *attr) {
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

void mica_printer_strided_layout_attr(mica_printer *p, const mica_attr *attr) {
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

// ---- Containers ---------------------------------------------------------------------------------

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

void mica_printer_array_attr(mica_printer *p, const mica_attr *attr) {
  printer_put_char(p, '[');
  mica_printer_push(p, attr, array_next);
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

void mica_printer_dictionary_attr(mica_printer *p, const mica_attr *attr) {
  printer_put_char(p, '{');
  mica_printer_push(p, attr, dictionary_next);
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
void mica_printer_distinct_attr(mica_printer *p, const mica_attr *attr) {
  uintptr_t number = (uintptr_t)mica_pointer_map_find(&p->distinct, attr);
  if (number == 0) {
    number = p->distinct.count + 1;
    if (!mica_pointer_map_set(&p->context->memory, &p->distinct, attr, (void *)number))
      mica_printer_fail(p);
  }
  PRINTER_PUT(p, "distinct[");
  mica_print_uint(p, number - 1);
  PRINTER_PUT(p, "]<");
  mica_printer_push(p, attr, distinct_next);
}

// ---- Affine maps and sets -----------------------------------------------------------------------

void mica_printer_affine_map_attr(mica_printer *p, const mica_attr *attr) {
  PRINTER_PUT(p, "affine_map<");
  mica_print_affine_map(p, mica_attr_affine_map_value(attr));
  printer_put_char(p, '>');
}

void mica_printer_integer_set_attr(mica_printer *p, const mica_attr *attr) {
  PRINTER_PUT(p, "affine_set<");
  mica_printer_integer_set(p, mica_attr_integer_set_value(attr));
  printer_put_char(p, '>');
}

// ---- For everybody ------------------------------------------------------------------------------

void mica_printer_attr_body(mica_printer *p, const mica_attr *attr, print_elision elision) {
  size_t base = p->frame_count;
  print_begin_attr(p, attr, elision);
  if (p->frame_count != base) mica_printer_run(p, base);
}

// Strings and symbols mostly stand at one place alone.
static bool is_name(const mica_attr *attr) {
  return attr->def == &mica_builtin_string_attr || attr->def == &mica_builtin_symbol_attr;
}

static void print_with(mica_printer *p, const mica_attr *attr, print_elision elision) {
  if (attr == NULL) {
    mica_printer_lack(p, "an attribute");
    return;
  }
  uintptr_t key = (uintptr_t)attr | (uintptr_t)elision;
  if (kept_put(p, key)) return;
  kept_mark mark = kept_begin(p);
  if (p->alias_attr == NULL || !p->alias_attr(p, attr, elision))
    mica_printer_attr_body(p, attr, elision);
  if (p->kept != NULL && !is_name(attr)) mica_kept_texts_add(p, key, mark);
}

// A dictionary that never stands for its alias; its text is kept apart from the one that may.
static void print_in_full(mica_printer *p, const mica_attr *dictionary) {
  const uintptr_t key = (uintptr_t)dictionary | (PRINT_TYPE_ELIDED + 1);
  if (kept_put(p, key)) return;
  kept_mark mark = kept_begin(p);
  mica_printer_attr_body(p, dictionary, PRINT_TYPE_NEVER_ELIDED);
  if (p->kept != NULL) mica_kept_texts_add(p, key, mark);
}

void mica_print_attr(mica_printer *p, const mica_attr *attr) {
  print_with(p, attr, PRINT_TYPE_NEVER_ELIDED);
}
bool mica_print_attr_alias(mica_printer *p, const mica_attr *attr) {
  return p->alias_attr != NULL && p->alias_attr(p, attr, PRINT_TYPE_NEVER_ELIDED);
}

void mica_print_attr_without_type(mica_printer *p, const mica_attr *attr) {
  print_with(p, attr, PRINT_TYPE_ELIDED);
}

void mica_print_dictionary_entries(mica_printer *p, const mica_attr *dictionary) {
  if (dictionary == NULL) PRINTER_PUT(p, "{}");
  else print_in_full(p, dictionary);
}

bool mica_attr_print(const mica_attr *attr, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, attr->context, NULL, sink)) mica_print_attr(&p, attr);
  return mica_printer_finish(&p);
}

mica_str mica_attr_to_text(const mica_attr *attr) {
  char scratch[PRINTER_ROOM];
  mica_printer p;
  mica_printer_init_text(&p, attr->context, NULL, scratch, sizeof scratch);
  mica_print_attr(&p, attr);
  return mica_printer_take_text(&p);
}
