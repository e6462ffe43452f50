// What the rooms above the grammar do for it and for one another: tables of functions, which the
// driver hangs on the parser.
#ifndef MICA_PARSER_ABOVE_H
#define MICA_PARSER_ABOVE_H

#include "grammar/fragment.h"
#include "grammar/operation.h"

#include "mica/former.h"

// ---- The driver ---------------------------------------------------------------------------------

typedef struct parser_driver {
  bool (*fragment)(mica_parser *p, int start);
  bool (*region)(mica_parser *p);
  void (*step)(mica_parser *p, grammar_parser *g);
} parser_driver;

// Reads a fragment with the grammar: `start` is one of TK_START_... The result stands in
// p->fragment. False: reported.
static inline bool parse_fragment(mica_parser *p, int start) {
  return p->driver->fragment(p, start);
}
// Reads a region for p->regions->entry. False: reported.
static inline bool parse_region_here(mica_parser *p) { return p->driver->region(p); }
// Pushes the token that is next, or what it begins.
static inline void parse_step(mica_parser *p, grammar_parser *g) { p->driver->step(p, g); }

// ---- Shortcuts ----------------------------------------------------------------------------------
// What is no run is left as it was, and read token by token.

typedef struct parser_shortcuts {
  // What the type's spelling, `<{...}>` or `{...}` at `start` was read as before. NULL: it wasn't.
  // *end: after it. NULL: it isn't one that is remembered.
  const void *(*recall)(mica_parser *p, const unsigned char *start, const unsigned char **end);
  void (*remember)(mica_parser *p, const char *start, const char *end, const void *object);
  // The same for `dense<...> : type`, which begins at `start`.
  const mica_attr *(*recall_elements)(const mica_parser *p, const char *start, const char **end);
  void (*remember_elements)(mica_parser *p, const char *start, const char *end,
                            const mica_attr *elements);
  // From the token that is next, into p->ops->head: TK_OP, an operation without regions;
  // TK_OP_FRONT, `%0 = "name"(%a, %b) <{...}>`; TK_OP_HEAD, `%0 = "name"(%a, %b)`; TK_RESULTS,
  // `%0 =`; or the token's own kind: no run.
  int (*op_head)(mica_parser *p);
  // `: (i32) -> i32` after the colon that is next. False: no run.
  bool (*op_type)(mica_parser *p, parse_token *token);
  // Whether the token that is next begins an operation in custom form: `%0 =`, if it stands before,
  // is taken, and p->ops->named tells the names.
  bool (*custom_op)(mica_parser *p);
  // `(i32) -> i32` from the parenthesis on, which is the token that is next. False: no run.
  bool (*function_type)(mica_parser *p, const mica_type **type);
  // `(%a: i32)` of a function, likewise; the arguments lie in scratch.
  bool (*arguments)(mica_parser *p, mica_parsed_arguments *out);
  // Takes what it can of a row of operations. False: nothing was done.
  bool (*row)(mica_parser *p, grammar_parser *g);
  // What stands before the token that is next is not to be read again.
  void (*forget_text)(mica_parser *p);
  void (*free)(mica_parser *p);
} parser_shortcuts;

// ---- Older text ---------------------------------------------------------------------------------
// Called only where p->former is there.

struct mica_former_reader {
  bool (*begin)(mica_parser *p);  // makes p->former; false: no memory
  bool (*end)(mica_parser *p);    // when all is read; false: reported
  void (*drop)(mica_parser *p);   // frees p->former
  // What an operation is called today. `written` as the text has it; `today`: what that means where
  // nothing is older.
  const mica_op_name *(*find_op)(mica_parser *p, mica_str written, const mica_op_name *today);
  // Of what stands before a type's, an attribute's or an entry's name: the dialect that had this
  // name alone; NULL: none.
  const mica_dialect_def *(*find_dialect)(mica_parser *p, mica_str name);
  // Reads what follows the name that was found last, by a former format or today's.
  bool (*read_form)(mica_parser *p, mica_op_state *state);
  void (*note_op)(mica_parser *p, mica_op *op);  // one was made; no memory: p->failed
  // Before a region of a custom form is read. False: the form was only tried, up to here.
  bool (*enter_region)(mica_parser *p);
  // Whether the latest operation had so many results, of those that it has today.
  bool (*had_results)(const mica_parser *p, uint64_t count);
  // Before the grammar is given the next token. True: it was taken, or an error was reported.
  bool (*step)(mica_parser *p, grammar_parser *g);
  // What a generic operation has besides: attributes by their older names, operands of successors.
  // False: reported, or no memory.
  bool (*complete)(mica_parser *p, op_frame *frame);
  // An attribute of a custom form by its older name; no name: it is left out. False likewise.
  bool (*read_attribute)(mica_parser *p, const mica_op_state *state, mica_named_attr *entry);
  // A type after `!dialect.` or within `!dialect<`. MICA_ABSENT: not an older one; nothing is read.
  mica_parsed (*read_type)(mica_parser *p, const mica_dialect_def *dialect, const mica_type **out);
  void (*note_alias)(mica_parser *p);  // of a type; it was defined; no memory: p->failed
  void (*use_alias)(mica_parser *p);   // its name is next
};

#endif
