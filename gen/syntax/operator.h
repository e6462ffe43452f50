// The bang operators of the language and their names.
#ifndef MICA_GEN_SYNTAX_OPERATOR_H
#define MICA_GEN_SYNTAX_OPERATOR_H

#include <stdint.h>

#include "base/text.h"

// X(enumerator, how it is written, its form in operator.c), in the order of the names, by which
// bang_find searches.
// clang-format off
#define BANG_OPERATORS(X) \
  X(ADD, "!add", binary) \
  X(AND, "!and", binary) \
  X(CAST, "!cast", cast) \
  X(CON, "!con", binary) \
  X(COND, "!cond", cond) \
  X(DAG, "!dag", ternary) \
  X(DIV, "!div", binary) \
  X(EMPTY, "!empty", unary) \
  X(EQ, "!eq", binary) \
  X(EXISTS, "!exists", exists) \
  X(FILTER, "!filter", loop) \
  X(FIND, "!find", find) \
  X(FOLDL, "!foldl", foldl) \
  X(FOREACH, "!foreach", loop) \
  X(GE, "!ge", binary) \
  X(GETDAGARG, "!getdagarg", getdagarg) \
  X(GETDAGNAME, "!getdagname", binary) \
  X(GETDAGOP, "!getdagop", getdagop) \
  X(GETDAGOPNAME, "!getdagopname", unary) \
  X(GT, "!gt", binary) \
  X(HEAD, "!head", unary) \
  X(IF, "!if", ternary) \
  X(INITIALIZED, "!initialized", unary) \
  X(INSTANCES, "!instances", instances) \
  X(INTERLEAVE, "!interleave", binary) \
  X(ISA, "!isa", isa) \
  X(LE, "!le", binary) \
  X(LISTCONCAT, "!listconcat", binary) \
  X(LISTFLATTEN, "!listflatten", unary) \
  X(LISTREMOVE, "!listremove", binary) \
  X(LISTSPLAT, "!listsplat", binary) \
  X(LOGTWO, "!logtwo", unary) \
  X(LT, "!lt", binary) \
  X(MATCH, "!match", binary) \
  X(MUL, "!mul", binary) \
  X(NE, "!ne", binary) \
  X(NOT, "!not", unary) \
  X(OR, "!or", binary) \
  X(RANGE, "!range", range) \
  X(REPR, "!repr", unary) \
  X(SETDAGARG, "!setdagarg", ternary) \
  X(SETDAGNAME, "!setdagname", ternary) \
  X(SETDAGOP, "!setdagop", binary) \
  X(SETDAGOPNAME, "!setdagopname", binary) \
  X(SHL, "!shl", binary) \
  X(SIZE, "!size", unary) \
  X(SRA, "!sra", binary) \
  X(SRL, "!srl", binary) \
  X(STRCONCAT, "!strconcat", binary) \
  X(SUB, "!sub", binary) \
  X(SUBST, "!subst", ternary) \
  X(SUBSTR, "!substr", substr) \
  X(TAIL, "!tail", unary) \
  X(TOLOWER, "!tolower", unary) \
  X(TOUPPER, "!toupper", unary) \
  X(XOR, "!xor", binary)

typedef enum bang {
#define BANG_ENUMERATOR(enumerator, name, form) BANG_##enumerator,
  BANG_OPERATORS(BANG_ENUMERATOR)
#undef BANG_ENUMERATOR
  BANG_COUNT,
  // What the language writes without a `!`, folded like the others.
  BANG_LIST_ITEM = BANG_COUNT,  // list[i]
  BANG_LIST_SLICE,              // list[i, j...k]
  BANG_CLOSED_RANGE,            // i...j
} bang;
// clang-format on

// How an operator is written, and what is said when it isn't.
typedef struct bang_form {
  char type;            // `<type>` after the name: 'n' none, 'y' must stand, 'o' may stand
  uint8_t least, most;  // operands; most 0: any number
  const char *open, *between, *close;  // the parenthesis, a comma, the parenthesis is missing
} bang_form;

const bang_form *bang_form_of(bang op);
bang bang_find(text name);       // without the `!`; BANG_COUNT: there is none
const char *bang_name(bang op);  // with the `!`
text bang_nearest(text name);    // for "did you mean"; size 0: nothing is near

#endif
