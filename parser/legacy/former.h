// Reading older text: what the files share that the table in grammar/above.h leads to. One state
// for each text.
#ifndef MICA_PARSER_FORMER_H
#define MICA_PARSER_FORMER_H

#include "grammar/above.h"

// An operation that a name may have become.
typedef struct former_candidate {
  const mica_op_name *name;
  const mica_former_op *row;  // what it wrote otherwise; NULL: nothing
  uint32_t next;              // of the same former name; number + 1
} former_candidate;

// A number that stands where an operand stands today.
typedef struct former_number {
  parse_use use;
  parse_literal literal;
} former_number;

// An argument of a successor in generic form, which is an operand today.
typedef struct former_argument {
  parse_use use;
  const mica_type *type;
  uint32_t frame;      // of the operation, as a count of p->ops->frames
  uint32_t successor;  // whose it is: in p->ops->successors
} former_argument;

typedef struct former_upgrade {
  mica_op *op;
  const mica_former_op *row;                             // what its definition says, or NULL
  bool (*run)(mica_op *op, mica_symbol_tables *tables);  // what the form says that it had, or NULL
} former_upgrade;

// What the form that was read says of the operation (mica_state_former_had).
typedef struct former_had {
  uint64_t results;  // 0: all
  bool (*upgrade)(mica_op *op, mica_symbol_tables *tables);
} former_had;

typedef struct former_state {
  name_table names;
  parse_stack heads;         // uint32_t for each name: its first candidate + 1, or 0
  parse_stack candidates;    // former_candidate
  uint32_t found;            // of the name that was found last; number + 1
  const mica_op_def *maker;  // of numbers; NULL: no dialect says
  parse_stack numbers;       // former_number, of the operation being read
  uint32_t number_count;     // of the text
  parse_stack arguments;     // former_argument, of the operations being read
  parse_stack upgrades;      // former_upgrade
  const mica_type *told;     // by the latest type
  parse_stack alias_told;    // const mica_type *, by each alias
  bool is_trying;            // a form, up to its first region
  bool at_region;            // there
  former_had had;            // by the form that is being read
  uint64_t had_results;      // by the latest operation
} former_state;

// ---- Names (names.c) ---------------------------------------------------------------------

bool mica_former_names_make(mica_parser *p);
void mica_former_names_free(mica_parser *p);
// What an operation wrote otherwise, or NULL.
const mica_former_op *mica_former_row(const mica_parser *p, const mica_op_name *name);
const former_candidate *mica_former_found(const mica_parser *p);  // of the latest name
const former_candidate *mica_former_next(const mica_parser *p, const former_candidate *candidate);
const mica_op_name *mica_former_find_op(mica_parser *p, mica_str written,
                                        const mica_op_name *today);
const mica_dialect_def *mica_former_find_dialect(mica_parser *p, mica_str name);

// ---- Forms (form.c) ----------------------------------------------------------------------

bool mica_former_read_form(mica_parser *p, mica_op_state *state);
bool mica_former_enter_region(mica_parser *p);

// ---- Generic form (generic.c) ------------------------------------------------------------

// `(%a : i32)` or `: (%a : i32)` behind a successor.
bool mica_former_read_arguments(mica_parser *p);
bool mica_former_complete(mica_parser *p, op_frame *frame);
bool mica_former_read_attribute(mica_parser *p, const mica_op_state *state, mica_named_attr *entry);

// ---- Parts that had another place (parts.c) ----------------------------------------------------

// Whether an operation has what its definition demands of its attributes and counts; what hasn't
// is left to the verifier.
bool mica_former_is_whole(const mica_op *op);
bool mica_former_settle_parts(mica_parser *p, const former_upgrade *one);

// ---- Types and attributes of the language (syntax.c) -------------------------------------

bool mica_former_step(mica_parser *p, grammar_parser *g);

#endif
