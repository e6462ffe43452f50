// What is wrong with an author's code at first sight, told at its column in the definition, before
// it is read or goes into generated C as it is written.
#ifndef MICA_GEN_C_CODE_CHECK_H
#define MICA_GEN_C_CODE_CHECK_H

#include "c/code_source.h"

typedef enum code_form {
  CODE_EXPRESSION,
  CODE_STATEMENTS,  // `;` or `}` at the end
} code_form;

// Brackets, texts and comments have their ends, and nothing is written as only preprocessors and
// old keyboards know it. Each answers false after it has reported.
bool code_check_tokens(session *s, const code_source *source, code_form form);
// A condition: an expression, and in C one that can be meant.
bool code_check_condition(session *s, const code_source *source);
// Placeholders are among `known`, up to NULL. `what` begins the message: "the parser of 'x'".
bool code_check_placeholders(session *s, const code_source *source, const char *what,
                             const char *const *known);
// Statements end as C has them end, and none runs into the next.
bool code_check_statements(session *s, const code_source *source, const char *what);
// Statements of a function that answers something return it.
bool code_check_return(session *s, const code_source *source, const char *what);
// Reports where what should be an expression of C stops being one.
void code_report_end(session *s, const code_source *source, const char *what);

// No variable outside of a block is called as one that the function has already.
bool code_check_locals(session *s, const code_source *source, const char *what);

#endif
