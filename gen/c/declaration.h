// What the author's C declares: a reader of declarations and of a function's statements, which
// knows as much of C as is needed to tell what a declaration declares. Expressions are skipped.
#ifndef MICA_GEN_C_DECLARATION_H
#define MICA_GEN_C_DECLARATION_H

#include "c/name_table.h"

typedef struct c_declared {
  text name;
  size_t at;  // of the name in the code
  name_kind kind;
  bool defines;  // `int f(void) { ... }`, and not `int f(void);`
  bool is_static;
  text parameters;  // of a function; data NULL: it is none
} c_declared;

typedef void c_declared_function(void *context, const c_declared *found);

// The names of a piece of declarations, one after the other. What `#ifndef` keeps from being said
// twice is left out where its macro is known.
void c_read_declarations(text code, const name_table *known, c_declared_function *found,
                         void *context);

// The variables that the statements of a function declare outside of any block.
void c_read_locals(text code, c_declared_function *found, void *context);

#endif
