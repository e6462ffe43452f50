// The syntax tree: what was written, before anything is evaluated. It lies in the arena and is kept
// to the end of the run: statements are evaluated from it, and error positions inside strings,
// lists and dags are found in it.
#ifndef MICA_GEN_SYNTAX_SYNTAX_H
#define MICA_GEN_SYNTAX_SYNTAX_H

#include "syntax/operator.h"
#include "syntax/token.h"

typedef enum syntax_kind {
  // Values. "name" and "integer" are the node's own; children are in brackets.
  SYNTAX_INT,     // integer
  SYNTAX_BINARY,  // integer; op: digits
  SYNTAX_STRING,  // name; [the pieces, if several stand side by side]
  SYNTAX_CODE,    // name
  SYNTAX_UNSET,
  SYNTAX_NAME,        // name
  SYNTAX_CALL,        // name<…> [arguments]
  SYNTAX_BITS,        // {…} [items, some SYNTAX_RANGE]
  SYNTAX_LIST,        // […]<second> [items]
  SYNTAX_DAG,         // (child:third second…) operator, its SYNTAX_VARIABLE, SYNTAX_DAG_ITEMs
  SYNTAX_DAG_ITEM,    // name; [value, unless only a name is given]
  SYNTAX_VARIABLE,    // name
  SYNTAX_BANG,        // op: which; [arguments]; second: type
  SYNTAX_CASE,        // [condition, value]
  SYNTAX_NAMED,       // [name, value]
  SYNTAX_BIT_SUFFIX,  // child{second}
  SYNTAX_SLICE,       // child[second]; flag: a comma at the end
  SYNTAX_FIELD,       // child.name
  SYNTAX_PASTE,       // child#second; second NULL: nothing
  SYNTAX_RANGE,       // [from, to]; flag: 0 `...`, 1 `-`, 2 a negative number follows
  SYNTAX_TYPE,        // op: type_kind; integer: width; name: class; [element]
  // Statements.
  SYNTAX_CLASS,       // name [template arguments, bases, body]
  SYNTAX_DEF,         // [name or NONE, bases, body]
  SYNTAX_DEFM,        // [name or NONE, bases]
  SYNTAX_DEFSET,      // name [type, body]
  SYNTAX_DEFTYPE,     // name [type]
  SYNTAX_DEFVAR,      // name [value]
  SYNTAX_DUMP,        // [value]
  SYNTAX_ASSERT,      // [condition, message]
  SYNTAX_FOREACH,     // name [values, body]
  SYNTAX_IF,          // [condition, body, else body]
  SYNTAX_LET,         // [items, body]
  SYNTAX_MULTICLASS,  // name [template arguments, bases, body]
  // Their parts.
  SYNTAX_DECLARATION,  // name [type, value]; flag: with `field`
  SYNTAX_LET_ITEM,     // name [bits, value]; flag: 1 its semicolon is missing, 2 its `=`
  SYNTAX_BASE,         // name [arguments]; flag: with `<>`
  SYNTAX_GROUP,        // [anything]; flag: in braces
  SYNTAX_NONE,         // what was left out
} syntax_kind;

typedef struct syntax syntax;
struct syntax {
  uint8_t kind, flag;
  uint16_t op;
  place begin, end;
  syntax *next;   // the sibling to the right
  syntax *child;  // the first child
  union {
    text name;
    int64_t integer;
    struct {
      syntax *second, *third;
    };
  };
};

typedef struct syntax_list {
  syntax *first, *last;
} syntax_list;

static inline place_range syntax_range(const syntax *s) { return (place_range){s->begin, s->end}; }
static inline syntax *syntax_child(const syntax *s, size_t index) {
  syntax *c = s->child;
  while (index-- > 0 && c != NULL) c = c->next;
  return c;
}
// Cut off by a syntax error: what is before it is evaluated for its errors alone.
static inline bool syntax_is_cut(const syntax *s) { return s->end == 0; }
// What stands before all suffixes.
static inline const syntax *syntax_leftmost(const syntax *s) {
  while (s->kind == SYNTAX_BIT_SUFFIX || s->kind == SYNTAX_SLICE || s->kind == SYNTAX_FIELD ||
         s->kind == SYNTAX_PASTE)
    s = s->child;
  return s;
}
size_t syntax_count(const syntax *first);  // it and its siblings to the right

#endif
