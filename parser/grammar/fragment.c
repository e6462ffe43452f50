// The automata of the grammar, kept for the next fragment, and what is told of the enclosing ones
// when one fails.
#include "grammar/fragment.h"

// ---- Automata -----------------------------------------------------------------------------------

grammar_parser *mica_parser_automaton_take(mica_parser *p, int start) {
  assert(start >= TK_START_MODULE && start <= TK_START_OPERATION);
  grammar_parser *g = p->fragment->pool;
  if (g != NULL) {
    p->fragment->pool = g->next;
  } else {
    g = mica_allocate(p->context, sizeof *g + mica_grammarSize());
    if (g == NULL) return mica_parser_no_memory(p), NULL;
    g->automaton = g + 1;
    mica_grammarInit(g->automaton, p);
  }
  g->start = start;
  return g;
}

static void destroy(mica_parser *p, grammar_parser *g) {
  mica_grammarFinalize(g->automaton);
  mica_free(p->context, g, sizeof *g + mica_grammarSize());
}

// One that accepted is ready for another start token; one that failed is not.
void mica_parser_automaton_give(mica_parser *p, grammar_parser *g) {
  if (p->failed) {
    destroy(p, g);
    return;
  }
  g->next = p->fragment->pool;
  p->fragment->pool = g;
}

void mica_parser_fragments_free(mica_parser *p) {
  fragment_state *f = p->fragment;
  while (f->pool != NULL) {
    grammar_parser *next = f->pool->next;
    destroy(p, f->pool);
    f->pool = next;
  }
  mica_parser_stack_free(p, &f->enclosing, sizeof(parse_enclosing));
}

// ---- What encloses them -------------------------------------------------------------------------

void mica_parser_enclose(mica_parser *p, const char *at, const char *text) {
  assert(text != NULL);
  parse_enclosing *slot = parse_stack_push(p, &p->fragment->enclosing, sizeof *slot);
  if (slot != NULL) *slot = (parse_enclosing){at, text};
}

void mica_parser_blame_enclosing(mica_parser *p, uint32_t outer) {
  assert(outer <= p->fragment->enclosing.count);
  parse_stack *enclosing = &p->fragment->enclosing;
  while (enclosing->count > outer) {
    parse_enclosing *last = PARSE_ITEM(parse_enclosing, *enclosing, --enclosing->count);
    mica_parser_error(p, last->at == NULL ? p->token.at : last->at, "%s", last->text);
  }
}
