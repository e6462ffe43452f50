// The driver of the grammar and the functions its actions call.
// After a syntax error the next statement that begins a line is looked for and parsed afresh.
#include "syntax/parse.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "syntax/grammar.h"
#include "syntax/lexer.h"
#include "syntax/type_kind.h"

size_t syntax_count(const syntax *first) {
  size_t count = 0;
  for (; first != NULL; first = first->next) count++;
  return count;
}

syntax_list list_append(syntax_list list, syntax *s) {
  if (s == NULL) return list;
  if (list.first == NULL) return list_one(s);
  list.last->next = s;
  list.last = s;
  return list;
}

// ---- nodes --------------------------------------------------------------------------------------

syntax *parse_node(parse *p, syntax_kind kind, place begin, place end) {
  syntax *s = ARENA_NEW(p->memory, syntax);
  *s = (syntax){.kind = (uint8_t)kind, .begin = begin, .end = end};
  return s;
}

syntax *parse_token(parse *p, syntax_kind kind, const token *t) {
  syntax *s = parse_node(p, kind, t->at.begin, t->at.end);
  if (kind == SYNTAX_INT || kind == SYNTAX_BINARY) {
    s->integer = t->integer;
    s->op = (uint16_t)t->width;
  } else if (kind != SYNTAX_UNSET) {
    s->name = t->spelling;
  }
  return s;
}

syntax *parse_parent(parse *p, syntax_kind kind, place begin, place end, syntax *first) {
  syntax *s = parse_node(p, kind, begin, end);
  s->child = first;
  return s;
}

syntax *parse_named(parse *p, syntax_kind kind, place begin, const token *name, syntax *first) {
  syntax *s = parse_parent(p, kind, begin, name->at.end, first);
  s->name = name->spelling;
  return s;
}

syntax *parse_group(parse *p, syntax_list items, place begin, place end, bool braced) {
  syntax *s = parse_parent(p, SYNTAX_GROUP, begin, end, items.first);
  s->flag = braced;
  return s;
}

syntax *parse_none(parse *p) {
  return parse_node(p, SYNTAX_NONE, p->look->at.begin, p->look->at.begin);
}

syntax *parse_chain(syntax *a, syntax *b, syntax *c) {
  a->next = b;
  if (b != NULL) b->next = c;
  return a;
}

syntax *parse_type(parse *p, int kind, place begin, place end) {
  syntax *s = parse_node(p, SYNTAX_TYPE, begin, end);
  s->op = (uint16_t)kind;
  return s;
}

syntax *parse_bits_type(parse *p, place begin, place end, const token *width) {
  syntax *s = parse_type(p, TYPE_BITS, begin, end);
  s->integer = width->integer;
  return s;
}

syntax *parse_suffix(parse *p, syntax_kind kind, syntax *base, syntax *second, place end,
                     bool flag) {
  syntax *s = parse_parent(p, kind, base->begin, end, base);
  s->second = second;
  s->flag = flag;
  return s;
}

syntax *parse_range(parse *p, syntax *from, syntax *to, int how) {
  syntax *s = parse_parent(p, SYNTAX_RANGE, from->begin, to->end, parse_chain(from, to, NULL));
  s->flag = (uint8_t)how;
  return s;
}

// `0-3`: the second number was read with its sign, which is the dash of the range.
syntax *parse_range_number(parse *p, syntax *from, const token *number) {
  syntax *to = parse_token(p, SYNTAX_INT, number);
  to->integer = (int64_t)(0 - (uint64_t)number->integer);
  return parse_range(p, from, to, 2);
}

void parse_fail(parse *p, place_range at, text message) {
  if (p->failed || p->closing) return;
  p->failed = true;
  p->error_at = at;
  p->error = message;
  p->help = TEXT("");
}

// `name#` with nothing after it is only for names: a body or its end must follow.
syntax *parse_trailing_paste(parse *p, syntax *left, const token *hash) {
  int next = p->look->kind;
  if (next != TK_COLON && next != TK_SEMI && next != TK_LBRACE)
    parse_fail(p, p->look->at, TEXT("Unknown or reserved token when parsing a value"));
  return parse_suffix(p, SYNTAX_PASTE, left, NULL, p->failed ? 0 : hash->at.end, false);
}

syntax *parse_dag(parse *p, const token *open, syntax *op, syntax *name, syntax *items,
                  const token *close) {
  syntax *s = parse_parent(p, SYNTAX_DAG, open->at.begin, close->at.end, op);
  s->second = items;
  s->third = name;
  return s;
}

syntax *parse_dag_item(parse *p, syntax *value, const token *name) {
  place begin = value != NULL ? value->begin : name->at.begin;
  syntax *s =
      parse_parent(p, SYNTAX_DAG_ITEM, begin, name != NULL ? name->at.end : value->end, value);
  if (name != NULL) s->name = name->spelling;
  return s;
}

// ---- operators: their operands are counted as they are read -------------------------------------

syntax *parse_operator(parse *p, const token *name) {
  if (p->operator_count == p->operator_capacity) {
    p->operator_capacity = p->operator_capacity == 0 ? 64 : p->operator_capacity * 2;
    p->operators = memory_resize(p->operators, p->operator_capacity * sizeof *p->operators);
  }
  syntax *s = parse_node(p, SYNTAX_BANG, name->at.begin, 0);
  s->op = (uint16_t)name->integer;
  p->operators[p->operator_count++] = (open_operator){s, NULL, 0};
  return s;
}

static void check_operand(parse *p, const open_operator *o, const syntax *operand) {
  const bang_form *form = bang_form_of((bang)o->node->op);
  const char *wanted = operator_name_wanted((bang)o->node->op, o->count - 1);
  int next = p->look->kind;
  const syntax *first = syntax_leftmost(operand);
  if (wanted != NULL && first->kind != SYNTAX_NAME)
    parse_fail(p, syntax_range(first), text_of(wanted));
  else if (wanted != NULL && first != operand)
    parse_fail(p, lexer_place_after(p->sources, syntax_range(first), p->memory),
               text_of(form->between));
  else if (form->most > 0 && o->count == form->most && next == TK_COMMA)
    parse_fail(p, p->look->at, text_of(form->close));
  else if (o->count < form->least && next == TK_RPAREN)
    parse_fail(p, p->look->at, text_of(form->between));
  else if (o->node->op == BANG_RANGE && o->count == form->most)
    parse_fail(p, syntax_range(operand), TEXT("expected at most three values of integer"));
}

syntax *parse_operand(parse *p, syntax *op, syntax *operand) {
  assert(p->operator_count > 0 && p->operators[p->operator_count - 1].node == op);
  open_operator *o = &p->operators[p->operator_count - 1];
  if (o->last == NULL) op->child = operand;
  else o->last->next = operand;
  o->last = operand;
  o->count++;
  check_operand(p, o, operand);
  return op;
}

syntax *parse_operator_end(parse *p, syntax *op, bool missing, const token *close) {
  assert(p->operator_count > 0 && p->operators[p->operator_count - 1].node == op);
  size_t count = p->operators[--p->operator_count].count;
  if (missing && (count > 0 || bang_form_of((bang)op->op)->least > 0))
    parse_fail(p, close->at, TEXT("Unknown or reserved token when parsing a value"));
  op->end = p->failed ? 0 : close->at.end;
  return op;
}

syntax *parse_list(parse *p, const token *open, syntax *items, const token *close, syntax *type) {
  syntax *s = parse_parent(p, SYNTAX_LIST, open->at.begin, close->at.end, items);
  s->second = type;
  return s;
}

// Strings side by side: the pieces are kept for their places.
syntax_list parse_joined(parse *p, syntax_list pieces, const token *t) {
  return list_append(pieces, parse_token(p, SYNTAX_STRING, t));
}

syntax *parse_string(parse *p, syntax_list pieces) {
  if (pieces.first->next == NULL) return pieces.first;
  buffer joined = {0};
  for (const syntax *s = pieces.first; s != NULL; s = s->next) buffer_text(&joined, s->name);
  syntax *s = parse_parent(p, SYNTAX_STRING, pieces.first->begin, pieces.last->end, pieces.first);
  s->name = arena_text(p->memory, buffer_as_text(&joined));
  buffer_free(&joined);
  return s;
}

void parse_extra_semicolon(parse *p, const token *semicolon, const char *what) {
  if (p->closing) return;
  report_error(p->diagnostics, semicolon->at, "A %s body should not end with a semicolon", what);
  report_note(p->diagnostics, (place_range){0},
              "Semicolon ignored; remove to eliminate this error");
}

// ---- statements and errors ----------------------------------------------------------------------

// All but the two read last: the one being given to the grammar and the one after it.
static void drop_tokens(parse *p) { p->token_first = p->token_next - 2; }

void parse_statement(parse *p, syntax *statement) {
  if ((p->failed && !p->closing) || p->probe != NULL) return;
  drop_tokens(p);
  p->closed = p->closing;
  p->handle(p->user, statement);
}

void parse_syntax_error(parse *p, const token *t, const situation *at) {
  if (p->probe != NULL) *p->probe = *at;
  if (p->failed || p->probe != NULL || (t->kind == TOKEN_END && at->expected[TOKEN_END])) return;
  if (t->kind == TOKEN_ERROR) p->failed = true;  // reported by the driver
  else parse_fail(p, t->at, syntax_message(p, at));
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

static bool begins_statement(int kind) {
  switch (kind) {
  case TK_CLASS:
  case TK_DEF:
  case TK_DEFM:
  case TK_DEFSET:
  case TK_DEFTYPE:
  case TK_DEFVAR:
  case TK_MULTICLASS:
  case TK_FOREACH:
  case TK_LET:
  case TK_IF:
  case TK_ASSERT:
  case TK_DUMP: return true;
  default: return false;
  }
}

// The first byte of its line.
static bool begins_line(const parse *p, const token *t) {
  return source_position(p->sources, t->at.begin).column == 1;
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

static void *take(size_t size) { return memory_take(size); }

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
    grammar(parser, t->kind, t, p);
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
  if (p->help.size > 0) report_help(p->diagnostics, "%.*s", TEXT_ARGS(p->help));
}

// Where a statement should begin.
static bool is_misplaced(const parse *p, void *parser, const token *t) {
  bool begins = p->before == TOKEN_END || grammar_expects(parser, TK_CLASS);
  return begins && !begins_statement(t->kind);
}

// One parser until it ends or fails. The token where to go on, or the end.
static const token *parse_some(parse *p, const token *t) {
  void *parser = grammarAlloc(take);
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
    grammar(parser, last ? TK_WITHOUT_ELSE : t->kind, t, p);
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
  grammarFree(parser, free);
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
