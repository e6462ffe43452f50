// The declarative assembly format of operations, types and attributes: its tree.
// parse.c makes it from the text of an `assemblyFormat`, the emitters of parsers and printers walk
// it once it is resolved (resolved.h). Everything lies in the session's arena.
#ifndef MICA_GEN_FORMAT_FORMAT_H
#define MICA_GEN_FORMAT_FORMAT_H

#include "base/text.h"

typedef enum format_kind {
  FORMAT_LITERAL,   // `text`
  FORMAT_SPACE,     // ` `
  FORMAT_NEWLINE,   // `\n`
  FORMAT_EMPTY,     // ``: no space here
  FORMAT_VARIABLE,  // $name
  FORMAT_STRING,    // "code": an argument of custom<...>
  FORMAT_ATTR_DICT,
  FORMAT_PROP_DICT,
  FORMAT_OPERANDS,
  FORMAT_RESULTS,
  FORMAT_REGIONS,
  FORMAT_SUCCESSORS,
  FORMAT_TYPE,             // type(child)
  FORMAT_FUNCTIONAL_TYPE,  // functional-type(child, child)
  FORMAT_REF,              // ref(child)
  FORMAT_CUSTOM,           // custom<text>(children)
  FORMAT_OILIST,           // children are clauses
  FORMAT_CLAUSE,           // a clause of oilist: its literal, then its elements
  FORMAT_OPTIONAL,         // (children)? or (children) : (otherwise)?
  FORMAT_PARAMS,           // types and attributes
  FORMAT_STRUCT,           // struct(children)
} format_kind;

// What a variable names, once checked.
typedef enum format_target {
  FORMAT_UNRESOLVED,
  FORMAT_OPERAND,
  FORMAT_RESULT,
  FORMAT_ATTRIBUTE,
  FORMAT_PROPERTY,
  FORMAT_REGION,
  FORMAT_SUCCESSOR,
  FORMAT_PARAMETER,
} format_target;

typedef struct format_element format_element;
typedef struct format_list {
  format_element **items;
  size_t count;
} format_list;

struct format_element {
  format_kind kind;
  size_t begin, end;  // its bytes within the format's text
  text spelling;   // a literal's text, a variable's or custom directive's name, a string's content
  bool qualified;  // stood in qualified(...)
  bool with_keyword;  // attr-dict-with-keyword
  bool inverted;      // the anchor of an optional group stands in its else group
  format_element *anchor;
  format_list children, otherwise;
  format_target target;
  size_t index;                        // among the targets of that kind
  const struct format_custom *custom;  // of FORMAT_CUSTOM
  const char *code;                    // of FORMAT_STRING: C over $_ctxt
};

#endif
