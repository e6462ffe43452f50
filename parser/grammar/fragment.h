// Fragments: what one automaton of the grammar reads, from its start token to its end.
#ifndef MICA_PARSER_FRAGMENT_H
#define MICA_PARSER_FRAGMENT_H

#include "text/parser.h"

typedef struct grammar_parser grammar_parser;
struct grammar_parser {
  void *automaton;
  int start;             // the token that it was begun with, one of TK_START_...
  grammar_parser *next;  // in the pool
};

// What is told, after what is wrong inside of it, of an array or attribute that is being read.
typedef struct parse_enclosing {
  const char *at;  // NULL: where reading stopped
  const char *text;
} parse_enclosing;

typedef struct fragment_state {
  grammar_parser *pool;
  parse_stack enclosing;  // parse_enclosing
  const mica_type *expected_type;
  // What the latest one was.
  const mica_type *type;
  const mica_attr *attr;
  const mica_affine_expr *expr;
  mica_op *op;
  mica_loc loc;
  parse_list list;
} fragment_state;

grammar_parser *mica_parser_automaton_take(mica_parser *p, int start);  // NULL: no memory
void mica_parser_automaton_give(mica_parser *p, grammar_parser *g);
// From here on what is wrong is followed by `text`, until enclosing.count is lowered again.
void mica_parser_enclose(mica_parser *p, const char *at, const char *text);
// Says so of those above `outer`, the innermost first, if something in them was wrong.
void mica_parser_blame_enclosing(mica_parser *p, uint32_t outer);
void mica_parser_fragments_free(mica_parser *p);

// The automaton that Lemon makes of grammar.y.
size_t mica_grammarSize(void);
void mica_grammarInit(void *automaton, mica_parser *p);
void mica_grammarFinalize(void *automaton);
void mica_grammar(void *automaton, int kind, parse_token token);
void mica_grammarSettle(void *automaton);
int mica_grammarCanShift(const void *automaton, int kind);
const char *mica_grammarStackSymbol(const void *automaton, int depth);

// Whether a token could be pushed, pushing one, and the reductions that wait for no token.
static inline bool parse_can_push(const grammar_parser *g, int kind) {
  return mica_grammarCanShift(g->automaton, kind);
}
static inline void parse_push(mica_parser *p, grammar_parser *g, int kind, parse_token token) {
  p->looking_at = token;
  p->looking_kind = kind;
  mica_grammar(g->automaton, kind, token);
}
static inline void parse_settle(grammar_parser *g) { mica_grammarSettle(g->automaton); }
// Pushes the token that is next as `kind`; then comes the one after it.
static inline void parse_push_next(mica_parser *p, grammar_parser *g, int kind) {
  parse_push(p, g, kind, p->token);
  if (!p->failed) mica_parser_advance(p);
}

#endif
