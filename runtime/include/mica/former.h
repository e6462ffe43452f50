// Text of older versions: what dialects once wrote (mica_former_dialect of dialect.h), and what the
// language itself had. A tool that reads such text names mica_former_text in its parse options, and
// only such a tool links what reads it. docs/legacy.md says what is read, and how a dialect tells.
#ifndef MICA_FORMER_H
#define MICA_FORMER_H

#include "mica/parse.h"

MICA_BEGIN

// For mica_parse_options: older text is read beside today's. What can't be told from the text is an
// error that says so. Cost: linear; a table of the former names is made for each text.
MICA_API extern const mica_former_reader mica_former_text;

// ---- For former formats and types ---------------------------------------------------------------
// What custom directives and functions of FormerType call.

// A type, and what its older spelling told besides, which today's doesn't: of a pointer to what it
// points. *told is NULL where the spelling told nothing.
MICA_API bool mica_parse_former_type(mica_parser *p, const mica_type **out, const mica_type **told);
// The function of a former type says what its spelling tells; NULL: nothing.
MICA_API void mica_parser_former_tells(mica_parser *p, const mica_type *told);

// The directive FormerNumber: a number where an operand stands today. It becomes the value of an
// operation in front of the one that is read: of the operation that a dialect declares for that.
MICA_API bool mica_parse_former_number(mica_parser *p, mica_op_state *out, mica_operand_ref *ref);

MICA_END

#endif
