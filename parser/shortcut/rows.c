// Rows: operations in generic form that follow one another or stand within one another, made as
// they are read. The grammar doesn't hear of those that are begun and ended in between: whatever it
// may be given after one of them, it may be given where it stands. Of what is open when a token
// comes that is no part of a run, it is told then. Called by the driver where an operation, the
// label of a block or the end of a region is next.
#include "shortcut/shortcut.h"

typedef struct row {
  mica_parser *parser;
  grammar_parser *grammar;
  uint32_t untold;  // operations that are open, and the grammar doesn't know
  int latest;       // what was taken last, if the grammar doesn't know: TK_OP, TK_BLOCK; 0: it does
  bool begun;       // something was taken: what stood before it is finished
} row;

static void push(row *r, int kind) { parse_push(r->parser, r->grammar, kind, r->parser->token); }

// `taken`, after the token that is next: told to the grammar if it has something to finish.
static inline void note(row *r, int taken) {
  mica_parser *p = r->parser;
  r->latest = r->begun ? taken : 0;
  p->looking_at = p->token;
  p->looking_kind = taken;
  if (!r->begun) push(r, taken);
  else if (taken == TK_OP_OPENED) r->untold++, r->latest = 0;
  r->begun = true;
}

// Only a location asks what stands before it.
static void tell(row *r) {
  mica_parser *p = r->parser;
  for (; r->untold > 0 && !p->failed; r->untold--) push(r, TK_OP_OPENED);
  if (r->latest != 0 && p->kind == TK_LOC && !p->failed) push(r, r->latest);
  r->latest = 0;
}

static void advance(row *r) {
  if (!r->parser->failed) mica_parser_advance(r->parser);
}

// Each function answers whether the row may go on.

static bool take_op(row *r) {
  mica_parser *p = r->parser;
  bool is_single = r->grammar->start == TK_START_OPERATION;
  int kind = mica_parser_op_head_run_at(p);
  if (kind == TK_OP) {
    note(r, TK_OP);
    advance(r);
    if (!p->failed) mica_parser_op_run(p, (parse_list){p->ops->results.count, 0});
    return !is_single;
  }
  if (is_single || !mica_parser_regions_run_at(p, kind)) {
    tell(r);
    if (!p->failed) parse_push_next(p, r->grammar, kind);
    r->begun = true;
    return false;
  }
  note(r, TK_OP_OPENED);
  if (!p->failed) mica_parser_op_open_run(p);
  advance(r);
  return true;
}

static bool take_label(row *r) {
  mica_parser *p = r->parser;
  bool is_in_region = r->untold > 0 || parse_can_push(r->grammar, TK_BLOCK);
  if (!is_in_region || !mica_parser_block_run_at(p)) return false;
  note(r, TK_BLOCK);
  if (!p->failed) mica_parser_block_run(p);
  advance(r);
  return true;
}

// `}, {`
static void take_next_region(row *r, parse_token brace) {
  mica_parser *p = r->parser;
  r->latest = 0;
  if (mica_parser_region_end(p, brace) != NULL) mica_parser_region_begin(p);
  if (!p->failed) mica_parser_op_next_region(p);
  advance(r);
}

// `}) : (i32) -> i32`
static void take_last(row *r, parse_token brace) {
  mica_parser *p = r->parser;
  bool is_told = r->untold == 0;
  if (is_told) push(r, TK_OP_CLOSED);
  else r->untold--;
  r->latest = is_told ? 0 : TK_OP;
  r->begun = true;
  if (!p->failed) mica_parser_region_end(p, brace);
  advance(r);
  if (!p->failed) mica_parser_op_close_run(p);
}

static bool take_end(row *r) {
  mica_parser *p = r->parser;
  if (r->untold == 0 && !parse_can_push(r->grammar, TK_OP_CLOSED)) return false;
  parse_token brace = p->token;
  int kind = mica_parser_region_end_run_at(p, r->untold > 0);
  if (kind == TK_RBRACE) return false;
  p->looking_at = brace;
  p->looking_kind = kind;
  if (kind == TK_COMMA) take_next_region(r, brace);
  else take_last(r, brace);
  return true;
}

static bool take_next(row *r) {
  switch (r->parser->kind) {
  case TK_VALUE:
  case TK_STRING: return take_op(r);
  case TK_CARET_ID: return take_label(r);
  case TK_RBRACE: return take_end(r);
  default: return false;
  }
}

bool mica_parser_row(mica_parser *p, grammar_parser *g) {
  row r = {.parser = p, .grammar = g};
  while (!p->failed && p->lexer.cursor <= p->pass_at && take_next(&r)) continue;
  tell(&r);
  return r.begun;
}
