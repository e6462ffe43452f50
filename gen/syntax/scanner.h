// The tokens of a whole run: files with their includes opened in place, the preprocessor obeyed.
#ifndef MICA_GEN_SYNTAX_SCANNER_H
#define MICA_GEN_SYNTAX_SCANNER_H

#include "base/diagnostic.h"
#include "syntax/token.h"

typedef struct scanner scanner;

scanner *scanner_create(arena *memory, source_set *sources, diagnostics *diagnostics);
void scanner_destroy(scanner *s);
void scanner_define(scanner *s, text macro);
void scanner_start(scanner *s, const source_file *main_file);

// The next token, in *out, which is returned; TOKEN_END at the end of the main file and ever after.
// A TOKEN_ERROR isn't reported yet (the caller does, once earlier statements are through); scanning
// can go on after it.
token *scanner_next(scanner *s, token *out);

// What the error returned last has to do with, for a note. begin 0: nothing.
place_range scanner_related(const scanner *s, const char **what);

// Where it reads just now; 0: nowhere, before the first file and after the last.
place scanner_place(const scanner *s);

// No further token: after an error that would only repeat itself.
void scanner_stop(scanner *s);
bool scanner_was_stopped(const scanner *s);

#endif
