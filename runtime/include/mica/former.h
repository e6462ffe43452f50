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

// ---- For formats without types ------------------------------------------------------------------

// Operands that have the types of their values. False: reported, as where one isn't defined yet.
MICA_API bool mica_state_former_operands(mica_op_state *out, const mica_operand_ref *refs,
                                         size_t count);
// Of the first operand that `out` has; NULL: it has none, which is reported.
MICA_API const mica_type *mica_state_former_type(const mica_op_state *out);
// As many results of the type as the text has names, but for `others`.
MICA_API bool mica_state_former_results(mica_op_state *out, const mica_type *type, size_t others);
// The last thing that a form says: it had `results`, fewer than today's (0: all); `upgrade` is
// called when all is read (NULL: nothing is). Always true.
MICA_API bool mica_state_former_had(mica_op_state *out, size_t results,
                                    bool (*upgrade)(mica_op *op, mica_symbol_tables *tables));
// What the text calls the operation, up to what can't stand in a name.
MICA_API mica_str mica_state_former_name(const mica_op_state *out);

// ---- For former attributes ----------------------------------------------------------------------

// The number of an integer attribute. False: it is none, or has more than 64 bits.
MICA_API bool mica_former_number(const mica_attr *value, int64_t *out);
// What FormerAttribute names: `[1, 2]` or `array<i32: 1, 2>` as `array<i64: 1, 2>`; what is no such
// list stays. NULL: not all of them are numbers, or no memory.
MICA_API const mica_attr *mica_former_int64s(mica_context *ctx, const mica_attr *value);

MICA_END

#endif
