// What the files share that make the encodings of bytecode: the file that describes them, and the
// encoding that is being made. No other file includes it.
#ifndef MICA_GEN_MAKE_BYTECODE_BUILD_H
#define MICA_GEN_MAKE_BYTECODE_BUILD_H

#include "make/build.h"
#include "model/bytecode.h"
#include "model/definition.h"

typedef struct file_name {
  text name;
  place_range at;  // of who names it
} file_name;

typedef struct bytecode_file {
  build *b;
  file_name named;
  const record_set *records;  // those of the encodings
  list functions;             // CppBytecode records
} bytecode_file;

typedef struct making_encoding {
  bytecode_file *file;
  build *b;
  const record *record;
  model_encoding *out;
  model_encoded *members;  // those made so far
  field from;              // the dag of members
} making_encoding;

// One of the strings of a member or an encoding.
typedef struct bytecode_code {
  const record *record;
  field from;
  const char *text;  // trimmed
  place at;          // of its record, where it was put together of pieces that can't be followed
  bool is_followed, is_cpp;
  place use;
} bytecode_code;

// ---- Strings: bytecode_code.c -------------------------------------------------------------------

bytecode_code bytecode_code_of(const bytecode_file *f, const record *r, const char *name,
                               place use);
// The C of a condition that reads, over $_reader and $_var, and of a call that writes, over
// $_writer and $_getter; fill what they call of the author's. *getter: what the C++ writes, where
// it says that. NULL: reported.
const char *bytecode_read(making_encoding *m, const bytecode_code *code, model_coding *out);
const char *bytecode_write(making_encoding *m, const bytecode_code *code, model_coding *out,
                           const char **getter);
// The same of a CompositeBytecode, by functions of the author's over out->type.
void bytecode_composite(making_encoding *m, const record *r, model_coding *out);
// C over `attr` or `type`, and over the members `$name` where `of_members`; NULL: it has none,
// which `why` tells. Of C what is wrong is reported.
const char *bytecode_expression(making_encoding *m, const bytecode_code *code, bool of_members,
                                cpp_failure *why);
// The type of a number, which both sides know: C over the members and $_ctxt, of C++ that gives a
// type, semantics or a number of bits; NULL: it has none.
const char *bytecode_known_type(making_encoding *m, const bytecode_code *code);
// "attr" or "type".
const char *bytecode_self(const making_encoding *m);

// ---- Members: bytecode_member.c -----------------------------------------------------------------

void bytecode_members_fill(making_encoding *m);
const model_encoded *bytecode_member(const making_encoding *m, text name);  // NULL: none

#endif
