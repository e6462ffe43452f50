// What each kind of element is to the steps that read, resolve and check a format. A new directive
// is a kind in format.h, its word and its facts in directive.c, and what it reads and prints in
// emit/. Private to format/.
#ifndef MICA_GEN_FORMAT_DIRECTIVE_H
#define MICA_GEN_FORMAT_DIRECTIVE_H

#include "format/format.h"

typedef enum format_flavour { FORMAT_OF_OP = 1, FORMAT_OF_PARAMETERS = 2 } format_flavour;

// Where an element stands: at the top level or in a group, or among the arguments of something.
typedef enum format_context {
  IN_TOP = 1,
  IN_CUSTOM = 2,
  IN_TYPE = 4,
  IN_REF = 8,
  IN_STRUCT = 16,
  IN_ANY = 31
} format_context;

typedef enum format_shape {
  SHAPE_BARE,
  SHAPE_ARGUMENTS,  // word(argument, ...)
  SHAPE_NAMED,      // word<name>(argument, ...)
  SHAPE_CLAUSES,    // word(clause | ...)
} format_shape;

// Which parts of an operation, type or attribute an element stands for.
typedef enum format_binding {
  BINDS_NOTHING,
  BINDS_NAMED,  // what the variable names
  BINDS_ATTR_DICT,
  BINDS_PROP_DICT,
  BINDS_OPERANDS,  // all of them
  BINDS_RESULTS,
  BINDS_REGIONS,
  BINDS_SUCCESSORS,
  BINDS_PARAMETERS,
  BINDS_INSIDE,  // what its arguments, clauses or groups stand for
} format_binding;

// What a part that an element stands for is wanted for.
typedef enum format_use {
  USE_TOP,
  USE_CUSTOM,
  USE_TYPE,
  USE_FUNCTION_TYPE,
  USE_REF,
  USE_REF_TYPE
} format_use;

typedef struct format_facts {
  unsigned contexts;      // where it may stand
  const char *elsewhere;  // what is said where it may not
  format_shape shape;
  format_context inside;        // where its arguments stand,
  size_t least, most;           // how many there are,
  const char *wrong_arguments;  // what is said of another number,
  format_use use;               // and what for
  format_binding binds;
  // In the format of an operation:
  bool fits_group, anchors_group, opens_group;  // optional groups
  bool fits_clause;                             // clauses of an oilist
  bool may_be_absent;                           // what follows may be read in its place
} format_facts;

format_facts format_facts_of(format_kind kind);

typedef struct format_word {
  const char *name;
  unsigned flavours;  // in whose formats it may stand
  format_kind kind;
  bool with_keyword;
} format_word;

// The words of directives, by name; NULL: no further one.
const format_word *format_word_at(size_t index);

#endif
