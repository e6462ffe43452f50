// The driver of the grammar: gives it tokens, hands statements over, and goes on after errors.
// After a syntax error the next statement that begins a line is looked for and parsed afresh.
#include "syntax/parse.h"

#include <stdlib.h>
#include <string.h>

#include "syntax/actions.h"
#include "syntax/grammar.h"

// ---- statements and errors ----------------------------------------------------------------------

// All but the two read last: the one being given to the grammar and the one after it.
static void drop_tokens(parse *p) { p->token_first = p->token_next - 2; }

void parse_statement(parse *p, syntax *statement) {
  if ((p->failed && !p->closing) || p->probe != NULL) return;
  drop_tokens(p);
  p->closed = p->closing;
  p->handle(p->user, statement);
}

bool parse_wants_error(const parse *p) { return p->probe != NULL || !p->failed; }

void parse_syntax_error(parse *p, const token *t, const situation *at) {
  if (p->probe != NULL) *p->probe = *at;
  if (p->probe != NULL || (t->kind == TOKEN_END && at->expected[TOKEN_END])) return;
  if (t->kind == TOKEN_ERROR) p->failed = true;  // reported by the driver
  else parse_fail(p, t->at, syntax_message(p, at));
  if (t->kind != TOKEN_ERROR) syntax_note(p, t);
  p->help = syntax_help(p, t, at);
}

static void report_token(parse *p, const token *t) {
  text message = t->spelling;
  const char *help = memchr(message.data, '\n', message.size), *relation;
  if (help != NULL) message.size = (size_t)(help - message.data);
  report_error(p->diagnostics, t->at, "%.*s", TEXT_ARGS(message));
  if (help != NULL)
    report_help(p->diagnostics, "%.*s", (int)(t->spelling.size - message.size - 1), help + 1);
  place_range related = scanner_related(p->scanner, &relation);
  if (related.begin != 0) report_note(p->diagnostics, related, "%s", relation);
}

// ---- the driver ---------------------------------------------------------------------------------

bool begins_definition(int kind) {
  switch (kind) {
  case TK_CLASS:
  case TK_DEF:
  case TK_DEFM:
  case TK_DEFSET:
  case TK_DEFTYPE:
  case TK_MULTICLASS: return true;
  default: return false;
  }
}

static bool begins_statement(int kind) {
  switch (kind) {
  case TK_DEFVAR:
  case TK_FOREACH:
  case TK_LET:
  case TK_IF:
  case TK_ASSERT:
  case TK_DUMP: return true;
  default: return begins_definition(kind);
  }
}

bool begins_line(const parse *p, const token *t) {
  return t->kind == TOKEN_END || source_position(p->sources, t->at.begin).column == 1;
}

// A ring that is full is left as it is: the statement's tokens stay in the arena.
static token *next_token_place(parse *p) {
  if (p->token_next - p->token_first >= p->token_capacity) {
    p->token_capacity = p->token_capacity == 0 ? 256 : p->token_capacity * 2;
    p->tokens = ARENA_ARRAY(p->memory, token, p->token_capacity);
    p->token_first = p->token_next;
  }
  return &p->tokens[p->token_next++ & (p->token_capacity - 1)];
}

static const token *take_token(parse *p) {
  const token *t = p->ahead;
  if (t->kind != TOKEN_END) p->ahead = scanner_next(p->scanner, next_token_place(p));
  return t;
}

static const token *resume_at(parse *p, const token *t) {
  for (; t->kind != TOKEN_END && !(begins_statement(t->kind) && begins_line(p, t));
       t = take_token(p))
    drop_tokens(p);
  return t;
}

void *parser_take(parse *p) {
  void *parser = memory_take(grammarSize());
  grammarInit(parser, p);
  return parser;
}

void parser_free(void *parser) {
  grammarFinalize(parser);
  free(parser);
}

// ---- closing a statement after an error ---------------------------------------------------------
// What stands before a syntax error may have errors of its own, which come first. So the statement
// is closed with whatever tokens fit, marked as cut, and evaluated as far as it is whole.

int grammar_expects(void *parser, int kind);  // these two are in grammar.y
size_t grammar_progress(void *parser);

static int closing_token(void *parser) {
  static const unsigned short preferred[] = {
      TK_SEMI,   TK_RPAREN, TK_RSQUARE, TK_GREATER,  TK_RBRACE,   TK_QUESTION,
      TK_EQUAL,  TK_THEN,   TK_IN,      TK_LBRACE,   TK_ID,       TK_COLON,
      TK_LPAREN, TK_LESS,   TK_INT,     TK_INT_TYPE, TK_VARIABLE, TK_COMMA};
  for (size_t i = 0; i < sizeof preferred / sizeof preferred[0]; i++)
    if (grammar_expects(parser, preferred[i])) return preferred[i];
  return TOKEN_END;
}

enum { CLOSING_MAX = 100000 };

static void close_statement(parse *p, void *parser, place at) {
  p->closing = true;
  p->closed = false;
  for (size_t i = 0; i < CLOSING_MAX && !p->closed; i++) {
    size_t before = grammar_progress(parser);
    int kind = closing_token(parser);
    token *t = ARENA_NEW(p->memory, token);
    *t = (token){.at = {at, 0}, .spelling = {"", 0}};
    t->kind = (uint16_t)(kind == TOKEN_END ? TK_WITHOUT_ELSE : kind);  // the latter only reduces
    if (kind == TK_INT) t->integer = 1;
    p->look = t;
    grammar(parser, t->kind, t);
    if (grammar_progress(parser) == before) break;
  }
  p->closing = false;
}

// What stands directly in front of a syntax error is wrong already: that is one mistake.
static bool follows_error(const parse *p) {
  place_range last = diagnostics_last_error(p->diagnostics);
  return last.end == p->before_end && source_position(p->sources, last.begin).line ==
                                          source_position(p->sources, p->error_at.begin).line;
}

static void report_syntax_error(parse *p) {
  report_error(p->diagnostics, p->error_at, "%.*s", TEXT_ARGS(p->error));
  if (p->note_at.begin != 0) report_note(p->diagnostics, p->note_at, "%.*s", TEXT_ARGS(p->note));
  if (p->help.size > 0) report_help(p->diagnostics, "%.*s", TEXT_ARGS(p->help));
}

// Where a statement should begin.
static bool is_misplaced(const parse *p, void *parser, const token *t) {
  bool begins = p->before == TOKEN_END || grammar_expects(parser, TK_CLASS);
  return begins && !begins_statement(t->kind);
}

// One parser until it ends or fails. The token where to go on, or the end.
static const token *parse_some(parse *p, const token *t) {
  void *parser = parser_take(p);
  p->failed = false;
  p->error = (text){"", 0};
  p->before = TOKEN_END;
  p->operator_count = 0;
  for (;; t = take_token(p)) {
    // What is no token is found before the token in front of it means anything, unless that one
    // is wrong already.
    bool error_ahead = p->ahead->kind == TOKEN_ERROR && t->kind != TOKEN_ERROR;
    if (error_ahead && !is_misplaced(p, parser, t)) t = take_token(p);
    p->look = t;
    // The end isn't told to the parser, which would drop its stack; this ends what can be ended.
    bool last = t->kind == TOKEN_ERROR || t->kind == TOKEN_END;
    grammar(parser, last ? TK_WITHOUT_ELSE : t->kind, t);
    if (t->kind == TOKEN_ERROR) p->failed = true;
    if (p->failed || t->kind == TOKEN_END) break;
    p->before = t->kind;
    p->before_end = t->at.end;
  }
  size_t errors = diagnostics_error_count(p->diagnostics);
  if (p->failed) close_statement(p, parser, t->at.begin);
  bool same = diagnostics_error_count(p->diagnostics) > errors && follows_error(p);
  if (t->kind == TOKEN_ERROR) report_token(p, t);
  else if (p->error.size > 0 && !same) report_syntax_error(p);
  parser_free(parser);
  return t;
}

static void read_all(parse *p) {
  p->ahead = scanner_next(p->scanner, next_token_place(p));
  const token *t = take_token(p);
  while (true) {
    place begin = t->at.begin;
    t = parse_some(p, t);
    if (!p->failed || t->kind == TOKEN_END) return;
    if (t->kind == TOKEN_ERROR || t->at.begin == begin) t = take_token(p);
    t = resume_at(p, t);
    if (t->kind == TOKEN_END) return;
  }
}

void parse_all(arena *memory, scanner *scanner, diagnostics *diagnostics, const source_set *sources,
               statement_handler *handle, void *user) {
  parse p = {.memory = memory,
             .scanner = scanner,
             .diagnostics = diagnostics,
             .sources = sources,
             .handle = handle,
             .user = user};
  read_all(&p);
  free(p.operators);
  syntax_errors_free(&p);
}
