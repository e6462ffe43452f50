// What the files that translate an expression of C++ share: where one stands in it, and what has
// been read. No other file includes it.
#ifndef MICA_GEN_CPP_CPP_READING_H
#define MICA_GEN_CPP_CPP_READING_H

#include "cpp/cpp_expression.h"
#include "cpp/cpp_vocabulary.h"

enum { ARGUMENTS_MAX = 8, BINDINGS_MAX = 4, ITEMS_MAX = 64, CLASSES_MAX = 16 };

// What has been read: its C, and what it is.
typedef struct term {
  const c_expression *in_c;
  cpp_kind kind;
  const cpp_class *of_class;    // of a type or attribute: what it was cast to; a value's type's
  const c_expression *is_cast;  // of a dyn_cast: whether in_c is of the class; NULL: anything else
  const c_expression *holder;   // of a list: the attribute that it was taken from
} term;

typedef struct lambda_binding {
  text name;  // of a lambda's parameter
  term value;
  bool is_inline;  // the lambda is called where it stands: it sees what is around it
} lambda_binding;

typedef struct reading {
  cpp_context *cpp;
  const cpp_source *source;
  text all;
  size_t at;
  size_t depth;
  bool failed;
  cpp_translation *out;   // what is wrong goes there
  list helpers;           // records that its C calls
  const cpp_fact *facts;  // what is known where is read
  lambda_binding bindings[BINDINGS_MAX];
  size_t binding_count;
} reading;

static const term nothing = {0};  // after an error: nobody asks for its C

// ---- Tokens and failures: cpp_reading.c ---------------------------------------------------------

// Each ends the reading and answers `nothing`: what has no C, what isn't understood, and what C++
// wouldn't take either.
term cpp_fail_at(reading *r, size_t at, size_t size, const char *what);
term cpp_fail_syntax(reading *r, size_t at, const char *what);
term cpp_refuse_at(reading *r, size_t at, size_t size, const char *problem, const char *help);
void cpp_skip_blanks(reading *r);
bool cpp_stands(reading *r, const char *what);
bool cpp_take(reading *r, const char *what);    // if it stands there
bool cpp_expect(reading *r, const char *what);  // false: failed
text cpp_take_token(reading *r);                // a number, a text
text cpp_take_word(reading *r);
text cpp_take_name(reading *r);  // with its namespaces

arena *cpp_memory_of(const reading *r);
term cpp_term_of(const c_expression *in_c, cpp_kind kind);
// What stands for a term as a condition, and as a value: a dyn_cast may give NULL.
const c_expression *cpp_truth_of(term t);
const c_expression *cpp_value_of(const reading *r, term t);

// ---- Members and arguments: cpp_member.c --------------------------------------------------------

size_t cpp_read_terms(reading *r, term *out);  // `(a, b)`: at most ARGUMENTS_MAX
void cpp_values_of(const reading *r, const term *terms, size_t count, const c_expression **out);
term cpp_term_of_attribute(const reading *r, const cpp_part *a);
term cpp_apply_member(reading *r, size_t start, cpp_member *m, const cpp_operands *operands);
term cpp_read_member(reading *r, term object);
term cpp_as_list(reading *r, term t);
term cpp_item_of(reading *r, term list, const c_expression *index);
term cpp_read_index(reading *r, term object);

// ---- Lists and lambdas: cpp_list.c --------------------------------------------------------------

term cpp_read_list(reading *r, size_t start);
term cpp_read_called_lambda(reading *r);
term cpp_read_quantifier(reading *r, text name, size_t start);
term cpp_read_contained(reading *r);
term cpp_read_equal(reading *r, size_t start);
term cpp_read_sorted(reading *r);

// ---- Questions of classes: cpp_class_question.c -------------------------------------------------

// What follows from a condition holds for what is read next.
void cpp_learn_here(reading *r, const c_expression *truth);
bool cpp_is_class_question(text name);
term cpp_read_class_question(reading *r, text name, size_t start, const term *object);

// ---- Calls: cpp_call.c --------------------------------------------------------------------------

// A scalar of C++, and the casts that make one in C; integers of C++ expressions are signed.
typedef struct scalar {
  const char *name, *cast;
  bool is_unsigned;
} scalar;

const scalar *cpp_scalar_named(text name);
bool cpp_is_pointer(term t);
bool cpp_is_number(term t);
term cpp_cast_to_scalar(reading *r, const scalar *to, term t, size_t start);
// `getLhs()` of the operation itself; in_c NULL: it has no such part.
term cpp_read_getter(reading *r, text name);
term cpp_read_get_type(reading *r, size_t start);
term cpp_read_call(reading *r, text name, size_t start);

// ---- Expressions: cpp_expression.c --------------------------------------------------------------

term cpp_term_of_part(const reading *r, text name);
term cpp_read_number(reading *r);
term cpp_compare(reading *r, term left, const char *o, term right);
term cpp_read_expression(reading *r);

#endif
