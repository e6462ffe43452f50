// What the files of patterns share while one is made: its parts with their places, its symbols.
#ifndef MICA_GEN_MAKE_PATTERN_BUILD_H
#define MICA_GEN_MAKE_PATTERN_BUILD_H

#include "make/build.h"
#include "model/pattern.h"

typedef struct pattern_build {
  build *b;
  model_pattern *pattern;
  bool is_fold;        // operands may be constants, nothing is made
  bool in_supplement;  // what is made now is beside the results
  list symbols;        // pattern_symbol, in the order of their bindings
  text_map by_name;
} pattern_build;

// ---- Parts: pattern_part.c ----------------------------------------------------------------------

// A value within the lists and dags of a field, and the name behind it.
typedef struct pattern_part {
  const value *v;
  text name;                         // without its `$`
  const struct pattern_part *outer;  // NULL: the field itself
  const field *from;
  size_t index, depth;  // in `outer`
} pattern_part;

pattern_part pattern_part_of_field(const field *f);
pattern_part pattern_part_at(const pattern_part *outer, size_t index);
size_t pattern_part_count(const pattern_part *part);
place_range pattern_part_place(const build *b, const pattern_part *part, field_part which);
// Of the name behind it, or of all where it has none.
place_range pattern_name_place(const build *b, const pattern_part *part);
const record *pattern_operator(const pattern_part *part);  // NULL: no dag
bool pattern_is_directive(const pattern_part *part, const char *name);
bool pattern_is_op(const pattern_part *part);
bool pattern_is_code(const pattern_part *part);
// False, and reported: it nests too deeply to be read.
bool pattern_is_shallow(const build *b, const pattern_part *part);
// How many of what is within it, itself too, are so.
typedef bool pattern_question(const build *b, const pattern_part *part);
size_t pattern_count_within(const build *b, const pattern_part *part, pattern_question *is);
// The text that was written, in one line.
const char *pattern_part_text(build *b, const pattern_part *part);

// ---- Symbols: pattern_symbol.c ------------------------------------------------------------------

// Binds `$name`; NULL: it has no name, or `_`, or is another thing already (reported).
pattern_symbol *pattern_bind(pattern_build *p, text name, place_range at, pattern_symbol_kind kind,
                             const model_op *op);
// The same of what an operation or native code gives in a result: `$name__1` is one of its values.
pattern_symbol *pattern_bind_made(pattern_build *p, const pattern_part *part,
                                  pattern_symbol_kind kind, const model_op *op, int *which);
// What `$name` or `$name__1` reads. NULL: nothing is called so (reported).
pattern_symbol *pattern_read(pattern_build *p, text name, place_range at, int *which);

// ---- The parts of a pattern ---------------------------------------------------------------------

bool pattern_source(pattern_build *p, const pattern_part *part, pattern_node *out);
// The same of an operation that the part doesn't name.
bool pattern_source_of(pattern_build *p, const pattern_part *part, const model_op *op,
                       pattern_node *out);
// What replaces values of the root from `first` on; negative: none of them.
bool pattern_result(pattern_build *p, const pattern_part *part, int first, pattern_node *out);
// What a fold gives in the place of one result.
bool pattern_folded(pattern_build *p, const pattern_part *part, pattern_node *out);
void pattern_demands(pattern_build *p);
void pattern_lines(pattern_build *p);                  // the comment
size_t pattern_value_count(const pattern_node *node);  // of a result

// Whether no type fulfils both.
bool pattern_types_never_meet(const model_constraint *a, const model_constraint *b);
// About patterns that are of no use: pattern_warning.c. `sets`: model_pattern_set.
void pattern_warnings(build *b, const list *patterns, const list *sets);

// Native code over `count` arguments, checked. NULL: reported.
const c_expression *pattern_code(pattern_build *p, const record *native, bool is_in_source,
                                 size_t count, place_range at);
// The C of an attribute that is known: ConstantAttr and its like, a case of an enum. NULL: it is
// none, or reported.
bool pattern_is_constant(const record *r);
const c_expression *pattern_constant(pattern_build *p, const record *r, place_range at);
// C that gives a type, in a string of returnType.
// Whether something in the pattern is C++ that is written there: native code, a type.
bool pattern_holds_cpp(const pattern_build *p);
const c_expression *pattern_type_code(pattern_build *p, const pattern_part *part);

#endif
