// Shortcuts: what is common is taken at once, without tokens, and what was read before is known by
// its bytes. None of it defines the syntax: what they don't know they leave to the grammar.
#ifndef MICA_PARSER_SHORTCUT_H
#define MICA_PARSER_SHORTCUT_H

#include "grammar/above.h"
#include "grammar/attribute.h"
#include "grammar/dense.h"
#include "grammar/region.h"

// What the driver hangs on the parser.
extern const parser_shortcuts mica_parser_shortcuts;

// Spellings seen before, by a hash of their bytes, and what they mean.
typedef struct spelling {
  uint32_t at, size;  // in the table's bytes; size 0: none
  const void *object;
} spelling;
typedef struct spelling_table {
  spelling *items;
  char *bytes;  // SPELLING_BYTES for each item
  uint32_t capacity, count, used;
} spelling_table;

enum { LATEST_SPELLINGS = 256 };

// A signature in the text, and its types.
enum { LATEST_SIGNATURES = 64, SIGNATURE_TYPES = 6 };
typedef struct latest_signature {
  const unsigned char *at;
  uint16_t size;  // 0: none
  uint8_t input_count, type_count;
  const mica_type *types[SIGNATURE_TYPES];
} latest_signature;

typedef struct seen_state {
  spelling_table spellings;
  spelling latest[LATEST_SPELLINGS];
  latest_signature signatures[LATEST_SIGNATURES];
} seen_state;

// ---- Runs: lists that the lexer can take at once (runs.c) ---------------------------------------
// Those that the table names stand there, grammar/above.h.

int mica_parser_op_head_run_at(mica_parser *p);
bool mica_parser_op_type_run_at(mica_parser *p, parse_token *token);
bool mica_parser_custom_run_at(mica_parser *p);
bool mica_parser_function_type_run_at(mica_parser *p, const mica_type **type);
bool mica_parser_arguments_run_at(mica_parser *p, mica_parsed_arguments *out);
// `({` after the head that was taken as `head`, TK_OP_HEAD or TK_OP_FRONT. False: nothing was
// moved.
bool mica_parser_regions_run_at(mica_parser *p, int head);
// From the brace that is next, the end of a region of the operation in the frame on top:
// TK_OP_CLOSED, `}) {...} : (i32) -> i32`, into p->ops->head; TK_COMMA, `}, {`, if that is asked
// for; or TK_RBRACE: no run, nothing was moved.
int mica_parser_region_end_run_at(mica_parser *p, bool or_next);
// `^bb0(%a: i32):` from its name on, which is the token that is next, into p->regions->label.
// False: likewise.
bool mica_parser_block_run_at(mica_parser *p);
// Signatures are remembered by where they stood in the text, which is not to be read again.
void mica_parser_signatures_forget(mica_parser *p);

// ---- Rows of operations (rows.c) ----------------------------------------------------------------

bool mica_parser_row(mica_parser *p, grammar_parser *g);

// ---- Spellings (spelling.c) ---------------------------------------------------------------------

const void *mica_parser_spelling_read(mica_parser *p, const unsigned char *start,
                                      const unsigned char **end);
void mica_parser_spelling_add(mica_parser *p, const char *start, const char *end,
                              const void *object);
const mica_attr *mica_parser_elements_read(const mica_parser *p, const char *start,
                                           const char **end);
void mica_parser_elements_add(mica_parser *p, const char *start, const char *end,
                              const mica_attr *elements);
void mica_parser_spellings_free(mica_parser *p);

#endif
