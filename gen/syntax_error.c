// What a syntax error says: by examples. Each example is a text that ends where the grammar expects
// something else, with the message for it. Where the parser stands after it tells the situation; an
// error finds the example of its own situation. They are read when the first error needs them.
#include <stdlib.h>
#include <string.h>

#include "gen/grammar.h"
#include "lexer.h"
#include "parse.h"

typedef struct example {
  const char *text, *message;
} example;

// Messages of their own for every operator: of its name, its type, its operands.
static const char after_operator[] = "(", in_operator[] = ")";

#define NO_STATEMENT "Expected assert, class, def, defm, defset, dump, foreach, if, or let"
#define NO_VALUE "Unknown or reserved token when parsing a value"
#define NO_BASE "expected name for ClassID"
#define NO_MULTICLASS_BASE "expected name for MultiClassID"
#define NO_OPERATOR_TYPE "expected type name for operator"

static const example examples[] = {
    // Statements.
    {"", "Unexpected token at top level"},
    {"def a;", "Unexpected token at top level"},
    {"class", "expected class name after 'class' keyword"},
    {"class A", "Expected '{' to start body or ';' for declaration only"},
    {"class A<int x", "expected '>' at end of template argument list"},
    {"class A :", NO_BASE},
    {"class A : B,", NO_BASE},
    {"def a", "Expected '{' to start body or ';' for declaration only"},
    {"def", NO_VALUE},
    {"def a :", NO_BASE},
    {"def a : B,", NO_BASE},
    {"def a : B<1", "Expected comma before next argument"},
    {"def a : B<", NO_VALUE},
    {"defm x", "expected ':' after defm identifier"},
    {"defm x :", NO_MULTICLASS_BASE},
    {"defm x : M,", "expected identifier"},
    {"defm x : M", "expected ';' at end of defm"},
    {"multiclass", "expected identifier after multiclass for name"},
    {"multiclass M", "expected '{' in multiclass definition"},
    {"multiclass M :", NO_MULTICLASS_BASE},
    {"multiclass M : N,", NO_MULTICLASS_BASE},
    {"multiclass M : N", "expected ';' in multiclass definition"},
    {"multiclass M {", "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or "
                       "'let' in multiclass body"},
    {"let", "expected identifier in let definition"},
    {"let x = 1,", "expected identifier in let definition"},
    {"let x", "expected '=' in let expression"},
    {"let x<0", "expected '>' at end of range list"},
    {"let x = 1", "expected 'in' at end of top-level 'let'"},
    {"let x = 1 in", NO_STATEMENT},
    {"let x = 1 in {", "expected '}' at end of top level let command"},
    {"foreach", "Expected identifier in foreach declaration"},
    {"foreach i", "Expected '=' in foreach declaration"},
    {"foreach i = 1", "Unknown tok"},
    {"foreach i = 1 in", NO_STATEMENT},
    {"foreach i = 1 in {", "expected '}' at end of foreach command"},
    {"if 1", "Unknown tok"},
    {"if 1 then", NO_STATEMENT},
    {"if 1 then {", "expected '}' at end of 'then' clause"},
    {"if 1 then def a; else", NO_STATEMENT},
    {"if 1 then def a; else {", "expected '}' at end of 'else' clause"},
    {"defvar", "expected identifier"},
    {"defvar x", "expected '='"},
    {"defvar x = 1", "expected ';'"},
    {"defset int", "expected identifier"},
    {"defset int x", "expected '='"},
    {"defset int x =", "expected '{'"},
    {"defset int x = {", "expected '}' at end of defset"},
    {"deftype", "expected identifier"},
    {"deftype x", "expected '='"},
    {"deftype x = int", "expected ';'"},
    {"assert 1", "expected ',' in assert statement"},
    {"assert 1, 1", "expected ';'"},
    {"dump 1", "expected ';'"},
    // Bodies.
    {"def a { int", "Expected identifier in declaration"},
    {"def a { field int", "Expected identifier in declaration"},
    {"def a { int x", "expected ';' after declaration"},
    {"def a { let", "expected field identifier after let"},
    {"def a { let x", "expected '=' in let expression"},
    {"def a { let x{1", "expected '}' at end of bit list"},
    {"def a { let x = 1", "expected ';' after let expression"},
    // Types.
    {"def a { bits", "expected '<' after bits type"},
    {"def a { bits<", "expected integer in bits<n> type"},
    {"def a { bits<1", "expected '>' at end of bits<n> type"},
    {"def a { list", "expected '<' after list type"},
    {"def a { list<int", "expected '>' at end of list<ty> type"},
    // Values.
    {"dump {1", "expected '}' at end of bit list value"},
    {"foreach i = {1", "expected '}' at end of bit range list"},
    {"dump x{1", "expected '}' at end of bit range list"},
    {"dump x[1", "expected ']' at end of list slice"},
    {"dump x[1,", "expected ']' at end of list slice"},
    {"def x[1", "expected ']' at end of list slice"},
    {"dump x.", "expected field identifier after '.'"},
    {"def x.", "expected field identifier after '.'"},
    {"dump [1", "expected ']' at end of list value"},
    {"dump []<int", "expected '>' at end of list element type"},
    {"dump [1]<int", "expected '>' at end of list element type"},
    {"dump [1,]<int", "expected '>' at end of list element type"},
    {"dump A<1", "Expected comma before next argument"},
    {"dump A<", NO_VALUE},
    {"dump (", "expected identifier or list of value types in dag init"},
    {"dump (a:", "expected variable name in dag operator"},
    {"dump (a 1:", "expected variable name in dag literal"},
    {"dump (a 1", "expected ')' in dag init"},
    {"dump (a $x", "expected ')' in dag init"},
    {"dump !add", after_operator},
    {"dump !add(1", in_operator},
    {"dump !cast", NO_OPERATOR_TYPE},
    {"dump !cast<int", NO_OPERATOR_TYPE},
    {"dump !cast<int>", after_operator},
    {"dump !getdagop", after_operator},
    {"dump !getdagop<int", NO_OPERATOR_TYPE},
    {"dump !getdagop<int>", after_operator},
    {"dump !cond", after_operator},
    {"dump !cond(1", "expected ':' following a condition in !cond operator"},
    {"dump !cond(1: 1", "expected ',' or ')' following a value in !cond operator"},
};

enum { EXAMPLE_COUNT = sizeof examples / sizeof examples[0] };

struct example_state {
  unsigned state;
  int keyword, before;
};

static void *take(size_t size) { return memory_take(size); }

static struct example_state read_example(arena *memory, const char *text) {
  situation end = {0};
  parse p = {.memory = memory, .probe = &end};
  const source_file file = {.content = text_of(text), .start = 1};
  lexer lx;
  lexer_open(&lx, &file, memory);
  void *parser = grammarAlloc(take);
  for (token t = lexer_next(&lx); t.kind != TOKEN_END; t = lexer_next(&lx)) {
    p.look = t;
    grammar(parser, t.kind, t, &p);
    p.before = t.kind;
  }
  grammar(parser, TK_WITHOUT_ELSE, p.look, &p);  // can be read nowhere
  grammarFree(parser, free);
  free(p.operators);
  return (struct example_state){end.state, end.keyword, end.before};
}

static void read_examples(parse *p) {
  p->examples = memory_take(EXAMPLE_COUNT * sizeof *p->examples);
  for (size_t i = 0; i < EXAMPLE_COUNT; i++)
    p->examples[i] = read_example(p->memory, examples[i].text);
}

void syntax_errors_free(parse *p) { free(p->examples); }

// The nearest example: of the same state, then of the same statement, then after the same token.
static const char *nearest_example(parse *p, const situation *at) {
  if (p->examples == NULL) read_examples(p);
  const char *best = NULL;
  int nearest = 0;
  for (size_t i = 0; i < EXAMPLE_COUNT; i++) {
    const struct example_state *e = &p->examples[i];
    if (e->state != at->state) continue;
    int near = 1 + (e->keyword == at->keyword ? 2 : 0) + (e->before == at->before ? 1 : 0);
    if (near > nearest) best = examples[i].message;
    if (near > nearest) nearest = near;
  }
  return best;
}

static const char *operator_message(const parse *p, const char *which) {
  const open_operator *o = &p->operators[p->operator_count - 1];
  const bang_form *form = bang_form_of((bang)o->node->op);
  if (which == after_operator) return form->open;
  return o->count < form->least ? form->between : form->close;
}

text syntax_message(parse *p, const situation *at) {
  const char *message = nearest_example(p, at);
  if (message == after_operator || message == in_operator) message = operator_message(p, message);
  if (message == NULL) message = at->expected[TK_QUESTION] ? NO_VALUE
                                 : at->expected[TK_BIT]    ? "Unknown token when expecting a type"
                                                           : "Unexpected token";
  return text_of(message);
}

// --- help ----------------------------------------------------------------------------------------

static const struct {
  int kind;
  const char *word;
} keywords[] = {
    {TK_ASSERT, "assert"}, {TK_BIT, "bit"}, {TK_BITS, "bits"}, {TK_CLASS, "class"},
    {TK_CODE_TYPE, "code"}, {TK_DAG, "dag"}, {TK_DEF, "def"}, {TK_DEFM, "defm"},
    {TK_DEFSET, "defset"}, {TK_DEFTYPE, "deftype"}, {TK_DEFVAR, "defvar"}, {TK_DUMP, "dump"},
    {TK_ELSE, "else"}, {TK_FIELD, "field"}, {TK_FOREACH, "foreach"}, {TK_IF, "if"}, {TK_IN, "in"},
    {TK_INT_TYPE, "int"}, {TK_LET, "let"}, {TK_LIST, "list"}, {TK_MULTICLASS, "multiclass"},
    {TK_STRING_TYPE, "string"}, {TK_THEN, "then"},
};

text syntax_help(parse *p, const token *t, const situation *at) {
  spelling near = spelling_of(t->kind == TK_ID ? t->spelling : TEXT(""));
  for (size_t i = 0; i < sizeof keywords / sizeof keywords[0]; i++) {
    if (t->kind == keywords[i].kind)
      return arena_format(p->memory, "'%s' is a keyword", keywords[i].word);
    if (t->kind == TK_ID && at->expected[keywords[i].kind])
      spelling_offer(&near, text_of(keywords[i].word));
  }
  if (near.nearest.size > 0)
    return arena_format(p->memory, "did you mean '%.*s'?", TEXT_ARGS(near.nearest));
  if (at->expected[TK_IN] && at->keyword == TK_FOREACH) return TEXT("expected 'in'");
  return at->expected[TK_THEN] ? TEXT("expected 'then'") : TEXT("");
}
