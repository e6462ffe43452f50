// Printing types and attributes inside each other without recursion: beginning one writes its text,
// or puts a frame on the printer's stack when parts of it are still to come.
#ifndef MICA_RUNTIME_BUILTIN_PRINT_NESTED_H
#define MICA_RUNTIME_BUILTIN_PRINT_NESTED_H

#include "builtin/params.h"
#include "text/printer.h"

// The forms that belong to dialects: `!ring.elem<...>`, `#ring.attr<...>`.
void mica_printer_dialect_type(mica_printer *p, const mica_type *type);
void mica_printer_dialect_attr(mica_printer *p, const mica_attr *attr, print_elision elision);

// Builtin definitions belong to no dialect here; their print hooks write all of their text, and
// read p->elision.
static inline void print_begin_type(mica_printer *p, const mica_type *type) {
  if (type->def->base.dialect != NULL) mica_printer_dialect_type(p, type);
  else type->def->print(p, type);
}
static inline void print_begin_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  p->elision = elision;
  if (attr->def->base.dialect != NULL) mica_printer_dialect_attr(p, attr, elision);
  else attr->def->print(p, attr);
}
// The same for a part of another: its alias, when it has one.
static inline void print_part_type(mica_printer *p, const mica_type *type) {
  if (p->alias_type == NULL || !p->alias_type(p, type)) print_begin_type(p, type);
}
static inline void print_part_attr(mica_printer *p, const mica_attr *attr, print_elision elision) {
  if (p->alias_attr == NULL || !p->alias_attr(p, attr, elision)) print_begin_attr(p, attr, elision);
}
// Puts a frame on the stack.
void mica_printer_push(mica_printer *p, const void *object,
                       bool (*next)(mica_printer *p, print_frame *frame));
// Before parts are printed by calls, which take the C stack. False: there is no more of it, or of
// what one text may hold.
bool mica_printer_may_nest(mica_printer *p);
// Prints what is on the stack above `base`.
void mica_printer_run(mica_printer *p, size_t base);

// ` : type`, unless it is elided, absent or none.
void mica_printer_type_after(mica_printer *p, const mica_type *type, print_elision elision);
// `#dialect.text` when the text is simple enough, else `#dialect<text>`.
void mica_printer_opaque_symbol(mica_printer *p, char prefix, mica_str dialect, mica_str text);

#endif
