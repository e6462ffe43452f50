// The driver: feeds tokens to the grammar, and meets the generated parsers, which pull them.
//
// Some tokens mean more than their text says, and whether they do is asked of the grammar's
// automaton: a name where an operation could start is a custom form; `!x` where a type could stand
// is resolved to that type, `#x` likewise to an attribute; a list that the shortcuts take at once
// is one token. Everything else goes to the grammar as the lexer gives it.
#include "driver.h"
#include "custom/custom.h"

// ---- One token ----------------------------------------------------------------------------------

// A value or a string may begin an operation in generic form; a string may also go on with one that
// has several names of results. That one is made before the next is looked at.
static void step_head(mica_parser *p, grammar_parser *g) {
  bool begins = parse_can_push(g, TK_RESULTS);
  if (begins && p->shortcuts->row(p, g)) return;
  bool is_head = !begins && p->kind == TK_STRING && parse_can_push(g, TK_OP_HEAD);
  int kind = is_head ? p->shortcuts->op_head(p) : p->kind;
  if (!p->failed) parse_push_next(p, g, kind);
  if (!p->failed && kind == TK_OP) parse_settle(g);
}

// What the token that is next begins was read before: `kind` carries it. False: nothing was done.
static bool step_spelling(mica_parser *p, grammar_parser *g, int kind) {
  const unsigned char *end;
  const void *object = p->shortcuts->recall(p, (const unsigned char *)p->token.at, &end);
  if (object == NULL || !parse_can_push(g, kind)) return false;
  parse_token token = {p->token.at, {.object = object}};
  parse_push(p, g, kind, token);
  if (!p->failed) mica_parser_jump(p, (const char *)end);
  return true;
}

// `<{` after an operation's operands.
static void step_less(mica_parser *p, grammar_parser *g) {
  if (*p->lexer.cursor == '{' && step_spelling(p, g, TK_PROPERTIES)) return;
  parse_push_next(p, g, p->kind);
}

// The colon in front of an operation's type.
static void step_colon(mica_parser *p, grammar_parser *g) {
  parse_token run = p->token;
  bool is_run = parse_can_push(g, TK_OP_TYPE) && p->shortcuts->op_type(p, &run);
  if (p->failed) return;
  parse_push(p, g, is_run ? TK_OP_TYPE : TK_COLON, run);
  if (!p->failed) mica_parser_advance(p);
}

// `tensor`, `memref`, `vector`: after their '<' the lexer reads a shape.
static void step_shaped(mica_parser *p, grammar_parser *g) {
  bool is_vector = p->kind == TK_VECTOR;
  if (step_spelling(p, g, TK_TYPE)) return;
  parse_push_next(p, g, p->kind);
  if (p->failed || p->kind != TK_LESS) return;
  parse_push(p, g, TK_LESS, p->token);
  if (p->failed) return;
  if (parse_can_push(g, TK_SHAPE)) {
    parse_token shape = p->token;
    if (!mica_parser_shape(p, is_vector, &shape)) return;
    parse_push(p, g, TK_SHAPE, shape);
  }
  if (!p->failed) mica_parser_advance(p);
}

static void step_bang(mica_parser *p, grammar_parser *g) {
  if (step_spelling(p, g, TK_TYPE)) return;
  if (!parse_can_push(g, TK_TYPE)) {
    parse_push_next(p, g, p->kind);
    return;
  }
  parse_token token = p->token;
  token.as.object = mica_parser_bang_type(p);
  parse_push(p, g, TK_TYPE, token);  // one that failed, too: so what encloses it is known
}

// An alias is left to the grammar where it has its own meaning for it: `#a = ...`, `loc(#a)`,
// `%x#1`.
static void step_hash(mica_parser *p, grammar_parser *g) {
  bool is_raw = !mica_parser_symbol_is_dialect(p) && parse_can_push(g, TK_HASH_ID);
  if (is_raw || !parse_can_push(g, TK_ATTRIBUTE)) {
    parse_push_next(p, g, p->kind);
    return;
  }
  parse_token token = p->token;
  token.as.object = mica_parser_hash_attribute(p, NULL);
  parse_push(p, g, TK_ATTRIBUTE, token);
}

// Operations in custom form that follow one another: the last of them. NULL: failed.
static mica_op *read_custom_ops(mica_parser *p) {
  mica_op *op;
  do op = mica_parser_custom_op(p);
  while (!p->failed && p->shortcuts->custom_op(p));
  return op;
}

// CUSTOM_OPEN makes the grammar finish what stands before (the operation, the list of results);
// CUSTOM_OP then carries the operation that the hook has made, where there may be more the last.
static void step_custom(mica_parser *p, grammar_parser *g) {
  parse_push(p, g, TK_CUSTOM_OPEN, p->token);
  parse_token token = p->token;
  if (p->failed) return;
  token.as.object = g->start == TK_START_OPERATION ? mica_parser_custom_op(p) : read_custom_ops(p);
  if (!p->failed) parse_push(p, g, TK_CUSTOM_OP, token);
}

// A name where an operation can start is the name of one, but for `i32`, and for the location of
// the operation before.
static bool is_op_name(const mica_parser *p, const grammar_parser *g) {
  if (p->kind == TK_INTEGER_TYPE || !parse_can_push(g, TK_CUSTOM_OPEN)) return false;
  return p->kind != TK_LOC || !parse_can_push(g, TK_LOC);
}

static void step_name(mica_parser *p, grammar_parser *g) {
  if (is_op_name(p, g)) {
    step_custom(p, g);
  } else if (p->kind == TK_TENSOR || p->kind == TK_MEMREF || p->kind == TK_VECTOR) {
    step_shaped(p, g);
  } else if (p->kind != TK_COMPLEX || !step_spelling(p, g, TK_TYPE)) {
    parse_push_next(p, g, p->kind);
  }
}

// Says how far the text has been read; tokens that the grammar holds stand a little before.
static void tell_passed(mica_parser *p) {
  const size_t step = 1 << 20, held = 64 << 10;
  const size_t read = (size_t)(p->lexer.cursor - p->lexer.begin);
  const size_t offset = read < held ? 0 : read - held;
  bool is_asked = p->options->passed != NULL && p->options->nul_terminated;
  if (is_asked) p->shortcuts->forget_text(p);
  if (is_asked && offset != 0) p->options->passed(p->options->passed_user, offset);
  bool is_last = !is_asked || (size_t)(p->lexer.end - p->lexer.cursor) <= step;
  p->pass_at = is_last ? p->lexer.end : p->lexer.cursor + step;
}

// Now and then, or at each token where older text is read. True: the token was taken.
static bool step_aside(mica_parser *p, grammar_parser *g) {
  if (p->former != NULL) return p->options->former->step(p, g);
  tell_passed(p);
  return false;
}

static void step(mica_parser *p, grammar_parser *g) {
  if (p->lexer.cursor > p->pass_at && step_aside(p, g)) return;
  switch (p->kind) {
  case TK_STRING:
  case TK_VALUE: step_head(p, g); return;
  case TK_CARET_ID:
  case TK_RBRACE:
    if (!p->shortcuts->row(p, g) && !p->failed) parse_push_next(p, g, p->kind);
    return;
  case TK_COLON: step_colon(p, g); return;
  case TK_LESS: step_less(p, g); return;
  case TK_BANG_ID: step_bang(p, g); return;
  case TK_HASH_ID: step_hash(p, g); return;
  case TK_ERROR: p->failed = true; return;
  case TK_END: parse_push(p, g, TK_END, p->token); return;
  default: break;
  }
  if (p->kind >= TK_BARE_ID) step_name(p, g);
  else parse_push_next(p, g, p->kind);
}

// ---- Fragments ----------------------------------------------------------------------------------

// Whether the token that is next belongs to the fragment.
static bool can_go_on(const mica_parser *p, const grammar_parser *g) {
  if (p->kind == TK_ERROR) return true;
  if (p->kind == TK_BANG_ID && parse_can_push(g, TK_TYPE)) return true;
  if (p->kind == TK_HASH_ID && parse_can_push(g, TK_ATTRIBUTE)) return true;
  if (p->kind >= TK_BARE_ID && parse_can_push(g, TK_CUSTOM_OPEN)) return true;
  return p->kind != TK_END && parse_can_push(g, p->kind);
}

// A fragment that could not end here either is wrong at this token: the grammar is given it and
// says so. Nobody asks after each token of a region, which ends with a brace.
static bool ends(const mica_parser *p, const grammar_parser *g) {
  if (g->start == TK_START_REGION && p->looking_kind != TK_RBRACE) return false;
  return parse_can_push(g, TK_END) && !can_go_on(p, g);
}

// `op`: what was read of the fragment before; or NULL.
static bool read_fragment(mica_parser *p, int start, const mica_op *op) {
  grammar_parser *g = mica_parser_automaton_take(p, start);
  if (g == NULL) return false;
  uint32_t outer = p->fragment->enclosing.count;
  parse_token token = {p->token.at, {0}};
  parse_push(p, g, start, token);
  if (op != NULL) parse_push(p, g, TK_CUSTOM_OPEN, token);
  token.as.object = op;
  if (op != NULL) parse_push(p, g, TK_CUSTOM_OP, token);
  if (!p->failed) step(p, g);
  while (!p->failed && !ends(p, g)) step(p, g);
  if (!p->failed) parse_push(p, g, TK_END, p->token);
  mica_parser_automaton_give(p, g);
  mica_parser_blame_enclosing(p, outer);
  return !p->failed;
}

static bool fragment(mica_parser *p, int start) { return read_fragment(p, start, NULL); }

// Most regions hold operations in custom form alone: the grammar reads what follows them, if
// anything does.
static bool region(mica_parser *p) {
  p->looking_at = p->token;
  if (p->kind != TK_LBRACE)
    return mica_parser_error_wrong_token(p, "expected '{' to begin a region");
  mica_parser_advance(p);
  if (!p->failed) mica_parser_region_begin(p);
  if (p->failed) return false;
  const mica_op *last = p->shortcuts->custom_op(p) ? read_custom_ops(p) : NULL;
  if (p->failed || p->kind != TK_RBRACE)
    return !p->failed && read_fragment(p, TK_START_REGION, last);
  parse_token brace = p->token;
  mica_parser_advance(p);
  if (!p->failed) mica_parser_region_end(p, brace);
  return !p->failed;
}

// Up to the end of the text.
bool mica_parser_read(mica_parser *p, int start) {
  grammar_parser *g = mica_parser_automaton_take(p, start);
  if (g == NULL) return false;
  parse_push(p, g, start, p->token);
  int kind;
  do {
    kind = p->kind;
    step(p, g);
  } while (!p->failed && kind != TK_END);
  mica_parser_automaton_give(p, g);
  mica_parser_blame_enclosing(p, 0);
  return !p->failed;
}

const parser_driver mica_parser_driver = {fragment, region, step};
