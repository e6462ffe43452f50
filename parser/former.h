// Reading older text: the doors that the parser leaves open for it, called only where p->former is
// there, and what the files behind them share. One state for each text.
#ifndef MICA_PARSER_FORMER_H
#define MICA_PARSER_FORMER_H

#include "mica/former.h"
#include "parser.h"

struct mica_former_reader {
  bool (*begin)(mica_parser *p);  // makes p->former; false: no memory
  bool (*end)(mica_parser *p);    // when all is read; false: reported
  void (*drop)(mica_parser *p);   // frees p->former
  // What an operation is called today. `written` as the text has it; `today`: what that means where
  // nothing is older.
  const mica_op_name *(*find_op)(mica_parser *p, mica_str written, const mica_op_name *today);
  // Reads what follows the name that was found last, by a former format or today's.
  bool (*read_form)(mica_parser *p, mica_op_state *state);
  void (*note_op)(mica_parser *p, mica_op *op);  // one was made; no memory: p->failed
  // Before the grammar is given the next token. True: it was taken, or an error was reported.
  bool (*step)(mica_parser *p, grammar_parser *g);
  // What a generic operation has besides: attributes by their older names, operands of successors.
  // False: reported, or no memory.
  bool (*read_attributes)(mica_parser *p, const op_frame *frame);
  bool (*add_operands)(mica_parser *p, op_frame *frame);
  // A type after `!dialect.` or within `!dialect<`. MICA_ABSENT: not an older one; nothing is read.
  mica_parsed (*read_type)(mica_parser *p, const mica_dialect_def *dialect, const mica_type **out);
  void (*note_alias)(mica_parser *p);  // of a type; it was defined; no memory: p->failed
  void (*use_alias)(mica_parser *p);   // its name is next
};

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
  uint32_t frame;      // of the operation, as a count of p->frames
  uint32_t successor;  // whose it is: in p->successors
} former_argument;

typedef struct former_upgrade {
  mica_op *op;
  bool (*run)(mica_op *op, mica_symbol_tables *tables);
} former_upgrade;

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
} former_state;

// ---- Names (former_names.c) ---------------------------------------------------------------------

bool mica_former_names_make(mica_parser *p);
void mica_former_names_free(mica_parser *p);
// What an operation wrote otherwise, or NULL.
const mica_former_op *mica_former_row(const mica_parser *p, const mica_op_name *name);
const former_candidate *mica_former_found(const mica_parser *p);  // of the latest name
const former_candidate *mica_former_next(const mica_parser *p, const former_candidate *candidate);
const mica_op_name *mica_former_find_op(mica_parser *p, mica_str written,
                                        const mica_op_name *today);

// ---- Forms (former_form.c) ----------------------------------------------------------------------

bool mica_former_read_form(mica_parser *p, mica_op_state *state);

// ---- Generic form (former_generic.c) ------------------------------------------------------------

// `(%a : i32)` or `: (%a : i32)` behind a successor.
bool mica_former_read_arguments(mica_parser *p);
bool mica_former_add_operands(mica_parser *p, op_frame *frame);
bool mica_former_read_attributes(mica_parser *p, const op_frame *frame);

// ---- Types and attributes of the language (former_syntax.c) -------------------------------------

bool mica_former_step(mica_parser *p, grammar_parser *g);

#endif
