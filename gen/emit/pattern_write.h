// What the emitters of patterns share: the function that is being written, and the C of what the
// pattern's names stand for so far.
#ifndef MICA_GEN_EMIT_PATTERN_WRITE_H
#define MICA_GEN_EMIT_PATTERN_WRITE_H

#include "emit/op_pieces.h"
#include "model/pattern.h"

// What a function is given beside what it looks at.
typedef struct pattern_given {
  const char *context;   // C of the context
  const char *argument;  // of a helper,
  const char *parameter, *parameter_name;
  const struct pattern_given *inner;  // in that helper
} pattern_given;
extern const pattern_given pattern_given_rewriter, pattern_given_fold;

typedef struct pattern_writer {
  emitter *e;
  const model_pattern *pattern;
  name_scope names;          // of the function's locals,
  text_map locals;           // and what was wanted for them
  pointer_map symbols;       // C of each symbol that is bound
  list bound;                // the symbols, in the order in which they were
  list found;                // C of the operations found, as their locations are fused
  buffer *helpers;           // functions that stand before
  size_t *helper_count;      // of the pattern
  const pattern_node *last;  // made last: whoever takes it asks whether it is there
  pointer_map values;        // C of the operand that a symbol's constant is, in a fold
  const pattern_given *given;
  bool has_sources;  // what defines the root's operands was asked for before the function is called
  list sources;      // by turns the name of such an operation, and C of the operand
} pattern_writer;

// ---- Pieces: pattern_pieces.c -------------------------------------------------------------------

// The name of a local, of several with one `wanted` name each another.
const char *pattern_local(pattern_writer *w, const char *wanted);
// The same of one that stands only in front of endings, up to NULL.
const char *pattern_local_stem(pattern_writer *w, const char *wanted, const char *const *endings);
// C of what a leaf reads: a value where it is one, an attribute, the operation, ...
const char *pattern_leaf(pattern_writer *w, const pattern_node *leaf);
// C of one result of an operation, which `op` (C) is.
const char *pattern_result_of(emitter *e, const model_op *definition, const char *op, size_t index);
// Whether it is an operation, in C, whose values are meant.
bool pattern_is_all_results(const pattern_node *node);
// C of a mica_values.
const char *pattern_values(pattern_writer *w, const pattern_node *node, const char *in_c,
                           bool is_optional);
// C of the root's operation, in its function.
extern const char pattern_root[];
// C with the placeholders filled in: `$0`, `$1`, ... are the arguments, `self` (NULL: none) stands
// for `$_self`.
const char *pattern_code_text(pattern_writer *w, const c_expression *code,
                              const char *const *arguments, size_t count, const char *self);

// C of native code in a result, or of an attribute that is known.
const char *pattern_made_code(pattern_writer *w, const pattern_node *node);

// Whether `child` of a root says what defines an operand whose number is known: the pattern's
// constant says it, too (mica_pattern).
bool pattern_is_source(const model_op *root, const pattern_node *child);

void pattern_emit_match(pattern_writer *w);
void pattern_emit_rewrite(pattern_writer *w);

#endif
