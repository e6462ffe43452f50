// Expressions of C as trees: read from the text that authors and the prelude write, combined, and
// written once, with the parentheses that precedence asks for.
// Used by predicates, constraints and inference. Trees are never changed after they were made, so
// they share their parts; all lie in the arena that made them.
#ifndef MICA_GEN_C_C_EXPRESSION_H
#define MICA_GEN_C_C_EXPRESSION_H

#include "base/arena.h"

typedef enum c_expression_kind {
  C_NAME,         // of a variable, function or constant
  C_PLACEHOLDER,  // `$_self`, `$0`, `$lhs`
  C_LITERAL,      // a number or a character
  C_STRING,       // a string, with its quotes
  C_CALL,         // children: the function, then its arguments
  C_MEMBER,       // text: `.size`, `->def`; child: the struct
  C_INDEX,        // children: the array and the index
  C_UNARY,        // text: the operator
  C_CAST,         // text: the type
  C_COMPOUND,     // `(mica_str){data, size}`; text: the type; children: what is inside
  C_BINARY,       // text: the operator; && and || have two children or more
  C_CONDITIONAL,  // children: the question, then, else
  C_RAW,          // what the reader doesn't understand; children: its pieces in order
  C_PIECE,        // of such text, as written
} c_expression_kind;

// From tight to loose.
typedef enum c_precedence {
  C_BINDS_PRIMARY,
  C_BINDS_UNARY,
  C_BINDS_MULTIPLY,
  C_BINDS_ADD,
  C_BINDS_SHIFT,
  C_BINDS_RELATION,
  C_BINDS_EQUALITY,
  C_BINDS_BIT_AND,
  C_BINDS_BIT_XOR,
  C_BINDS_BIT_OR,
  C_BINDS_AND,
  C_BINDS_OR,
  C_BINDS_CONDITIONAL,
  C_BINDS_LOOSELY,  // unknown
} c_precedence;

typedef struct c_expression {
  c_expression_kind kind;
  c_precedence precedence;
  text text;
  const struct c_expression *const *children;
  size_t child_count;
  size_t size;   // bytes when written, about
  size_t depth;  // of the tree
  uint32_t hash;
} c_expression;

// What a tree may come to when it is written, with its shared parts written each time: who makes
// larger ones by substitution asks `size` before he writes or replaces.
enum { C_SIZE_MAX = 32 << 20 };

// ---- Reading and writing ------------------------------------------------------------------------

// Empty text is `true`. What is no expression that the reader understands becomes C_RAW.
const c_expression *c_parse(arena *a, text from);
// Whether it is an expression of C all the same: with assignments, commas in parentheses, casts
// that could be calls.
bool c_is_expression(arena *a, text from);
// Where in the trimmed text it stops being one; SIZE_MAX: it is one to its end.
size_t c_expression_end(arena *a, text from);
const char *c_write(arena *a, const c_expression *e);
// In parentheses where it binds less tightly than the place allows.
const char *c_write_within(arena *a, const c_expression *e, c_precedence limit);

// ---- Making -------------------------------------------------------------------------------------

const c_expression *c_name(arena *a, const char *name);
const c_expression *c_placeholder(arena *a, text name);
const c_expression *c_literal(arena *a, text written);
const c_expression *c_string(arena *a, text written);
const c_expression *c_apply(arena *a, const c_expression *function,
                            const c_expression *const *arguments, size_t count);
const c_expression *c_call(arena *a, const char *function, const c_expression *const *arguments,
                           size_t count);
const c_expression *c_member(arena *a, const c_expression *of, const char *access);  // ".size"
const c_expression *c_index(arena *a, const c_expression *array, const c_expression *index);
const c_expression *c_unary(arena *a, const char *o, const c_expression *operand);
const c_expression *c_cast(arena *a, const char *type, const c_expression *operand);
const c_expression *c_compound(arena *a, const char *type, const c_expression *const *inside,
                               size_t count);
const c_expression *c_binary(arena *a, const char *o, const c_expression *left,
                             const c_expression *right);
const c_expression *c_conditional(arena *a, const c_expression *question, const c_expression *yes,
                                  const c_expression *no);

// The truth: `true` and `false` are decided here, an operand that stands there already counts once.
const c_expression *c_truth(arena *a, bool truth);
const c_expression *c_not(arena *a, const c_expression *operand);
const c_expression *c_all(arena *a, const c_expression *const *operands, size_t count);  // &&
const c_expression *c_any(arena *a, const c_expression *const *operands, size_t count);  // ||

// ---- Asking and replacing -----------------------------------------------------------------------

bool c_is_true(const c_expression *e);
bool c_is_false(const c_expression *e);
bool c_is(const c_expression *e, c_expression_kind kind, const char *word);
bool c_equal(const c_expression *a, const c_expression *b);
bool c_mentions(const c_expression *e, const char *word);   // a name or a placeholder
bool c_has(const c_expression *e, c_expression_kind kind);  // a part of this kind
// Of C_CALL: the name of the function; empty when it has none.
text c_called(const c_expression *e);
size_t c_argument_count(const c_expression *e);
const c_expression *c_argument(const c_expression *e, size_t index);
// `what.getType()`, as the predicates of an operation write it, of ".getType": `what`; else NULL.
const c_expression *c_receiver(const c_expression *e, const char *access);

// A copy in which every part that `replace` has an answer for is that answer; NULL: look inside.
typedef const c_expression *c_replacer(void *data, const c_expression *part);
const c_expression *c_replace(arena *a, const c_expression *e, c_replacer *replace, void *data);
// A name or a placeholder.
const c_expression *c_substitute(arena *a, const c_expression *e, const char *word,
                                 const c_expression *by);

// ---- Between the two files ----------------------------------------------------------------------

// How deep a tree may be: a deeper one is kept as its text.
enum { C_DEPTH_MAX = 500 };
const c_expression *c_node(arena *a, c_expression_kind kind, c_precedence precedence, text written,
                           const c_expression *const *children, size_t count);
const c_expression *c_raw(arena *a, text from);

typedef struct c_operator {
  const char *spelling;
  c_precedence precedence;
} c_operator;
// The binary operator at the beginning of the text; NULL: none.
const c_operator *c_operator_at(text t);
// Of && and ||.
const c_expression *c_chain(arena *a, const c_operator *o, const c_expression *const *operands,
                            size_t count);

#endif
