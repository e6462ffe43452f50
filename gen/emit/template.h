// Templates: constants that look like their output, with named holes.
//   static const char getter[] =
//       "// ${summary}\n"
//       "mica_value *${op}_${name}(const mica_op *op) { return mica_op_operand(op, ${index}); }\n";
// A hole is `${name}`; its value may have several lines, which are then indented like the hole. A
// line that holds nothing but empty holes is left out. An unknown hole, or one whose value is NULL,
// is an assertion. Used by every emitter.
#ifndef MICA_GEN_EMIT_TEMPLATE_H
#define MICA_GEN_EMIT_TEMPLATE_H

#include "base/arena.h"

typedef struct template_hole {
  const char *name;  // the list ends with NULL
  const char *value;
} template_hole;

// In C, a value in a comment or between quotes of the template is written as base/c_text.h says.
typedef enum template_kind { TEMPLATE_C, TEMPLATE_PROSE } template_kind;

// Appends the filled template. `holes` may be NULL when it has none.
void template_fill(buffer *to, const char *pattern, const template_hole *holes, template_kind kind);

// The values of holes; all lie in the arena.
const char *template_filled(arena *a, const char *pattern, const template_hole *holes,
                            template_kind kind);
// The items with `between` between them; "" when there are none.
const char *template_join(arena *a, const char *const *items, size_t count, const char *between);
const char *template_quoted(arena *a, text string);  // as a C string literal, with its quotes

// Replaces placeholders of an author's expression: `$_self`, `$0`, …. Names as written, with the
// `$`; the list ends with NULL. A `$` that starts none of them stays.
const char *template_substitute(arena *a, const char *expression,
                                const template_hole *placeholders);

#endif
