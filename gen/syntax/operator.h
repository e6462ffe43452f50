// The bang operators of the language and their names.
#ifndef MICA_GEN_SYNTAX_OPERATOR_H
#define MICA_GEN_SYNTAX_OPERATOR_H

#include <stdint.h>

#include "base/text.h"

typedef enum bang {
  BANG_ADD,
  BANG_AND,
  BANG_CAST,
  BANG_CON,
  BANG_COND,
  BANG_DAG,
  BANG_DIV,
  BANG_EMPTY,
  BANG_EQ,
  BANG_EXISTS,
  BANG_FILTER,
  BANG_FIND,
  BANG_FOLDL,
  BANG_FOREACH,
  BANG_GE,
  BANG_GETDAGARG,
  BANG_GETDAGNAME,
  BANG_GETDAGOP,
  BANG_GETDAGOPNAME,
  BANG_GT,
  BANG_HEAD,
  BANG_IF,
  BANG_INITIALIZED,
  BANG_INSTANCES,
  BANG_INTERLEAVE,
  BANG_ISA,
  BANG_LE,
  BANG_LISTCONCAT,
  BANG_LISTFLATTEN,
  BANG_LISTREMOVE,
  BANG_LISTSPLAT,
  BANG_LOGTWO,
  BANG_LT,
  BANG_MATCH,
  BANG_MUL,
  BANG_NE,
  BANG_NOT,
  BANG_OR,
  BANG_RANGE,
  BANG_REPR,
  BANG_SETDAGARG,
  BANG_SETDAGNAME,
  BANG_SETDAGOP,
  BANG_SETDAGOPNAME,
  BANG_SHL,
  BANG_SIZE,
  BANG_SRA,
  BANG_SRL,
  BANG_STRCONCAT,
  BANG_SUB,
  BANG_SUBST,
  BANG_SUBSTR,
  BANG_TAIL,
  BANG_TOLOWER,
  BANG_TOUPPER,
  BANG_XOR,
  BANG_COUNT,
  // What the language writes without a `!`, folded like the others.
  BANG_LIST_ITEM = BANG_COUNT,  // list[i]
  BANG_LIST_SLICE,              // list[i, j...k]
  BANG_CLOSED_RANGE,            // i...j
} bang;

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
