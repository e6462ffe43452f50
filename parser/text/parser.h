// What all rooms know of a parser: the text, the token that is next, whether something failed. What
// a room above adds is a struct of its own, known to its header alone, and hangs here. One parser
// reads one text.
#ifndef MICA_PARSER_PARSER_H
#define MICA_PARSER_PARSER_H

#include "text/lexer.h"
#include "text/memory.h"
#include "text/number.h"
#include "text/position.h"
#include "text/tokens.h"

#include "mica/mica.h"

#include <assert.h>

struct mica_parser {
  mica_context *context;
  const mica_parse_options *options;
  lexer lexer;
  int kind;  // of the token that is next
  parse_token token;
  const char *token_end, *previous_end;  // of the token that is next and the one before
  parse_token looking_at;                // the token that the grammar is given
  int looking_kind;
  bool failed;                   // reported, or no memory
  const unsigned char *pass_at;  // where the driver is to be asked before more is read
  uint32_t depth, depth_limit;
  const char *stack_base;  // of the C stack
  size_t stack_limit;
  position_state position;
  scratch_state scratch;

  // grammar
  struct type_state *types;
  struct attribute_state *attrs;
  struct dense_state *dense;
  struct affine_state *affine;
  struct location_state *locs;
  struct operation_state *ops;
  struct split_state *splits;
  struct region_state *regions;
  struct scope_state *scopes;
  struct top_level_state *top;
  struct fragment_state *fragment;

  struct custom_state *custom;
  struct seen_state *seen;      // by the shortcuts
  struct former_state *former;  // of older text; NULL: today's alone

  // what those above do for those below
  const struct parser_driver *driver;
  const struct parser_shortcuts *shortcuts;
};

// ---- The token that is next (token.c) -----------------------------------------------------------

// Lexes the next token; an error of the lexer is reported.
void mica_parser_advance(mica_parser *p);
// Continues after `cursor`.
void mica_parser_jump(mica_parser *p, const char *cursor);
static inline bool parse_at_name(const mica_parser *p) {  // bare-id, or a keyword
  return p->kind >= TK_BARE_ID;
}
static inline mica_str parse_text(parse_token token) { return (mica_str){token.at, token.as.size}; }
static inline mica_str parse_token_text(const mica_parser *p) { return parse_text(p->token); }

// ---- Depth (depth.c) ----------------------------------------------------------------------------

// One level more, at the token that is looked at; reports.
void mica_parser_nest(mica_parser *p);
// Whether the C stack has room for another hook; reports.
bool mica_parser_enter_hook(mica_parser *p);

#endif
