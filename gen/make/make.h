// Making the model: what the formats and the driver ask. Its files share build.h.
#ifndef MICA_GEN_MAKE_MAKE_H
#define MICA_GEN_MAKE_MAKE_H

#include "model/call.h"
#include "model/hook.h"
#include "model/model.h"

// What is making a model: for who adds the formats, until model_hooks_fill.
typedef struct build model_maker;

typedef struct model_options {
  text prefix;         // of names in C; size 0: the default
  text dialect;        // whose definitions are made; size 0: the main file's
  text encodings;      // the file of those of bytecode; size 0: the dialect says
  bool is_strict;      // C++ that has no C is an error, not a function of the author's
  bool is_extension;   // what stands in the main file alone is made, for a dialect made of others
  bool warns_of_each;  // C++ without effect at each place, not once for each file
  const pointer_map *left_out;  // records of which nothing is made
} model_options;

// What is wrong is reported, and marked in the outcome of the element.
model *model_build(session *s, const source_file *main_file, const model_options *options,
                   model_maker **maker);

// ---- For the formats ----------------------------------------------------------------------------

// Code in a format: an argument of custom<...>.
typedef struct model_code {
  const char *in_c;  // over $_ctxt
  const char *c_type;
} model_code;

// `code` as it stands between the quotes. False: it has no C that Mica knows, or its type isn't
// known. In custom_code.c.
bool model_code_of(model_maker *maker, text code, model_code *out);

// Adds what another element asks for: a format uses the type_expression of an operand or result, or
// the parser and printer of a parameter.
void model_add_needs(session *s, model_outcome *to, const model_outcome *of);
// Whether the function takes what is handed over; if not, that is reported.
bool call_fits(diagnostics *d, const model_call *call, text parameters);
// The author's functions of the whole file: after the formats.
void model_hooks_fill(model_maker *maker);

// ---- Names --------------------------------------------------------------------------------------

// Makes the table and enters what the model's elements name; formats have names besides.
void model_names_fill(model_maker *maker);
// Whether no name is given to two things; the owners of those that are to be left out are added.
bool model_names_differ(session *s, const model *m, pointer_map *left_out);
// Reports the author's calls of what is generated, where they hand over something else than is
// taken, and names that nothing declares.
void model_calls_check(const model *m, diagnostics *d);

// ---- What is left out ---------------------------------------------------------------------------

// Adds a record, or those of all that is broken; false: nothing is new.
bool model_leave_out(session *s, pointer_map *left_out, const record *r, const char *error);
bool model_leave_out_broken(session *s, const model *m, pointer_map *left_out);

#endif
