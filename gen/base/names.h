// Names of generated C: snake case, upper case, keywords; and terminated texts in the arena.
// Every result is NUL-terminated and lives in the arena.
#ifndef MICA_GEN_BASE_NAMES_H
#define MICA_GEN_BASE_NAMES_H

#include "base/arena.h"

// CmpIPredicate -> cmpi_predicate, getAsmResultNames -> get_asm_result_names, scf.for -> scf_for.
const char *name_snake(arena *a, text name);
// The same of a class without its dialect in front: LLVMVoidType of llvm -> void_type.
const char *name_in_dialect(arena *a, text name, const char *dialect);
const char *name_upper(arena *a, text name);  // ring_add, ring.add -> RING_ADD
// What can't stand in a C name becomes an underscore; a digit in front gets one.
const char *name_clean(arena *a, text name);
bool name_is_identifier(text name);
// Of C, C++ or GNU C, or a macro, type or variable of the C library that generated C may meet.
bool name_is_keyword(text name);
// The name, with an underscore after it when it can't name a parameter or a member.
const char *name_safe(arena *a, const char *name);
// Whether `name` (which begins with '$') stands at `at` and ends there.
bool name_stands_at(const char *at, const char *name);
bool name_is_letter(char c);  // or a digit or underscore: part of an identifier

const char *text_copy(arena *a, text t);  // "" for size 0
const char *text_concat(arena *a, const char *first, const char *second);
// Every line with the common indentation taken away, without blank lines at both ends.
const char *text_dedent(arena *a, text t);

#endif
