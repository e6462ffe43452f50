// From tokens to statements.
#ifndef MICA_GEN_SYNTAX_PARSE_H
#define MICA_GEN_SYNTAX_PARSE_H

#include "base/diagnostic.h"
#include "syntax/scanner.h"
#include "syntax/syntax.h"

// Called with every statement of the top level as soon as it is complete, in order.
typedef void statement_handler(void *user, syntax *statement);

// Reads everything the scanner has. Syntax errors are reported; reading goes on at the next
// statement that begins a line.
void parse_all(arena *memory, scanner *scanner, diagnostics *diagnostics, const source_set *sources,
               statement_handler *handle, void *user);

#endif
