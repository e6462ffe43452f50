// The stack of types and attributes that are being printed, and the forms of dialects.
#include "builtin/print_nested.h"

#include "context/context.h"
#include "mica/dialect.h"

enum { PARTS_MAX = 1 << 22 };

// A few lines of aliases name a type whose text has no end: `!a1 = tuple<!a0, !a0>`, `!a2 =
// tuple<!a1, !a1>`, ...
static bool count_part(mica_printer *p) {
  if (p->frame_count == 0 && p->hold == 0) p->parts = 0;
  if (p->parts++ < PARTS_MAX) return true;
  if (!p->failed)
    mica_error(p->context, p->at,
               "a type or attribute is too large to print: its text holds more than %d others",
               (int)PARTS_MAX);
  mica_printer_fail(p);
  return false;
}

void mica_printer_push(mica_printer *p, const void *object,
                       bool (*next)(mica_printer *p, print_frame *frame)) {
  if (!count_part(p)) return;
  if (p->frame_count == p->frame_capacity) {
    size_t capacity = p->frame_capacity * 2;
    print_frame *grown = mica_allocate(p->context, capacity * sizeof *grown);
    if (grown == NULL) {
      mica_printer_fail(p);
      return;
    }
    memcpy(grown, p->frames, p->frame_count * sizeof *grown);
    if (p->frames != p->few_frames)
      mica_free(p->context, p->frames, p->frame_capacity * sizeof *grown);
    p->frames = grown;
    p->frame_capacity = capacity;
  }
  p->frames[p->frame_count++] = (print_frame){object, 0, next};
}

void mica_printer_run(mica_printer *p, size_t base) {
  while (p->frame_count > base && !p->failed) {
    print_frame *frame = &p->frames[p->frame_count - 1];
    if (!frame->next(p, frame)) p->frame_count--;
  }
  p->frame_count = base;
}

bool mica_printer_may_nest(mica_printer *p) { return count_part(p) && mica_printer_enter(p); }

// ---- Dialect symbols ----------------------------------------------------------------------------

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_name_char(char c) {
  return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

// A name, perhaps with something between angle brackets after it.
static bool is_simple(const char *text, size_t size) {
  if (size == 0 || !is_letter(text[0])) return false;
  size_t i = 0;
  while (i < size && is_name_char(text[i])) i++;
  return i == size || (text[i] == '<' && text[size - 1] == '>');
}

void mica_printer_opaque_symbol(mica_printer *p, char prefix, mica_str dialect, mica_str text) {
  bool simple = is_simple(text.data, text.size);
  printer_put_char(p, prefix);
  printer_put(p, dialect.data, dialect.size);
  printer_put_char(p, simple ? '.' : '<');
  printer_put(p, text.data, text.size);
  if (!simple) printer_put_char(p, '>');
}

// The character between the dialect's name and the body is written as a dot, and mended when the
// body is known.
static size_t open_symbol(mica_printer *p, char prefix, const mica_def_base *base) {
  p->hold++;
  printer_put_char(p, prefix);
  mica_print_text(p, base->dialect->name);
  printer_put_char(p, '.');
  return (size_t)(p->cursor - p->buffer);
}

static void close_symbol(mica_printer *p, size_t start) {
  p->hold--;
  if (p->failed) return;
  if (is_simple(p->buffer + start, (size_t)(p->cursor - p->buffer) - start)) return;
  p->buffer[start - 1] = '<';
  printer_put_char(p, '>');
}

static void put_mnemonic(mica_printer *p, const mica_def_base *base) {
  if (base->mnemonic != NULL) mica_print_text(p, base->mnemonic);
}

void mica_printer_dialect_type(mica_printer *p, const mica_type *type) {
  const mica_type_def *def = type->def;
  if (!mica_printer_enter(p)) return;
  size_t start = open_symbol(p, '!', &def->base);
  bool (*print_any)(mica_printer *, const mica_type *) = def->base.dialect->print_type;
  if (print_any == NULL || !print_any(p, type)) mica_print_generated_type(p, type);
  close_symbol(p, start);
}

void mica_print_generated_type(mica_printer *p, const mica_type *type) {
  if (!mica_printer_may_nest(p)) return;
  put_mnemonic(p, &type->def->base);
  if (type->def->print != NULL) type->def->print(p, type);
}

bool mica_printer_enter_type(mica_printer *p, mica_open_type *entry, const mica_type *type) {
  return mica_open_types_enter(&p->open_types, entry, type);
}

void mica_printer_leave_type(mica_printer *p) { mica_open_types_leave(&p->open_types); }

void mica_printer_type_after(mica_printer *p, const mica_type *type, print_elision elision) {
  if (elision == PRINT_TYPE_ELIDED || type == NULL || mica_type_is_none(type)) return;
  PRINTER_PUT(p, " : ");
  print_part_type(p, type);
}

void mica_printer_dialect_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  const mica_attr_def *def = attr->def;
  if (!mica_printer_may_nest(p)) return;
  size_t start = open_symbol(p, '#', &def->base);
  bool (*print_any)(mica_printer *, const mica_attr *) = def->base.dialect->print_attr;
  if (print_any == NULL || !print_any(p, attr)) {
    put_mnemonic(p, &def->base);
    if (def->print != NULL) def->print(p, attr);
  }
  close_symbol(p, start);
  mica_printer_type_after(p, mica_attr_type(attr), elision);
}

// ---- Stripped forms -----------------------------------------------------------------------------

void mica_print_stripped_type(mica_printer *p, const mica_type *type) {
  if (p->alias_type != NULL && p->alias_type(p, type)) return;
  p->hold++;
  size_t before = (size_t)(p->cursor - p->buffer);
  if (type->def->base.dialect != NULL && type->def->print != NULL && mica_printer_may_nest(p))
    type->def->print(p, type);
  bool wrote = (size_t)(p->cursor - p->buffer) != before;
  p->hold--;
  if (!wrote) mica_print_type(p, type);
}

void mica_print_stripped_attr(mica_printer *p, const mica_attr *attr) {
  if (p->alias_attr != NULL && p->alias_attr(p, attr, PRINT_TYPE_NEVER_ELIDED)) return;
  p->hold++;
  size_t before = (size_t)(p->cursor - p->buffer);
  if (attr->def->base.dialect != NULL && attr->def->print != NULL && mica_printer_may_nest(p))
    attr->def->print(p, attr);
  bool wrote = (size_t)(p->cursor - p->buffer) != before;
  p->hold--;
  if (!wrote) mica_print_attr(p, attr);
}
