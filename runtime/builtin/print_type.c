// The text of types: the print hooks of the builtin definitions.
#include "builtin/params.h"
#include "text/float_layout.h"
#include "builtin/print_nested.h"
#include "text/kept.h"

// ---- Without parts ------------------------------------------------------------------------------

void mica_printer_integer_type(mica_printer *p, const mica_type *type) {
  const integer_type *params = integer_of(type);
  char *at = printer_room(p, 16);
  if (params->sign != MICA_SIGNLESS) *at++ = params->sign == MICA_SIGNED ? 's' : 'u';
  *at++ = 'i';
  p->cursor = mica_printer_write_uint(at, params->width);
}

void mica_printer_index_type(mica_printer *p, const mica_type *type) {
  (void)type;
  PRINTER_PUT(p, "index");
}
void mica_printer_none_type(mica_printer *p, const mica_type *type) {
  (void)type;
  PRINTER_PUT(p, "none");
}
void mica_printer_float_type(mica_printer *p, const mica_type *type) {
  mica_print_str(p, mica_float_layout_of(mica_type_float_kind(type))->name);
}
void mica_printer_opaque_type(mica_printer *p, const mica_type *type) {
  mica_printer_opaque_symbol(p, '!', mica_type_opaque_dialect(type), mica_type_opaque_text(type));
}

static void put_shape(mica_printer *p, mica_int64s shape, const bool *scalable) {
  for (size_t i = 0; i < shape.size; i++) {
    bool scales = scalable != NULL && scalable[i];
    if (scales) printer_put_char(p, '[');
    if (shape.data[i] == MICA_DYNAMIC) printer_put_char(p, '?');
    else mica_print_int(p, shape.data[i]);
    if (scales) printer_put_char(p, ']');
    printer_put_char(p, 'x');
  }
}

// ---- With parts ---------------------------------------------------------------------------------

static bool function_next(mica_printer *p, print_frame *frame) {
  const function_type *type = mica_type_params(frame->object);
  mica_types inputs = type->inputs, results = type->results;
  bool wrapped = results.size != 1 || mica_type_is_function(results.data[0]);
  size_t i = frame->step++;
  if (i < inputs.size) {
    if (i != 0) PRINTER_PUT(p, ", ");
    print_part_type(p, inputs.data[i]);
    return true;
  }
  i -= inputs.size;
  if (i == 0) PRINTER_PUT(p, ") -> ");
  if (i == 0 && wrapped) printer_put_char(p, '(');
  if (i < results.size) {
    if (i != 0) PRINTER_PUT(p, ", ");
    print_part_type(p, results.data[i]);
    return true;
  }
  if (wrapped) printer_put_char(p, ')');
  return false;
}

static bool tuple_next(mica_printer *p, print_frame *frame) {
  mica_types elements = mica_type_tuple_elements(frame->object);
  size_t i = frame->step++;
  if (i == elements.size) {
    printer_put_char(p, '>');
    return false;
  }
  if (i != 0) PRINTER_PUT(p, ", ");
  print_part_type(p, elements.data[i]);
  return true;
}

// Element, then up to two attributes, then the bracket.
static bool element_next(mica_printer *p, print_frame *frame) {
  const mica_type *type = frame->object;
  const mica_attr *attrs[2] = {NULL, NULL};
  if (mica_type_is_ranked_tensor(type)) attrs[0] = mica_type_encoding(type);
  if (mica_type_is_memref(type)) attrs[0] = mica_type_layout(type);
  if (mica_type_is_any_memref(type)) attrs[1] = mica_type_memory_space(type);
  size_t step = frame->step++;
  if (step == 0) {
    print_part_type(p, mica_type_element(type));
    return true;
  }
  if (step == 3) {
    printer_put_char(p, '>');
    return false;
  }
  if (attrs[step - 1] == NULL) return true;
  PRINTER_PUT(p, ", ");
  print_elision elision = mica_type_is_any_memref(type) ? PRINT_TYPE_MAY_BE_ELIDED
                                                        : PRINT_TYPE_NEVER_ELIDED;
  print_part_attr(p, attrs[step - 1], elision);
  return true;
}

void mica_printer_function_type(mica_printer *p, const mica_type *type) {
  printer_put_char(p, '(');
  mica_printer_push(p, type, function_next);
}
void mica_printer_tuple_type(mica_printer *p, const mica_type *type) {
  PRINTER_PUT(p, "tuple<");
  mica_printer_push(p, type, tuple_next);
}
void mica_printer_complex_type(mica_printer *p, const mica_type *type) {
  PRINTER_PUT(p, "complex<");
  mica_printer_push(p, type, element_next);
}
void mica_printer_vector_type(mica_printer *p, const mica_type *type) {
  PRINTER_PUT(p, "vector<");
  put_shape(p, mica_type_shape(type), mica_type_scalable_dims(type));
  mica_printer_push(p, type, element_next);
}
void mica_printer_ranked_type(mica_printer *p, const mica_type *type) {
  if (mica_type_is_memref(type)) PRINTER_PUT(p, "memref<");
  else PRINTER_PUT(p, "tensor<");
  put_shape(p, mica_type_shape(type), NULL);
  mica_printer_push(p, type, element_next);
}
void mica_printer_unranked_type(mica_printer *p, const mica_type *type) {
  if (mica_type_is_unranked_memref(type)) PRINTER_PUT(p, "memref<*x");
  else PRINTER_PUT(p, "tensor<*x");
  mica_printer_push(p, type, element_next);
}

// ---- For everybody ------------------------------------------------------------------------------

void mica_printer_type_body(mica_printer *p, const mica_type *type) {
  size_t base = p->frame_count;
  print_begin_type(p, type);
  if (p->frame_count != base) mica_printer_run(p, base);
}

MICA_COLD static void print_new_type(mica_printer *p, const mica_type *type) {
  if (type == NULL) {
    mica_printer_lack(p, "a type");
    return;
  }
  kept_mark mark = kept_begin(p);
  if (p->alias_type == NULL || !p->alias_type(p, type)) mica_printer_type_body(p, type);
  if (p->kept != NULL) mica_kept_texts_add(p, (uintptr_t)type, mark);
}

void mica_print_type(mica_printer *p, const mica_type *type) {
  if (type == NULL || !kept_put(p, (uintptr_t)type)) print_new_type(p, type);
}

void mica_print_types(mica_printer *p, mica_types types) {
  for (size_t i = 0; i < types.size; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_print_type(p, types.data[i]);
  }
}

void mica_print_arrow_types(mica_printer *p, mica_types types) {
  if (types.size == 0) return;
  bool wrapped = types.size != 1 || mica_type_is_function(types.data[0]);
  PRINTER_PUT(p, " -> ");
  if (wrapped) printer_put_char(p, '(');
  mica_print_types(p, types);
  if (wrapped) printer_put_char(p, ')');
}

bool mica_type_print(const mica_type *type, mica_sink sink) {
  mica_printer p;
  if (mica_printer_init(&p, type->context, NULL, sink)) mica_print_type(&p, type);
  return mica_printer_finish(&p);
}

mica_str mica_type_to_text(const mica_type *type) {
  char scratch[PRINTER_ROOM];
  mica_printer p;
  mica_printer_init_text(&p, type->context, NULL, scratch, sizeof scratch);
  mica_print_type(&p, type);
  return mica_printer_take_text(&p);
}
