// What a syntax error says: by examples. Each example is a text that ends where the grammar expects
// something else, with the message for it. Where the parser stands after it tells the situation; an
// error finds the example of its own situation. They are read when the first error needs them.
#include <stdlib.h>
#include <string.h>

#include "syntax/grammar.h"
#include "syntax/lexer.h"
#include "syntax/actions.h"

typedef struct example {
  const char *text, *message;
  int token;  // for this one alone; 0: any
} example;

// Messages of their own for every operator: of its name, its type, its operands.
static const char after_operator[] = "(", first_of_operand[] = "1", in_operator[] = ")";

#define NO_STATEMENT "Expected assert, class, def, defm, defset, dump, foreach, if, or let"
#define NO_VALUE "Unknown or reserved token when parsing a value"
#define NO_BASE "expected name for ClassID"
#define NO_MULTICLASS_BASE "expected name for MultiClassID"
#define NO_OPERATOR_TYPE "expected type name for operator"

static const example examples[] = {
    // Statements.
    {"", "Unexpected token at top level", 0},
    {"def a;", "Unexpected token at top level", 0},
    {"class", "expected class name after 'class' keyword", 0},
    {"class A", "Expected '{' to start body or ';' for declaration only", 0},
    {"class A<int x", "expected '>' at end of template argument list", 0},
    {"class A :", NO_BASE, 0},
    {"class A : B,", NO_BASE, 0},
    {"def a", "Expected '{' to start body or ';' for declaration only", 0},
    {"def", NO_VALUE, 0},
    {"def a :", NO_BASE, 0},
    {"def a : B,", NO_BASE, 0},
    {"def a : B<1", "Expected comma before next argument", 0},
    {"def a : B<", NO_VALUE, 0},
    {"defm x", "expected ':' after defm identifier", 0},
    {"defm", "expected ':' after defm identifier", TK_SEMI},
    {"defm", "expected ':' after defm identifier", TK_LBRACE},
    {"defm", NO_VALUE, 0},
    {"defm x :", NO_MULTICLASS_BASE, 0},
    {"defm x : M,", "expected identifier", 0},
    {"defm x : M", "expected ';' at end of defm", 0},
    {"multiclass", "expected identifier after multiclass for name", 0},
    {"multiclass M", "expected '{' in multiclass definition", 0},
    {"multiclass M :", NO_MULTICLASS_BASE, 0},
    {"multiclass M : N,", NO_MULTICLASS_BASE, 0},
    {"multiclass M : N", "expected ';' in multiclass definition", 0},
    {"multiclass M {",
     "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or "
     "'let' in multiclass body",
     0},
    {"let", "expected identifier in let definition", 0},
    {"let x = 1,", "expected identifier in let definition", 0},
    {"let x", "expected '=' in let expression", 0},
    {"let x<0", "expected '>' at end of range list", 0},
    {"let x = 1", "expected 'in' at end of top-level 'let'", 0},
    {"let x = 1 in", NO_STATEMENT, 0},
    {"let x = 1 in {", "expected '}' at end of top level let command", 0},
    {"foreach", "Expected identifier in foreach declaration", 0},
    {"foreach i", "Expected '=' in foreach declaration", 0},
    {"foreach i = 1", "Unknown tok", 0},
    {"foreach i = 1 in", NO_STATEMENT, 0},
    {"foreach i = 1 in {", "expected '}' at end of foreach command", 0},
    {"if 1", "Unknown tok", 0},
    {"if 1 then", NO_STATEMENT, 0},
    {"if 1 then {", "expected '}' at end of 'then' clause", 0},
    {"if 1 then def a; else", NO_STATEMENT, 0},
    {"if 1 then def a; else {", "expected '}' at end of 'else' clause", 0},
    {"defvar", "expected identifier", 0},
    {"defvar x", "expected '='", 0},
    {"defvar x = 1", "expected ';'", 0},
    {"defset int", "expected identifier", 0},
    {"defset int x", "expected '='", 0},
    {"defset int x =", "expected '{'", 0},
    {"defset int x = {", "expected '}' at end of defset", 0},
    {"deftype", "expected identifier", 0},
    {"deftype x", "expected '='", 0},
    {"deftype x = int", "expected ';'", 0},
    {"assert 1", "expected ',' in assert statement", 0},
    {"assert 1, 1", "expected ';'", 0},
    {"dump 1", "expected ';'", 0},
    // Bodies.
    {"def a { int", "Expected identifier in declaration", 0},
    {"def a { field int", "Expected identifier in declaration", 0},
    {"def a { int x", "expected ';' after declaration", 0},
    {"def a { let", "expected field identifier after let", 0},
    {"def a { let x", "expected '=' in let expression", 0},
    {"def a { let x{1", "expected '}' at end of bit list", 0},
    {"def a { let x = 1", "expected ';' after let expression", 0},
    // Types.
    {"def a { bits", "expected '<' after bits type", 0},
    {"def a { bits<", "expected integer in bits<n> type", 0},
    {"def a { bits<1", "expected '>' at end of bits<n> type", 0},
    {"def a { list", "expected '<' after list type", 0},
    {"def a { list<int", "expected '>' at end of list<ty> type", 0},
    // Values.
    {"dump {1", "expected '}' at end of bit list value", 0},
    {"foreach i = {1", "expected '}' at end of bit range list", 0},
    {"dump x{1", "expected '}' at end of bit range list", 0},
    {"dump x # {1", "expected '}' at end of bit range list", 0},
    {"dump x # y{1", "expected '}' at end of bit range list", 0},
    {"dump x[1", "expected ']' at end of list slice", 0},
    {"dump x[1,", "expected ']' at end of list slice", 0},
    {"def x[1", "expected ']' at end of list slice", 0},
    {"dump x.", "expected field identifier after '.'", 0},
    {"def x.", "expected field identifier after '.'", 0},
    {"dump [1", "expected ']' at end of list value", 0},
    {"dump []<int", "expected '>' at end of list element type", 0},
    {"dump [1]<int", "expected '>' at end of list element type", 0},
    {"dump [1,]<int", "expected '>' at end of list element type", 0},
    {"dump A<1", "Expected comma before next argument", 0},
    {"dump A<", NO_VALUE, 0},
    {"dump (", "expected identifier or list of value types in dag init", 0},
    {"dump (a:", "expected variable name in dag operator", 0},
    {"dump (a 1:", "expected variable name in dag literal", 0},
    {"dump (a 1", "expected ')' in dag init", 0},
    {"dump (a $x", "expected ')' in dag init", 0},
    {"dump !add", after_operator, 0},
    {"dump !add(", first_of_operand, 0},
    {"dump !add(1,", first_of_operand, 0},
    {"dump !add(1", in_operator, 0},
    {"dump !cast", NO_OPERATOR_TYPE, 0},
    {"dump !cast<int", NO_OPERATOR_TYPE, 0},
    {"dump !cast<int>", after_operator, 0},
    {"dump !getdagop", after_operator, 0},
    {"dump !getdagop<int", NO_OPERATOR_TYPE, 0},
    {"dump !getdagop<int>", after_operator, 0},
    {"dump !cond", after_operator, 0},
    {"dump !cond(1", "expected ':' following a condition in !cond operator", 0},
    {"dump !cond(1: 1", "expected ',' or ')' following a value in !cond operator", 0},
};

enum { EXAMPLE_COUNT = sizeof examples / sizeof examples[0] };

struct example_state {
  unsigned state;
  int keyword, before;
};

static struct example_state read_example(arena *memory, const char *text) {
  situation end = {0};
  const token nothing = {0};
  parse p = {.memory = memory, .probe = &end, .look = &nothing};
  const source_file file = {.content = text_of(text), .start = 1};
  lexer lx;
  lexer_open(&lx, &file, memory);
  void *parser = parser_take(&p);
  const token *t;
  while ((t = lexer_next(&lx, ARENA_NEW(memory, token)))->kind != TOKEN_END) {
    p.look = t;
    grammar(parser, t->kind, t);
    p.before = t->kind;
  }
  grammar(parser, TK_WITHOUT_ELSE, p.look);  // can be read nowhere
  parser_free(parser);
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
    int only = examples[i].token;
    if (e->state != at->state || (only != 0 && only != p->look->kind)) continue;
    int near = 1 + (e->keyword == at->keyword ? 2 : 0) + (e->before == at->before ? 1 : 0);
    if (near > nearest) best = examples[i].message;
    if (near > nearest) nearest = near;
  }
  return best;
}

const char *operator_name_wanted(bang op, size_t index) {
  if ((op == BANG_FOREACH || op == BANG_FILTER) && index == 0)
    return "first argument of !foreach/!filter must be an identifier";
  if (op != BANG_FOLDL || index < 2 || index > 3) return NULL;
  return index == 2 ? "third argument of !foldl must be an identifier"
                    : "fourth argument of !foldl must be an identifier";
}

static const char *operator_message(const parse *p, const char *which) {
  const open_operator *o = &p->operators[p->operator_count - 1];
  const bang_form *form = bang_form_of((bang)o->node->op);
  const char *wanted = operator_name_wanted((bang)o->node->op, o->count);
  if (which == after_operator) return form->open;
  if (which == first_of_operand) return wanted != NULL ? wanted : NO_VALUE;
  return o->count < form->least ? form->between : form->close;
}

text syntax_message(parse *p, const situation *at) {
  const char *message = nearest_example(p, at);
  if (message == after_operator || message == first_of_operand || message == in_operator)
    message = operator_message(p, message);
  if (message == NULL)
    message = at->expected[TK_QUESTION] ? NO_VALUE
              : at->expected[TK_BIT]    ? "Unknown token when expecting a type"
                                        : "Unexpected token";
  return text_of(message);
}
